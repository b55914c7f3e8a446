"""The notification settings: the channels by which the reader hears of turns."""

from __future__ import annotations

from functools import partial
from typing import Annotated

from fastapi import APIRouter, Path, Request, Response
from fastapi.responses import RedirectResponse

from dynasty.server.api.dependencies import (
    NamedChannel,
    TheAccount,
    TheCaller,
    TheDatabase,
    TheGuessLimiter,
    TheTableService,
)
from dynasty.server.api.schemas.notification_channels import ChannelRequest, Digest
from dynasty.server.db import notification_channels as db_notification_channels
from dynasty.server.db import notifications
from dynasty.server.http.parsing import parse_model, read_form
from dynasty.server.notifications import channels as notifications_channels
from dynasty.server.notifications.webhooks import ALL_FORMS
from dynasty.server.templating import page_response, reader_preferences

router = APIRouter(include_in_schema=False)
NOTIFICATIONS_PATH = "/me/notices"
UnsubscribeSecret = Annotated[str, Path(pattern="^[A-Za-z0-9_-]{1,32}$")]


@router.get(NOTIFICATIONS_PATH)
async def show_notifications(
    service: TheTableService, caller: TheCaller, request: Request
) -> Response:
    """Show all channels, and forms for new ones."""
    if not caller.player:
        return RedirectResponse("/me", 303)
    player = caller.player
    wishes = await service.db.read(partial(notifications.notification_settings, player=player))
    begins, _, ends = wishes.quiet.partition("-")
    found = await service.db.read(
        partial(db_notification_channels.channels_of_player, player=player)
    )
    if any(channel.state == db_notification_channels.STATE_BROKEN for channel in found):
        await service.db.write(
            partial(db_notification_channels.note_problems_seen, player=caller.player)
        )
        service.key_cache.known.pop(caller.key, None)  # the next page need not say it
    return page_response(
        request,
        "notices.html",
        channels=found,
        mail=bool(service.settings.smtp),
        forms=ALL_FORMS,
        wishes=wishes,
        begins=begins or "22:00",
        ends=ends or "08:00",
        done=request.query_params.get("done", ""),
    )


@router.post(f"{NOTIFICATIONS_PATH}/add")
async def add_channel_from_form(account: TheAccount, request: Request) -> Response:
    """Add a channel."""
    form = await read_form(request, fields=5)
    fields = ("kind", "address", "form", "prefix")
    asked = parse_model(ChannelRequest, **{key: form.text(key, 500) for key in fields})
    language = reader_preferences(request).language
    await notifications_channels.set_up_channel(account, request, language, **asked.model_dump())
    return redirect_to_notifications("added")


@router.post(f"{NOTIFICATIONS_PATH}/quiet")
async def set_quiet_hours(db: TheDatabase, caller: TheCaller, request: Request) -> Response:
    """Set the hours in which nothing is sent."""
    form = await read_form(request, fields=4)
    hours = f"{form.text('begins', 5)}-{form.text('ends', 5)}" if form.text("quiet") else ""
    await notifications_channels.set_quiet_hours(db, caller, hours)
    return redirect_to_notifications("quiet")


@router.post(f"{NOTIFICATIONS_PATH}/digest")
async def set_digest_hour(db: TheDatabase, caller: TheCaller, request: Request) -> Response:
    """Set when one message with all turns is sent, and whether mentions in the chat are."""
    form = await read_form(request, fields=4)
    hour = form.text("hour", 5) if form.text("digest") else ""
    asked = parse_model(Digest, digest=hour, named=bool(form.text("named")))
    await notifications_channels.set_digest_hour(db, caller, asked.digest, asked.named)
    return redirect_to_notifications("quiet")


@router.post(f"{NOTIFICATIONS_PATH}/{{channel}}")
async def change_channel(
    channel: NamedChannel,
    account: TheAccount,
    db: TheDatabase,
    tries: TheGuessLimiter,
    request: Request,
) -> Response:
    """Confirm a channel by its code, test it, or remove it."""
    form = await read_form(request, fields=3)
    if form.text("do") == "end":
        await notifications_channels.drop_channel(db, account.caller, channel)
        return redirect_to_notifications("ended")
    if form.text("do") == "test":
        await notifications_channels.send_trial(account, channel)
        return redirect_to_notifications("sent")
    await notifications_channels.confirm_mailbox(
        db, account.caller, channel, form.text("code", 40), tries
    )
    return redirect_to_notifications("good")


def redirect_to_notifications(done: str) -> RedirectResponse:
    return RedirectResponse(f"{NOTIFICATIONS_PATH}?done={done}", 303)


@router.get("/unsubscribe/{secret}")
async def show_unsubscribe(
    secret: UnsubscribeSecret, db: TheDatabase, request: Request
) -> Response:
    """Ask before unsubscribing, because opening a link must not change anything."""
    found = await db.read(partial(db_notification_channels.find_mailbox_by_secret, secret=secret))
    return page_response(request, "unsubscribe.html", secret=secret, known=found is not None)


@router.post("/unsubscribe/{secret}")
async def unsubscribe(secret: UnsubscribeSecret, db: TheDatabase, request: Request) -> Response:
    """Stop mail to this mailbox, by the page or by one click in a mail program."""
    found = await db.read(partial(db_notification_channels.find_mailbox_by_secret, secret=secret))
    if found is not None:
        await db.write(partial(db_notification_channels.delete_channel, channel=found.id))
    return page_response(request, "unsubscribe.html", secret=secret, known=False)
