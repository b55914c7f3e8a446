"""The server's clock: it is passed in as an argument, so that tests can set the time."""

from __future__ import annotations

import asyncio
import time
from typing import Final, Protocol

from sqlalchemy import Connection

SECONDS_PER_DAY = 86_400

ARRIVAL_STATE_KEY: Final = (
    "arrived"  # under which a request carries when it came, before anything waits
)
CLOCK_OPTION: Final = "clock"  # under which the connections of a store carry it


class Clock(Protocol):
    """The current time, and a sleep that follows it."""

    def now(self) -> float:
        """Return the seconds since 1970."""

    async def sleep(self, seconds: float) -> None:
        """Wait for this many seconds."""

    def steady(self) -> float:
        """Return the seconds for which this machine has been awake, from an arbitrary start."""


class SystemClock:
    """The clock of this machine: the only place that reads it."""

    def now(self) -> float:
        return time.time()

    async def sleep(self, seconds: float) -> None:
        await asyncio.sleep(seconds)

    def steady(self) -> float:
        return time.monotonic()


SYSTEM_CLOCK: Final = SystemClock()


def current_time(connection: Connection) -> float:
    """Return the current time for the database to which this connection belongs."""
    clock: Clock = connection.get_execution_options().get(CLOCK_OPTION, SYSTEM_CLOCK)
    return clock.now()
