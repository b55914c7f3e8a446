"""The JSON models of tables that wait for players: joining, leaving, starting, the seats' log."""

from __future__ import annotations

from pydantic import BaseModel, Field

from dynasty import bots
from dynasty.server.api.schemas.tables_and_play import CleanName, SeatNumber, StrictModel


class JoinRequest(StrictModel):
    """The token of a link to sit down by: a seat's, or a table's with a free seat."""

    token: str = Field(min_length=1, max_length=64)
    name: CleanName = ""
    seat: SeatNumber | None = None


class Joined(BaseModel):
    """Where the caller sits now; `holder_token` is given to callers that had no secret yet.

    It is the caller's own from then on, and goes along as the bearer token of every request.
    """

    id: str
    seat: int
    holder_token: str | None


class SitRequest(StrictModel):
    """The seat to take; the first free one, if none is named."""

    seat: SeatNumber | None = None
    name: CleanName = ""


class LeaveRequest(StrictModel):
    """The seat to leave."""

    seat: SeatNumber


class StartRequest(StrictModel):
    """The bot that takes the free seats."""

    bot: str = Field(bots.DEFAULT_BOT, max_length=32)


class Happening(BaseModel):
    """What happened to a seat beside the game; a seat of -1 is the table as a whole."""

    number: int
    at: float
    seat: int
    kind: str
    values: dict[str, str]
    text: str
