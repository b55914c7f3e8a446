"""Writers: how the numbers of some fields become bytes, for one seat that looks on.

Each gives the text of an expression over a state; an encoding makes one function of all of them.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from itertools import accumulate
from operator import itemgetter
from struct import Struct
from sys import byteorder
from typing import Any, Final, NamedTuple, cast

from dynasty.kernel.fields import Field, everybody, owner
from dynasty.kernel.state import State

ABSENT: Final = -2  # hidden, or beyond the end of a list; -1 is nothing
OCTAL: Final = 3  # bits of a part that gets a byte of its own
SMALL: Final = 127  # what a byte holds beside nothing and ABSENT
BYTE: Final = 255
TABLE: Final = 256  # bytes that one call of `translate` puts in order


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


class Expression:
    """The text of an expression over a state `s`, and the values that stand in it under names."""

    def __init__(self) -> None:
        self.values: dict[str, object] = {}

    def name(self, value: object) -> str:
        """A name for this value."""
        name = f"v{len(self.values)}"
        self.values[name] = value
        return name

    def compiled(self, parts: Iterable[str]) -> Callable[[State], bytes]:
        """The bytes of these parts in a row."""
        joined = f"{self.name(b''.join)}(({', '.join(parts)},))"
        return cast(Callable[[State], bytes], eval(f"lambda s: {joined}", self.values))


class Writer:
    """Writes the numbers of some fields: packed as they lie, then put in order, a call for each."""

    def __init__(self, fields: Sequence[Field], looker: Looker) -> None:
        self.fields = fields
        self.looker = looker
        self.told = list(looker.told(fields))
        self.places = [one.place for one in self.told]

    def entries(self) -> Iterator[Entry]:
        for one in self.told:
            yield from entries_of(one)

    def text(self, known: Expression) -> str:
        """The bytes of these numbers, as an expression."""
        letters = "".join(letter_of(field) * field.most for field in self.fields)
        ends = list(accumulate(bytes_of(field) for field in self.fields for _ in range(field.most)))
        places = [at for one in self.told for at in highest_first(ends[one.place], one.field)]
        packed = f"{known.name(Struct(f'={letters}').pack)}({listed(self.fields)})"
        if ends[-1] > TABLE:
            return f"bytes({known.name(pick(places))}({packed}))"
        return f"{bytes(places)!r}.translate({packed}.ljust({TABLE}))"


class Shares(Writer):
    """Numbers that lie by seat: the own ones first."""


class Seats(Writer):
    """Numbers that are seats, counted from the own one."""

    def text(self, known: Expression) -> str:
        counted = bytes(map(self.looker.from_own, range(BYTE + 1)))
        return f"{super().text(known)}.translate({counted!r})"


class Large(Shares):
    """Subsets of more things than a processor holds."""

    def text(self, known: Expression) -> str:
        numbers = f"{known.name(pick(self.places))}([{listed(self.fields)}])"
        sizes = known.name([bytes_of(one.field) for one in self.told])
        ends = known.name(["big"] * len(self.told))
        return f"b''.join(map(int.to_bytes, {numbers}, {sizes}, {ends}))"


class Pieces(Writer):
    """Subsets of pieces that lie by seat, those of the own seat first."""

    def text(self, known: Expression) -> str:
        pack = Struct(">" + letter_of(self.fields[0]) * len(self.told)).pack
        turned = known.name(self.turned)
        return f"{known.name(pack)}(*map({turned}, [{listed(self.fields)}]))"

    def turned(self, subset: int) -> int:
        each, looker = self.fields[0].pieces, self.looker
        everybody = (1 << each * looker.players) - 1
        players = subset & everybody
        own, rest = each * looker.seat, each * (looker.players - looker.seat)
        return subset ^ players | players >> own | players << rest & everybody


class Rows(Shares):
    """Rows of small parts: a byte for each, the last one first."""

    def meant(self, part: int) -> int:
        """What a part says to the seat that looks on."""
        return part

    def entries(self) -> Iterator[Entry]:
        for _, at, seat, field in self.told:
            for digit in reversed(range(digits_of(field))):
                yield Entry(field.name, at, digit, seat, 0, field.top)

    def text(self, known: Expression) -> str:
        form = "".join(f"%0{digits_of(one.field)}o" for one in self.told)
        numbers = f"{known.name(pick(self.places))}([{listed(self.fields)}])"
        meant = bytes.maketrans(b"01234567", bytes(map(self.meant, range(8))))
        return f"({form.encode()!r} % {numbers}).translate({meant!r})"


class RowsOfSeats(Rows):
    """Rows whose parts are seats plus one, or 0 for none."""

    def meant(self, part: int) -> int:
        return self.looker.from_own(part - 1) + 1 if part else 0


class Hidden(Shares):
    """Numbers of which a seat may know more or less: that is asked each time."""

    def __init__(self, fields: Sequence[Field], looker: Looker) -> None:
        super().__init__(fields, looker)
        self.most = fields[0].most
        self.pick = pick(self.places)
        self.pack = Struct(">" + letter_of(fields[0]) * len(self.told)).pack
        absent = ABSENT.to_bytes(bytes_of(fields[0]), "big", signed=True)
        self.nothing = absent * len(self.told)

    def text(self, known: Expression) -> str:
        field, write = self.fields[0], known.name(self.write)
        numbers = f"s.{field.name}" if field.is_list else f"[s.{field.name}]"
        return f"{write}({known.name(field.known)}(s, {numbers}, {self.looker.seat}))"

    def write(self, seen: list[int | None]) -> bytes:
        """The numbers as far as they are known."""
        if not seen:
            return self.nothing
        seen += [None] * (self.most - len(seen))
        return self.pack(*[ABSENT if n is None else n for n in self.pick(seen)])


class HiddenSubset(Hidden):
    """Subsets of that kind: one byte whether it is known, then its things."""

    def __init__(self, fields: Sequence[Field], looker: Looker) -> None:
        super().__init__(fields, looker)
        self.size = 1 + bytes_of(fields[0])
        self.unknown = bytes(self.size)
        self.known = 1 << 8 * (self.size - 1)

    def entries(self) -> Iterator[Entry]:
        for one in self.told:
            yield Entry(one.field.name, one.at, -1, one.seat, 0, 1)
            yield from entries_of(one)

    def write(self, seen: list[int | None]) -> bytes:
        if len(seen) == 1:
            return self.subset(seen[0])
        return b"".join([self.subset(n) for n in self.pick(seen)])

    def subset(self, things: int | None) -> bytes:
        if things is None:
            return self.unknown
        return (things | self.known).to_bytes(self.size, "big")


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


def in_parts(kind: type[Writer], fields: Sequence[Field]) -> list[list[Field]]:
    """Fields in a row whose bytes one table can put in order."""
    parts, room = [[fields[0]]], TABLE - bytes_in(fields[0])
    for field in fields[1:]:
        room -= bytes_in(field)
        if room < 0 and kind in (Writer, Shares, Seats):
            parts.append([])
            room = TABLE - bytes_in(field)
        parts[-1].append(field)
    return parts


def bytes_in(field: Field) -> int:
    """How many bytes all its numbers take."""
    return bytes_of(field) * field.most


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


def highest_first(end: int, field: Field) -> Sequence[int]:
    """Where the bytes of a number of this field lie whose last one lies before `end`."""
    places = range(end - bytes_of(field), end)
    return places if byteorder == "big" else places[::-1]


def listed(fields: Sequence[Field]) -> str:
    """All numbers of these fields in a row, short lists filled up, as the text of an expression.

    Written out as `s.round, *s.coins, ...`: a loop over the fields takes twice as long.
    """
    parts = []
    for field in fields:
        parts.append(f"*s.{field.name}" if field.is_list else f"s.{field.name}")
        if field.least < field.most:
            parts.append(f"*[{ABSENT}] * ({field.most} - len(s.{field.name}))")
    return ", ".join(parts)


def pick(places: Sequence[int]) -> Callable[[Any], Any]:
    """The values at these places, in one call."""
    if list(places) == list(range(len(places))):
        return tuple
    if len(places) > 1:
        return itemgetter(*places)
    return lambda flat: tuple(flat[place] for place in places)
