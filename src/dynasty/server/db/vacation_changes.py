"""C7: Changes of a player's vacations, with the clocks and events of their tables."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from sqlalchemy import Connection, select

from dynasty.server.db import clocks as db_clocks
from dynasty.server.db import table_events, vacations
from dynasty.server.db.clocks import now_milliseconds
from dynasty.server.db.database import announce_change
from dynasty.server.db.schema import CLOCKS, SITTINGS
from dynasty.server.model.play_hours import DAY_MS, TimeSpan

MAX_AHEAD_MS: Final = 366 * DAY_MS  # ahead


VacationChange = Callable[[tuple[TimeSpan, ...], int], tuple[TimeSpan, ...]]


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
