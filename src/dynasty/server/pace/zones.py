"""Zones: what the clock on somebody's wall shows, in their language."""

from __future__ import annotations

from datetime import UTC, datetime
from typing import Final
from zoneinfo import ZoneInfo, ZoneInfoNotFoundError, available_timezones

from babel.dates import format_datetime
from fastapi import Request

from dynasty.server.door.inputs import BadInput
from dynasty.text import Words

COOKIE: Final = "zone"  # in which the browser tells it
NOWHERE: Final = "UTC"


class NoSuchZone(BadInput):
    """No zone of that name."""


def is_zone(name: str) -> bool:
    try:
        return bool(name) and ZoneInfo(name) is not None
    except (ZoneInfoNotFoundError, ValueError, OSError):
        return False


def check(name: str) -> str:
    if not is_zone(name):
        raise NoSuchZone("input-zone", given=name[:40])
    return name


def zone_of(request: Request) -> str:
    """What the browser says; empty if it does not."""
    told = request.cookies.get(COOKIE, "").replace("%2F", "/")
    return told if is_zone(told) else ""


def names() -> list[str]:
    """All zones that have a place in their name."""
    return sorted(name for name in available_timezones() if "/" in name and name[:4] != "Etc/")


def on_the_wall(moment: int, zone: str) -> datetime:
    """A moment, in milliseconds, on the wall clock of a zone; somewhere, if there is none."""
    return datetime.fromtimestamp(moment / 1000, UTC).astimezone(ZoneInfo(zone or NOWHERE))


def date(words: Words, moment: int, zone: str) -> str:
    """Day and time, as the reader's wall clock shows them."""
    return told(words, moment, zone, "EEE d MMM, HH:mm")


def day(words: Words, moment: int, zone: str) -> str:
    return told(words, moment, zone, "d MMMM")


def time(words: Words, moment: int, zone: str) -> str:
    return told(words, moment, zone, "HH:mm:ss")


def told(words: Words, moment: int, zone: str, pattern: str) -> str:
    text = format_datetime(on_the_wall(moment, zone), pattern, locale=words.language)
    return text if zone or "HH" not in pattern else f"{text} {NOWHERE}"
