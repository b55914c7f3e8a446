"""The invariants that hold at every question and at the end."""

from functools import reduce
from operator import or_
from typing import Final

from dynasty.games._template.names import GUESTS
from dynasty.games._template.rules.day import EVENING, PLAY_DAY
from dynasty.games._template.rules.final_scoring import END_GAME
from dynasty.games._template.rules.setup import SET_ASIDE
from dynasty.games._template.state import TeaState
from dynasty.kernel import is_partition, pile_size

ALL_GUESTS: Final = (1 << len(GUESTS)) - 1


def invariant_violations(s: TeaState) -> list[str]:
    """Return the invariants that do not hold; empty if all hold."""
    found: list[str] = []
    places = [s.pile, s.gone, *(1 << guest for guest in s.row), *s.served]
    if not is_partition(places, ALL_GUESTS):
        found.append("every guest is in exactly one place")
    if len(s.row) > s.box.row:
        found.append("the row is never too long")
    if min(*s.leaves, *s.coins) < 0:
        found.append("nobody owes leaves or coins")
    held = [*s.favourites, *s.aside]
    if not is_partition([*held, ALL_GUESTS & ~union_of_piles(held)], ALL_GUESTS):
        found.append("there is one card of each guest")
    aside = s.box.aside_cards if s.day else 0
    if {*map(pile_size, s.favourites)} != {s.box.dealt_cards - aside} or {
        *map(pile_size, s.aside)
    } != {aside}:
        found.append("everybody has set aside as many cards before the first day")
    if not all(s.hours):
        found.append("everybody has an hour left")
    return found


def union_of_piles(piles: list[int]) -> int:
    """Return the cards in any of the piles, as bits."""
    return reduce(or_, piles)


def agenda_violations(s: TeaState) -> list[str]:
    """Return the errors in the agenda: a missing or misplaced day, evening or end."""
    found: list[str] = []
    first = [0] * (s.day == 0)
    if s.due(SET_ASIDE) != first or s.due(PLAY_DAY) != first:
        found.append("cards are set aside before the first day, and then it comes")
    if s.due(EVENING) != [0] * bool(s.day and s.agenda):
        found.append("a day has an evening")
    if s.due(END_GAME) != [0] * bool(s.agenda) or not s.in_sequence(END_GAME, PLAY_DAY, EVENING):
        found.append("the end comes last")
    return found
