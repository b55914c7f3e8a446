"""Final scoring: points of Objectives, score sheets, ranking (TX-12, TX-15.3)."""

from typing import Final

from dynasty.games.tianxia.card_readers import (
    FORTIFICATIONS,
    GOVERNORS,
    GOVERNORS_IN,
    JADE_AGAIN,
    LEFT_GOODS,
    MEEPLES,
    RANKS,
    SHIPPING_MARKERS,
    TILES,
)
from dynasty.games.tianxia.names import (
    ANY,
    COLOURS,
    KINDS_OF_STUFF,
    NOBODY,
    OBJECTIVES,
    PORTS,
)
from dynasty.games.tianxia.packed_rows import piece_count
from dynasty.games.tianxia.rules.palace_tracks import rank_points
from dynasty.games.tianxia.rules.rival import is_li_mu
from dynasty.games.tianxia.rules.stock_and_score import CATEGORIES, CATEGORY_RULES, coins, held
from dynasty.games.tianxia.rules.tiles_and_jade import jade_count
from dynasty.games.tianxia.state import TianxiaState
from dynasty.kernel import Routine, ScoreLine, ScoreSheet, pile_cards, seat_noun


def jade_points(s: TianxiaState, seat: int) -> int:
    """[TX-12.1] Return the points for the seat's number of figurines."""
    return s.box.jade_vp[jade_count(s, seat)]


def governors(s: TianxiaState, seat: int) -> int:
    """[TX-12.6] Return the number of the seat's Governors on the board."""
    return s.owned[seat].bit_count()


def governors_in(s: TianxiaState, seat: int, regions: list[int]) -> int:
    """[TX-12.6] Return the number of the seat's Governors in these regions."""
    found = 0
    for region in regions:
        for slot in s.box.region_slots[region]:
            found += s.owned[seat] >> s.buildings[slot] & 1
    return found


def one_time_tiles(s: TianxiaState, seat: int) -> int:
    """[TX-12.6] Return the number of Bonus tiles in supply, used or not, without Jade."""
    return (s.tiles[seat] & ~s.box.jade_tiles).bit_count()


def fortifications(s: TianxiaState, seat: int, sections: list[int]) -> int:
    """[TX-12.6] Return the number of built Walls and Towers in these sections."""
    walls = sum(piece_count(s.walls[section], seat) for section in sections)
    return walls + sum(s.towers[section] == seat for section in sections)


def counted(s: TianxiaState, seat: int, card: int) -> int:
    """[TX-12.3] [TX-12.6] Return how many things of its kind an Objective counts."""
    scoring, among = s.box.scoring[card], s.box.among[card]
    if scoring == LEFT_GOODS:
        return held(s, seat, ANY)
    if scoring == GOVERNORS:
        return governors(s, seat)
    if scoring == GOVERNORS_IN:
        return governors_in(s, seat, among)
    if scoring == TILES:
        return one_time_tiles(s, seat)
    if scoring == SHIPPING_MARKERS:
        return sum(s.port_markers[seat * PORTS + port] for port in among)
    if scoring == FORTIFICATIONS:
        return fortifications(s, seat, among)
    return s.meeples[seat]


def objective_points(s: TianxiaState, seat: int, card: int) -> int:
    """[TX-12.3] [TX-12.6] Return what this Objective scores now."""
    box = s.box
    scoring = box.scoring[card]
    if scoring == RANKS:
        return sum(rank_points(s, seat, track) for track in box.among[card])
    if scoring == JADE_AGAIN:
        return jade_points(s, seat)
    found = counted(s, seat, card)
    if scoring in (LEFT_GOODS, GOVERNORS):
        return found * box.points[card][0]
    points = 0
    for threshold, step in zip(box.thresholds[card], box.points[card], strict=True):
        reached = found <= threshold if scoring == MEEPLES else found >= threshold
        if reached:
            points = step
    return points


def best_objectives(s: TianxiaState, seat: int) -> list[tuple[int, int]]:
    """[TX-12.3] Return the three cards of the hand that score most: points and card, best first."""
    found = [(objective_points(s, seat, card), -card) for card in pile_cards(s.hand[seat])]
    best = sorted(found, reverse=True)[: s.box.objectives_scored]
    return [(points, -card) for points, card in best]


def leftover_points(s: TianxiaState, seat: int) -> int:
    """[TX-12.4] Return one point per five Resources, Goods and Coins together."""
    at = seat * KINDS_OF_STUFF
    return sum(s.stuff[at : at + KINDS_OF_STUFF]) // s.box.leftover_divisor


