"""Feeds: open turns as Atom for news readers, deadlines as iCalendar."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from datetime import UTC, datetime
from typing import Final
from xml.sax.saxutils import escape, quoteattr

from dynasty.server.notifications import message_text
from dynasty.server.notifications.message_text import TableNews
from dynasty.text import Translator

MAX_LINE_BYTES: Final = 60  # bytes of a line of a calendar; 75 are allowed
ATOM_TYPE: Final = "application/atom+xml"
CALENDAR_TYPE: Final = "text/calendar"


@dataclass(frozen=True)
class FeedItem:
    """An open turn in a feed."""

    mark: str
    news: TableNews
    since: float


def atom_feed(words: Translator, items: Sequence[FeedItem], site: str, now: float) -> str:
    """Return an Atom feed of the open turns."""
    lines = [
        '<?xml version="1.0" encoding="utf-8"?>',
        f'<feed xmlns="http://www.w3.org/2005/Atom" xml:lang={quoteattr(words.language)}>',
        "<id>urn:dynasty:turns</id>",
        f"<title>{escape(words.say('feed-turns'))}</title>",
        f"<updated>{atom_time(max((item.since for item in items), default=now))}</updated>",
        f"<author><name>{escape(words.say('site-name'))}</name></author>",
        f"<link href={quoteattr(site or '/')}/>",
    ]
    for item in items:
        told = message_text.notification_message(words, [item.news])
        lines += [
            "<entry>",
            f"<id>urn:dynasty:{item.mark}</id>",
            f"<title>{escape(told.subject)}</title>",
            f"<updated>{atom_time(item.since)}</updated>",
            f"<link href={quoteattr(item.news.address or '/')}/>",
            f"<content>{escape(told.text)}</content>",
            "</entry>",
        ]
    return "\n".join([*lines, "</feed>", ""])


def atom_time(at: float) -> str:
    return datetime.fromtimestamp(int(at), UTC).strftime("%Y-%m-%dT%H:%M:%SZ")


def calendar_feed(words: Translator, items: Sequence[FeedItem], now: float) -> str:
    """Return an iCalendar feed of the deadlines."""
    lines = ["BEGIN:VCALENDAR", "VERSION:2.0", "PRODID:-//Dynasty//Turns//EN"]
    lines.append(f"X-WR-CALNAME:{escape_calendar_text(words.say('feed-deadlines'))}")
    for item in items:
        if item.news.deadline is not None:
            told = message_text.notification_message(words, [item.news])
            lines += [
                "BEGIN:VEVENT",
                f"UID:{item.mark}@dynasty",
                f"DTSTAMP:{calendar_time(now)}",
                f"DTSTART:{calendar_time(item.news.deadline)}",
                f"SUMMARY:{escape_calendar_text(told.subject)}",
                f"DESCRIPTION:{escape_calendar_text(told.text)}",
                *([f"URL:{item.news.address}"] if item.news.address else []),
                "END:VEVENT",
            ]
    lines.append("END:VCALENDAR")
    return "".join(f"{fold_calendar_line(line)}\r\n" for line in lines)


def calendar_time(at: float) -> str:
    return datetime.fromtimestamp(int(at), UTC).strftime("%Y%m%dT%H%M%SZ")


def escape_calendar_text(text: str) -> str:
    """Return the text with backslashes before the special characters of iCalendar."""
    for sign in "\\;,":
        text = text.replace(sign, f"\\{sign}")
    return text.replace("\n", "\\n")


def fold_calendar_line(line: str) -> str:
    """Return a long line folded as iCalendar demands, without splitting a character."""
    rows, row = [], ""
    for sign in line:
        if len((row + sign).encode()) > MAX_LINE_BYTES:
            rows.append(row)
            row = ""
        row += sign
    return "\r\n ".join([*rows, row])
