"""How the seats of Terracotta Army stand on the board, in points: now, and at scorings to come."""

from typing import Final

from dynasty.games.terracotta_army.names import COIN_TILE, COLUMNS, ROWS
from dynasty.games.terracotta_army.rules.ending import archer_points, footman_points, group_prizes
from dynasty.games.terracotta_army.rules.inspectors import LINES, inspection_points
from dynasty.games.terracotta_army.rules.majority import (
    clusters,
    counts,
    members,
    miniatures,
    tile_points,
)
from dynasty.games.terracotta_army.rules.scoring import music
from dynasty.games.terracotta_army.rules.stock import points
from dynasty.games.terracotta_army.state import ArmyState
from dynasty.kernel import remember

RIVALRY: Final = 0.5  # how much a point of the others counts against one's own

# Scoring to come
LINES_AHEAD: Final[tuple[float, ...]] = (0.9, 0.5, 0.35, 0.25, 0.2)  # the inspectors' next lines
TILES_AHEAD: Final[tuple[float, ...]] = (0.9, 0.55, 0.5, 0.45, 0.4)
GOODS_TILE_AHEAD: Final = 0.1  # a coin or clay tile of a later round
MUSIC: Final = 0.9
END: Final = 0.85
PROMISE: Final = 1.2  # a statue that is in no group yet

Scoring = tuple[list[float], list[float], list[float], list[float], list[float]]
BOARDS: Final[dict[tuple[object, ...], Scoring]] = {}  # a search meets few boards again and again
COUNTED: Final[dict[tuple[int, ...], list[list[int]]]] = {}


def standings(s: ArmyState) -> dict[str, list[float]]:
    """By what counts, by seat: points on the track, and what the board would bring as it stands."""
    inspectors, musicians, footmen, groups, archers = scoring_ahead(s)
    return {
        "score": [float(points(s, seat)) for seat in range(s.seats)],
        "inspectors": inspectors,
        "tiles": tiles_ahead(s),
        "musicians": musicians,
        "footmen": footmen,
        "groups": groups,
        "archers": archers,
    }


def scoring_ahead(s: ArmyState) -> Scoring:
    """By seat: inspectors, musicians, footmen, groups and archers; worked out once for a board."""
    pieces = (*s.own, *s.kinds, *s.archers, *s.mounts, s.footmen, s.musicians)
    key = (s.box, s.seats, s.round, s.row, s.column, s.challenges, *pieces)
    known = BOARDS.get(key)
    return remember(BOARDS, key, scoring_of(s)) if known is None else known


def scoring_of(s: ArmyState) -> Scoring:
    """The same, worked out."""
    rounds = s.box.rounds - s.round + 1
    return (
        lines_ahead(s),
        [heard * rounds * MUSIC for heard in music(s)],
        [vp * END for vp in footman_points(s)],
        [vp * END for vp in group_values(s)],
        [archer_points(s, seat) * END for seat in range(s.seats)],
    )


def line_counts(s: ArmyState) -> list[list[int]]:
    """By row and column, by seat: the warriors there."""
    key = (*s.own, *s.mounts, s.seats)
    known = COUNTED.get(key)
    if known is None:
        known = remember(COUNTED, key, [counts(s, line) for line in LINES])
    return known


def rivalled(s: ArmyState, seat: int) -> float:
    """How the seat stands on the board, less a share of how the others stand there."""
    return sum(against(points, seat) for points in standings(s).values())


def lines_ahead(s: ArmyState) -> list[float]:
    """By seat: the lines that the inspectors will reach, the nearer ones surer."""
    value = [0.0] * s.seats
    for ahead in range(s.box.rounds - s.round + 1):
        for space in ((s.row + ahead) % ROWS, ROWS + (s.column + ahead) % COLUMNS):
            for seat, vp in enumerate(inspection_points(s, space)):
                value[seat] += vp * LINES_AHEAD[ahead]
    return value


def tiles_ahead(s: ArmyState) -> list[float]:
    """By seat: this round's tile and those to come."""
    value = [0.0] * s.seats
    for number in range(s.round, s.box.rounds + 1):
        ahead = number - s.round
        goods = s.tiles[number - 1] >= COIN_TILE and ahead > 0
        weight = GOODS_TILE_AHEAD if goods else TILES_AHEAD[ahead]
        for seat, vp in enumerate(tile_points(s, number)):
            value[seat] += vp * weight
    return value


def group_values(s: ArmyState) -> list[float]:
    """By seat: groups as the end would score them, and the promise of statues alone."""
    found = [0.0] * s.seats
    hope = PROMISE * (s.box.rounds - s.round + 1) / s.box.rounds
    for kind in range(len(s.kinds)):
        for cluster in clusters(s, kind):
            if miniatures(s, kind, cluster) > 1:
                each, prizes = group_prizes(s, cluster)
                for seat in range(s.seats):
                    found[seat] += each[seat] + prizes[seat]
            else:
                found[members(s, cluster).index(1)] += hope
    return found


def against(values: list[float], seat: int) -> float:
    """A seat's own value less a share of what the others have."""
    others = sum(values) - values[seat]
    return values[seat] - RIVALRY * others / (len(values) - 1)
