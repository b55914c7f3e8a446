"""The cells of the mausoleum as bits: lines, neighbours, rays, choices (T-1.6, T-2, T-6)."""

from typing import ClassVar, Final

from dynasty.games.terracotta_army.names import CELLS, COLUMNS, DIRECTIONS, EAST, NORTH, ROWS, SOUTH
from dynasty.games.terracotta_army.state import ArmyState
from dynasty.kernel import Choice, Refusal, Step, choices, make_pile

ALL: Final = (1 << len(CELLS)) - 1
ROW_BITS: Final = (1 << COLUMNS) - 1
ROW_MASKS: Final = tuple(ROW_BITS << row * COLUMNS for row in range(ROWS))
COLUMN_MASKS: Final = tuple(make_pile(range(c, len(CELLS), COLUMNS)) for c in range(COLUMNS))
NOT_WESTERN: Final = ALL & ~COLUMN_MASKS[0]
NOT_EASTERN: Final = ALL & ~COLUMN_MASKS[-1]
MIDDLE_ROW: Final = ROW_MASKS[ROWS // 2]
MIDDLE_COLUMN: Final = COLUMN_MASKS[COLUMNS // 2]


def block(rows: range, columns: range) -> int:
    """Return the cells of these rows and columns."""
    return make_pile(row * COLUMNS + column for row in rows for column in columns)


UPPER: Final = range(ROWS // 2)
LOWER: Final = range(ROWS // 2 + 1, ROWS)
LEFT: Final = range(COLUMNS // 2)
RIGHT: Final = range(COLUMNS // 2 + 1, COLUMNS)
QUARTERS: Final = (
    block(UPPER, LEFT),
    block(UPPER, RIGHT),
    block(LOWER, LEFT),
    block(LOWER, RIGHT),
)


def beside(cells: int) -> int:
    """[T-1.6] Return all orthogonal neighbours of these cells."""
    sideways = (cells & NOT_EASTERN) << 1 | (cells & NOT_WESTERN) >> 1
    return (cells << COLUMNS | cells >> COLUMNS | sideways) & ALL


def around(cells: int) -> int:
    """[T-7.4] Return the cells around a cell, at most eight."""
    wide = cells | (cells & NOT_EASTERN) << 1 | (cells & NOT_WESTERN) >> 1
    return (wide | wide << COLUMNS | wide >> COLUMNS) & ALL & ~cells


def connected(seed: int, among: int) -> int:
    """[T-1.6] Return all cells of `among` joined orthogonally with the seed, one of them."""
    found = seed
    while True:
        sideways = (found & NOT_EASTERN) << 1 | (found & NOT_WESTERN) >> 1
        grown = (found | found << COLUMNS | found >> COLUMNS | sideways) & among
        if grown == found:
            return found
        found = grown


def parts(among: int) -> list[int]:
    """[T-1.6] Return these cells divided into connected parts."""
    found: list[int] = []
    while among:
        part = connected(among & -among, among)
        found.append(part)
        among ^= part
    return found


NEAR: Final = tuple(beside(1 << cell) for cell in range(len(CELLS)))
AROUND: Final = tuple(around(1 << cell) for cell in range(len(CELLS)))
CROSS: Final = tuple(
    ROW_MASKS[cell // COLUMNS] | COLUMN_MASKS[cell % COLUMNS] for cell in range(len(CELLS))
)


def next_cell(cell: int, direction: int) -> int:
    """Return the neighbour in a direction, or -1 at the border."""
    row, column = divmod(cell, COLUMNS)
    if direction == NORTH:
        return cell - COLUMNS if row > 0 else -1
    if direction == EAST:
        return cell + 1 if column < COLUMNS - 1 else -1
    if direction == SOUTH:
        return cell + COLUMNS if row < ROWS - 1 else -1
    return cell - 1 if column > 0 else -1


def ray_of(cell: int, direction: int) -> int:
    """Return all cells from here to the border in a direction."""
    found, here = 0, next_cell(cell, direction)
    while here >= 0:
        found |= 1 << here
        here = next_cell(here, direction)
    return found


NEXT: Final = tuple(
    tuple(next_cell(cell, way) for cell in range(len(CELLS))) for way in range(len(DIRECTIONS))
)
RAYS: Final = tuple(
    tuple(ray_of(cell, way) for cell in range(len(CELLS))) for way in range(len(DIRECTIONS))
)


def free_way(cell: int, direction: int, occupied: int) -> int:
    """[T-6.5] [T-6.6] Return the empty cells from here up to the nearest statue or the border."""
    ray = RAYS[direction][cell]
    blockers = ray & occupied
    if not blockers:
        return ray
    if direction in (EAST, SOUTH):
        return ray & (blockers & -blockers) - 1
    return ray & ~((1 << blockers.bit_length()) - 1)


def horse_of(mount: int) -> int:
    """[T-7.3] Return the two cells that a horse covers beside its rider's; 0 if off the board."""
    cell, direction = divmod(mount, len(DIRECTIONS))
    first = next_cell(cell, direction)
    second = next_cell(first, direction) if first >= 0 else -1
    return 1 << first | 1 << second if second >= 0 else 0


HORSES: Final = tuple(horse_of(mount) for mount in range(len(CELLS) * len(DIRECTIONS)))
BODIES: Final = tuple(horse | 1 << mount // 4 for mount, horse in enumerate(HORSES))


class CellChoices:
    """The choices of one verb at all cells, and cached lists of those at some cells."""

    def __init__(self, verb: str) -> None:
        self.all = choices(verb, CELLS)
        self.rows: list[list[list[Choice]]] = []  # by row, by bits of its nine cells
        for row in range(ROWS):
            line = self.all[row * COLUMNS : (row + 1) * COLUMNS]
            self.rows.append(
                [[c for at, c in enumerate(line) if bits >> at & 1] for bits in range(ROW_BITS + 1)]
            )

    def at(self, cells: int) -> list[Choice]:
        """Return the choices at these cells, row by row."""
        found: list[Choice] = []
        for line in self.rows:
            bits = cells & ROW_BITS
            if bits:
                found += line[bits]
            cells >>= COLUMNS
        return found


class CellStep(Step[ArmyState]):
    """A question whose answer is a cell: the open cells, and why another one is refused."""

    cells: ClassVar[CellChoices]
    closed: ClassVar[Refusal]

    def open_cells(self, s: ArmyState, seat: int, arg: int) -> int:
        """Return the cells that can be chosen."""
        raise NotImplementedError

    def reason(self, s: ArmyState, seat: int, arg: int, cell: int) -> Refusal:
        """Return why a cell that is not open cannot be chosen."""
        return self.closed

    def choices(self, s: ArmyState, seat: int, arg: int) -> list[Choice]:
        return self.cells.at(self.open_cells(s, seat, arg))

    def refusal(self, s: ArmyState, seat: int, arg: int, choice: Choice) -> Refusal | None:
        if self.open_cells(s, seat, arg) >> choice.at & 1:
            return None
        return self.reason(s, seat, arg, choice.at)
