"""Points that each seat has on the board of Terracotta Army, now and at scorings to come."""

from typing import Final

from dynasty.games.terracotta_army.names import COIN_TILE, COLUMNS, ROWS
from dynasty.games.terracotta_army.rules.final_scoring import (
    archer_points,
    footman_points,
    group_prizes,
)
from dynasty.games.terracotta_army.rules.inspectors import LINES, inspection_points
from dynasty.games.terracotta_army.rules.majorities_and_groups import (
    clusters,
    counts,
    members,
    miniatures,
    tile_points,
)
from dynasty.games.terracotta_army.rules.round_scoring import music
from dynasty.games.terracotta_army.rules.stock_and_score import points
from dynasty.games.terracotta_army.state import ArmyState
from dynasty.kernel import cache_put

RIVAL_POINT_WEIGHT: Final = 0.5  # how much a point of the others counts against one's own

# Scoring to come
LINE_WEIGHTS: Final[tuple[float, ...]] = (0.9, 0.5, 0.35, 0.25, 0.2)  # the inspectors' next lines
TILE_WEIGHTS: Final[tuple[float, ...]] = (0.9, 0.55, 0.5, 0.45, 0.4)
GOODS_TILE_WEIGHT: Final = 0.1  # a coin or clay tile of a later round
MUSIC_WEIGHT: Final = 0.9
FINAL_SCORING_WEIGHT: Final = 0.85
LONE_STATUE_POINTS: Final = 1.2  # a statue that is in no group yet

PointsByCategory = tuple[list[float], list[float], list[float], list[float], list[float]]
SCORING_CACHE: Final[
    dict[tuple[object, ...], PointsByCategory]
] = {}  # a search meets few boards again and again
LINE_COUNT_CACHE: Final[dict[tuple[int, ...], list[list[int]]]] = {}


def points_by_category(s: ArmyState) -> dict[str, list[float]]:
    """Return points by category and seat: scored so far, and expected from the board."""
    inspectors, musicians, footmen, groups, archers = expected_scoring(s)
    return {
        "score": [float(points(s, seat)) for seat in range(s.seats)],
        "inspectors": inspectors,
        "tiles": expected_tile_points(s),
        "musicians": musicians,
        "footmen": footmen,
        "groups": groups,
        "archers": archers,
    }


def expected_scoring(s: ArmyState) -> PointsByCategory:
    """Return by seat what inspectors, musicians, footmen, groups and archers will score. Cached."""
    pieces = (*s.own, *s.kinds, *s.archers, *s.mounts, s.footmen, s.musicians)
    key = (s.box, s.seats, s.round, s.row, s.column, s.challenges, *pieces)
    known = SCORING_CACHE.get(key)
    return cache_put(SCORING_CACHE, key, computed_scoring(s)) if known is None else known


def computed_scoring(s: ArmyState) -> PointsByCategory:
    """Compute what `expected_scoring` returns, without its cache."""
    rounds = s.box.rounds - s.round + 1
    return (
        expected_line_points(s),
        [heard * rounds * MUSIC_WEIGHT for heard in music(s)],
        [vp * FINAL_SCORING_WEIGHT for vp in footman_points(s)],
        [vp * FINAL_SCORING_WEIGHT for vp in expected_group_points(s)],
        [archer_points(s, seat) * FINAL_SCORING_WEIGHT for seat in range(s.seats)],
    )


def warrior_counts_by_line(s: ArmyState) -> list[list[int]]:
    """Return the number of warriors by row and column and by seat. Cached."""
    key = (*s.own, *s.mounts, s.seats)
    known = LINE_COUNT_CACHE.get(key)
    if known is None:
        known = cache_put(LINE_COUNT_CACHE, key, [counts(s, line) for line in LINES])
    return known


def weighted_board_lead(s: ArmyState, seat: int) -> float:
    """Return the seat's points on the board less a share of the others' points there."""
    return sum(weighted_lead(points, seat) for points in points_by_category(s).values())


def expected_line_points(s: ArmyState) -> list[float]:
    """Return by seat the points of the lines that inspectors will reach; near lines weigh more."""
    value = [0.0] * s.seats
    for ahead in range(s.box.rounds - s.round + 1):
        for space in ((s.row + ahead) % ROWS, ROWS + (s.column + ahead) % COLUMNS):
            for seat, vp in enumerate(inspection_points(s, space)):
                value[seat] += vp * LINE_WEIGHTS[ahead]
    return value


def expected_tile_points(s: ArmyState) -> list[float]:
    """Return by seat the points of this round's tile and of later tiles."""
    value = [0.0] * s.seats
    for number in range(s.round, s.box.rounds + 1):
        ahead = number - s.round
        goods = s.tiles[number - 1] >= COIN_TILE and ahead > 0
        weight = GOODS_TILE_WEIGHT if goods else TILE_WEIGHTS[ahead]
        for seat, vp in enumerate(tile_points(s, number)):
            value[seat] += vp * weight
    return value


def expected_group_points(s: ArmyState) -> list[float]:
    """Return by seat the final points of groups, and a bonus for warriors that may form one."""
    found = [0.0] * s.seats
    hope = LONE_STATUE_POINTS * (s.box.rounds - s.round + 1) / s.box.rounds
    for kind in range(len(s.kinds)):
        for cluster in clusters(s, kind):
            if miniatures(s, kind, cluster) > 1:
                each, prizes = group_prizes(s, cluster)
                for seat in range(s.seats):
                    found[seat] += each[seat] + prizes[seat]
            else:
                found[members(s, cluster).index(1)] += hope
    return found


def weighted_lead(values: list[float], seat: int) -> float:
    """Return a seat's value less a share of the others' values."""
    others = sum(values) - values[seat]
    return values[seat] - RIVAL_POINT_WEIGHT * others / (len(values) - 1)
