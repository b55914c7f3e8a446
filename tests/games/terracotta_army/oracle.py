"""The mausoleum told a second time from what lies openly on the table: counts, groups, points.

Slow and plain, after the rules as they are written, without a look at the rules' own code.
"""

from collections.abc import Iterable
from dataclasses import dataclass
from functools import cache, cached_property

from dynasty.games.terracotta_army.view import ArmyView, CellView

Cell = tuple[int, int]
"""Row and column, from 0."""

ROWS, COLUMNS = 7, 9
ALL = frozenset((row, column) for row in range(ROWS) for column in range(COLUMNS))
WARRIORS = ("officer", "guard", "crossbowman", "soldier")
WEAPON_OF = dict(zip(WARRIORS, ("sword", "halberd", "crossbow", "spear"), strict=True))
WAYS = {"n": (-1, 0), "e": (0, 1), "s": (1, 0), "w": (0, -1)}
TILE_PRIZES = {1: (3, 1), 2: (5, 2), 3: (7, 3), 4: (9, 4), 5: (11, 5)}
INSPECTOR, FOOTMAN, GROUP = (7, 3), (8, 2), (5, 2)
QUARTERS = {"nw": (0, 0), "ne": (0, 5), "sw": (4, 0), "se": (4, 5)}


def name(cell: Cell) -> str:
    return f"r{cell[0] + 1}c{cell[1] + 1}"


def cell_named(text: str) -> Cell:
    return int(text[1]) - 1, int(text[3]) - 1


def step(cell: Cell, way: str, steps: int = 1) -> Cell:
    down, right = WAYS[way]
    return cell[0] + down * steps, cell[1] + right * steps


@cache
def beside(cell: Cell) -> frozenset[Cell]:
    """The cells that share an edge with it."""
    return ALL & {step(cell, way) for way in WAYS}


@cache
def around(cell: Cell) -> frozenset[Cell]:
    """The up to eight cells around it."""
    row, column = cell
    near = {(row + down, column + right) for down in (-1, 0, 1) for right in (-1, 0, 1)}
    return ALL & near - {cell}


@dataclass(frozen=True)
class Warrior:
    """An owned figure; a mounted one stands on three cells."""

    owner: int
    kind: str
    at: Cell
    cells: frozenset[Cell]


@dataclass(frozen=True)
class Archer:
    """A kneeling archer and the cell that it looks at."""

    at: Cell
    faced: Cell


Figure = Warrior | Archer


def touching(a: Figure, b: Figure) -> bool:
    """Does a cell of one share an edge with a cell of the other?"""
    return any(beside(cell) & body(b) for cell in body(a))


def body(figure: Figure) -> frozenset[Cell]:
    return figure.cells if isinstance(figure, Warrior) else frozenset({figure.at})


