"""What whoever runs a server does about players: look, silence, close, join two into one."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from sqlalchemy import Connection, func, select, update

from dynasty.server.daytime import now_of
from dynasty.server.people import players
from dynasty.server.people.profiles import NoSuchPlayer
from dynasty.server.store.schema import KEYS, PLAYERS, REPORTS, SEATS, SITTINGS, TABLES
from dynasty.server.tables import beginnings
from dynasty.server.tables.room import GATHERING


def everybody(connection: Connection) -> list[dict[str, Any]]:
    """All players, the newest first: name, since when, when last at a table, how many tables."""
    seen, tables = func.max(SITTINGS.c.seen), func.count(SITTINGS.c.table_id.distinct())
    keys = select(func.count()).select_from(KEYS).where(KEYS.c.player == PLAYERS.c.id)
    lives = (KEYS.c.expires.is_(None)) | (KEYS.c.expires > now_of(connection))
    found = (
        select(
            PLAYERS.c.id,
            PLAYERS.c.name,
            PLAYERS.c.created,
            PLAYERS.c.muted,
            seen.label("seen"),
            tables.label("tables"),
            (keys.where(lives).scalar_subquery() == 0).label("closed"),
        )
        .join(SITTINGS, SITTINGS.c.player == PLAYERS.c.id, isouter=True)
        .where(PLAYERS.c.merged_into.is_(None))
        .group_by(PLAYERS.c.id, PLAYERS.c.name, PLAYERS.c.created, PLAYERS.c.muted)
        .order_by(PLAYERS.c.created.desc(), PLAYERS.c.id)
    )
    return [{**row, "closed": bool(row["closed"])} for row in connection.execute(found).mappings()]


def check(connection: Connection, player: str) -> None:
    if connection.execute(select(PLAYERS.c.id).where(PLAYERS.c.id == player)).first() is None:
        raise NoSuchPlayer("players-unknown", given=player[:32])


def silence(connection: Connection, player: str, quiet: bool = True) -> None:
    """The player says nothing at any table any more; or may again."""
    check(connection, player)
    connection.execute(update(PLAYERS).where(PLAYERS.c.id == player).values(muted=quiet))


def close(connection: Connection, player: str) -> None:
    """No key opens the player any more, and nobody is invited by them; seats are as of who left.

    A server that runs notices within seconds; clocks and consents do the rest.
    """
    check(connection, player)
    players.end(connection, KEYS.c.player == player)
    waits = TABLES.c.host == player, TABLES.c.status == GATHERING
    for table_id in connection.execute(select(TABLES.c.id).where(*waits)).scalars().all():
        beginnings.give_up(connection, table_id)


# Reports


def reports(connection: Connection) -> list[dict[str, Any]]:
    """Those that nobody has dealt with, the oldest first, with names as they are now."""
    by, about = PLAYERS.alias(), PLAYERS.alias()
    found = (
        select(REPORTS, by.c.name.label("by_name"), about.c.name.label("about_name"))
        .join(by, by.c.id == REPORTS.c.by, isouter=True)
        .join(about, about.c.id == REPORTS.c.about, isouter=True)
        .where(~REPORTS.c.done)
        .order_by(REPORTS.c.id)
    )
    told = [dict(row) for row in connection.execute(found).mappings()]
    for report in told:
        names = select(SEATS.c.seat, SEATS.c.name).where(SEATS.c.table_id == report["table_id"])
        report["names"] = {row.seat: row.name for row in connection.execute(names)}
    return told


def settle(connection: Connection, numbers: Sequence[int]) -> int:
    """These were dealt with; how many there were."""
    done = update(REPORTS).where(REPORTS.c.id.in_(numbers), ~REPORTS.c.done)
    return connection.execute(done.values(done=True)).rowcount
