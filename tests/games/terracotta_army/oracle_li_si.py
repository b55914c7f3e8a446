"""What Li Si wants, told a second time from the rules as they are written (T-12.7 to T-12.14)."""

from collections.abc import Callable, Iterable

from dynasty.games.terracotta_army.view import ArmyView
from tests.games.terracotta_army.oracle import (
    ALL,
    WARRIORS,
    WEAPON_OF,
    Board,
    Cell,
    Figure,
    around,
    beside,
    body,
    name,
    warriors_of,
)

YOU, PM = 0, 1
SPECIALIST_CARDS = {"pmc_12", "pmc_13"}
SPECIALIST_BY = {"halberd": "footman", "crossbow": "kneeling_archer", "spear": "musician"}

CRITERIA: tuple[Callable[[int, int], bool], ...] = (
    lambda yours, his: yours == his,
    lambda yours, his: yours == his + 1,
    lambda yours, his: his == 0,
    lambda yours, his: his - yours in (1, 2),
)


def best(cells: Iterable[Cell], worth: Callable[[Cell], int]) -> set[Cell]:
    """The cells that are worth most."""
    found = {cell: worth(cell) for cell in cells}
    return {cell for cell, value in found.items() if value == max(found.values())}


class LiSi:
    """Li Si looks at the table."""

    def __init__(self, view: ArmyView) -> None:
        assert view.solo is not None
        self.view, self.solo, self.board = view, view.solo, Board(view)
        self.me = view.players[PM]
        self.row = [weapon for weapon, _ in self.me.weapons]
        self.ready = {weapon for weapon, available in self.me.weapons if available}
        self.worth = {kind.id: kind.worth for kind in view.organizer if kind.left}

    # T-12.11: the type

    def kind(self, segment: str, armed: bool) -> str:
        """The type that he builds; `armed` where a weapon may follow."""
        ready = set() if self.is_distracted(segment) else self.ready
        kinds = list(self.worth)
        fitting = [kind for kind in kinds if WEAPON_OF[kind] in ready]
        if armed and fitting:
            top = max(self.worth[kind] for kind in fitting)
            if not any(self.worth[kind] >= top + 3 for kind in kinds):
                kinds = fitting
        kinds = [k for k in kinds if self.worth[k] == max(self.worth[kind] for kind in kinds)]
        for tile in self.view.tiles[self.view.round - 1 :]:
            if tile.id.removeprefix("tile_") in kinds:
                return tile.id.removeprefix("tile_")
        wanted = [kind for kind in kinds if WEAPON_OF[kind] in ready] or kinds
        return min(wanted, key=lambda kind: self.row.index(WEAPON_OF[kind]))

    def is_distracted(self, segment: str) -> bool:
        """A specialist card waits and his segment hires one."""
        outer = next(s.outer for s in self.view.segments if s.id == segment)
        return outer == "specialist" and bool(SPECIALIST_CARDS & set(self.solo.active))

    # T-12.12: the cell

    def cells(self, kind: str) -> set[Cell]:
        """Where a warrior of this type may go, all steps done."""
        left = self.selection(kind)
        for wanted in self.steps():
            left = wanted & left or left
        left = best(left, lambda cell: -self.priority(cell))
        left = best(left, self.players_heard)
        return self.contested(left)

    def selection(self, kind: str) -> set[Cell]:
        open_groups = [g for g in self.board.clusters(kind) if self.edge(g)]
        for meets in CRITERIA:
            fitting = [g for g in open_groups if meets(*self.balance(g))]
            if fitting:
                largest = max(len(group) for group in fitting)
                return {c for g in fitting if len(g) == largest for c in self.edge(g)}
        touched = {cell for group in open_groups for cell in self.edge(group)}
        return self.board.empty - touched or set(self.board.empty)

    def edge(self, group: list[Figure]) -> set[Cell]:
        """Empty cells beside a group."""
        return {c for f in group for cell in body(f) for c in beside(cell)} & self.board.empty

    def balance(self, group: list[Figure]) -> tuple[int, int]:
        """Yours and his."""
        numbers = self.board.of_each(warriors_of(group))
        return numbers[YOU], numbers[PM]

    def priority(self, cell: Cell) -> int:
        """The chart around the inspectors."""
        row, column = int(self.view.row[4:]) - 1, int(self.view.column[4:]) - 1
        further = ((row + 1) % 7, (column + 1) % 9)
        if cell == (row, column):
            return 1
        if cell == further:
            return 2
        if cell[0] == row or cell[1] == column:
            return 3
        return 4 if cell[0] == further[0] or cell[1] == further[1] else 5

    def steps(self) -> list[set[Cell]]:
        """The cells that the first steps prefer, one after the other."""
        now = self.view.round
        least = {1: 3, 2: 3, 3: 2, 4: 1, 5: 1}[now]
        near = {cell for cell in ALL if self.priority(cell) <= least}
        return [near, *(self.board.tile_cells(tile.id) for tile in self.view.tiles[now - 1 :])]

    def players_heard(self, cell: Cell) -> int:
        """Musicians in the row plus those in the column."""
        return sum((m[0] == cell[0]) + (m[1] == cell[1]) for m in self.board.musicians)

    def contested(self, left: set[Cell]) -> set[Cell]:
        """The cells beside the footman around which he and you are nearest to each other."""
        near = [footman for footman in self.board.footmen if around(footman) & left]
        if not near:
            return left
        gaps = {footman: abs(self.lead_around(footman)) for footman in near}
        closest = [footman for footman in near if gaps[footman] == min(gaps.values())]
        return {cell for footman in closest for cell in around(footman) & left}

    def lead_around(self, cell: Cell) -> int:
        numbers = self.board.of_each(self.board.within(around(cell)))
        return numbers[PM] - numbers[YOU]

    # T-12.7: the specialists

    def archer_groups(self) -> list[list[Figure]]:
        """Groups that he leads and can back, those with fewest of yours."""
        every = [group for kind in WARRIORS for group in self.board.clusters(kind)]
        led = [g for g in every if self.balance(g)[PM] > self.balance(g)[YOU] and self.posts(g)]
        fewest = min((self.balance(group)[YOU] for group in led), default=0)
        return [group for group in led if self.balance(group)[YOU] == fewest]

    def posts(self, group: list[Figure]) -> dict[Cell, frozenset[Cell]]:
        """Where an archer could kneel, and which cells of his warriors it could face there."""
        his = {c for w in warriors_of(group) if w.owner == PM for c in w.cells}
        found = {cell: beside(cell) & his for cell in self.board.empty}
        return {cell: faced for cell, faced in found.items() if faced}

    def footman_cells(self) -> set[Cell]:
        empty = self.board.empty
        return {c for c in empty if self.lead_around(c) > len(around(c) & empty)}

    def musician_cells(self) -> set[Cell]:
        heard = {cell: self.board.music(cell) for cell in self.board.empty}
        pleased = [c for c, n in heard.items() if n[PM] >= 2 and n[PM] >= 2 * n[YOU]]
        return best(pleased, lambda c: heard[c][PM] - heard[c][YOU]) if pleased else set()

    def weapons_to_try(self) -> list[str]:
        """From right to left; the sword alone stands for each of the others."""
        weapons = self.row if self.ready == {"sword"} else [w for w in self.row if w in self.ready]
        return [weapon for weapon in reversed(weapons) if weapon != "sword"]

    def hires(self) -> str:
        """The specialist that he wants and can pay, or nothing."""
        places = {
            "kneeling_archer": bool(self.archer_groups()),
            "footman": bool(self.footman_cells()),
            "musician": bool(self.musician_cells()),
        }
        stock = {kind.id: kind for kind in self.view.specialists}
        for weapon in self.weapons_to_try():
            who = SPECIALIST_BY[weapon]
            if stock[who].left and stock[who].worth <= self.me.coins and places[who]:
                return who
        return ""

    # T-12.8: the inspectors

    def inspections(self, moves: tuple[int, ...]) -> set[str]:
        """Where he would move an inspector; nothing if he stays."""
        found = {"": (0, 0, 0)}
        for here, size in ((self.view.row, 7), (self.view.column, 9)):
            now = self.board.line_points(here)
            for move in moves:
                space = f"{here[:4]}{(int(here[4:]) - 1 + move) % size + 1}"
                then = self.board.line_points(space)
                swing = then[PM] - now[PM] + now[YOU] - then[YOU]
                found[space] = (-swing, abs(move), int(move < 0))
        return {space for space, key in found.items() if key == min(found.values())}


def names(cells: Iterable[Cell]) -> set[str]:
    return {name(cell) for cell in cells}
