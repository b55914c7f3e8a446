"""The channels by which the caller hears of turns."""

from functools import partial

from fastapi import APIRouter, Request

from dynasty.server.accounts.own_account import require_player
from dynasty.server.api.dependencies import (
    Language,
    NamedChannel,
    TheAccount,
    TheCaller,
    TheDatabase,
    TheGuessLimiter,
)
from dynasty.server.api.schemas.notification_channels import (
    ChannelOut,
    ChannelRequest,
    CodeRequest,
    Digest,
    PushKey,
    Quiet,
)
from dynasty.server.db import notification_channels as db_notification_channels
from dynasty.server.db import notifications
from dynasty.server.notifications import channels as notifications_channels
from dynasty.server.notifications import web_push

router = APIRouter()


def channel_out(channel: db_notification_channels.Channel) -> ChannelOut:
    secret = channel.secret if channel.form == "json" else ""
    return ChannelOut(
        id=channel.id,
        kind=channel.kind,
        address=channel.address,
        form=channel.form,
        prefix=channel.prefix,
        state=channel.state,
        secret=secret,
    )


@router.get("/me/channels")
async def list_channels(db: TheDatabase, caller: TheCaller) -> list[ChannelOut]:
    """List the channels by which the caller is notified of turns."""
    player = require_player(caller)
    found = await db.read(partial(db_notification_channels.channels_of_player, player=player))
    return [channel_out(channel) for channel in found]


@router.post("/me/channels", status_code=201)
async def add_channel(
    wish: ChannelRequest, request: Request, account: TheAccount, language: Language
) -> ChannelOut:
    """Add a channel; a mailbox gets a code first."""
    added = await notifications_channels.set_up_channel(
        account, request, language, **wish.model_dump()
    )
    return channel_out(added)


@router.delete("/me/channels/{channel}", status_code=204)
async def remove_channel(channel: NamedChannel, db: TheDatabase, caller: TheCaller) -> None:
    """Remove a channel: nothing more is sent there."""
    await notifications_channels.drop_channel(db, caller, channel)


@router.post("/me/channels/{channel}/code", status_code=204)
async def confirm_channel(
    channel: NamedChannel,
    wish: CodeRequest,
    db: TheDatabase,
    caller: TheCaller,
    tries: TheGuessLimiter,
) -> None:
    """Confirm that a mailbox is the caller's, by the code that was sent to it."""
    await notifications_channels.confirm_mailbox(db, caller, channel, wish.code, tries)


@router.post("/me/channels/{channel}/test", status_code=204)
async def try_channel(channel: NamedChannel, account: TheAccount) -> None:
    """Send a trial message."""
    await notifications_channels.send_trial(account, channel)


@router.get("/push")
async def read_push_key(db: TheDatabase) -> PushKey:
    """The key with which a browser subscribes to this server's pushes."""
    return PushKey(key=web_push.public_key_text(await db.read(web_push.load_private_key)))


@router.get("/me/quiet")
async def read_quiet(db: TheDatabase, caller: TheCaller) -> Quiet:
    """Return the hours in which nothing is sent."""
    return Quiet(quiet=(await caller_wishes(db, caller)).quiet)


@router.put("/me/quiet")
async def set_quiet(wish: Quiet, db: TheDatabase, caller: TheCaller) -> Quiet:
    """Set the hours in which nothing is sent; it is sent afterwards."""
    await notifications_channels.set_quiet_hours(db, caller, wish.quiet)
    return wish


@router.get("/me/digest")
async def read_digest(db: TheDatabase, caller: TheCaller) -> Digest:
    """Return the hour of the daily message, and whether mentions in the chat are sent."""
    wishes = await caller_wishes(db, caller)
    return Digest(digest=wishes.digest, named=wishes.named)


@router.put("/me/digest")
async def set_digest(wish: Digest, db: TheDatabase, caller: TheCaller) -> Digest:
    """Set whether one message a day lists all open turns, or each is sent at its time."""
    await notifications_channels.set_digest_hour(db, caller, wish.digest, wish.named)
    return wish


async def caller_wishes(db: TheDatabase, caller: TheCaller) -> notifications.NotificationSettings:
    player = require_player(caller)
    return await db.read(partial(notifications.notification_settings, player=player))
