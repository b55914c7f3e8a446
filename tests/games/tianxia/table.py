"""A table of Tianxia for tests: set up by naming pieces, played by text, read back by name."""

from typing import Self

from dynasty.games.tianxia.names import (
    BARGES,
    COLOURS,
    NOBODY,
    POSITIONS,
    SECTIONS,
    SLOTS,
    SPACES,
    STUFF,
)
from dynasty.games.tianxia.rules.attack import ATTACK
from dynasty.games.tianxia.rules.final_scoring import FINAL_SCORING
from dynasty.games.tianxia.rules.rounds import CLEAN_UP, PLAY_ROUND
from dynasty.games.tianxia.rules.turn import NEXT_TURN, begin_turn
from dynasty.games.tianxia.view import PlayerView, SectionView, ShipView, SlotView, TianxiaView
from tests.games.tianxia.setting import SEAT_OF, Setting


class Table(Setting):
    """A position, what is asked there, and what the players see; it keeps the invariants."""

    # Playing

    def turn(self, colour: str) -> Self:
        """The player begins a turn of the Action phase; the rest of the game follows."""
        s, seat = self.state, SEAT_OF[colour]
        while len(s.nomads) < s.round:
            card = (s.nomad_pile & -s.nomad_pile).bit_length() - 1
            s.nomad_pile ^= 1 << card
            s.nomads.append(s.deck + card)
        s.decisions, s.events = [], []
        s.agenda.clear()
        s.then(FINAL_SCORING, NOBODY)
        for number in range(self.box.rounds, s.round, -1):
            s.then(PLAY_ROUND, NOBODY, number)
        if s.round < self.box.rounds:
            s.then(CLEAN_UP, NOBODY)
        s.then(ATTACK, NOBODY)
        s.then(NEXT_TURN, NOBODY, (s.order.index(seat) + 1) % s.seats)
        begin_turn(s, seat)
        return self.settle()

    def runs(self, step: str, arg: int = 0, colour: str | None = None) -> Self:
        """Only this step, for a player or for nobody; then nothing more."""
        s = self.state
        s.decisions, s.events = [], []
        s.agenda.clear()
        s.then(self.game.steps[step], NOBODY if colour is None else SEAT_OF[colour], arg)
        return self.settle()

    def broken(self) -> list[str]:
        """Steps that run alone leave the attack of their round unfought."""
        problems = super().broken()
        if not self.state.decisions:
            problems = [problem for problem in problems if "was not fought" not in problem]
        return problems

    # What is asked

    def offered(self, *verbs: str) -> list[str]:
        """The choices with these verbs."""
        return [option for option in self.options if option.split(":")[0] in verbs]

    # What lies on the table

    @property
    def seen(self) -> TianxiaView:
        """The table as a spectator sees it."""
        return self.game.view(self.state, -1)

    def player(self, colour: str) -> PlayerView:
        """The player's area as he sees it himself."""
        return self.game.view(self.state, SEAT_OF[colour]).players[SEAT_OF[colour]]

    def slot(self, name: str) -> SlotView:
        return self.seen.slots[SLOTS.index(name)]

    def section(self, name: str) -> SectionView:
        return self.seen.sections[SECTIONS.index(name)]

    def ship_at(self, position: str) -> ShipView:
        return self.seen.ships[POSITIONS.index(position)]

    def governors(self, slot: str) -> list[str]:
        return [self.colours[seat] for seat in self.slot(slot).governors]

    def workers(self, resource: str) -> list[str]:
        """Who stands on the Barge, left to right."""
        row = self.seen.barges[BARGES.index(f"barge_{resource}")][1]
        return ["neutral" if seat < 0 else self.colours[seat] for seat in row]

    def on(self, space: str) -> list[str]:
        """The Action markers on a space."""
        return [self.colours[seat] for seat in self.seen.spaces[SPACES.index(space)][1]]

    def garrison(self, section: str) -> list[str]:
        return [self.colours[seat] for seat in self.section(section).soldiers]

    # What a player has

    def has(self, colour: str) -> dict[str, int]:
        """Resources, Goods and Coins, without the zeros."""
        found = dict(zip(STUFF, self.player(colour).stuff, strict=True))
        return {name: amount for name, amount in found.items() if amount}

    def vp(self, colour: str) -> int:
        return self.player(colour).vp

    def meeples(self, colour: str) -> int:
        return self.player(colour).meeples

    def step(self, colour: str, track: str) -> int:
        return self.player(colour).steps[COLOURS.index(track)]

    def filled(self, colour: str, merchant: str) -> int:
        """Merchants on an action of the player's board."""
        return next(m.filled for m in self.player(colour).merchants if m.id == merchant)

    def unused(self, colour: str) -> list[str]:
        return [kind for kind, used in self.player(colour).tiles if not used]

    def used(self, colour: str) -> list[str]:
        return [kind for kind, used in self.player(colour).tiles if used]

    def hand(self, colour: str) -> list[str]:
        return [card.id for card in self.player(colour).hand or ()]
