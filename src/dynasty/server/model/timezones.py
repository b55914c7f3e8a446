"""Time zones: validate them, and format moments in the reader's time zone and language."""

from __future__ import annotations

from datetime import UTC, datetime
from typing import Final
from zoneinfo import ZoneInfo, ZoneInfoNotFoundError, available_timezones

from babel.dates import format_datetime
from fastapi import Request

from dynasty.server.errors import NoSuchTimezone
from dynasty.text import Translator

ZONE_COOKIE: Final = "zone"  # set by the browser
DEFAULT_ZONE: Final = "UTC"


def is_zone(name: str) -> bool:
    try:
        return bool(name) and ZoneInfo(name) is not None
    except (ZoneInfoNotFoundError, ValueError, OSError):
        return False


def check_zone(name: str) -> str:
    if not is_zone(name):
        raise NoSuchTimezone("input-zone", given=name[:40])
    return name


def browser_zone(request: Request) -> str:
    """Return the time zone that the browser sent in a cookie, or an empty string."""
    told = request.cookies.get(ZONE_COOKIE, "").replace("%2F", "/")
    return told if is_zone(told) else ""


def zone_names() -> list[str]:
    """Return all time zones that are named after a place."""
    return sorted(name for name in available_timezones() if "/" in name and name[:4] != "Etc/")


def local_datetime(moment: int, zone: str) -> datetime:
    """Return a moment, in milliseconds, as a datetime in a time zone, UTC by default."""
    return datetime.fromtimestamp(moment / 1000, UTC).astimezone(ZoneInfo(zone or DEFAULT_ZONE))


def date_text(words: Translator, moment: int, zone: str) -> str:
    """Return weekday, date and time of a moment in words."""
    return format_moment(words, moment, zone, "EEE d MMM, HH:mm")


def day_text(words: Translator, moment: int, zone: str) -> str:
    return format_moment(words, moment, zone, "d MMMM")


def time_text(words: Translator, moment: int, zone: str) -> str:
    return format_moment(words, moment, zone, "HH:mm:ss")


def format_moment(words: Translator, moment: int, zone: str, pattern: str) -> str:
    text = format_datetime(local_datetime(moment, zone), pattern, locale=words.language)
    return text if zone or "HH" not in pattern else f"{text} {DEFAULT_ZONE}"
