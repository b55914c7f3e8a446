"""When a player wants to be told: quiet hours and the hour of a digest, on their wall clock."""

from __future__ import annotations

from datetime import UTC, datetime, timedelta
from zoneinfo import ZoneInfo

from dynasty.server.pace.hours import Hours, open_spans


def end_of_quiet(quiet: str, zone: str, now: float) -> float:
    """Now; or the end of the hours in which the player does not want to be told."""
    hours = awake(quiet, zone)
    if hours is None:
        return now
    start, _ = next(open_spans(hours, int(now * 1000)))
    return max(now, start / 1000)


def awake(quiet: str, zone: str) -> Hours | None:
    """When a player may be told, out of hours like 22:00-08:00; None: at any time."""
    if not quiet:
        return None
    begins, ends = (int(part[:2]) * 60 + int(part[3:]) for part in quiet.split("-"))
    return Hours(zone or "UTC", ends, begins)


def next_digest(hour: str, zone: str, now: float) -> float:
    """When the wall clock shows this hour next."""
    wall = datetime.fromtimestamp(now, UTC).astimezone(ZoneInfo(zone or "UTC"))
    at = wall.replace(hour=int(hour[:2]), minute=int(hour[3:]), second=0, microsecond=0, fold=0)
    while at.timestamp() <= now:
        at += timedelta(days=1)
    return at.timestamp()


def was_digest(hour: str, zone: str, since: float, now: float) -> bool:
    """Has the wall clock shown this hour since then?"""
    return next_digest(hour, zone, since) <= now
