"""The exceptions of the kernel, as one tree, and the phrases that their sentences contain.

An error that people read carries a text key and values; the text files hold its sentence.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, ClassVar


class Phrase:
    """A part of an error's sentence: a text key, and values that may be phrases, too."""

    def __init__(self, key: str, **values: int | str | tuple[str, ...] | Phrase) -> None:
        self.key = key
        self.values = values

    def __reduce__(self) -> tuple[Any, ...]:
        return rebuild_phrase, (self.key, self.values)

    def __repr__(self) -> str:
        return f"({key_and_values(self.key, self.values)})"


def rebuild_phrase(key: str, values: dict[str, Any]) -> Phrase:
    """Return the phrase of a pickle."""
    return Phrase(key, **values)


def key_and_values(key: str, values: Mapping[str, object]) -> str:
    """Return a key and its values for developers: `seats-twice: given 'Ann'`."""
    particulars = ", ".join(f"{name} {value!r}" for name, value in values.items())
    return f"{key}: {particulars}" if values else key


class DynastyError(Exception):
    """The base class of every error that the platform raises for people to read."""

    phrase_key: ClassVar[str] = ""  # the key of what another error's sentence says of this one

    def phrase(self) -> Phrase | str:
        """Return the error as a part of another error's sentence."""
        return Phrase(self.phrase_key) if self.phrase_key else str(self)


class LocalizedError(DynastyError):
    """An error whose sentence comes from the text files: a text key and its values."""

    default_key: ClassVar[str] = ""  # the key, if there is only one

    def __init__(self, key: str = "", **values: int | str | tuple[str, ...] | Phrase) -> None:
        key = key or self.default_key
        super().__init__(key_and_values(key, values))
        self.key = key
        self.values = values

    def __reduce__(self) -> tuple[Any, ...]:
        return rebuild_error, (type(self), self.args, dict(self.__dict__))

    def phrase(self) -> Phrase | str:
        """Return the error's own sentence as a part of another one."""
        return Phrase(self.key, **self.values)


def rebuild_error(kind: type[Exception], args: tuple[Any, ...], attributes: dict[str, Any]) -> Any:
    """Return the error of a pickle; a compiled one would lose its key and values."""
    error = kind.__new__(kind, *args)
    for name, value in attributes.items():
        setattr(error, name, value)
    return error


class UnknownGame(LocalizedError):
    """No game of this name is installed."""


class UnknownBot(LocalizedError):
    """No bot has this name."""


class UnknownLanguage(LocalizedError):
    """The language is not supported."""

    default_key = "no-language"


class MissingText(DynastyError):
    """A text key has no sentence, or the sentence needs a variable that was not given."""


class WrongSeats(LocalizedError):
    """The game does not support this number of players, or no seat has this name."""


class BadOptions(LocalizedError):
    """A table option does not exist, or does not have this value."""


class BadComponents(LocalizedError):
    """A component file does not describe a complete box."""


class UnknownChoice(DynastyError):
    """The text names no choice of this game's vocabulary."""

    phrase_key = "flaw-unknown-choice"


class NotAsked(DynastyError):
    """The seat has no question to answer now."""

    phrase_key = "flaw-not-asked"


class IllegalChoice(DynastyError):
    """The choice is not legal now; `rule` is the rule that forbids it."""

    def __init__(self, choice: str, rule: str, reason: str) -> None:
        super().__init__(f"{choice} is not legal now: {reason} ({rule})")
        self.rule = rule
        self.reason = reason

    def phrase(self) -> Phrase | str:
        """Return which rule forbids the choice."""
        return Phrase("flaw-illegal", rule=self.rule)


class NothingToUndo(DynastyError):
    """The last choice cannot be undone; the message says why."""

    def __init__(self, reason: str) -> None:
        super().__init__(f"nothing to undo: {reason}")
        self.reason = reason


class DeadEnd(DynastyError):
    """A step offers nothing and may not be skipped: a bug in the rules code."""

    phrase_key = "flaw-dead-end"


class BadRecord(LocalizedError):
    """The file is not a record that this program can read."""


class RecordDiverged(LocalizedError):
    """Replaying a record does not give what the record says."""


class BadLesson(LocalizedError):
    """A lesson does not exist, or its file does not describe one."""


class BadGuide(LocalizedError):
    """A game has no guide, or its file cannot be read as one."""
