"""Marks on pieces that moved since the viewer last acted."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import replace
from math import inf
from operator import is_
from typing import Any

from dynasty.drawing.board import Pictures
from dynasty.drawing.drawn_parts import DrawnPart, NodeIndex, has_any_name
from dynasty.drawing.scene import Circle, Group, Node, Rect, Scene, Use
from dynasty.server.model.room import Room
from dynasty.server.table_page.pictures import draw_position
from dynasty.text import Translator

AREA_SHIFT_PIECES = 4  # pieces that shift alike down the page: an area grew, no player moved them
MARK_RADIUS = 7

PiecePlace = tuple[str, float, float]  # in which picture, and where in it


def pieces_moved_by_others(
    room: Room, viewer: int, pictures: Pictures[Any], words: Translator, narrow: bool
) -> frozenset[str]:
    """Return the ids of the pieces that others moved since the viewer last acted.

    The earlier places are cached with the position if a page showed it; otherwise it is drawn
    again.
    """
    left, key = room.memory.left_by(viewer), (words.language, narrow)
    now = piece_positions(pictures.things)
    if left.moves == len(room.match.moves):
        left.lain[key] = now
        return frozenset()
    if key not in left.lain:
        then = draw_position(room.game, left.state, viewer, words, narrow)
        left.lain[key] = piece_positions(then.things)
    return changed_pieces(left.lain[key], now)


def changed_pieces(
    before: Mapping[str, PiecePlace], now: Mapping[str, PiecePlace]
) -> frozenset[str]:
    """Return the ids of pieces whose place differs, except for whole areas or sets that shifted."""
    moved = {key: at for key, at in now.items() if before.get(key) != at}
    shifts = Counter(piece_shift(before[key], at) for key, at in moved.items() if key in before)
    sets, gone = (
        Counter(piece_set_name(key) for key in keys) for keys in (before, before.keys() & moved)
    )
    return frozenset(
        key
        for key, at in moved.items()
        if key not in before
        or (
            (
                piece_shift(before[key], at)[0]
                or shifts[piece_shift(before[key], at)] < AREA_SHIFT_PIECES
            )
            and (
                gone[piece_set_name(key)] < AREA_SHIFT_PIECES
                or gone[piece_set_name(key)] < sets[piece_set_name(key)]
            )
        )
    )


def piece_set_name(key: str) -> str:
    """Return the name of a piece's set.

    If a whole set moves, like a ring that turns, its pieces are not marked.
    """
    return key.rpartition("-")[0]


def piece_positions(pictures: Mapping[str, Iterable[NodeIndex]]) -> dict[str, PiecePlace]:
    """Return the place of each piece in the pictures, by its id."""
    return {
        name: (key, x, y)
        for key, things in pictures.items()
        for thing in things
        for name, x, y in thing.places
    }


def piece_shift(start: PiecePlace, end: PiecePlace) -> tuple[float, float]:
    """Return how far a piece moved; infinitely far if it is in another picture now."""
    if start[0] != end[0]:
        return inf, inf
    return round(end[1] - start[1], 1), round(end[2] - start[2], 1)


def scene_with_marks(scene: Scene, ids: frozenset[str]) -> Scene:
    """Return the scene with a small mark on these pieces."""
    if not ids:
        return scene
    layers = (replace(layer, children=nodes_with_marks(layer, ids)) for layer in scene.layers)
    return replace(scene, layers=tuple(layers))


def nodes_with_marks(group: Group, ids: frozenset[str]) -> tuple[Node, ...]:
    """Return the children of a layer or part with marks; unchanged nodes stay the same objects."""

    def again(node: Node) -> Node:
        if not has_any_name(node, ids):
            return node
        if isinstance(node, DrawnPart):
            return node.with_children(nodes_with_marks(node, ids))
        return group_with_marks(node, ids)

    return tuple(map(again, group.children))


def group_with_marks(group: Node, ids: frozenset[str]) -> Node:
    """Return the group with marks on these pieces; the same object if it contains none of them."""
    if not isinstance(group, Group):
        return group
    children = tuple(group_with_marks(child, ids) for child in group.children)
    if group.id not in ids:
        same = all(map(is_, children, group.children))
        return group if same else replace(group, children=children)
    return replace(
        group, children=(*children, mark_dot(group)), classes=(*group.classes, "changed")
    )


def mark_dot(group: Group) -> Group:
    """Return a dot for the upper right corner of a piece."""
    corners = list(upper_right_corners(group.children if group.target is None else (group.target,)))
    x = max((corner[0] for corner in corners), default=0)
    y = min((corner[1] for corner in corners), default=0)
    dot = Circle(x - 2, y + 2, MARK_RADIUS, fill="cinnabar", stroke="chalk", line=2)
    return Group((dot,), classes=("mark",))


def upper_right_corners(nodes: Iterable[Node]) -> Iterator[tuple[float, float]]:
    """Yield the upper right corners of the shapes that have one."""
    for node in nodes:
        match node:
            case Rect():
                yield node.x + node.width, node.y
            case Circle():
                yield node.x + node.radius * 0.8, node.y - node.radius * 0.8
            case Use():
                yield node.x + node.size * 0.8, node.y
            case Group():
                x, y = node.at or (0, 0)
                yield from ((x + dx, y + dy) for dx, dy in upper_right_corners(node.children))
            case _:
                pass
