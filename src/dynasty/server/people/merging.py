"""Two players who turn out to be one: everything of one becomes the other's."""

from __future__ import annotations

from sqlalchemy import Connection, select, update

from dynasty.server.after import results
from dynasty.server.learning import lesson_store
from dynasty.server.pace import clocks, clockwork, holidays, vacations
from dynasty.server.pace.clocks import Rules
from dynasty.server.pace.hours import Span
from dynasty.server.people import blocking, players, reporting
from dynasty.server.store.schema import (
    CHANNELS,
    KEYS,
    LEARNT,
    NOTICES,
    PLAYERS,
    SEATS,
    SITTINGS,
    TABLES,
)
from dynasty.server.store.storage import announce

MOVED = (
    SITTINGS.c.player,
    KEYS.c.player,
    CHANNELS.c.player,
    NOTICES.c.player,
    TABLES.c.host,
    SEATS.c.kept_for,
    PLAYERS.c.merged_into,
)


def merge(connection: Connection, old: str, into: str) -> None:
    """Seats, keys, results, what was learnt: all in one transaction; the rest is a pointer."""
    tables = {*tables_touched(connection, old)}
    for column in MOVED:
        moved = update(column.table).where(column == old).values({column: into})
        connection.execute(moved)
    results.merge(connection, old, into)
    blocking.merge(connection, old, into)
    reporting.merge(connection, old, into)
    learnt = connection.execute(select(LEARNT.c.game, LEARNT.c.what).where(LEARNT.c.player == old))
    lesson_store.add_learnt(connection, [(into, game, what) for game, what in learnt.all()])
    connection.execute(LEARNT.delete().where(LEARNT.c.player == old))
    if not players.name_of(connection, into):
        players.set_name(connection, into, players.name_of(connection, old))
    if not players.zone_of(connection, into):
        players.set_zone(connection, into, players.zone_of(connection, old))
    bring_holidays(connection, old, into)
    connection.execute(update(PLAYERS).where(PLAYERS.c.id == old).values(merged_into=into))
    for table in sorted(tables):
        clockwork.settle(connection, table)
        announce(connection, table)


def bring_holidays(connection: Connection, old: str, into: str) -> None:
    """Whoever is away under one name is away under both."""
    theirs = vacations.of(connection, [old]).get(old, ())

    def joined(spans: tuple[Span, ...], now: int) -> tuple[Span, ...]:
        for start, end in theirs:
            spans = clocks.with_holiday(Rules(0, 0, holidays=spans), start, end, now).holidays
        return spans

    if theirs:
        holidays.put(connection, into, joined)
        vacations.put(connection, old, ())


def tables_touched(connection: Connection, player: str) -> list[str]:
    """Where the player sits, sat or hosts."""
    sat = select(SITTINGS.c.table_id).where(SITTINGS.c.player == player)
    hosted = select(TABLES.c.id).where(TABLES.c.host == player)
    return [*connection.execute(sat).scalars(), *connection.execute(hosted).scalars()]
