"""A table of the Tea House for tests: set up by naming pieces, played by text, read by name."""

from typing import Self

from dynasty.games._template.game import TeaHouse, load
from dynasty.games._template.names import GUESTS, HOURS
from dynasty.games._template.rules.serving import CALL_CRIER
from dynasty.games._template.state import TeaState
from dynasty.kernel import make_pile, pile_cards
from tests.games.asking import Hearing


class Table(Hearing):
    """A game on its first day, or before it; colours name the seats."""

    game: TeaHouse
    state: TeaState

    def __init__(self, seats: int = 2, length: str = "short", day: int = 1) -> None:
        self.game = load()
        self.state = self.game.start(seats, 1, {"length": length}, listen=True)
        if day:
            self.set_aside()

    # Set up

    def waiting(self, *guests: str, coming: tuple[str, ...] = ()) -> Self:
        """These guests are in the row, and only those others may still come."""
        s = self.state
        s.row, s.pile = [GUESTS.index(guest) for guest in guests], bits(*coming)
        s.gone = bits(*GUESTS) & ~s.pile & ~bits(*guests)
        return self

    def holds(self, colour: str, *guests: str) -> Self:
        """The player holds these cards; whoever had them gets those that were there."""
        s, wanted = self.state, bits(*guests)
        had = s.favourites[self.seat_of(colour)]
        for old, new in zip(pile_cards(had & ~wanted), pile_cards(wanted & ~had), strict=True):
            s.favourites = [swapped(pile, old, new) for pile in s.favourites]
            s.aside = [swapped(pile, old, new) for pile in s.aside]
        s.decisions = []
        return self.settle()

    def gives(self, colour: str, leaves: int = 0, coins: int = 0) -> Self:
        self.state.leaves[self.seat_of(colour)] = leaves
        self.state.coins[self.seat_of(colour)] = coins
        return self

    # Playing

    def set_aside(self) -> Self:
        """Everybody sets aside the first cards."""
        while self.state.day == 0:
            decision = self.state.decisions[0]
            self.answer(decision.seat, str(decision.choices[0]))
        return self

    def rises(self, **hours: str) -> Self:
        """These players choose an hour."""
        for colour, hour in hours.items():
            self.answer(self.seat_of(colour), f"rise:{hour}")
        return self

    def pick_all(self) -> Self:
        """Whoever has a turn today picks leaves."""
        while len(self.state.decisions) == 1:
            self.play("pick:garden")
        return self

    def finish(self) -> Self:
        """Everybody takes the default until the end; nobody calls the crier."""
        while self.state.decisions:
            seat = self.state.decisions[0].seat
            choice = self.game.default(self.state, seat)
            assert choice not in CALL_CRIER.offers
            self.answer(seat, str(choice))
        return self

    # Reading

    def waits_for(self) -> list[str]:
        """Everybody who is asked."""
        return [self.colours[decision.seat] for decision in self.state.decisions]

    def offers(self, colour: str) -> list[str]:
        """The choices of a player, where several are asked."""
        decision = self.state.decision_of(self.seat_of(colour))
        return [] if decision is None else [str(choice) for choice in decision.choices]

    def leaves(self, colour: str) -> int:
        return self.state.leaves[self.seat_of(colour)]

    def coins(self, colour: str) -> int:
        return self.state.coins[self.seat_of(colour)]

    def row(self) -> list[str]:
        return [GUESTS[guest] for guest in self.state.row]

    def hours(self, colour: str) -> list[str]:
        return [HOURS[hour] for hour in pile_cards(self.state.hours[self.seat_of(colour)])]

    def favourites(self, colour: str) -> list[str]:
        return [GUESTS[guest] for guest in pile_cards(self.state.favourites[self.seat_of(colour)])]

    def aside(self, colour: str) -> list[str]:
        return [GUESTS[guest] for guest in pile_cards(self.state.aside[self.seat_of(colour)])]


def bits(*guests: str) -> int:
    return make_pile(GUESTS.index(guest) for guest in guests)


def swapped(pile: int, one: int, other: int) -> int:
    """The pile with each of two cards in the place of the other."""
    if pile >> one & 1 == pile >> other & 1:
        return pile
    return pile ^ (1 << one) ^ (1 << other)
