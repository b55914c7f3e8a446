"""The other server processes on the same database, as far as this process knows them."""

from __future__ import annotations

import time
from dataclasses import dataclass
from typing import Final

OTHER_PROCESS_EXPIRY_SECONDS: Final = (
    600.0  # after an announcement, another process may write again
)


@dataclass
class PeerProcesses:
    """What this process knows about other processes on its database."""

    listening: bool = False  # receives their announcements
    heard: float | None = None  # time of the last announcement

    def note(self) -> None:
        """Record that another process has just announced a change."""
        self.heard = time.monotonic()

    def may_be_ahead(self) -> bool:
        """Return whether another process may have written something that is not known here."""
        if not self.listening:
            return True
        return (
            self.heard is not None and time.monotonic() - self.heard < OTHER_PROCESS_EXPIRY_SECONDS
        )
