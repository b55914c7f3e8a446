"""Database functions for channels: a player's mailboxes, webhooks and browsers."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from sqlalchemy import Connection, bindparam, delete, func, insert, select, update

from dynasty.server.clock import current_time
from dynasty.server.db.schema import CHANNELS, DELIVERIES
from dynasty.server.errors import TooManyChannels

MAIL: Final = "mail"
HOOK: Final = "hook"
PUSH: Final = "push"
CHANNEL_KINDS: Final = (MAIL, HOOK, PUSH)
STATE_NEW: Final = "new"  # a mailbox that is not confirmed yet
STATE_GOOD: Final = "good"
STATE_BROKEN: Final = "broken"
MAX_CHANNELS: Final = 6  # of one player


BROWSER_CHANNEL_QUERY: Final = select(CHANNELS.c.id).where(
    CHANNELS.c.kind == PUSH, CHANNELS.c.address == bindparam("at")
)


@dataclass(frozen=True)
class Channel:
    """A mailbox, webhook or browser to which a player's notifications are sent."""

    id: str
    player: str
    kind: str
    address: str
    form: str  # of a webhook's messages
    prefix: str  # text before each message: a mention, or the chat's id
    secret: str  # signs webhooks; part of the unsubscribe link in mail
    state: str
    code: str  # the code that was sent to a new mailbox
    problem: str  # the last answer of one that is broken
    language: str
    site: str  # where this server was reached when it was set up
    created: float
    keys: str = ""  # for encrypting messages to a browser
    seen: bool = False  # the player knows that it is broken


def insert_channel(connection: Connection, channel: Channel) -> None:
    """Store a channel; raise TooManyChannels if the player has too many."""
    if channel.kind == PUSH:  # a browser gets messages once, and only for its current player
        for known in (
            connection.execute(BROWSER_CHANNEL_QUERY, {"at": channel.address}).scalars().all()
        ):
            delete_channel(connection, known)
    number = select(func.count()).select_from(CHANNELS).where(CHANNELS.c.player == channel.player)
    if (connection.execute(number).scalar() or 0) >= MAX_CHANNELS:
        raise TooManyChannels("channels-most", n=MAX_CHANNELS)
    values = {**vars(channel), "created": current_time(connection)}
    connection.execute(insert(CHANNELS).values(**values))


def channels_of_player(connection: Connection, player: str) -> list[Channel]:
    """Return all channels of a player, the oldest first."""
    rows = connection.execute(
        select(CHANNELS)
        .where(CHANNELS.c.player == player)
        .order_by(CHANNELS.c.created, CHANNELS.c.id)
    ).mappings()
    return [Channel(**row) for row in rows]


def find_channel(connection: Connection, channel: str) -> Channel | None:
    row = connection.execute(select(CHANNELS).where(CHANNELS.c.id == channel)).mappings().first()
    return None if row is None else Channel(**row)


def find_mailbox_by_secret(connection: Connection, secret: str) -> Channel | None:
    """Return the mailbox whose unsubscribe link has this secret."""
    which = CHANNELS.c.secret == secret, CHANNELS.c.kind == MAIL
    row = connection.execute(select(CHANNELS).where(*which)).mappings().first()
    return None if row is None else Channel(**row)


def note_problems_seen(connection: Connection, player: str) -> None:
    """Store that the player has seen which channels are broken."""
    which = CHANNELS.c.player == player, CHANNELS.c.state == STATE_BROKEN
    connection.execute(update(CHANNELS).where(*which).values(seen=True))


def set_channel_state(connection: Connection, channel: str, state: str, problem: str = "") -> None:
    values = {"state": state, "problem": problem[:200], "seen": False}
    connection.execute(update(CHANNELS).where(CHANNELS.c.id == channel).values(**values))


def delete_channel(connection: Connection, channel: str) -> None:
    """Delete a channel and its pending deliveries."""
    connection.execute(delete(DELIVERIES).where(DELIVERIES.c.channel == channel))
    connection.execute(delete(CHANNELS).where(CHANNELS.c.id == channel))
