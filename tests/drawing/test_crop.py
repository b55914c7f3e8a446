"""Parts of a scene: where things lie, what a cut shows, what is outlined."""

import pytest

from dynasty.drawing.bounds import Box, bounding_box, find_boxes, scene_box
from dynasty.drawing.crop import (
    CROP_MARGIN,
    MIN_CROP_SIZE,
    crop_scene,
    outline_things,
    strip_interaction,
)
from dynasty.drawing.scene import Circle, Group, Line, Node, Path, Rect, Scene, Text, Use
from dynasty.drawing.svg import scene_svg
from dynasty.drawing.symbols import SYMBOLS

NEAR = Group((Rect(0, 0, 40, 20),), id="near", at=(100, 100), scale=2)
FAR = Group((Circle(900, 900, 10),), id="far", noun="stone", target=Circle(900, 900, 30))
TEXTS = (Text(110, 120, "in", 12), Text(270, 120, "on the edge", 12), Text(700, 700, "out", 12))


def scene(*more: Node) -> Scene:
    return Scene(1000, 1000, "A board", (Group((NEAR, FAR, *TEXTS, *more)),))


def texts(drawn: Scene) -> list[str]:
    return [
        node.text for layer in drawn.layers for node in layer.children if isinstance(node, Text)
    ]


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


def test_a_cut_shows_what_is_meant_with_its_surroundings() -> None:
    part = crop_scene(scene(), ["near"])
    assert scene_box(part).holds(Box(100, 100, 180, 140).grown(CROP_MARGIN))
    assert (part.width, part.height) == MIN_CROP_SIZE
    assert find_boxes(part, "far") == []
    assert f'viewBox="{part.x:g} {part.y:g} {part.width:g} {part.height:g}"' in scene_svg(part)


def test_a_cut_keeps_inside_of_the_scene() -> None:
    part = crop_scene(scene(), ["far"])
    assert (part.x, part.y) == (700, 835)
    assert (part.width, part.height) == MIN_CROP_SIZE


def test_what_is_nothing_but_an_outline_is_kept_where_it_is_seen() -> None:
    edge = Group((), id="edge", noun="edge", target=Rect(150, 100, 20, 20))
    assert find_boxes(crop_scene(scene(edge), ["near"]), "edge") == [Box(150, 100, 170, 120)]
    assert find_boxes(crop_scene(scene(edge), ["far"]), "edge") == []


def test_a_text_that_the_edge_would_cut_is_left_out() -> None:
    assert texts(crop_scene(scene(), ["near"])) == ["in"]


def test_without_anything_meant_the_scene_stays_whole() -> None:
    assert crop_scene(scene(), []) == crop_scene(scene(), ["nothing"]) == scene()


def test_what_is_lit_has_an_outline_above_everything() -> None:
    lit = outline_things(scene(), ["near", "far"])
    rings = [group for group in lit.layers[-1].children if isinstance(group, Group)]
    assert [bounding_box(ring, SYMBOLS) for ring in rings] == [
        Box(96, 96, 184, 144),
        Box(866, 866, 934, 934),
    ]
    assert outline_things(scene(), []) == scene()


def test_in_a_still_picture_nothing_can_be_hit() -> None:
    drawn = scene_svg(strip_interaction(scene()), theme=None, sized=True)
    assert "data-noun" not in drawn
    assert 'class="ring"' not in drawn
    assert 'id="' not in drawn
    assert 'width="1000"' in drawn
