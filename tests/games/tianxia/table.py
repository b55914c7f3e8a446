"""A table of Tianxia for tests: set up by naming pieces, played by text, read back by name."""

from typing import Any, Self

import pytest

from dynasty.games.tianxia.invariants import broken
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
from dynasty.games.tianxia.rules.rounds import CLEAN_UP, PLAY_ROUND
from dynasty.games.tianxia.rules.scoring import FINAL_SCORING
from dynasty.games.tianxia.rules.turn import NEXT_TURN, begin_turn
from dynasty.games.tianxia.view import PlayerView, SectionView, ShipView, SlotView, TianxiaView
from dynasty.kernel import IllegalChoice, NotAsked
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

    def settle(self) -> Self:
        self.game.settle(self.state)
        return self.hold()

    def hold(self) -> Self:
        """Every invariant holds."""
        problems = broken(self.state)
        if not self.state.decisions:
            problems = [problem for problem in problems if "was not fought" not in problem]
        assert not problems, problems
        return self

    def play(self, *texts: str) -> Self:
        """Answers of the player who is asked, one after the other."""
        for text in texts:
            (decision,) = self.state.decisions
            self.game.apply(self.state, decision.seat, self.game.vocabulary.read(text))
            self.hold()
        return self

    # What is asked

    @property
    def asked(self) -> str:
        """Who is asked."""
        (decision,) = self.state.decisions
        return self.colours[decision.seat]

    @property
    def question(self) -> str:
        """The text key of the question."""
        (decision,) = self.state.decisions
        return decision.step.question(self.state, decision.seat, decision.arg)

    @property
    def options(self) -> list[str]:
        """The choices of the player who is asked."""
        (decision,) = self.state.decisions
        return [str(choice) for choice in decision.choices]

    def offered(self, *verbs: str) -> list[str]:
        """The choices with these verbs."""
        return [option for option in self.options if option.split(":")[0] in verbs]

    def details(self, choice: str) -> dict[str, Any]:
        """The numbers shown beside a choice of the player who is asked."""
        questions = self.game.questions(self.state, SEAT_OF[self.asked])
        return next(o.details for q in questions for o in q.offers or () if o.choice == choice)

    def why_not(self, choice: str, colour: str | None = None) -> str:
        """The rule and the reason; the choice is refused and changes nothing."""
        s, read = self.state, self.game.vocabulary.read(choice)
        seat = SEAT_OF[colour or self.asked]
        refusal, before = self.game.why_not(s, seat, read), self.game.dump(s)
        assert refusal is not None, f"{choice} is legal"
        with pytest.raises((IllegalChoice, NotAsked)):
            self.game.apply(s, seat, read)
        assert self.game.dump(s) == before
        return f"{refusal.rule} {refusal.reason}"

    # What was told

    def heard(self, kind: str) -> list[dict[str, Any]]:
        """The events of this kind, seats by colour."""
        found: list[dict[str, Any]] = []
        for event in self.state.events or ():
            if event.kind == kind:
                who = {"seat": self.colours[event.seat]} if event.seat >= 0 else {}
                values = {key: self.named(value) for key, value in event.values.items()}
                found.append({**who, "rule": event.rule, **values})
        return found

    def told(self, kind: str) -> dict[str, Any]:
        """The only event of this kind."""
        (event,) = self.heard(kind)
        return event

    def named(self, value: Any) -> Any:
        if isinstance(value, tuple):
            return tuple(self.named(item) for item in value)
        is_seat = isinstance(value, str) and value.startswith("seat_")
        return self.colours[int(value[-1])] if is_seat else value

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

    def sheet(self, colour: str) -> dict[str, int]:
        """The lines of the player's score sheet that are not 0, by category."""
        lines = self.game.scores(self.state)[SEAT_OF[colour]].lines
        return {line.category: line.points for line in lines if line.points}

    def total(self, colour: str) -> int:
        return self.game.scores(self.state)[SEAT_OF[colour]].total
