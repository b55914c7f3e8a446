"""Moderation by the operator: list, silence and close players, list and settle reports."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from sqlalchemy import Connection, func, select, update

from dynasty.server.clock import current_time
from dynasty.server.db import players
from dynasty.server.db.schema import KEYS, PLAYERS, REPORTS, SEATS, SITTINGS, TABLES
from dynasty.server.db.table_transactions import close_unstarted
from dynasty.server.errors import NoSuchPlayer
from dynasty.server.model.table_status import TableStatus


def list_players(connection: Connection) -> list[dict[str, Any]]:
    """Return all players with their dates, tables and state, the newest first."""
    seen, tables = func.max(SITTINGS.c.seen), func.count(SITTINGS.c.table_id.distinct())
    keys = select(func.count()).select_from(KEYS).where(KEYS.c.player == PLAYERS.c.id)
    lives = (KEYS.c.expires.is_(None)) | (KEYS.c.expires > current_time(connection))
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


def check_player_exists(connection: Connection, player: str) -> None:
    if connection.execute(select(PLAYERS.c.id).where(PLAYERS.c.id == player)).first() is None:
        raise NoSuchPlayer("players-unknown", given=player[:32])


def silence_player(connection: Connection, player: str, quiet: bool = True) -> None:
    """Forbid the player to chat at any table, or allow it again."""
    check_player_exists(connection, player)
    connection.execute(update(PLAYERS).where(PLAYERS.c.id == player).values(muted=quiet))


def close_player(connection: Connection, player: str) -> None:
    """Revoke all keys of the player and cancel their tables that have not begun.

    A running server notices within seconds. The player's seats are treated as those of an absent
    player.
    """
    check_player_exists(connection, player)
    players.revoke_keys(connection, KEYS.c.player == player)
    waits = TABLES.c.host == player, TABLES.c.status == TableStatus.WAITING
    for table_id in connection.execute(select(TABLES.c.id).where(*waits)).scalars().all():
        close_unstarted(connection, table_id)


# Reports


def open_reports(connection: Connection) -> list[dict[str, Any]]:
    """Return the open reports, the oldest first, with the players' current names."""
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


def settle_reports(connection: Connection, numbers: Sequence[int]) -> int:
    """Mark reports as settled and return how many were open."""
    done = update(REPORTS).where(REPORTS.c.id.in_(numbers), ~REPORTS.c.done)
    return connection.execute(done.values(done=True)).rowcount
