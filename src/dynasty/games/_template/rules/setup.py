"""Set-up: leaves, and the favourites of each seat (T-1)."""

from typing import Final

from dynasty.games._template.components import Box
from dynasty.games._template.names import GUESTS, HOURS, NOBODY, NOTHING
from dynasty.games._template.state import TeaState
from dynasty.kernel import (
    Chance,
    Choice,
    Refusal,
    Routine,
    SecretStep,
    Values,
    choices,
    draw,
    draw_some,
    make_pile,
    pile_cards,
)

ALL_HOURS: Final = (1 << len(HOURS)) - 1
ASIDE: Final = choices("set_aside", GUESTS)

NOT_IN_HAND: Final = Refusal("T-1.3", "not-in-hand", foreign=True)


def set_up(seats: int, chance: Chance, box: Box, days: int) -> TeaState:
    """[T-1.1] Return the state before the first day."""
    s = TeaState(seats, chance, box)
    s.day, s.days, s.order, s.called = 0, days, [], 0
    s.leaves, s.coins, s.served = [box.start_leaves] * seats, [0] * seats, [0] * seats
    s.hours, s.hour = [ALL_HOURS] * seats, [NOTHING] * seats
    s.row, s.pile, s.gone = [], make_pile(range(len(GUESTS))), 0
    s.favourites, s.aside = [], [0] * seats
    deal_favourites(s)
    return s


def fill_row(s: TeaState) -> None:
    """[T-2.4] Add random guests to the row until it is full or the pile is empty."""
    while len(s.row) < s.box.row and s.pile:
        guest = draw(s.pile, s.chance)
        s.pile ^= 1 << guest
        s.row.append(guest)
        s.tell("guest_came", "T-2.4", NOBODY, guest=GUESTS[guest])


def deal_favourites(s: TeaState) -> None:
    """[T-1.2] Deal to each seat cards of guests, its favourites; each guest has one card."""
    left = make_pile(range(len(GUESTS)))
    for _ in range(s.seats):
        s.favourites.append(draw_some(left, s.box.dealt_cards, s.chance))
        left ^= s.favourites[-1]


def names_of(guests: int) -> tuple[str, ...]:
    """Return the names of the guests in these bits."""
    return tuple(GUESTS[guest] for guest in pile_cards(guests))


class LearnFavourites(Routine[TeaState]):
    """[T-1.2] Each seat looks at its own cards."""

    rule = "T-1.2"

    def run(self, s: TeaState, seat: int, arg: int) -> None:
        for owner in range(s.seats):
            s.whisper("cards_dealt", "T-1.2", owner, guests=names_of(s.favourites[owner]))


class SetAside(SecretStep[TeaState]):
    """[T-1.3] Set aside in secret one card after the other, until the favourites are left."""

    rule = "T-1.3"
    prompt = "ask-set-aside"
    offers = ASIDE
    compares = "coins"

    def choices(self, s: TeaState, seat: int, arg: int) -> list[Choice]:
        return [ASIDE[guest] for guest in pile_cards(in_hand(s, seat))]

    def refusal(self, s: TeaState, seat: int, arg: int, choice: Choice) -> Refusal | None:
        return None if in_hand(s, seat) >> choice.at & 1 else NOT_IN_HAND

    def is_complete(self, s: TeaState, seat: int, arg: int) -> bool:
        return len(s.sealed[seat]) == s.box.aside_cards

    def reveal(self, s: TeaState, arg: int, answers: list[tuple[Choice, ...]]) -> None:
        for seat, answer in enumerate(answers):
            s.aside[seat] = make_pile(choice.at for choice in answer)
            s.favourites[seat] ^= s.aside[seat]
            s.whisper("favourites_kept", "T-1.3", seat, guests=names_of(s.favourites[seat]))

    def details(self, s: TeaState, seat: int, arg: int, choice: Choice) -> Values:
        return {"leaves": s.box.thirst[choice.at], "coins": s.box.tip[choice.at]}


def in_hand(s: TeaState, seat: int) -> int:
    """[T-1.3] Return the cards not set aside yet, as bits; sealed answers count as set aside."""
    return s.favourites[seat] & ~make_pile(choice.at for choice in s.sealed[seat])


LEARN_FAVOURITES: Final = LearnFavourites()
SET_ASIDE: Final = SetAside()
