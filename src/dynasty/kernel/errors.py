"""Everything that can go wrong, as one tree."""

from typing import ClassVar


class DynastyError(Exception):
    """The root: whatever the platform refuses, with a message for people."""


class Worded(DynastyError):
    """What the text files put in words: a key and its values."""

    usual: ClassVar[str] = ""  # the key, where there is only one

    def __init__(self, key: str = "", **values: int | str | tuple[str, ...]) -> None:
        key = key or self.usual
        particulars = ", ".join(f"{name} {value!r}" for name, value in values.items())
        super().__init__(f"{key}: {particulars}" if values else key)
        self.key = key
        self.values = values


class UnknownGame(Worded):
    """No game of that name is on the shelf."""


class UnknownBot(Worded):
    """No bot has that name."""


class UnknownLanguage(DynastyError):
    """Nothing is written in that language."""


class MissingText(DynastyError):
    """A text key has no sentence, or the sentence wants another variable."""


class WrongSeats(Worded):
    """The game is not for that many players, or a seat of that name does not exist."""


class BadOptions(Worded):
    """A table option does not exist or has no such value."""


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
    """The choice is not legal now; `rule` says which rule forbids it."""

    def __init__(self, choice: str, rule: str, reason: str) -> None:
        super().__init__(f"{choice} is not legal now: {reason} ({rule})")
        self.rule = rule
        self.reason = reason


class NothingToUndo(DynastyError):
    """The last choice cannot be taken back; the message says why."""

    def __init__(self, reason: str) -> None:
        super().__init__(f"nothing to undo: {reason}")
        self.reason = reason


class DeadEnd(DynastyError):
    """A step offers nothing and may not be skipped: a fault of the rules code."""


class BadRecord(DynastyError):
    """The file is not a record that this program can read."""


class RecordDiverged(DynastyError):
    """A record does not replay to what it says."""


class BadLesson(DynastyError):
    """A lesson does not exist, or its file does not describe one."""


class BadGuide(DynastyError):
    """A game has no guide, or its file cannot be read as one."""
