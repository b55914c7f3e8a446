"""Channels: the ways in which a player wants to be reached."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from sqlalchemy import Connection, bindparam, delete, func, insert, select, update

from dynasty.kernel import Worded
from dynasty.server.daytime import now_of
from dynasty.server.store.schema import CHANNELS, DELIVERIES

MAIL: Final = "mail"
HOOK: Final = "hook"
PUSH: Final = "push"
ALL: Final = (MAIL, HOOK, PUSH)
NEW: Final = "new"  # a mailbox whose code was not typed yet
GOOD: Final = "good"
BROKEN: Final = "broken"
MOST: Final = 6  # of one player


IN_BROWSER: Final = select(CHANNELS.c.id).where(
    CHANNELS.c.kind == PUSH, CHANNELS.c.address == bindparam("at")
)


class NoSuchChannel(Worded):
    """The player has no such channel."""

    usual = "wrong-channel"


class TooManyChannels(Worded):
    """More than anybody needs."""


@dataclass(frozen=True)
class Channel:
    """One way: a mailbox, or an address that takes messages in some form."""

    id: str
    player: str
    kind: str
    address: str
    form: str  # of a webhook's messages
    prefix: str  # what stands before them: a mention, or the chat
    secret: str  # signs webhooks, and ends mail
    state: str
    code: str  # that a new mailbox was sent
    problem: str  # the last answer of one that is broken
    language: str
    site: str  # where this server was reached when it was set up
    created: float
    keys: str = ""  # that seal messages for a browser
    seen: bool = False  # the player knows that it is broken


def add(connection: Connection, channel: Channel) -> None:
    """One more; TooManyChannels if there are enough."""
    if channel.kind == PUSH:  # a browser is told once, and of its present player alone
        for known in connection.execute(IN_BROWSER, {"at": channel.address}).scalars().all():
            remove(connection, known)
    number = select(func.count()).select_from(CHANNELS).where(CHANNELS.c.player == channel.player)
    if (connection.execute(number).scalar() or 0) >= MOST:
        raise TooManyChannels("channels-most", n=MOST)
    values = {**vars(channel), "created": now_of(connection)}
    connection.execute(insert(CHANNELS).values(**values))


def of(connection: Connection, player: str) -> list[Channel]:
    """All of a player, oldest first."""
    rows = connection.execute(
        select(CHANNELS)
        .where(CHANNELS.c.player == player)
        .order_by(CHANNELS.c.created, CHANNELS.c.id)
    ).mappings()
    return [Channel(**row) for row in rows]


def find(connection: Connection, channel: str) -> Channel | None:
    row = connection.execute(select(CHANNELS).where(CHANNELS.c.id == channel)).mappings().first()
    return None if row is None else Channel(**row)


def by_secret(connection: Connection, secret: str) -> Channel | None:
    """The mailbox whose letters carry this link."""
    which = CHANNELS.c.secret == secret, CHANNELS.c.kind == MAIL
    row = connection.execute(select(CHANNELS).where(*which)).mappings().first()
    return None if row is None else Channel(**row)


def note_seen(connection: Connection, player: str) -> None:
    """The player has seen what is broken."""
    which = CHANNELS.c.player == player, CHANNELS.c.state == BROKEN
    connection.execute(update(CHANNELS).where(*which).values(seen=True))


def set_state(connection: Connection, channel: str, state: str, problem: str = "") -> None:
    values = {"state": state, "problem": problem[:200], "seen": False}
    connection.execute(update(CHANNELS).where(CHANNELS.c.id == channel).values(**values))


def remove(connection: Connection, channel: str) -> None:
    """It is gone, and so is what waited to be sent by it."""
    connection.execute(delete(DELIVERIES).where(DELIVERIES.c.channel == channel))
    connection.execute(delete(CHANNELS).where(CHANNELS.c.id == channel))
