"""Copies and pickles of games that are not on the shelf, and what cannot be pickled."""

from __future__ import annotations

import pickle
from typing import Any

import pytest

from dynasty.kernel import Chance, Choice, ComponentReader, Event, Match, State
from dynasty.kernel.components import BOXES_BY_PICKLE, MAX_CACHED_BOXES
from dynasty.kernel.step import step_of_class
from dynasty.kernel.value_model import Weights
from tests.conformance.copies import WAYS, match_looks, play_both, play_match
from tests.kernel.auction import SEAL_BID, Auction
from tests.kernel.bare import NOTE, PICK, PICK_STEP, Bare, Pick, bare_match, entries
from tests.kernel.siege import Siege

every_way = pytest.mark.parametrize("way", WAYS)


class SlottedState(State):
    """An interpreted state with slots, as the template has, whatever the kernel is."""

    chosen: list[int]
    rounds: int

    __slots__ = ("chosen", "rounds")


@every_way
@pytest.mark.parametrize("game", [Auction(coins=5), Siege()], ids=["auction", "siege"])
def test_a_match_of_a_game_of_ones_own_plays_on_the_same(game: Any, way: str) -> None:
    match = Match(game, entries(2), 3)
    play_match(match, [1, 2])
    copied, before = WAYS[way](match), match_looks(match)
    assert match_looks(copied) == before
    looks = play_match(match, [3, 4, 5])
    assert match_looks(copied) == before
    assert play_match(copied, [3, 4, 5]) == looks


@every_way
def test_a_game_keeps_all_that_its_constructor_was_given(way: str) -> None:
    game = Bare((PICK_STEP, 0, 0), (NOTE, 1, 4), allowed=0b101)
    copied = WAYS[way](game)
    assert (copied.frames, copied.allowed) == (game.frames, game.allowed)
    play_both(copied, game.start(2, 1), copied.start(2, 1), [1])
    assert WAYS[way](Auction(coins=7)).own_box.coins == 7


@every_way
def test_a_state_with_slots_and_without_a_box_is_copied(way: str) -> None:
    s = SlottedState(2, Chance(5))
    s.chosen = [1, 2]
    copied = WAYS[way](s)
    assert (copied.seats, copied.chance.value, copied.chosen) == (2, 5, [1, 2])
    assert not hasattr(copied, "rounds")
    copied.chosen.append(3)
    copied.chance.number()
    assert (s.chosen, s.chance.value) == ([1, 2], 5)


@every_way
def test_a_state_that_listens_is_copied_with_all_that_it_heard(way: str) -> None:
    s: Any = Auction().start(2, 1, listen=True)
    s.revealed = True
    copied = WAYS[way](s)
    assert copied.events == s.events != []
    assert copied.revealed
    copied.tell("lot_offered", "A-1", -1, left=0)
    assert len(copied.events) == len(s.events) + 1


@every_way
def test_open_questions_are_copied_with_the_same_steps_and_choices(way: str) -> None:
    s = Auction().start(2, 1)
    copied = WAYS[way](s)
    for decision, again in zip(s.decisions, copied.decisions, strict=True):
        assert again is not decision
        assert again.step is decision.step is SEAL_BID
        assert all(a is b for a, b in zip(again.choices, decision.choices, strict=True))
        again.choices.reverse()
        assert again.choices != decision.choices


@every_way
def test_small_things_are_copied(way: str) -> None:
    copied = WAYS[way]
    chance = Chance(9)
    twin = copied(chance)
    assert [twin.number() for _ in range(3)] == [chance.number() for _ in range(3)]
    event = Event("card_sold", "A-4", 1, {"card": "jack"}, -1)
    assert copied(event) == event
    weights = Weights({"parts": {"coins": [1.0, 2.0]}, "asked": [0.5]})
    assert copied(weights).parts == weights.parts
    assert copied(weights).asked == weights.asked
    reader = ComponentReader({"lots": {"n": 3}}, "toy").section("lots")
    assert copied(reader).integer("n", 0, 9) == 3
    assert copied(reader).path == "lots"


def test_a_choice_that_no_step_offers_cannot_be_pickled() -> None:
    with pytest.raises(pickle.PicklingError, match="no step offers climb:wall"):
        pickle.dumps(Choice("climb", "wall", 0))


def test_a_step_that_was_made_twice_cannot_be_pickled() -> None:
    again = Pick()
    with pytest.raises(pickle.PicklingError, match="Pick was made twice"):
        pickle.dumps(again)
    assert pickle.loads(pickle.dumps(PICK_STEP)) is PICK_STEP
    assert pickle.loads(pickle.dumps(PICK[1])) is PICK[1]


def test_a_pickle_of_a_step_that_nobody_made_is_refused() -> None:
    class NeverMade(Pick):
        """[B-1] A step of which there is only the class."""

    with pytest.raises(pickle.UnpicklingError, match="makes no step of NeverMade"):
        step_of_class(NeverMade)


def test_boxes_of_pickles_are_shared_and_let_go() -> None:
    game = Auction(3)
    assert pickle.loads(pickle.dumps(game)).box is game.box
    fresh = [pickle.dumps(Auction(number % 10)) for number in range(3 * MAX_CACHED_BOXES)]
    assert len(BOXES_BY_PICKLE) <= MAX_CACHED_BOXES
    coins = [pickle.loads(each).own_box.coins for each in fresh]
    assert coins == [number % 10 for number in range(3 * MAX_CACHED_BOXES)]
    assert len(BOXES_BY_PICKLE) <= MAX_CACHED_BOXES


def test_what_is_chosen_and_undone_in_a_copy_leaves_the_match_alone() -> None:
    match = bare_match((PICK_STEP, 0, 0), (PICK_STEP, 1, 0))
    for way in WAYS.values():
        copied = way(match)
        copied.choose(0, "pick:ash")
        assert match.moves == []
        copied.undo(0)
        assert match_looks(copied) == match_looks(match)
