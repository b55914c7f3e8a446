"""Bounding boxes: around nodes, texts and symbols, and of things by id and noun."""

import pytest

from dynasty.drawing.bounds import Box, bounding_box, find_boxes
from dynasty.drawing.scene import Circle, Group, Line, Node, Path, Rect, Text, Use
from dynasty.drawing.symbols import SYMBOLS
from tests.drawing.clearing import scene


@pytest.mark.parametrize(
    ("node", "box"),
    [
        (Rect(1, 2, 3, 4), Box(1, 2, 4, 6)),
        (Circle(5, 5, 2), Box(3, 3, 7, 7)),
        (Line(9, 1, 2, 8), Box(2, 1, 9, 8)),
        (Path("M1 2L5 6z"), Box(1, 2, 5, 6)),
        (Path("M1 2h4v-3H0"), Box(0, -1, 5, 2)),
        (Path("m1 1q2-3 4 0t4 0"), Box(1, -2, 9, 1)),
        (Path("M0 0a5 5 0 0 1 10 10 5 5 0 0 1 1 1"), Box(0, 0, 11, 11)),
        (Path("M.5-1c1 1 2 2 3 3"), Box(0.5, -1, 3.5, 2)),
        (Group((Rect(1, 1, 2, 2),), at=(10, 20), scale=3), Box(13, 23, 19, 29)),
        (Group((Rect(1, 1, 2, 2),), target=Rect(0, 0, 9, 9)), Box(0, 0, 9, 9)),
    ],
)
def test_the_rectangle_around_a_node(node: Node, box: Box) -> None:
    assert bounding_box(node, SYMBOLS) == box


def test_a_text_lies_around_its_anchor_and_a_symbol_has_its_own_breadth() -> None:
    start, end = (
        bounding_box(Text(50, 50, "word", 10), SYMBOLS),
        bounding_box(Text(50, 50, "word", 10, anchor="end"), SYMBOLS),
    )
    assert start is not None
    assert end is not None
    assert start.left == 50 == end.right
    assert start.top < 50 < start.bottom
    coin = bounding_box(Use("coin", 0, 0, 48), SYMBOLS)
    assert coin == Box(0, 0, 48 * SYMBOLS["coin"].width / SYMBOLS["coin"].height, 48)


def test_things_are_found_by_id_and_by_noun() -> None:
    assert find_boxes(scene(), "near") == [Box(100, 100, 180, 140)]
    assert find_boxes(scene(), "stone") == find_boxes(scene(), "far") == [Box(870, 870, 930, 930)]
    assert find_boxes(scene(), "nothing") == []
