"""Events: facts that happened, with their numbers and their rule; never sentences."""

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

    def __repr__(self) -> str:
        return f"<{self.kind} {self.rule} seat {self.seat} {self.values}>"
