"""Final scoring and the ranking (X-9)."""

from typing import Final

from dynasty.games.xian.names import (
    END_TILES,
    EQUIPMENT_TYPES,
    MATERIALS,
    NOTHING,
    SECTIONS,
)
from dynasty.games.xian.pit_squares import SECTION_MASKS
from dynasty.games.xian.rules.bonus_tiles import unused_tiles
from dynasty.games.xian.rules.stock_and_score import CATEGORIES, CATEGORY_RULES, resources
from dynasty.games.xian.rules.turns_and_rounds import NOBODY, precedence
from dynasty.games.xian.state import XianState
from dynasty.kernel import Routine, ScoreLine, ScoreSheet, pile_cards, seat_noun

FINAL_CATEGORIES: Final = (
    *(f"majority_{section}" for section in SECTIONS),
    "sets",
    "pairs",
    "unused_tiles",
    "end_tile",
    "leftovers",
)
RETURN_RESOURCES: Final = END_TILES.index("end_return_resources")


def majority_prizes(s: XianState, section: int) -> list[int]:
    """[X-9.2] Return the prizes by seat for warriors in a section; ties share, rounded down."""
    counts = [(squares & SECTION_MASKS[section]).bit_count() for squares in s.painted]
    prizes = [0] * s.seats
    places = s.box.majority[section]
    place = 0
    for count in sorted(set(counts) - {0}, reverse=True):
        tied = [seat for seat in range(s.seats) if counts[seat] == count]
        share = sum(places[place : place + len(tied)]) // len(tied)
        for seat in tied:
            prizes[seat] = share
        place += len(tied)
    return prizes


def equipment_counts(s: XianState, seat: int) -> list[int]:
    """[X-9.3] Return how many cards of each type the seat has forged."""
    counts = [0] * len(EQUIPMENT_TYPES)
    for card in pile_cards(s.forged[seat]):
        counts[s.box.equipment_type[card]] += 1
    return counts


def set_points(s: XianState, seat: int) -> int:
    """[X-9.3] Return the points for sets per material; set k has the types owned k times."""
    counts, points = equipment_counts(s, seat), 0
    for material in range(len(MATERIALS)):
        own = [n for kind, n in enumerate(counts) if s.box.equipment_material[kind * 4] == material]
        for layer in range(1, max(own, default=0) + 1):
            points += s.box.set_values[sum(n >= layer for n in own) - 1]
    return points


def pair_points(s: XianState, seat: int) -> int:
    """[X-9.3] Return the points for pairs of equipment card and own warrior in one section."""
    pairs = 0
    for section in range(len(SECTIONS)):
        equipped = [c for c in pile_cards(s.forged[seat]) if s.box.equipment_section[c] == section]
        pairs += min(len(equipped), (s.painted[seat] & SECTION_MASKS[section]).bit_count())
    return pairs * s.box.pair_prestige


def sections_led(s: XianState, seat: int) -> int:
    """[X-9.5] Return the number of sections where no seat has painted more warriors."""
    led = 0
    for mask in SECTION_MASKS:
        own = (s.painted[seat] & mask).bit_count()
        led += own > 0 and own == max((squares & mask).bit_count() for squares in s.painted)
    return led


def returned(s: XianState, seat: int) -> int:
    """[X-9.5] Return the number of resources that the seat's end tile takes back."""
    if s.end_tile[seat] != RETURN_RESOURCES:
        return 0
    return min(resources(s, seat), s.box.end_cap[RETURN_RESOURCES])


def counted(s: XianState, seat: int, tile: int, so_far: int) -> int:
    """[X-9.5] Return the number that an end tile counts; `so_far` is the score before it."""
    return (
        returned(s, seat),
        so_far,
        unused_tiles(s, seat),
        s.painted[seat].bit_count(),
        s.helpers[seat].bit_count(),
        1,
        sections_led(s, seat),
        sum(n // s.box.end_per[tile] * s.box.end_per[tile] for n in equipment_counts(s, seat)),
    )[tile]


def end_tile_points(s: XianState, seat: int, so_far: int) -> int:
    """[X-9.5] Return the points of the seat's end tile, up to its cap."""
    tile = s.end_tile[seat]
    if tile == NOTHING:
        return 0
    points = counted(s, seat, tile, so_far) // s.box.end_per[tile] * s.box.end_each[tile]
    cap = s.box.end_cap[tile]
    return points if cap == NOTHING else min(points, cap)


def leftover_points(s: XianState, seat: int) -> int:
    """[X-9.6] Return one point per three leftover resources."""
    return (resources(s, seat) - returned(s, seat)) // s.box.leftovers_divisor


def score_sheet(s: XianState, seat: int) -> ScoreSheet:
    """[X-9.1] Return the points scored so far and those of the final scoring, step by step."""
    at = seat * len(CATEGORIES)
    lines = [
        ScoreLine(category, rule, s.earned[at + number])
        for number, (category, rule) in enumerate(zip(CATEGORIES, CATEGORY_RULES, strict=True))
    ]
    if s.box.start_prestige:
        lines.append(ScoreLine("start", "X-12.1", s.box.start_prestige))
    for section, name in enumerate(SECTIONS):
        prize = majority_prizes(s, section)[seat]
        lines.append(ScoreLine(f"majority_{name}", "X-9.2", prize, at_end=True))
    lines.append(ScoreLine("sets", "X-9.3", set_points(s, seat), at_end=True))
    lines.append(ScoreLine("pairs", "X-9.3", pair_points(s, seat), at_end=True))
    unused = unused_tiles(s, seat) * s.box.unused_tile
    lines.append(ScoreLine("unused_tiles", "X-9.4", unused, at_end=True))
    so_far = sum(line.points for line in lines)
    lines.append(ScoreLine("end_tile", "X-9.5", end_tile_points(s, seat, so_far), at_end=True))
    lines.append(ScoreLine("leftovers", "X-9.6", leftover_points(s, seat), at_end=True))
    return ScoreSheet(seat, tuple(lines))


def ranking(s: XianState) -> list[int]:
    """[X-9.7] Return the seats by prestige, most first; the supervisor track breaks ties."""
    totals = [score_sheet(s, seat).total for seat in range(s.seats)]
    return sorted(range(s.seats), key=lambda q: (totals[q], *precedence(s, q)), reverse=True)


class FinalScoring(Routine[XianState]):
    """[X-9.1] After the second round of the last turn: announce each line, then the winner."""

    rule = "X-9.1"

    def run(self, s: XianState, seat: int, arg: int) -> None:
        if s.events is None:
            return
        for owner in range(s.seats):
            sheet = score_sheet(s, owner)
            for line in sheet.lines:
                if line.points and line.category in FINAL_CATEGORIES:
                    category = f"score-{line.category}"
                    s.tell("scored", line.rule, owner, category=category, points=line.points)
            s.tell("totalled", "X-9.7", owner, points=sheet.total)
        s.tell("game_ended", "X-9.7", NOBODY, winner=seat_noun(ranking(s)[0]))


FINAL_SCORING: Final = FinalScoring()
