"""Where things lie in a scene: the rectangle around a node, a group, or whatever has a name."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass
from typing import Final

from dynasty.drawing.layout import measure
from dynasty.drawing.scene import Circle, Group, Line, Node, Path, Rect, Scene, Symbol, Text, Use
from dynasty.drawing.symbols import SYMBOLS

PART: Final = re.compile(r"[A-Za-z]|-?(?:\d+\.?\d*|\.\d+)(?:e-?\d+)?")
# How many numbers each command of a path takes; the last two are where it leads.
NUMBERS: Final = {"M": 2, "L": 2, "T": 2, "H": 1, "V": 1, "Q": 4, "S": 4, "C": 6, "A": 7, "Z": 0}


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
        """The same with so much more on every side."""
        down = x if y is None else y
        return Box(self.left - x, self.top - down, self.right + x, self.bottom + down)

    def within(self, other: Box) -> Box:
        """What lies inside the other one."""
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
        """The same, where a group puts it."""
        x, y = at or (0, 0)
        return Box(
            x + self.left * scale,
            y + self.top * scale,
            x + self.right * scale,
            y + self.bottom * scale,
        )


def around(boxes: Iterable[Box]) -> Box | None:
    """The rectangle around all of these, if there are any."""
    found = list(boxes)
    if not found:
        return None
    return Box(
        min(box.left for box in found),
        min(box.top for box in found),
        max(box.right for box in found),
        max(box.bottom for box in found),
    )


def frame_of(scene: Scene) -> Box:
    """The edges of a picture."""
    return Box(scene.x, scene.y, scene.x + scene.width, scene.y + scene.height)


def symbols_of(scene: Scene) -> Mapping[str, Symbol]:
    """All symbols that a scene may use."""
    return {**SYMBOLS, **{symbol.name: symbol for symbol in scene.symbols}}


def bounds(node: Node, symbols: Mapping[str, Symbol]) -> Box | None:
    """The rectangle around a node, in the measure of whatever it lies in."""
    match node:
        case Rect():
            return Box(node.x, node.y, node.x + node.width, node.y + node.height)
        case Circle():
            return Box(node.x, node.y, node.x, node.y).grown(node.radius)
        case Line():
            xs, ys = sorted((node.x1, node.x2)), sorted((node.y1, node.y2))
            return Box(xs[0], ys[0], xs[1], ys[1])
        case Path():
            return around(Box(x, y, x, y) for x, y in course(node.d))
        case Text():
            return text_box(node)
        case Use():
            symbol = symbols[node.symbol]
            wide = node.size * symbol.width / symbol.height
            return Box(node.x, node.y, node.x + wide, node.y + node.size)
        case Group():
            return group_box(node, symbols)


def text_box(text: Text) -> Box:
    """A line of text, from its highest letter to below its baseline."""
    wide = measure(text.text, text.size, text.font) + text.spacing * len(text.text)
    left = text.x - {"start": 0.0, "middle": 0.5, "end": 1.0}[text.anchor] * wide
    return Box(left, text.y - text.size * 0.8, left + wide, text.y + text.size * 0.25)


def group_box(group: Group, symbols: Mapping[str, Symbol]) -> Box | None:
    """The outline of a thing if it has one, else what its parts take."""
    parts = group.children if group.target is None else (group.target,)
    found = around(box for part in parts if (box := bounds(part, symbols)) is not None)
    return None if found is None else found.placed(group.at, group.scale)


def course(d: str) -> Iterator[tuple[float, float]]:
    """The points that a path leads over, those that only bend it included."""
    x = y = 0.0
    for letter, numbers in commands(d):
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


def commands(d: str) -> Iterator[tuple[str, list[float]]]:
    """The commands of a path with their numbers, those left out written again."""
    letter, numbers = "M", list[float]()
    for part in PART.findall(d):
        if part.isalpha():
            letter, numbers = part, []
            if letter in "Zz":
                yield letter, []
            continue
        numbers.append(float(part))
        if len(numbers) == NUMBERS[letter.upper()]:
            yield letter, numbers
            numbers = []


def places(scene: Scene, name: str) -> list[Box]:
    """Where the things of this id or noun lie."""
    return list(named(scene.layers, name, symbols_of(scene), None, 1))


def named(
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
        yield from named(node.children, name, symbols, where, scale * node.scale)
