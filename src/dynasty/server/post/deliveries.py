"""Deliveries: one message by one channel, sent once.

Whoever sends one says so first, in a commit of its own. If the server ends before the outcome is
written, nobody knows whether it was sent: then it is not sent again. No remote machine can promise
more, and the lobby shows the turn all the same.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from sqlalchemy import Connection, delete, select, update

from dynasty.server.post.channels import PUSH
from dynasty.server.post.notices import AT_ONCE, Told
from dynasty.server.store.schema import CHANNELS, DELIVERIES

WAITING: Final = "waiting"
SENDING: Final = "sending"
SENT: Final = "sent"
UNKNOWN: Final = "unknown"
FAILED: Final = "failed"
PAUSES: Final = (60.0, 300.0, 1800.0, 7200.0)  # seconds before another try
LAPSE: Final = 120.0  # seconds after which a claim is given up
KEPT: Final = 30 * 86_400.0  # seconds that outcomes are kept


@dataclass(frozen=True)
class Delivery:
    """A message on its way."""

    id: int
    told: tuple[Told, ...]
    digest: bool  # it lists all open turns
    channel: str
    state: str
    tries: int
    due: float


def due(connection: Connection, now: float) -> list[Delivery]:
    """What is to be sent now, the oldest first."""
    fields = (DELIVERIES.c[name] for name in ("id", "digest", "channel", "state", "tries", "due"))
    rows = connection.execute(
        select(DELIVERIES.c.told, *fields)
        .where(DELIVERIES.c.state == WAITING, DELIVERIES.c.due <= now)
        .order_by(DELIVERIES.c.due, DELIVERIES.c.id)
        .limit(AT_ONCE)
    ).mappings()
    return [Delivery(**{**row, "told": tuple(Told(**one) for one in row["told"])}) for row in rows]


def claim(connection: Connection, delivery: Delivery, now: float) -> bool:
    """This worker sends it, and no other."""
    which = DELIVERIES.c.id == delivery.id, DELIVERIES.c.state == WAITING
    values = {"state": SENDING, "due": now, "tries": delivery.tries + 1}
    return connection.execute(update(DELIVERIES).where(*which).values(**values)).rowcount == 1


def settle(connection: Connection, delivery: Delivery, state: str, due: float) -> None:
    """How it went, and when to look at it again."""
    values = {"state": state, "due": due}
    connection.execute(update(DELIVERIES).where(DELIVERIES.c.id == delivery.id).values(**values))


def drop(connection: Connection, delivery: Delivery) -> None:
    connection.execute(delete(DELIVERIES).where(DELIVERIES.c.id == delivery.id))


def tidy(connection: Connection, now: float) -> None:
    """What was being sent when a server ended is not known; old outcomes are forgotten.

    A push is sent again: of a table a browser shows one, so the second replaces the first.
    """
    lost = DELIVERIES.c.state == SENDING, DELIVERIES.c.due < now - LAPSE
    in_browsers = DELIVERIES.c.channel.in_(select(CHANNELS.c.id).where(CHANNELS.c.kind == PUSH))
    connection.execute(update(DELIVERIES).where(*lost, in_browsers).values(state=WAITING))
    connection.execute(update(DELIVERIES).where(*lost).values(state=UNKNOWN))
    over = DELIVERIES.c.state.in_((SENT, UNKNOWN, FAILED)), DELIVERIES.c.due < now - KEPT
    connection.execute(delete(DELIVERIES).where(*over))
