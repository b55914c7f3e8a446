"""Send one message by one channel, in the thread pools for notifications."""

from __future__ import annotations

import time
from collections.abc import Callable
from dataclasses import dataclass
from functools import partial
from smtplib import SMTPException, SMTPResponseException
from typing import Final

from dynasty import __version__
from dynasty.server.db.database import Database
from dynasty.server.db.notification_channels import MAIL, PUSH, Channel
from dynasty.server.errors import BadAddress, PoolBusy
from dynasty.server.notifications import mail, safe_http, web_push, webhooks
from dynasty.server.notifications.message_text import Message
from dynasty.server.settings import Settings
from dynasty.server.thread_pools import EXCHANGE_POOL
from dynasty.text import Translator

GONE_SMTP_CODES: Final = range(550, 555)  # SMTP codes for a mailbox that does not exist

QUEUE_SECONDS: Final = 20.0  # that a message waits for a free thread


@dataclass(frozen=True)
class SendOutcome:
    """The outcome of an attempt to send a message."""

    good: bool
    gone: bool = False  # the address no longer exists
    told: str = ""  # what the other side said
    wait: float = 0.0  # seconds to wait before the next attempt, by its answer
    is_busy: bool = False  # this server had no thread for it, so nothing was sent


async def send_message(db: Database, channel: Channel, message: Message) -> SendOutcome:
    """Send a message by a channel; the time limit begins when a thread is free."""
    settings = db.settings
    try:
        if channel.kind == MAIL:
            return await send_by_mail(settings, channel, message)
        if channel.kind == PUSH:
            key, now = await db.read(web_push.load_private_key), db.clock.now()
            to = web_push.parse_subscription(channel.address, channel.keys)
            make = partial(
                web_push.push_request, to, message, channel.language, key, settings.sender, now
            )
        else:
            make = partial(
                webhooks.webhook_request, channel.form, message, channel.prefix, channel.secret
            )
        return await send_by_http(settings, channel, make)
    except BadAddress as error:
        return SendOutcome(False, told=error.key)
    except PoolBusy as error:
        return SendOutcome(False, told=error.key, is_busy=True)


async def send_by_mail(settings: Settings, channel: Channel, message: Message) -> SendOutcome:
    """Send by mail; an outcome that is not `gone` may be tried again."""
    if not settings.smtp:
        return SendOutcome(False, told="no mail here")
    site = settings.public_url or channel.site
    stop = f"{site}/unsubscribe/{channel.secret}" if site else ""
    why = Translator(channel.language).say("notice-stop")
    by, begun = mail.read_smtp_server(settings.smtp, settings.sender), time.monotonic()
    letter = mail.build_letter(by, channel.address, message, stop, why)
    machines = await safe_http.look_up_host(by.host, by.port, settings.lookup_seconds)
    seconds = begun + settings.exchange_seconds - time.monotonic()
    try:
        await EXCHANGE_POOL.run_soon(QUEUE_SECONDS, mail.send_letter, by, machines, letter, seconds)
    except SMTPResponseException as error:
        gone = error.smtp_code in GONE_SMTP_CODES
        return SendOutcome(False, gone, f"{error.smtp_code}")
    except (SMTPException, OSError) as error:
        return SendOutcome(False, told=type(error).__name__)
    return SendOutcome(True)


async def send_by_http(
    settings: Settings, channel: Channel, make: Callable[[], tuple[bytes, dict[str, str]]]
) -> SendOutcome:
    """Send to an address that a player gave."""
    begun = time.monotonic()
    where = await safe_http.resolve_target(
        channel.address, settings.private_hooks, settings.lookup_seconds
    )
    seconds = begun + settings.exchange_seconds - time.monotonic()

    def send() -> safe_http.HttpAnswer:
        body, headers = make()
        agent = {"User-Agent": f"Dynasty/{__version__}"}
        return safe_http.post_request(where, body, agent | headers, seconds)

    answer = await EXCHANGE_POOL.run_soon(QUEUE_SECONDS, send)
    told = str(answer.status or "")
    return SendOutcome(answer.is_good, answer.is_gone, told, answer.retry_after)
