"""What a piece would gain its owner if scored now, for labels, hints and advice (T-9, T-11)."""

from typing import Final

from dynasty.games.terracotta_army.names import ROWS
from dynasty.games.terracotta_army.rules.final_scoring import (
    archer_points,
    footman_points,
    group_points,
)
from dynasty.games.terracotta_army.rules.inspectors import inspection_points
from dynasty.games.terracotta_army.rules.majorities_and_groups import tile_points
from dynasty.games.terracotta_army.rules.round_scoring import music
from dynasty.games.terracotta_army.state import ArmyState
from dynasty.kernel import Values

OUTLOOK: Final = ("lines", "tile", "music", "end")  # the parts of an outlook


def outlook(s: ArmyState, seat: int) -> tuple[int, int, int, int]:
    """Return the points that the seat would score now: inspectors, tile, musicians, and the end."""
    lines = inspection_points(s, s.row)[seat] + inspection_points(s, ROWS + s.column)[seat]
    end = footman_points(s)[seat] + group_points(s)[seat] + archer_points(s, seat)
    return lines, tile_points(s, s.round)[seat], music(s)[seat], end


def outlook_change(before: ArmyState, after: ArmyState, seat: int) -> Values:
    """Return, by source and in all, how much more the seat would score in `after` than `before`."""
    now, then = outlook(before, seat), outlook(after, seat)
    gains = [later - sooner for sooner, later in zip(now, then, strict=True)]
    return {**dict(zip(OUTLOOK, gains, strict=True)), "points": sum(gains)}


def projected_gain(s: ArmyState, seat: int, kind: int, cell: int) -> Values:
    """Return how much more the seat would score with a warrior of the type on a cell."""
    after = s.clone()
    after.own[seat] |= 1 << cell
    after.kinds[kind] |= 1 << cell
    return outlook_change(s, after, seat)
