"""Field declarations of a state: how many numbers each holds, their range, and who may know them.

Saving a state, comparing what seats may know and encoding states for learning all use them.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from dynasty.kernel.errors import Phrase

KnowledgeFilter = Callable[[Any, list[int], int], list[int | None]]
"""Of a state, the numbers of a field and a viewer: the numbers as he knows them, None if hidden.

Of a subset he may know a part; then it is the number of that part.
"""


def known_to_all(s: Any, numbers: list[int], viewer: int) -> list[int | None]:
    """Return all numbers: they are visible to every seat."""
    return list(numbers)


def known_to_none(s: Any, numbers: list[int], viewer: int) -> list[int | None]:
    """Return None for each number: they are hidden from every seat."""
    return [None] * len(numbers)


def known_to_owner(s: Any, numbers: list[int], viewer: int) -> list[int | None]:
    """Return each seat's own share of the numbers, which are ordered by seat; hide the rest."""
    share = len(numbers) // s.seats
    return [n if at // share == viewer else None for at, n in enumerate(numbers)]


def known_to_owner_until_end(s: Any, numbers: list[int], viewer: int) -> list[int | None]:
    """Return the seat's own share of the numbers, or all of them once the game is over."""
    return known_to_owner(s, numbers, viewer) if s.decisions else list(numbers)


class Field:
    """The declaration of one field of a state; use the functions below to make one."""

    name: str
    is_list: bool
    least: int  # the lowest count of numbers
    most: int  # the highest count of numbers
    low: int  # the lowest value of a number
    high: int  # the highest value of a number
    width: int  # bits of each part packed into a number: 0 nothing is packed, 1 a subset
    top: int  # the highest value of a part
    known: KnowledgeFilter
    owners: int  # how many numbers in a row belong to the same seat; 0: they belong to no seat
    pieces: int  # the same for the things of a subset
    names_seats: bool  # each number is a seat, or negative; each part is a seat plus one, or 0
    is_implied: bool  # it follows from other fields that the seat knows, too

    def __init__(
        self, name: str, counts: tuple[int, int], span: tuple[int, int], known: KnowledgeFilter
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
        """Return the numbers that a seat (-1: a spectator) may know; None for a hidden one."""
        value = getattr(s, self.name)
        return self.known(s, value if self.is_list else [value], viewer)

    def holds(self, value: object) -> bool:
        """Return whether the field may have this value."""
        if isinstance(value, list) != self.is_list:
            return False
        numbers = value if isinstance(value, list) else [value]
        if not self.least <= len(numbers) <= self.most or set(map(type, numbers)) - {int}:
            return False
        if numbers and not (self.low <= min(numbers) and max(numbers) <= self.high):
            return False
        return self.width < 2 or all(map(self.is_packed, numbers))

    def is_packed(self, number: int) -> bool:
        """Return whether no part of a packed number is too large."""
        part = (1 << self.width) - 1
        while number > 0:
            if number & part > self.top:
                return False
            number >>= self.width
        return True

    def expected(self) -> Phrase:
        """Return a description of the values that `holds` accepts, for error messages."""
        numbers = self.expected_numbers()
        if self.width <= 1:
            return numbers
        width, top = str(self.width), str(self.top)
        return Phrase("expected-parts", numbers=numbers, width=width, top=top)

    def expected_numbers(self) -> Phrase:
        """Return how many numbers there may be, and of which size."""
        low, high = str(self.low), str(self.high)
        if not self.is_list:
            return Phrase("expected-whole", low=low, high=high)
        if self.least == self.most:
            return Phrase("expected-wholes", n=self.most, low=low, high=high)
        least, most = str(self.least), str(self.most)
        return Phrase("expected-some-wholes", least=least, most=most, low=low, high=high)


def list_field(
    name: str,
    count: int,
    low: int,
    high: int,
    known: KnowledgeFilter = known_to_all,
    least: int | None = None,
) -> Field:
    """Declare a list of `count` numbers, or of `least` to `count` if `least` is given."""
    return Field(name, (count if least is None else least, count), (low, high), known)


def number_field(name: str, low: int, high: int, known: KnowledgeFilter = known_to_all) -> Field:
    """Declare a single number."""
    return as_single_number(list_field(name, 1, low, high, known))


def packed_list_field(
    name: str, count: int, parts: int, top: int, width: int, known: KnowledgeFilter = known_to_all
) -> Field:
    """Declare a list of numbers that each hold `parts` parts up to `top`, the first one lowest."""
    field = list_field(name, count, 0, (1 << parts * width) - 1, known)
    field.width, field.top = width, top
    return field


def subset_list_field(
    name: str, count: int, things: int, known: KnowledgeFilter = known_to_all
) -> Field:
    """Declare a list of subsets of this many things, one bit for each."""
    return packed_list_field(name, count, things, 1, 1, known)


def subset_field(name: str, things: int, known: KnowledgeFilter = known_to_all) -> Field:
    """Declare a single subset."""
    return as_single_number(subset_list_field(name, 1, things, known))


def as_single_number(field: Field) -> Field:
    """Change a declaration from a list to a single number."""
    field.is_list = False
    return field


def split_by_seat(seats: int, *fields: Field) -> tuple[Field, ...]:
    """Declare that the numbers are ordered by seat: all of the first seat, then the next seat's."""
    for field in fields:
        field.owners = field.most // seats
    return fields


def interleave_by_seat(field: Field) -> Field:
    """Declare that the field holds one number for each seat, then the next one for each."""
    field.owners = 1
    return field


def split_pieces_by_seat(field: Field, each: int = 1) -> Field:
    """Declare that each seat owns `each` things of the subset, in seat order."""
    field.pieces = each
    return field


def mark_as_seats(field: Field) -> Field:
    """Declare that the numbers are seats; in a packed number, seats plus one, or 0 for none."""
    field.names_seats = True
    return field


def mark_as_implied(*fields: Field) -> tuple[Field, ...]:
    """Declare that the fields follow from other fields and exist only for speed."""
    for field in fields:
        field.is_implied = True
    return fields
