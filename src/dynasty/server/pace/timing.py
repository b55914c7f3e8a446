"""How the clock of a seat stands: its rules, what is left, for whom it ticks."""

from __future__ import annotations

from dataclasses import dataclass

from dynasty.server.pace import clocks
from dynasty.server.pace.clocks import Clock, Rules


@dataclass(frozen=True)
class Timing:
    """The clock of a seat of a table."""

    seat: int
    rules: Rules
    clock: Clock
    player: str = ""  # who sits there; nobody, if empty
    late: bool = False  # its table was told so in this stretch
    stand_in: str = ""  # who plays there instead

    @property
    def zone(self) -> str:
        return self.rules.hours.zone

    @property
    def wake(self) -> int | None:
        """When the timekeeper is to look at it: to remind, at zero, when a stand-in acts."""
        if self.late:
            return clocks.acts_at(self.rules, self.clock)
        return min(clocks.reminders(self.rules, self.clock, here=False), default=self.clock.due)
