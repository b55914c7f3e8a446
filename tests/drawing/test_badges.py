"""Badges: a few signs at the lower edge of a thing, above everything else in the picture."""

from dataclasses import replace

from dynasty.drawing.badges import BADGE_HEIGHT, Badge, scene_with_badges
from dynasty.drawing.drawn_parts import DrawnPart
from dynasty.drawing.scene import Circle, Group, Rect, Scene, Text
from dynasty.drawing.svg import scene_svg

STONE = Group((), noun="stone", at=(40, 10), scale=2, target=Circle(5, 5, 5))
PLACE = Group((Group((), noun="well", target=Rect(0, 0, 10, 8)),), at=(100, 50))
SCENE = Scene(200, 100, "A yard", (Group((STONE, PLACE)), Group(())))


def pills(scene: Scene) -> list[tuple[Rect, Text]]:
    worn = (group for group in scene.groups() if "badge" in group.classes)
    return [group.children for group in worn]  # type: ignore[misc]


def test_a_badge_lies_at_the_lower_edge_of_its_thing_wherever_that_is() -> None:
    found = pills(scene_with_badges(SCENE, {"stone": Badge("+4"), "well": Badge("1")}))
    assert [text.text for _, text in found] == ["+4", "1"]
    for (pill, _), (x, low) in zip(found, [(50, 30), (105, 58)], strict=True):
        assert pill.x + pill.width / 2 == x
        assert pill.y < low < pill.y + pill.height
        assert pill.height == BADGE_HEIGHT


def test_badges_are_the_same_where_nodes_were_drawn_in_parts() -> None:
    badges = {"stone": Badge("+4"), "well": Badge("1")}
    parts = replace(SCENE, layers=(Group((DrawnPart((STONE, DrawnPart((PLACE,)))),)), Group(())))
    assert pills(scene_with_badges(parts, badges)) == pills(scene_with_badges(SCENE, badges))
    assert scene_with_badges(parts, {"roof": Badge("9")}) is parts


def test_a_badge_stays_in_the_picture() -> None:
    edge = Group((), noun="edge", target=Rect(195, 0, 5, 5))
    (pill, _), *_ = pills(
        scene_with_badges(Scene(200, 50, "", (Group((edge,)),)), {"edge": Badge("a long price")})
    )
    assert pill.x + pill.width <= 200


def test_what_is_best_is_stronger_and_nothing_else_changes() -> None:
    scene = scene_with_badges(SCENE, {"stone": Badge("3"), "well": Badge("1", strong=False)})
    (best, _), (rest, _) = pills(scene)
    assert best.fill != rest.fill
    assert scene.layers[:2] == SCENE.layers
    assert scene_with_badges(SCENE, {"roof": Badge("9")}) is SCENE


def test_a_glow_lies_behind_what_glows_and_the_target_above_it() -> None:
    """So a price that is written on the edge of a thing can be read while it glows."""
    price = Group((Text(0, 9, "7", 12),), noun="stone", target=Circle(5, 5, 5))
    drawn = scene_svg(Scene(20, 20, "", (price,)), lit={"stone"}, theme=None)
    assert drawn.index('class="glow"') < drawn.index(">7<") < drawn.index('class="ring"')
    assert 'class="glow"' not in scene_svg(Scene(20, 20, "", (price,)), theme=None)
