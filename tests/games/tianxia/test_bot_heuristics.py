"""Advice: it values what a good player values, and a bot that follows it beats chance."""

from typing import Any

import pytest

from dynasty import bots
from dynasty.games.tianxia import bot_heuristics
from tests.games.playing import at_random
from tests.games.tianxia.playing import play_game
from tests.games.tianxia.setting import GAME, SEAT_OF
from tests.games.tianxia.table import Table


def estimate(table: Table, colour: str = "blue") -> float:
    return GAME.estimate(table.state, SEAT_OF[colour])


def favourite(table: Table) -> str:
    (decision,) = table.state.decisions
    liked = GAME.incline(table.state, decision)
    return str(decision.choices[liked.index(max(liked))])


def test_every_verb_has_a_liking() -> None:
    assert set(bot_heuristics.PRIOR_BY_VERB) == {choice.verb for choice in GAME.vocabulary}


@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_the_estimate_of_a_finished_game_is_its_score(seats: int) -> None:
    s = play_game(seats, 3, at_random(3))
    assert [GAME.estimate(s, seat) for seat in range(seats)] == [
        sheet.total for sheet in GAME.scores(s)[:seats]
    ]


def test_more_is_better() -> None:
    plain = estimate(Table().turn("blue"))
    assert estimate(Table().gives("blue", coin=2).turn("blue")) > plain
    assert estimate(Table().gives("blue", silk=1).turn("blue")) > plain
    assert estimate(Table().jade("blue", "ox").turn("blue")) > plain
    assert estimate(Table().stands("blue", red=3).turn("blue")) > plain
    assert estimate(Table().governs("blue", "i01").turn("blue")) > plain
    assert estimate(Table().tiles("blue", "rb_vp3").turn("blue")) > plain


def test_a_soldier_is_worth_more_where_a_battle_comes() -> None:
    here = Table().nomads("longxi", 6, 5).soldiers("longxi", "blue").turn("blue")
    there = Table().nomads("longxi", 6, 5).soldiers("liaoxi", "blue").turn("blue")
    assert estimate(here) > estimate(there)


def test_a_coin_is_paid_rather_than_prestige() -> None:
    table = Table().nomads("yunzhong", 6, 11).gives("blue", coin=3).runs("Attack")
    assert favourite(table) == "pay:coin"


def test_free_actions_wait_where_something_else_is_to_do() -> None:
    table = Table().objectives("blue", "ob13").gives("blue", stone=3).turn("blue")
    table.play("place:qin", "exchange:stone")
    assert favourite(table) == "amount:crate_3"


def test_the_greedy_bot_beats_chance() -> None:
    won = 0
    for seed in range(4):
        names = ["greedy", "random"] if seed % 2 else ["random", "greedy"]
        seats = [bots.make_bot(name, GAME, seed * 2 + at) for at, name in enumerate(names)]
        s: Any = bots.simulate_game(GAME, seats, seed)
        won += GAME.winners(s) == [names.index("greedy")]
    assert won == 4
