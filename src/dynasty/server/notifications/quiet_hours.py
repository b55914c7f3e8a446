"""Quiet hours and the hour of the daily digest, in the player's time zone."""

from __future__ import annotations

from datetime import UTC, datetime, timedelta
from zoneinfo import ZoneInfo

from dynasty.server.model.play_hours import PlayHours, open_spans


def quiet_hours_end(quiet: str, zone: str, now: float) -> float:
    """Return the end of the quiet hours if they include `now`, else `now`."""
    hours = hours_outside_quiet(quiet, zone)
    if hours is None:
        return now
    start, _ = next(open_spans(hours, int(now * 1000)))
    return max(now, start / 1000)


def hours_outside_quiet(quiet: str, zone: str) -> PlayHours | None:
    """Return the hours outside quiet hours like 22:00-08:00; None if there are no quiet hours."""
    if not quiet:
        return None
    begins, ends = (int(part[:2]) * 60 + int(part[3:]) for part in quiet.split("-"))
    return PlayHours(zone or "UTC", ends, begins)


def next_digest_time(hour: str, zone: str, now: float) -> float:
    """Return the next moment when clocks in the time zone show this hour."""
    wall = datetime.fromtimestamp(now, UTC).astimezone(ZoneInfo(zone or "UTC"))
    at = wall.replace(hour=int(hour[:2]), minute=int(hour[3:]), second=0, microsecond=0, fold=0)
    while at.timestamp() <= now:
        at += timedelta(days=1)
    return at.timestamp()


def has_digest_passed(hour: str, zone: str, since: float, now: float) -> bool:
    """Return whether it was this hour in the time zone between `since` and `now`."""
    return next_digest_time(hour, zone, since) <= now
