"""The win curve: chances as each seat could know them, and luck, which is what was drawn."""

import math
from collections.abc import Iterator
from typing import Any

import pytest

from dynasty import bots, games
from dynasty.bots.win_probability import win_estimate
from dynasty.insight.win_curve import (
    LUCK_DRAWS,
    WinProbabilities,
    apply_with_new_draw,
    luck_of_draw,
    own_win_probabilities,
    win_probabilities,
)
from dynasty.kernel import Chance, Choice, Game, Match, State
from tests.insight.golden_matches import golden


@pytest.mark.parametrize("name", ["xian_2", "tianxia_2", "yinzi_2"])
def test_each_chance_is_what_its_own_seat_could_know(name: str) -> None:
    match = golden(name)
    game, told = match.game, 0
    again = Match(game, match.seats, match.seed, match.options, match.origin)
    for move in match.moves[:-1]:
        again.choose(move.seat, move.choice)
        own = own_win_probabilities(game, again.state)
        for seat in range(2):
            twin = game.imagine(again.state, seat, 77)
            assert own_win_probabilities(game, twin)[seat] == own[seat]
            told += truth(game, twin, seat) != truth(game, again.state, seat)
    assert told, "whoever reads the true state would be found out"


def truth(game: Game[Any], s: State, seat: int) -> float:
    """What a seat that sees everything would think of its chance."""
    return win_estimate(game, lambda _: s.clone(), seat).chances[seat]


Draw = tuple[State, int, Choice]
"""A position, who chooses there, and a choice upon which something is drawn."""


def draws_of(game: Game[Any], seed: int) -> Iterator[Draw]:
    """Those of a game in which anything may happen."""
    choices: bots.SeatChoices = []
    bots.simulate_game(
        game, [bots.make_bot("random", game, seed + seat) for seat in range(2)], seed, {}, choices
    )
    s = game.start(2, seed)
    for seat, choice in choices:
        before, value = s.clone(), s.chance.value
        game.apply(s, seat, choice)
        if s.chance.value != value:
            yield before, seat, choice


def drawn(game: Game[Any], draw: Draw, seed: int) -> tuple[WinProbabilities, WinProbabilities]:
    """The luck of one of the draws that could come."""
    s, seat, choice = draw
    came = win_probabilities(game, apply_with_new_draw(game, s, seat, choice, Chance(seed)))
    return luck_of_draw(game, s, seat, choice, came, ~seed)


def test_a_good_hand_is_no_luck_however_often_something_is_drawn() -> None:
    game = games.load("yinzi")
    found = (strongest(game, draw) for draw in draws_of(game, 1))
    gain, draw = max(found, key=lambda one: one[0])
    assert gain > 0.02, "a hand that counts"
    rival = 1 - draw[1]
    gifts, errors = zip(*(drawn(game, draw, seed) for seed in range(8)), strict=True)
    strays = math.sqrt(LUCK_DRAWS) * errors[0][rival]  # of a single draw
    assert abs(sum(gift[rival] for gift in gifts)) < 3 * math.sqrt(8) * strays + 0.01 < 8 * gain / 2


def strongest(game: Game[Any], draw: Draw) -> tuple[float, Draw]:
    """The same with the best hand of the rival, and what that is worth to them."""
    s, seat, choice = draw
    deals = [game.imagine(s, seat, number) for number in range(20)]
    rivals = [win_probabilities(game, deal)[1 - seat] for deal in deals]
    best = max(range(20), key=rivals.__getitem__)
    return rivals[best] - sum(rivals) / 20, (deals[best], seat, choice)


@pytest.mark.parametrize("name", ["xian", "tianxia", "yinzi"])
def test_luck_comes_back_with_other_seeds_and_ignores_what_came(name: str) -> None:
    game, compared = games.load(name), 0
    for s, seat, choice in list(draws_of(game, 2))[:2]:
        came = win_probabilities(game, s)
        (gift, *_), (error, *_) = luck_of_draw(game, s, seat, choice, came, 1)
        (other, *_), _ = luck_of_draw(game, s, seat, choice, came, 2)
        assert abs(gift - other) <= 4 * math.sqrt(2) * error
        compared += 0 < error < 0.02
        twin = s.clone()
        twin.chance = Chance(99)
        assert luck_of_draw(game, twin, seat, choice, came, 1)[0][0] == gift
    assert compared
