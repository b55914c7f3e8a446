"""Transactions of a table: all that belongs to a choice, a start or an end is written at once."""

from __future__ import annotations

from dataclasses import replace
from functools import partial
from typing import Any

import pytest
from sqlalchemy import Connection, select
from sqlalchemy.exc import IntegrityError

from dynasty.server.db import lessons, notifications, stored_tables, table_events, turns
from dynasty.server.db import table_transactions as transactions
from dynasty.server.db import tables as db_tables
from dynasty.server.db.schema import RESUMES, SITTINGS, TABLES, TURNS
from dynasty.server.model import table_outcome
from dynasty.server.model.new_table import random_seat_order
from dynasty.server.model.room import Edition, LogEntry, Room, TableResume
from dynasty.server.model.seat_timing import ClockEvent
from dynasty.server.model.stored_table import StoredTable
from dynasty.server.model.table_settings import Terms
from dynasty.server.model.table_status import TableStatus
from tests.server.support.fake_clock import MORNING, FakeClock
from tests.server.support.stored_rooms import (
    add_player,
    notices,
    save_choice,
    save_room,
    stored_room,
)
from tests.server.support.tea_rooms import TEA, play, tea_room

CHANCE = Terms(seats="chance")


def stored(connection: Connection, room: Room) -> StoredTable:
    (found,) = stored_tables.stored_tables(connection, [room.id])
    return found


def kinds(connection: Connection, room: Room) -> list[str]:
    return [event["kind"] for event in table_events.latest_events(connection, room.id)]


def asked(connection: Connection, room: Room) -> dict[int, int]:
    """By asked seat: since which entry."""
    here = select(TURNS.c.seat, TURNS.c.since_seq).where(TURNS.c.table_id == room.id)
    return {row.seat: row.since_seq for row in connection.execute(here)}


def seated(connection: Connection, room: Room) -> dict[int, str]:
    here = select(SITTINGS.c.seat, SITTINGS.c.player).where(SITTINGS.c.table_id == room.id)
    return {row.seat: row.player for row in connection.execute(here)}


# Create


def test_a_new_table_is_stored_with_its_position_and_turns(connection: Connection) -> None:
    room = stored_room(connection, "person", "novice", name="Tea")
    found, dump = stored(connection, room), transactions.last_dump(connection, room.id)
    assert (found.name, found.seed, found.status) == ("Tea", room.seed, TableStatus.PLAYING)
    assert [chair.player for chair in found.chairs] == ["person", "novice"]
    assert found.holders == {"player-0": {0}}
    assert dump is not None
    assert dump["seq"] == 0
    assert asked(connection, room) == {0: 0, 1: 0}


def test_the_host_sits_at_their_own_seats_and_is_called_as_there(connection: Connection) -> None:
    add_player(connection, "host")
    room = tea_room(own=[0, 1])
    room.chairs[0].name = "Ann"
    transactions.insert_whole_table(
        connection, room, [0, 1], [], room.game.dump(room.match.state), None
    )
    assert stored(connection, room).holders == {"host": {0, 1}}
    assert seated(connection, room) == {0: "host", 1: "host"}


def test_the_players_of_the_first_game_are_told_of_a_rematch(connection: Connection) -> None:
    first = stored_room(connection, notified=True)
    again = stored_room(connection, rematch_of=first.id)
    (event,) = table_events.latest_events(connection, first.id)
    assert (event["kind"], event["details"]) == (table_events.REMATCH, {"table": again.id})
    found = notices(connection, notifications.KIND_REMATCH)
    assert found == [(f"player-{seat}", 0, again.id) for seat in range(2)]
    assert stored(connection, first).rematch == again.id


# Continue


