"""The JSON models of chat and presence: gestures, mutes, and how far the chat was read."""

from typing import Literal

from pydantic import BaseModel, Field

from dynasty.server.api.schemas.play import SeatNumber, StrictModel


class PresenceRequest(StrictModel):
    """Whether a page of the table is in sight, and for how many seconds its reader was idle."""

    visible: bool = True
    idle: int = Field(0, ge=0, lt=2**31)


class PresenceOut(BaseModel):
    """How whoever holds a seat is there; `text` says it, with when they were last seen."""

    seat: int
    level: str = Field(description="here, site or away")
    text: str


class ReadRequest(StrictModel):
    """The caller has read the chat up to the line of this number."""

    number: int = Field(ge=0, lt=2**31)


class SignRequest(StrictModel):
    """One of six signs."""

    sign: Literal["well-played", "ouch", "thinking", "sorry", "hello", "thanks"]
    seat: SeatNumber | None = None


class MuteRequest(StrictModel):
    """Hear the seat no longer, or again."""

    quiet: bool = True
