"""Set-up: leaves, favourites, the first guests (T-1)."""

from typing import Final

from dynasty.games._template.components import Box
from dynasty.games._template.names import GUESTS, HOURS, NOTHING
from dynasty.games._template.state import TeaState
from dynasty.kernel import Chance, Routine, draw, pile_of

ALL_HOURS: Final = (1 << len(HOURS)) - 1


def set_up(seats: int, chance: Chance, box: Box, days: int) -> TeaState:
    """[T-1.1] The table before the first day."""
    s = TeaState(seats, chance, box)
    s.day, s.days, s.order, s.called = 1, days, [], 0
    s.leaves, s.coins, s.served = [box.start_leaves] * seats, [0] * seats, [0] * seats
    s.hours, s.hour = [ALL_HOURS] * seats, [NOTHING] * seats
    s.row, s.pile, s.gone = [], pile_of(range(len(GUESTS))), 0
    fill_row(s)
    s.favourite = []
    deal_favourites(s)
    return s


def fill_row(s: TeaState) -> None:
    """[T-1.1] [T-2.4] New guests by chance, as long as there are any."""
    while len(s.row) < s.box.row and s.pile:
        guest = draw(s.pile, s.chance)
        s.pile ^= 1 << guest
        s.row.append(guest)
        s.tell("guest_came", "T-2.4", NOTHING, guest=GUESTS[guest])


def deal_favourites(s: TeaState) -> None:
    """[T-1.2] A favourite guest for each seat, a different one for each."""
    left = pile_of(range(len(GUESTS)))
    for _ in range(s.seats):
        s.favourite.append(draw(left, s.chance))
        left ^= 1 << s.favourite[-1]


class LearnFavourites(Routine[TeaState]):
    """[T-1.2] Each seat learns its own favourite, in secret."""

    rule = "T-1.2"

    def run(self, s: TeaState, seat: int, arg: int) -> None:
        for owner in range(s.seats):
            s.whisper("favourite_dealt", "T-1.2", owner, guest=GUESTS[s.favourite[owner]])


LEARN_FAVOURITES: Final = LearnFavourites()
