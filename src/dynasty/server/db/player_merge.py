"""Merge two players who are the same person."""

from __future__ import annotations

from sqlalchemy import Connection, select, update

from dynasty.server.db import blocks, players, reports, results, vacations
from dynasty.server.db import clocks as db_clocks
from dynasty.server.db import lessons as db_lessons
from dynasty.server.db.database import announce_change
from dynasty.server.db.schema import (
    CHANNELS,
    KEYS,
    LEARNT,
    NOTICES,
    PLAYERS,
    SEATS,
    SITTINGS,
    TABLES,
)
from dynasty.server.db.vacation_changes import update_vacations
from dynasty.server.model import clock_rules
from dynasty.server.model.clock_rules import ClockRules
from dynasty.server.model.play_hours import TimeSpan

MOVED_COLUMNS = (
    SITTINGS.c.player,
    KEYS.c.player,
    CHANNELS.c.player,
    NOTICES.c.player,
    TABLES.c.host,
    SEATS.c.kept_for,
    PLAYERS.c.merged_into,
)


def merge_players(connection: Connection, old: str, into: str) -> None:
    """Move seats, keys, results and progress in one transaction; leave a pointer for the rest."""
    tables = {*table_ids_of_player(connection, old)}
    for column in MOVED_COLUMNS:
        moved = update(column.table).where(column == old).values({column: into})
        connection.execute(moved)
    results.merge_results(connection, old, into)
    blocks.merge_blocks(connection, old, into)
    reports.merge_reports(connection, old, into)
    learnt = connection.execute(select(LEARNT.c.game, LEARNT.c.what).where(LEARNT.c.player == old))
    db_lessons.add_progress(connection, [(into, game, what) for game, what in learnt.all()])
    connection.execute(LEARNT.delete().where(LEARNT.c.player == old))
    if not players.name_of(connection, into):
        players.set_name(connection, into, players.name_of(connection, old))
    if not players.zone_of(connection, into):
        players.set_zone(connection, into, players.zone_of(connection, old))
    merge_vacations(connection, old, into)
    connection.execute(update(PLAYERS).where(PLAYERS.c.id == old).values(merged_into=into))
    for table in sorted(tables):
        db_clocks.update_clocks(connection, table)
        announce_change(connection, table)


def merge_vacations(connection: Connection, old: str, into: str) -> None:
    """Add the vacations of the old player to those of the other."""
    theirs = vacations.vacations_of_players(connection, [old]).get(old, ())

    def joined(spans: tuple[TimeSpan, ...], now: int) -> tuple[TimeSpan, ...]:
        for start, end in theirs:
            spans = clock_rules.with_vacation(
                ClockRules(0, 0, holidays=spans), start, end, now
            ).holidays
        return spans

    if theirs:
        update_vacations(connection, into, joined)
        vacations.save_vacations(connection, old, ())


def table_ids_of_player(connection: Connection, player: str) -> list[str]:
    """Return the ids of the tables where the player sits, sat or is the host."""
    sat = select(SITTINGS.c.table_id).where(SITTINGS.c.player == player)
    hosted = select(TABLES.c.id).where(TABLES.c.host == player)
    return [*connection.execute(sat).scalars(), *connection.execute(hosted).scalars()]
