"""Imagined states: what a seat cannot tell from the true one, in mid-secret too."""

from typing import Any

import pytest

from dynasty.kernel import Chance, DeadEnd, Game
from tests.conformance import checks
from tests.kernel.auction import BID, Auction
from tests.kernel.siege import Siege

GAMES: list[Game[Any]] = [Auction(), Auction(coins=0), Siege()]
IDS = ["auction", "auction without coins", "siege"]


@pytest.mark.parametrize("game", GAMES, ids=IDS)
@pytest.mark.parametrize("seed", range(6))
def test_nobody_can_tell_an_imagined_state_from_the_true_one(game: Game[Any], seed: int) -> None:
    s, chance = game.start(2, seed), Chance(seed)
    while s.decisions:
        checks.imagined_looks_true(game, s, seed)
        checks.imagined_from_what_is_known(game, s, seed)
        checks.random_step(game, s, chance)
    checks.imagined_looks_true(game, s, seed)


@pytest.mark.parametrize("game", GAMES, ids=IDS)
def test_an_imagined_state_can_be_played_to_its_end(game: Game[Any]) -> None:
    s, chance = game.start(2, 5), Chance(5)
    while s.decisions:
        for seat in (-1, 0, 1):
            twin = game.imagine(s, seat, 3)
            while twin.decisions:
                checks.random_step(game, twin, chance)
        checks.random_step(game, s, chance)


def test_imagining_leaves_the_true_state_as_it_is() -> None:
    game = Auction()
    s = game.start(2, 1)
    before = game.dump(s)
    twin = game.imagine(s, 0, 9)
    game.apply(twin, 0, twin.decisions[0].choices[0])
    assert game.dump(s) == before


def test_an_imagined_state_has_a_chance_of_its_own() -> None:
    game = Siege()
    s = game.start(2, 1)
    hills = {game.imagine(s, 0, seed).hill for seed in range(30)}
    assert len(hills) > 2
    assert game.imagine(s, 0, 4).hill == game.imagine(s, 0, 4).hill


def test_own_sealed_answers_stay_and_those_of_others_are_anything_legal() -> None:
    game = Auction()
    s = game.start(3, 1)
    for seat in (0, 1):
        game.apply(s, seat, BID[s.hand[seat].bit_length() - 1])
        game.apply(s, seat, game.vocabulary.read("add:two_coins"))
    imagined = [game.imagine(s, 0, seed) for seed in range(40)]
    assert {twin.sealed[0] for twin in imagined} == {s.sealed[0]}
    assert {len(twin.sealed[1]) for twin in imagined} == {2}
    assert len({twin.sealed[1] for twin in imagined}) > 5
    assert {twin.sealed[2] for twin in imagined} == {()}
    assert all(twin.hand[1] >> twin.sealed[1][0].at & 1 for twin in imagined)


def test_half_an_answer_of_another_seat_is_not_known() -> None:
    game = Auction()
    s = game.start(2, 1)
    game.apply(s, 1, BID[s.hand[1].bit_length() - 1])
    twin = game.imagine(s, 0, 3)
    assert twin.sealed == [(), ()]
    assert [(d.seat, d.choices[0].verb) for d in twin.decisions] == [(0, "bid"), (1, "bid")]
    own = game.imagine(s, 1, 3)
    assert own.sealed == s.sealed
    assert [(d.seat, d.choices[0].verb) for d in own.decisions] == [(0, "bid"), (1, "add")]


def test_a_seat_that_could_not_have_answered_is_a_fault_of_the_dealing() -> None:
    class Forgetful(Auction):
        def deal_unseen(self, s: Any, seat: int) -> None:
            s.hand[1 - seat] = 0

    game = Forgetful()
    s = game.start(2, 1)
    game.apply(s, 1, s.decisions[1].choices[0])
    game.apply(s, 1, game.vocabulary.read("add:nothing"))
    with pytest.raises(DeadEnd, match="SealBid offers seat 1 nothing"):
        game.imagine(s, 0, 1)
