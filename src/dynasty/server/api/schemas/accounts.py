"""The JSON models of accounts: a player, their keys, turns, blocks and reports."""

from typing import Annotated, Literal

from pydantic import AfterValidator, BaseModel, Field

from dynasty.server.api.schemas.past_games import RatingOut, TallyOut
from dynasty.server.api.schemas.tables_and_play import CleanName, CleanText, StrictModel
from dynasty.server.http.parsing import check_text
from dynasty.server.http.secrets import ID_PATTERN
from dynasty.server.model import timezones

KeyId = Annotated[str, Field(pattern="^[0-9a-f]{16}$")]

PlayerId = Annotated[str, Field(pattern=ID_PATTERN)]


class Me(BaseModel):
    """The player who makes the request."""

    id: str
    name: str
    shy: bool  # others do not see when the player was last here
    open: bool  # statistics and ratings are public
    zone: str  # by whose wall clock theirs tick; empty: unknown


class MeRequest(StrictModel):
    """How the player is called, what others see of them, and their zone."""

    name: CleanName | None = None
    shy: bool | None = None
    open: bool | None = None
    zone: Annotated[str, Field(max_length=64), AfterValidator(timezones.check_zone)] | None = None


class KeyOut(BaseModel):
    """A key that opens the player; `seen` is exact to a day, 0 if it was not used since."""

    id: KeyId
    kind: str = Field(description="browser, program or recovery")
    label: str
    created: float
    seen: float
    this: bool  # the one that asks


class KeyRequest(StrictModel):
    """A new key for a program, or the recovery key, which replaces the one before."""

    kind: Literal["program", "recovery"]
    label: CleanName = ""


class LabelRequest(StrictModel):
    """The new name of a device."""

    label: CleanName


class OpenTurnOut(BaseModel):
    """A seat of the caller that is asked, since entry `since_seq` of the log of its table."""

    table: str
    game: str
    seat: int
    since_seq: int
    since: float
    due: float | None = Field(description="when its time is used up; null if no clock runs")
    people: bool = Field(description="other people play there, and wait")


class Secret(BaseModel):
    """A key or a code, shown this once."""

    secret: str


class LinkRequest(StrictModel):
    """The code or the recovery key by which this device is added.

    With `bring` everything of the player that asks becomes the other's.
    """

    code: str = Field("", max_length=40)
    key: str = Field("", max_length=80)
    bring: bool = False


class Linked(BaseModel):
    """The player of the added device; `holder_token` is its key if it was given a new one."""

    id: str
    name: str
    holder_token: str | None


class PlayerOut(BaseModel):
    """A player as the caller may see them."""

    id: str
    name: str
    open: bool = Field(description="statistics and ratings are shown to everybody")
    presence: str | None = Field(description="only to those who sat at a table with the player")
    statistics: list[TallyOut] | None = Field(description="of those who show them")
    ratings: list[RatingOut] | None


class Blocked(BaseModel):
    """A player whom the caller blocks."""

    id: str
    name: str


class BlockRequest(StrictModel):
    """The player to block."""

    player: PlayerId


class DoorRequest(StrictModel):
    """The secret in the server's invitation link, and the name of the new player."""

    secret: Annotated[str, Field(max_length=80), AfterValidator(check_text)]
    name: CleanName = ""


class ReportRequest(StrictModel):
    """The player to report and why; with the number of a line at a table where the caller sits."""

    player: PlayerId
    why: CleanText = ""
    table: Annotated[str, Field(pattern="^[A-Za-z0-9_-]{0,32}$")] = ""
    line: int = Field(0, ge=0, lt=2**31)
