"""The JSON models of chat and presence: gestures, mutes, and how far the chat was read."""

from typing import Literal

from pydantic import BaseModel, Field

from dynasty.server.api.schemas.tables_and_play import SeatNumber, StrictModel


class PresenceRequest(StrictModel):
    """Whether a page of the table is in sight, and for how many seconds its reader was idle."""

    visible: bool = True
    idle: int = Field(0, ge=0, lt=2**31)


class PresenceOut(BaseModel):
    """The presence of a seat's player; `text` says it in words, with when they were last seen."""

    seat: int
    level: str = Field(description="here, site or away")
    text: str


class ReadRequest(StrictModel):
    """The number of the last line of the chat that the caller has read."""

    number: int = Field(ge=0, lt=2**31)


class SignRequest(StrictModel):
    """One of six signs."""

    sign: Literal["well-played", "ouch", "thinking", "sorry", "hello", "thanks"]
    seat: SeatNumber | None = None


class MuteRequest(StrictModel):
    """Whether the caller mutes the seat."""

    quiet: bool = True
