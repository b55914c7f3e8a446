"""The clock scheduler: a background task that acts on clocks when they are due."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Mapping
from dataclasses import replace
from functools import partial
from typing import Final

from sqlalchemy import Connection, func, select, update

from dynasty.kernel import DynastyError
from dynasty.server.clocks import pauses
from dynasty.server.db import clocks as db_clocks
from dynasty.server.db import notifications, table_events
from dynasty.server.db import tables as db_tables
from dynasty.server.db.clocks import now_milliseconds
from dynasty.server.db.schema import CLOCKS, TURNS
from dynasty.server.model import clock_rules
from dynasty.server.model.clock_rules import StretchPhase
from dynasty.server.model.play_hours import to_milliseconds
from dynasty.server.model.room import Room
from dynasty.server.model.seat_timing import SeatTiming
from dynasty.server.tables.service import TableService

LOGGER = logging.getLogger("dynasty.timekeeper")
MAX_SLEEP_SECONDS: Final = 30.0  # seconds of sleep
RETRY_MS: Final = 1000  # milliseconds until the next check while an answer is being processed
RETRY_UNLOADABLE_MS: Final = (
    60_000  # milliseconds until the next check of a table that cannot be loaded
)


async def run_scheduler(service: TableService) -> None:
    """Act on due clocks, then sleep until the next one is due. Runs forever."""
    while True:
        service.clocks_changed.clear()
        wakes = await service.db.read(next_action_time)
        now = to_milliseconds(service.clock.now())
        if wakes is not None and wakes <= now:
            await act_on_due_tables(service)
        else:
            left = (
                MAX_SLEEP_SECONDS if wakes is None else min(MAX_SLEEP_SECONDS, (wakes - now) / 1000)
            )
            await sleep_or_wake(service, left)


async def sleep_or_wake(service: TableService, seconds: float) -> None:
    """Sleep for this time, or until a clock of this worker changes."""
    waits = [
        asyncio.ensure_future(service.clock.sleep(seconds)),
        asyncio.ensure_future(service.clocks_changed.wait()),
    ]
    try:
        await asyncio.wait(waits, return_when=asyncio.FIRST_COMPLETED)
    finally:
        for one in waits:
            one.cancel()


async def act_on_due_tables(service: TableService) -> None:
    """Act on every table with a due clock or an overlong pause."""
    for table_id in await service.db.read(pauses.overlong_pause_table_ids):
        await pauses.resume_room(service, await service.room(table_id))
    for table_id in await service.db.read(due_table_ids):
        try:
            await act_on_table(service, await service.room(table_id))
        except DynastyError:
            LOGGER.warning("the clocks of table %s wait: it cannot be opened", table_id)
            await service.db.write(partial(postpone_clocks, table_id=table_id), table_id)


async def act_on_table(service: TableService, room: Room) -> None:
    """Carry out what is due on the clocks of a table, while holding the room's lock."""
    async with service.change(room) as change:
        answering = {seat: to_milliseconds(at) for seat, at in room.answering.items()}
        work = partial(act_on_due_clocks, room=room, answering=answering)
        if await change.write(work):
            await change.reread()


# In a transaction


def next_action_time(connection: Connection) -> int | None:
    """Return when there is something to do; it may be past."""
    found = (next_clock_wake(connection), pauses.next_pause_end(connection))
    return min((moment for moment in found if moment is not None), default=None)


def next_clock_wake(connection: Connection) -> int | None:
    found: int | None = connection.execute(select(func.min(CLOCKS.c.wake))).scalar()
    return found


def due_table_ids(connection: Connection) -> list[str]:
    due = select(CLOCKS.c.table_id).where(CLOCKS.c.wake <= now_milliseconds(connection)).distinct()
    return list(connection.execute(due).scalars())


def postpone_clocks(connection: Connection, table_id: str) -> None:
    this = CLOCKS.c.table_id == table_id, CLOCKS.c.wake.is_not(None)
    connection.execute(
        update(CLOCKS).where(*this).values(wake=now_milliseconds(connection) + RETRY_UNLOADABLE_MS)
    )


def act_on_due_clocks(connection: Connection, room: Room, answering: Mapping[int, int]) -> bool:
    """C9: Act on the due clocks of a table that no other worker claims; return whether it did."""
    now, acted = now_milliseconds(connection), False
    for timing in db_clocks.read_table_clocks(connection, room.id, room.terms).values():
        wake = timing.wake
        if wake is None or wake > now or not claim_clock(connection, room.id, timing):
            continue
        if answering.get(timing.seat, now) < wake:  # C4: an answer that is being processed counts
            this = CLOCKS.c.table_id == room.id, CLOCKS.c.seat == timing.seat
            connection.execute(update(CLOCKS).where(*this).values(wake=now + RETRY_MS))
            continue
        db_clocks.save_clock(connection, room.id, advance_due_clock(connection, room, timing, now))
        acted = True
    return acted


def claim_clock(connection: Connection, table_id: str, timing: SeatTiming) -> bool:
    """Claim a due clock for this worker; return whether it was still due."""
    this = CLOCKS.c.table_id == table_id, CLOCKS.c.seat == timing.seat
    due = CLOCKS.c.wake <= now_milliseconds(connection)
    return bool(connection.execute(update(CLOCKS).where(*this, due).values(wake=None)).rowcount)


def advance_due_clock(
    connection: Connection, room: Room, timing: SeatTiming, now: int
) -> SeatTiming:
    """Return a due clock after its reminder, delay or stand-in."""
    rules, clock = timing.rules, timing.clock
    phase = clock_rules.stretch_phase(rules, clock, now)
    if phase is StretchPhase.OVER:
        return replace_late_player(connection, room.id, timing, rules.stand_in, now)
    if phase is StretchPhase.LATE and not timing.late:
        table_events.add_event(connection, room.id, table_events.LATE, timing.seat)
        notify_of_time(connection, room.id, timing.seat, notifications.KIND_LATE)
        return replace(timing, late=True)
    charged = clock_rules.charge_clock(rules, clock, now)
    reminder = clock_rules.due_reminder(rules, clock, charged)
    if reminder is not None:
        notify_of_time(connection, room.id, timing.seat, reminder.value)
    return replace(timing, clock=charged)


def notify_of_time(connection: Connection, table_id: str, seat: int, kind: str) -> None:
    """C8, C9: Notify the player of a seat that time is running out."""
    turn = TURNS.c.table_id == table_id, TURNS.c.seat == seat
    seq = connection.execute(select(TURNS.c.since_seq).where(*turn)).scalar()
    if seq is not None:
        notifications.enqueue_notices(connection, table_id, [seat], kind, seq, wait=0.0)


def replace_late_player(
    connection: Connection, table_id: str, timing: SeatTiming, bot: str, now: int
) -> SeatTiming:
    """C9: Let a bot answer for the seat until the stretch ends; return the clock."""
    table_events.add_event(connection, table_id, table_events.TIME_UP, timing.seat, bot=bot)
    db_tables.update_seat(connection, table_id, timing.seat, stand_in=bot)
    db_tables.update_table(connection, table_id, awaits_bot=True)
    clock = clock_rules.mark_replaced(timing.rules, timing.clock, now)
    return replace(timing, clock=clock, stand_in=bot, late=True)
