"""The JSON models of moderation: blocks, reports, and joining by the server's link."""

from typing import Annotated

from pydantic import AfterValidator, BaseModel, Field

from dynasty.server.api.schemas.play import CleanName, CleanText, StrictModel
from dynasty.server.http.parsing import check_text
from dynasty.server.http.secrets import ID_PATTERN

PlayerId = Annotated[str, Field(pattern=ID_PATTERN)]


class Blocked(BaseModel):
    """Somebody whom the caller blocks."""

    id: str
    name: str


class BlockRequest(StrictModel):
    """Whom to block."""

    player: PlayerId


class DoorRequest(StrictModel):
    """What stands in the link of the server, and how to be called."""

    secret: Annotated[str, Field(max_length=80), AfterValidator(check_text)]
    name: CleanName = ""


class ReportRequest(StrictModel):
    """Whom to report and why; with the number of a line at a table where the caller sits."""

    player: PlayerId
    why: CleanText = ""
    table: Annotated[str, Field(pattern="^[A-Za-z0-9_-]{0,32}$")] = ""
    line: int = Field(0, ge=0, lt=2**31)
