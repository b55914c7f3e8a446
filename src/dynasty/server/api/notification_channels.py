"""The channels by which the caller hears of turns."""

from functools import partial
from typing import Annotated, Literal

from fastapi import APIRouter, Path, Request
from pydantic import AfterValidator, BaseModel, Field

from dynasty.server.accounts.devices import require_player
from dynasty.server.api.deps import (
    Language,
    TheCaller,
    TheDatabase,
    TheGuessLimiter,
    TheTableService,
)
from dynasty.server.api.schemas.play import StrictModel
from dynasty.server.db import notification_channels as db_notification_channels
from dynasty.server.db import notifications
from dynasty.server.http.parsing import check_text, clean_name
from dynasty.server.model.clock_settings import TIME_OF_DAY_PATTERN
from dynasty.server.notifications import channels as notifications_channels
from dynasty.server.notifications import web_push

router = APIRouter()

NamedChannel = Annotated[str, Path(pattern="^[A-Za-z0-9_-]{1,32}$")]


class ChannelRequest(StrictModel):
    """A mailbox, an address that takes messages in the form of some service, or a browser."""

    kind: Literal["mail", "hook", "push"]
    address: Annotated[str, AfterValidator(check_text)] = Field(min_length=1, max_length=500)
    form: Literal["", "json", "discord", "slack", "telegram", "ntfy"] = ""
    prefix: Annotated[str, AfterValidator(clean_name)] = Field(
        "", max_length=40, description="a mention; for Telegram, the chat"
    )
    keys: str = Field(
        "",
        pattern="^[A-Za-z0-9_.-]{0,120}$",
        description="of a browser's push subscription: p256dh and auth, with a full stop between",
    )


class ChannelOut(BaseModel):
    """A channel by which the caller is notified; `secret` signs what is sent as `json`."""

    id: str
    kind: str
    address: str
    form: str
    prefix: str
    state: str = Field(description="new (a mailbox whose code is awaited), good or broken")
    secret: str


class CodeRequest(StrictModel):
    """The code that came by mail."""

    code: str = Field(max_length=40)


class Quiet(StrictModel):
    """Hours of the player's day in which nothing is sent, like 22:00-08:00; empty: none."""

    quiet: str = Field("", max_length=11)


class Digest(StrictModel):
    """The hour of the player's day for one message of all open turns; empty: none.

    `named`: tell also by these ways that somebody named the player in the chat.
    """

    digest: str = Field("", pattern=f"^$|{TIME_OF_DAY_PATTERN}")
    named: bool = False


class PushKey(BaseModel):
    """The public key for browsers: a point of P-256 in base64url."""

    key: str


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
    wish: ChannelRequest,
    request: Request,
    service: TheTableService,
    caller: TheCaller,
    language: Language,
) -> ChannelOut:
    """Add a channel; a mailbox gets a code first."""
    added = await notifications_channels.set_up_channel(
        service, caller, request, language, **wish.model_dump()
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
async def try_channel(channel: NamedChannel, service: TheTableService, caller: TheCaller) -> None:
    """Send a trial message."""
    await notifications_channels.send_trial(service, caller, channel)


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
