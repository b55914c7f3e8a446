"""Set up, confirm, test and remove a player's notification channels."""

from __future__ import annotations

import re
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import replace
from functools import partial
from typing import Final

from fastapi import Request
from sqlalchemy import Connection, update

from dynasty.server.accounts.own_account import Account, require_player
from dynasty.server.db import notification_channels as db_notification_channels
from dynasty.server.db.database import Database
from dynasty.server.db.notification_channels import (
    MAIL,
    PUSH,
    STATE_BROKEN,
    STATE_GOOD,
    STATE_NEW,
    Channel,
)
from dynasty.server.db.schema import PLAYERS
from dynasty.server.errors import (
    BadChannel,
    MessageNotSent,
    NoSuchChannel,
    NoSuchKey,
    PoolBusy,
    TrialRunning,
)
from dynasty.server.http.addresses import site_url
from dynasty.server.http.guess_limits import GuessLimiter
from dynasty.server.http.secrets import new_code, new_id, normalize_code
from dynasty.server.notifications import mail, message_text, safe_http, web_push
from dynasty.server.notifications.quiet_hours import hours_outside_quiet
from dynasty.server.notifications.transports import send_message
from dynasty.server.notifications.webhooks import ALL_FORMS
from dynasty.server.settings import Settings
from dynasty.server.tables.caller import Caller
from dynasty.server.tables.service import TableService
from dynasty.text import Translator

QUIET_HOURS_PATTERN: Final = re.compile(
    r"(([01][0-9]|2[0-3]):[0-5][0-9])-(([01][0-9]|2[0-3]):[0-5][0-9])"
)


@contextmanager
def reserve_trial(service: TableService, player: str) -> Iterator[None]:
    """Let each player test one address at a time; raise TrialRunning for a second one."""
    if player in service.trials:
        raise TrialRunning
    service.trials.add(player)
    try:
        yield
    finally:
        service.trials.discard(player)


async def set_up_channel(
    account: Account,
    request: Request,
    language: str,
    kind: str,
    address: str,
    form: str = "",
    prefix: str = "",
    keys: str = "",
) -> Channel:
    """Add a channel; a mailbox must be confirmed by a code that is sent to it."""
    service, player = account.service, account.player
    site = site_url(request, service.settings)
    plan = Channel(
        id=new_id(),
        player=player,
        kind=kind,
        address=address,
        form=form,
        prefix=prefix,
        secret=new_id(),
        state=STATE_GOOD,
        code="",
        problem="",
        language=language,
        site=site,
        created=0.0,
        keys=keys,
    )
    with reserve_trial(service, player):
        return await {MAIL: add_mail, PUSH: add_push}.get(kind, add_hook)(service, plan)


async def add_mail(service: TableService, plan: Channel) -> Channel:
    """Store an unconfirmed mailbox and send it its code; undo both if that fails."""
    if not service.settings.smtp:
        raise BadChannel("mail-none")
    if not mail.is_mail_address(plan.address):
        raise BadChannel("mail-address")
    code = new_code()
    channel = replace(plan, state=STATE_NEW, code=code)
    await service.db.write(partial(db_notification_channels.insert_channel, channel=channel))
    message = message_text.code_message(Translator(channel.language), f"{code[:4]} {code[4:]}")
    outcome = await send_message(service.db, channel, message)
    if not outcome.good:
        await service.db.write(partial(db_notification_channels.delete_channel, channel=channel.id))
        if outcome.is_busy:
            raise PoolBusy
        raise MessageNotSent("mail-not-sent")
    return channel


async def add_hook(service: TableService, plan: Channel) -> Channel:
    if plan.form not in ALL_FORMS:
        raise BadChannel("hook-form")
    if plan.form == "telegram" and not plan.prefix:
        raise BadChannel("hook-chat")
    await check_target(service.settings, plan.address)
    await service.db.write(partial(db_notification_channels.insert_channel, channel=plan))
    return plan


async def add_push(service: TableService, plan: Channel) -> Channel:
    """Add a browser, by the address of its push service."""
    web_push.parse_subscription(plan.address, plan.keys)
    await check_target(service.settings, plan.address)
    channel = replace(plan, form="", prefix="")
    await service.db.write(partial(db_notification_channels.insert_channel, channel=channel))
    return channel


async def check_target(settings: Settings, address: str) -> None:
    """Raise BadAddress if nothing may be sent to this address."""
    await safe_http.resolve_target(address, settings.private_hooks, settings.lookup_seconds)


async def find_own_channel(db: Database, caller: Caller, channel: str) -> Channel:
    """Return a channel of the caller; raise NoSuchChannel if it is not theirs."""
    player = require_player(caller)
    found = await db.read(partial(db_notification_channels.find_channel, channel=channel))
    if found is None or found.player != player:
        raise NoSuchChannel
    return found


async def confirm_mailbox(
    db: Database, caller: Caller, channel: str, code: str, tries: GuessLimiter
) -> None:
    """Confirm a mailbox by the code that was sent to it."""
    found = await find_own_channel(db, caller, channel)
    tries.check(caller.player)
    if found.state != STATE_NEW or normalize_code(code) != found.code:
        tries.fail(caller.player)
        raise NoSuchKey
    await db.write(
        partial(db_notification_channels.set_channel_state, channel=channel, state=STATE_GOOD)
    )


async def send_trial(account: Account, channel: str) -> None:
    """Send a test message and update the state of the channel by the outcome."""
    service = account.service
    found = await find_own_channel(service.db, account.caller, channel)
    if found.state == STATE_NEW:
        raise BadChannel("mail-unconfirmed")
    with reserve_trial(service, found.player):
        outcome = await send_message(
            service.db, found, message_text.trial_message(Translator(found.language))
        )
    if outcome.is_busy:
        raise PoolBusy
    state, problem = (STATE_GOOD, "") if outcome.good else (STATE_BROKEN, outcome.told)
    work = partial(
        db_notification_channels.set_channel_state, channel=channel, state=state, problem=problem
    )
    await service.db.write(work)
    if not outcome.good:
        raise MessageNotSent("channel-not-sent", told=outcome.told or "-")


async def drop_channel(db: Database, caller: Caller, channel: str) -> None:
    found = await find_own_channel(db, caller, channel)
    await db.write(partial(db_notification_channels.delete_channel, channel=found.id))


async def set_quiet_hours(db: Database, caller: Caller, quiet: str) -> None:
    """Set the quiet hours, like 22:00-08:00, in which nothing is sent; empty for none."""
    player = require_player(caller)
    if quiet and not QUIET_HOURS_PATTERN.fullmatch(quiet):
        raise BadChannel("quiet-hours")
    try:
        hours_outside_quiet(quiet, "")
    except ValueError as error:
        raise BadChannel("quiet-hours") from error
    await update_player(db, player, quiet=quiet)


async def set_digest_hour(db: Database, caller: Caller, digest: str, named: bool) -> None:
    """Set the hour of a daily message about open turns, and whether mentions notify."""
    await update_player(db, require_player(caller), digest=digest, named=named)


async def update_player(db: Database, player: str, **values: str | bool) -> None:
    def work(connection: Connection) -> None:
        connection.execute(update(PLAYERS).where(PLAYERS.c.id == player).values(**values))

    await db.write(work)
