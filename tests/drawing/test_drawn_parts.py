"""Drawn parts: found by what they contain, and kept as far as they are drawn again alike."""

import pytest

from dynasty.drawing.drawn_parts import (
    EMPTY_PART,
    DrawnPart,
    has_any_name,
    node_index,
    nodes_with_names,
    reuse_unchanged_nodes,
)
from dynasty.drawing.scene import Group, Node, Rect, Text

CUP = Group((Text(0, 0, "cup", 12),), id="cup-1", noun="cup", title="A cup", at=(3, 4))
POT = Group((Group((), noun="lid", title="Its lid"),), id="pot-1", noun="pot", title="A pot")
GROUND = Rect(0, 0, 10, 10)


def piece(name: str, text: str) -> Group:
    """A node as it is drawn each time: equal to others, but another object."""
    return Group((Text(0, 0, text, 12),), id=name)


def test_an_index_knows_nouns_titles_ids_and_places() -> None:
    found = node_index(DrawnPart((CUP, GROUND, DrawnPart((POT,)))))
    assert dict(found.pairs()) == {"cup": "A cup", "pot": "A pot", "lid": "Its lid"}
    assert set(found.names) == {"cup", "cup-1", "pot", "pot-1", "lid"}
    assert found.places == (("cup-1", 3, 4),)


@pytest.mark.parametrize("nodes", [(), (GROUND,), (CUP,), (CUP, POT, CUP)])
def test_the_index_of_a_part_is_that_of_a_plain_group(nodes: tuple[Node, ...]) -> None:
    part, plain = node_index(DrawnPart(nodes)), node_index(Group(nodes))
    assert (dict(part.pairs()), set(part.names)) == (dict(plain.pairs()), set(plain.names))


def test_the_first_of_two_things_of_one_noun_gives_the_title() -> None:
    other = Group((), noun="cup", title="Another cup")
    assert dict(node_index(DrawnPart((other, CUP))).pairs()) == {"cup": "Another cup"}


def test_things_are_found_in_parts_of_parts() -> None:
    layer = (GROUND, DrawnPart((CUP, DrawnPart((POT,)))))
    assert list(nodes_with_names(layer, frozenset({"lid", "cup-1"}))) == [CUP, POT]
    assert list(nodes_with_names(layer, frozenset({"table"}))) == []
    assert has_any_name(layer[1], frozenset({"lid"}))
    assert not has_any_name(GROUND, frozenset({"lid"}))


def test_what_is_drawn_alike_is_the_old_part() -> None:
    old = DrawnPart((piece("a", "one"), GROUND))
    assert reuse_unchanged_nodes(old, [piece("a", "one"), Rect(0, 0, 10, 10)]) is old
    assert reuse_unchanged_nodes(EMPTY_PART, []) is EMPTY_PART


def test_nodes_that_moved_or_stayed_are_kept_with_their_texts() -> None:
    old = DrawnPart((piece("a", "one"), piece("b", "two")))
    old.text.texts = ("<g>one</g>", "<g>two</g>")
    new = reuse_unchanged_nodes(old, [piece("b", "two"), piece("c", "new"), piece("a", "1")])
    assert new.children[0] is old.children[1]
    assert [text for _, text in new.with_texts()] == ["<g>two</g>", None, None]
    assert new.children[1:] == (piece("c", "new"), piece("a", "1"))


def test_a_part_whose_last_node_is_gone_is_another_one() -> None:
    old = DrawnPart((piece("a", "one"), piece("b", "two")))
    new = reuse_unchanged_nodes(old, [piece("a", "one")])
    assert new is not old
    assert new.children == (old.children[0],)


def test_a_part_without_texts_has_none_for_each_node() -> None:
    assert list(DrawnPart((CUP, POT)).with_texts()) == [(CUP, None), (POT, None)]
