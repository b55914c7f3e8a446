"""Player names, made safe to print in a terminal."""

from collections.abc import Iterable

from dynasty.kernel import SeatEntry


def printable_names(seats: Iterable[SeatEntry]) -> list[str]:
    """Return the names of the players without control characters."""
    return ["".join(filter(str.isprintable, seat.name)) for seat in seats]
