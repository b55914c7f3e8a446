"""Bounding boxes: the rectangle around a node, a group, or a thing of a given id or noun."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass
from typing import Final

from dynasty.drawing.scene import Circle, Group, Line, Node, Path, Rect, Scene, Symbol, Text, Use
from dynasty.drawing.symbols import SYMBOLS
from dynasty.drawing.text_metrics import text_width

PATH_TOKEN: Final = re.compile(r"[A-Za-z]|-?(?:\d+\.?\d*|\.\d+)(?:e-?\d+)?")
# How many numbers each command of a path takes; the last two are its end point.
NUMBERS_PER_COMMAND: Final = {
    "M": 2,
    "L": 2,
    "T": 2,
    "H": 1,
    "V": 1,
    "Q": 4,
    "S": 4,
    "C": 6,
    "A": 7,
    "Z": 0,
}


@dataclass(frozen=True, slots=True)
class Box:
    """A rectangle by its edges."""

    left: float
    top: float
    right: float
    bottom: float

    @property
    def width(self) -> float:
        return self.right - self.left

    @property
    def height(self) -> float:
        return self.bottom - self.top

    def grown(self, x: float, y: float | None = None) -> Box:
        """Return the box enlarged by x on the left and right, and by y (or x) above and below."""
        down = x if y is None else y
        return Box(self.left - x, self.top - down, self.right + x, self.bottom + down)

    def within(self, other: Box) -> Box:
        """Return the part of this box that is inside the other one."""
        return Box(
            max(self.left, other.left),
            max(self.top, other.top),
            min(self.right, other.right),
            min(self.bottom, other.bottom),
        )

    def meets(self, other: Box) -> bool:
        return (
            self.left < other.right
            and other.left < self.right
            and self.top < other.bottom
            and other.top < self.bottom
        )

    def holds(self, other: Box) -> bool:
        return self.within(other) == other

    def placed(self, at: tuple[float, float] | None, scale: float) -> Box:
        """Return the box in the coordinates of the parent of a group with this place and scale."""
        x, y = at or (0, 0)
        return Box(
            x + self.left * scale,
            y + self.top * scale,
            x + self.right * scale,
            y + self.bottom * scale,
        )


def enclosing_box(boxes: Iterable[Box]) -> Box | None:
    """Return the smallest box around all of these, or None if there are none."""
    found = list(boxes)
    if not found:
        return None
    return Box(
        min(box.left for box in found),
        min(box.top for box in found),
        max(box.right for box in found),
        max(box.bottom for box in found),
    )


def scene_box(scene: Scene) -> Box:
    """Return the edges of the scene as a box."""
    return Box(scene.x, scene.y, scene.x + scene.width, scene.y + scene.height)


def scene_symbols(scene: Scene) -> Mapping[str, Symbol]:
    """Return all symbols that a scene may use, by name."""
    return {**SYMBOLS, **{symbol.name: symbol for symbol in scene.symbols}}


def bounding_box(node: Node, symbols: Mapping[str, Symbol]) -> Box | None:
    """Return the box around a node, in the coordinates of its parent; None if it is empty."""
    match node:
        case Rect():
            return Box(node.x, node.y, node.x + node.width, node.y + node.height)
        case Circle():
            return Box(node.x, node.y, node.x, node.y).grown(node.radius)
        case Line():
            xs, ys = sorted((node.x1, node.x2)), sorted((node.y1, node.y2))
            return Box(xs[0], ys[0], xs[1], ys[1])
        case Path():
            return enclosing_box(Box(x, y, x, y) for x, y in path_points(node.d))
        case Text():
            return text_box(node)
        case Use():
            symbol = symbols[node.symbol]
            wide = node.size * symbol.width / symbol.height
            return Box(node.x, node.y, node.x + wide, node.y + node.size)
        case Group():
            return group_box(node, symbols)


def text_box(text: Text) -> Box:
    """Return the box around a line of text, from its highest letter to below its baseline."""
    wide = text_width(text.text, text.size, text.font) + text.spacing * len(text.text)
    left = text.x - {"start": 0.0, "middle": 0.5, "end": 1.0}[text.anchor] * wide
    return Box(left, text.y - text.size * 0.8, left + wide, text.y + text.size * 0.25)


def group_box(group: Group, symbols: Mapping[str, Symbol]) -> Box | None:
    """Return the outline of a group if it has one, else the box around its children."""
    parts = group.children if group.target is None else (group.target,)
    found = enclosing_box(box for part in parts if (box := bounding_box(part, symbols)) is not None)
    return None if found is None else found.placed(group.at, group.scale)


def path_points(d: str) -> Iterator[tuple[float, float]]:
    """Return the points that an SVG path runs through, control points included."""
    x = y = 0.0
    for letter, numbers in path_commands(d):
        far = letter.islower()
        if letter in "Hh":
            x = numbers[0] + (x if far else 0)
        elif letter in "Vv":
            y = numbers[0] + (y if far else 0)
        elif letter not in "Zz":
            pairs = numbers[-2:] if letter in "Aa" else numbers
            points = list(zip(pairs[::2], pairs[1::2], strict=True))
            moved = [(a + x, b + y) if far else (a, b) for a, b in points]
            yield from moved
            x, y = moved[-1]
        yield x, y


def path_commands(d: str) -> Iterator[tuple[str, list[float]]]:
    """Return the commands of an SVG path with their numbers; repeated letters are filled in."""
    letter, numbers = "M", list[float]()
    for part in PATH_TOKEN.findall(d):
        if part.isalpha():
            letter, numbers = part, []
            if letter in "Zz":
                yield letter, []
            continue
        numbers.append(float(part))
        if len(numbers) == NUMBERS_PER_COMMAND[letter.upper()]:
            yield letter, numbers
            numbers = []


def find_boxes(scene: Scene, name: str) -> list[Box]:
    """Return the boxes of the things with this id or noun."""
    return list(named_boxes(scene.layers, name, scene_symbols(scene), None, 1))


def named_boxes(
    nodes: tuple[Node, ...],
    name: str,
    symbols: Mapping[str, Symbol],
    at: tuple[float, float] | None,
    scale: float,
) -> Iterator[Box]:
    for node in nodes:
        if not isinstance(node, Group):
            continue
        if name in (node.id, node.noun):
            found = group_box(node, symbols)
            if found is not None:
                yield found.placed(at, scale)
            continue
        x, y = at or (0, 0)
        dx, dy = node.at or (0, 0)
        where = (x + dx * scale, y + dy * scale)
        yield from named_boxes(node.children, name, symbols, where, scale * node.scale)
