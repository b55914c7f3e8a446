"""Crops: a part of a scene as a picture of its own, with some things outlined."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import replace
from typing import Final

from dynasty.drawing.bounds import (
    Box,
    bounding_box,
    enclosing_box,
    find_boxes,
    scene_box,
    scene_symbols,
)
from dynasty.drawing.scene import Group, Node, Rect, Scene, Symbol, Text, Use

CROP_MARGIN: Final = 26.0  # shown around the things that were asked for
MIN_CROP_SIZE: Final = (
    300.0,
    130.0,
)  # the smallest picture: things need surroundings to be recognized
OUTLINE_DISTANCE: Final = 4.0  # distance of an outline from its thing


def crop_scene(scene: Scene, names: Sequence[str]) -> Scene:
    """Return the scene cropped to the things of these ids or nouns; the whole scene without any.

    Nodes outside are dropped, and texts that the edge would cut.
    """
    meant = enclosing_box(box for name in names for box in find_boxes(scene, name))
    if meant is None:
        return scene
    whole = scene_box(scene)
    frame = widen_frame(meant.grown(CROP_MARGIN).within(whole), whole)
    symbols = scene_symbols(scene)
    layers = tuple(
        replace(g, children=tuple(visible_nodes(g.children, frame, symbols))) for g in scene.layers
    )
    return replace(
        scene, x=frame.left, y=frame.top, width=frame.width, height=frame.height, layers=layers
    )


def widen_frame(frame: Box, whole: Box) -> Box:
    """Return the frame enlarged to the minimum size of a picture, inside the whole."""
    wide, high = (
        max(0.0, least - size) / 2
        for least, size in zip(MIN_CROP_SIZE, (frame.width, frame.height), strict=True)
    )
    grown = frame.grown(wide, high)
    x = max(whole.left - grown.left, 0) - max(grown.right - whole.right, 0)
    y = max(whole.top - grown.top, 0) - max(grown.bottom - whole.bottom, 0)
    return grown.placed((x, y), 1).within(whole)


def visible_nodes(
    nodes: Iterable[Node], frame: Box, symbols: Mapping[str, Symbol]
) -> Iterator[Node]:
    """Return the nodes that are visible in the frame."""
    for node in nodes:
        if isinstance(node, Group):
            x, y = node.at or (0, 0)
            part = frame.placed((-x / node.scale, -y / node.scale), 1 / node.scale)
            children = tuple(visible_nodes(node.children, part, symbols))
            outline = () if node.target is None else visible_nodes((node.target,), part, symbols)
            if children or any(outline):  # some things are nothing but an outline
                yield replace(node, children=children)
            continue
        box = bounding_box(node, symbols)
        if box is None or not box.meets(frame):
            continue
        if not isinstance(node, Text) or frame.holds(box):
            yield node


def outline_things(scene: Scene, names: Sequence[str]) -> Scene:
    """Return the scene with a golden line on top around the things of these ids or nouns."""
    rings = tuple(outline_ring(box) for name in names for box in find_boxes(scene, name))
    return replace(scene, layers=(*scene.layers, Group(rings))) if rings else scene


def outline_ring(box: Box) -> Group:
    """Return an outline that is visible on dark and on light ground."""
    far = box.grown(OUTLINE_DISTANCE)
    line = Rect(far.left, far.top, far.width, far.height, 10, stroke="line", line=7, opacity=0.7)
    return Group((line, replace(line, stroke="glow", line=4, opacity=1)), classes=("outline",))


def rename_symbols(scene: Scene, names: Mapping[str, str]) -> Scene:
    """Return the scene with some of its symbols renamed."""
    symbols = tuple(replace(s, name=names.get(s.name, s.name)) for s in scene.symbols)
    layers = tuple(rename_group_symbols(layer, names) for layer in scene.layers)
    return replace(scene, layers=layers, symbols=symbols)


def rename_group_symbols(group: Group, names: Mapping[str, str]) -> Group:
    return replace(
        group, children=tuple(rename_node_symbols(child, names) for child in group.children)
    )


def rename_node_symbols(node: Node, names: Mapping[str, str]) -> Node:
    if isinstance(node, Group):
        return rename_group_symbols(node, names)
    if isinstance(node, Use):
        return replace(node, symbol=names.get(node.symbol, node.symbol))
    return node


def strip_interaction(scene: Scene) -> Scene:
    """Return the scene without interaction: nothing in it can be clicked or is animated."""
    return replace(scene, layers=tuple(strip_group_interaction(layer) for layer in scene.layers))


def strip_group_interaction(group: Group) -> Group:
    children = tuple(
        strip_group_interaction(child) if isinstance(child, Group) else child
        for child in group.children
    )
    return replace(group, children=children, id="", noun="", classes=(), target=None)
