"""What the API says of blocks and reports."""

from typing import Annotated

from pydantic import AfterValidator, BaseModel, Field

from dynasty.server.door.inputs import check_text
from dynasty.server.door.tokens import PLAIN
from dynasty.server.shapes.models import Name, Strict, Text

PlayerId = Annotated[str, Field(pattern=PLAIN)]


class Blocked(BaseModel):
    """Somebody whom the caller blocks."""

    id: str
    name: str


class BlockRequest(Strict):
    """Whom to block."""

    player: PlayerId


class DoorRequest(Strict):
    """What stands in the link of the server, and how to be called."""

    secret: Annotated[str, Field(max_length=80), AfterValidator(check_text)]
    name: Name = ""


class ReportRequest(Strict):
    """Whom to report and why; with the number of a line at a table where the caller sits."""

    player: PlayerId
    why: Text = ""
    table: Annotated[str, Field(pattern="^[A-Za-z0-9_-]{0,32}$")] = ""
    line: int = Field(0, ge=0, lt=2**31)
