"""What holds at every question and at the end."""

from typing import Final

from dynasty.games._template.names import GUESTS
from dynasty.games._template.state import TeaState
from dynasty.kernel import pile_of

ALL_GUESTS: Final = (1 << len(GUESTS)) - 1


def broken(s: TeaState) -> list[str]:
    """Which invariants do not hold; empty when all is well."""
    found: list[str] = []
    places = [s.pile, s.gone, pile_of(s.row), *s.served]
    if sum(place.bit_count() for place in places) != len(GUESTS) or sum(places) != ALL_GUESTS:
        found.append("every guest is in exactly one place")
    if len(s.row) > s.box.row:
        found.append("the row is never too long")
    if min(*s.leaves, *s.coins) < 0:
        found.append("nobody owes leaves or coins")
    if len(set(s.favourite)) != s.seats:
        found.append("favourites differ")
    if not all(s.hours):
        found.append("everybody has an hour left")
    return found
