"""The JSON models of tables that wait for players: joining, leaving, starting, the seats' log."""

from __future__ import annotations

from pydantic import BaseModel, Field

from dynasty import bots
from dynasty.server.api.schemas.play import CleanName, SeatNumber, StrictModel


class JoinRequest(StrictModel):
    """Sit down by the token of a seat's link, or of a table's on a free seat of it."""

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
    """Which seat; the first one that is free, if none is named."""

    seat: SeatNumber | None = None
    name: CleanName = ""


class LeaveRequest(StrictModel):
    """Which seat."""

    seat: SeatNumber


class StartRequest(StrictModel):
    """Who takes the seats that are free."""

    bot: str = Field(bots.DEFAULT_BOT, max_length=32)


class Happening(BaseModel):
    """What happened to a seat beside the game; a seat of -1 is the table as a whole."""

    number: int
    at: float
    seat: int
    kind: str
    values: dict[str, str]
    text: str
