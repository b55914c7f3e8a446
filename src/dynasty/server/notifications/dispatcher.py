"""The dispatcher: a background task that turns due notices into deliveries and sends them."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Sequence
from functools import partial
from itertools import groupby
from typing import Final

from dynasty.server.db import notification_channels as db_notification_channels
from dynasty.server.db import notification_deliveries, notification_relevance, notifications
from dynasty.server.db.database import Database
from dynasty.server.db.notification_channels import CHANNEL_KINDS, PUSH, Channel
from dynasty.server.db.notification_deliveries import (
    RETRY_SECONDS,
    STATE_FAILED,
    STATE_SENT,
    STATE_WAITING,
    Delivery,
)
from dynasty.server.db.notifications import (
    ACTION_KINDS,
    RECHECK_SECONDS,
    TIME_KINDS,
    Notice,
    NotificationSettings,
)
from dynasty.server.notifications import compose_message
from dynasty.server.notifications.quiet_hours import (
    has_digest_passed,
    next_digest_time,
    quiet_hours_end,
)
from dynasty.server.notifications.transports import SendOutcome, send_message
from dynasty.server.tables.presence_tracker import LEVEL_HERE
from dynasty.server.tables.service import TableService

LOGGER = logging.getLogger("dynasty.post")
ROUND_SECONDS: Final = 15.0  # seconds between two rounds


async def run_dispatcher(service: TableService) -> None:
    """Run the dispatcher until the server stops."""
    while True:
        try:
            await dispatch_due(service)
        except Exception:
            LOGGER.exception("the post could not be sent")
        await service.clock.sleep(ROUND_SECONDS)


async def dispatch_due(service: TableService) -> None:
    """Run one round: turn due notices into deliveries and send the due deliveries."""
    now = service.clock.now()
    await service.db.write(partial(notification_deliveries.clean_up_deliveries, now=now))
    due = await service.db.read(partial(notifications.due_notices, now=now))
    by_player = sorted(due, key=lambda notice: notice.player)
    for player, found in groupby(by_player, key=lambda notice: notice.player):
        await dispatch_notices(service, player, list(found), now)
    ready = await service.db.read(partial(notification_deliveries.due_deliveries, now=now))
    await asyncio.gather(*(send_delivery(service, one) for one in ready))


async def dispatch_notices(
    service: TableService, player: str, found: Sequence[Notice], now: float
) -> None:
    """Queue, delay or delete each due notice of a player, who sees the table's news while there.

    Due notices of a player become one message; those of live tables become another one.
    """
    wishes = await service.db.read(partial(notifications.notification_settings, player=player))
    ready: dict[bool, list[Notice]] = {False: [], True: []}  # by whether its table is live
    for notice in found:
        told = notice.told
        live = await service.db.read(partial(notifications.is_live_table, table_id=told.table_id))
        until = now if live else send_time(wishes, notice, now)
        here = service.presence.level(player, told.table_id) == LEVEL_HERE
        if not await service.db.read(
            partial(notification_relevance.is_still_relevant, told=told, player=player)
        ) or (here and told.kind not in ACTION_KINDS):
            await service.db.write(
                partial(notifications.delete_notice, notice=notice), told.table_id
            )
        elif here or until > now:
            later = now + RECHECK_SECONDS if here else until
            work = partial(notifications.postpone_notice, notice=notice, until=later)
            await service.db.write(work, told.table_id)
        else:
            ready[live].append(notice)
    for live, group in ready.items():
        ways, digest = ((PUSH,), False) if live else (CHANNEL_KINDS, bool(wishes.digest))
        work = partial(
            notifications.queue_deliveries, found=group, ways=ways, digest=digest, now=now
        )
        if group:
            await service.db.write(work, *(notice.told.table_id for notice in group))


def send_time(wishes: NotificationSettings, notice: Notice, now: float) -> float:
    """Return when to send a notice: now, at the hour of the digest, or after the quiet hours."""
    if wishes.digest and notice.told.kind not in TIME_KINDS:
        if has_digest_passed(wishes.digest, wishes.zone, notice.written, now):
            return now
        return next_digest_time(wishes.digest, wishes.zone, now)
    return quiet_hours_end(wishes.quiet, wishes.zone, now)


async def send_delivery(service: TableService, delivery: Delivery) -> None:
    """Send one delivery if it is still relevant."""
    channel = await service.db.read(
        partial(db_notification_channels.find_channel, channel=delivery.channel)
    )
    message = (
        None
        if channel is None
        else await compose_message.compose_message(service, delivery, channel)
    )
    if channel is None or message is None:
        await service.db.write(partial(notification_deliveries.delete_delivery, delivery=delivery))
        return
    if await service.db.write(
        partial(notification_deliveries.claim_delivery, delivery=delivery, now=service.clock.now())
    ):
        outcome = await send_message(service.db, channel, message)
        await save_delivery_outcome(service.db, delivery, channel, outcome)


async def save_delivery_outcome(
    db: Database, delivery: Delivery, channel: Channel, outcome: SendOutcome
) -> None:
    """Store the outcome of a delivery: sent, to be tried again, or failed."""
    now = db.clock.now()
    if outcome.is_busy:
        work = partial(
            notification_deliveries.requeue_delivery, delivery=delivery, due=now + RETRY_SECONDS[0]
        )
        await db.write(work)
        return
    if outcome.good:
        await db.write(
            partial(
                notification_deliveries.save_outcome, delivery=delivery, state=STATE_SENT, due=now
            )
        )
        return
    if outcome.gone and channel.kind == PUSH:  # unsubscribed: drop its pending deliveries, too
        await db.write(partial(db_notification_channels.delete_channel, channel=channel.id))
        return
    if outcome.gone or delivery.tries >= len(RETRY_SECONDS):
        state, until = STATE_FAILED, now
        work = partial(
            db_notification_channels.set_channel_state,
            channel=channel.id,
            state=db_notification_channels.STATE_BROKEN,
            problem=outcome.told,
        )
        await db.write(work)
    else:
        state, until = STATE_WAITING, now + max(RETRY_SECONDS[delivery.tries], outcome.wait)
    await db.write(
        partial(notification_deliveries.save_outcome, delivery=delivery, state=state, due=until)
    )
