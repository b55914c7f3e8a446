"""Secret steps: several seats at once, sealed answers in parts, and the reveal."""

from typing import Any

import pytest

from dynasty.kernel import DeadEnd, IllegalChoice, NotAsked
from tests.kernel.auction import ADD, BID, Auction, AuctionState
from tests.kernel.bare import PICK, SEAL_PICK, Bare


def auction(coins: int = 2, seats: int = 2) -> tuple[Auction, AuctionState]:
    game = Auction(coins)
    return game, game.start(seats, 1)


def asked(s: AuctionState) -> list[tuple[int, str]]:
    return [(d.seat, d.choices[0].verb) for d in s.decisions]


def card(s: AuctionState, seat: int) -> Any:
    """The best card of a hand, as a bid."""
    return BID[s.hand[seat].bit_length() - 1]


def test_all_seats_are_asked_at_once_and_answer_in_any_order() -> None:
    game, s = auction(seats=3)
    assert asked(s) == [(0, "bid"), (1, "bid"), (2, "bid")]
    game.apply(s, 2, card(s, 2))
    assert asked(s) == [(0, "bid"), (1, "bid"), (2, "add")]
    game.apply(s, 0, card(s, 0))
    game.apply(s, 2, ADD[0])
    assert asked(s) == [(0, "add"), (1, "bid")]


def test_the_order_of_questions_does_not_tell_who_has_begun_to_answer() -> None:
    game, s = auction(seats=3)
    game.apply(s, 1, card(s, 1))
    game.apply(s, 0, card(s, 0))
    assert [d.seat for d in s.decisions] == [0, 1, 2]


def test_answers_stay_sealed_until_the_last_one() -> None:
    game, s = auction()
    hands = s.hand[:]
    game.apply(s, 1, card(s, 1))
    game.apply(s, 1, ADD[2])
    assert s.sealed == [(), (card(s, 1), ADD[2])]
    assert (s.hand, s.coins) == (hands, [2, 2])
    with pytest.raises(NotAsked):
        game.apply(s, 1, ADD[0])
    game.apply(s, 0, card(s, 0))
    game.apply(s, 0, ADD[0])
    assert s.sealed == [(), ()]
    assert s.coins == [2, 0]
    assert [d.step.name for d in s.decisions] == ["TakeLot"]


def test_each_part_of_an_answer_is_checked_against_the_parts_before() -> None:
    game, s = auction(coins=1)
    with pytest.raises(IllegalChoice, match="card-first"):
        game.apply(s, 0, ADD[0])
    game.apply(s, 0, card(s, 0))
    with pytest.raises(IllegalChoice, match="card-chosen"):
        game.apply(s, 0, card(s, 0))
    with pytest.raises(IllegalChoice, match="no-coins"):
        game.apply(s, 0, ADD[2])


def test_a_part_with_one_answer_is_sealed_without_asking() -> None:
    game, s = auction(coins=0)
    game.apply(s, 0, card(s, 0))
    assert s.sealed[0] == (card(s, 0), ADD[0])
    assert asked(s) == [(1, "bid")]


def test_a_secret_where_nobody_has_a_choice_is_revealed_at_once() -> None:
    s = Bare((SEAL_PICK, -1, 0), allowed=0b010).start(2, 1)
    assert s.done == [1, 1]
    assert not s.decisions


def test_a_secret_may_come_again_with_the_same_frame() -> None:
    game = Bare((SEAL_PICK, -1, 1))
    s = game.start(2, 1)
    for seat, choice in ((0, PICK[0]), (1, PICK[1]), (1, PICK[2]), (0, PICK[2])):
        game.apply(s, seat, choice)
    assert s.done == [0, 1, 2, 2]


def test_a_secret_that_offers_a_seat_nothing_is_a_dead_end() -> None:
    with pytest.raises(DeadEnd, match="SealPick offers seat 0 nothing"):
        Bare((SEAL_PICK, -1, 0), allowed=0).start(2, 1)


def test_the_answers_of_a_clone_are_its_own() -> None:
    game, s = auction()
    twin = s.clone()
    game.apply(twin, 0, card(twin, 0))
    assert s.sealed == [(), ()]
    assert asked(s) == [(0, "bid"), (1, "bid")]
    assert asked(twin) == [(0, "add"), (1, "bid")]
