"""Store which players block which: they share no listed tables, no chat and no rematch.

Where both sit at one table, the blocked player's seats are muted for the blocker. Blocked players
do not learn that they are blocked.
"""

from __future__ import annotations

from collections.abc import Iterable
from functools import partial
from typing import NamedTuple

from sqlalchemy import Connection, delete, insert, or_, select, update

from dynasty.server.clock import current_time
from dynasty.server.db import tables as db_tables
from dynasty.server.db.schema import BLOCKS, PLAYERS, SITTINGS


class BlockedPlayer(NamedTuple):
    """A player whom another one blocks."""

    id: str
    name: str


def blocked_players(connection: Connection, player: str) -> list[BlockedPlayer]:
    """Return the players whom this player blocks, the latest first."""
    found = (
        select(BLOCKS.c.other, PLAYERS.c.name)
        .join(PLAYERS, PLAYERS.c.id == BLOCKS.c.other)
        .where(BLOCKS.c.player == player)
        .order_by(BLOCKS.c.at.desc(), BLOCKS.c.other)
    )
    return [BlockedPlayer(*row) for row in connection.execute(found)]


def ids_blocked_either_way(connection: Connection, player: str) -> frozenset[str]:
    """Return the ids of the players whom this player blocks or who block this player."""
    either = or_(BLOCKS.c.player == player, BLOCKS.c.other == player)
    rows = connection.execute(select(BLOCKS.c.player, BLOCKS.c.other).where(either))
    return frozenset(one for row in rows for one in row) - {player}


def block_player(connection: Connection, player: str, other: str) -> list[str]:
    """Block a player, mute them at tables where both sit, and return the ids of these tables."""
    this = BLOCKS.c.player == player, BLOCKS.c.other == other
    if connection.execute(select(BLOCKS.c.at).where(*this)).first() is None:
        values = {"player": player, "other": other, "at": current_time(connection)}
        connection.execute(insert(BLOCKS).values(**values))
    return update_mutes(
        connection, shared_table_ids(connection, player, other), player, other, heard=False
    )


def unblock_player(connection: Connection, player: str, other: str) -> list[str]:
    """Unblock a player and return the ids of the tables where both sit."""
    this = BLOCKS.c.player == player, BLOCKS.c.other == other
    if not connection.execute(delete(BLOCKS).where(*this)).rowcount:
        return []
    return update_mutes(
        connection, shared_table_ids(connection, player, other), player, other, heard=True
    )


def shared_table_ids(connection: Connection, player: str, other: str) -> list[str]:
    """Return the ids of the tables where both players sit."""
    found = [
        set(
            connection.execute(
                select(SITTINGS.c.table_id).where(
                    SITTINGS.c.player == who, SITTINGS.c.until.is_(None)
                )
            ).scalars()
        )
        for who in (player, other)
    ]
    return sorted(set.intersection(*found))


def apply_blocks(connection: Connection, table_id: str) -> None:
    """Mute blocked players at a table after a player sat down there."""
    mine, theirs = SITTINGS.alias(), SITTINGS.alias()
    pairs = (
        select(BLOCKS.c.player, BLOCKS.c.other)
        .join(mine, mine.c.player == BLOCKS.c.player)
        .join(theirs, theirs.c.player == BLOCKS.c.other)
        .where(mine.c.table_id == table_id, theirs.c.table_id == table_id)
        .where(mine.c.until.is_(None), theirs.c.until.is_(None))
    )
    for player, other in connection.execute(pairs).all():
        update_mutes(connection, [table_id], player, other, heard=False)


def update_mutes(
    connection: Connection, tables: Iterable[str], player: str, other: str, heard: bool
) -> list[str]:
    """Mute or unmute the other player for the player at these tables; return the ids."""
    found = list(tables)
    for table_id in found:
        held = partial(seats_of_player, connection, table_id)
        theirs = {*map(str, held(other))}
        for chair in db_tables.seats_of_table(connection, table_id):
            if chair.seat in held(player):
                muted = {*chair.muted.split()}
                now = muted - theirs if heard else muted | theirs
                text = " ".join(sorted(now, key=int))
                db_tables.update_seat(connection, table_id, chair.seat, muted=text)
    return found


def seats_of_player(connection: Connection, table_id: str, player: str) -> list[int]:
    here = SITTINGS.c.table_id == table_id, SITTINGS.c.player == player
    found = select(SITTINGS.c.seat).where(*here, SITTINGS.c.until.is_(None))
    return list(connection.execute(found).scalars())


def merge_blocks(connection: Connection, old: str, into: str) -> None:
    """Give the blocks by and of one player to another; drop duplicates and blocks of oneself."""
    for column, same in ((BLOCKS.c.player, BLOCKS.c.other), (BLOCKS.c.other, BLOCKS.c.player)):
        known = select(same).where(column == into)
        twice = column == old, or_(same.in_(known), same == into)
        connection.execute(delete(BLOCKS).where(*twice))
        connection.execute(update(BLOCKS).where(column == old).values({column: into}))


def delete_blocks(connection: Connection, player: str) -> None:
    """Delete all blocks by and of a deleted player."""
    either = or_(BLOCKS.c.player == player, BLOCKS.c.other == player)
    connection.execute(delete(BLOCKS).where(either))
