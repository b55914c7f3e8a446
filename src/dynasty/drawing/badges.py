"""Badges: what a choice of a thing costs or gives, in a few signs at the thing's lower edge."""

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass, replace
from typing import Final

from dynasty.drawing.keeping import Kept
from dynasty.drawing.layout import measure
from dynasty.drawing.scene import Circle, Group, Node, Rect, Scene, Text
from dynasty.drawing.widgets import SMALL

SIZE: Final = SMALL + 1
HEIGHT: Final = 18.0


@dataclass(frozen=True)
class Badge:
    """A few signs; strong ones are better than the rest."""

    text: str
    strong: bool = True


def badged(scene: Scene, badges: Mapping[str, Badge], kept: Kept | None = None) -> Scene:
    """The scene with a layer on top: a badge on every thing whose noun has one."""
    if not badges:
        return scene
    nodes: Iterable[Node] = scene.layers
    if kept is not None:  # it knows where to look
        every = (node for layer in scene.layers for node in layer.children)
        nodes = kept.holding(every, frozenset(badges))
    worn = tuple(
        badge_at(x, low, badges[noun], scene.width) for noun, x, low in low_edges(nodes, badges)
    )
    if not worn:
        return scene
    return replace(scene, layers=(*scene.layers, Group(worn)))


def low_edges(
    nodes: Iterable[Node],
    nouns: Mapping[str, Badge],
    x: float = 0,
    y: float = 0,
    scale: float = 1,
) -> Iterator[tuple[str, float, float]]:
    """The things of these nouns, and where in the scene the middle of their lower edge is."""
    for node in nodes:
        if not isinstance(node, Group):
            continue
        dx, dy = node.at or (0, 0)
        left, top, size = x + dx * scale, y + dy * scale, scale * node.scale
        if node.noun in nouns and node.target is not None:
            across, low = low_edge(node.target)
            yield node.noun, left + across * size, top + low * size
        yield from low_edges(node.children, nouns, left, top, size)


def low_edge(outline: Rect | Circle) -> tuple[float, float]:
    if isinstance(outline, Circle):
        return outline.x, outline.y + outline.radius
    return outline.x + outline.width / 2, outline.y + outline.height


def badge_at(x: float, low: float, badge: Badge, room: float) -> Group:
    """A pill around x, or as near to it as there is room, that reaches a little below the edge."""
    width = max(HEIGHT, measure(badge.text, SIZE) + 11)
    x = min(max(x, width / 2), room - width / 2)
    fill, ink = ("jade-dark", "chalk") if badge.strong else ("chalk", "line")
    top = low - HEIGHT * 0.7
    pill = Rect(x - width / 2, top, width, HEIGHT, 9, fill=fill, stroke="jade-dark", line=1.2)
    text = Text(x, top + 13.2, badge.text, SIZE, ink, anchor="middle", bold=True)
    return Group((pill, text), classes=("badge",))
