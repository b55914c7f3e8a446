"""Counted trees: how many ways lead on from fixed positions, by depth.

    python -m tests.conformance.perft NAME ...     counts the trees of these games anew

A count that changes means that a legal choice has come or gone: the cheapest alarm there is.
In a secret question the seats answer one after another. Count anew only what was meant to change.
"""

import sys
import tomllib
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from dynasty.kernel import Chance, Game
from tests.conformance.checks import random_step
from tests.conformance.golden import FOLDER, kept
from tests.conformance.tables import TABLES, Table

ENOUGH = 2000  # leaves: deeper trees are not counted


@dataclass(frozen=True)
class Tree:
    """A position, and its leaves at depth 1, 2, ..."""

    table: Table
    seed: int
    skip: int
    leaves: tuple[int, ...]

    def __str__(self) -> str:
        return f"{self.table}-{self.skip}"

    def root(self) -> Any:
        s, chance = self.table.start(self.seed), Chance(self.seed)
        for _ in range(self.skip):
            random_step(self.table.game, s, chance)
        return s


def leaves(game: Game[Any], s: Any, depth: int) -> int:
    """The number of ways to make so many choices, or fewer where the game ends."""
    if depth == 0 or not s.decisions:
        return 1
    decision, total = s.decisions[0], 0
    if depth == 1:
        return len(decision.choices)
    for choice in decision.choices:
        twin = s.clone()
        game.apply(twin, decision.seat, choice)
        total += leaves(game, twin, depth - 1)
    return total


def file_of(name: str) -> Path:
    return FOLDER / f"{name}_perft.toml"


def trees(name: str) -> list[Tree]:
    """The counted trees of a game, as its file has them."""
    data = tomllib.loads(kept(file_of(name), "perft", name))
    by_name = {str(table): table for table in TABLES}
    return [
        Tree(by_name[entry["table"]], entry["seed"], entry["skip"], tuple(entry["leaves"]))
        for entry in data["tree"]
    ]


def course(table: Table, seed: int) -> int:
    """How many random choices lead from the start to the end."""
    s, chance, made = table.start(seed), Chance(seed), 0
    while s.decisions:
        random_step(table.game, s, chance)
        made += 1
    return made


def count(name: str) -> Iterator[Tree]:
    """Trees from the start, the middle and near the end of a game at every table."""
    for seed, table in enumerate((t for t in TABLES if t.name == name), 1):
        for part in (0, 3, 6, 9):
            skip = course(table, seed) * part // 10
            tree = Tree(table, seed, skip, ())
            root, found = tree.root(), [1]
            while found[-1] < ENOUGH and len(found) < 9:
                found.append(leaves(table.game, root, len(found)))
            yield Tree(table, seed, skip, tuple(found[1:]))


def main(names: list[str]) -> None:
    for name in names:
        entries = [
            f'[[tree]]\ntable = "{tree.table}"\nseed = {tree.seed}\nskip = {tree.skip}\n'
            f"leaves = {list(tree.leaves)}\n"
            for tree in count(name)
        ]
        head = "# Counted trees: leaves at depth 1, 2, ... after `skip` random choices.\n"
        file_of(name).write_text("\n".join((head, *entries)), encoding="utf-8")


if __name__ == "__main__":
    main(sys.argv[1:])
