"""The scoring phase of a round: inspectors, musicians, scoring tile (T-9)."""

from typing import Final

from dynasty.games.terracotta_army.names import NOBODY, ROWS, TILES
from dynasty.games.terracotta_army.rules.final_scoring import cell_names, tell_prizes
from dynasty.games.terracotta_army.rules.inspectors import (
    SPACES,
    inspection,
    move_inspector,
    moved_column,
    moved_row,
)
from dynasty.games.terracotta_army.rules.majorities_and_groups import (
    counts,
    leader,
    tile_counts,
    tile_points,
    tile_scope,
)
from dynasty.games.terracotta_army.rules.mausoleum_cells import CROSS
from dynasty.games.terracotta_army.rules.stock_and_score import (
    COLUMN_INSPECTOR,
    MUSIC,
    ROW_INSPECTOR,
    TILE,
    score,
)
from dynasty.games.terracotta_army.state import ArmyState
from dynasty.kernel import Routine, pile_cards


class ScoreRound(Routine[ArmyState]):
    """[T-9.6] Score row, column, musicians and tile; in each of these steps all score at once."""

    rule = "T-9.6"

    def run(self, s: ArmyState, seat: int, arg: int) -> None:
        inspect(s, s.row, ROW_INSPECTOR, "T-9.1")
        move_inspector(s, NOBODY, moved_row(s, 1), "T-9.3")
        inspect(s, ROWS + s.column, COLUMN_INSPECTOR, "T-9.2")
        move_inspector(s, NOBODY, moved_column(s, 1), "T-9.3")
        score_musicians(s)
        score_tile(s)


def inspect(s: ArmyState, space: int, category: int, rule: str) -> None:
    """[T-9.1] [T-9.2] Score the warriors in the inspector's row or column."""
    found, first, points = inspection(s, space)
    for seat, vp in enumerate(points):
        score(s, seat, category, vp)
    tell_prizes(s, rule, SPACES[space], found, first, points)


def music(s: ArmyState) -> list[int]:
    """[T-7.8] Return by seat the points for warriors in the row or column of each musician."""
    found = [0] * s.seats
    for cell in pile_cards(s.musicians):
        for seat, count in enumerate(counts(s, CROSS[cell])):
            found[seat] += count * s.box.musician_vp
    return found


def score_musicians(s: ArmyState) -> None:
    """[T-9.4] Every musician plays for the warriors of all players."""
    for seat, vp in enumerate(music(s)):
        if vp:
            score(s, seat, MUSIC, vp)
            s.tell("musicians_scored", "T-9.4", seat, cells=cell_names(s.musicians), vp=vp)


def score_tile(s: ArmyState) -> None:
    """[T-9.5] Score the tile of this round with the values of this round."""
    points, tile = tile_points(s, s.round), s.tiles[s.round - 1]
    for seat, vp in enumerate(points):
        score(s, seat, TILE, vp)
    found = tile_counts(s, tile)
    first = leader(s, found, tile_scope(s, tile))
    tell_prizes(s, "T-9.5", TILES[tile], found, first, points)


SCORE_ROUND: Final = ScoreRound()
