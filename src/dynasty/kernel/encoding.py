"""Encode what a seat may know as a row of bytes, for machine learning.

The layout follows from the field declarations and is the same at every moment of a game with the
same number of seats. A number takes one byte, a large one two; 255 means nothing, 254 means hidden
or absent. A subset takes one bit for each of its things. A seat's own share of a field comes
first, then those of the seats after it. Seats are counted from the viewing one.

Numbers of one kind are stored together: one call makes bytes of all of them, another sorts them.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from itertools import chain
from struct import Struct
from typing import Final

from dynasty.kernel.byte_writers import (
    MAX_BYTE,
    EncodingByte,
    Expression,
    FieldWriter,
    HiddenNumberWriter,
    HiddenSubsetWriter,
    Observer,
    PieceSubsetWriter,
    split_into_tables,
    writer_class,
)
from dynasty.kernel.copying import Immutable
from dynasty.kernel.fields import Field
from dynasty.kernel.state import State

ENCODED_SEALED_CHOICES: Final = (
    6  # how many sealed choices of the seat are encoded; no game seals more
)
QUESTION_STRUCT: Final = Struct(f">{2 + ENCODED_SEALED_CHOICES}H")
UNSEALED_QUESTION_STRUCT: Final = Struct(f">2H{2 * ENCODED_SEALED_CHOICES}x")


class QuestionWriter:
    """Writes which seats are asked, the viewing seat's question, and what that seat has sealed."""

    def __init__(self, steps: Iterable[str], looker: Observer) -> None:
        self.steps = {name: number for number, name in enumerate(steps, 1)}
        self.players, self.seat = looker.players, looker.seat

    def entries(self) -> Iterator[EncodingByte]:
        for seat in range(self.players):
            yield EncodingByte("asked", seat, 0, seat, 0, 1)
        for name, count in (("step", 1), ("argument", 1), ("sealed", ENCODED_SEALED_CHOICES)):
            for at in range(count):
                yield EncodingByte(name, at, 1, 0, 0, MAX_BYTE)
                yield EncodingByte(name, at, 0, 0, 0, MAX_BYTE)

    def text(self, known: Expression) -> str:
        return f"{known.name(self.write)}(s)"

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
            return bytes(asked) + UNSEALED_QUESTION_STRUCT.pack(step, arg)
        told = [choice.index + 1 for choice in sealed]
        return bytes(asked) + QUESTION_STRUCT.pack(
            step, arg, *told, *[0] * (ENCODED_SEALED_CHOICES - len(told))
        )


class Encoding(Immutable):
    """The byte layout in which one seat sees the states of a game."""

    def __init__(
        self, fields: Sequence[Field], steps: Iterable[str], seats: int, players: int, seat: int
    ) -> None:
        self.seats, self.players, self.seat = seats, players, seat
        looker = Observer(seats, players, seat)
        by_kind: dict[type[FieldWriter], list[Field]] = {}
        alone: list[FieldWriter] = []
        for field in fields:
            kind = writer_class(field)
            if field.is_implied:
                continue
            if kind in (HiddenNumberWriter, HiddenSubsetWriter, PieceSubsetWriter):
                alone.append(kind([field], looker))
            else:
                by_kind.setdefault(kind, []).append(field)
        together = [
            kind(part, looker)
            for kind, some in by_kind.items()
            for part in split_into_tables(kind, some)
        ]
        writers: list[FieldWriter | QuestionWriter] = [
            *together,
            *alone,
            QuestionWriter(steps, looker),
        ]
        self.entries = tuple(chain(*(writer.entries() for writer in writers)))
        expression = Expression()
        self.write = expression.compiled([writer.text(expression) for writer in writers])

    def encode(self, s: State) -> bytes:
        """Return what the seat may know of a state, in the order of `entries`."""
        return self.write(s)
