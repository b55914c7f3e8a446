"""Events: facts that happened, with their numbers and their rule; never sentences."""

import marshal
from collections.abc import Iterable
from functools import lru_cache
from typing import Final

Values = dict[str, int | str | tuple[str, ...]]
"""Numbers, nouns (ids of things) and lists of nouns, by name."""

EVERYBODY: Final = -1

SEAT_NOUNS: Final = tuple(f"seat_{seat}" for seat in range(8))


def seat_noun(seat: int) -> str:
    """How an event or a view names a seat as a thing."""
    return SEAT_NOUNS[seat]


class Event:
    """What happened to whom under which rule; `audience` is the one seat that hears it, or -1."""

    kind: str
    rule: str
    seat: int
    values: Values
    audience: int

    def __init__(self, kind: str, rule: str, seat: int, values: Values, audience: int) -> None:
        self.kind = kind
        self.rule = rule
        self.seat = seat
        self.values = values
        self.audience = audience

    def heard_by(self, seat: int) -> bool:
        return self.audience in (EVERYBODY, seat)

    def plain(self) -> dict[str, object]:
        """The event as plain data."""
        return {"kind": self.kind, "rule": self.rule, "seat": self.seat, "values": self.values}

    def __eq__(self, other: object) -> bool:
        """Facts are the same if they say the same to the same."""
        if not isinstance(other, Event):
            return NotImplemented
        return self.audience == other.audience and self.plain() == other.plain()

    def __hash__(self) -> int:
        return hash((self.kind, self.rule, self.seat, self.audience))

    def __repr__(self) -> str:
        return f"<{self.kind} {self.rule} seat {self.seat} {self.values}>"


def packed(events: Iterable[Event]) -> bytes:
    """Events in little room: as objects they would be most of a long match's memory."""
    return marshal.dumps([(e.kind, e.rule, e.seat, e.values, e.audience) for e in events])


@lru_cache(maxsize=8192)
def unpacked(told: bytes) -> tuple[Event, ...]:
    """The events again; those of the moves that are read now are kept."""
    return tuple([Event(*facts) for facts in marshal.loads(told)])
