"""Encoding: what a seat may know as a row of bytes, for programs that learn.

Its form follows from the declaration of the fields and is the same at every moment of a game
with so many seats. A number takes one byte, a large one two; 255 is nothing, 254 is hidden or
not there. A subset takes a bit for each of its things. A seat's own share of a field comes
first, then those of the seats after it, and seats are counted from the own one.

Numbers of a kind lie together: all of them become bytes in one call, and come in order in another.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from itertools import chain
from struct import Struct
from typing import Final

from dynasty.kernel.fields import Field
from dynasty.kernel.state import State
from dynasty.kernel.writers import (
    BYTE,
    Entry,
    Expression,
    Hidden,
    HiddenSubset,
    Looker,
    Pieces,
    Writer,
    in_parts,
    kind_of,
)

SEALED: Final = 6  # so many sealed choices of the seat are told; no game seals more
QUESTION: Final = Struct(f">{2 + SEALED}H")
NOTHING_SEALED: Final = Struct(f">2H{2 * SEALED}x")


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
            return bytes(asked) + NOTHING_SEALED.pack(step, arg)
        told = [choice.index + 1 for choice in sealed]
        return bytes(asked) + QUESTION.pack(step, arg, *told, *[0] * (SEALED - len(told)))


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
        together = [
            kind(part, looker) for kind, some in by_kind.items() for part in in_parts(kind, some)
        ]
        writers: list[Writer | Asked] = [*together, *alone, Asked(steps, looker)]
        self.entries = tuple(chain(*(writer.entries() for writer in writers)))
        expression = Expression()
        self.write = expression.compiled([writer.text(expression) for writer in writers])

    def encode(self, s: State) -> bytes:
        """What the seat may know of a state, in the order of the entries."""
        return self.write(s)
