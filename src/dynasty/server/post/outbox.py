"""The outbox: looks at what is due, and sends it."""

from __future__ import annotations

import asyncio
import logging
from dataclasses import dataclass
from functools import partial
from smtplib import SMTPException, SMTPResponseException
from typing import Final

from dynasty import __version__
from dynasty.server.pace.hours import Hours, open_spans
from dynasty.server.people.attendance import HERE
from dynasty.server.post import channels, deliveries, hooks, mail, messages, notices, outgoing
from dynasty.server.post.channels import MAIL, Channel
from dynasty.server.post.deliveries import FAILED, PAUSES, SENT, WAITING, Delivery
from dynasty.server.post.messages import Message
from dynasty.server.post.notices import AGAIN, Notice
from dynasty.server.settings import Settings
from dynasty.server.tables import turns
from dynasty.server.tables.hall import Hall
from dynasty.speech import words_of
from dynasty.text import Words

LOGGER = logging.getLogger("dynasty.post")
ROUND: Final = 15.0  # seconds between two looks
TOO_MANY: Final = 429
FOR_GOOD: Final = range(550, 555)  # what a mail server says of a mailbox that is none


@dataclass(frozen=True)
class Outcome:
    """How a try ended."""

    good: bool
    gone: bool = False  # there is nobody at that address, and never will be
    told: str = ""  # what the other side said
    wait: float = 0.0  # for how long it wants to be left alone


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
    for notice in await hall.store.read(partial(notices.due, now=now)):
        await weigh(hall, notice, now)
    ready = await hall.store.read(partial(deliveries.due, now=now))
    await asyncio.gather(*(deliver(hall, one) for one in ready))


async def weigh(hall: Hall, notice: Notice, now: float) -> None:
    """Is it still to be told, and now? Whoever is at the table sees it without us."""
    if not await hall.store.read(partial(notices.is_open, notice=notice)) or await is_live(
        hall, notice.table_id
    ):
        await hall.store.write(partial(notices.drop, notice=notice))
        return
    here = hall.attendance.level(notice.player, notice.table_id) == HERE
    quiet, zone = await hall.store.read(partial(notices.quiet_hours, player=notice.player))
    until = now + AGAIN if here else end_of_quiet(quiet, zone, now)
    if until > now:
        await hall.store.write(partial(notices.put_off, notice=notice, until=until))
    else:
        await hall.store.write(partial(notices.send_off, notice=notice, now=now))


async def is_live(hall: Hall, table_id: str) -> bool:
    """At a table where everybody is there at once, a letter comes too late."""
    table = await hall.rooms.find(table_id)
    clock = None if table is None else table.terms.clock
    return clock is not None and clock.live


def end_of_quiet(quiet: str, zone: str, now: float) -> float:
    """Now; or the end of the hours in which the player does not want to be told."""
    hours = awake(quiet, zone)
    if hours is None:
        return now
    start, _ = next(open_spans(hours, int(now * 1000)))
    return max(now, start / 1000)


def awake(quiet: str, zone: str) -> Hours | None:
    """When a player may be told, out of hours like 22:00-08:00; None: at any time."""
    if not quiet:
        return None
    begins, ends = (int(part[:2]) * 60 + int(part[3:]) for part in quiet.split("-"))
    return Hours(zone or "UTC", ends, begins)


async def deliver(hall: Hall, delivery: Delivery) -> None:
    """Send one message, if it still says something true."""
    channel = await hall.store.read(partial(channels.find, channel=delivery.channel))
    message = None if channel is None else await message_of(hall, delivery, channel)
    if channel is None or message is None:
        await hall.store.write(partial(deliveries.drop, delivery=delivery))
        return
    if await hall.store.write(partial(deliveries.claim, delivery=delivery, now=hall.clock.now())):
        outcome = await attempt(hall.settings, channel, message)
        await note(hall, delivery, channel, outcome)


async def message_of(hall: Hall, delivery: Delivery, channel: Channel) -> Message | None:
    """What to say now; None if the turn is over."""
    found = await hall.store.read(partial(turns.of, player=channel.player))
    if not any(turn.table == delivery.table_id for turn in found):
        return None
    table = await hall.rooms.find(delivery.table_id)
    if table is None:
        return None
    words = words_of(hall.game(table.edition.game), channel.language, table.names())
    others = [who for who, seats in table.holders.items() if seats and who != channel.player]
    names = [words.seat(min(table.holders[who])) for who in others]
    site = hall.settings.public_url or channel.site
    address = f"{site}/tables/{table.id}" if site else ""
    return messages.turn(words, words.say("title"), names, table.id, address)


async def attempt(settings: Settings, channel: Channel, message: Message) -> Outcome:
    """Send it, off the event loop."""
    if channel.kind == MAIL:
        return await asyncio.to_thread(mail_it, settings, channel, message)
    return await asyncio.to_thread(hook_it, settings, channel, message)


def mail_it(settings: Settings, channel: Channel, message: Message) -> Outcome:
    """By mail; a server that is busy or away is asked again."""
    if not settings.smtp:
        return Outcome(False, told="no mail here")
    site = settings.public_url or channel.site
    stop = f"{site}/unsubscribe/{channel.secret}" if site else ""
    why = Words(channel.language).say("notice-stop")
    try:
        mail.send(mail.mailer(settings.smtp, settings.sender), channel.address, message, stop, why)
    except SMTPResponseException as error:
        gone = error.smtp_code in FOR_GOOD
        return Outcome(False, gone, f"{error.smtp_code}")
    except (SMTPException, OSError) as error:
        return Outcome(False, told=type(error).__name__)
    return Outcome(True)


def hook_it(settings: Settings, channel: Channel, message: Message) -> Outcome:
    """By webhook."""
    try:
        where = outgoing.place(channel.address, settings.private_hooks)
    except outgoing.BadAddress as error:
        return Outcome(False, told=error.key)
    body, headers = hooks.request(channel.form, message, channel.prefix, channel.secret)
    answer = outgoing.post(where, body, {"User-Agent": f"Dynasty/{__version__}", **headers})
    told = str(answer.status or "")
    return Outcome(answer.is_good, answer.is_gone, told, answer.retry_after)


async def note(hall: Hall, delivery: Delivery, channel: Channel, outcome: Outcome) -> None:
    """Sent; or tried again later; or given up, which the player sees."""
    now = hall.clock.now()
    if outcome.good:
        await hall.store.write(partial(deliveries.settle, delivery=delivery, state=SENT, due=now))
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
