"""A reader of TOML tables that checks the type of each value and reports unknown keys."""

from __future__ import annotations

from difflib import get_close_matches
from typing import Any, Final, TypeVar

from dynasty.kernel import BadLesson, LocalizedError, Phrase

T = TypeVar("T")

EXPECTED_KINDS: Final[dict[type, str]] = {
    bool: "expected-yes-no",
    dict: "expected-table",
    int: "expected-integer",
    list: "expected-list",
    str: "expected-text",
}


class TomlTable:
    """A TOML table with its place in the file and the exception to raise for a mistake."""

    def __init__(self, values: Any, place: str, error: type[LocalizedError] = BadLesson) -> None:
        self.error = error
        if not isinstance(values, dict):
            raise self.wrong_at(place, Phrase("expected-table"), values)
        self.values: dict[str, Any] = values
        self.place = f"{place} ({values['id']})" if "id" in values else place
        self.known: set[str] = set()

    def wrong(self, key: str, expected: Phrase, got: object) -> LocalizedError:
        """Return the error that the value under this key is not what is expected."""
        return self.wrong_at(f"{self.place}: {key}", expected, got)

    def wrong_at(self, place: str, expected: Phrase, got: object) -> LocalizedError:
        return self.error("flaw-value", place=place, expected=expected, got=repr(got))

    def get(self, key: str, kind: type[T], *default: T | None) -> Any:
        """Return the value of a key, which must have this type; without a default it must exist."""
        self.known.add(key)
        if key not in self.values and default:
            return default[0]
        value = self.values.get(key)
        if type(value) is not kind:
            raise self.wrong(key, Phrase(EXPECTED_KINDS[kind]), value)
        return value

    def each(self, key: str, kind: type[T]) -> list[T]:
        """Return a list of values of this type; empty if the key is missing."""
        values: list[T] = self.get(key, list, [])
        if not all(type(value) is kind for value in values):
            each = Phrase(EXPECTED_KINDS[kind])
            raise self.wrong(key, Phrase("expected-list-of", each=each), values)
        return values

    def texts(self, key: str) -> tuple[str, ...]:
        return tuple(self.each(key, str))

    def leaves_nothing(self) -> None:
        """Raise an error if the table has a key that was not read."""
        for key in sorted(self.values.keys() - self.known):
            meant = get_close_matches(key, self.known, 1) or sorted(self.known)
            raise self.error("flaw-key", place=self.place, given=key, known=", ".join(meant))
