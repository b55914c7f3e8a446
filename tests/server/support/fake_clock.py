"""A clock that tests set: nobody waits, and a week passes at once."""

from __future__ import annotations

import asyncio
from dataclasses import dataclass, field

from dynasty.server.clock import SystemClock

MORNING = 1_790_000_000.0  # a Monday in September 2026, 14:13 in Greenwich


@dataclass
class FakeClock:
    """It stands still until somebody moves it on; whoever sleeps wakes then."""

    time: float = MORNING
    asleep: float = 0.0  # seconds of it in which the machine slept
    sleepers: list[tuple[float, asyncio.Future[None]]] = field(default_factory=list)

    def now(self) -> float:
        return self.time

    async def sleep(self, seconds: float) -> None:
        sleeper: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self.sleepers.append((self.time + seconds, sleeper))
        await sleeper

    def steady(self) -> float:
        return self.time - self.asleep

    def advance(self, seconds: float) -> None:
        """So much later; the servers, in loops of their own, hear of it."""
        self.time += seconds
        due = [sleeper for sleeper in self.sleepers if sleeper[0] <= self.time]
        self.sleepers = [sleeper for sleeper in self.sleepers if sleeper not in due]
        for _, sleeper in due:
            sleeper.get_loop().call_soon_threadsafe(wake, sleeper)


@dataclass
class LateClock(SystemClock):
    """The clock of the machine, put forward now and then: what waits a moment still does."""

    ahead: float = 0.0

    def now(self) -> float:
        return super().now() + self.ahead

    def steady(self) -> float:
        return super().steady() + self.ahead

    def advance(self, seconds: float) -> None:
        self.ahead += seconds


def wake(sleeper: asyncio.Future[None]) -> None:
    if not sleeper.done():
        sleeper.set_result(None)
