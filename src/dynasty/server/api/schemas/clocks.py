"""The JSON models of clocks and holidays."""

from __future__ import annotations

from typing import Annotated

from pydantic import BaseModel, Field

from dynasty.server.api.schemas.tables_and_play import StrictModel

TimestampSeconds = Annotated[float, Field(ge=0, lt=2**40, allow_inf_nan=False)]


class SeatClock(BaseModel):
    """The clock of a seat that a person plays; lengths in seconds.

    `free` is left for this turn and goes first, `reserve` for the game. `due` is when both are
    used up if nothing changes; null if the clock does not run. `reminders` are told to who sits
    there.
    """

    seat: int
    free: float
    reserve: float
    left: float
    ticks: bool
    due: float | None
    late: bool
    stand_in: str
    holiday: float  # days that are left of those that the table grants
    reminders: list[float]


class TableClock(BaseModel):
    """All clocks of a table; none, if it has no clock. `now` is the time of the server."""

    now: float
    paused: float | None  # since when
    seats: list[SeatClock]


class HolidayRequest(StrictModel):
    """A holiday from one moment to another; it begins now if no beginning is named."""

    starts: TimestampSeconds | None = None
    ends: TimestampSeconds


class Holiday(BaseModel):
    """A holiday of the caller; `id` names it to end it."""

    id: int
    starts: float
    ends: float
