"""C13: A heartbeat that the server stores, so that clocks do not tick while it is down."""

from __future__ import annotations

from contextlib import suppress
from dataclasses import replace
from functools import partial
from typing import Final

from sqlalchemy import Connection, insert, select, update
from sqlalchemy.exc import IntegrityError

from dynasty.server.db import clocks as db_clocks
from dynasty.server.db.clocks import now_milliseconds
from dynasty.server.db.database import announce_change
from dynasty.server.db.schema import CLOCKS, SERVER, TABLES
from dynasty.server.model import clock_rules
from dynasty.server.model.clock_rules import MAX_HEARTBEAT_GAP_MS
from dynasty.server.model.play_hours import to_milliseconds
from dynasty.server.model.table_settings import Terms
from dynasty.server.tables.service import TableService

HEARTBEAT_INTERVAL_SECONDS: Final = 15.0  # seconds
HEARTBEAT_ROW_KEY: Final = "heartbeat"


async def run_heartbeat(service: TableService) -> None:
    """Store a heartbeat regularly; a machine that was asleep counts as down. Runs forever."""
    while True:
        wall, steady = service.clock.now(), service.clock.steady()
        await service.clock.sleep(HEARTBEAT_INTERVAL_SECONDS)
        slept = (service.clock.now() - wall) - (service.clock.steady() - steady)
        await record_heartbeat(service, to_milliseconds(slept))


async def record_heartbeat(service: TableService, slept: int = 0) -> None:
    """Store a heartbeat; after a gap or sleep, move all running clocks forward."""
    tables = await service.db.write(partial(save_heartbeat, slept=slept))
    for room in [service.rooms[table_id] for table_id in tables if table_id in service.rooms]:
        await service.rooms.refresh(room)
    service.clocks_changed.set()


def save_heartbeat(connection: Connection, slept: int = 0, starts: bool = False) -> list[str]:
    """Store a heartbeat and return the tables whose clocks were moved; one worker moves them."""
    now = now_milliseconds(connection)
    last = connection.execute(
        select(SERVER.c.value).where(SERVER.c.key == HEARTBEAT_ROW_KEY)
    ).scalar()
    if last is None:
        with suppress(IntegrityError), connection.begin_nested():  # another server was faster
            connection.execute(insert(SERVER).values(key=HEARTBEAT_ROW_KEY, value=str(now)))
        return []
    same = SERVER.c.key == HEARTBEAT_ROW_KEY, SERVER.c.value == last
    first = connection.execute(update(SERVER).where(*same).values(value=str(now))).rowcount
    gap = now - int(last) if starts else min(slept, now - int(last))
    return (
        move_clocks_forward(connection, now - gap, now)
        if first and gap > MAX_HEARTBEAT_GAP_MS
        else []
    )


def move_clocks_forward(connection: Connection, start: int, end: int) -> list[str]:
    """Do not charge this time to any running clock; return the ids of the tables."""
    running = select(CLOCKS.c.table_id).where(CLOCKS.c.since.is_not(None))
    rows = connection.execute(select(TABLES.c.id, TABLES.c.terms).where(TABLES.c.id.in_(running)))
    found = db_clocks.read_clocks(
        connection, {table_id: Terms.read(terms) for table_id, terms in rows}
    )
    for table_id, timings in found.items():
        for timing in timings.values():
            clock = clock_rules.skip_span(timing.rules, timing.clock, start, end)
            db_clocks.save_clock(connection, table_id, replace(timing, clock=clock))
        announce_change(connection, table_id)
    return list(found)
