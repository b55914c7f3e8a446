"""C13: the server notes that it is up; time in which it was not is nobody's."""

from __future__ import annotations

from dataclasses import replace
from functools import partial
from typing import Final

from sqlalchemy import Connection, insert, select, update

from dynasty.server.pace import clocks, clockwork
from dynasty.server.pace.clocks import LONGEST_GAP
from dynasty.server.pace.clockwork import now_in
from dynasty.server.store.schema import CLOCKS, SERVER, TABLES
from dynasty.server.tables.hall import Hall
from dynasty.server.tables.terms import Terms

EACH: Final = 15.0  # seconds
KEY: Final = "heartbeat"


async def keep(hall: Hall) -> None:
    """A beat now and then; a machine that slept meanwhile was down, too."""
    while True:
        wall, steady = hall.clock.now(), hall.clock.steady()
        await hall.clock.sleep(EACH)
        slept = (hall.clock.now() - wall) - (hall.clock.steady() - steady)
        await beat(hall, clockwork.milliseconds(slept))


async def beat(hall: Hall, slept: int = 0) -> None:
    """Note the time; if the server was down since the last note, or asleep, move all clocks on."""
    tables = await hall.store.write(partial(note, slept=slept))
    for room in [hall.rooms[table_id] for table_id in tables if table_id in hall.rooms]:
        await hall.rooms.refresh(room)
    hall.struck.set()


def note(connection: Connection, slept: int = 0, starts: bool = False) -> list[str]:
    """The beat; gives the tables whose clocks were moved, by whoever of several notes it first."""
    now = now_in(connection)
    last = connection.execute(select(SERVER.c.value).where(SERVER.c.key == KEY)).scalar()
    if last is None:
        connection.execute(insert(SERVER).values(key=KEY, value=str(now)))
        return []
    same = SERVER.c.key == KEY, SERVER.c.value == last
    first = connection.execute(update(SERVER).where(*same).values(value=str(now))).rowcount
    gap = now - int(last) if starts else min(slept, now - int(last))
    return move_on(connection, now - gap, now) if first and gap > LONGEST_GAP else []


def move_on(connection: Connection, start: int, end: int) -> list[str]:
    """All clocks that run go on as if that time had not been."""
    running = select(CLOCKS.c.table_id).where(CLOCKS.c.since.is_not(None))
    rows = connection.execute(select(TABLES.c.id, TABLES.c.terms).where(TABLES.c.id.in_(running)))
    found = clockwork.read(connection, {table_id: Terms.read(terms) for table_id, terms in rows})
    for table_id, timings in found.items():
        for timing in timings.values():
            clock = clocks.skip(timing.rules, timing.clock, start, end)
            clockwork.save(connection, table_id, replace(timing, clock=clock))
    return list(found)
