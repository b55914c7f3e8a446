"""The exceptions of the kernel, as one tree."""

from typing import ClassVar


class DynastyError(Exception):
    """The base class of every error that the platform raises for people to read."""


class LocalizedError(DynastyError):
    """An error whose sentence comes from the text files: a text key and its values."""

    default_key: ClassVar[str] = ""  # the key, if there is only one

    def __init__(self, key: str = "", **values: int | str | tuple[str, ...]) -> None:
        key = key or self.default_key
        particulars = ", ".join(f"{name} {value!r}" for name, value in values.items())
        super().__init__(f"{key}: {particulars}" if values else key)
        self.key = key
        self.values = values


class UnknownGame(LocalizedError):
    """No game of this name is installed."""


class UnknownBot(LocalizedError):
    """No bot has this name."""


class UnknownLanguage(DynastyError):
    """The language is not supported."""


class MissingText(DynastyError):
    """A text key has no sentence, or the sentence needs a variable that was not given."""


class WrongSeats(LocalizedError):
    """The game does not support this number of players, or no seat has this name."""


class BadOptions(LocalizedError):
    """A table option does not exist, or does not have this value."""


class BadComponents(DynastyError):
    """A component file does not describe a complete box."""

    def __init__(self, file: str, key: str, expected: str, got: object = None) -> None:
        found = "" if got is None else f", got {got!r}"
        super().__init__(f"{file}: {key}: expected {expected}{found}")
        self.file = file
        self.key = key


class UnknownChoice(DynastyError):
    """The text names no choice of this game's vocabulary."""


class NotAsked(DynastyError):
    """The seat has no question to answer now."""


class IllegalChoice(DynastyError):
    """The choice is not legal now; `rule` is the rule that forbids it."""

    def __init__(self, choice: str, rule: str, reason: str) -> None:
        super().__init__(f"{choice} is not legal now: {reason} ({rule})")
        self.rule = rule
        self.reason = reason


class NothingToUndo(DynastyError):
    """The last choice cannot be undone; the message says why."""

    def __init__(self, reason: str) -> None:
        super().__init__(f"nothing to undo: {reason}")
        self.reason = reason


class DeadEnd(DynastyError):
    """A step offers nothing and may not be skipped: a bug in the rules code."""


class BadRecord(DynastyError):
    """The file is not a record that this program can read."""


class RecordDiverged(DynastyError):
    """Replaying a record does not give what the record says."""


class BadLesson(DynastyError):
    """A lesson does not exist, or its file does not describe one."""


class BadGuide(DynastyError):
    """A game has no guide, or its file cannot be read as one."""
