"""Compose the text of notifications, without hidden information, keys or links that sign in."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Any, Final

from dynasty.server.db.notifications import NOTICE_KINDS, TURN_KINDS
from dynasty.text import Translator

KIND_SEVERAL: Final = "several"
KIND_TEST: Final = "test"


@dataclass(frozen=True)
class Message:
    """A notification: subject, text, and the same as facts for programs."""

    kind: str
    subject: str
    text: str
    facts: dict[str, Any] = field(default_factory=dict)
    mark: str = ""  # identifies the message, so that duplicates can be recognised


@dataclass(frozen=True)
class TableNews:
    """The notices about one table, in the reader's language."""

    table: str
    title: str
    kinds: Sequence[str]
    address: str = ""
    said: Sequence[str] = ()  # sentences of what happened
    waiting: Sequence[str] = ()  # who waits for the reader
    reserve: str = ""  # the length of the reserve after the free time
    until: str = ""  # when all time is used up
    deadline: float | None = None  # the same for programs
    unread: int = 0  # lines of the chat


def table_message(words: Translator, news: TableNews) -> Message:
    """Return the message about one table."""
    told = [kind for kind in NOTICE_KINDS if kind in news.kinds]
    of_turn = [kind for kind in told if kind in TURN_KINDS]
    kinds = of_turn[:1] + [kind for kind in told if kind not in TURN_KINDS]
    lines = [words.say(f"notice-{kind}", game=news.title) for kind in kinds]
    subject = lines[0]
    lines += news.said
    if of_turn:
        lines += time_left_lines(words, kinds[0], news)
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


def time_left_lines(words: Translator, kind: str, news: TableNews) -> list[str]:
    """C8: Return the sentences about the time left and the deadline."""
    found = []
    if kind == "reserve" and news.reserve:
        found.append(words.say("notice-then-reserve", time=news.reserve))
    if news.until and kind != "late":
        found.append(words.say("notice-until", time=news.until))
    return found


def several_tables_message(words: Translator, found: Sequence[TableNews]) -> Message:
    """Return one message about several tables."""
    parts = [table_message(words, news) for news in found]
    subject = words.say("notice-several", n=len(parts))
    text = "\n\n".join([subject, *(part.text for part in parts)])
    tables = [{"kind": part.kind, **part.facts} for part in parts]
    return Message(KIND_SEVERAL, subject, text, {"tables": tables})


def notification_message(words: Translator, found: Sequence[TableNews]) -> Message:
    return (
        table_message(words, found[0]) if len(found) == 1 else several_tables_message(words, found)
    )


def trial_message(words: Translator) -> Message:
    """Return the message that tests a channel."""
    subject = words.say("notice-test")
    return Message(KIND_TEST, subject, f"{subject}\n{words.say('notice-test-why')}")


def code_message(words: Translator, secret: str) -> Message:
    """Return the message with the code that confirms a mailbox."""
    subject = words.say("notice-code")
    return Message("code", subject, words.say("notice-code-why", code=secret))
