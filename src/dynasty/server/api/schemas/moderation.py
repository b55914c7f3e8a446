"""The JSON models of moderation: blocks, reports, and joining by the server's link."""

from typing import Annotated

from pydantic import AfterValidator, BaseModel, Field

from dynasty.server.api.schemas.play import CleanName, CleanText, StrictModel
from dynasty.server.http.parsing import check_text
from dynasty.server.http.secrets import ID_PATTERN

PlayerId = Annotated[str, Field(pattern=ID_PATTERN)]


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
