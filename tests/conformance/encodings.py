"""An encoding read back: what its bytes say of the fields of a state."""

from __future__ import annotations

from collections import defaultdict
from typing import Any

from dynasty.kernel import Field, Game
from dynasty.kernel.byte_writers import (
    ABSENT_NUMBER,
    OCTAL_PART_BITS,
    bytes_per_number,
    is_partly_hidden,
)
from dynasty.kernel.encoding import Encoding


def decoded(game: Game[Any], s: Any, seat: int) -> dict[str, list[int | None]]:
    """Every field as the bytes tell it, counted from the first seat again; None where hidden."""
    encoding = game.encoding(s, seat)
    told: dict[tuple[str, int], dict[int, int]] = defaultdict(dict)
    for entry, byte in zip(encoding.entries, game.encode(s, seat), strict=True):
        told[entry.field, entry.at][entry.byte] = byte
    found: dict[str, list[int | None]] = {}
    for field in game.fields_for(s.seats):
        if not field.is_implied:
            numbers = [
                number(encoding, field, told.get((field.name, at))) for at in range(field.most)
            ]
            found[field.name] = numbers
    return found


def number(encoding: Encoding, field: Field, bytes_told: dict[int, int] | None) -> int | None:
    """One number of a field from its bytes."""
    if bytes_told is None or bytes_told.get(-1) == 0:
        return None
    parts = sorted((byte, value) for byte, value in bytes_told.items() if byte >= 0)
    if field.width == OCTAL_PART_BITS and not is_partly_hidden(field):
        return sum(part(encoding, field, value) << OCTAL_PART_BITS * at for at, value in parts)
    whole = sum(value << 8 * at for at, value in parts)
    if field.pieces:
        return turned_back(encoding, field, whole)
    if field.width:
        return whole
    if whole >= 1 << 8 * bytes_per_number(field) - 1:
        whole -= 1 << 8 * bytes_per_number(field)
    if whole == ABSENT_NUMBER < field.low:
        return None
    return seat_back(encoding, whole) if field.names_seats else whole


def part(encoding: Encoding, field: Field, value: int) -> int:
    if not field.names_seats or value == 0:
        return value
    return seat_back(encoding, value - 1) + 1


def seat_back(encoding: Encoding, seat: int) -> int:
    """A seat counted from the first one again."""
    return (seat + encoding.seat) % encoding.players if 0 <= seat < encoding.players else seat


def turned_back(encoding: Encoding, field: Field, subset: int) -> int:
    width = field.pieces * encoding.players
    for _ in range(field.pieces * encoding.seat):
        players = subset & (1 << width) - 1
        subset = subset ^ players | (players << 1 | players >> width - 1) & (1 << width) - 1
    return subset
