"""What holds at every question and at the end."""

from typing import Final

from dynasty.games._template.names import GUESTS
from dynasty.games._template.rules.day import EVENING, PLAY_DAY
from dynasty.games._template.rules.ending import END_GAME
from dynasty.games._template.state import TeaState
from dynasty.kernel import is_partition

ALL_GUESTS: Final = (1 << len(GUESTS)) - 1


def broken(s: TeaState) -> list[str]:
    """Which invariants do not hold; empty when all is well."""
    found: list[str] = []
    places = [s.pile, s.gone, *(1 << guest for guest in s.row), *s.served]
    if not is_partition(places, ALL_GUESTS):
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


def broken_course(s: TeaState) -> list[str]:
    """The days to come and the end must be on the agenda."""
    found: list[str] = []
    if s.due(PLAY_DAY) != list(range(s.days, s.day, -1)):
        found.append("the days to come follow each other")
    if s.due(END_GAME) != [0] * bool(s.agenda) or not s.in_sequence(END_GAME, PLAY_DAY, EVENING):
        found.append("the end comes last")
    return found
