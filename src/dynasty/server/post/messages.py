"""What players are told: nothing hidden, no key, no link that signs in."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Any, Final

from dynasty.server.post.notices import KINDS, OF_TURN
from dynasty.text import Words

SEVERAL: Final = "several"
TEST: Final = "test"


@dataclass(frozen=True)
class Message:
    """A subject, a few lines, and the same as facts for programs."""

    kind: str
    subject: str
    text: str
    facts: dict[str, Any] = field(default_factory=dict)
    mark: str = ""  # the same whenever this message is sent: whoever gets it twice can tell


@dataclass(frozen=True)
class News:
    """What there is to tell of one table, in the reader's words."""

    table: str
    title: str
    kinds: Sequence[str]
    address: str = ""
    said: Sequence[str] = ()  # sentences of what happened
    waiting: Sequence[str] = ()  # who waits for the reader
    reserve: str = ""  # that begins when the free time is used up
    until: str = ""  # when all time is used up
    deadline: float | None = None  # the same for programs
    unread: int = 0  # lines of the chat


def one(words: Words, news: News) -> Message:
    """A table that wants something of its reader, or that has changed."""
    told = [kind for kind in KINDS if kind in news.kinds]
    of_turn = [kind for kind in told if kind in OF_TURN]
    kinds = of_turn[:1] + [kind for kind in told if kind not in OF_TURN]
    lines = [words.say(f"notice-{kind}", game=news.title) for kind in kinds]
    subject = lines[0]
    lines += news.said
    if of_turn:
        lines += time_left(words, kinds[0], news)
        if news.waiting:
            names = words.joined(news.waiting)
            lines.append(words.say("notice-waiting", names=names, n=len(news.waiting)))
        if news.unread:
            lines.append(words.say("notice-unread", n=news.unread))
    if news.address:
        lines.append(news.address)
    facts: dict[str, Any] = {"game": news.title, "table": news.table, "address": news.address}
    if news.deadline is not None and of_turn:
        facts["deadline"] = news.deadline
    return Message(kinds[0], subject, "\n".join(lines), facts)


def time_left(words: Words, kind: str, news: News) -> list[str]:
    """C8: what is left, and until when."""
    found = []
    if kind == "reserve" and news.reserve:
        found.append(words.say("notice-then-reserve", time=news.reserve))
    if news.until and kind != "late":
        found.append(words.say("notice-until", time=news.until))
    return found


def several(words: Words, found: Sequence[News]) -> Message:
    """More than one table, in one message."""
    parts = [one(words, news) for news in found]
    subject = words.say("notice-several", n=len(parts))
    text = "\n\n".join([subject, *(part.text for part in parts)])
    tables = [{"kind": part.kind, **part.facts} for part in parts]
    return Message(SEVERAL, subject, text, {"tables": tables})


def of(words: Words, found: Sequence[News]) -> Message:
    return one(words, found[0]) if len(found) == 1 else several(words, found)


def trial(words: Words) -> Message:
    """Does this way work?"""
    subject = words.say("notice-test")
    return Message(TEST, subject, f"{subject}\n{words.say('notice-test-why')}")


def code(words: Words, secret: str) -> Message:
    """To show that a mailbox is one's own."""
    subject = words.say("notice-code")
    return Message("code", subject, words.say("notice-code-why", code=secret))