def score_sheet(s: TianxiaState, seat: int) -> ScoreSheet:
    """[TX-12.5] Return what the seat has scored, and what the end would add now."""
    if seat >= scoring_seats(s):
        return ScoreSheet(seat, ())
    at = seat * len(CATEGORIES)
    start = s.vp[seat] - sum(s.earned[at : at + len(CATEGORIES)])
    lines = [ScoreLine("start", "TX-1.5", start)]
    for number, (category, rule) in enumerate(zip(CATEGORIES, CATEGORY_RULES, strict=True)):
        lines.append(ScoreLine(category, rule, s.earned[at + number]))
    lines.append(ScoreLine("jade", "TX-12.1", jade_points(s, seat), at_end=True))
    for track, colour in enumerate(COLOURS):
        lines.append(
            ScoreLine(f"rank_{colour}", "TX-12.2", rank_points(s, seat, track), at_end=True)
        )
    if seat >= s.deciders:
        return ScoreSheet(seat, (*lines, *li_mu_lines(s, seat)))
    best = best_objectives(s, seat)
    lines.append(ScoreLine("objectives", "TX-12.3", sum(points for points, _ in best), at_end=True))
    lines.append(ScoreLine("leftovers", "TX-12.4", leftover_points(s, seat), at_end=True))
    return ScoreSheet(seat, tuple(lines))


def open_sheet(s: TianxiaState, seat: int, viewer: int) -> ScoreSheet:
    """[TX-12.3] Return the sheet as another seat sees it: Objectives stay hidden until the end."""
    sheet = score_sheet(s, seat)
    if seat == viewer or not s.decisions:
        return sheet
    return ScoreSheet(seat, tuple(line for line in sheet.lines if line.category != "objectives"))


def li_mu_lines(s: TianxiaState, seat: int) -> tuple[ScoreLine, ...]:
    """[TX-15.3] [TX-15.4] Return Li Mu's lines for tiles and Governors instead of Objectives."""
    tiles = one_time_tiles(s, seat) * s.box.rival_tile
    each = s.box.level_governor[s.level]
    return (
        ScoreLine("rival_tiles", "TX-15.3", tiles, at_end=True),
        ScoreLine("rival_governors", "TX-15.3", governors(s, seat) * each, at_end=True),
    )


def scoring_seats(s: TianxiaState) -> int:
    """[TX-14.1] [TX-15.2] Return how many seats score: players and Li Mu."""
    return s.seats if is_li_mu(s) else s.deciders


def standing(s: TianxiaState, seat: int, total: int) -> tuple[int, int, int, int]:
    """[TX-12.5] [TX-15.5] Return a sort key: Prestige, Towers, Walls, Coins; Li Mu wins a tie."""
    if is_li_mu(s):
        return total, seat, 0, 0
    return total, s.towers_built[seat], s.walls_built[seat], coins(s, seat)


def ranking(s: TianxiaState) -> list[int]:
    """[TX-12.5] Return the seats, best first; the Neutral House, which has no score, last."""
    seats = range(scoring_seats(s))
    places = {seat: standing(s, seat, score_sheet(s, seat).total) for seat in seats}
    ranked = sorted(seats, key=lambda seat: places[seat], reverse=True)
    return ranked + list(range(len(ranked), s.seats))


def winners(s: TianxiaState) -> list[int]:
    """[TX-12.5] Return the seats that share the victory."""
    ranked = ranking(s)
    best = standing(s, ranked[0], score_sheet(s, ranked[0]).total)
    scoring = ranked[: scoring_seats(s)]
    return [q for q in scoring if standing(s, q, score_sheet(s, q).total) == best]


class FinalScoring(Routine[TianxiaState]):
    """[TX-12.5] After the last Attack phase: announce each line scored then, and the winner."""

    rule = "TX-12.5"

    def run(self, s: TianxiaState, seat: int, arg: int) -> None:
        s.active = NOBODY
        if s.events is None:
            return
        for owner in range(scoring_seats(s)):
            tell_objectives(s, owner)
            for line in score_sheet(s, owner).lines[1 + len(CATEGORIES) :]:
                if line.points and line.category != "objectives":  # told card by card
                    category = f"score-{line.category}"
                    s.tell("scored", line.rule, owner, category=category, points=line.points)
        names = tuple(seat_noun(q) for q in winners(s))
        rule = "TX-15.5" if is_li_mu(s) else "TX-12.5"
        s.tell("game_ended", rule, NOBODY, winners=names)


def tell_objectives(s: TianxiaState, seat: int) -> None:
    """[TX-12.3] Show the cards that score."""
    if seat < s.deciders:
        for points, card in best_objectives(s, seat):
            s.tell("objective_scored", "TX-12.3", seat, card=OBJECTIVES[card], points=points)


FINAL_SCORING: Final = FinalScoring()
