"""Match: the record being made, and bad input."""

import pytest

from dynasty.kernel import (
    BadOptions,
    DynastyError,
    IllegalChoice,
    Match,
    NotAsked,
    UnknownChoice,
    WrongSeats,
)
from tests.kernel.auction import Auction
from tests.kernel.bare import BREAK, PICK_STEP, bare_match, entries
from tests.kernel.matches import VIEWERS, auction, bid, looks, siege


def test_a_match_keeps_moves_and_what_was_said() -> None:
    match = siege()
    match.choose(0, "act:rest")
    move = match.choose(1, "act:rest")
    assert (move.seat, move.choice, move.sealed, move.floor) == (1, "act:rest", False, "chance")
    assert [(m.seat, m.choice) for m in match.moves] == [(0, "act:rest"), (1, "act:rest")]
    assert match.choices() == [(0, "act:rest"), (1, "act:rest")]
    assert [event.kind for event in match.heard(0)] == ["rested", "rested", "robbed"]
    assert [event.kind for event in match.heard(0, since=1)] == ["rested", "robbed"]
    assert match.heard(0, since=2) == []


def test_a_private_choice_is_open_to_its_seat_alone() -> None:
    match = auction()
    move = match.choose(0, bid(match, 0))
    assert [move.is_open_to(seat) for seat in VIEWERS] == [False, True, False]
    assert all(siege().choose(0, "act:rest").is_open_to(seat) for seat in VIEWERS)


def test_the_set_up_is_heard_from_the_beginning() -> None:
    match = auction()
    assert [event.kind for event in match.heard(-1)] == ["lot_offered"]
    match.choose(0, bid(match, 0))
    assert match.heard(-1, since=1) == []


def test_a_whisper_is_heard_by_its_seat_alone() -> None:
    match = siege()
    match.choose(0, "act:dig")
    kinds = [[event.kind for event in match.heard(seat)] for seat in VIEWERS]
    assert kinds == [["dug"], ["dug", "relic_found"], ["dug"]]


@pytest.mark.parametrize(
    ("seat", "text", "error"),
    [
        (-99, "act:rest", NotAsked),
        (-1, "act:rest", NotAsked),
        (1, "act:rest", NotAsked),
        (2, "act:rest", NotAsked),
        (99, "act:rest", NotAsked),
        (0, "act:sleep", UnknownChoice),
        (0, "", UnknownChoice),
        (99, "act:sleep", UnknownChoice),
        (0, "parry:gate", IllegalChoice),
        (0, "keep:bowl", IllegalChoice),
    ],
)
def test_a_bad_answer_raises_and_changes_nothing(
    seat: int, text: str, error: type[DynastyError]
) -> None:
    match = siege()
    before, state = looks(match), match.state
    with pytest.raises(error):
        match.choose(seat, text)
    assert looks(match) == before
    assert match.state is state
    match.choose(0, "act:rest")


def test_a_fault_of_the_rules_loses_nothing_that_was_played() -> None:
    match = bare_match((PICK_STEP, 0, 0), (PICK_STEP, 1, 0), (BREAK, 0, 0))
    match.choose(0, "pick:oak")
    before = looks(match)
    with pytest.raises(ZeroDivisionError):
        match.choose(1, "pick:elm")
    assert looks(match) == before
    assert match.state.decisions[0].seat == 1


def test_a_match_needs_seats_and_options_that_the_game_has() -> None:
    with pytest.raises(WrongSeats):
        Match(Auction(), entries(5), 1)
    with pytest.raises(BadOptions):
        Match(Auction(), entries(2), 1, {"lots": "nine"})
    assert Match(Auction(), entries(2), 1).options == {"lots": "three"}


def test_what_moves_told_is_kept_in_little_room_and_read_as_it_was() -> None:
    match = auction(seats=3)
    while not match.finished:
        decision = match.state.decisions[0]
        move = match.choose(decision.seat, str(decision.choices[0]))
        assert list(move.events) == match.state.events
        assert len(move.told) < 100 * (1 + len(move.events))
    assert len({id(move.points) for move in match.moves}) < len(match.moves)
    assert match.moves[-1].points == match.points()
