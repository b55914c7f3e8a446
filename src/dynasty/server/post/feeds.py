"""Feeds: open turns for a news reader, deadlines for a calendar. Made by hand: both are short."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from datetime import UTC, datetime
from typing import Final
from xml.sax.saxutils import escape, quoteattr

from dynasty.server.post import messages
from dynasty.server.post.messages import News
from dynasty.text import Words

FOLD: Final = 60  # signs of a line of a calendar; it may have 75 bytes
ATOM: Final = "application/atom+xml"
CALENDAR: Final = "text/calendar"


@dataclass(frozen=True)
class Item:
    """An open turn: what there is to tell of it, and since when."""

    mark: str
    news: News
    since: float


def atom(words: Words, items: Sequence[Item], site: str, now: float) -> str:
    """What waits for its reader."""
    lines = [
        '<?xml version="1.0" encoding="utf-8"?>',
        f'<feed xmlns="http://www.w3.org/2005/Atom" xml:lang={quoteattr(words.language)}>',
        "<id>urn:dynasty:turns</id>",
        f"<title>{escape(words.say('feed-turns'))}</title>",
        f"<updated>{moment(max((item.since for item in items), default=now))}</updated>",
        f"<author><name>{escape(words.say('site-name'))}</name></author>",
        f"<link href={quoteattr(site or '/')}/>",
    ]
    for item in items:
        told = messages.of(words, [item.news])
        lines += [
            "<entry>",
            f"<id>urn:dynasty:{item.mark}</id>",
            f"<title>{escape(told.subject)}</title>",
            f"<updated>{moment(item.since)}</updated>",
            f"<link href={quoteattr(item.news.address or '/')}/>",
            f"<content>{escape(told.text)}</content>",
            "</entry>",
        ]
    return "\n".join([*lines, "</feed>", ""])


def moment(at: float) -> str:
    return datetime.fromtimestamp(int(at), UTC).strftime("%Y-%m-%dT%H:%M:%SZ")


def calendar(words: Words, items: Sequence[Item], now: float) -> str:
    """When the time of its reader is used up."""
    lines = ["BEGIN:VCALENDAR", "VERSION:2.0", "PRODID:-//Dynasty//Turns//EN"]
    lines.append(f"X-WR-CALNAME:{quoted(words.say('feed-deadlines'))}")
    for item in items:
        if item.news.deadline is not None:
            told = messages.of(words, [item.news])
            lines += [
                "BEGIN:VEVENT",
                f"UID:{item.mark}@dynasty",
                f"DTSTAMP:{stamp(now)}",
                f"DTSTART:{stamp(item.news.deadline)}",
                f"SUMMARY:{quoted(told.subject)}",
                f"DESCRIPTION:{quoted(told.text)}",
                *([f"URL:{item.news.address}"] if item.news.address else []),
                "END:VEVENT",
            ]
    lines.append("END:VCALENDAR")
    return "".join(f"{folded(line)}\r\n" for line in lines)


def stamp(at: float) -> str:
    return datetime.fromtimestamp(int(at), UTC).strftime("%Y%m%dT%H%M%SZ")


def quoted(text: str) -> str:
    """Signs that mean something to calendars stand behind a backslash."""
    for sign in "\\;,":
        text = text.replace(sign, f"\\{sign}")
    return text.replace("\n", "\\n")


def folded(line: str) -> str:
    """Long lines go on behind a space, and no sign is cut into two."""
    rows, row = [], ""
    for sign in line:
        if len((row + sign).encode()) > FOLD:
            rows.append(row)
            row = ""
        row += sign
    return "\r\n ".join([*rows, row])
