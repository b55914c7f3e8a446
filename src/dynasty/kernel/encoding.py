"""Encoding: what a seat may know as a row of bytes, for programs that learn.

Its form follows from the declaration of the fields and is the same at every moment of a game
with so many seats. A number takes one byte, a large one two; 255 is nothing, 254 is hidden or
not there. A subset takes a bit for each of its things. A seat's own share of a field comes
first, then those of the seats after it, and seats are counted from the own one.

Numbers of a kind lie together, so that all of them become bytes in one call.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from itertools import chain, repeat
from operator import attrgetter, itemgetter
from struct import Struct
from typing import Any, Final, NamedTuple

from dynasty.kernel.fields import Field, everybody, owner
from dynasty.kernel.state import State

ABSENT: Final = -2  # hidden, or beyond the end of a list; -1 is nothing
SEALED: Final = 6  # so many sealed choices of the seat are told; no game seals more
OCTAL: Final = 3  # bits of a part that gets a byte of its own
SMALL: Final = 127  # what a byte holds beside nothing and ABSENT
BYTE: Final = 255
QUESTION: Final = Struct(f">{2 + SEALED}H")

Getter = Callable[[Any], Any]


class Entry(NamedTuple):
    """One byte of an encoding: of which number of a field, and which byte of that, 0 the lowest.

    `seat` is counted from the one that looks on: 0 is its own, -1 is nobody's. Where `bits` is
    set the byte holds eight things of a subset, the first one as its lowest bit.
    """

    field: str
    at: int
    byte: int
    seat: int
    low: int
    high: int
    bits: bool = False

    @property
    def name(self) -> str:
        return f"{self.field}[{self.at}].{self.byte}"

    @property
    def means(self) -> str:
        """What it tells, in words."""
        first = 8 * self.byte
        what = f"things {first} to {first + 7}" if self.bits else f"byte {self.byte}"
        whose = "" if self.seat < 0 else f"of seat +{self.seat}, " if self.seat else "own, "
        return f"{self.field.replace('_', ' ')}, {whose}number {self.at}, {what}"


class Told(NamedTuple):
    """A number that is told: its place among all numbers, in its field, and whose it is."""

    place: int
    at: int
    seat: int
    field: Field


class Plain:
    """Numbers and subsets that a processor can hold: all of them in one call."""

    def __init__(self, told: Sequence[Told]) -> None:
        self.told = told
        self.pick = pick([one.place for one in told])
        self.pack = Struct(">" + "".join(letter_of(one.field) for one in told)).pack

    def entries(self) -> Iterator[Entry]:
        for one in self.told:
            yield from entries_of(one)

    def write(self, flat: list[int], s: State) -> bytes:
        return self.pack(*self.pick(flat))


class Seats(Plain):
    """Numbers that are seats, counted from the own one."""

    def __init__(self, told: Sequence[Told], counted: list[int]) -> None:
        super().__init__(told)
        self.counted = [*counted, ABSENT, -1]  # lists answer to -1 and -2, too

    def write(self, flat: list[int], s: State) -> bytes:
        return self.pack(*map(self.counted.__getitem__, self.pick(flat)))


class Large(Plain):
    """Subsets of more things than a processor holds."""

    def __init__(self, told: Sequence[Told]) -> None:
        super().__init__(told)
        self.sizes = [bytes_of(one.field) for one in told]

    def write(self, flat: list[int], s: State) -> bytes:
        return b"".join(map(int.to_bytes, self.pick(flat), self.sizes, repeat("big")))


class Pieces(Plain):
    """Subsets of pieces that lie by seat, those of the own seat first."""

    def __init__(self, told: Sequence[Told], players: int, seat: int) -> None:
        super().__init__(told)
        each = told[0].field.pieces
        self.own, self.rest = each * seat, each * (players - seat)
        self.all = (1 << each * players) - 1

    def write(self, flat: list[int], s: State) -> bytes:
        return self.pack(*map(self.turned, self.pick(flat)))

    def turned(self, subset: int) -> int:
        players = subset & self.all
        return subset ^ players | players >> self.own | players << self.rest & self.all


class Rows(Plain):
    """Rows of small parts: a byte for each, the last one first; they may be seats plus one."""

    def __init__(self, told: Sequence[Told], meant: list[int]) -> None:
        super().__init__(told)
        self.form = "".join(f"%0{digits_of(one.field)}o" for one in told)
        self.digits = bytes.maketrans(b"01234567", bytes(meant[:8]))

    def entries(self) -> Iterator[Entry]:
        for _, at, seat, field in self.told:
            for digit in reversed(range(digits_of(field))):
                yield Entry(field.name, at, digit, seat, 0, field.top)

    def write(self, flat: list[int], s: State) -> bytes:
        return (self.form % self.pick(flat)).encode().translate(self.digits)


class Hidden(Plain):
    """A field of which a seat may know more or less: that is asked each time."""

    def __init__(self, told: Sequence[Told], viewer: int) -> None:
        super().__init__(told)
        self.viewer = viewer
        self.field = told[0].field
        self.places = [one.at for one in told]
        self.nothing = self.pack(*[ABSENT] * len(told)) if not self.field.width else b""

    def write(self, flat: list[int], s: State) -> bytes:
        known = self.field.seen(s, self.viewer)
        if not known:
            return self.nothing
        known += [None] * (self.field.most - len(known))
        return self.pack(*[ABSENT if (n := known[at]) is None else n for at in self.places])


class HiddenSubset(Hidden):
    """Whether it is known, then its things."""

    def entries(self) -> Iterator[Entry]:
        for one in self.told:
            yield Entry(one.field.name, one.at, -1, one.seat, 0, 1)
            yield from entries_of(one)

    def write(self, flat: list[int], s: State) -> bytes:
        known, size = self.field.seen(s, self.viewer), bytes_of(self.field)
        subsets = [known[at] for at in self.places]
        unknown = bytes(1 + size)
        return b"".join(
            [unknown if n is None else b"\1" + n.to_bytes(size, "big") for n in subsets]
        )


class Asked:
    """Who is asked and what, with which argument if it is the seat, and what it has sealed."""

    def __init__(self, steps: Iterable[str], players: int, seat: int) -> None:
        self.steps = {name: number for number, name in enumerate(steps, 1)}
        self.players, self.seat = players, seat

    def entries(self) -> Iterator[Entry]:
        for seat in range(self.players):
            yield Entry("asked", seat, 0, seat, 0, 1)
        for name, count in (("step", 1), ("argument", 1), ("sealed", SEALED)):
            for at in range(count):
                yield Entry(name, at, 1, 0, 0, BYTE)
                yield Entry(name, at, 0, 0, 0, BYTE)

    def write(self, flat: list[int], s: State) -> bytes:
        asked, step, arg = bytearray(self.players), 0, 0
        for decision in s.decisions:
            asked[(decision.seat - self.seat) % self.players] = 1
            if decision.seat == self.seat:
                step, arg = self.steps[decision.step.name], decision.arg & 0xFFFF
            elif not step:
                step = self.steps[decision.step.name]
        sealed = [choice.index + 1 for choice in s.sealed[self.seat]]
        return bytes(asked) + QUESTION.pack(step, arg, *sealed, *[0] * (SEALED - len(sealed)))


class Encoding:
    """How the states of a game look to one seat, with so many seats of which so many decide."""

    def __init__(
        self, fields: Sequence[Field], steps: Iterable[str], seats: int, players: int, seat: int
    ) -> None:
        self.seats, self.players, self.seat = seats, players, seat
        wanted = [field for field in fields if not field.is_implied]
        plain = [field for field in wanted if not is_hidden(field)]
        singles = [field for field in plain if not field.is_list]
        lists = [field for field in plain if field.is_list and field.least == field.most]
        uneven = [field for field in plain if field.least < field.most]
        self.singles, self.lists, self.uneven = gather(singles), gather(lists), gather(uneven)
        self.padding = [[ABSENT] * field.most for field in uneven]
        told = list(self.told([*singles, *lists, *uneven]))
        hidden = [list(self.told([field])) for field in wanted if is_hidden(field)]
        self.writers: list[Plain | Asked] = [
            *self.plain_writers(told),
            *(HiddenSubset(one, seat) for one in hidden if one[0].field.width),
            *(Hidden(one, seat) for one in hidden if not one[0].field.width),
            Asked(steps, players, seat),
        ]
        self.entries = tuple(chain(*(writer.entries() for writer in self.writers)))

    def plain_writers(self, told: list[Told]) -> Iterator[Plain]:
        """One for each kind of numbers that there are, small ones first, bits last."""
        counted = [self.from_own(n) for n in range(SMALL)]
        digits = [0, *(n + 1 for n in counted)]
        makers: dict[str, Callable[[list[Told]], Plain]] = {
            "number": Plain,
            "seat": lambda some: Seats(some, counted),
            "row of seats": lambda some: Rows(some, digits),
            "row": lambda some: Rows(some, list(range(8))),
            "subset": Plain,
            "large subset": Large,
        }
        for kind, make in makers.items():
            some = [one for one in told if kind_of(one.field) == kind]
            if some:
                yield make(some)
        for name in dict.fromkeys(one.field.name for one in told if one.field.pieces):
            some = [one for one in told if one.field.name == name]
            yield Pieces(some, self.players, self.seat)

    def encode(self, s: State) -> bytes:
        """What the seat may know of a state, in the order of the entries."""
        flat = [*self.singles(s), *chain.from_iterable(self.lists(s))]
        for values, padding in zip(self.uneven(s), self.padding, strict=True):
            flat += values
            flat += padding[len(values) :]
        return b"".join([writer.write(flat, s) for writer in self.writers])

    def from_own(self, seat: int) -> int:
        """A player's seat counted from the own one; automated seats stay behind all of them."""
        return (seat - self.seat) % self.players if seat < self.players else seat

    def told(self, fields: Iterable[Field]) -> Iterator[Told]:
        """All numbers that are told, with their places when these fields lie in a row."""
        start = 0
        for field in fields:
            for at, seat in self.numbers(field):
                yield Told(start + at, at, seat, field)
            start += field.most

    def numbers(self, field: Field) -> list[tuple[int, int]]:
        """Which numbers of a field are told, own ones first, each with its seat."""
        if not field.owners:
            return [(at, -1) for at in range(field.most)]
        seats = [self.from_own(at // field.owners % self.seats) for at in range(field.most)]
        own_first = sorted(range(field.most), key=seats.__getitem__)
        return [(at, seats[at]) for at in own_first if not seats[at] or field.known is not owner]


def entries_of(told: Told) -> Iterator[Entry]:
    """The bytes of one number, the highest first."""
    _, at, seat, field = told
    size = bytes_of(field)
    is_whole = size == 1 and field.low >= 0 and field.least == field.most and not is_hidden(field)
    low, high = (field.low, field.high) if is_whole else (0, BYTE)
    for byte in reversed(range(size)):
        yield Entry(field.name, at, byte, seat, low, high, bits=field.width > 0)


def is_hidden(field: Field) -> bool:
    """May a seat know more or less of it at times?"""
    return field.known is not everybody and field.known is not owner


def kind_of(field: Field) -> str:
    """How the numbers of a field are written that is not hidden."""
    if field.pieces:
        return "pieces"
    if field.width == OCTAL:
        return "row of seats" if field.names_seats else "row"
    if field.width:
        return "subset" if bytes_of(field) <= 8 else "large subset"
    return "seat" if field.names_seats else "number"


def bytes_of(field: Field) -> int:
    """How many bytes one number takes; those of subsets are one, two, four, eight or more."""
    if not field.width:
        return 1 if field.low >= -1 and field.high <= SMALL else 2
    size = -(-field.high.bit_length() // 8)
    return size if size in (1, 2) or size > 8 else 4 if size <= 4 else 8


def letter_of(field: Field) -> str:
    """How `struct` calls such a number; large subsets are none of its."""
    if not field.width:
        return "b" if bytes_of(field) == 1 else "h"
    return {1: "B", 2: "H", 4: "I", 8: "Q"}.get(bytes_of(field), "")


def digits_of(field: Field) -> int:
    """How many octal digits a row has."""
    return -(-field.high.bit_length() // OCTAL)


def gather(fields: Sequence[Field]) -> Getter:
    """The values of these fields, in one call."""
    names = [field.name for field in fields]
    if len(names) > 1:
        return attrgetter(*names)
    return lambda s: tuple(getattr(s, name) for name in names)


def pick(places: Sequence[int]) -> Getter:
    """The values at these places, in one call."""
    if len(places) > 1:
        return itemgetter(*places)
    return lambda flat: tuple(flat[place] for place in places)
