"""Notices: what a player is to be told, written in the transaction of what happened.

A notice is of a seat, of a kind, and of the number of what it tells: the entry after which the
seat is asked, a happening, a line of the chat. So it is there once, and whether it still holds can
be seen (`holding`). When it is due it becomes a delivery for each channel.
"""

from __future__ import annotations

from collections.abc import Collection, Sequence
from dataclasses import asdict, dataclass
from typing import Any, Final

from sqlalchemy import (
    Connection,
    Float,
    Integer,
    String,
    bindparam,
    delete,
    exists,
    insert,
    literal,
    select,
    update,
)

from dynasty.server.daytime import now_of
from dynasty.server.post.channels import GOOD
from dynasty.server.store.schema import (
    CHANNELS,
    DELIVERIES,
    NOTICES,
    PLAYERS,
    SITTINGS,
    TABLES,
)
from dynasty.server.tables.terms import Terms

AFTER: Final = 90.0  # seconds: whoever is about to play need not be told
AFTER_LIVE: Final = 15.0  # the same where everybody is there at once
AGAIN: Final = 60.0  # seconds until the next look at somebody who is at the table
AT_ONCE: Final = 50

# Kinds, the weightiest first: it gives a message its subject.
LATE: Final = "late"  # C9: free time and reserve are used up
LAST: Final = "last"  # C8: nearly so
RESERVE: Final = "reserve"  # C8: the free time is nearly used up
TURN: Final = "turn"
CONSENT: Final = "consent"  # all others must agree to something
END: Final = "end"  # somebody would like to end the game
REMATCH: Final = "rematch"
NAMED: Final = "named"  # in the chat, with @
BEGINS: Final = "begins"
OVER: Final = "over"
SEAT: Final = "seat"  # somebody else plays there now
KINDS: Final = (LATE, LAST, RESERVE, TURN, CONSENT, END, REMATCH, NAMED, BEGINS, OVER, SEAT)
OF_TURN: Final = (LATE, LAST, RESERVE, TURN)
OF_TIME: Final = (LATE, LAST, RESERVE)  # cannot wait for the hour of a digest
ASKING: Final = (TURN, CONSENT, END, REMATCH)  # the player has to do something

OTHER: Final = SITTINGS.alias()
WRITTEN: Final = (
    bindparam("kind", type_=String),
    bindparam("seq", type_=Integer),
    bindparam("about", type_=String),
    bindparam("written", type_=Float),
    bindparam("due", type_=Float),
)

# What choices write, prepared once: a notice for whoever sits there, can be told, and plays with
# other people.
POSE = insert(NOTICES).from_select(
    ["table_id", "seat", "player", "kind", "seq", "about", "written", "due"],
    select(SITTINGS.c.table_id, SITTINGS.c.seat, SITTINGS.c.player, *WRITTEN).where(
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
        ~exists(
            select(literal(1)).where(
                NOTICES.c.table_id == SITTINGS.c.table_id,
                NOTICES.c.seat == SITTINGS.c.seat,
                NOTICES.c.kind == WRITTEN[0],
                NOTICES.c.seq == WRITTEN[1],
            )
        ),
        ~exists(
            select(literal(1)).where(
                DELIVERIES.c.table_id == SITTINGS.c.table_id,
                DELIVERIES.c.seat == SITTINGS.c.seat,
                DELIVERIES.c.kind == WRITTEN[0],
                DELIVERIES.c.seq == WRITTEN[1],
            )
        ),
    ),
)


@dataclass(frozen=True)
class Told:
    """What there is to tell, as a delivery keeps it."""

    table_id: str
    seat: int
    kind: str
    seq: int
    about: str = ""  # a proposal, or the table of a rematch


@dataclass(frozen=True)
class Notice:
    """Something that somebody may have to be told of."""

    id: int
    player: str
    written: float
    due: float
    told: Told


