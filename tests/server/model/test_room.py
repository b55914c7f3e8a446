"""Rooms: seats and who holds them, and a match that is never ahead of the log."""

from __future__ import annotations

import asyncio
from math import inf
from typing import Any

import pytest

from dynasty.kernel import Match
from dynasty.server.errors import BadLogEntry
from dynasty.server.model.clock_settings import ClockWish
from dynasty.server.model.room import (
    LINK_OPEN,
    LINK_SPENT,
    SEAT_RESERVED_SECONDS,
    LogEntry,
    Room,
    TableSeat,
)
from dynasty.server.model.seat_timing import NO_ANSWER, ClockEvent
from dynasty.server.model.table_settings import Terms
from dynasty.server.model.table_status import TableStatus
from tests.server.support.fake_clock import MORNING
from tests.server.support.server_process import complete
from tests.server.support.tea_rooms import next_entry, play, tea_room


def looks(room: Room) -> dict[str, Any]:
    return room.game.dump(room.match.state)


# Seats


@pytest.mark.parametrize(
    ("player", "own", "link"),
    [("person", False, LINK_OPEN), ("person", True, LINK_SPENT), ("novice", False, LINK_SPENT)],
)
def test_only_a_seat_that_waits_for_a_person_has_an_open_link(
    player: str, own: bool, link: str
) -> None:
    assert TableSeat.laid(0, player, "", "token", own).link == link


def test_nobody_else_is_expected_at_ones_own_seat() -> None:
    assert TableSeat.laid(0, "person", "", "token", False, "ann").kept_for == "ann"
    assert TableSeat.laid(0, "person", "", "token", True, "ann").kept_for == ""


def test_a_bot_plays_at_its_own_seat_and_where_it_stands_in() -> None:
    room = tea_room("person", "novice", "person")
    room.chairs[2].stand_in = "master"
    assert [chair.bot for chair in room.chairs] == ["", "novice", "master"]
    people = [room.has_people]
    room.chairs[0].stand_in = "master"
    assert [*people, room.has_people] == [True, False]


def test_a_seat_is_free_if_nobody_holds_it_and_its_link_is_open() -> None:
    room = tea_room("person", "novice", "person", "person")
    room.holders = {"ann": {0}}
    room.chairs[3].link = LINK_SPENT
    assert room.free() == [2]


def test_one_person_alone_plays_solo_on_any_number_of_seats() -> None:
    room = tea_room("person", "novice", "person")
    found = []
    for holders in ({"ann": {0}}, {"ann": {0, 2}}, {"ann": {0}, "bob": {2}}, {"ann": {0, 2}}):
        room.holders = dict(holders)
        found.append(room.is_solo)
    assert found == [False, True, False, True]  # at first somebody may still sit down


def test_a_seat_is_reserved_for_a_week() -> None:
    room = tea_room()
    room.chairs[1].kept_for = "ann"
    ends = MORNING + SEAT_RESERVED_SECONDS
    assert room.is_reserved_for_other(1, "bob", ends - 1)
    assert not room.is_reserved_for_other(1, "bob", ends)
    assert not room.is_reserved_for_other(1, "ann", MORNING)
    assert not room.is_reserved_for_other(0, "bob", MORNING)


def test_the_holders_of_all_seats_come_from_the_database() -> None:
    room = tea_room("person", "person", "person")
    room.seen = {"ann": 50.0}
    room.set_holders(
        {"player": player, "seat": seat, "seen": seen, "shy": player == "bob"}
        for player, seat, seen in [("ann", 0, 30.0), ("ann", 2, 40.0), ("bob", 1, 7.0)]
    )
    assert room.holders == {"ann": {0, 2}, "bob": {1}}
    assert room.seen == {"ann": 50.0, "bob": 7.0}
    assert room.shy == {"bob"}
    assert (room.holders_of(2), room.holders_of(1)) == (["ann"], ["bob"])


# The log


def test_entries_of_the_log_make_the_same_match() -> None:
    one, two = tea_room(), tea_room()
    two.catch_up(play(one, 6))
    assert looks(two) == looks(one)
    assert (two.seq, two.move_count) == (6, 6)


@pytest.mark.parametrize(("kind", "choice"), [("undo", ""), ("rewind", "0")])
def test_what_is_undone_stays_in_the_log_and_leaves_the_match(kind: str, choice: str) -> None:
    room = tea_room()
    before = looks(room)
    (entry,) = play(room, 1)
    assert looks(room) != before
    room.catch_up([LogEntry(2, kind, entry.seat, choice, None)])
    assert (looks(room), room.move_count, room.seq) == (before, 0, 2)


@pytest.mark.parametrize(
    ("seq", "kind", "choice"),
    [(2, "choice", "set_aside:courier"), (1, "choice", "no such choice"), (1, "dance", "")],
)
def test_an_entry_that_does_not_follow_is_named_and_changes_nothing(
    seq: int, kind: str, choice: str
) -> None:
    room = tea_room()
    before = looks(room)
    with pytest.raises(BadLogEntry) as raised:
        room.catch_up([LogEntry(seq, kind, 0, choice, None)])
    assert raised.value.seq == 1
    assert (looks(room), room.seq) == (before, 0)


def test_what_cannot_be_saved_is_taken_back() -> None:
    room = tea_room()
    play(room, 3)
    before, posed, bookmark = looks(room), dict(room.posed), room.bookmark()
    room.make(next_entry(room))
    room.status = TableStatus.FINISHED
    room.go_back(bookmark)
    assert (looks(room), room.seq, room.status) == (before, 3, TableStatus.PLAYING)
    assert {seat: since for seat, (_, since) in room.posed.items()} == {
        seat: since for seat, (_, since) in posed.items()
    }


