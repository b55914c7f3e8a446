"""Fields: one declaration for each field of a state: how many numbers, how large, who knows them.

Whoever reads states from outside, compares what seats may know, or shows states to a program
that learns, reads it here.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

Known = Callable[[Any, list[int], int], list[int | None]]
"""Of a state, the numbers of a field and a viewer: the numbers as he knows them, None if hidden.

Of a subset he may know a part; then it is the number of that part.
"""


def everybody(s: Any, numbers: list[int], viewer: int) -> list[int | None]:
    """It lies open, or follows from what lies open."""
    return list(numbers)


def nobody(s: Any, numbers: list[int], viewer: int) -> list[int | None]:
    """It lies face down."""
    return [None] * len(numbers)


def owner(s: Any, numbers: list[int], viewer: int) -> list[int | None]:
    """Each seat knows its own share of the numbers, which lie by seat."""
    share = len(numbers) // s.seats
    return [n if at // share == viewer else None for at, n in enumerate(numbers)]


def owner_until_the_end(s: Any, numbers: list[int], viewer: int) -> list[int | None]:
    """Each seat its own share, and everybody all of it when the game is over."""
    return owner(s, numbers, viewer) if s.decisions else list(numbers)


class Field:
    """One field of a state; made by the functions below."""

    name: str
    is_list: bool
    least: int  # how many numbers: from so many
    most: int  # to so many
    low: int  # each of them: from this
    high: int  # to this
    width: int  # bits of each part packed into a number: 0 nothing is packed, 1 a subset
    top: int  # what a part can be at most
    known: Known
    owners: int  # numbers in a row that are of the same seat, one seat after the other: 0 of none
    pieces: int  # the same for the things of a subset
    names_seats: bool  # each number is a seat, or negative; each part is a seat plus one, or 0
    is_implied: bool  # it can be told from other fields, which are known as well

    def __init__(
        self, name: str, counts: tuple[int, int], span: tuple[int, int], known: Known
    ) -> None:
        self.name = name
        self.is_list = True
        self.least, self.most = counts
        self.low, self.high = span
        self.width = self.top = 0
        self.known = known
        self.owners = self.pieces = 0
        self.names_seats = self.is_implied = False

    def seen(self, s: Any, viewer: int) -> list[int | None]:
        """What the seat, or -1 a spectator, may know of it; None where it is hidden."""
        value = getattr(s, self.name)
        return self.known(s, value if self.is_list else [value], viewer)

    def holds(self, value: object) -> bool:
        """Is this a value that the field can have?"""
        if isinstance(value, list) != self.is_list:
            return False
        numbers = value if isinstance(value, list) else [value]
        if not self.least <= len(numbers) <= self.most or set(map(type, numbers)) - {int}:
            return False
        if numbers and not (self.low <= min(numbers) and max(numbers) <= self.high):
            return False
        return self.width < 2 or all(map(self.is_packed, numbers))

    def is_packed(self, number: int) -> bool:
        """Is no part of it too large?"""
        part = (1 << self.width) - 1
        while number > 0:
            if number & part > self.top:
                return False
            number >>= self.width
        return True

    def expected(self) -> str:
        """What `holds` asks for, in words for an error."""
        span = f"from {self.low} to {self.high}"
        if self.width > 1:
            span += f", {self.width} bits a part, none above {self.top}"
        if not self.is_list:
            return f"a whole number {span}"
        count = f"{self.least} to {self.most}" if self.least < self.most else f"{self.most}"
        return f"a list of {count} whole numbers {span}"


def numbers(
    name: str, count: int, low: int, high: int, known: Known = everybody, least: int | None = None
) -> Field:
    """A list of so many numbers; with `least`, of so many at most and that many at least."""
    return Field(name, (count if least is None else least, count), (low, high), known)


def number(name: str, low: int, high: int, known: Known = everybody) -> Field:
    """A single number."""
    return alone(numbers(name, 1, low, high, known))


def packed(
    name: str, count: int, parts: int, top: int, width: int, known: Known = everybody
) -> Field:
    """A list of numbers, each of which holds so many parts up to `top`, the first one lowest."""
    field = numbers(name, count, 0, (1 << parts * width) - 1, known)
    field.width, field.top = width, top
    return field


def subsets(name: str, count: int, things: int, known: Known = everybody) -> Field:
    """A list of subsets of so many things: a bit for each."""
    return packed(name, count, things, 1, 1, known)


def subset(name: str, things: int, known: Known = everybody) -> Field:
    """A single subset."""
    return alone(subsets(name, 1, things, known))


def alone(field: Field) -> Field:
    """The same as a number instead of a list."""
    field.is_list = False
    return field


def by_seat(seats: int, *fields: Field) -> tuple[Field, ...]:
    """These lie by seat: the share of the first seat, that of the second, and so on."""
    for field in fields:
        field.owners = field.most // seats
    return fields


def seat_by_seat(field: Field) -> Field:
    """One number for each seat, then the next one for each."""
    field.owners = 1
    return field


def pieces_by_seat(field: Field, each: int = 1) -> Field:
    """Subsets of things of which each seat has so many, one seat after the other."""
    field.pieces = each
    return field


def of_seats(field: Field) -> Field:
    """Its numbers are seats; the parts of a packed one seats plus one, or 0 for none."""
    field.names_seats = True
    return field


def implied(*fields: Field) -> tuple[Field, ...]:
    """They can be told from other fields: kept for speed alone."""
    for field in fields:
        field.is_implied = True
    return fields
