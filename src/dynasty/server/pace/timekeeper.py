"""The timekeeper: one task that looks at clocks when they are due, and acts for who is late."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Mapping
from dataclasses import replace
from functools import partial
from typing import Final

from sqlalchemy import Connection, func, select, update

from dynasty.kernel import DynastyError
from dynasty.server.pace import clocks, clockwork, pauses
from dynasty.server.pace.clocks import Phase
from dynasty.server.pace.clockwork import milliseconds, now_in
from dynasty.server.pace.timing import Timing
from dynasty.server.post import notices
from dynasty.server.store import queries
from dynasty.server.store.schema import CLOCKS, TURNS
from dynasty.server.tables import happenings
from dynasty.server.tables.hall import Hall
from dynasty.server.tables.room import Room

LOGGER = logging.getLogger("dynasty.timekeeper")
LONGEST: Final = 30.0  # seconds of sleep
SOON: Final = 1000  # milliseconds until another look at what could not be done now
LATER: Final = 60_000  # the same, for a table that cannot be opened


async def keep(hall: Hall) -> None:
    """Act when it is time, sleep until it is time again."""
    while True:
        hall.struck.clear()
        wakes = await hall.store.read(next_moment)
        now = milliseconds(hall.clock.now())
        if wakes is not None and wakes <= now:
            await look(hall)
        else:
            left = LONGEST if wakes is None else min(LONGEST, (wakes - now) / 1000)
            await sleep(hall, left)


async def sleep(hall: Hall, seconds: float) -> None:
    """So long, or until a clock of this worker was started."""
    waits = [
        asyncio.ensure_future(hall.clock.sleep(seconds)),
        asyncio.ensure_future(hall.struck.wait()),
    ]
    try:
        await asyncio.wait(waits, return_when=asyncio.FIRST_COMPLETED)
    finally:
        for one in waits:
            one.cancel()


async def look(hall: Hall) -> None:
    """Every table with a clock that is due, or a pause that has lasted for too long."""
    for table_id in await hall.store.read(pauses.over):
        await pauses.go_on(hall, await hall.room(table_id))
    for table_id in await hall.store.read(due_tables):
        try:
            await act(hall, await hall.room(table_id))
        except DynastyError:
            LOGGER.warning("the clocks of table %s wait: it cannot be opened", table_id)
            await hall.store.write(partial(put_off, table_id=table_id))


async def act(hall: Hall, room: Room) -> None:
    """Under the room's lock: mark who is late, let somebody stand in."""
    async with room.lock:
        answering = {seat: milliseconds(at) for seat, at in room.answering.items()}
        work = partial(strike, room=room, answering=answering)
        if await hall.store.write(work):
            await hall.rooms.reread(room)
    room.wake()
    hall.bell.ring(room.holders)
    hall.tend(room)


# In a transaction


def next_moment(connection: Connection) -> int | None:
    """When there is something to do, be it past."""
    found = (next_wake(connection), pauses.next_end(connection))
    return min((moment for moment in found if moment is not None), default=None)


def next_wake(connection: Connection) -> int | None:
    found: int | None = connection.execute(select(func.min(CLOCKS.c.wake))).scalar()
    return found


def due_tables(connection: Connection) -> list[str]:
    due = select(CLOCKS.c.table_id).where(CLOCKS.c.wake <= now_in(connection)).distinct()
    return list(connection.execute(due).scalars())


def put_off(connection: Connection, table_id: str) -> None:
    this = CLOCKS.c.table_id == table_id, CLOCKS.c.wake.is_not(None)
    connection.execute(update(CLOCKS).where(*this).values(wake=now_in(connection) + LATER))


def strike(connection: Connection, room: Room, answering: Mapping[int, int]) -> bool:
    """C9: what is due at a table is done, once, whoever of several workers comes first."""
    now, acted = now_in(connection), False
    for timing in clockwork.of_table(connection, room.id, room.terms).values():
        wake = timing.wake
        if wake is None or wake > now or not claimed(connection, room.id, timing):
            continue
        if answering.get(timing.seat, now) < wake:  # C4: it counts, once it is through
            this = CLOCKS.c.table_id == room.id, CLOCKS.c.seat == timing.seat
            connection.execute(update(CLOCKS).where(*this).values(wake=now + SOON))
            continue
        clockwork.save(connection, room.id, struck(connection, room, timing, now))
        acted = True
    return acted


def claimed(connection: Connection, table_id: str, timing: Timing) -> bool:
    """Is it still due, and has no other worker taken it up?"""
    this = CLOCKS.c.table_id == table_id, CLOCKS.c.seat == timing.seat
    due = CLOCKS.c.wake <= now_in(connection)
    return bool(connection.execute(update(CLOCKS).where(*this, due).values(wake=None)).rowcount)


def struck(connection: Connection, room: Room, timing: Timing, now: int) -> Timing:
    """The clock afterwards."""
    rules, clock = timing.rules, timing.clock
    phase = clocks.phase(rules, clock, now)
    if phase is Phase.OVER:
        return stood_in(connection, room.id, timing, rules.stand_in, now)
    if phase is Phase.LATE and not timing.late:
        happenings.add(connection, room.id, happenings.LATE, timing.seat)
        call(connection, room.id, timing.seat, notices.LATE)
        return replace(timing, late=True)
    charged = clocks.charged(rules, clock, now)
    reminder = clocks.reminder(rules, clock, charged)
    if reminder is not None:
        call(connection, room.id, timing.seat, reminder.value)
    return replace(timing, clock=charged)


def call(connection: Connection, table_id: str, seat: int, kind: str) -> None:
    """C8, C9: tell the player of a seat that time runs out."""
    turn = TURNS.c.table_id == table_id, TURNS.c.seat == seat
    seq = connection.execute(select(TURNS.c.since_seq).where(*turn)).scalar()
    if seq is not None:
        notices.pose(connection, table_id, [seat], kind, seq, wait=0.0)


def stood_in(connection: Connection, table_id: str, timing: Timing, bot: str, now: int) -> Timing:
    """C9: a bot answers for the seat until the stretch ends."""
    happenings.add(connection, table_id, happenings.TIME_UP, timing.seat, bot=bot)
    queries.set_chair(connection, table_id, timing.seat, stand_in=bot)
    queries.set_table(connection, table_id, awaits_bot=True)
    clock = clocks.stand_in(timing.rules, timing.clock, now)
    return replace(timing, clock=clock, stand_in=bot, late=True)
