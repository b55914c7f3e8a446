"""Names out of files, for the terminal."""

from collections.abc import Iterable

from dynasty.kernel import SeatEntry


def names_of(seats: Iterable[SeatEntry]) -> list[str]:
    """The names of those who sit there, without what would steer the terminal."""
    return ["".join(filter(str.isprintable, seat.name)) for seat in seats]
