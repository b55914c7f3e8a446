"""Manners of a club: who may not talk, and how much somebody new may do among strangers."""

from __future__ import annotations

from typing import Final

from sqlalchemy import Connection, func, select

from dynasty.kernel import Worded
from dynasty.server.daytime import now_of
from dynasty.server.store.schema import CHAT, PLAYERS, SITTINGS, TABLES

A_WEEK: Final = 7 * 86_400.0  # for so long somebody is new
AN_HOUR: Final = 3_600.0
MOST_LISTED: Final = 5  # tables that wait for strangers at once
MOST_LINES: Final = 20  # of chat in an hour, where strangers play


class Silenced(Worded):
    """Whoever runs the server does not let the player talk."""

    def __init__(self) -> None:
        super().__init__("silenced")


class TooMuchAtFirst(Worded):
    """More than somebody new may do; the sentence says what."""


def is_new(connection: Connection, player: str) -> bool:
    made = connection.execute(select(PLAYERS.c.created).where(PLAYERS.c.id == player)).scalar()
    return made is not None and now_of(connection) - made < A_WEEK


def check_talk(connection: Connection, table_id: str, seat: int) -> None:
    """May whoever sits there say something now?"""
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
        if connection.execute(listed).scalar() and is_new(connection, player):
            check_lines(connection, player)


def check_lines(connection: Connection, player: str) -> None:
    """Somebody new says only so much to strangers."""
    lines = (
        select(func.count())
        .select_from(CHAT)
        .join(
            SITTINGS,
            (SITTINGS.c.table_id == CHAT.c.table_id) & (SITTINGS.c.seat == CHAT.c.seat),
        )
        .join(TABLES, TABLES.c.id == CHAT.c.table_id)
        .where(SITTINGS.c.player == player, SITTINGS.c.until.is_(None), TABLES.c.listed)
        .where(CHAT.c.at > now_of(connection) - AN_HOUR, CHAT.c.at >= SITTINGS.c.since)
    )
    if (connection.execute(lines).scalar() or 0) >= MOST_LINES:
        raise TooMuchAtFirst("new-lines", n=MOST_LINES)


def check_tables(connection: Connection, player: str) -> None:
    """Somebody new invites strangers to so many tables at once."""
    waiting = TABLES.c.host == player, TABLES.c.listed, TABLES.c.status == "open"
    number = select(func.count()).select_from(TABLES).where(*waiting)
    many = (connection.execute(number).scalar() or 0) >= MOST_LISTED
    if many and is_new(connection, player):
        raise TooMuchAtFirst("new-tables", n=MOST_LISTED)
