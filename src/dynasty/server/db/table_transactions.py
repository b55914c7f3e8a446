"""Transactions that write a table: its log entries, saved position, start and end.

They create, start, continue, resume and end a table.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from sqlalchemy import (
    Connection,
    RowMapping,
    Text,
    bindparam,
    case,
    cast,
    delete,
    insert,
    select,
    update,
)

from dynasty.server.clock import current_time
from dynasty.server.db import clocks as db_clocks
from dynasty.server.db import lessons as db_lessons
from dynasty.server.db import notifications, players, stored_tables, table_events, turns
from dynasty.server.db import seats as db_seats
from dynasty.server.db import tables as db_tables
from dynasty.server.db.database import DatabaseJob, announce_change
from dynasty.server.db.schema import (
    CLOCKS,
    DUMPS,
    HAPPENINGS,
    LOG,
    RESUMES,
    SEATS,
    SITTINGS,
    TABLES,
)
from dynasty.server.http.parsing import MAX_SEATS
from dynasty.server.model.new_table import random_seat_order
from dynasty.server.model.room import SPECTATOR, Edition, LogEntry, Room
from dynasty.server.model.seat_timing import ClockEvent, SeatTiming
from dynasty.server.model.table_status import TableStatus

# Statements of every choice, prepared once: building one takes longer than running it.
INSERT_ENTRY = insert(LOG)
DELETE_DUMP = delete(DUMPS).where(DUMPS.c.table_id == bindparam("of"))
INSERT_DUMP = insert(DUMPS)
PROGRESS_COLUMNS = ("status", "updated", "seq", "moves", "asked", "awaits_bot")
UPDATE_PROGRESS = (
    update(TABLES)
    .where(TABLES.c.id == bindparam("of"))
    .values({name: bindparam(f"new_{name}") for name in PROGRESS_COLUMNS})
)


def log_entries(connection: Connection, table_id: str, after: int = 0) -> list[LogEntry]:
    rows = connection.execute(
        select(LOG.c.seq, LOG.c.kind, LOG.c.seat, LOG.c.choice, LOG.c.key, LOG.c.by)
        .where(LOG.c.table_id == table_id, LOG.c.seq > after)
        .order_by(LOG.c.seq)
    )
    return [LogEntry(*row) for row in rows]


def last_dump(connection: Connection, table_id: str) -> RowMapping | None:
    """Return the latest saved position, with its dump as text, or None."""
    found = select(DUMPS.c.seq, cast(DUMPS.c.dump, Text).label("dump"))
    return connection.execute(found.where(DUMPS.c.table_id == table_id)).mappings().first()


def append_log_entry(
    connection: Connection, table_id: str, entry: LogEntry, status: str, standing: Mapping[str, Any]
) -> None:
    """Insert a log entry and update the progress of its table."""
    now = current_time(connection)
    insert_log_entry(connection, table_id, entry, now)
    changed = {"status": status, "updated": now, **standing}
    values = {f"new_{name}": changed[name] for name in PROGRESS_COLUMNS}
    connection.execute(UPDATE_PROGRESS, {"of": table_id, **values})
    announce_change(connection, table_id)


def insert_log_entry(connection: Connection, table_id: str, entry: LogEntry, now: float) -> None:
    connection.execute(INSERT_ENTRY, {"table_id": table_id, "at": now, **vars(entry)})


def save_dump(connection: Connection, table_id: str, seq: int, dump: Mapping[str, Any]) -> None:
    """Save the position after `seq` entries in place of an older one."""
    connection.execute(DELETE_DUMP, {"of": table_id})
    connection.execute(INSERT_DUMP, {"table_id": table_id, "seq": seq, "dump": dump})


# Create and start


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
        insert_log_entry(connection, room.id, entry, room.created)
    save_dump(connection, room.id, room.seq, dump)
    turns.update_turns(connection, room.id, room.asked(), room.seq)
    if room.lesson is not None:
        db_lessons.add_lesson(connection, room.id, room.lesson)
    if facts is not None:
        stored_tables.save_ending(connection, room.id, facts)
    return db_clocks.update_clocks(connection, room.id) if room.terms.clock else {}


def mark_started(connection: Connection, room: Room) -> None:
    """Mark a table as started, unless another process was faster."""
    edition, now = Edition.of(room.game), current_time(connection)
    values = {"version": edition.version, "components": edition.components, **room.standing()}
    waits = update(TABLES).where(TABLES.c.id == room.id, TABLES.c.status == TableStatus.WAITING)
    if connection.execute(waits.values(status=TableStatus.PLAYING, updated=now, **values)).rowcount:
        if room.terms.by_chance:
            move_seats(connection, room.id, random_seat_order(room.seed, len(room.chairs)))
        save_dump(connection, room.id, room.seq, room.game.dump(room.match.state))
        turns.update_turns(connection, room.id, room.asked(), room.seq)
        db_clocks.update_clocks(connection, room.id)
        table_events.add_event(connection, room.id, table_events.STARTED)
        notifications.enqueue_for_all(connection, room.id, notifications.KIND_BEGINS, room.seq)


def move_seats(connection: Connection, table_id: str, order: Sequence[int]) -> None:
    """Move players, seats and events of a table to the seats in this random order."""
    aside = update(SEATS).where(SEATS.c.table_id == table_id)
    connection.execute(aside.values(seat=SEATS.c.seat + MAX_SEATS))  # no two at one seat
    there = {was: seat for seat, was in enumerate(order)}
    moves = {was + MAX_SEATS: seat for was, seat in there.items()}
    connection.execute(aside.values(seat=case(moves, value=SEATS.c.seat)))
    for kept in (SITTINGS, HAPPENINGS):
        rows = update(kept).where(kept.c.table_id == table_id, kept.c.seat >= 0)
        connection.execute(rows.values(seat=case(there, value=kept.c.seat)))
    connection.execute(delete(CLOCKS).where(CLOCKS.c.table_id == table_id))  # set when it begins
    table_events.add_event(connection, table_id, table_events.DRAWN)


# Continue


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
    append_log_entry(connection, table_id, entry, status, standing)
    if dump is not None:
        save_dump(connection, table_id, entry.seq, dump)
        turns.update_turns(connection, table_id, asked, entry.seq)
    if facts is not None:
        stored_tables.save_ending(connection, table_id, facts)
        notifications.enqueue_for_all(connection, table_id, notifications.KIND_OVER, entry.seq)
    for job in jobs:
        job(connection)
    return db_clocks.update_clocks(connection, table_id, moment) if moment else {}


def update_progress(connection: Connection, room: Room) -> None:
    """Update the progress of a table, unless the database has later entries."""
    behind = TABLES.c.id == room.id, TABLES.c.seq <= room.seq
    if connection.execute(update(TABLES).where(*behind).values(**room.standing())).rowcount:
        turns.update_turns(connection, room.id, room.asked(), room.seq)


def add_resume(connection: Connection, room: Room) -> None:
    """Save that a table resumed, with the position that it continues from."""
    resume, now = room.resumed, current_time(connection)
    assert resume is not None
    marker = LogEntry(resume.seq, "resume", SPECTATOR, str(resume.kept), None)
    insert_log_entry(connection, room.id, marker, now)
    connection.execute(
        insert(RESUMES).values(
            table_id=room.id,
            seq=resume.seq,
            version=resume.edition.version,
            components=resume.edition.components,
            reason=resume.reason,
            kept=resume.kept,
            dump=room.origin,
        )
    )
    assert room.origin is not None
    save_dump(connection, room.id, resume.seq, room.origin)
    connection.execute(
        update(TABLES)
        .where(TABLES.c.id == room.id)
        .values(status=room.status, updated=now, **room.standing())
    )
    turns.update_turns(connection, room.id, room.asked(), room.seq)
    db_clocks.update_clocks(connection, room.id)
    announce_change(connection, room.id)


# End


def end_table_early(connection: Any, table_id: str, seq: int) -> None:
    """End a table before its game is over."""
    over = {"status": TableStatus.ENDED, "asked": "", "awaits_bot": False}
    db_tables.update_table(connection, table_id, updated=current_time(connection), **over)
    turns.update_turns(connection, table_id, [], seq)
    db_clocks.update_clocks(connection, table_id)


def close_unstarted(connection: Connection, table_id: str) -> None:
    """Close a table that never started."""
    waits = update(TABLES).where(TABLES.c.id == table_id, TABLES.c.status == TableStatus.WAITING)
    over = {"status": TableStatus.ENDED, "updated": current_time(connection)}
    if connection.execute(waits.values(**over, rematch_of=None)).rowcount:
        seats = update(SEATS).where(SEATS.c.table_id == table_id)
        connection.execute(seats.values(kept_for=""))
        table_events.add_event(connection, table_id, table_events.CLOSED)
