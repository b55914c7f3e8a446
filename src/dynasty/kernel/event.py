"""Events: what happened in a game, as numbers and ids with a rule; never sentences."""

import marshal
from collections.abc import Iterable
from functools import lru_cache
from typing import Any, Final

from dynasty.kernel.copying import Immutable

Values = dict[str, int | str | tuple[str, ...]]
"""Numbers, nouns (ids of things) and lists of nouns, by name."""

ALL_SEATS: Final = -1

SEAT_NOUNS: Final = tuple(f"seat_{seat}" for seat in range(8))


def seat_noun(seat: int) -> str:
    """Return the id that events and views use for a seat."""
    return SEAT_NOUNS[seat]


class Event(Immutable):
    """One thing that happened, with rule, seat and values; `audience` is one seat or -1 for all."""

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

    def __reduce__(self) -> tuple[Any, ...]:
        return Event, (self.kind, self.rule, self.seat, self.values, self.audience)

    def heard_by(self, seat: int) -> bool:
        return self.audience in (ALL_SEATS, seat)

    def plain(self) -> dict[str, object]:
        """Return the event as plain data."""
        return {"kind": self.kind, "rule": self.rule, "seat": self.seat, "values": self.values}

    def __eq__(self, other: object) -> bool:
        """Return whether both events say the same to the same audience."""
        if not isinstance(other, Event):
            return NotImplemented
        return self.audience == other.audience and self.plain() == other.plain()

    def __hash__(self) -> int:
        return hash((self.kind, self.rule, self.seat, self.audience))

    def __repr__(self) -> str:
        return f"<{self.kind} {self.rule} seat {self.seat} {self.values}>"


def pack_events(events: Iterable[Event]) -> bytes:
    """Return the events as compact bytes; as objects they would fill most of a match's memory."""
    return marshal.dumps([(e.kind, e.rule, e.seat, e.values, e.audience) for e in events])


@lru_cache(maxsize=8192)
def unpack_events(told: bytes) -> tuple[Event, ...]:
    """Return the events of these bytes; the results of recent calls are cached."""
    return tuple([Event(*facts) for facts in marshal.loads(told)])
