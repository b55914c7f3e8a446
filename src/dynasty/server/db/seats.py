"""Seats in the database: the player of each seat, from sitting down to leaving."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from sqlalchemy import Connection, false, func, insert, select, union, update

from dynasty.server.clock import current_time
from dynasty.server.db import blocks, notifications
from dynasty.server.db.players import resolve_merged_player
from dynasty.server.db.schema import IS_PUZZLE, IS_SITTING, PLAYERS, SEATS, SITTINGS, TABLES, TURNS


def occupy_seat(connection: Connection, table_id: str, seat: int, player: str) -> None:
    """Seat the player from now on, unless they sit there already."""
    player = resolve_merged_player(connection, player)
    here = SITTINGS.c.table_id == table_id, SITTINGS.c.seat == seat, SITTINGS.c.player == player
    if connection.execute(select(SITTINGS.c.number).where(*here, IS_SITTING)).first() is None:
        now = current_time(connection)
        values = {"table_id": table_id, "seat": seat, "player": player, "since": now, "seen": now}
        connection.execute(insert(SITTINGS).values(**values))
        blocks.apply_blocks(connection, table_id)
        enqueue_turn_notices(connection, table_id, seat)


def enqueue_turn_notices(connection: Connection, table_id: str, seat: int) -> None:
    """Queue notices of turns that began before the player sat down."""
    here = select(SITTINGS.c.player).where(SITTINGS.c.table_id == table_id, IS_SITTING)
    first_two = len(set(connection.execute(here).scalars())) == 2
    turns = select(TURNS.c.seat, TURNS.c.since_seq).where(TURNS.c.table_id == table_id)
    for asked, since in connection.execute(turns).all():
        if first_two or asked == seat:
            notifications.enqueue_notices(
                connection, table_id, [asked], notifications.KIND_TURN, since
            )


def vacate_seat(connection: Connection, table_id: str, seat: int) -> None:
    """End the sitting at a seat; its row stays as history."""
    connection.execute(
        update(SITTINGS)
        .where(SITTINGS.c.table_id == table_id, SITTINGS.c.seat == seat, IS_SITTING)
        .values(until=current_time(connection))
    )


def save_activity(connection: Connection, table_id: str, player: str) -> None:
    """Save that the player was active at this table just now."""
    connection.execute(
        update(SITTINGS)
        .where(SITTINGS.c.table_id == table_id, SITTINGS.c.player == player, IS_SITTING)
        .values(seen=current_time(connection))
    )


def stored_activity(connection: Connection, table_id: str, seat: int) -> float | None:
    """Return when a player of this seat was last active at the table; None for an empty seat."""
    found: float | None = connection.execute(
        select(func.max(SITTINGS.c.seen)).where(
            SITTINGS.c.table_id == table_id, SITTINGS.c.seat == seat, IS_SITTING
        )
    ).scalar()
    return found


def seat_occupants(connection: Connection, table_ids: Sequence[str]) -> list[dict[str, Any]]:
    """Return the present players of these tables, with seat and last activity."""
    columns = SITTINGS.c.table_id, SITTINGS.c.seat, SITTINGS.c.player, SITTINGS.c.seen
    shy = func.coalesce(PLAYERS.c.shy, false()).label("shy")
    found = (
        select(*columns, shy)
        .join(PLAYERS, PLAYERS.c.id == SITTINGS.c.player, isouter=True)
        .where(SITTINGS.c.table_id.in_(table_ids), IS_SITTING)
    )
    return [dict(row) for row in connection.execute(found).mappings()]


def table_ids_of_player(connection: Connection, player: str, most: int = 100) -> list[str]:
    """Return the tables where the player sits, hosts or is expected, newest first; no puzzles."""
    sits = select(SITTINGS.c.table_id).where(SITTINGS.c.player == player, IS_SITTING)
    hosts = select(TABLES.c.id).where(TABLES.c.host == player)
    awaits = select(SEATS.c.table_id).where(SEATS.c.kept_for == player)
    rows = connection.execute(
        select(TABLES.c.id)
        .where(TABLES.c.id.in_(union(sits, hosts, awaits)), ~IS_PUZZLE)
        .order_by(TABLES.c.updated.desc())
        .limit(most)
    )
    return [row[0] for row in rows]
