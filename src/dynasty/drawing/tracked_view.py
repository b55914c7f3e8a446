"""Views that record which of their fields are read, so that drawings need not declare them."""

from collections.abc import Callable, Iterable, Mapping
from itertools import count
from typing import Any, TypeAlias

ViewQuery: TypeAlias = tuple[Callable[..., Any], tuple[Any, ...]]  # to a canvas, with arguments


class Dependencies:
    """The recorded dependencies: numbers of view fields, and answers of the canvas."""

    __slots__ = ("answers", "fields")

    def __init__(self) -> None:
        self.fields: set[int] = set()
        self.answers: dict[ViewQuery, Any] = {}

    def add(self, fields: Iterable[int], answers: Mapping[ViewQuery, Any] | None) -> None:
        self.fields.update(fields)
        if answers:
            self.answers.update(answers)


class ReadLog:
    """A log of the fields that are read of a view, and of those that have changed.

    It has no reference to its readings, so they form no cycle with the drawings and are freed
    without the garbage collector.
    """

    __slots__ = ("changed", "numbers", "reads")

    def __init__(self) -> None:
        self.numbers = count()  # numbers for fields of the view
        self.begin()

    def begin(self) -> None:
        """Start over for another view: nothing has been read or has changed."""
        self.changed: set[int] = set()  # fields whose value differs from the last view
        self.reads = Dependencies()  # of the part that is being drawn


class TrackedView:
    """A wrapper of a view, or of an object in it, that records each read; it is reused."""

    __slots__ = ("_given", "_known", "_log", "_whole")

    def __init__(self, whole: Any, log: ReadLog) -> None:
        self._whole = whole
        self._log = log
        self._known: dict[str, int] = {}  # numbers of the fields that were read
        self._given: dict[str, Any] | None = None  # values returned in place of the fields' own

    def __getattr__(self, name: str) -> Any:
        number, value = self._known.get(name), getattr(self._whole, name)
        if number is None:
            number = self._known[name] = next(self._log.numbers)
            self._give(name, value, tracked_value(value, None, self._log))
        self._log.reads.fields.add(number)
        return value if self._given is None else self._given.get(name, value)

    def _give(self, name: str, value: Any, instead: Any) -> None:
        """Store the wrapped value of a field, which readers then get instead of the original."""
        if instead is not value:
            self._given = {**(self._given or {}), name: instead}
        elif self._given is not None:
            self._given.pop(name, None)

    def renew(self, whole: Any) -> None:
        """Wrap another object from now on, and record the fields that differ as changed."""
        old, self._whole = self._whole, whole
        for name, number in self._known.items():
            before, value = getattr(old, name), getattr(whole, name)
            if value is not before and value != before:
                last = before if self._given is None else self._given.get(name, before)
                now = tracked_value(value, last, self._log)
                self._give(name, value, now)
                if now != last:
                    self._log.changed.add(number)


def tracked_value(value: Any, before: Any, log: ReadLog) -> Any:
    """Return a value as readers get it: objects and tuples of objects are wrapped.

    A wrapper that was returned before is reused for the new value.
    """
    if hasattr(value, "__dataclass_fields__"):
        if type(before) is not TrackedView or type(before._whole) is not type(value):
            return TrackedView(value, log)
        before.renew(value)
        return before
    if type(value) is tuple and all(hasattr(one, "__dataclass_fields__") for one in value):
        had = before if type(before) is tuple else ()
        more = (None,) * (len(value) - len(had))
        return tuple(
            tracked_value(one, last, log) for one, last in zip(value, had + more, strict=False)
        )
    return value
