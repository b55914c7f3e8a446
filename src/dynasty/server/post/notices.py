"""Notices: what a player is to be told, written in the transaction of what happened.

A notice is of a turn: the seat is asked since entry `seq` of the log. So it is there once, and
whether it still holds can be seen. When it is due it becomes a delivery for each channel.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from sqlalchemy import Connection, bindparam, delete, exists, insert, literal, select, update

from dynasty.server.post.channels import GOOD
from dynasty.server.store.schema import (
    CHANNELS,
    DELIVERIES,
    NOTICES,
    PLAYERS,
    SEATS,
    SITTINGS,
    TABLES,
    TURNS,
)
from dynasty.server.tables.room import PERSON

AFTER: Final = 90.0  # seconds: whoever is about to play need not be told
AGAIN: Final = 60.0  # seconds until the next look at somebody who is at the table
AT_ONCE: Final = 50
OTHER: Final = SITTINGS.alias()

# What choices write, prepared once: a notice for whoever sits there, can be told, and is waited
# for by other people.
POSE = insert(NOTICES).from_select(
    ["table_id", "seat", "seq", "player", "due"],
    select(
        SITTINGS.c.table_id,
        SITTINGS.c.seat,
        bindparam("seq"),
        SITTINGS.c.player,
        bindparam("due"),
    ).where(
        SITTINGS.c.table_id == bindparam("of"),
        SITTINGS.c.seat == bindparam("who"),
        SITTINGS.c.until.is_(None),
        exists(select(literal(1)).where(CHANNELS.c.player == SITTINGS.c.player)),
        exists(
            select(literal(1)).where(
                OTHER.c.table_id == SITTINGS.c.table_id,
                OTHER.c.player != SITTINGS.c.player,
                OTHER.c.until.is_(None),
            )
        ),
    ),
)


@dataclass(frozen=True)
class Notice:
    """A turn that somebody may have to be told of."""

    id: int
    table_id: str
    seat: int
    seq: int
    player: str
    due: float


def pose(connection: Connection, table_id: str, seat: int, seq: int, now: float) -> None:
    """The seat is asked since entry `seq`."""
    connection.execute(POSE, {"of": table_id, "who": seat, "seq": seq, "due": now + AFTER})


def due(connection: Connection, now: float) -> list[Notice]:
    """What is to be looked at now, the oldest first."""
    rows = connection.execute(
        select(NOTICES)
        .where(NOTICES.c.due <= now)
        .order_by(NOTICES.c.due, NOTICES.c.id)
        .limit(AT_ONCE)
    ).mappings()
    return [Notice(**row) for row in rows]


def is_open(connection: Connection, notice: Notice) -> bool:
    """Is it still this turn, and does this player have to play it?"""
    found = (
        select(literal(1))
        .select_from(TURNS)
        .join(TABLES, TABLES.c.id == TURNS.c.table_id)
        .join(SEATS, (SEATS.c.table_id == TURNS.c.table_id) & (SEATS.c.seat == TURNS.c.seat))
        .join(
            SITTINGS,
            (SITTINGS.c.table_id == TURNS.c.table_id) & (SITTINGS.c.seat == TURNS.c.seat),
        )
        .where(TURNS.c.table_id == notice.table_id, TURNS.c.seat == notice.seat)
        .where(TURNS.c.since_seq == notice.seq, TABLES.c.status == "playing")
        .where(SEATS.c.player == PERSON, SEATS.c.stand_in == "")
        .where(SITTINGS.c.player == notice.player, SITTINGS.c.until.is_(None))
    )
    return connection.execute(found).first() is not None


def put_off(connection: Connection, notice: Notice, until: float) -> None:
    connection.execute(update(NOTICES).where(NOTICES.c.id == notice.id).values(due=until))


def drop(connection: Connection, notice: Notice) -> None:
    """It need not be told."""
    connection.execute(delete(NOTICES).where(NOTICES.c.id == notice.id))


def send_off(connection: Connection, notice: Notice, now: float) -> int:
    """A delivery for each channel; all turns of the player at this table are one message.

    Gives the number of deliveries; 0 if another worker was first.
    """
    alike = NOTICES.c.table_id == notice.table_id, NOTICES.c.player == notice.player
    if not connection.execute(delete(NOTICES).where(NOTICES.c.id == notice.id)).rowcount:
        return 0
    connection.execute(delete(NOTICES).where(*alike, NOTICES.c.due <= now))
    ways = select(CHANNELS.c.id).where(CHANNELS.c.player == notice.player, CHANNELS.c.state == GOOD)
    found = connection.execute(ways).scalars().all()
    for channel in found:
        told = {"table_id": notice.table_id, "seat": notice.seat, "seq": notice.seq}
        connection.execute(
            insert(DELIVERIES).values(**told, channel=channel, state="waiting", tries=0, due=now)
        )
    return len(found)


def quiet_hours(connection: Connection, player: str) -> tuple[str, str]:
    """When a player does not want to be told of turns, as 22:00-08:00, and their zone."""
    row = connection.execute(
        select(PLAYERS.c.quiet, PLAYERS.c.zone).where(PLAYERS.c.id == player)
    ).one_or_none()
    return ("", "") if row is None else (row[0], row[1])
