"""Byte writers: turn the numbers of some fields into bytes, as one seat may see them.

Each returns the text of an expression over a state; an encoding compiles all of them into one
function.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from itertools import accumulate
from operator import itemgetter
from struct import Struct
from sys import byteorder
from typing import Any, Final, NamedTuple, cast

from dynasty.kernel.fields import Field, known_to_all, known_to_owner
from dynasty.kernel.state import State

ABSENT_NUMBER: Final = -2  # hidden, or beyond the end of a list; -1 is nothing
OCTAL_PART_BITS: Final = 3  # bits of a part that gets a byte of its own
MAX_ONE_BYTE_NUMBER: Final = 127  # the highest number that takes one byte
MAX_BYTE: Final = 255
TRANSLATE_TABLE_BYTES: Final = 256  # bytes that one call of `translate` sorts


class EncodingByte(NamedTuple):
    """One byte of an encoding: its field, which number of the field, and which byte (0: lowest).

    `seat` is counted from the viewing one: 0 is its own, -1 belongs to no seat. If `bits` is set,
    the byte holds eight things of a subset, the first one as its lowest bit.
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
        """Return a description of the byte in words."""
        first = 8 * self.byte
        what = f"things {first} to {first + 7}" if self.bits else f"byte {self.byte}"
        whose = "" if self.seat < 0 else f"of seat +{self.seat}, " if self.seat else "own, "
        return f"{self.field.replace('_', ' ')}, {whose}number {self.at}, {what}"


class EncodedNumber(NamedTuple):
    """A number that is encoded: its place in its writer, its index in its field, and its seat."""

    place: int
    at: int
    seat: int
    field: Field


