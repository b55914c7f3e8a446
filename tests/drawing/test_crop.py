"""Parts of a scene: what a cut shows, what is outlined."""

from dynasty.drawing.bounds import Box, bounding_box, find_boxes, scene_box
from dynasty.drawing.crop import (
    CROP_MARGIN,
    MIN_CROP_SIZE,
    crop_scene,
    outline_things,
    strip_interaction,
)
from dynasty.drawing.scene import Group, Rect, Scene, Text
from dynasty.drawing.svg import scene_svg
from dynasty.drawing.symbols import SYMBOLS
from tests.drawing.clearing import scene


def texts(drawn: Scene) -> list[str]:
    return [
        node.text for layer in drawn.layers for node in layer.children if isinstance(node, Text)
    ]


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
