"""Counted trees are what they were: the alarm for a legal choice that came or went."""

import pytest

from tests.conformance.golden import FOLDER
from tests.conformance.perft import Tree, file_of, leaves, trees
from tests.conformance.tables import NAMES, tables_of

TREES = [tree for name in NAMES if file_of(name).exists() for tree in trees(name)]


@pytest.mark.parametrize("tree", TREES, ids=str)
def test_the_tree_of_choices_has_as_many_leaves_as_ever(tree: Tree) -> None:
    root, depths = tree.root(), range(1, len(tree.leaves) + 1)
    assert tuple(leaves(tree.table.game, root, depth) for depth in depths) == tree.leaves


@pytest.mark.parametrize("name", NAMES)
def test_every_table_has_counted_trees(name: str) -> None:
    assert {tree.table for tree in trees(name)} == set(tables_of(name))


def test_a_missing_file_names_the_command_that_makes_it() -> None:
    with pytest.raises(AssertionError, match=r"`python -m tests.conformance.perft chess` makes it"):
        trees("chess")


def test_no_counted_tree_is_left_over() -> None:
    assert sorted(FOLDER.glob("*_perft.toml")) == sorted(map(file_of, NAMES))
