"""C12: A pause stops all clocks of a table until a choice, one person or two weeks end it."""

from __future__ import annotations

from functools import partial

from sqlalchemy import Connection, func, select, update

from dynasty.server.db import clocks as db_clocks
from dynasty.server.db import table_events
from dynasty.server.db.clocks import now_milliseconds
from dynasty.server.db.database import announce_change
from dynasty.server.db.schema import TABLES
from dynasty.server.model.clock_rules import MAX_PAUSE_MS
from dynasty.server.model.room import SPECTATOR, Room
from dynasty.server.model.seat_timing import SeatTiming
from dynasty.server.model.table_status import TableStatus
from dynasty.server.tables.service import TableService


def start_pause(connection: Connection, table_id: str) -> dict[int, SeatTiming]:
    """Begin a pause and return the stopped clocks by seat."""
    this = update(TABLES).where(TABLES.c.id == table_id)
    connection.execute(this.values(paused=now_milliseconds(connection)))
    announce_change(connection, table_id)
    return db_clocks.update_clocks(connection, table_id)


def finish_pause(
    connection: Connection, table_id: str, seat: int = SPECTATOR
) -> dict[int, SeatTiming]:
    """End a pause, add an event that names the seat, if any, and return the clocks by seat."""
    paused = TABLES.c.id == table_id, TABLES.c.paused.is_not(None)
    if not connection.execute(update(TABLES).where(*paused).values(paused=None)).rowcount:
        return {}  # another worker was faster
    kind = table_events.PAUSE_OVER if seat == SPECTATOR else table_events.GOES_ON
    table_events.add_event(connection, table_id, kind, seat)
    return db_clocks.update_clocks(connection, table_id)


async def resume_room(service: TableService, room: Room, seat: int = SPECTATOR) -> None:
    """End the pause of a loaded table, if there is one."""
    if room.paused is None:
        return
    async with service.change(room) as change:
        await change.write_clocks(partial(finish_pause, table_id=room.id, seat=seat))
        room.paused = None


def register_hooks(service: TableService) -> None:
    """Let a person's choice end the pause of its table."""

    async def resume(room: Room, seat: int) -> None:
        await resume_room(service, room, seat)

    service.hooks.before_choice.append(resume)


def overlong_pause_table_ids(connection: Connection) -> list[str]:
    """Return the ids of the tables whose pause has reached the limit."""
    last = now_milliseconds(connection) - MAX_PAUSE_MS
    found = select(TABLES.c.id).where(
        TABLES.c.paused <= last, TABLES.c.status == TableStatus.PLAYING
    )
    return list(connection.execute(found).scalars())


def next_pause_end(connection: Connection) -> int | None:
    """Return when the first pause reaches the limit; None if there is no pause."""
    first = select(func.min(TABLES.c.paused)).where(TABLES.c.status == TableStatus.PLAYING)
    began: int | None = connection.execute(first).scalar()
    return None if began is None else began + MAX_PAUSE_MS
