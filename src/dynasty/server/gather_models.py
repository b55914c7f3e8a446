"""What programs send to a table that waits for its people, and read of what happens to seats."""

from __future__ import annotations

from pydantic import BaseModel, Field

from dynasty import bots
from dynasty.server.models import Name, SeatNumber, Strict


class SitRequest(Strict):
    """Which seat; the first one that is free, if none is named."""

    seat: SeatNumber | None = None
    name: Name = ""


class LeaveRequest(Strict):
    """Which seat."""

    seat: SeatNumber


class StartRequest(Strict):
    """Who takes the seats that are free."""

    bot: str = Field(bots.USUAL, max_length=32)


class Happening(BaseModel):
    """What happened to a seat beside the game; a seat of -1 is the table as a whole."""

    number: int
    at: float
    seat: int
    kind: str
    values: dict[str, str]
    text: str
