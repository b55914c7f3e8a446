"""Transactions that create, continue and end a table."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from dynasty.server.clock import current_time
from dynasty.server.db import clocks as db_clocks
from dynasty.server.db import lessons as db_lessons
from dynasty.server.db import notifications, players, stored_tables, table_events, turns
from dynasty.server.db import seats as db_seats
from dynasty.server.db import tables as db_tables
from dynasty.server.db.clocks import ClockEvent
from dynasty.server.db.database import DatabaseJob
from dynasty.server.model.room import LogEntry, Room
from dynasty.server.model.seat_timing import SeatTiming
from dynasty.server.model.table_status import TableStatus


def insert_whole_table(
    connection: Any,
    room: Room,
    own: Sequence[int],
    log: Sequence[LogEntry],
    dump: dict[str, Any],
    facts: dict[str, Any] | None,
) -> dict[int, SeatTiming]:
    """Insert a new table with its seats, position and first choices; return its clocks."""
    db_tables.insert_table(connection, room)
    if room.rematch_of is not None:
        table_events.add_event(connection, room.rematch_of, table_events.REMATCH, table=room.id)
        notifications.enqueue_for_all(
            connection, room.rematch_of, notifications.KIND_REMATCH, 0, room.id
        )
    if room.terms.by_chance and room.status == TableStatus.PLAYING:
        table_events.add_event(connection, room.id, table_events.DRAWN)
    for seat in own:
        db_seats.occupy_seat(connection, room.id, seat, room.host)
    named = [room.chairs[seat].name for seat in own if room.chairs[seat].name]
    if named and room.origin is None:
        players.set_name(connection, room.host, named[0])
    for entry in log:
        db_tables.insert_log_entry(connection, room.id, entry, room.created)
    db_tables.save_dump(connection, room.id, room.seq, dump)
    turns.update_turns(connection, room.id, room.asked(), room.seq)
    if room.lesson is not None:
        db_lessons.add_lesson(connection, room.id, room.lesson)
    if facts is not None:
        stored_tables.save_ending(connection, room.id, facts)
    return db_clocks.update_clocks(connection, room.id) if room.terms.clock else {}


def end_table_early(connection: Any, table_id: str, seq: int) -> None:
    """End a table before its game is over."""
    over = {"status": TableStatus.ENDED, "asked": "", "awaits_bot": False}
    db_tables.update_table(connection, table_id, updated=current_time(connection), **over)
    turns.update_turns(connection, table_id, [], seq)
    db_clocks.update_clocks(connection, table_id)


def save_entry(
    connection: Any,
    table_id: str,
    entry: LogEntry,
    status: str,
    standing: dict[str, Any],
    asked: Sequence[int],
    dump: dict[str, Any] | None,
    facts: dict[str, Any] | None,
    jobs: Sequence[DatabaseJob[None]],
    moment: ClockEvent | None,
) -> dict[int, SeatTiming]:
    """Insert a log entry and update everything that depends on it; return the clocks.

    Pass `dump` if other seats are asked now, and `moment` if the table has clocks to update.
    """
    db_tables.append_log_entry(connection, table_id, entry, status, standing)
    if dump is not None:
        db_tables.save_dump(connection, table_id, entry.seq, dump)
        turns.update_turns(connection, table_id, asked, entry.seq)
    if facts is not None:
        stored_tables.save_ending(connection, table_id, facts)
        notifications.enqueue_for_all(connection, table_id, notifications.KIND_OVER, entry.seq)
    for job in jobs:
        job(connection)
    return db_clocks.update_clocks(connection, table_id, moment) if moment else {}
