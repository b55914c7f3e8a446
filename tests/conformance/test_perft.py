"""Counted trees are what they were: the alarm for a legal choice that came or went."""

import pytest

from tests.conformance.golden import FOLDER
from tests.conformance.perft import Tree, file_of, leaves, trees
from tests.conformance.tables import NAMES, TABLES

TREES = [tree for name in NAMES for tree in trees(name)]


@pytest.mark.parametrize("tree", TREES, ids=str)
def test_the_tree_of_choices_has_as_many_leaves_as_ever(tree: Tree) -> None:
    root, depths = tree.root(), range(1, len(tree.leaves) + 1)
    assert tuple(leaves(tree.table.game, root, depth) for depth in depths) == tree.leaves


def test_every_table_has_counted_trees_and_every_file_a_game() -> None:
    assert {tree.table for tree in TREES} == set(TABLES)
    assert sorted(FOLDER.glob("*_perft.toml")) == sorted(map(file_of, NAMES))
