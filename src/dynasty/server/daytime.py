"""The time of day, as the server knows it: one clock, handed in, so that tests can set it."""

from __future__ import annotations

import asyncio
import time
from typing import Final, Protocol

from sqlalchemy import Connection

ARRIVED: Final = "arrived"  # under which a request carries when it came, before anything waits
OPTION: Final = "clock"  # under which the connections of a store carry it


class Clock(Protocol):
    """What time it is, and a sleep that follows it."""

    def now(self) -> float:
        """Seconds since 1970."""

    async def sleep(self, seconds: float) -> None:
        """Until so much later."""

    def steady(self) -> float:
        """Seconds for which this machine has been awake, from any start."""


class SystemClock:
    """The clock of this machine: the one place that asks for it."""

    def now(self) -> float:
        return time.time()

    async def sleep(self, seconds: float) -> None:
        await asyncio.sleep(seconds)

    def steady(self) -> float:
        return time.monotonic()


SYSTEM: Final = SystemClock()


def now_of(connection: Connection) -> float:
    """What time it is for the store whose connection this is."""
    clock: Clock = connection.get_execution_options().get(OPTION, SYSTEM)
    return clock.now()
