"""C7: Players' vacations: add and end them, and update the clocks at once."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Final

from sqlalchemy import Connection, select

from dynasty.kernel import LocalizedError
from dynasty.server.db import clocks as db_clocks
from dynasty.server.db import table_events, vacations
from dynasty.server.db.clocks import now_milliseconds
from dynasty.server.db.database import announce_change
from dynasty.server.db.schema import CLOCKS, SITTINGS
from dynasty.server.model import clock_rules
from dynasty.server.model.clock_rules import ClockRules
from dynasty.server.model.play_hours import DAY_MS, TimeSpan
from dynasty.server.tables.service import TableService

MAX_VACATION_MS: Final = 60 * DAY_MS
MAX_AHEAD_MS: Final = 366 * DAY_MS  # ahead
MAX_VACATIONS: Final = 10

VacationChange = Callable[[tuple[TimeSpan, ...], int], tuple[TimeSpan, ...]]


class BadHoliday(LocalizedError):
    """Raised when a vacation has no length, is too long or too far ahead, or there are too many."""

    def __init__(self) -> None:
        super().__init__("holiday-bad")


async def current_vacations(hall: TableService, player: str) -> list[TimeSpan]:
    """Return the player's current and future vacations."""
    found = await hall.store.read(partial(vacations.vacations_of_players, players=[player]))
    now = db_clocks.to_milliseconds(hall.clock.now())
    return [span for span in found.get(player, ()) if span[1] > now]


async def add_vacation(hall: TableService, player: str, starts: int, ends: int) -> None:
    """Add a vacation; the part in the past is cut off."""

    def with_it(spans: tuple[TimeSpan, ...], now: int) -> tuple[TimeSpan, ...]:
        start = max(starts, now)
        if not start < ends <= start + MAX_VACATION_MS or start > now + MAX_AHEAD_MS:
            raise BadHoliday
        joined = clock_rules.with_vacation(
            ClockRules(0, 0, holidays=spans), start, ends, now
        ).holidays
        if len(joined) > MAX_VACATIONS:
            raise BadHoliday
        return joined

    await change_vacations(hall, player, with_it)


async def end_vacation(hall: TableService, player: str, starts: int) -> None:
    """End or cancel a vacation; the part in the past remains."""

    def without_it(spans: tuple[TimeSpan, ...], now: int) -> tuple[TimeSpan, ...]:
        others = [span for span in spans if span[0] != starts]
        begun = [(starts, now)] if starts < now and len(others) < len(spans) else []
        return tuple(sorted([*others, *begun]))

    await change_vacations(hall, player, without_it)


async def change_vacations(hall: TableService, player: str, make: VacationChange) -> None:
    tables = await hall.store.write(partial(update_vacations, player=player, make=make))
    for room in [hall.rooms[table] for table in tables if table in hall.rooms]:
        await hall.rooms.refresh(room)
    hall.struck.set()


def update_vacations(connection: Connection, player: str, make: VacationChange) -> list[str]:
    """Change a player's vacations, update their clocks and return the ids of their tables.

    The elapsed time is charged by the old vacations.
    """
    now = now_milliseconds(connection)
    spans = vacations.vacations_of_players(connection, [player]).get(player, ())
    lately = tuple(span for span in spans if span[1] > now - MAX_AHEAD_MS)
    tables = clock_seats(connection, player)
    for table_id, _ in tables:
        db_clocks.charge_clocks(connection, table_id)
    vacations.save_vacations(connection, player, changed := make(lately, now))
    for table_id, seat in tables:
        timings = db_clocks.update_clocks(connection, table_id)
        if seat in timings and not timings[seat].rules.live:
            add_vacation_event(connection, table_id, seat, changed, now)
        announce_change(connection, table_id)
    return [table_id for table_id, _ in tables]


def add_vacation_event(
    connection: Connection, table_id: str, seat: int, spans: tuple[TimeSpan, ...], now: int
) -> None:
    """Add an event at the table if the player is on vacation now."""
    ends = [end for start, end in spans if start <= now < end]
    if ends:
        table_events.add_event(connection, table_id, table_events.HOLIDAY, seat, until=str(ends[0]))


def clock_seats(connection: Connection, player: str) -> list[tuple[str, int]]:
    """Return the tables and seats with a clock where the player sits."""
    same_seat = (CLOCKS.c.table_id == SITTINGS.c.table_id) & (CLOCKS.c.seat == SITTINGS.c.seat)
    rows = connection.execute(
        select(CLOCKS.c.table_id, CLOCKS.c.seat)
        .join(SITTINGS, same_seat)
        .where(SITTINGS.c.player == player, SITTINGS.c.until.is_(None))
        .order_by(CLOCKS.c.table_id, CLOCKS.c.seat)
    )
    return [(table_id, seat) for table_id, seat in rows]
