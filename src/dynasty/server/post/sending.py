"""Sending one message by one channel, off the event loop; and how that ended."""

from __future__ import annotations

import asyncio
from collections.abc import Mapping
from dataclasses import dataclass
from smtplib import SMTPException, SMTPResponseException
from typing import Final

from dynasty import __version__
from dynasty.server.post import hooks, mail, outgoing, push
from dynasty.server.post.channels import MAIL, PUSH, Channel
from dynasty.server.post.messages import Message
from dynasty.server.settings import Settings
from dynasty.server.tables.hall import Hall
from dynasty.text import Words

FOR_GOOD: Final = range(550, 555)  # what a mail server says of a mailbox that is none


@dataclass(frozen=True)
class Outcome:
    """How a try ended."""

    good: bool
    gone: bool = False  # there is nobody at that address, and never will be
    told: str = ""  # what the other side said
    wait: float = 0.0  # for how long it wants to be left alone


async def attempt(hall: Hall, channel: Channel, message: Message) -> Outcome:
    """Send it, off the event loop."""
    settings = hall.settings
    if channel.kind == MAIL:
        return await asyncio.to_thread(mail_it, settings, channel, message)
    if channel.kind == PUSH:
        key, now = await hall.store.read(push.key_of), hall.clock.now()
        return await asyncio.to_thread(push_it, settings, channel, message, key, now)
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


def push_it(
    settings: Settings, channel: Channel, message: Message, key: str, now: float
) -> Outcome:
    """To a browser, sealed and signed."""
    to = push.subscription(channel.address, channel.keys)
    sealed = push.request(to, message, channel.language, key, settings.sender, now)
    return post_it(settings, channel, *sealed)


def hook_it(settings: Settings, channel: Channel, message: Message) -> Outcome:
    """By webhook."""
    made = hooks.request(channel.form, message, channel.prefix, channel.secret)
    return post_it(settings, channel, *made)


def post_it(
    settings: Settings, channel: Channel, body: bytes, headers: Mapping[str, str]
) -> Outcome:
    """To an address that a player gave."""
    try:
        where = outgoing.place(channel.address, settings.private_hooks)
    except outgoing.BadAddress as error:
        return Outcome(False, told=error.key)
    answer = outgoing.post(where, body, {"User-Agent": f"Dynasty/{__version__}", **headers})
    told = str(answer.status or "")
    return Outcome(answer.is_good, answer.is_gone, told, answer.retry_after)
