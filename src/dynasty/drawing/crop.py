"""A part of a scene as a picture of its own: some things with their surroundings, some outlined."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import replace
from typing import Final

from dynasty.drawing.bounds import Box, around, bounds, frame_of, places, symbols_of
from dynasty.drawing.scene import Group, Node, Rect, Scene, Symbol, Text, Use

MARGIN: Final = 26.0  # what is shown around the things that are meant
LEAST: Final = (300.0, 130.0)  # the smallest picture: things need surroundings to be recognized
OUTLINE: Final = 4.0  # how far an outline keeps from its thing


def cropped(scene: Scene, names: Sequence[str]) -> Scene:
    """The scene around the things of these ids or nouns; without any, the whole scene.

    What lies outside is left out, and a text that the edge would cut.
    """
    meant = around(box for name in names for box in places(scene, name))
    if meant is None:
        return scene
    whole = frame_of(scene)
    frame = widened(meant.grown(MARGIN).within(whole), whole)
    symbols = symbols_of(scene)
    layers = tuple(
        replace(g, children=tuple(inside(g.children, frame, symbols))) for g in scene.layers
    )
    return replace(
        scene, x=frame.left, y=frame.top, width=frame.width, height=frame.height, layers=layers
    )


def widened(frame: Box, whole: Box) -> Box:
    """The frame, at least as large as a picture must be, inside of the whole."""
    wide, high = (
        max(0.0, least - size) / 2
        for least, size in zip(LEAST, (frame.width, frame.height), strict=True)
    )
    grown = frame.grown(wide, high)
    x = max(whole.left - grown.left, 0) - max(grown.right - whole.right, 0)
    y = max(whole.top - grown.top, 0) - max(grown.bottom - whole.bottom, 0)
    return grown.placed((x, y), 1).within(whole)


def inside(nodes: Iterable[Node], frame: Box, symbols: Mapping[str, Symbol]) -> Iterator[Node]:
    """The nodes that can be seen in the frame."""
    for node in nodes:
        if isinstance(node, Group):
            x, y = node.at or (0, 0)
            part = frame.placed((-x / node.scale, -y / node.scale), 1 / node.scale)
            children = tuple(inside(node.children, part, symbols))
            outline = () if node.target is None else inside((node.target,), part, symbols)
            if children or any(outline):  # some things are nothing but an outline
                yield replace(node, children=children)
            continue
        box = bounds(node, symbols)
        if box is None or not box.meets(frame):
            continue
        if not isinstance(node, Text) or frame.holds(box):
            yield node


def outlined(scene: Scene, names: Sequence[str]) -> Scene:
    """The scene with a golden line around the things of these ids or nouns, above all else."""
    rings = tuple(ring(box) for name in names for box in places(scene, name))
    return replace(scene, layers=(*scene.layers, Group(rings))) if rings else scene


def ring(box: Box) -> Group:
    """A line that is seen on dark and on light ground."""
    far = box.grown(OUTLINE)
    line = Rect(far.left, far.top, far.width, far.height, 10, stroke="line", line=7, opacity=0.7)
    return Group((line, replace(line, stroke="glow", line=4, opacity=1)), classes=("outline",))


def renamed(scene: Scene, names: Mapping[str, str]) -> Scene:
    """The scene with some of its symbols under other names."""
    symbols = tuple(replace(s, name=names.get(s.name, s.name)) for s in scene.symbols)
    layers = tuple(renamed_group(layer, names) for layer in scene.layers)
    return replace(scene, layers=layers, symbols=symbols)


def renamed_group(group: Group, names: Mapping[str, str]) -> Group:
    return replace(group, children=tuple(renamed_node(child, names) for child in group.children))


def renamed_node(node: Node, names: Mapping[str, str]) -> Node:
    if isinstance(node, Group):
        return renamed_group(node, names)
    if isinstance(node, Use):
        return replace(node, symbol=names.get(node.symbol, node.symbol))
    return node


def still(scene: Scene) -> Scene:
    """The scene as a picture to look at only: nothing in it can be hit or glides."""
    return replace(scene, layers=tuple(still_group(layer) for layer in scene.layers))


def still_group(group: Group) -> Group:
    children = tuple(
        still_group(child) if isinstance(child, Group) else child for child in group.children
    )
    return replace(group, children=children, id="", noun="", classes=(), target=None)
