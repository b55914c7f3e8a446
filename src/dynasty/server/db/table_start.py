"""The start of a table that waited for players, and the closing of one that never started."""

from __future__ import annotations

from collections.abc import Sequence

from sqlalchemy import Connection, case, delete, update

from dynasty.server.clock import current_time
from dynasty.server.db import clocks as db_clocks
from dynasty.server.db import notifications, table_events, turns
from dynasty.server.db import tables as db_tables
from dynasty.server.db.schema import CLOCKS, HAPPENINGS, SEATS, SITTINGS, TABLES
from dynasty.server.http.parsing import MAX_SEATS
from dynasty.server.model.new_table import random_seat_order
from dynasty.server.model.room import Edition, Room
from dynasty.server.model.table_status import TableStatus


def mark_started(connection: Connection, room: Room) -> None:
    """Mark a table as started, unless another process was faster."""
    edition, now = Edition.of(room.game), current_time(connection)
    values = {"version": edition.version, "components": edition.components, **room.standing()}
    waits = update(TABLES).where(TABLES.c.id == room.id, TABLES.c.status == TableStatus.WAITING)
    if connection.execute(waits.values(status=TableStatus.PLAYING, updated=now, **values)).rowcount:
        if room.terms.by_chance:
            move_seats(connection, room.id, random_seat_order(room.seed, len(room.chairs)))
        db_tables.save_dump(connection, room.id, room.seq, room.game.dump(room.match.state))
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


def close_unstarted(connection: Connection, table_id: str) -> None:
    """Close a table that never started."""
    waits = update(TABLES).where(TABLES.c.id == table_id, TABLES.c.status == TableStatus.WAITING)
    over = {"status": TableStatus.ENDED, "updated": current_time(connection)}
    if connection.execute(waits.values(**over, rematch_of=None)).rowcount:
        seats = update(SEATS).where(SEATS.c.table_id == table_id)
        connection.execute(seats.values(kept_for=""))
        table_events.add_event(connection, table_id, table_events.CLOSED)
