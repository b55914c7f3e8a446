"""The command `dynasty` with a clock that runs ahead: two minutes pass in each second.

python -m tests.server.support.fast_server serve --no-open ...
"""

from __future__ import annotations

import asyncio
import time

from dynasty.server.clock import SystemClock

SPEED = 120.0
EPOCH = 1_790_000_000.0  # when it showed the time of others


def now() -> float:
    """What every server with this clock shows, however often it was started."""
    return EPOCH + (time.time() - EPOCH) * SPEED


class HastyClock(SystemClock):
    """Hours in half a minute."""

    def now(self) -> float:
        return now()

    async def sleep(self, seconds: float) -> None:
        await asyncio.sleep(seconds / SPEED)

    def steady(self) -> float:
        return time.monotonic() * SPEED


def run_ahead() -> None:
    """From now on the clock of this process is hasty."""
    for name in ("now", "sleep", "steady"):
        setattr(SystemClock, name, getattr(HastyClock, name))


if __name__ == "__main__":
    from dynasty.cli import main

    run_ahead()
    main()
