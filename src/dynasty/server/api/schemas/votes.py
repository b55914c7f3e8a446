"""The JSON models of votes and of claims to a seat."""

from __future__ import annotations

from pydantic import BaseModel, Field

from dynasty.server.api.schemas.tables_and_play import SeatNumber, StrictModel


class ConsentRequest(StrictModel):
    """A proposal to which all other people are to agree."""

    kind: str = Field(
        max_length=16,
        description="undo: take the seat's last choice back;"
        " away: open the seat `of` of who stays away to somebody else;"
        " pause: stop all clocks; stand-in: let a bot play this turn of who is late",
    )
    seat: SeatNumber | None = None
    of: SeatNumber | None = None


class ConsentAnswer(StrictModel):
    """Yes or no to a proposal; its proposer withdraws it with no."""

    agrees: bool


class ClaimRequest(StrictModel):
    """A claim to a seat, by any link of the table or a seat, also where nobody may watch."""

    token: str = Field(min_length=1, max_length=64)
    seat: SeatNumber


class Claimed(BaseModel):
    """A claim that was proposed; `holder_token` is given to callers that had no secret yet."""

    id: str
    seat: int
    holder_token: str | None


class ConsentOut(BaseModel):
    """An open proposal; it lapses at `until`."""

    id: str
    kind: str
    seat: int = Field(description="who asks; -1 is somebody without a seat")
    agreed: list[int]
    missing: list[int] = Field(description="the seats that have yet to answer")
    until: float
    answer: bool = Field(description="the caller is asked")
    text: str
