"""How Li Si moves an inspector (T-12.8)."""

from dynasty.games.terracotta_army.names import ROWS
from dynasty.games.terracotta_army.rules.inspectors import (
    SPACES,
    inspection_points,
    move_inspector,
    moved_column,
    moved_row,
)
from dynasty.games.terracotta_army.rules.stock_and_score import PM, YOU
from dynasty.games.terracotta_army.state import ArmyState


def swing(s: ArmyState, space: int) -> int:
    """[T-12.8] Return what moving an inspector there gains for him and takes from you."""
    here = inspection_points(s, s.row if space < ROWS else ROWS + s.column)
    there = inspection_points(s, space)
    return there[PM] - here[PM] + here[YOU] - there[YOU]


def best_move(s: ArmyState, moves: list[int]) -> tuple[int, int]:
    """[T-12.8] Return the space he chooses out of these steps, with its swing; -1 if he stays.

    Fewest steps come first, then forward moves, then either inspector by chance.
    """
    best, spaces = (0, 0, 0), [-1]
    for step in moves:
        for space in (moved_row(s, step), moved_column(s, step)):
            key = (-swing(s, space), abs(step), int(step < 0))
            if key < best:
                best, spaces = key, [space]
            elif key == best:
                spaces.append(space)
    chosen = spaces[s.chance.below(len(spaces))] if len(spaces) > 1 else spaces[0]
    return chosen, -best[0]


def pm_moves_inspector(s: ArmyState, moves: list[int]) -> None:
    """[T-12.8] He moves the inspector that helps him most, or none."""
    space, gain = best_move(s, moves)
    if space < 0:
        s.tell("pm_inspectors_stay", "T-12.8", PM)
        return
    s.tell("pm_inspector_weighed", "T-12.8", PM, space=SPACES[space], swing=gain)
    move_inspector(s, PM, space, "T-12.8")
