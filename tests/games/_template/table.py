"""A table of the Tea House for tests: set up by naming pieces, played by text, read by name."""

from __future__ import annotations

from dynasty.games._template.game import load
from dynasty.games._template.names import GUESTS, HOURS, PLAYER_COLOURS
from dynasty.games._template.rules.serving import CALL_CRIER
from dynasty.kernel import IllegalChoice, pile_of


class Table:
    """A game at its first question; colours name the seats."""

    def __init__(self, seats: int = 2, length: str = "short") -> None:
        self.game = load()
        self.state = self.game.start(seats, 1, {"length": length}, listen=True)

    def waiting(self, *guests: str, coming: tuple[str, ...] = ()) -> Table:
        """These guests are in the row, and only those others may still come."""
        s = self.state
        s.row, s.pile = [GUESTS.index(guest) for guest in guests], at(*coming)
        s.gone = at(*GUESTS) & ~s.pile & ~at(*guests)
        return self

    def likes(self, colour: str, guest: str) -> Table:
        s, seat, card = self.state, seat_of(colour), GUESTS.index(guest)
        if card in s.favourite:
            s.favourite[s.favourite.index(card)] = s.favourite[seat]
        s.favourite[seat] = card
        return self

    def gives(self, colour: str, leaves: int = 0, coins: int = 0) -> Table:
        self.state.leaves[seat_of(colour)] = leaves
        self.state.coins[seat_of(colour)] = coins
        return self

    def rises(self, **hours: str) -> Table:
        """Everybody chooses an hour."""
        for colour, hour in hours.items():
            self.play(colour, f"rise:{hour}")
        return self

    def play(self, colour: str, *texts: str) -> Table:
        for text in texts:
            self.game.apply(self.state, seat_of(colour), self.game.vocabulary.read(text))
            assert self.game.broken_invariants(self.state) == []
        return self

    def refuses(self, colour: str, text: str) -> tuple[str, str]:
        """The rule and the reason why this is not possible."""
        try:
            self.game.apply(self.state.clone(), seat_of(colour), self.game.vocabulary.read(text))
        except IllegalChoice as refused:
            return refused.rule, refused.reason
        raise AssertionError(f"{text} is possible")

    def offers(self, colour: str) -> list[str]:
        decision = self.state.decision_of(seat_of(colour))
        return [] if decision is None else [str(choice) for choice in decision.choices]

    def asked(self) -> list[str]:
        return [PLAYER_COLOURS[decision.seat] for decision in self.state.decisions]

    def leaves(self, colour: str) -> int:
        return int(self.state.leaves[seat_of(colour)])

    def coins(self, colour: str) -> int:
        return int(self.state.coins[seat_of(colour)])

    def row(self) -> list[str]:
        return [GUESTS[guest] for guest in self.state.row]

    def hours(self, colour: str) -> list[str]:
        left = self.state.hours[seat_of(colour)]
        return [hour for number, hour in enumerate(HOURS) if left >> number & 1]

    def favourite(self, colour: str) -> str:
        return GUESTS[self.state.favourite[seat_of(colour)]]

    def told(self) -> list[str]:
        return [event.kind for event in self.state.events or ()]

    def finish(self) -> Table:
        """Everybody takes the default until the end; nobody calls the crier."""
        while self.state.decisions:
            decision = self.state.decisions[0]
            choice = self.game.default(self.state, decision.seat)
            assert choice not in CALL_CRIER.offers
            self.game.apply(self.state, decision.seat, choice)
        return self

    def pick_all(self) -> Table:
        """Whoever has a turn today picks leaves."""
        while len(self.state.decisions) == 1:
            self.play(self.asked()[0], "pick:garden")
        return self


def seat_of(colour: str) -> int:
    return PLAYER_COLOURS.index(colour)


def at(*guests: str) -> int:
    return pile_of(GUESTS.index(guest) for guest in guests)
