"""What lies elsewhere than when the viewer last acted carries a small mark."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import replace
from math import inf
from operator import is_
from typing import Any

from dynasty.drawing.frame import Pictures
from dynasty.drawing.keeping import About, Kept
from dynasty.drawing.scene import Circle, Group, Node, Part, Rect, Scene, Use
from dynasty.server.present.drawing import draw
from dynasty.server.tables.room import Room
from dynasty.text import Words

A_SHIFT = 4  # so many pieces going the same way down the page: an area grew, nobody moved them
DOT = 7

Lying = tuple[str, float, float]  # in which picture, and where in it


def since_left(
    room: Room, viewer: int, pictures: Pictures[Any], words: Words, narrow: bool
) -> frozenset[str]:
    """The pieces that others moved since the viewer last acted.

    Where everything lay then is remembered with the position, if it was shown; else it is drawn.
    """
    left, key = room.memory.left_by(viewer), (words.language, narrow)
    now = places(pictures.things)
    if left.moves == len(room.match.moves):
        left.lain[key] = now
        return frozenset()
    if key not in left.lain:
        then = draw(room.game, left.state, viewer, words, narrow)
        left.lain[key] = places(then.things)
    return changed_pieces(left.lain[key], now)


def changed_pieces(before: Mapping[str, Lying], now: Mapping[str, Lying]) -> frozenset[str]:
    """The ids of pieces that lie elsewhere than before."""
    moved = {key: at for key, at in now.items() if before.get(key) != at}
    shifts = Counter(shift(before[key], at) for key, at in moved.items() if key in before)
    sets, gone = (Counter(stem(key) for key in keys) for keys in (before, before.keys() & moved))
    return frozenset(
        key
        for key, at in moved.items()
        if key not in before
        or (
            (shift(before[key], at)[0] or shifts[shift(before[key], at)] < A_SHIFT)
            and (gone[stem(key)] < A_SHIFT or gone[stem(key)] < sets[stem(key)])
        )
    )


def stem(key: str) -> str:
    """The set that a piece belongs to: a whole set that moves, like a ring that turns, is one."""
    return key.rpartition("-")[0]


def places(pictures: Mapping[str, Iterable[About]]) -> dict[str, Lying]:
    """Where each piece lies; the pictures by their keys."""
    return {
        name: (key, x, y)
        for key, things in pictures.items()
        for thing in things
        for name, x, y in thing.places
    }


def shift(start: Lying, end: Lying) -> tuple[float, float]:
    """How far a piece went; into another picture, far away."""
    if start[0] != end[0]:
        return inf, inf
    return round(end[1] - start[1], 1), round(end[2] - start[2], 1)


def marked(scene: Scene, ids: frozenset[str], kept: Kept) -> Scene:
    """The scene with a small mark on these pieces."""
    if not ids:
        return scene
    layers = (marked_nodes(layer, ids, kept) for layer in scene.layers)
    return replace(scene, layers=tuple(layers))


def marked_nodes(group: Group, ids: frozenset[str], kept: Kept) -> Group:
    """A layer or a part of it with marks; most of its nodes stay the same."""

    def again(node: Node) -> Node:
        if not kept.holds(node, ids):
            return node
        return marked_nodes(node, ids, kept) if isinstance(node, Part) else marked_group(node, ids)

    return replace(group, children=tuple(map(again, group.children)))


def marked_group(group: Node, ids: frozenset[str]) -> Node:
    """The group with marks; the same one if nothing in it has one."""
    if not isinstance(group, Group):
        return group
    children = tuple(marked_group(child, ids) for child in group.children)
    if group.id not in ids:
        same = all(map(is_, children, group.children))
        return group if same else replace(group, children=children)
    return replace(group, children=(*children, mark(group)), classes=(*group.classes, "changed"))


def mark(group: Group) -> Group:
    """A dot at the upper right corner of a piece."""
    corners = list(upper_right(group.children if group.target is None else (group.target,)))
    x = max((corner[0] for corner in corners), default=0)
    y = min((corner[1] for corner in corners), default=0)
    dot = Circle(x - 2, y + 2, DOT, fill="cinnabar", stroke="chalk", line=2)
    return Group((dot,), classes=("mark",))


def upper_right(nodes: Iterable[Node]) -> Iterator[tuple[float, float]]:
    """The upper right corners of shapes, as far as they tell."""
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
                yield from ((x + dx, y + dy) for dx, dy in upper_right(node.children))
            case _:
                pass
