"""Badges: a few letters on the lower edge of a thing that show what choosing it costs or gives."""

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass, replace
from typing import Final

from dynasty.drawing.drawn_parts import nodes_with_names
from dynasty.drawing.scene import Circle, Group, Node, Rect, Scene, Text
from dynasty.drawing.text_metrics import text_width
from dynasty.drawing.widgets import MIN_FONT_SIZE

BADGE_FONT_SIZE: Final = MIN_FONT_SIZE + 1
BADGE_HEIGHT: Final = 18.0


@dataclass(frozen=True)
class Badge:
    """The text of a badge; `strong` ones mark the better choices."""

    text: str
    strong: bool = True


def scene_with_badges(scene: Scene, badges: Mapping[str, Badge]) -> Scene:
    """Return the scene with a badge on top of every thing whose noun has one."""
    if not badges:
        return scene
    every = (node for layer in scene.layers for node in layer.children)
    nodes = nodes_with_names(every, frozenset(badges))
    worn = tuple(
        badge_group(x, low, badges[noun], scene.width)
        for noun, x, low in bottom_centres(nodes, badges)
    )
    if not worn:
        return scene
    return replace(scene, layers=(*scene.layers, Group(worn)))


def bottom_centres(
    nodes: Iterable[Node],
    nouns: Mapping[str, Badge],
    x: float = 0,
    y: float = 0,
    scale: float = 1,
) -> Iterator[tuple[str, float, float]]:
    """Return the things of these nouns, each with the middle of its lower edge in the scene."""
    for node in nodes:
        if not isinstance(node, Group):
            continue
        dx, dy = node.at or (0, 0)
        left, top, size = x + dx * scale, y + dy * scale, scale * node.scale
        if node.noun in nouns and node.target is not None:
            across, low = bottom_centre(node.target)
            yield node.noun, left + across * size, top + low * size
        yield from bottom_centres(node.children, nouns, left, top, size)


def bottom_centre(outline: Rect | Circle) -> tuple[float, float]:
    if isinstance(outline, Circle):
        return outline.x, outline.y + outline.radius
    return outline.x + outline.width / 2, outline.y + outline.height


def badge_group(x: float, low: float, badge: Badge, room: float) -> Group:
    """Return a pill centred on x, or as near as the width `room` allows, just below the edge."""
    width = max(BADGE_HEIGHT, text_width(badge.text, BADGE_FONT_SIZE) + 11)
    x = min(max(x, width / 2), room - width / 2)
    fill, ink = ("jade-dark", "chalk") if badge.strong else ("chalk", "line")
    top = low - BADGE_HEIGHT * 0.7
    pill = Rect(x - width / 2, top, width, BADGE_HEIGHT, 9, fill=fill, stroke="jade-dark", line=1.2)
    text = Text(x, top + 13.2, badge.text, BADGE_FONT_SIZE, ink, anchor="middle", bold=True)
    return Group((pill, text), classes=("badge",))
