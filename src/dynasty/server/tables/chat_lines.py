"""Chat lines and table events as readers see them, in their language."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from typing import Any

from dynasty.server.model import timezones
from dynasty.server.model.room import SPECTATOR
from dynasty.text import Translator


@dataclass(frozen=True)
class ShownChatLine:
    """A chat line, or an event among chat lines, in the reader's language."""

    number: int
    seat: int
    name: str
    text: str
    at: float
    sign: str


@dataclass(frozen=True)
class ShownEvent:
    """A table event with its sentence."""

    number: int
    at: float
    seat: int
    kind: str
    values: dict[str, str]
    text: str


def shown_events(rows: Iterable[Mapping[str, Any]], words: Translator) -> list[ShownEvent]:
    """Return events with a sentence in the reader's language."""
    return [
        ShownEvent(
            number=row["number"],
            at=row["at"],
            seat=row["seat"],
            kind=row["kind"],
            values=row["details"],
            text=event_sentence(row, words),
        )
        for row in rows
    ]


def event_sentence(row: Mapping[str, Any], words: Translator) -> str:
    """Return an event as a sentence in the reader's language, or its kind if there is no text."""
    bot, what = row["details"].get("bot", ""), row["details"].get("what", "")
    key = f"told-{row['kind']}-{what}" if what else f"told-{row['kind']}"
    if not words.has(key):
        return str(row["kind"])
    player = words.say(f"player-{bot}") if bot else ""
    known = words.called(row["details"].get("name", ""))  # a player who left has no seat any more
    name = known or words.seat(row["seat"])
    until = row["details"].get("until")
    date = "" if until is None else timezones.day_text(words, int(until), timezones.DEFAULT_ZONE)
    return words.say(key, seat=name, bot=player, until=date)


def shown_chat_lines(rows: Iterable[Mapping[str, Any]], words: Translator) -> list[ShownChatLine]:
    """Return chat lines and events as one list; an event has no seat name."""
    return [
        ShownChatLine(
            number=0 if "kind" in row else row["number"],
            seat=SPECTATOR if "kind" in row else row["seat"],
            name="" if "kind" in row else words.seat(row["seat"]),
            text=event_sentence(row, words) if "kind" in row else chat_line_text(row, words),
            at=row["at"],
            sign=row.get("sign", ""),
        )
        for row in rows
    ]


def chat_line_text(row: Mapping[str, Any], words: Translator) -> str:
    """Return the text of a chat line; a sign is translated into the reader's language."""
    sign, text = row["sign"], str(row["text"])
    if not sign and not text:
        return words.say("chat-emptied")
    return words.say(f"sign-{sign}") if sign and words.has(f"sign-{sign}") else text
