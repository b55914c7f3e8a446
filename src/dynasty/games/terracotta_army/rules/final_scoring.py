"""Final scoring: footmen, groups, archers, leftovers, ranking (T-11)."""

from typing import Final

from dynasty.games.terracotta_army.names import CELLS, DIRECTIONS, NOBODY, WARRIORS
from dynasty.games.terracotta_army.rules.majorities_and_groups import (
    archers_facing,
    award,
    bodies,
    counts,
    faced_cell,
    groups,
    leader,
    line_points,
    members,
)
from dynasty.games.terracotta_army.rules.mausoleum_cells import ALL, AROUND
from dynasty.games.terracotta_army.rules.stock_and_score import (
    CATEGORIES,
    CATEGORY_RULES,
    FIRST_SOLO,
    PM,
    YOU,
)
from dynasty.games.terracotta_army.state import ArmyState
from dynasty.kernel import Routine, ScoreLine, ScoreSheet, pile_cards, seat_noun

# Kinds of events: alone in front, in front thanks to archers, behind or level.
PRIZE_KINDS: Final = ("domination", "archer_domination", "presence")
FOOTMAN_KINDS: Final = ("footman_domination", "footman_archer_domination", "footman_presence")


def footman_points(s: ArmyState) -> list[int]:
    """[T-11.1] Return by seat the points for footmen; each is scored over the cells around it."""
    found = [0] * s.seats
    for cell in pile_cards(s.footmen):
        for seat, vp in enumerate(line_points(s, AROUND[cell], s.box.footman_prizes)):
            found[seat] += vp
    return found


def group_prizes(s: ArmyState, group: int) -> tuple[list[int], list[int]]:
    """[T-11.3] Return by seat points for warriors in a group, and for domination or presence."""
    found = members(s, group)
    players = len(found) - found.count(0)
    each = [count * players for count in found]
    if players < 2:
        return each, [0] * s.seats
    return each, award(found, leader(s, found, group), s.box.group_prizes)


def group_points(s: ArmyState) -> list[int]:
    """[T-11.3] Return by seat the points for all groups; a group of one player has no prize."""
    found = [0] * s.seats
    for kind in range(len(WARRIORS)):
        for group in groups(s, kind):
            each, prizes = group_prizes(s, group)
            for seat in range(s.seats):
                found[seat] += each[seat] + prizes[seat]
    return found


def loners(s: ArmyState) -> int:
    """[T-11.2] Return the cells of warriors in no group, which leave before groups score."""
    grouped = 0
    for kind in range(len(WARRIORS)):
        for group in groups(s, kind):
            grouped |= group
    standing = 0
    for cells in s.own:
        standing |= cells
    return standing & ~grouped


def archer_points(s: ArmyState, seat: int) -> int:
    """[T-11.4] [T-7.7] Return the points for archers that face a warrior of the seat."""
    return archers_facing(s, bodies(s, seat, ALL)).bit_count() * s.box.archer_vp


def leftover_points(s: ArmyState, seat: int) -> int:
    """[T-11.5] Return one point for every two of clay and coins together."""
    return (s.wet[seat] + s.dry[seat] + s.coins[seat]) // s.box.leftovers


def scored(s: ArmyState, seat: int) -> int:
    """[T-3.1] Return the points that the seat has scored so far."""
    at = seat * len(CATEGORIES)
    return sum(s.earned[at : at + len(CATEGORIES)])


def score_sheets(s: ArmyState) -> list[ScoreSheet]:
    """[T-3.1] Return by seat what is scored, and what the end would add now."""
    footmen, grouped = footman_points(s), group_points(s)
    sheets: list[ScoreSheet] = []
    for seat in range(s.seats):
        at = seat * len(CATEGORIES)
        shown = len(CATEGORIES) if s.solo else FIRST_SOLO
        lines = [
            ScoreLine(CATEGORIES[number], CATEGORY_RULES[number], s.earned[at + number])
            for number in range(shown)
        ]
        lines.append(ScoreLine("footmen", "T-11.1", footmen[seat], at_end=True))
        lines.append(ScoreLine("groups", "T-11.3", grouped[seat], at_end=True))
        lines.append(ScoreLine("archers", "T-11.4", archer_points(s, seat), at_end=True))
        lines.append(ScoreLine("leftovers", "T-11.5", leftover_points(s, seat), at_end=True))
        sheets.append(ScoreSheet(seat, tuple(lines)))
    return sheets


