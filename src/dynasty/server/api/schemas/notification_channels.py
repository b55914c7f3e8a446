"""Models of the channels by which a player hears of turns."""

from typing import Annotated, Literal

from pydantic import AfterValidator, BaseModel, Field

from dynasty.server.api.schemas.tables_and_play import StrictModel
from dynasty.server.http.parsing import check_text, clean_name
from dynasty.server.model.clock_settings import TIME_OF_DAY_PATTERN


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
