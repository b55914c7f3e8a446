"""Who sits where: a player's time at a seat, from sitting down to leaving."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from sqlalchemy import Connection, false, func, insert, select, union, update

from dynasty.server.daytime import now_of
from dynasty.server.people import blocking
from dynasty.server.people.players import who_now
from dynasty.server.post import notices
from dynasty.server.store.schema import IS_PUZZLE, PLAYERS, SEATS, SITTINGS, TABLES, TURNS

OPEN = SITTINGS.c.until.is_(None)


def hold(connection: Connection, table_id: str, seat: int, player: str) -> None:
    """The player sits there from now on, if they do not already."""
    player = who_now(connection, player)
    here = SITTINGS.c.table_id == table_id, SITTINGS.c.seat == seat, SITTINGS.c.player == player
    if connection.execute(select(SITTINGS.c.number).where(*here, OPEN)).first() is None:
        now = now_of(connection)
        values = {"table_id": table_id, "seat": seat, "player": player, "since": now, "seen": now}
        connection.execute(insert(SITTINGS).values(**values))
        blocking.follow(connection, table_id)
        tell_turns(connection, table_id, seat)


def tell_turns(connection: Connection, table_id: str, seat: int) -> None:
    """Turns that began before somebody was there to wait for them, or to be told of them."""
    here = select(SITTINGS.c.player).where(SITTINGS.c.table_id == table_id, OPEN)
    first_two = len(set(connection.execute(here).scalars())) == 2
    turns = select(TURNS.c.seat, TURNS.c.since_seq).where(TURNS.c.table_id == table_id)
    for asked, since in connection.execute(turns).all():
        if first_two or asked == seat:
            notices.pose(connection, table_id, [asked], notices.TURN, since)


def release(connection: Connection, table_id: str, seat: int) -> None:
    """Nobody sits there any longer; that somebody did stays on record."""
    connection.execute(
        update(SITTINGS)
        .where(SITTINGS.c.table_id == table_id, SITTINGS.c.seat == seat, OPEN)
        .values(until=now_of(connection))
    )


def note_sign(connection: Connection, table_id: str, player: str) -> None:
    """The player was at this table just now."""
    connection.execute(
        update(SITTINGS)
        .where(SITTINGS.c.table_id == table_id, SITTINGS.c.player == player, OPEN)
        .values(seen=now_of(connection))
    )


def last_sign(connection: Connection, table_id: str, seat: int) -> float | None:
    """When somebody who sits there was last at the table; None if nobody does."""
    found: float | None = connection.execute(
        select(func.max(SITTINGS.c.seen)).where(
            SITTINGS.c.table_id == table_id, SITTINGS.c.seat == seat, OPEN
        )
    ).scalar()
    return found


def sitting(connection: Connection, table_ids: Sequence[str]) -> list[dict[str, Any]]:
    """Who sits at these tables now."""
    columns = SITTINGS.c.table_id, SITTINGS.c.seat, SITTINGS.c.player, SITTINGS.c.seen
    shy = func.coalesce(PLAYERS.c.shy, false()).label("shy")
    found = (
        select(*columns, shy)
        .join(PLAYERS, PLAYERS.c.id == SITTINGS.c.player, isouter=True)
        .where(SITTINGS.c.table_id.in_(table_ids), OPEN)
    )
    return [dict(row) for row in connection.execute(found).mappings()]


def tables_of(connection: Connection, player: str, most: int = 100) -> list[str]:
    """The tables where the player sits, hosts or is expected, newest first; no puzzles."""
    sits = select(SITTINGS.c.table_id).where(SITTINGS.c.player == player, OPEN)
    hosts = select(TABLES.c.id).where(TABLES.c.host == player)
    awaits = select(SEATS.c.table_id).where(SEATS.c.kept_for == player)
    rows = connection.execute(
        select(TABLES.c.id)
        .where(TABLES.c.id.in_(union(sits, hosts, awaits)), ~IS_PUZZLE)
        .order_by(TABLES.c.updated.desc())
        .limit(most)
    )
    return [row[0] for row in rows]
