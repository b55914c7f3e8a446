"""A table of Terracotta Army for tests: set up by naming pieces, played by text, read by name."""

from typing import Any, Self

from dynasty.games.terracotta_army.names import ACTIONS, CARDS, CELLS, NOBODY, SEGMENTS
from dynasty.games.terracotta_army.rules.final_scoring import FINAL_SCORING
from dynasty.games.terracotta_army.rules.inner_ring import INNER_ACTION
from dynasty.games.terracotta_army.rules.li_si_actions import ON_CARD, ON_WHEEL, resolve
from dynasty.games.terracotta_army.rules.li_si_turn import PM_CARDS, PM_TURN
from dynasty.games.terracotta_army.rules.li_si_warriors import SURPRISE_BUILD
from dynasty.games.terracotta_army.rules.middle_ring import MIDDLE_ACTION
from dynasty.games.terracotta_army.rules.outer_ring import OUTER_ACTION
from dynasty.games.terracotta_army.rules.round_scoring import SCORE_ROUND
from dynasty.games.terracotta_army.rules.rounds import CLEAN_UP
from dynasty.games.terracotta_army.rules.stock_and_score import CATEGORIES, PM, points
from dynasty.games.terracotta_army.rules.turn import CHOOSE_SEGMENT
from dynasty.games.terracotta_army.view import ArmyView, CellView, PlayerView
from dynasty.kernel import Event, Step
from tests.games.terracotta_army.setting import SEAT_OF, Setting

RINGS = {"inner": INNER_ACTION, "middle": MIDDLE_ACTION, "outer": OUTER_ACTION}


class Table(Setting):
    """A position, what is asked there, and what the players see; it keeps the invariants."""

    # Playing

    def steps(self, *frames: tuple[Step[Any], int, int]) -> Self:
        self.state.follow(*frames)
        return self.settle()

    def turn(self, who: str) -> Self:
        """That player's whole turn."""
        return self.steps((CHOOSE_SEGMENT, SEAT_OF[who], 0))

    def acts(self, who: str, segment: str, *rings: str) -> Self:
        """The worker of this turn stands there; the actions of these rings are to come, or all."""
        s, seat, at = self.state, SEAT_OF[who], SEGMENTS.index(segment)
        if not (s.craftsmen[seat] | s.artisans[seat]) >> at & 1:
            s.craftsmen[seat] |= 1 << at
        return self.steps(*((RINGS[ring], seat, at) for ring in rings or tuple(RINGS)))

    def scores_round(self) -> Self:
        return self.steps((SCORE_ROUND, NOBODY, 0))

    def cleans_up(self) -> Self:
        return self.steps((CLEAN_UP, NOBODY, 0))

    def ends(self) -> Self:
        return self.steps((FINAL_SCORING, NOBODY, 0))

    # Li Si

    def pm_turn(self, first: int, second: int, number: int = 0) -> Self:
        """A turn of the Prime Minister with these dice."""
        self.fate((6, first - 1), (6, second - 1))
        return self.steps((PM_TURN, PM, number))

    def pm_resolves(self, action: str, segment: str = "s0", on_card: bool = False) -> Self:
        """One action for him, his worker of this turn on that segment."""
        s, at = self.state, SEGMENTS.index(segment)
        if not (s.craftsmen[PM] | s.artisans[PM]) >> at & 1:
            s.craftsmen[PM] |= 1 << at
        resolve(s, ACTIONS.index(action), at, ON_CARD if on_card else ON_WHEEL)
        return self.settle()

    def pm_cards(self, *cards: str, segment: str = "s0") -> Self:
        """These cards are active; he resolves them."""
        for card in cards:
            bit = 1 << CARDS.index(card)
            self.state.active |= bit
            self.state.deck &= ~bit
        return self.steps((PM_CARDS, PM, SEGMENTS.index(segment)))

    def surprise(self) -> Self:
        times = self.state.box.surprise_times
        return self.steps(*((SURPRISE_BUILD, PM, 0),) * times, *((SURPRISE_BUILD, PM, 1),) * times)

    # Reading

    @property
    def offers(self) -> set[str]:
        """What the player who is asked may choose, in any order."""
        return set(self.options)

    def cells_offered(self, verb: str) -> set[str]:
        return {c.noun for c in self.decision.choices if c.verb == verb}

    def vp(self, who: str) -> int:
        """On the track."""
        return points(self.state, SEAT_OF[who])

    def earned(self, who: str, category: str) -> int:
        return self.state.earned[SEAT_OF[who] * len(CATEGORIES) + CATEGORIES.index(category)]

    def sheet(self, who: str) -> dict[str, int]:
        """The whole score sheet, the end as it stands included."""
        lines = self.game.scores(self.state)[SEAT_OF[who]].lines
        return {line.category: line.points for line in lines}

    def coins(self, who: str) -> int:
        return self.state.coins[SEAT_OF[who]]

    def wet(self, who: str) -> int:
        return self.state.wet[SEAT_OF[who]]

    def dry(self, who: str) -> int:
        return self.state.dry[SEAT_OF[who]]

    @property
    def view(self) -> ArmyView:
        return self.game.view(self.state, 0)

    def player(self, who: str) -> PlayerView:
        return self.view.players[SEAT_OF[who]]

    def cell(self, name: str) -> CellView:
        return self.view.cells[CELLS.index(name)]

    def weapons(self, who: str) -> set[str]:
        """The active ones."""
        return {weapon for weapon, active in self.player(who).weapons if active}

    def events(self, kind: str) -> list[Event]:
        return [event for event in self.state.events or [] if event.kind == kind]

    def told(self, kind: str) -> Event:
        """The last event of a kind."""
        return self.events(kind)[-1]

    def values(self, kind: str) -> dict[str, Any]:
        """What the last event of a kind says, but for whom."""
        return {key: value for key, value in self.told(kind).values.items() if key != "seat"}
