"""Limits on chat and listed tables for silenced and new players."""

from __future__ import annotations

from typing import Final

from sqlalchemy import Connection, func, select

from dynasty.server.clock import SECONDS_PER_DAY, current_time
from dynasty.server.db.schema import CHAT, PLAYERS, SITTINGS, TABLES
from dynasty.server.errors import NewPlayerLimit, Silenced

NEW_PLAYER_SECONDS: Final = 7 * SECONDS_PER_DAY  # how long a player counts as new
CHAT_LIMIT_SECONDS: Final = 3_600.0
MAX_LISTED_TABLES: Final = 5  # tables that wait for strangers at once
MAX_CHAT_LINES: Final = 20  # of chat in an hour, where strangers play


def is_new_player(connection: Connection, player: str) -> bool:
    made = connection.execute(select(PLAYERS.c.created).where(PLAYERS.c.id == player)).scalar()
    return made is not None and current_time(connection) - made < NEW_PLAYER_SECONDS


def check_may_chat(connection: Connection, table_id: str, seat: int) -> None:
    """Raise Silenced or NewPlayerLimit if the player at this seat may not chat now."""
    here = SITTINGS.c.table_id == table_id, SITTINGS.c.seat == seat, SITTINGS.c.until.is_(None)
    found = (
        select(PLAYERS.c.id, PLAYERS.c.muted)
        .join(SITTINGS, SITTINGS.c.player == PLAYERS.c.id)
        .where(*here)
    )
    for player, muted in connection.execute(found).all():
        if muted:
            raise Silenced
        listed = select(TABLES.c.listed).where(TABLES.c.id == table_id)
        if connection.execute(listed).scalar() and is_new_player(connection, player):
            check_chat_limit(connection, player)


def check_chat_limit(connection: Connection, player: str) -> None:
    """Raise NewPlayerLimit if a new player wrote too much chat in the last hour."""
    lines = (
        select(func.count())
        .select_from(CHAT)
        .join(
            SITTINGS,
            (SITTINGS.c.table_id == CHAT.c.table_id) & (SITTINGS.c.seat == CHAT.c.seat),
        )
        .join(TABLES, TABLES.c.id == CHAT.c.table_id)
        .where(SITTINGS.c.player == player, SITTINGS.c.until.is_(None), TABLES.c.listed)
        .where(
            CHAT.c.at > current_time(connection) - CHAT_LIMIT_SECONDS, CHAT.c.at >= SITTINGS.c.since
        )
    )
    if (connection.execute(lines).scalar() or 0) >= MAX_CHAT_LINES:
        raise NewPlayerLimit("new-lines", n=MAX_CHAT_LINES)


def check_listed_limit(connection: Connection, player: str) -> None:
    """Raise NewPlayerLimit if a new player has too many listed tables that wait for players."""
    waiting = TABLES.c.host == player, TABLES.c.listed, TABLES.c.status == "open"
    number = select(func.count()).select_from(TABLES).where(*waiting)
    many = (connection.execute(number).scalar() or 0) >= MAX_LISTED_TABLES
    if many and is_new_player(connection, player):
        raise NewPlayerLimit("new-tables", n=MAX_LISTED_TABLES)
