"""Xi'an: the table of contents. Six turns of two rounds, then the final scoring."""

from collections.abc import Mapping
from pathlib import Path
from typing import Final

from dynasty.games.xian import advice, invariants
from dynasty.games.xian.components import Box, load_box
from dynasty.games.xian.fields import declare
from dynasty.games.xian.names import PLAYER_COLOURS
from dynasty.games.xian.rules import (
    armory,
    buildings,
    lab,
    market,
    palace,
    scoring,
    setup,
    turn,
    workers,
    workshop,
)
from dynasty.games.xian.seeing import see, see_sheet
from dynasty.games.xian.state import XianState
from dynasty.games.xian.view import XianView
from dynasty.kernel import Chance, Decision, Field, Game, ScoreSheet, draw_some, size

STEPS: Final = (
    turn.PLAY_TURN,
    turn.DRAW_CARDS,
    turn.ASK_FAVOUR,
    turn.PLAY_ROUND,
    turn.CHOOSE_PAIR,
    turn.SET_ORDER,
    turn.ACTIVATE,
    workers.USE_WORKER,
    market.MARKET_WINDOW,
    market.GIVE_TO_MARKET,
    market.GIVE_AGAIN,
    market.TAKE_FROM_MARKET,
    buildings.ENTER_BUILDING,
    buildings.TILE_WINDOW,
    workshop.CRAFT_WARRIOR,
    workshop.CRAFT_DISCOUNT,
    workshop.SEAL_WARRIOR,
    lab.PAINT_WARRIOR,
    lab.PAINT_DISCOUNT,
    lab.PAY_PIGMENTS,
    armory.FORGE_CARD,
    armory.FORGE_DISCOUNT,
    palace.ADVANCE_SUPERVISOR,
    palace.CHOOSE_END_TILE,
    market.GIVE_TO_EMISSARY,
    market.TAKE_FROM_EMISSARY,
    buildings.WRAP_UP,
    turn.DISCARD_PAIRS,
    turn.END_TURN,
    scoring.FINAL_SCORING,
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
    interludes = ("builders_home",)
    headlines = (
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
    )

    def __init__(self, box: Box) -> None:
        super().__init__(box, STEPS)
        self.own_box = box

    def lay(self, seats: int, chance: Chance, options: Mapping[str, str]) -> XianState:
        """[X-1.1] Set-up, six turns, final scoring."""
        s = setup.set_up(seats, chance, self.own_box)
        s.then(scoring.FINAL_SCORING, turn.NOBODY)
        for number in range(s.box.turns, 0, -1):
            s.then(turn.PLAY_TURN, turn.NOBODY, number)
        return s

    def blank(self, seats: int, chance: Chance) -> XianState:
        return XianState(seats, chance, self.own_box)

    def fields(self, seats: int) -> tuple[Field, ...]:
        return declare(seats, self.own_box)

    def view(self, s: XianState, seat: int) -> XianView:
        return see(s, seat, self.questions(s, seat))

    def deal_unseen(self, s: XianState, seat: int) -> None:
        """Other seats' hands and buried cards are any of the cards that they have not played."""
        for other in range(s.seats):
            if other == seat:
                continue
            unseen = s.deck[other] | s.buried[other] | s.hand[other]
            s.hand[other] = draw_some(unseen, size(s.hand[other]), s.chance)
            unseen ^= s.hand[other]
            s.buried[other] = draw_some(unseen, size(s.buried[other]), s.chance)
            s.deck[other] = unseen ^ s.buried[other]

    def scores(self, s: XianState) -> list[ScoreSheet]:
        return [scoring.score_sheet(s, seat) for seat in range(s.seats)]

    def open_scores(self, s: XianState, seat: int) -> list[ScoreSheet]:
        return [see_sheet(s, seat, owner) for owner in range(s.seats)]

    def points(self, s: XianState) -> list[int]:
        return s.prestige[:]

    def ranking(self, s: XianState) -> list[int]:
        return scoring.ranking(s)

    def appraise(self, s: XianState, seat: int) -> dict[str, float]:
        return advice.appraise(s, seat)

    def progress(self, s: XianState) -> float:
        return advice.progress(s)

    def incline(self, s: XianState, decision: Decision) -> list[float]:
        return advice.incline(s, decision)

    def broken_invariants(self, s: XianState) -> list[str]:
        return invariants.broken(s)

    def broken_course(self, s: XianState) -> list[str]:
        return invariants.broken_course(s)


def load(components: Path | None = None) -> Xian:
    """The game with its own box, or with an owner's values."""
    return Xian(load_box(components))
