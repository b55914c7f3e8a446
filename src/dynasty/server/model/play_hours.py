"""Play hours: when clocks tick, by hours and weekdays in a time zone. Pure arithmetic.

All moments are milliseconds since 1970, all lengths milliseconds.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from datetime import UTC, date, datetime, time, timedelta
from zoneinfo import ZoneInfo

from dynasty.server.errors import BadClockSettings

MINUTE_MS = 60_000
HOUR_MS = 60 * MINUTE_MS
DAY_MS = 24 * HOUR_MS
MIN_PLAY_DAY_MS = 3 * HOUR_MS  # the shortest play hours of a day
WEEKEND = frozenset({5, 6})
DAY_DELTA = timedelta(days=1)

TimeSpan = tuple[int, int]  # (start, end), without the end


def to_milliseconds(at: float) -> int:
    """Return a time in seconds as milliseconds."""
    return round(at * 1000)


@dataclass(frozen=True)
class PlayHours:
    """C6: The hours in which a clock may tick, in a time zone."""

    zone: str = "UTC"
    opens: int = 0  # minutes after midnight
    closes: int = 0  # the same: all day; less: it goes over midnight
    days_off: frozenset[int] = frozenset()  # weekdays, Monday is 0

    def __post_init__(self) -> None:
        ZoneInfo(self.zone)  # raises where there is none of this name
        if not all(0 <= minute < 1440 for minute in (self.opens, self.closes)):
            raise BadClockSettings("bad-clock-day")
        if self.play_day < MIN_PLAY_DAY_MS or len(self.days_off) == 7:
            raise BadClockSettings("bad-clock-window")

    @property
    def play_day(self) -> int:
        """Return the length of the hours of one day."""
        return ((self.closes - self.opens) % 1440 or 1440) * MINUTE_MS

    def parts(self) -> list[tuple[int, int]]:
        """Return the hours as spans within one day, in minutes after midnight."""
        if self.opens < self.closes:
            return [(self.opens, self.closes)]
        whole = [(0, self.closes), (self.opens, 1440)]
        return whole if self.opens > self.closes else [(0, 1440)]


def local_time_ms(zone: ZoneInfo, day: date, minute: int) -> int:
    """Return the moment of a local time; the first one if a clock change skips or repeats it."""
    at = time(minute // 60 % 24, minute % 60)
    wall = datetime.combine(day + DAY_DELTA * (minute // 1440), at, zone)
    return int(wall.timestamp()) * 1000


def open_spans(hours: PlayHours, a: int) -> Iterator[TimeSpan]:
    """Yield the spans in which a clock may tick from a moment on, without end."""
    zone = ZoneInfo(hours.zone)
    day = datetime.fromtimestamp(a // 1000, UTC).astimezone(zone).date() - DAY_DELTA
    last = a
    while True:
        begins, ends = (
            local_time_ms(zone, day, 0),
            local_time_ms(zone, day, 1440),
        )  # a skipped day is empty
        for opens, closes in hours.parts() if day.weekday() not in hours.days_off else ():
            start = max(last, begins, local_time_ms(zone, day, opens))
            end = min(ends, local_time_ms(zone, day, closes))
            if start < end:
                yield start, end
                last = end
        day += DAY_DELTA


def open_milliseconds(hours: PlayHours, a: int, b: int) -> int:
    """Return how long a clock may tick between two moments."""
    total = 0
    for start, end in open_spans(hours, a):
        if start >= b:
            break
        total += min(end, b) - start
    return total


def time_after_open(hours: PlayHours, a: int, need: int) -> int:
    """Return the first moment at which a clock has ticked for `need` since `a`."""
    if need <= 0:
        return a
    for start, end in open_spans(hours, a):
        if need <= end - start:
            return start + need
        need -= end - start
    raise AssertionError("windows open without end")