class Observer:
    """The seat that an encoding is for, with the numbers of seats and of seats that decide."""

    def __init__(self, seats: int, players: int, seat: int) -> None:
        self.seats, self.players, self.seat = seats, players, seat

    def from_own(self, seat: int) -> int:
        """Return a player's seat counted from the viewing one; automated seats do not change."""
        return (seat - self.seat) % self.players if seat < self.players else seat

    def told(self, fields: Iterable[Field]) -> Iterator[EncodedNumber]:
        """Yield all numbers to encode, with their places in the row of all these fields."""
        start = 0
        for field in fields:
            for at, seat in self.numbers(field):
                yield EncodedNumber(start + at, at, seat, field)
            start += field.most

    def numbers(self, field: Field) -> list[tuple[int, int]]:
        """Return which numbers of a field to encode, own ones first, each with its seat."""
        if not field.owners:
            return [(at, -1) for at in range(field.most)]
        seats = [self.from_own(at // field.owners % self.seats) for at in range(field.most)]
        own_first = sorted(range(field.most), key=seats.__getitem__)
        return [
            (at, seats[at])
            for at in own_first
            if not seats[at] or field.known is not known_to_owner
        ]


class Expression:
    """The text of an expression over a state `s`, and the values that it uses by name."""

    def __init__(self) -> None:
        self.values: dict[str, object] = {}

    def name(self, value: object) -> str:
        """Add a value to the expression and return its name."""
        name = f"v{len(self.values)}"
        self.values[name] = value
        return name

    def compiled(self, parts: Iterable[str]) -> Callable[[State], bytes]:
        """Return a function that gives the bytes of all these parts of a state."""
        joined = f"{self.name(b''.join)}(({', '.join(parts)},))"
        return cast(Callable[[State], bytes], eval(f"lambda s: {joined}", self.values))


class FieldWriter:
    """Writes the numbers of some fields: packs them in order, then sorts the bytes."""

    def __init__(self, fields: Sequence[Field], looker: Observer) -> None:
        self.fields = fields
        self.looker = looker
        self.told = list(looker.told(fields))
        self.places = [one.place for one in self.told]

    def entries(self) -> Iterator[EncodingByte]:
        for one in self.told:
            yield from number_entries(one)

    def text(self, known: Expression) -> str:
        """Return the expression for the bytes of these numbers."""
        letters = "".join(struct_letter(field) * field.most for field in self.fields)
        ends = list(
            accumulate(bytes_per_number(field) for field in self.fields for _ in range(field.most))
        )
        places = [at for one in self.told for at in big_endian_places(ends[one.place], one.field)]
        packed = f"{known.name(Struct(f'={letters}').pack)}({numbers_expression(self.fields)})"
        if ends[-1] > TRANSLATE_TABLE_BYTES:
            return f"bytes({known.name(item_picker(places))}({packed}))"
        return f"{bytes(places)!r}.translate({packed}.ljust({TRANSLATE_TABLE_BYTES}))"


class SeatShareWriter(FieldWriter):
    """Writes numbers that are ordered by seat, the own ones first."""


class SeatNumberWriter(FieldWriter):
    """Writes numbers that are seats, counted from the viewing one."""

    def text(self, known: Expression) -> str:
        counted = bytes(map(self.looker.from_own, range(MAX_BYTE + 1)))
        return f"{super().text(known)}.translate({counted!r})"


class LargeSubsetWriter(SeatShareWriter):
    """Writes subsets of more things than a machine word holds."""

    def text(self, known: Expression) -> str:
        numbers = f"{known.name(item_picker(self.places))}([{numbers_expression(self.fields)}])"
        sizes = known.name([bytes_per_number(one.field) for one in self.told])
        ends = known.name(["big"] * len(self.told))
        return f"b''.join(map(int.to_bytes, {numbers}, {sizes}, {ends}))"


class PieceSubsetWriter(FieldWriter):
    """Writes subsets of pieces that are ordered by seat, the own ones first."""

    def text(self, known: Expression) -> str:
        pack = Struct(">" + struct_letter(self.fields[0]) * len(self.told)).pack
        turned = known.name(self.turned)
        return f"{known.name(pack)}(*map({turned}, [{numbers_expression(self.fields)}]))"

    def turned(self, subset: int) -> int:
        each, looker = self.fields[0].pieces, self.looker
        everybody = (1 << each * looker.players) - 1
        players = subset & everybody
        own, rest = each * looker.seat, each * (looker.players - looker.seat)
        return subset ^ players | players >> own | players << rest & everybody


class PackedRowWriter(SeatShareWriter):
    """Writes packed rows of small parts: a byte for each part, the last one first."""

    def meant(self, part: int) -> int:
        """Return the value of a part from the viewing seat's side."""
        return part

    def entries(self) -> Iterator[EncodingByte]:
        for _, at, seat, field in self.told:
            for digit in reversed(range(octal_digit_count(field))):
                yield EncodingByte(field.name, at, digit, seat, 0, field.top)

    def text(self, known: Expression) -> str:
        form = "".join(f"%0{octal_digit_count(one.field)}o" for one in self.told)
        numbers = f"{known.name(item_picker(self.places))}([{numbers_expression(self.fields)}])"
        meant = bytes.maketrans(b"01234567", bytes(map(self.meant, range(8))))
        return f"({form.encode()!r} % {numbers}).translate({meant!r})"


class PackedSeatRowWriter(PackedRowWriter):
    """Writes packed rows whose parts are seats plus one, or 0 for none."""

    def meant(self, part: int) -> int:
        return self.looker.from_own(part - 1) + 1 if part else 0


class HiddenNumberWriter(SeatShareWriter):
    """Writes numbers of which a seat may know more or less: each call asks how much."""

    def __init__(self, fields: Sequence[Field], looker: Observer) -> None:
        super().__init__(fields, looker)
        self.most = fields[0].most
        self.pick = item_picker(self.places)
        self.pack = Struct(">" + struct_letter(fields[0]) * len(self.told)).pack
        absent = ABSENT_NUMBER.to_bytes(bytes_per_number(fields[0]), "big", signed=True)
        self.nothing = absent * len(self.told)

    def text(self, known: Expression) -> str:
        field, write = self.fields[0], known.name(self.write)
        numbers = f"s.{field.name}" if field.is_list else f"[s.{field.name}]"
        return f"{write}({known.name(field.known)}(s, {numbers}, {self.looker.seat}))"

    def write(self, seen: list[int | None]) -> bytes:
        """Return the bytes of the numbers that are known, and a marker for the others."""
        if not seen:
            return self.nothing
        seen += [None] * (self.most - len(seen))
        return self.pack(*[ABSENT_NUMBER if n is None else n for n in self.pick(seen)])


class HiddenSubsetWriter(HiddenNumberWriter):
    """Writes subsets that may be hidden: a byte whether it is known, then its things."""

    def __init__(self, fields: Sequence[Field], looker: Observer) -> None:
        super().__init__(fields, looker)
        self.size = 1 + bytes_per_number(fields[0])
        self.unknown = bytes(self.size)
        self.known = 1 << 8 * (self.size - 1)

    def entries(self) -> Iterator[EncodingByte]:
        for one in self.told:
            yield EncodingByte(one.field.name, one.at, -1, one.seat, 0, 1)
            yield from number_entries(one)

    def write(self, seen: list[int | None]) -> bytes:
        if len(seen) == 1:
            return self.subset(seen[0])
        return b"".join([self.subset(n) for n in self.pick(seen)])

    def subset(self, things: int | None) -> bytes:
        if things is None:
            return self.unknown
        return (things | self.known).to_bytes(self.size, "big")


def writer_class(field: Field) -> type[FieldWriter]:
    """Return the class of writers for this field."""
    if is_partly_hidden(field):
        return HiddenSubsetWriter if field.width else HiddenNumberWriter
    if field.pieces:
        return PieceSubsetWriter
    if field.width == OCTAL_PART_BITS:
        return PackedSeatRowWriter if field.names_seats else PackedRowWriter
    if field.width and bytes_per_number(field) > 8:
        return LargeSubsetWriter
    if field.names_seats:
        return SeatNumberWriter
    return SeatShareWriter if field.owners else FieldWriter


def split_into_tables(kind: type[FieldWriter], fields: Sequence[Field]) -> list[list[Field]]:
    """Split fields into groups whose bytes one translation table can sort."""
    parts, room = [[fields[0]]], TRANSLATE_TABLE_BYTES - bytes_per_field(fields[0])
    for field in fields[1:]:
        room -= bytes_per_field(field)
        if room < 0 and kind in (FieldWriter, SeatShareWriter, SeatNumberWriter):
            parts.append([])
            room = TRANSLATE_TABLE_BYTES - bytes_per_field(field)
        parts[-1].append(field)
    return parts


def bytes_per_field(field: Field) -> int:
    """Return how many bytes all numbers of a field take."""
    return bytes_per_number(field) * field.most


def number_entries(told: EncodedNumber) -> Iterator[EncodingByte]:
    """Yield an entry for each byte of an encoded number, the highest byte first."""
    _, at, seat, field = told
    size = bytes_per_number(field)
    is_whole = (
        size == 1 and field.low >= 0 and field.least == field.most and not is_partly_hidden(field)
    )
    low, high = (field.low, field.high) if is_whole else (0, MAX_BYTE)
    for byte in reversed(range(size)):
        yield EncodingByte(field.name, at, byte, seat, low, high, bits=field.width > 0)


def is_partly_hidden(field: Field) -> bool:
    """Return whether a seat may know more or less of the field at times."""
    return field.known is not known_to_all and field.known is not known_to_owner


def bytes_per_number(field: Field) -> int:
    """Return how many bytes one number takes; a subset takes 1, 2, 4, 8 or more."""
    if not field.width:
        return 1 if field.low >= -1 and field.high <= MAX_ONE_BYTE_NUMBER else 2
    size = -(-field.high.bit_length() // 8)
    return size if size in (1, 2) or size > 8 else 4 if size <= 4 else 8


def struct_letter(field: Field) -> str:
    """Return the `struct` format letter of such a number; "" for a large subset."""
    if not field.width:
        return "b" if bytes_per_number(field) == 1 else "h"
    return {1: "B", 2: "H", 4: "I", 8: "Q"}.get(bytes_per_number(field), "")


def octal_digit_count(field: Field) -> int:
    """Return how many octal digits a row has."""
    return -(-field.high.bit_length() // OCTAL_PART_BITS)


def big_endian_places(end: int, field: Field) -> Sequence[int]:
    """Return the places of a number's bytes, highest byte first; `end` is behind its last one."""
    places = range(end - bytes_per_number(field), end)
    return places if byteorder == "big" else places[::-1]


def numbers_expression(fields: Sequence[Field]) -> str:
    """Return the expression for all numbers of these fields in a row, with short lists padded.

    Written out as `s.round, *s.coins, ...`: a loop over the fields takes twice as long.
    """
    parts = []
    for field in fields:
        parts.append(f"*s.{field.name}" if field.is_list else f"s.{field.name}")
        if field.least < field.most:
            parts.append(f"*[{ABSENT_NUMBER}] * ({field.most} - len(s.{field.name}))")
    return ", ".join(parts)


def item_picker(places: Sequence[int]) -> Callable[[Any], Any]:
    """Return a function that gets the values at these places in one call."""
    if list(places) == list(range(len(places))):
        return tuple
    if len(places) > 1:
        return itemgetter(*places)
    return lambda flat: tuple(flat[place] for place in places)
