"""Keep in memory when players last acted at each table and were last on the site."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Final

from dynasty.server.clock import Clock

LEVEL_HERE: Final = "here"  # a page of the table is visible, with recent input
LEVEL_SITE: Final = "site"
LEVEL_AWAY: Final = "away"
HERE_SECONDS: Final = 180.0  # seconds after the last input in which a player is here
ON_SITE_SECONDS: Final = (
    120.0  # seconds after the last report of any page in which a player is on the site
)


@dataclass
class PresenceTracker:
    """When players last acted, by table and device, and when they were last on the site."""

    clock: Clock
    acted: dict[tuple[str, str], dict[str, float]] = field(default_factory=dict)
    signs: dict[str, float] = field(default_factory=dict)

    def level(self, player: str, table: str) -> str:
        now = self.clock.now()
        if max(self.acted.get((player, table), {}).values(), default=0.0) > now - HERE_SECONDS:
            return LEVEL_HERE
        return LEVEL_SITE if self.signs.get(player, 0.0) > now - ON_SITE_SECONDS else LEVEL_AWAY

    def note(self, player: str, table: str, device: str, at: float | None, now: float) -> None:
        """Record the last input on a device; None removes the device.

        `at` may lie before `now`: a report from another worker counts from when it was made.
        """
        devices = self.acted.setdefault((player, table), {})
        devices.pop(device, None)
        if at is not None:
            devices[device] = at
        self.signs[player] = max(now, self.signs.get(player, 0.0))

    def forget(self) -> None:
        """Drop entries that are too old to matter."""
        now = self.clock.now()
        self.signs = {who: at for who, at in self.signs.items() if at > now - ON_SITE_SECONDS}
        self.acted = {
            where: devices
            for where, devices in self.acted.items()
            if max(devices.values(), default=0.0) > now - HERE_SECONDS
        }
