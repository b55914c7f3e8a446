"""The state of a seat's clock: its rules, its time and its player; what changes it."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from dynasty.server.model import clock_rules
from dynasty.server.model.clock_rules import ClockRules, ClockState, StretchCause


@dataclass(frozen=True)
class SeatTiming:
    """The clock of a seat of a table."""

    seat: int
    rules: ClockRules
    clock: ClockState
    player: str = ""  # the seat's player; empty for none
    late: bool = False  # the table was notified in this stretch
    stand_in: str = ""  # the bot that plays instead

    @property
    def zone(self) -> str:
        return self.rules.hours.zone

    @property
    def wake(self) -> int | None:
        """Return when the scheduler has to check it: to remind, at zero, or for the stand-in."""
        if self.late:
            return clock_rules.stand_in_time(self.rules, self.clock)
        return min(
            clock_rules.reminder_times(self.rules, self.clock, here=False), default=self.clock.due
        )


@dataclass(frozen=True)
class ClockEvent:
    """The cause of a clock update: a seat's answer with its time of arrival, or an undo."""

    seat: int | None = None
    arrived: int | None = None
    undo: bool = False

    def begun(self, seat: int) -> StretchCause:
        """C5: Return the cause of a stretch of this seat."""
        if not self.undo:
            return StretchCause.ENTRY
        return StretchCause.OWN_UNDO if seat == self.seat else StretchCause.OTHERS_UNDO

    def answered(self, seat: int, now: int) -> int:
        """C4: Return when the seat's answer reached the server; `now` if it gave none."""
        return now if seat != self.seat or self.arrived is None else self.arrived


NO_ANSWER: Final = ClockEvent()