def test_a_request_is_known_again_by_its_key() -> None:
    room = tea_room()
    entry = next_entry(room, key="first")
    room.catch_up([entry])
    assert room.keys == {(entry.seat, "first"): 1}


def test_an_answer_is_current_as_long_as_its_question_is_open() -> None:
    room = tea_room()
    first, other = (decision.seat for decision in room.match.state.decisions)
    room.catch_up([next_entry(room)])
    assert room.is_current(other, 0)  # a sealed answer of somebody else changes nothing for it
    assert room.is_current(other, 1)
    assert not room.is_current(other, 2)
    while room.match.state.decision_of(first) is None:
        room.catch_up([next_entry(room)])
    assert not room.is_current(first, 0)
    assert room.is_current(first, room.seq)


def test_turns_begin_when_a_seat_is_asked_and_end_with_its_answer() -> None:
    room = tea_room()
    room.note_turns(10.0)
    assert room.since == {0: 10.0, 1: 10.0}
    entry = next_entry(room)
    room.catch_up([entry])
    room.note_turns(20.0, entry.seat)
    assert room.since == {seat: 20.0 if seat == entry.seat else 10.0 for seat in room.asked()}
    room.status = TableStatus.ENDED
    room.note_turns(30.0)
    assert (room.asked(), room.since) == ([], {})


def test_the_row_of_a_table_tells_how_far_it_is() -> None:
    room = tea_room("person", "novice")
    assert room.standing() == {"seq": 0, "moves": 0, "asked": "0 1", "awaits_bot": True}
    assert (room.people_asked(), room.bots_asked(), room.movers()) == ([0], [1], [1])
    play(room)
    assert room.standing() == {
        "seq": room.seq,
        "moves": room.move_count,
        "asked": "",
        "awaits_bot": False,
    }


def test_the_last_move_of_a_seat() -> None:
    room = tea_room()
    assert room.last_move_of(0) == 0
    seats = [entry.seat for entry in play(room, 5)]
    for seat in (0, 1):
        assert room.last_move_of(seat) == 5 - seats[::-1].index(seat)


def test_where_the_terms_forbid_it_nothing_can_be_undone() -> None:
    free, strict = tea_room(terms=Terms()), tea_room(terms=Terms(undo="none"))
    for room in (free, strict):
        play(room, 1)
    seat = free.match.moves[0].seat
    assert free.undoable(seat)[0] == 1
    assert strict.undoable(seat) == (0, "terms")


# Watchers and clocks


def test_a_copy_stays_as_it_is_while_play_continues() -> None:
    room = tea_room()
    twin = room.still()
    before = looks(twin)
    play(room, 4)
    room.chairs[0].name = "Ann"
    room.holders["player-0"].add(1)
    assert looks(twin) == before != looks(room)
    assert twin.chairs[0].name == ""
    assert twin.holders["player-0"] == {0}


def test_watchers_of_one_version_share_a_copy_and_what_is_computed_from_it() -> None:
    room, computed = tea_room(), list[int]()

    def count_moves(match: Match) -> int:
        computed.append(len(match.moves))
        return len(match.moves)

    first = room.shown()
    assert room.shown() is first
    assert [first.once(count_moves), first.once(count_moves)] == [0, 0]
    assert computed == [0]
    play(room, 2)
    room.wake()
    assert room.shown() is not first
    assert room.shown().once(count_moves) == 2


def test_whoever_listens_is_woken_and_the_chat_is_read_again_if_it_changed() -> None:
    room, listener = tea_room(), asyncio.Event()
    room.listeners.add(listener)
    room.chat = []
    room.wake(spoken=False)
    assert listener.is_set()
    read = [room.chat]
    room.wake()
    assert [*read, room.chat] == [[], None]
    assert room.version == 2


def test_an_answer_counts_from_its_arrival_until_it_is_processed() -> None:
    room = tea_room()
    with room.answer(0, 12.5):
        with room.answer(0, 13.0):  # the same answer, sent again
            assert room.answer_event(0) == ClockEvent(0, 12_500)
        assert room.answer_event(0) == ClockEvent(0, 12_500)
        assert room.answer_event(1) == ClockEvent(1, None)
    assert room.answer_event(0) == ClockEvent(0, None)


def test_entries_move_clocks_where_there_are_any() -> None:
    choice, undo = LogEntry(1, "choice", 0, "", None), LogEntry(1, "undo", 0, "", None)
    by_bot = LogEntry(1, "choice", 0, "", None, "novice")
    assert tea_room().clock_event(choice) is None
    room = tea_room(terms=Terms(clock=ClockWish(pace="quick").agreed()))
    with room.answer(0, 12.5):
        assert room.clock_event(choice) == ClockEvent(0, 12_500)
        assert room.clock_event(by_bot) == NO_ANSWER
        assert room.clock_event(undo) == ClockEvent(0, undo=True)


def test_bots_wait_less_in_a_hurry_and_not_at_all_among_themselves() -> None:
    room = tea_room("person", "novice", speed="slow")
    assert room.pace == 2.5
    alone = tea_room("novice", "novice", speed="slow")

    async def run() -> None:
        await alone.keep_pace(inf)  # it would have to wait for ever
        room.skipping = True
        await room.keep_pace(inf)

    complete(asyncio.wait_for(run(), 10))
