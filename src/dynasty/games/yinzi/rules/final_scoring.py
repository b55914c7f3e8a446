"""Final scoring: the last opportunity of a seat, the points and the ranking (Y-13)."""

from operator import mul
from typing import Final

from dynasty.games.yinzi.names import (
    COUNTRIES,
    FOREIGN_MARKETS,
    NOTHING,
    SECTIONS,
    SLOTS_PER_SECTION,
)
from dynasty.games.yinzi.rules.battle import DONE, ENDING
from dynasty.games.yinzi.rules.discs_and_cubes import NOBODY
from dynasty.games.yinzi.rules.fortune_actions import SECTION_MASK
from dynasty.games.yinzi.rules.payments import rate
from dynasty.games.yinzi.rules.resolution_phase import SERVE, ServeRoutes
from dynasty.games.yinzi.rules.route_demands import all_pieces
from dynasty.games.yinzi.rules.rural_market import SELL_WINDOW
from dynasty.games.yinzi.rules.sailing import loads_of
from dynasty.games.yinzi.rules.transport import capacity
from dynasty.games.yinzi.state import YinziState
from dynasty.kernel import Choice, Routine, ScoreLine, ScoreSheet, pile_cards, seat_noun

DONE_LAST: Final = DONE[3]
LINES: Final = (
    "boats",
    "factories",
    "commodities",
    "emissaries",
    "unsold",
    "glories",
    "routes",
    "advancements",
    "silver",
    "misfortune",
)


class TakeLastChance(ServeRoutes):
    """[Y-13.1] Sell food and serve open tiles once more, after the last round."""

    rule = "Y-13.1"
    prompt = "ask-last-chance"
    offers = (DONE_LAST, *SERVE)
    part = ENDING
    window = SELL_WINDOW

    def gives_up(self, s: YinziState, seat: int, arg: int, choice: Choice) -> str:
        return "forgo-last-routes" if len(self.choices(s, seat, arg)) > 1 else ""


def factory_points(s: YinziState, seat: int) -> int:
    """[Y-13.2] Return the points for the seat's factories, by level."""
    return sum(s.box.level_points[s.level[factory]] for factory in pile_cards(s.owned[seat]))


def delivery_points(s: YinziState, seat: int) -> int:
    """[Y-13.2] Return the points for commodities delivered, by box or pool."""
    at = seat * len(FOREIGN_MARKETS)
    return sum(map(mul, s.delivered[at : at + len(FOREIGN_MARKETS)], s.box.market_points))


def emissary_points(s: YinziState, seat: int) -> int:
    """[Y-13.2] Return the points for emissaries that have arrived."""
    at = seat * len(COUNTRIES)
    return sum(s.emissaries[at : at + len(COUNTRIES)]) * s.box.emissary


def unsold_points(s: YinziState, seat: int) -> int:
    """[Y-13.2] Return the points for commodities in factories and on ships at the coast."""
    return (all_pieces(s, seat) + loads_of(s, seat)) * s.box.commodity_left


def glory_points(s: YinziState, seat: int) -> int:
    """[Y-13.2] Return the points for discs on both stacks of glory."""
    return s.high_glory[seat] * s.box.glory_high + s.low_glory[seat] * s.box.glory_low


def route_points(s: YinziState, seat: int) -> int:
    """[Y-13.2] Return the points for completed tiles, fulfilled ones in the row included."""
    fulfilled = [tile for tile in s.row if tile != NOTHING and s.server[tile] == seat]
    return sum(s.box.route_points[tile] for tile in pile_cards(s.won[seat]) + fulfilled)


def section_discs(s: YinziState, seat: int, section: int) -> int:
    """[Y-6.5] Return the number of the seat's discs in a section of the advancements box."""
    return (s.slots[seat] >> section * SLOTS_PER_SECTION & SECTION_MASK).bit_count()


def majority_points(s: YinziState, seat: int, section: int) -> int:
    """[Y-13.2] Return the points for most discs in a section; tied leaders get less each."""
    counts = [section_discs(s, owner, section) for owner in range(s.seats)]
    if counts[seat] == 0 or counts[seat] < max(counts):
        return 0
    return s.box.majority if counts.count(max(counts)) == 1 else s.box.majority_tied


def silver_points(s: YinziState, seat: int) -> int:
    """[Y-13.2] Return the points for silver bags and those that the copper buys."""
    return (s.silver[seat] + s.copper[seat] // rate(s)) * s.box.silver_points


def settled(s: YinziState, seat: int) -> dict[str, int]:
    """[Y-13.2] Return by category the points that the seat can no longer lose."""
    return {
        "boats": capacity(s, seat) * s.box.boat_points,
        "commodities": delivery_points(s, seat),
        "emissaries": emissary_points(s, seat),
        "glories": glory_points(s, seat),
        "routes": route_points(s, seat),
        "misfortune": s.misfortune[seat] * s.box.misfortune_points,
    }


def unsettled(s: YinziState, seat: int) -> dict[str, int]:
    """[Y-13.2] Return by category the points that the seat may still lose or spend."""
    return {
        "factories": factory_points(s, seat),
        "unsold": unsold_points(s, seat),
        "advancements": sum(majority_points(s, seat, part) for part in range(len(SECTIONS))),
        "silver": silver_points(s, seat),
    }


def score_sheet(s: YinziState, seat: int) -> ScoreSheet:
    """[Y-13.2] Return what the seat would score if the game ended now."""
    open_yet = unsettled(s, seat)
    points = settled(s, seat) | open_yet
    lines = (ScoreLine(name, "Y-13.2", points[name], name in open_yet) for name in LINES)
    return ScoreSheet(seat, tuple(lines))


def ranking(s: YinziState) -> list[int]:
    """[Y-13.3] Return the seats, most points first; ties by the last turn order."""
    totals = [score_sheet(s, seat).total for seat in range(s.seats)]
    return sorted(s.order, key=lambda seat: -totals[seat])


class FinalScoring(Routine[YinziState]):
    """[Y-13.2] [Y-13.3] At the end: announce each line that scores, then the winner."""

    rule = "Y-13.2"

    def run(self, s: YinziState, seat: int, arg: int) -> None:
        s.active = NOTHING
        if s.events is None:
            return
        for owner in range(s.seats):
            for line in score_sheet(s, owner).lines:
                if line.points:
                    category = f"score-{line.category}"
                    s.tell("scored", line.rule, owner, category=category, points=line.points)
        totals = [score_sheet(s, owner).total for owner in range(s.seats)]
        first, best = ranking(s)[0], max(totals)
        ties = int(totals.count(best) > 1)
        s.tell("game_ended", "Y-13.3", NOBODY, winner=seat_noun(first), points=best, tied=ties)


TAKE_LAST_CHANCE: Final = TakeLastChance()
FINAL_SCORING: Final = FinalScoring()
