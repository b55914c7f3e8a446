"""The game class of Xi'an, which connects its rules, view, advice and invariants."""

from collections.abc import Mapping
from pathlib import Path
from typing import ClassVar, Final

from dynasty.games.xian import bot_heuristics, invariants
from dynasty.games.xian.build_view import build_view, see_sheet
from dynasty.games.xian.components import Box, load_box
from dynasty.games.xian.fields import declare_fields
from dynasty.games.xian.names import PLAYER_COLOURS
from dynasty.games.xian.rules import (
    armory,
    buildings,
    final_scoring,
    market,
    painting,
    palace,
    setup,
    turns_and_rounds,
    worker_cards,
    workshop,
)
from dynasty.games.xian.state import XianState
from dynasty.games.xian.view import XianView
from dynasty.kernel import Chance, Decision, Field, Game, ScoreSheet, draw_some, pile_size

STEPS: Final = (
    turns_and_rounds.PLAY_TURN,
    turns_and_rounds.DRAW_CARDS,
    turns_and_rounds.ASK_FAVOUR,
    turns_and_rounds.PLAY_ROUND,
    turns_and_rounds.CHOOSE_PAIR,
    turns_and_rounds.SET_ORDER,
    turns_and_rounds.ACTIVATE,
    worker_cards.USE_WORKER,
    market.MARKET_WINDOW,
    market.GIVE_TO_MARKET,
    market.GIVE_AGAIN,
    market.TAKE_FROM_MARKET,
    buildings.ENTER_BUILDING,
    buildings.TILE_WINDOW,
    workshop.CRAFT_WARRIOR,
    workshop.CRAFT_DISCOUNT,
    workshop.SEAL_WARRIOR,
    painting.PAINT_WARRIOR,
    painting.PAINT_DISCOUNT,
    painting.PAY_PIGMENTS,
    armory.FORGE_CARD,
    armory.FORGE_DISCOUNT,
    palace.ADVANCE_SUPERVISOR,
    palace.CHOOSE_END_TILE,
    market.GIVE_TO_EMISSARY,
    market.TAKE_FROM_EMISSARY,
    buildings.WRAP_UP,
    turns_and_rounds.DISCARD_PAIRS,
    turns_and_rounds.END_TURN,
    final_scoring.FINAL_SCORING,
)


class Xian(Game[XianState]):
    """The rules of Xi'an for 2, 3 and 4 players."""

    name = "xian"
    folder = Path(__file__).parent
    version = "1"
    seat_counts = (2, 3, 4)
    bound = 1500
    end_rule = "X-9.1"
    colours = PLAYER_COLOURS
    interludes: ClassVar[Mapping[str, str]] = {
        "builders_home": "close",
        "turn_started": "begin",
        "game_ended": "end",
        "totalled": "end",
        "scored": "end",
    }
    headlines = (
        "game_ended",
        "totalled",
        "end_tile_taken",
        "warrior_painted",
        "warrior_crafted",
        "equipment_forged",
        "supervisor_advanced",
        "helper_recruited",
        "worker_paid",
        "pigment_taken",
        "passed",
        "fee_paid",
        "minister_moved",
        "display_refilled",
    )

    def __init__(self, box: Box) -> None:
        super().__init__(box, STEPS)
        self.own_box = box

    def lay(self, seats: int, chance: Chance, options: Mapping[str, str]) -> XianState:
        """[X-1.1] Set up the game and its agenda: six turns, then the final scoring."""
        s = setup.set_up(seats, chance, self.own_box)
        s.then(final_scoring.FINAL_SCORING, turns_and_rounds.NOBODY)
        for number in range(s.box.turns, 0, -1):
            s.then(turns_and_rounds.PLAY_TURN, turns_and_rounds.NOBODY, number)
        return s

    def blank(self, seats: int, chance: Chance) -> XianState:
        return XianState(seats, chance, self.own_box)

    def fields(self, seats: int) -> tuple[Field, ...]:
        return declare_fields(seats, self.own_box)

    def view(self, s: XianState, seat: int) -> XianView:
        return build_view(s, seat, self.questions(s, seat))

    def deal_unseen(self, s: XianState, seat: int) -> None:
        """Deal random unplayed cards as the other seats' hands and buried cards."""
        for other in range(s.seats):
            if other == seat:
                continue
            unseen = s.deck[other] | s.buried[other] | s.hand[other]
            s.hand[other] = draw_some(unseen, pile_size(s.hand[other]), s.chance)
            unseen ^= s.hand[other]
            s.buried[other] = draw_some(unseen, pile_size(s.buried[other]), s.chance)
            s.deck[other] = unseen ^ s.buried[other]

    def scores(self, s: XianState) -> list[ScoreSheet]:
        return [final_scoring.score_sheet(s, seat) for seat in range(s.seats)]

    def open_scores(self, s: XianState, seat: int) -> list[ScoreSheet]:
        return [see_sheet(s, seat, owner) for owner in range(s.seats)]

    def points(self, s: XianState) -> list[int]:
        return s.prestige[:]

    def ranking(self, s: XianState) -> list[int]:
        return final_scoring.ranking(s)

    def appraise(self, s: XianState, seat: int) -> dict[str, float]:
        return bot_heuristics.value_parts(s, seat)

    def progress(self, s: XianState) -> float:
        return bot_heuristics.progress(s)

    def incline(self, s: XianState, decision: Decision) -> list[float]:
        return bot_heuristics.choice_priors(s, decision)

    def broken_invariants(self, s: XianState) -> list[str]:
        return invariants.invariant_violations(s)

    def broken_course(self, s: XianState) -> list[str]:
        return invariants.agenda_violations(s)


def load(components: Path | None = None) -> Xian:
    """Return the game with its own box, or with the owner's values."""
    return Xian(load_box(components))
