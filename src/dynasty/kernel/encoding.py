"""Encoding: what a seat may know as a row of bytes, for programs that learn.

Its form follows from the declaration of the fields and is the same at every moment of a game
with so many seats. A number takes one byte, a large one two; 255 is nothing, 254 is hidden or
not there. A subset takes a bit for each of its things. A seat's own share of a field comes
first, then those of the seats after it, and seats are counted from the own one.

Numbers of a kind lie together, so that all of them become bytes in one call.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from itertools import chain
from operator import itemgetter
from struct import Struct
from typing import Any, Final, NamedTuple, cast

from dynasty.kernel.fields import Field, everybody, owner
from dynasty.kernel.state import State

ABSENT: Final = -2  # hidden, or beyond the end of a list; -1 is nothing
SEALED: Final = 6  # so many sealed choices of the seat are told; no game seals more
OCTAL: Final = 3  # bits of a part that gets a byte of its own
SMALL: Final = 127  # what a byte holds beside nothing and ABSENT
BYTE: Final = 255
QUESTION: Final = Struct(f">{2 + SEALED}H")
NOTHING_SEALED: Final = Struct(f">2H{2 * SEALED}x")

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
    """A number that is told: its place among those of its writer, in its field, whose it is."""

    place: int
    at: int
    seat: int
    field: Field


class Writer:
    """Writes the numbers of some fields, all in one call, as they lie."""

    def __init__(self, fields: Sequence[Field], looker: Looker) -> None:
        self.flat = flatten(fields)
        self.told = list(looker.told(fields))
        self.pack = Struct(">" + "".join(letter_of(one.field) for one in self.told)).pack

    def entries(self) -> Iterator[Entry]:
        for one in self.told:
            yield from entries_of(one)

    def write(self, s: State) -> bytes:
        return self.pack(*self.flat(s))


class Shares(Writer):
    """Numbers that lie by seat: the own ones first."""

    def __init__(self, fields: Sequence[Field], looker: Looker) -> None:
        super().__init__(fields, looker)
        self.pick = pick([one.place for one in self.told])

    def write(self, s: State) -> bytes:
        return self.pack(*self.pick(self.flat(s)))


class Seats(Writer):
    """Numbers that are seats, counted from the own one."""

    def __init__(self, fields: Sequence[Field], looker: Looker) -> None:
        super().__init__(fields, looker)
        self.counted = bytes(map(looker.from_own, range(BYTE + 1)))

    def write(self, s: State) -> bytes:
        return self.pack(*self.flat(s)).translate(self.counted)


class Large(Shares):
    """Subsets of more things than a processor holds."""

    def __init__(self, fields: Sequence[Field], looker: Looker) -> None:
        super().__init__(fields, looker)
        self.sizes = [bytes_of(one.field) for one in self.told]

    def write(self, s: State) -> bytes:
        sized = zip(self.pick(self.flat(s)), self.sizes, strict=True)
        return b"".join([subset.to_bytes(size, "big") for subset, size in sized])


class Pieces(Writer):
    """Subsets of pieces that lie by seat, those of the own seat first."""

    def __init__(self, fields: Sequence[Field], looker: Looker) -> None:
        super().__init__(fields, looker)
        each = fields[0].pieces
        self.own, self.rest = each * looker.seat, each * (looker.players - looker.seat)
        self.all = (1 << each * looker.players) - 1

    def write(self, s: State) -> bytes:
        return self.pack(*map(self.turned, self.flat(s)))

    def turned(self, subset: int) -> int:
        players = subset & self.all
        return subset ^ players | players >> self.own | players << self.rest & self.all


class Rows(Shares):
    """Rows of small parts: a byte for each, the last one first."""

    def __init__(self, fields: Sequence[Field], looker: Looker) -> None:
        super().__init__(fields, looker)
        self.form = "".join(f"%0{digits_of(one.field)}o" for one in self.told)
        meant = self.meant(looker)
        self.digits = bytes.maketrans(b"01234567", bytes(map(meant, range(8))))

    def meant(self, looker: Looker) -> Callable[[int], int]:
        return int

    def entries(self) -> Iterator[Entry]:
        for _, at, seat, field in self.told:
            for digit in reversed(range(digits_of(field))):
                yield Entry(field.name, at, digit, seat, 0, field.top)

    def write(self, s: State) -> bytes:
        digits: str = self.form % self.pick(self.flat(s))
        return digits.encode().translate(self.digits)


class RowsOfSeats(Rows):
    """Rows whose parts are seats plus one, or 0 for none."""

    def meant(self, looker: Looker) -> Callable[[int], int]:
        return lambda part: looker.from_own(part - 1) + 1 if part else 0


class Hidden(Shares):
    """Numbers of which a seat may know more or less: that is asked each time."""

    def __init__(self, fields: Sequence[Field], looker: Looker) -> None:
        super().__init__(fields, looker)
        self.viewer = looker.seat
        self.field = fields[0]
        self.nothing = self.pack(*[ABSENT] * len(self.told))

    def write(self, s: State) -> bytes:
        known = self.field.seen(s, self.viewer)
        if not known:
            return self.nothing
        known += [None] * (self.field.most - len(known))
        return self.pack(*[ABSENT if n is None else n for n in self.pick(known)])


class HiddenSubset(Shares):
    """Subsets of that kind: one byte whether it is known, then its things."""

    def __init__(self, fields: Sequence[Field], looker: Looker) -> None:
        super().__init__(fields, looker)
        self.viewer = looker.seat
        self.field = fields[0]
        self.size = 1 + bytes_of(self.field)
        self.unknown = bytes(self.size)
        self.known = 1 << 8 * (self.size - 1)

    def entries(self) -> Iterator[Entry]:
        for one in self.told:
            yield Entry(one.field.name, one.at, -1, one.seat, 0, 1)
            yield from entries_of(one)

    def write(self, s: State) -> bytes:
        known = self.field.known(s, self.flat(s), self.viewer)
        if len(known) == 1:
            return self.subset(known[0])
        return b"".join([self.subset(n) for n in self.pick(known)])

    def subset(self, things: int | None) -> bytes:
        if things is None:
            return self.unknown
        return (things | self.known).to_bytes(self.size, "big")


class Asked:
    """Who is asked and what, with which argument if it is the seat, and what it has sealed."""

    def __init__(self, steps: Iterable[str], looker: Looker) -> None:
        self.steps = {name: number for number, name in enumerate(steps, 1)}
        self.players, self.seat = looker.players, looker.seat

    def entries(self) -> Iterator[Entry]:
        for seat in range(self.players):
            yield Entry("asked", seat, 0, seat, 0, 1)
        for name, count in (("step", 1), ("argument", 1), ("sealed", SEALED)):
            for at in range(count):
                yield Entry(name, at, 1, 0, 0, BYTE)
                yield Entry(name, at, 0, 0, 0, BYTE)

    def write(self, s: State) -> bytes:
        asked, step, arg = bytearray(self.players), 0, 0
        for decision in s.decisions:
            asked[(decision.seat - self.seat) % self.players] = 1
            if decision.seat == self.seat:
                step, arg = self.steps[decision.step.name], decision.arg & 0xFFFF
            elif not step:
                step = self.steps[decision.step.name]
        sealed = s.sealed[self.seat]
        if not sealed:
            return bytes(asked) + NOTHING_SEALED.pack(step, arg)
        told = [choice.index + 1 for choice in sealed]
        return bytes(asked) + QUESTION.pack(step, arg, *told, *[0] * (SEALED - len(told)))


class Looker:
    """Who looks at a table: a seat among so many seats, of which so many decide."""

    def __init__(self, seats: int, players: int, seat: int) -> None:
        self.seats, self.players, self.seat = seats, players, seat

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


class Encoding:
    """How the states of a game look to one seat, with so many seats of which so many decide."""

    def __init__(
        self, fields: Sequence[Field], steps: Iterable[str], seats: int, players: int, seat: int
    ) -> None:
        self.seats, self.players, self.seat = seats, players, seat
        looker = Looker(seats, players, seat)
        by_kind: dict[type[Writer], list[Field]] = {}
        alone: list[Writer] = []
        for field in fields:
            kind = kind_of(field)
            if field.is_implied:
                continue
            if kind in (Hidden, HiddenSubset, Pieces):
                alone.append(kind([field], looker))
            else:
                by_kind.setdefault(kind, []).append(field)
        together = [kind(some, looker) for kind, some in by_kind.items()]
        self.writers: list[Writer | Asked] = [*together, *alone, Asked(steps, looker)]
        self.entries = tuple(chain(*(writer.entries() for writer in self.writers)))

    def encode(self, s: State) -> bytes:
        """What the seat may know of a state, in the order of the entries."""
        return b"".join([writer.write(s) for writer in self.writers])


def kind_of(field: Field) -> type[Writer]:
    """Who writes the numbers of a field."""
    if is_hidden(field):
        return HiddenSubset if field.width else Hidden
    if field.pieces:
        return Pieces
    if field.width == OCTAL:
        return RowsOfSeats if field.names_seats else Rows
    if field.width and bytes_of(field) > 8:
        return Large
    if field.names_seats:
        return Seats
    return Shares if field.owners else Writer


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


def flatten(fields: Sequence[Field]) -> Callable[[State], list[int]]:
    """All numbers of these fields in a row, short lists filled up.

    Written out as `[s.round, *s.coins, ...]`: a loop over the fields takes twice as long.
    """
    parts = []
    for field in fields:
        parts.append(f"*s.{field.name}" if field.is_list else f"s.{field.name}")
        if field.least < field.most:
            parts.append(f"*[{ABSENT}] * ({field.most} - len(s.{field.name}))")
    return cast(Callable[[State], list[int]], eval(f"lambda s: [{', '.join(parts)}]"))


def pick(places: Sequence[int]) -> Getter:
    """The values at these places, in one call."""
    if list(places) == list(range(len(places))):
        return tuple
    if len(places) > 1:
        return itemgetter(*places)
    return lambda flat: tuple(flat[place] for place in places)
