"""What players are told: nothing hidden, no key, no link that signs in."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Final

from dynasty.text import Words

TURN: Final = "turn"
TEST: Final = "test"


@dataclass(frozen=True)
class Message:
    """A subject, a few lines, and the same as facts for programs."""

    kind: str
    subject: str
    text: str
    facts: dict[str, str] = field(default_factory=dict)


def turn(words: Words, title: str, waiting: Sequence[str], table: str, address: str) -> Message:
    """A table waits for its reader."""
    subject = words.say("notice-turn", game=title)
    lines = [subject]
    if waiting:
        lines.append(words.say("notice-waiting", names=words.joined(waiting), n=len(waiting)))
    if address:
        lines.append(address)
    facts = {"game": title, "table": table, "address": address}
    return Message(TURN, subject, "\n".join(lines), facts)


def trial(words: Words) -> Message:
    """Does this way work?"""
    subject = words.say("notice-test")
    return Message(TEST, subject, f"{subject}\n{words.say('notice-test-why')}")


def code(words: Words, secret: str) -> Message:
    """To show that a mailbox is one's own."""
    subject = words.say("notice-code")
    return Message("code", subject, words.say("notice-code-why", code=secret))
