"""C7: players say when they are away, ahead or from now on; their clocks are told at once."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Final

from sqlalchemy import Connection, select

from dynasty.kernel import Worded
from dynasty.server.pace import clocks, clockwork, vacations
from dynasty.server.pace.clocks import Rules
from dynasty.server.pace.clockwork import now_in
from dynasty.server.pace.hours import DAY, Span
from dynasty.server.store.schema import CLOCKS, SITTINGS
from dynasty.server.store.storage import announce
from dynasty.server.tables import happenings
from dynasty.server.tables.hall import Hall

LONGEST: Final = 60 * DAY
FURTHEST: Final = 366 * DAY  # ahead
MOST: Final = 10

Change = Callable[[tuple[Span, ...], int], tuple[Span, ...]]


class BadHoliday(Worded):
    """It is over before it begins, or too long, or too far ahead."""

    def __init__(self) -> None:
        super().__init__("holiday-bad")


async def of(hall: Hall, player: str) -> list[Span]:
    """Those that are not over."""
    found = await hall.store.read(partial(vacations.of, players=[player]))
    now = clockwork.milliseconds(hall.clock.now())
    return [span for span in found.get(player, ()) if span[1] > now]


async def add(hall: Hall, player: str, starts: int, ends: int) -> None:
    """Away from one moment to another; never backwards."""

    def with_it(spans: tuple[Span, ...], now: int) -> tuple[Span, ...]:
        start = max(starts, now)
        if not start < ends <= start + LONGEST or start > now + FURTHEST:
            raise BadHoliday
        joined = clocks.with_holiday(Rules(0, 0, holidays=spans), start, ends, now).holidays
        if len(joined) > MOST:
            raise BadHoliday
        return joined

    await change(hall, player, with_it)


async def end(hall: Hall, player: str, starts: int) -> None:
    """Back earlier, or not away after all; what has passed of it stays."""

    def without_it(spans: tuple[Span, ...], now: int) -> tuple[Span, ...]:
        others = [span for span in spans if span[0] != starts]
        begun = [(starts, now)] if starts < now and len(others) < len(spans) else []
        return tuple(sorted([*others, *begun]))

    await change(hall, player, without_it)


async def change(hall: Hall, player: str, make: Change) -> None:
    tables = await hall.store.write(partial(put, player=player, make=make))
    for room in [hall.rooms[table] for table in tables if table in hall.rooms]:
        await hall.rooms.refresh(room)
    hall.struck.set()


def put(connection: Connection, player: str, make: Change) -> list[str]:
    """Charge what ran by the holidays before, and go on by the new ones; gives the tables."""
    now = now_in(connection)
    spans = vacations.of(connection, [player]).get(player, ())
    lately = tuple(span for span in spans if span[1] > now - FURTHEST)
    tables = clocked(connection, player)
    for table_id, _ in tables:
        clockwork.charge(connection, table_id)
    vacations.put(connection, player, changed := make(lately, now))
    for table_id, seat in tables:
        timings = clockwork.settle(connection, table_id)
        if seat in timings and not timings[seat].rules.live:
            tell(connection, table_id, seat, changed, now)
        announce(connection, table_id)
    return [table_id for table_id, _ in tables]


def tell(
    connection: Connection, table_id: str, seat: int, spans: tuple[Span, ...], now: int
) -> None:
    """Who is away is said at the table, and who is not after all."""
    ends = [end for start, end in spans if start <= now < end]
    if ends:
        happenings.add(connection, table_id, happenings.HOLIDAY, seat, until=str(ends[0]))


def clocked(connection: Connection, player: str) -> list[tuple[str, int]]:
    """Tables with a clock, and the seats there, where the player sits."""
    same_seat = (CLOCKS.c.table_id == SITTINGS.c.table_id) & (CLOCKS.c.seat == SITTINGS.c.seat)
    rows = connection.execute(
        select(CLOCKS.c.table_id, CLOCKS.c.seat)
        .join(SITTINGS, same_seat)
        .where(SITTINGS.c.player == player, SITTINGS.c.until.is_(None))
        .order_by(CLOCKS.c.table_id, CLOCKS.c.seat)
    )
    return [(table_id, seat) for table_id, seat in rows]
