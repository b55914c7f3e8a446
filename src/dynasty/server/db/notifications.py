"""Database functions for notices: what to notify a player of, stored with the event that causes it.

A notice is identified by table, seat, kind and a number: that of the log entry after which the
seat is asked, of an event, or of a line of chat. So it is stored once, and
`notification_relevance` can check whether it still applies. When it is due, it becomes a delivery
for each channel.
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

from dynasty.server.clock import current_time
from dynasty.server.db.notification_channels import STATE_GOOD
from dynasty.server.db.schema import CHANNELS, DELIVERIES, NOTICES, PLAYERS, SITTINGS, TABLES
from dynasty.server.model.table_settings import Terms

NOTICE_DELAY_SECONDS: Final = 90.0  # seconds; a player who answers sooner needs no notice
LIVE_DELAY_SECONDS: Final = 15.0  # seconds, for tables with a live clock
RECHECK_SECONDS: Final = 60.0  # seconds until the next check if the player is at the table
MAX_BATCH_ROWS: Final = 50

# Kinds, the most important first: the first one becomes the subject of a message.
KIND_LATE: Final = "late"  # C9: free time and reserve are used up
KIND_LAST: Final = "last"  # C8: free time and reserve are nearly used up
KIND_RESERVE: Final = "reserve"  # C8: the free time is nearly used up
KIND_TURN: Final = "turn"
KIND_CONSENT: Final = "consent"  # all others must agree to something
KIND_END: Final = "end"  # another player would like to end the game
KIND_REMATCH: Final = "rematch"
KIND_NAMED: Final = "named"  # in the chat, with @
KIND_BEGINS: Final = "begins"
KIND_OVER: Final = "over"
KIND_SEAT: Final = "seat"  # another player has the seat now
NOTICE_KINDS: Final = (
    KIND_LATE,
    KIND_LAST,
    KIND_RESERVE,
    KIND_TURN,
    KIND_CONSENT,
    KIND_END,
    KIND_REMATCH,
    KIND_NAMED,
    KIND_BEGINS,
    KIND_OVER,
    KIND_SEAT,
)
TURN_KINDS: Final = (KIND_LATE, KIND_LAST, KIND_RESERVE, KIND_TURN)
TIME_KINDS: Final = (KIND_LATE, KIND_LAST, KIND_RESERVE)  # not delayed until the digest
ACTION_KINDS: Final = (
    KIND_TURN,
    KIND_CONSENT,
    KIND_END,
    KIND_REMATCH,
)  # the player has to do something

OTHER_SITTINGS: Final = SITTINGS.alias()
NOTICE_PARAMETERS: Final = (
    bindparam("kind", type_=String),
    bindparam("seq", type_=Integer),
    bindparam("about", type_=String),
    bindparam("written", type_=Float),
    bindparam("due", type_=Float),
)

# A prepared statement: a notice for the player at a seat, if they have a channel and play with
# other people.
INSERT_NOTICE = insert(NOTICES).from_select(
    ["table_id", "seat", "player", "kind", "seq", "about", "written", "due"],
    select(SITTINGS.c.table_id, SITTINGS.c.seat, SITTINGS.c.player, *NOTICE_PARAMETERS).where(
        SITTINGS.c.table_id == bindparam("of"),
        SITTINGS.c.seat == bindparam("who"),
        SITTINGS.c.until.is_(None),
        exists(select(literal(1)).where(CHANNELS.c.player == SITTINGS.c.player)),
        exists(
            select(literal(1)).where(
                OTHER_SITTINGS.c.table_id == SITTINGS.c.table_id,
                OTHER_SITTINGS.c.player != SITTINGS.c.player,
                OTHER_SITTINGS.c.until.is_(None),
            )
        ),
        ~exists(
            select(literal(1)).where(
                NOTICES.c.table_id == SITTINGS.c.table_id,
                NOTICES.c.seat == SITTINGS.c.seat,
                NOTICES.c.kind == NOTICE_PARAMETERS[0],
                NOTICES.c.seq == NOTICE_PARAMETERS[1],
            )
        ),
        ~exists(
            select(literal(1)).where(
                DELIVERIES.c.table_id == SITTINGS.c.table_id,
                DELIVERIES.c.seat == SITTINGS.c.seat,
                DELIVERIES.c.kind == NOTICE_PARAMETERS[0],
                DELIVERIES.c.seq == NOTICE_PARAMETERS[1],
            )
        ),
    ),
)


@dataclass(frozen=True)
class NoticeContent:
    """What a notice is about, in the form that is stored with a delivery."""

    table_id: str
    seat: int
    kind: str
    seq: int
    about: str = ""  # a proposal, or the table of a rematch


@dataclass(frozen=True)
class Notice:
    """A stored notice for a player."""

    id: int
    player: str
    written: float
    due: float
    told: NoticeContent


def enqueue_notices(
    connection: Connection,
    table_id: str,
    seats: Collection[int],
    kind: str,
    seq: int,
    about: str = "",
    wait: float = NOTICE_DELAY_SECONDS,
) -> None:
    """Store a notice for the players at these seats, due after `wait` seconds."""
    now = current_time(connection)
    values = {"of": table_id, "kind": kind, "seq": seq, "about": about, "written": now}
    for seat in sorted(seats):
        posed = connection.execute(
            INSERT_NOTICE, {**values, "who": seat, "due": now + wait}
        ).rowcount
        if posed and wait > LIVE_DELAY_SECONDS and is_live_table(connection, table_id):
            this = NOTICES.c.table_id == table_id, NOTICES.c.seat == seat, NOTICES.c.seq == seq
            sooner = update(NOTICES).where(*this, NOTICES.c.kind == kind)
            connection.execute(sooner.values(due=now + LIVE_DELAY_SECONDS))


def enqueue_for_all(
    connection: Connection, table_id: str, kind: str, seq: int, about: str = ""
) -> None:
    """Store a notice for everyone who sits at a table."""
    seats = select(SITTINGS.c.seat).where(
        SITTINGS.c.table_id == table_id, SITTINGS.c.until.is_(None)
    )
    enqueue_notices(
        connection, table_id, set(connection.execute(seats).scalars()), kind, seq, about
    )


def is_live_table(connection: Connection, table_id: str) -> bool:
    """Return whether the table has a live clock, so that mail would come too late."""
    terms = connection.execute(select(TABLES.c.terms).where(TABLES.c.id == table_id)).scalar()
    clock = Terms.read(terms).clock if terms else None
    return clock is not None and clock.live


def due_notices(connection: Connection, now: float) -> list[Notice]:
    """Return the notices that are due, the oldest first."""
    rows = connection.execute(
        select(NOTICES)
        .where(NOTICES.c.due <= now)
        .order_by(NOTICES.c.due, NOTICES.c.id)
        .limit(MAX_BATCH_ROWS)
    )
    return [
        Notice(
            row.id,
            row.player,
            row.written,
            row.due,
            NoticeContent(row.table_id, row.seat, row.kind, row.seq, row.about),
        )
        for row in rows
    ]


def postpone_notice(connection: Connection, notice: Notice, until: float) -> None:
    connection.execute(update(NOTICES).where(NOTICES.c.id == notice.id).values(due=until))


def delete_notice(connection: Connection, notice: Notice) -> bool:
    """Delete a notice; return False if another worker was first."""
    return connection.execute(delete(NOTICES).where(NOTICES.c.id == notice.id)).rowcount == 1


def queue_deliveries(
    connection: Connection,
    found: Sequence[Notice],
    ways: Collection[str],
    digest: bool,
    now: float,
) -> None:
    """Turn these notices of one player into one delivery for each channel of these kinds."""
    mine = [notice for notice in found if delete_notice(connection, notice)]
    if not mine:
        return
    first: dict[str, Any] = asdict(mine[0].told) | {"told": [asdict(one.told) for one in mine]}
    del first["about"]
    of_player = CHANNELS.c.player == mine[0].player, CHANNELS.c.kind.in_(ways)
    good = select(CHANNELS.c.id).where(*of_player, CHANNELS.c.state == STATE_GOOD)
    for channel in connection.execute(good).scalars().all():
        state = {"state": "waiting", "tries": 0, "due": now, "digest": digest}
        connection.execute(insert(DELIVERIES).values(**first, channel=channel, **state))


@dataclass(frozen=True)
class NotificationSettings:
    """A player's settings for notifications, in the time zone of the player."""

    quiet: str = ""  # 22:00-08:00: nothing is sent then
    digest: str = ""  # 18:00: one message at that hour
    named: bool = False  # notify of mentions in the chat, too
    zone: str = ""


def notification_settings(connection: Connection, player: str) -> NotificationSettings:
    of_player = (PLAYERS.c.quiet, PLAYERS.c.digest, PLAYERS.c.named, PLAYERS.c.zone)
    row = connection.execute(select(*of_player).where(PLAYERS.c.id == player)).one_or_none()
    return NotificationSettings() if row is None else NotificationSettings(*row)