class Board:
    """Everything that stands in the mausoleum."""

    def __init__(self, view: ArmyView) -> None:
        self.view, self.seats = view, range(view.seats)
        self.cells: dict[Cell, CellView] = {(c.row, c.column): c for c in view.cells}
        self.ridden = {at: cell.rider for at, cell in self.cells.items() if cell.rider}
        self.empty = {at for at, cell in self.cells.items() if cell.statue is None}
        self.footmen = self.of("footman")
        self.musicians = self.of("musician")
        self.archers = [
            Archer(at, cell_named(cell.facing)) for at, cell in self.cells.items() if cell.facing
        ]
        self.warriors = [
            Warrior(cell.owner, str(cell.statue), at, self.covered(at))
            for at, cell in self.cells.items()
            if cell.statue in WARRIORS
        ]

    def of(self, statue: str) -> list[Cell]:
        return [at for at, cell in self.cells.items() if cell.statue == statue]

    def covered(self, at: Cell) -> frozenset[Cell]:
        """The rider's cell and what its horse covers."""
        return frozenset({at, *(a for a, rider in self.ridden.items() if rider == name(at))})

    def warrior_on(self, cell: Cell) -> Warrior | None:
        return next((warrior for warrior in self.warriors if cell in warrior.cells), None)

    # T-2: domination and presence

    def within(self, scope: Iterable[Cell]) -> list[Warrior]:
        """The warriors with a cell in a scope, each once."""
        cells = frozenset(scope)
        return [warrior for warrior in self.warriors if warrior.cells & cells]

    def of_each(self, counted: list[Warrior]) -> list[int]:
        return [sum(warrior.owner == seat for warrior in counted) for seat in self.seats]

    def first(self, numbers: list[int], counted: list[Warrior]) -> int:
        """Who dominates, or -1; among equals whoever most archers face."""
        best = [seat for seat in self.seats if numbers[seat] == max(numbers) > 0]
        if len(best) > 1:
            backed = {seat: self.backing(seat, counted) for seat in best}
            best = [seat for seat in best if backed[seat] == max(backed.values())]
        return best[0] if len(best) == 1 else -1

    def backing(self, seat: int, counted: list[Warrior]) -> int:
        own = [warrior for warrior in counted if warrior.owner == seat]
        return sum(any(archer.faced in w.cells for w in own) for archer in self.archers)

    def majority(self, counted: list[Warrior], prizes: tuple[int, int]) -> list[int]:
        """Points by seat for the warriors that count in a scope."""
        numbers = self.of_each(counted)
        return shared(numbers, self.first(numbers, counted), prizes)

    # T-9: the lines, the musicians and the tile of a round

    def line(self, space: str) -> list[Cell]:
        number = int(space[4:]) - 1
        return [cell for cell in sorted(ALL) if cell[space.startswith("col")] == number]

    def line_points(self, space: str) -> list[int]:
        counted = self.within(self.line(space))
        points = self.majority(counted, INSPECTOR)
        solo, first = self.view.solo, self.first(self.of_each(counted), counted)
        if solo and first == 1 and "ch_7_imperial_eye" in solo.challenges:
            points[1] += 2
        return points

    def tile_cells(self, tile: str) -> set[Cell]:
        """The cells of a tile that is a place."""
        if tile == "tile_middle_row":
            return {cell for cell in ALL if cell[0] == 3}
        if tile == "tile_middle_col":
            return {cell for cell in ALL if cell[1] == 4}
        if "quarter" not in tile:
            return set()
        top, left = QUARTERS[tile[-2:]]
        return {(top + down, left + right) for down in range(3) for right in range(4)}

    def tile_points(self, tile: str, number: int) -> list[int]:
        prizes, players = TILE_PRIZES[number], self.view.players
        if tile in ("tile_coins", "tile_clay"):
            held = [p.coins if tile == "tile_coins" else p.wet + p.dry for p in players]
            best = [seat for seat in self.seats if held[seat] == max(held) > 0]
            return shared(held, best[0] if len(best) == 1 else -1, prizes)
        kind = tile.removeprefix("tile_")
        if kind in WARRIORS:
            return self.majority([w for w in self.warriors if w.kind == kind], prizes)
        return self.majority(self.within(self.tile_cells(tile)), prizes)

    def music(self, cell: Cell) -> list[int]:
        """What a musician on this cell gives each seat, once."""
        heard = [c for c in ALL if c[0] == cell[0] or c[1] == cell[1]]
        return self.of_each(self.within(heard))

    # T-11: the end

    def footman_points(self, cell: Cell) -> list[int]:
        return self.majority(self.within(around(cell)), FOOTMAN)

    def kin(self, kind: str) -> list[Figure]:
        """Warriors of a type, and the archers that count as one."""
        own = [warrior for warrior in self.warriors if warrior.kind == kind]
        faced = {cell for warrior in own for cell in warrior.cells}
        return [*own, *(archer for archer in self.archers if archer.faced in faced)]

    def clusters(self, kind: str) -> list[list[Figure]]:
        """Figures of a type that hang together, single ones too."""
        rest, found = self.kin(kind), []
        while rest:
            cluster, edge = [rest[0]], [rest.pop(0)]
            while edge:
                figure = edge.pop()
                near = [other for other in rest if touching(figure, other)]
                rest = [other for other in rest if other not in near]
                cluster += near
                edge += near
            found.append(cluster)
        return found

    @cached_property
    def groups(self) -> list[tuple[str, list[Figure]]]:
        """Every group of at least two."""
        return [(k, c) for k in WARRIORS for c in self.clusters(k) if len(c) > 1]

    def group_points(self, group: list[Figure]) -> list[int]:
        counted = warriors_of(group)
        numbers = self.of_each(counted)
        players = sum(n > 0 for n in numbers)
        points = [n * players for n in numbers]
        if players > 1:
            extra = self.majority(counted, GROUP)
            points = [a + b for a, b in zip(points, extra, strict=True)]
        return points

    def archer_points(self) -> list[int]:
        faced = [self.warrior_on(archer.faced) for archer in self.archers]
        return [2 * sum(w is not None and w.owner == seat for w in faced) for seat in self.seats]

    def at_the_end(self) -> list[dict[str, int]]:
        """By seat what the end would add now, by category."""
        footmen = added(self.view.seats, [self.footman_points(cell) for cell in self.footmen])
        groups = added(self.view.seats, [self.group_points(group) for _, group in self.groups])
        left = [(p.wet + p.dry + p.coins) // 2 for p in self.view.players]
        archers = self.archer_points()
        return [
            {
                "footmen": footmen[q],
                "groups": groups[q],
                "archers": archers[q],
                "leftovers": left[q],
            }
            for q in self.seats
        ]


def warriors_of(figures: list[Figure]) -> list[Warrior]:
    return [figure for figure in figures if isinstance(figure, Warrior)]


def shared(numbers: list[int], first: int, prizes: tuple[int, int]) -> list[int]:
    """The higher prize for whoever dominates, the lower one for all others who are there."""
    return [
        prizes[0] if seat == first else prizes[1] if number else 0
        for seat, number in enumerate(numbers)
    ]


def added(seats: int, rows: list[list[int]]) -> list[int]:
    return [sum(row[seat] for row in rows) for seat in range(seats)]
