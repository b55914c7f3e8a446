"""Where Li Si places a warrior: groups, the priority chart, tiles, specialists (T-12.12)."""

from typing import Final

from dynasty.games.terracotta_army.names import (
    COIN_TILE,
    COLUMNS,
    FIRST_QUARTER_TILE,
    FIRST_TYPE_TILE,
    ROWS,
    TILES,
)
from dynasty.games.terracotta_army.rules.majorities_and_groups import (
    clusters,
    counts,
    members,
    miniatures,
    tile_scope,
)
from dynasty.games.terracotta_army.rules.mausoleum_cells import (
    ALL,
    AROUND,
    COLUMN_MASKS,
    CROSS,
    ROW_MASKS,
    beside,
)
from dynasty.games.terracotta_army.rules.stock_and_score import PM, YOU, empty_cells
from dynasty.games.terracotta_army.state import ArmyState
from dynasty.kernel import pile_cards

CRITERIA: Final = ("pm_criterion_a", "pm_criterion_b", "pm_criterion_c", "pm_criterion_d")
APART: Final = "pm_apart"
ANYWHERE: Final = "pm_anywhere"
CHART_STEPS: Final = tuple(f"pm_chart_{last}" for last in range(1, 6))  # priorities up to a last
BEST_STEPS: Final = tuple(f"pm_priority_{number}" for number in range(1, 6))
MUSIC_STEP: Final = "pm_step_music"
FOOTMAN_STEP: Final = "pm_step_footman"


def criterion_of(yours: int, his: int) -> int:
    """[T-12.12] Return the criterion (0 to 3 for a to d) that a group meets, or 4 for none."""
    if yours == his:
        return 0
    if yours == his + 1:
        return 1
    if his == 0:
        return 2
    return 3 if 1 <= his - yours <= 2 else 4


def selection(s: ArmyState, kind: int) -> tuple[str, int, int]:
    """[T-12.12] Return the criterion he follows, the groups it picks, and their cells."""
    free, near, best = empty_cells(s), 0, (len(CRITERIA), 0)
    chosen = 0
    for group in clusters(s, kind):
        edge = beside(group) & free
        if not edge:
            continue
        near |= edge
        found = members(s, group)
        rank = (criterion_of(found[YOU], found[PM]), -miniatures(s, kind, group))
        if rank[0] == len(CRITERIA) or rank > best:
            continue
        chosen = chosen | group if rank == best else group
        best = rank
    if chosen:
        return CRITERIA[best[0]], chosen, beside(chosen) & free
    return (APART, 0, free & ~near) if free & ~near else (ANYWHERE, 0, free)


def chart(s: ArmyState) -> list[int]:
    """[T-12.12] Return the cells of priority 1 to 5 around the inspectors."""
    row, column = s.row, s.column
    next_row, next_column = (row + 1) % ROWS, (column + 1) % COLUMNS
    first, second = 1 << row * COLUMNS + column, 1 << next_row * COLUMNS + next_column
    third = (ROW_MASKS[row] | COLUMN_MASKS[column]) & ~first & ~second
    fourth = (ROW_MASKS[next_row] | COLUMN_MASKS[next_column]) & ~first & ~second & ~third
    return [first, second, third, fourth, ALL & ~first & ~second & ~third & ~fourth]


def narrowing(s: ArmyState, cells: int) -> list[tuple[str, int, int]]:
    """[T-12.12] Return the steps that narrow the cells, with the cells that each leaves.

    Each step has the round of its scoring tile, or 0; no step leaves nothing.
    """
    steps: list[tuple[str, int, int]] = []
    priorities, kept, last = chart(s), 0, s.box.chart_kept[s.round - 1]
    for mask in priorities[:last]:
        kept |= mask
    cells = cells & kept or cells
    steps.append((CHART_STEPS[last - 1], 0, cells))
    for number in range(s.round, s.box.rounds + 1):
        tile = s.tiles[number - 1]
        if tile < FIRST_TYPE_TILE or FIRST_QUARTER_TILE <= tile < COIN_TILE:
            cells = cells & tile_scope(s, tile) or cells
            steps.append((TILES[tile], number, cells))
    best = next(number for number, mask in enumerate(priorities) if cells & mask)
    cells &= priorities[best]
    steps.append((BEST_STEPS[best], 0, cells))
    cells = most_music(s, cells)
    steps.append((MUSIC_STEP, 0, cells))
    steps.append((FOOTMAN_STEP, 0, near_footman(s, cells)))
    return steps


def narrowed(s: ArmyState, kind: int) -> int:
    """[T-12.12] Return the cells that remain for a warrior of a type after all steps."""
    return narrowing(s, selection(s, kind)[2])[-1][2]


def most_music(s: ArmyState, cells: int) -> int:
    """[T-12.12] Return the cells with most musicians in their row and column together."""
    heard = {cell: (CROSS[cell] & s.musicians).bit_count() for cell in pile_cards(cells)}
    most = max(heard.values())
    return sum(1 << cell for cell, count in heard.items() if count == most)


def near_footman(s: ArmyState, cells: int) -> int:
    """[T-12.12] Return the cells around the footman that is contested most; all if none is near."""
    best, found = -1, 0
    for footman in pile_cards(s.footmen):
        near = AROUND[footman] & cells
        if not near:
            continue
        around = counts(s, AROUND[footman])
        gap = abs(around[PM] - around[YOU])
        if best < 0 or gap < best:
            best, found = gap, near
        elif gap == best:
            found |= near
    return found or cells
