"""The Emperor's challenges (T-12.19)."""

import pytest

from dynasty.games.terracotta_army.names import CHALLENGES, CLAY_MAKER
from dynasty.games.terracotta_army.rules.li_si_turn import PM_TURN
from dynasty.games.terracotta_army.rules.solo_setup import BEGIN_SOLO
from dynasty.games.terracotta_army.rules.stock_and_score import has_master
from dynasty.kernel import BadOptions
from tests.games.playing import at_random
from tests.games.terracotta_army.playing import play_game
from tests.games.terracotta_army.setting import GAME
from tests.games.terracotta_army.table import Table


def begun(*numbers: int) -> Table:
    return Table(1).challenged(*numbers).steps((BEGIN_SOLO, 1, 0))


def laid(challenge: str) -> tuple[str, ...]:
    solo = GAME.view(GAME.start(1, 5, {"challenge": challenge}), 0).solo
    assert solo is not None
    return solo.challenges


@pytest.mark.parametrize("challenge", CHALLENGES)
def test_T_12_19_a_challenge_is_an_option_of_the_table(challenge: str) -> None:
    assert laid(challenge) == (challenge,)


def test_T_12_19_without_the_option_there_is_none() -> None:
    assert laid("none") == ()
    with pytest.raises(BadOptions):
        laid("some")


def test_T_12_19_all_of_them_may_lie_there_together() -> None:
    assert laid("all") == CHALLENGES


def test_T_12_19_a_table_of_several_players_has_none() -> None:
    with pytest.raises(BadOptions, match="seats 2, stays 'none'"):
        GAME.start(2, 5, {"challenge": "ch_1_imperial_favor"})
    assert GAME.start(2, 5, {"challenge": "none"}).challenges == 0


def test_T_12_19_you_may_choose_and_draw_any_number_at_the_table() -> None:
    s = GAME.start(1, 5, {"challenge": "ask"}, listen=True)
    (decision,) = s.decisions
    assert (decision.seat, len(decision.choices)) == (0, 10)

    def choose(text: str) -> None:
        GAME.apply(s, 0, GAME.vocabulary.read(text))

    choose("lay:ch_5_patronage")
    refusal = GAME.why_not(s, 0, GAME.vocabulary.read("lay:ch_5_patronage"))
    assert refusal is not None
    assert refusal.reason == "already-laid"
    choose("draw:challenge_deck")
    choose("begin:round_marker")
    assert s.challenges.bit_count() == 2
    assert s.challenges >> 4 & 1
    assert [e.kind for e in s.events or []].count("challenge_laid") == 2


def test_T_12_19_when_all_are_laid_the_game_begins() -> None:
    s = GAME.start(1, 5, {"challenge": "ask"})
    for _ in CHALLENGES:
        GAME.apply(s, 0, GAME.vocabulary.read("draw:challenge_deck"))
    assert s.challenges == 255
    assert s.decisions[0].step.name != "LayChallenges"


def test_T_12_19_imperial_favor() -> None:
    assert begun(1).earned("pm", "challenges") == 10


def test_T_12_19_full_treasury() -> None:
    table = begun(2)
    assert (table.coins("pm"), table.wet("pm")) == (3, 3)


def test_T_12_19_second_seal() -> None:
    table = begun(3)
    assert len(table.player("pm").masters) == 2
    if not has_master(table.state, 1, CLAY_MAKER):
        table.hired("pm", "clay_maker")
    table.pm_resolves("master_clay_maker")
    assert table.earned("pm", "challenges") == 2
    s = play_game(1, 3, at_random(3), options={"challenge": "ch_3_second_seal"})
    assert len(GAME.view(s, 0).players[1].masters) == 6


def test_T_12_19_drawn_blades() -> None:
    table = begun(4)
    assert len(table.weapons("pm")) == 4
    table.armed("pm", "sword").cleans_up()
    assert len(table.weapons("pm")) == 4


def test_T_12_19_patronage() -> None:
    assert Table(1).challenged(5).pm_resolves("master_builder").vp("pm") == 3


def test_T_12_19_relentless_overseer() -> None:
    table = Table(1).challenged(6).deals("pmc_02").steps((PM_TURN, 1, 0))
    assert table.events("card_revealed")[0].values["cause"] == "ch_6_relentless_overseer"
    later = Table(1).challenged(6).pm_turn(1, 1, 1)
    assert not [e for e in later.events("card_revealed") if e.rule == "T-12.19"]


def test_T_12_19_imperial_eye() -> None:
    table = Table(1).challenged(7).puts("pm", "guard", "r1c5").puts("you", "guard", "r5c1")
    table.scores_round()
    assert table.earned("pm", "row_inspector") == 9
    assert table.earned("you", "column_inspector") == 7


def test_T_12_19_harsh_sun() -> None:
    table = Table(1).challenged(8).has("you", wet=3).hired("you", "clay_maker").cleans_up()
    assert (table.wet("you"), table.dry("you")) == (0, 3)