def pose(
    connection: Connection,
    table_id: str,
    seats: Collection[int],
    kind: str,
    seq: int,
    about: str = "",
    wait: float = AFTER,
) -> None:
    """Whoever sits there is to be told, after a while."""
    now = now_of(connection)
    values = {"of": table_id, "kind": kind, "seq": seq, "about": about, "written": now}
    for seat in sorted(seats):
        posed = connection.execute(POSE, {**values, "who": seat, "due": now + wait}).rowcount
        if posed and wait > AFTER_LIVE and is_live(connection, table_id):
            this = NOTICES.c.table_id == table_id, NOTICES.c.seat == seat, NOTICES.c.seq == seq
            sooner = update(NOTICES).where(*this, NOTICES.c.kind == kind)
            connection.execute(sooner.values(due=now + AFTER_LIVE))


def pose_all(connection: Connection, table_id: str, kind: str, seq: int, about: str = "") -> None:
    """The same for everybody who sits at a table."""
    seats = select(SITTINGS.c.seat).where(
        SITTINGS.c.table_id == table_id, SITTINGS.c.until.is_(None)
    )
    pose(connection, table_id, set(connection.execute(seats).scalars()), kind, seq, about)


def is_live(connection: Connection, table_id: str) -> bool:
    """Is everybody there at once? Then a letter comes too late."""
    terms = connection.execute(select(TABLES.c.terms).where(TABLES.c.id == table_id)).scalar()
    clock = Terms.read(terms).clock if terms else None
    return clock is not None and clock.live


def due(connection: Connection, now: float) -> list[Notice]:
    """What is to be looked at now, the oldest first."""
    rows = connection.execute(
        select(NOTICES)
        .where(NOTICES.c.due <= now)
        .order_by(NOTICES.c.due, NOTICES.c.id)
        .limit(AT_ONCE)
    )
    return [
        Notice(
            row.id,
            row.player,
            row.written,
            row.due,
            Told(row.table_id, row.seat, row.kind, row.seq, row.about),
        )
        for row in rows
    ]


def put_off(connection: Connection, notice: Notice, until: float) -> None:
    connection.execute(update(NOTICES).where(NOTICES.c.id == notice.id).values(due=until))


def drop(connection: Connection, notice: Notice) -> bool:
    """It need not be told, or not any more; False if another worker was first."""
    return connection.execute(delete(NOTICES).where(NOTICES.c.id == notice.id)).rowcount == 1


def send_off(
    connection: Connection,
    found: Sequence[Notice],
    ways: Collection[str],
    digest: bool,
    now: float,
) -> None:
    """One message of all of these, which are a player's, by each channel of these kinds."""
    mine = [notice for notice in found if drop(connection, notice)]
    if not mine:
        return
    first: dict[str, Any] = asdict(mine[0].told) | {"told": [asdict(one.told) for one in mine]}
    del first["about"]
    of_player = CHANNELS.c.player == mine[0].player, CHANNELS.c.kind.in_(ways)
    good = select(CHANNELS.c.id).where(*of_player, CHANNELS.c.state == GOOD)
    for channel in connection.execute(good).scalars().all():
        state = {"state": "waiting", "tries": 0, "due": now, "digest": digest}
        connection.execute(insert(DELIVERIES).values(**first, channel=channel, **state))


@dataclass(frozen=True)
class Wishes:
    """When and of what a player wants to be told, by the clock on their wall."""

    quiet: str = ""  # 22:00-08:00: not told then
    digest: str = ""  # 18:00: all at once, at that hour
    named: bool = False  # also by channels that somebody named them in the chat
    zone: str = ""


def wishes(connection: Connection, player: str) -> Wishes:
    of_player = (PLAYERS.c.quiet, PLAYERS.c.digest, PLAYERS.c.named, PLAYERS.c.zone)
    row = connection.execute(select(*of_player).where(PLAYERS.c.id == player)).one_or_none()
    return Wishes() if row is None else Wishes(*row)
