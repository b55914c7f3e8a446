"""The state of a seat's clock: its rules, its time and its player."""

from __future__ import annotations

from dataclasses import dataclass

from dynasty.server.model import clock_rules
from dynasty.server.model.clock_rules import ClockRules, ClockState


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
