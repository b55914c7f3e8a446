"""When clocks tick: hours and weekdays on the wall clock of a seat's zone. Pure arithmetic.

All moments are milliseconds since 1970, all lengths milliseconds.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from datetime import UTC, date, datetime, time, timedelta
from zoneinfo import ZoneInfo

from dynasty.kernel import Worded

MINUTE = 60_000
HOUR = 60 * MINUTE
DAY = 24 * HOUR
SHORTEST = 3 * HOUR  # a window
WEEKEND = frozenset({5, 6})
A_DAY = timedelta(days=1)

Span = tuple[int, int]  # from a moment up to another, that one not included


class BadClock(Worded, ValueError):
    """A clock that nobody could play by."""


@dataclass(frozen=True)
class Hours:
    """C6: when a clock may tick, on the wall clock of a zone."""

    zone: str = "UTC"
    opens: int = 0  # minutes after midnight
    closes: int = 0  # the same: all day; less: it goes over midnight
    days_off: frozenset[int] = frozenset()  # weekdays, Monday is 0

    def __post_init__(self) -> None:
        ZoneInfo(self.zone)  # raises where there is none of this name
        if not all(0 <= minute < 1440 for minute in (self.opens, self.closes)):
            raise BadClock("bad-clock-day")
        if self.play_day < SHORTEST or len(self.days_off) == 7:
            raise BadClock("bad-clock-window")

    @property
    def play_day(self) -> int:
        """How long the window is."""
        return ((self.closes - self.opens) % 1440 or 1440) * MINUTE

    def parts(self) -> list[tuple[int, int]]:
        """The window within one day, in minutes after midnight."""
        if self.opens < self.closes:
            return [(self.opens, self.closes)]
        whole = [(0, self.closes), (self.opens, 1440)]
        return whole if self.opens > self.closes else [(0, 1440)]


def moment(zone: ZoneInfo, day: date, minute: int) -> int:
    """A time of the wall clock; one that is missing or comes twice is read as the first."""
    at = time(minute // 60 % 24, minute % 60)
    wall = datetime.combine(day + A_DAY * (minute // 1440), at, zone)
    return int(wall.timestamp()) * 1000


def open_spans(hours: Hours, a: int) -> Iterator[Span]:
    """From a moment on: when the window is open, without end."""
    zone = ZoneInfo(hours.zone)
    day = datetime.fromtimestamp(a // 1000, UTC).astimezone(zone).date() - A_DAY
    last = a
    while True:
        begins, ends = moment(zone, day, 0), moment(zone, day, 1440)  # a skipped day is empty
        for opens, closes in hours.parts() if day.weekday() not in hours.days_off else ():
            start = max(last, begins, moment(zone, day, opens))
            end = min(ends, moment(zone, day, closes))
            if start < end:
                yield start, end
                last = end
        day += A_DAY


def ticking(hours: Hours, a: int, b: int) -> int:
    """How long the window is open from one moment to another."""
    total = 0
    for start, end in open_spans(hours, a):
        if start >= b:
            break
        total += min(end, b) - start
    return total


def due(hours: Hours, a: int, need: int) -> int:
    """The first moment at which the window has been open for so long since `a`."""
    if need <= 0:
        return a
    for start, end in open_spans(hours, a):
        if need <= end - start:
            return start + need
        need -= end - start
    raise AssertionError("windows open without end")
