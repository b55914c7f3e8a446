"""What players ask of the post: to be reached in a new way, or no longer."""

from __future__ import annotations

import re
from dataclasses import replace
from functools import partial
from typing import Final

from fastapi import Request
from sqlalchemy import Connection, update

from dynasty.kernel import Worded
from dynasty.server.door.addresses import site_of
from dynasty.server.door.tokens import new_code, new_id, read_code
from dynasty.server.door.tries import Tries
from dynasty.server.people.devices import NoSuchKey, check_somebody
from dynasty.server.post import channels, mail, messages, outgoing, push
from dynasty.server.post.calendar import awake
from dynasty.server.post.channels import BROKEN, GOOD, MAIL, NEW, PUSH, Channel, NoSuchChannel
from dynasty.server.post.hooks import ALL_FORMS
from dynasty.server.post.sending import attempt
from dynasty.server.seats.seating import Caller
from dynasty.server.store.schema import PLAYERS
from dynasty.server.tables.hall import Hall
from dynasty.text import Words

QUIET: Final = re.compile(r"(([01][0-9]|2[0-3]):[0-5][0-9])-(([01][0-9]|2[0-3]):[0-5][0-9])")


class NotSent(Worded):
    """A message could not be handed over."""


class BadChannel(Worded):
    """This cannot be a way to anybody."""


async def add(
    hall: Hall,
    caller: Caller,
    request: Request,
    language: str,
    kind: str,
    address: str,
    form: str = "",
    prefix: str = "",
    keys: str = "",
) -> Channel:
    """A new way; a mailbox gets a code that must come back."""
    player = check_somebody(caller)
    site = site_of(request, hall.settings)
    plan = Channel(
        id=new_id(),
        player=player,
        kind=kind,
        address=address,
        form=form,
        prefix=prefix,
        secret=new_id(),
        state=GOOD,
        code="",
        problem="",
        language=language,
        site=site,
        created=0.0,
        keys=keys,
    )
    return await {MAIL: add_mail, PUSH: add_push}.get(kind, add_hook)(hall, plan)


async def add_mail(hall: Hall, plan: Channel) -> Channel:
    """Nothing is sent there but a code, until that has come back."""
    if not hall.settings.smtp:
        raise BadChannel("mail-none")
    if not mail.is_address(plan.address):
        raise BadChannel("mail-address")
    code = new_code()
    channel = replace(plan, state=NEW, code=code)
    await hall.store.write(partial(channels.add, channel=channel))
    message = messages.code(Words(channel.language), f"{code[:4]} {code[4:]}")
    outcome = await attempt(hall, channel, message)
    if not outcome.good:
        await hall.store.write(partial(channels.remove, channel=channel.id))
        raise NotSent("mail-not-sent")
    return channel


async def add_hook(hall: Hall, plan: Channel) -> Channel:
    if plan.form not in ALL_FORMS:
        raise BadChannel("hook-form")
    if plan.form == "telegram" and not plan.prefix:
        raise BadChannel("hook-chat")
    outgoing.place(plan.address, hall.settings.private_hooks)
    await hall.store.write(partial(channels.add, channel=plan))
    return plan


async def add_push(hall: Hall, plan: Channel) -> Channel:
    """A browser, at the address of its maker's service."""
    push.subscription(plan.address, plan.keys)
    outgoing.place(plan.address, hall.settings.private_hooks)
    channel = replace(plan, form="", prefix="")
    await hall.store.write(partial(channels.add, channel=channel))
    return channel


async def own(hall: Hall, caller: Caller, channel: str) -> Channel:
    """A channel of the caller."""
    player = check_somebody(caller)
    found = await hall.store.read(partial(channels.find, channel=channel))
    if found is None or found.player != player:
        raise NoSuchChannel
    return found


async def confirm(hall: Hall, caller: Caller, channel: str, code: str, tries: Tries) -> None:
    """The code came back: the mailbox is the player's."""
    found = await own(hall, caller, channel)
    tries.check(caller.player)
    if found.state != NEW or read_code(code) != found.code:
        tries.fail(caller.player)
        raise NoSuchKey
    await hall.store.write(partial(channels.set_state, channel=channel, state=GOOD))


async def try_out(hall: Hall, caller: Caller, channel: str) -> None:
    """Send a trial; one that arrives mends a channel that was broken."""
    found = await own(hall, caller, channel)
    if found.state == NEW:
        raise BadChannel("mail-unconfirmed")
    outcome = await attempt(hall, found, messages.trial(Words(found.language)))
    state, problem = (GOOD, "") if outcome.good else (BROKEN, outcome.told)
    work = partial(channels.set_state, channel=channel, state=state, problem=problem)
    await hall.store.write(work)
    if not outcome.good:
        raise NotSent("channel-not-sent", told=outcome.told or "-")


async def remove(hall: Hall, caller: Caller, channel: str) -> None:
    found = await own(hall, caller, channel)
    await hall.store.write(partial(channels.remove, channel=found.id))


async def set_quiet(hall: Hall, caller: Caller, quiet: str) -> None:
    """Hours like 22:00-08:00 in which nothing is sent; empty: none."""
    player = check_somebody(caller)
    if quiet and not QUIET.fullmatch(quiet):
        raise BadChannel("quiet-hours")
    try:
        awake(quiet, "")
    except ValueError as error:
        raise BadChannel("quiet-hours") from error
    await change_player(hall, player, quiet=quiet)


async def set_digest(hall: Hall, caller: Caller, digest: str, named: bool) -> None:
    """One message a day at this hour, of all open turns; and of the chat, if named there."""
    await change_player(hall, check_somebody(caller), digest=digest, named=named)


async def change_player(hall: Hall, player: str, **values: str | bool) -> None:
    def work(connection: Connection) -> None:
        connection.execute(update(PLAYERS).where(PLAYERS.c.id == player).values(**values))

    await hall.store.write(work)