def test_a_choice_is_saved_with_progress_position_and_turns(
    connection: Connection, clock: FakeClock
) -> None:
    room = stored_room(connection)
    clock.advance(60)
    entry = save_choice(connection, room)
    assert transactions.log_entries(connection, room.id) == [entry]
    found, dump = stored(connection, room), transactions.last_dump(connection, room.id)
    assert (found.seq, found.moves, found.updated) == (1, 1, MORNING + 60)
    assert found.waiting == room.asked()
    assert dump is not None
    assert dump["seq"] == 1
    assert set(asked(connection, room)) == set(room.asked())


def test_entries_are_read_in_order_from_any_one_on(connection: Connection) -> None:
    room = stored_room(connection)
    made = [save_choice(connection, room) for _ in range(4)]
    assert transactions.log_entries(connection, room.id) == made
    assert transactions.log_entries(connection, room.id, after=2) == made[2:]
    other = tea_room()
    other.catch_up(transactions.log_entries(connection, room.id))
    assert other.seq == 4


def test_of_two_choices_at_once_the_second_is_refused(connection: Connection) -> None:
    room = stored_room(connection)
    entry = save_choice(connection, room)
    with pytest.raises(IntegrityError):
        transactions.append_log_entry(
            connection, room.id, replace(entry, key="later"), room.status, room.standing()
        )


def test_while_the_same_seats_are_asked_the_position_stays(connection: Connection) -> None:
    room = stored_room(connection)
    save_choice(connection, room, dump=None)
    dump = transactions.last_dump(connection, room.id)
    assert dump is not None
    assert dump["seq"] == 0
    assert transactions.log_entries(connection, room.id, after=0)


def test_what_a_choice_brings_besides_is_saved_with_it(connection: Connection) -> None:
    room = stored_room(connection)
    work = partial(lessons.add_progress, learnt=[("player-0", TEA.name, "guide")])
    save_choice(connection, room, jobs=[work])
    assert lessons.progress_of_player(connection, "player-0") == {TEA.name: ["guide"]}


def test_clocks_move_with_a_choice(connection: Connection, clock: FakeClock) -> None:
    terms = Terms.read({"clock": {"live": True, "free": 60, "reserve": 600}})
    room = tea_room(terms=terms)
    save_room(connection, room)
    clock.advance(20)
    entry = room.match.state.decisions[0]
    values: dict[str, Any] = {"jobs": (), "facts": None}
    room.catch_up([LogEntry(1, "choice", entry.seat, str(entry.choices[0]), None)])
    timings = transactions.save_entry(
        connection,
        room.id,
        LogEntry(1, "choice", entry.seat, str(entry.choices[0]), None),
        room.status,
        room.standing(),
        room.asked(),
        room.game.dump(room.match.state),
        moment=ClockEvent(entry.seat),
        **values,
    )
    assert set(timings) == {0, 1}
    assert [timings[seat].clock.asked for seat in (0, 1)] == [
        seat in room.asked() for seat in (0, 1)
    ]


def test_the_last_choice_is_saved_with_the_ending(connection: Connection) -> None:
    room = stored_room(connection, notified=True)
    play(room)
    entry = LogEntry(room.seq, "choice", 0, "the last one", None)
    room.status = TableStatus.FINISHED
    transactions.save_entry(
        connection,
        room.id,
        entry,
        room.status,
        room.standing(),
        room.asked(),
        room.game.dump(room.match.state),
        table_outcome.ending_columns(room),
        (),
        None,
    )
    ending = stored_tables.stored_ending(connection, room.id)
    assert ending is not None
    assert ending.record == room.match.record().to_json()
    assert asked(connection, room) == {}
    assert stored(connection, room).status == TableStatus.FINISHED
    assert [player for player, *_ in notices(connection, notifications.KIND_OVER)] == [
        "player-0",
        "player-1",
    ]


def test_progress_never_goes_back(connection: Connection) -> None:
    room, ahead = stored_room(connection), tea_room()
    behind = room.still()
    save_choice(connection, room)
    transactions.update_progress(connection, behind)
    assert stored(connection, room).seq == 1
    ahead.id = room.id
    play(ahead, 3)
    transactions.update_progress(connection, ahead)
    assert (stored(connection, room).seq, stored(connection, room).moves) == (3, 3)