def ranking(s: ArmyState) -> list[int]:
    """[T-11.6] [T-12.18] Return the seats, most points first; ties by turn order, against you."""
    totals = [sheet.total for sheet in score_sheets(s)]
    order = [PM, YOU] if s.solo else s.order
    return sorted(order, key=lambda seat: -totals[seat])


class FinalScoring(Routine[ArmyState]):
    """[T-3.1] After round 5: footmen, groups, archers, leftovers, then the winner."""

    rule = "T-3.1"

    def run(self, s: ArmyState, seat: int, arg: int) -> None:
        if s.events is None:
            return
        tell_footmen(s)
        tell_groups(s)
        tell_archers(s)
        for owner in range(s.seats):
            vp, left = leftover_points(s, owner), s.wet[owner] + s.dry[owner] + s.coins[owner]
            s.tell("leftovers_scored", "T-11.5", owner, count=left, vp=vp)
        rule = "T-12.18" if s.solo else "T-11.6"
        totals = [sheet.total for sheet in score_sheets(s)]
        for owner in ranking(s):
            s.tell("final_score", rule, owner, vp=totals[owner])
        s.tell("game_ended", rule, NOBODY, winner=seat_noun(ranking(s)[0]))


def tell_footmen(s: ArmyState) -> None:
    """[T-11.1] Tell who dominates around each footman."""
    for cell in pile_cards(s.footmen):
        found = counts(s, AROUND[cell])
        first = leader(s, found, AROUND[cell])
        points = award(found, first, s.box.footman_prizes)
        tell_prizes(s, "T-11.1", CELLS[cell], found, first, points, FOOTMAN_KINDS)


def tell_prizes(
    s: ArmyState,
    rule: str,
    scope: str,
    found: list[int],
    first: int,
    points: list[int],
    kinds: tuple[str, str, str] = PRIZE_KINDS,
) -> None:
    """[T-2.2] [T-2.3] [T-2.4] Tell who has domination and who presence, and by which count."""
    if s.events is None:
        return
    tied = int(found.count(max(found)) > 1)
    for seat, count in enumerate(found):
        if count:
            kind = kinds[tied if seat == first else 2]
            s.tell(kind, rule, seat, scope=scope, count=count, vp=points[seat])


def tell_groups(s: ArmyState) -> None:
    """[T-11.2] [T-11.3] Warriors on their own leave; each group is counted."""
    alone = loners(s)
    if alone:
        s.tell("loners_removed", "T-11.2", NOBODY, cells=cell_names(alone))
    for kind in range(len(WARRIORS)):
        for group in groups(s, kind):
            found, (each, prizes) = members(s, group), group_prizes(s, group)
            for seat in range(s.seats):
                if found[seat]:
                    s.tell(
                        "group_scored",
                        "T-11.3",
                        seat,
                        warrior=WARRIORS[kind],
                        cells=cell_names(group),
                        count=found[seat],
                        players=len(found) - found.count(0),
                        prize=prizes[seat],
                        vp=each[seat] + prizes[seat],
                    )


def tell_archers(s: ArmyState) -> None:
    """[T-11.4] Tell for each archer the owner of the warrior that it faces."""
    own = [bodies(s, seat, ALL) for seat in range(s.seats)]
    for direction in range(len(DIRECTIONS)):
        for cell in pile_cards(s.archers[direction]):
            faced = faced_cell(cell, direction)
            for seat in range(s.seats):
                if own[seat] >> faced & 1:
                    where, at = CELLS[cell], CELLS[faced]
                    vp = s.box.archer_vp
                    s.tell("archer_scored", "T-11.4", seat, cell=where, faced=at, vp=vp)


def cell_names(cells: int) -> tuple[str, ...]:
    return tuple(CELLS[cell] for cell in pile_cards(cells))


FINAL_SCORING: Final = FinalScoring()
