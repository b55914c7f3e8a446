"""Whom a player does not want to meet: no listed tables, no chat, no playing again.

What is blocked is not heard at tables where both sit: their seats are muted for the one who
blocks. Nobody is told that they are blocked.
"""

from __future__ import annotations

from collections.abc import Iterable
from functools import partial

from sqlalchemy import Connection, delete, insert, or_, select, update

from dynasty.kernel import Worded
from dynasty.server.daytime import now_of
from dynasty.server.store import queries
from dynasty.server.store.schema import BLOCKS, PLAYERS, SITTINGS


class Apart(Worded):
    """The others do not want to play with the caller again, or the caller with them."""

    def __init__(self) -> None:
        super().__init__("blocked-rematch")


def of(connection: Connection, player: str) -> list[tuple[str, str]]:
    """Whom the player blocks: id and name, the last one first."""
    found = (
        select(BLOCKS.c.other, PLAYERS.c.name)
        .join(PLAYERS, PLAYERS.c.id == BLOCKS.c.other)
        .where(BLOCKS.c.player == player)
        .order_by(BLOCKS.c.at.desc(), BLOCKS.c.other)
    )
    return [(row[0], row[1]) for row in connection.execute(found)]


def apart(connection: Connection, player: str) -> frozenset[str]:
    """Whom the player blocks, and who blocks them."""
    either = or_(BLOCKS.c.player == player, BLOCKS.c.other == player)
    rows = connection.execute(select(BLOCKS.c.player, BLOCKS.c.other).where(either))
    return frozenset(one for row in rows for one in row) - {player}


def block(connection: Connection, player: str, other: str) -> list[str]:
    """From now on; gives the tables where both sit."""
    this = BLOCKS.c.player == player, BLOCKS.c.other == other
    if connection.execute(select(BLOCKS.c.at).where(*this)).first() is None:
        values = {"player": player, "other": other, "at": now_of(connection)}
        connection.execute(insert(BLOCKS).values(**values))
    return hear(connection, shared(connection, player, other), player, other, heard=False)


def unblock(connection: Connection, player: str, other: str) -> list[str]:
    """No longer; gives the tables where both sit."""
    this = BLOCKS.c.player == player, BLOCKS.c.other == other
    if not connection.execute(delete(BLOCKS).where(*this)).rowcount:
        return []
    return hear(connection, shared(connection, player, other), player, other, heard=True)


def shared(connection: Connection, player: str, other: str) -> list[str]:
    """The tables where both sit."""
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


def follow(connection: Connection, table_id: str) -> None:
    """Somebody sat down: whoever blocks somebody there does not hear them."""
    mine, theirs = SITTINGS.alias(), SITTINGS.alias()
    pairs = (
        select(BLOCKS.c.player, BLOCKS.c.other)
        .join(mine, mine.c.player == BLOCKS.c.player)
        .join(theirs, theirs.c.player == BLOCKS.c.other)
        .where(mine.c.table_id == table_id, theirs.c.table_id == table_id)
        .where(mine.c.until.is_(None), theirs.c.until.is_(None))
    )
    for player, other in connection.execute(pairs).all():
        hear(connection, [table_id], player, other, heard=False)


def hear(
    connection: Connection, tables: Iterable[str], player: str, other: str, heard: bool
) -> list[str]:
    """At these tables the player hears the other, or not."""
    found = list(tables)
    for table_id in found:
        held = partial(seats_of, connection, table_id)
        theirs = {*map(str, held(other))}
        for chair in queries.chairs(connection, table_id):
            if chair.seat in held(player):
                muted = {*chair.muted.split()}
                now = muted - theirs if heard else muted | theirs
                text = " ".join(sorted(now, key=int))
                queries.set_chair(connection, table_id, chair.seat, muted=text)
    return found


def seats_of(connection: Connection, table_id: str, player: str) -> list[int]:
    here = SITTINGS.c.table_id == table_id, SITTINGS.c.player == player
    found = select(SITTINGS.c.seat).where(*here, SITTINGS.c.until.is_(None))
    return list(connection.execute(found).scalars())


def merge(connection: Connection, old: str, into: str) -> None:
    """Two players turned out to be one: what one of them blocks both do; never themselves."""
    for column, same in ((BLOCKS.c.player, BLOCKS.c.other), (BLOCKS.c.other, BLOCKS.c.player)):
        known = select(same).where(column == into)
        twice = column == old, or_(same.in_(known), same == into)
        connection.execute(delete(BLOCKS).where(*twice))
        connection.execute(update(BLOCKS).where(column == old).values({column: into}))


def forget(connection: Connection, player: str) -> None:
    """The player is gone, and is blocked by nobody any more."""
    either = or_(BLOCKS.c.player == player, BLOCKS.c.other == player)
    connection.execute(delete(BLOCKS).where(either))