def test_a_table_resumes_from_a_position(connection: Connection) -> None:
    room = stored_room(connection)
    for _ in range(3):
        save_choice(connection, room)
    edition = Edition(TEA.name, "2", "new box")
    room.origin = room.game.dump(room.match.state)
    room.resumed = TableResume(4, edition, "rules", 2)
    room.seq = 4
    transactions.add_resume(connection, room)
    last = transactions.log_entries(connection, room.id)[-1]
    assert (last.seq, last.kind, last.choice) == (4, "resume", "2")
    found, dump = stored(connection, room), transactions.last_dump(connection, room.id)
    assert (found.seq, found.resumed, found.edition) == (4, room.resumed, edition)
    assert found.resumed is not None
    assert found.resumed.dropped == 1
    assert dump is not None
    assert dump["seq"] == 4
    assert connection.execute(select(RESUMES.c.dump)).scalar_one() == room.origin


# Start


def test_a_waiting_table_starts_once(connection: Connection) -> None:
    room = stored_room(connection, notified=True, status=TableStatus.WAITING)
    assert asked(connection, room) == {}
    room.status = TableStatus.PLAYING
    transactions.mark_started(connection, room)
    transactions.mark_started(connection, room)  # by another process, too
    assert kinds(connection, room) == [table_events.STARTED]
    assert stored(connection, room).status == TableStatus.PLAYING
    assert asked(connection, room) == {0: 0, 1: 0}
    assert len(notices(connection, notifications.KIND_BEGINS)) == 2


def test_chance_moves_everybody_to_another_seat(connection: Connection) -> None:
    seed = next(n for n in range(99) if random_seat_order(n, 3) == [2, 0, 1])
    room = stored_room(
        connection, *["person"] * 3, status=TableStatus.WAITING, terms=CHANCE, seed=seed
    )
    for seat in range(3):
        db_tables.update_seat(connection, room.id, seat, name=f"Name {seat}")
    table_events.add_event(connection, room.id, table_events.SAT_DOWN, 2)
    room.status = TableStatus.PLAYING
    transactions.mark_started(connection, room)
    found = stored(connection, room)
    assert [chair.name for chair in found.chairs] == ["Name 2", "Name 0", "Name 1"]
    assert found.holders == {"player-2": {0}, "player-0": {1}, "player-1": {2}}
    events = table_events.latest_events(connection, room.id)
    assert [(event["kind"], event["seat"]) for event in events] == [
        (table_events.SAT_DOWN, 0),
        (table_events.DRAWN, -1),
        (table_events.STARTED, -1),
    ]


# End


def test_a_table_that_is_broken_off_asks_nobody(connection: Connection) -> None:
    room = stored_room(connection)
    transactions.end_table_early(connection, room.id, room.seq)
    assert stored(connection, room).status == TableStatus.ENDED
    assert stored(connection, room).waiting == []
    assert turns.turns_of_player(connection, "player-0") == []
    assert asked(connection, room) == {}


def test_only_a_table_that_has_not_begun_is_closed(connection: Connection) -> None:
    first = stored_room(connection)
    waiting = stored_room(connection, status=TableStatus.WAITING, rematch_of=first.id)
    db_tables.update_seat(connection, waiting.id, 1, kept_for="eve")
    for room in (first, waiting):
        transactions.close_unstarted(connection, room.id)
    assert stored(connection, first).status == TableStatus.PLAYING
    found = stored(connection, waiting)
    assert found.status == TableStatus.ENDED
    assert [chair.kept_for for chair in found.chairs] == ["", ""]
    assert kinds(connection, waiting) == [table_events.CLOSED]
    assert stored(connection, first).rematch == ""  # so that there may be another one
    statuses = connection.execute(select(TABLES.c.status)).scalars()
    assert sorted(statuses) == ["ended", "playing"]
