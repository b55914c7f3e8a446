"""The advice: a greedy player who follows it beats chance, and knows what is worth what."""

import pytest

from dynasty.bots import make_bot, simulate_game
from dynasty.games.terracotta_army.rules.inspectors import OFFICER_INSPECTOR
from dynasty.games.terracotta_army.state import ArmyState
from dynasty.kernel import Choice, Decision
from tests.games.playing import at_random
from tests.games.terracotta_army.playing import play_game
from tests.games.terracotta_army.setting import GAME
from tests.games.terracotta_army.table import Table


def inclined(table: Table) -> str:
    """What the rule of thumb would choose."""
    values = GAME.incline(table.state, table.decision)
    return str(table.decision.choices[values.index(max(values))])


@pytest.mark.parametrize("seed", range(4))
def test_greedy_beats_random(seed: int) -> None:
    seats = ["greedy", "random"] if seed % 2 else ["random", "greedy"]
    s = simulate_game(
        GAME, [make_bot(name, GAME, seed + at) for at, name in enumerate(seats)], seed
    )
    assert seats[GAME.ranking(s)[0]] == "greedy"  # type: ignore[arg-type]


def test_at_the_end_the_estimate_is_the_lead() -> None:
    s = play_game(2, 1, at_random(1))
    mine, other = (sheet.total for sheet in GAME.scores(s))
    assert GAME.estimate(s, 0) == mine - 0.5 * other


def test_a_warrior_goes_where_the_inspectors_cross() -> None:
    table = Table(2).has("yellow", wet=2).acts("yellow", "s0", "inner")
    assert inclined(table) == "perform:inner_action"
    table.play("perform:inner_action", "make:guard")
    assert inclined(table) == "stand:r1c1"


def test_an_inspector_goes_where_one_leads() -> None:
    table = Table(2).puts("yellow", "guard", "r2c9").steps((OFFICER_INSPECTOR, 0, 0))
    assert inclined(table) == "inspect:row_2"


def test_li_sis_warriors_are_sent_where_they_hurt_least() -> None:
    table = Table(1).tiles(*("tile_coins",) * 5).inspectors(4, 5).puts("pm", "guard", "r4c5")
    table.puts("you", "officer", "r4c1").has("pm", wet=2).armed("pm", "halberd")
    table.pm_resolves("warrior_2")
    assert inclined(table) in {"assign:r3c5", "assign:r5c5", "assign:r4c4", "assign:r4c6"}


def test_clay_dries_in_the_estimate() -> None:
    late = Table(2).has("yellow", wet=6).stands("yellow", "craftsman", *(f"s{i}" for i in range(5)))
    early = Table(2).has("yellow", wet=6)
    for table in (late, early):
        table.turn("green")
    assert GAME.estimate(late.state, 0) < GAME.estimate(early.state, 0)


@pytest.mark.parametrize("seats", [1, 3])
def test_every_question_has_as_many_inclinations_as_choices(seats: int) -> None:
    def watch(s: ArmyState, decision: Decision, choice: Choice) -> None:
        assert all(len(GAME.incline(s, asked)) == len(asked.choices) for asked in s.decisions)

    play_game(seats, 2, at_random(2), watch)
