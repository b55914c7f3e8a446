"""Measure how long the event loop was blocked; meanwhile no request is answered."""

from __future__ import annotations

import asyncio
import time
from typing import Final

LOOK_SECONDS: Final = 0.1  # between two measurements; more of them cost an idle server CPU
WINDOW_SECONDS: Final = 30.0  # the longest pause covers this window and the one before


class LoopPause:
    """Measures how late the event loop wakes a sleeping task.

    On a busy machine the loop is late without being at fault. So a pause counts for no longer than
    this process used the processor meanwhile.
    """

    def __init__(self) -> None:
        self.windows = [0.0, 0.0]  # the longest pause of the last window, and of this one
        self.ends = 0.0

    @property
    def longest(self) -> float:
        """Return the seconds of the longest pause in the last half minute or minute."""
        return max(self.windows)

    def note(self, late: float, used: float, now: float) -> None:
        """Record a pause: seconds that the loop was late, and CPU seconds used meanwhile."""
        if now >= self.ends:
            self.windows = [self.windows[1], 0.0]
            self.ends = now + WINDOW_SECONDS
        self.windows[1] = max(self.windows[1], min(late, used))

    async def watch(self) -> None:
        """Measure pauses as long as the server runs."""
        while True:
            slept, used = time.monotonic(), time.process_time()
            await asyncio.sleep(LOOK_SECONDS)
            now = time.monotonic()
            self.note(now - slept - LOOK_SECONDS, time.process_time() - used, now)
