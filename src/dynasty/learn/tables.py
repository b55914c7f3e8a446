"""Tables of TOML whose values are asked for by key and kind."""

from __future__ import annotations

from difflib import get_close_matches
from typing import Any, TypeVar

from dynasty.kernel import BadLesson, DynastyError

T = TypeVar("T")


class Table:
    """A table that knows its place, for errors that name it; and which kind these are."""

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
        """A value of this kind; what has no default must be there."""
        self.known.add(key)
        if key not in self.values and default:
            return default[0]
        value = self.values.get(key)
        if type(value) is not kind:
            raise self.wrong(key, f"a value of kind {kind.__name__}", value)
        return value

    def each(self, key: str, kind: type[T]) -> list[T]:
        """A list of values of this kind; empty where there is none."""
        values: list[T] = self.get(key, list, [])
        if not all(type(value) is kind for value in values):
            raise self.wrong(key, f"a list of values of kind {kind.__name__}", values)
        return values

    def texts(self, key: str) -> tuple[str, ...]:
        return tuple(self.each(key, str))

    def leaves_nothing(self) -> None:
        """A key that nobody asked for is a mistake."""
        for key in sorted(self.values.keys() - self.known):
            meant = get_close_matches(key, self.known, 1) or sorted(self.known)
            raise self.error(f"{self.place}: unknown key {key!r}; known: {', '.join(meant)}")
