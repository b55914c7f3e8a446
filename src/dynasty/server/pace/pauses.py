"""C12: a pause stops all clocks of a table; any choice, any one person or two weeks end it."""

from __future__ import annotations

from functools import partial

from sqlalchemy import Connection, func, select, update

from dynasty.server.pace import clockwork
from dynasty.server.pace.clocks import LONGEST_PAUSE
from dynasty.server.pace.clockwork import now_in
from dynasty.server.pace.timing import Timing
from dynasty.server.store.schema import TABLES
from dynasty.server.store.storage import announce
from dynasty.server.tables import happenings
from dynasty.server.tables.hall import Hall
from dynasty.server.tables.room import SPECTATOR, Room


def begin(connection: Connection, table_id: str) -> dict[int, Timing]:
    """From now on; what ran is charged."""
    this = update(TABLES).where(TABLES.c.id == table_id)
    connection.execute(this.values(paused=now_in(connection)))
    announce(connection, table_id)
    return clockwork.settle(connection, table_id)


def end(connection: Connection, table_id: str, seat: int = SPECTATOR) -> dict[int, Timing]:
    """Everybody is told that it is over, and by whom; by nobody, after two weeks."""
    paused = TABLES.c.id == table_id, TABLES.c.paused.is_not(None)
    if not connection.execute(update(TABLES).where(*paused).values(paused=None)).rowcount:
        return {}  # another worker was faster
    kind = happenings.PAUSE_OVER if seat == SPECTATOR else happenings.GOES_ON
    happenings.add(connection, table_id, kind, seat)
    return clockwork.settle(connection, table_id)


async def go_on(hall: Hall, room: Room, seat: int = SPECTATOR) -> None:
    """A person ends the pause, if there is one; or time does."""
    if room.paused is None:
        return
    async with room.lock:
        timings = await hall.store.write(partial(end, table_id=room.id, seat=seat))
        room.paused = None
        room.keep_time(timings, hall.struck)
    room.wake()
    hall.bell.ring(room.holders)


def over(connection: Connection) -> list[str]:
    """Tables whose pause has lasted for too long."""
    last = now_in(connection) - LONGEST_PAUSE
    found = select(TABLES.c.id).where(TABLES.c.paused <= last, TABLES.c.status == "playing")
    return list(connection.execute(found).scalars())


def next_end(connection: Connection) -> int | None:
    """When the first pause will have lasted for too long."""
    first = select(func.min(TABLES.c.paused)).where(TABLES.c.status == "playing")
    began: int | None = connection.execute(first).scalar()
    return None if began is None else began + LONGEST_PAUSE
