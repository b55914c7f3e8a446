"""A reader of TOML tables that checks the type of each value and reports unknown keys."""

from __future__ import annotations

from difflib import get_close_matches
from typing import Any, TypeVar

from dynasty.kernel import BadLesson, DynastyError

T = TypeVar("T")


class TomlTable:
    """A TOML table with its place in the file and the exception to raise for a mistake."""

    def __init__(self, values: Any, place: str, error: type[DynastyError] = BadLesson) -> None:
        if not isinstance(values, dict):
            raise error(f"{place}: expected a table, got {values!r}")
        self.error = error
        self.values: dict[str, Any] = values
        self.place = f"{place} ({values['id']})" if "id" in values else place
        self.known: set[str] = set()

    def wrong(self, key: str, expected: str, got: object) -> DynastyError:
        return self.error(f"{self.place}: {key}: expected {expected}, got {got!r}")

    def get(self, key: str, kind: type[T], *default: T | None) -> Any:
        """Return the value of a key, which must have this type; without a default it must exist."""
        self.known.add(key)
        if key not in self.values and default:
            return default[0]
        value = self.values.get(key)
        if type(value) is not kind:
            raise self.wrong(key, f"a value of kind {kind.__name__}", value)
        return value

    def each(self, key: str, kind: type[T]) -> list[T]:
        """Return a list of values of this type; empty if the key is missing."""
        values: list[T] = self.get(key, list, [])
        if not all(type(value) is kind for value in values):
            raise self.wrong(key, f"a list of values of kind {kind.__name__}", values)
        return values

    def texts(self, key: str) -> tuple[str, ...]:
        return tuple(self.each(key, str))

    def leaves_nothing(self) -> None:
        """Raise an error if the table has a key that was not read."""
        for key in sorted(self.values.keys() - self.known):
            meant = get_close_matches(key, self.known, 1) or sorted(self.known)
            raise self.error(f"{self.place}: unknown key {key!r}; known: {', '.join(meant)}")
