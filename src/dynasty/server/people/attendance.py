"""Who was last where: when players did something at a table, and when they were on the site."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Final

from dynasty.server.daytime import Clock

HERE: Final = "here"  # a page of the table is in sight, with input not long ago
SITE: Final = "site"
AWAY: Final = "away"
INPUT: Final = 180.0  # seconds since the last input for which somebody is here
OPEN: Final = 120.0  # seconds since the last sign of any page for which somebody is on the site


@dataclass
class Attendance:
    """When players last did something, by table and device, and when they were last on the site."""

    clock: Clock
    acted: dict[tuple[str, str], dict[str, float]] = field(default_factory=dict)
    signs: dict[str, float] = field(default_factory=dict)

    def level(self, player: str, table: str) -> str:
        now = self.clock.now()
        if max(self.acted.get((player, table), {}).values(), default=0.0) > now - INPUT:
            return HERE
        return SITE if self.signs.get(player, 0.0) > now - OPEN else AWAY

    def note(self, player: str, table: str, device: str, at: float | None, now: float) -> None:
        """Input on a device; None: no page of the table is in sight there any more.

        A sign from another worker, or one's own that comes back, counts from when it was given.
        """
        devices = self.acted.setdefault((player, table), {})
        devices.pop(device, None)
        if at is not None:
            devices[device] = at
        self.signs[player] = max(now, self.signs.get(player, 0.0))

    def forget(self) -> None:
        """What is over is not kept."""
        now = self.clock.now()
        self.signs = {who: at for who, at in self.signs.items() if at > now - OPEN}
        self.acted = {
            where: devices
            for where, devices in self.acted.items()
            if max(devices.values(), default=0.0) > now - INPUT
        }
