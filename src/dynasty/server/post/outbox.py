"""The outbox: looks at what is due, and sends it."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Sequence
from functools import partial
from itertools import groupby
from typing import Final

from dynasty.server.people.attendance import HERE
from dynasty.server.post import channels, deliveries, holding, notices, telling
from dynasty.server.post.calendar import end_of_quiet, next_digest, was_digest
from dynasty.server.post.channels import ALL, PUSH, Channel
from dynasty.server.post.deliveries import FAILED, PAUSES, SENT, WAITING, Delivery
from dynasty.server.post.notices import AGAIN, ASKING, OF_TIME, Notice, Wishes
from dynasty.server.post.sending import Outcome, attempt
from dynasty.server.tables.hall import Hall

LOGGER = logging.getLogger("dynasty.post")
ROUND: Final = 15.0  # seconds between two looks


async def keep_sending(hall: Hall) -> None:
    """For as long as the server lives."""
    while True:
        try:
            await look(hall)
        except Exception:
            LOGGER.exception("the post could not be sent")
        await hall.clock.sleep(ROUND)


async def look(hall: Hall) -> None:
    """One round: turn what is due into deliveries, and send those."""
    now = hall.clock.now()
    await hall.store.write(partial(deliveries.tidy, now=now))
    due = await hall.store.read(partial(notices.due, now=now))
    by_player = sorted(due, key=lambda notice: notice.player)
    for player, found in groupby(by_player, key=lambda notice: notice.player):
        await weigh(hall, player, list(found), now)
    ready = await hall.store.read(partial(deliveries.due, now=now))
    await asyncio.gather(*(deliver(hall, one) for one in ready))


async def weigh(hall: Hall, player: str, found: Sequence[Notice], now: float) -> None:
    """What is still to be told, and now? Whoever is at a table sees it without us.

    What is due for a player at once is one message; of live tables it is one by itself.
    """
    wishes = await hall.store.read(partial(notices.wishes, player=player))
    ready: dict[bool, list[Notice]] = {False: [], True: []}  # by whether its table is live
    for notice in found:
        told = notice.told
        live = await hall.store.read(partial(notices.is_live, table_id=told.table_id))
        until = now if live else best_moment(wishes, notice, now)
        here = hall.attendance.level(player, told.table_id) == HERE
        if not await hall.store.read(partial(holding.holds, told=told, player=player)) or (
            here and told.kind not in ASKING
        ):
            await hall.store.write(partial(notices.drop, notice=notice))
        elif here or until > now:
            later = now + AGAIN if here else until
            await hall.store.write(partial(notices.put_off, notice=notice, until=later))
        else:
            ready[live].append(notice)
    for live, group in ready.items():
        ways, digest = ((PUSH,), False) if live else (ALL, bool(wishes.digest))
        work = partial(notices.send_off, found=group, ways=ways, digest=digest, now=now)
        if group:
            await hall.store.write(work)


def best_moment(wishes: Wishes, notice: Notice, now: float) -> float:
    """When the player wants to be told of it: now, at the hour of the digest, after the night."""
    if wishes.digest and notice.told.kind not in OF_TIME:
        if was_digest(wishes.digest, wishes.zone, notice.written, now):
            return now
        return next_digest(wishes.digest, wishes.zone, now)
    return end_of_quiet(wishes.quiet, wishes.zone, now)


async def deliver(hall: Hall, delivery: Delivery) -> None:
    """Send one message, if it still says something true."""
    channel = await hall.store.read(partial(channels.find, channel=delivery.channel))
    message = None if channel is None else await telling.message_of(hall, delivery, channel)
    if channel is None or message is None:
        await hall.store.write(partial(deliveries.drop, delivery=delivery))
        return
    if await hall.store.write(partial(deliveries.claim, delivery=delivery, now=hall.clock.now())):
        outcome = await attempt(hall, channel, message)
        await note(hall, delivery, channel, outcome)


async def note(hall: Hall, delivery: Delivery, channel: Channel, outcome: Outcome) -> None:
    """Sent; or tried again later; or given up, which the player sees."""
    now = hall.clock.now()
    if outcome.good:
        await hall.store.write(partial(deliveries.settle, delivery=delivery, state=SENT, due=now))
        return
    if outcome.gone and channel.kind == PUSH:  # the browser forgot us; with it goes what waits
        await hall.store.write(partial(channels.remove, channel=channel.id))
        return
    if outcome.gone or delivery.tries >= len(PAUSES):
        state, until = FAILED, now
        work = partial(
            channels.set_state, channel=channel.id, state=channels.BROKEN, problem=outcome.told
        )
        await hall.store.write(work)
    else:
        state, until = WAITING, now + max(PAUSES[delivery.tries], outcome.wait)
    await hall.store.write(partial(deliveries.settle, delivery=delivery, state=state, due=until))
