"""Database functions for deliveries: one message by one channel, sent at most once.

A worker claims a delivery in a commit of its own before it sends it. If the server ends before the
outcome is stored, the outcome is unknown and the message is not sent again. The lobby shows the
turn in any case.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from sqlalchemy import Connection, delete, select, update

from dynasty.server.clock import SECONDS_PER_DAY
from dynasty.server.db.notification_channels import PUSH
from dynasty.server.db.notifications import MAX_BATCH_ROWS, NoticeContent
from dynasty.server.db.schema import CHANNELS, DELIVERIES

STATE_WAITING: Final = "waiting"
STATE_SENDING: Final = "sending"
STATE_SENT: Final = "sent"
STATE_UNKNOWN: Final = "unknown"
STATE_FAILED: Final = "failed"
RETRY_SECONDS: Final = (60.0, 300.0, 1800.0, 7200.0)  # seconds before the next attempt
MAX_CLAIM_SECONDS: Final = 120.0  # seconds after which a claim is given up
MAX_OUTCOME_AGE_SECONDS: Final = 30 * SECONDS_PER_DAY  # seconds that outcomes are kept


@dataclass(frozen=True)
class Delivery:
    """A message that is queued for one channel."""

    id: int
    told: tuple[NoticeContent, ...]
    digest: bool  # it lists all open turns
    channel: str
    state: str
    tries: int
    due: float


def due_deliveries(connection: Connection, now: float) -> list[Delivery]:
    """Return the deliveries that are due, the oldest first."""
    fields = (DELIVERIES.c[name] for name in ("id", "digest", "channel", "state", "tries", "due"))
    rows = connection.execute(
        select(DELIVERIES.c.told, *fields)
        .where(DELIVERIES.c.state == STATE_WAITING, DELIVERIES.c.due <= now)
        .order_by(DELIVERIES.c.due, DELIVERIES.c.id)
        .limit(MAX_BATCH_ROWS)
    ).mappings()
    return [
        Delivery(**{**row, "told": tuple(NoticeContent(**one) for one in row["told"])})
        for row in rows
    ]


def claim_delivery(connection: Connection, delivery: Delivery, now: float) -> bool:
    """Claim a delivery for this worker; return False if another worker was first."""
    which = DELIVERIES.c.id == delivery.id, DELIVERIES.c.state == STATE_WAITING
    values = {"state": STATE_SENDING, "due": now, "tries": delivery.tries + 1}
    return connection.execute(update(DELIVERIES).where(*which).values(**values)).rowcount == 1


def save_outcome(connection: Connection, delivery: Delivery, state: str, due: float) -> None:
    """Store the outcome of a delivery, and when it is due again."""
    values = {"state": state, "due": due}
    connection.execute(update(DELIVERIES).where(DELIVERIES.c.id == delivery.id).values(**values))


def requeue_delivery(connection: Connection, delivery: Delivery, due: float) -> None:
    """Queue a delivery again without counting this attempt, because nothing was sent."""
    values = {"state": STATE_WAITING, "due": due, "tries": delivery.tries}
    connection.execute(update(DELIVERIES).where(DELIVERIES.c.id == delivery.id).values(**values))


def delete_delivery(connection: Connection, delivery: Delivery) -> None:
    connection.execute(delete(DELIVERIES).where(DELIVERIES.c.id == delivery.id))


def clean_up_deliveries(connection: Connection, now: float) -> None:
    """Mark deliveries that were interrupted as unknown and delete old ones.

    An interrupted push is sent again: a browser shows one message per table, so the second replaces
    the first.
    """
    lost = DELIVERIES.c.state == STATE_SENDING, DELIVERIES.c.due < now - MAX_CLAIM_SECONDS
    in_browsers = DELIVERIES.c.channel.in_(select(CHANNELS.c.id).where(CHANNELS.c.kind == PUSH))
    connection.execute(update(DELIVERIES).where(*lost, in_browsers).values(state=STATE_WAITING))
    connection.execute(update(DELIVERIES).where(*lost).values(state=STATE_UNKNOWN))
    over = (
        DELIVERIES.c.state.in_((STATE_SENT, STATE_UNKNOWN, STATE_FAILED)),
        DELIVERIES.c.due < now - MAX_OUTCOME_AGE_SECONDS,
    )
    connection.execute(delete(DELIVERIES).where(*over))
