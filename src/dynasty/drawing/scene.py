"""The model of a drawing: shapes, groups that may be pointed at, and the scene as text."""

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Literal

Anchor = Literal["start", "middle", "end"]
Font = Literal["serif", "sans"]


@dataclass(frozen=True, slots=True, kw_only=True)
class Inked:
    """What all outlines share. Colours are token names, "none" or "current"."""

    fill: str = "none"
    stroke: str = "none"
    line: float = 1
    opacity: float = 1


@dataclass(frozen=True, slots=True)
class Rect(Inked):
    """A rectangle, perhaps with round corners."""

    x: float
    y: float
    width: float
    height: float
    radius: float = 0


@dataclass(frozen=True, slots=True)
class Circle(Inked):
    """A circle around (x, y)."""

    x: float
    y: float
    radius: float


@dataclass(frozen=True, slots=True)
class Path(Inked):
    """Any outline, in the language of SVG paths."""

    d: str


@dataclass(frozen=True, slots=True)
class Line(Inked):
    """A straight line."""

    x1: float
    y1: float
    x2: float
    y2: float


@dataclass(frozen=True, slots=True)
class Text:
    """One line of text; (x, y) is on its baseline."""

    x: float
    y: float
    text: str
    size: float
    fill: str = "ink"
    font: Font = "sans"
    anchor: Anchor = "start"
    bold: bool = False
    spacing: float = 0


@dataclass(frozen=True, slots=True)
class Use:
    """A symbol by name; `size` is its height, (x, y) its upper left corner."""

    symbol: str
    x: float
    y: float
    size: float
    colour: str = ""
    title: str = ""
    opacity: float = 1


@dataclass(frozen=True, slots=True)
class Group:
    """Nodes that belong together.

    A piece keeps its `id` wherever it lies, so that it can glide there. `noun` is the noun of the
    choices that a click on the group may answer; `target` is then its outline: what is hit and
    what glows.
    """

    children: tuple["Node", ...]
    id: str = ""
    noun: str = ""
    title: str = ""
    classes: tuple[str, ...] = ()
    at: tuple[float, float] | None = None
    scale: float = 1
    target: Rect | Circle | None = None
    opacity: float = 1


@dataclass(frozen=True, slots=True, eq=False)
class Part(Group):
    """Nodes that were drawn together; in the picture they lie as if it were not there."""

    __eq__ = object.__eq__  # a part that is the same again is not made again
    __hash__ = object.__hash__


Shape = Rect | Circle | Path | Line | Text | Use
Node = Shape | Group


@dataclass(frozen=True, slots=True)
class Symbol:
    """A small picture drawn once; `title` is the text key of what it shows."""

    name: str
    title: str
    shapes: tuple[Shape, ...]
    width: float = 48
    height: float = 48


@dataclass(frozen=True, slots=True)
class Word:
    """Text of a region that names a thing a choice may point at."""

    text: str
    noun: str = ""


@dataclass(frozen=True, slots=True)
class Row:
    """One line of text."""

    words: tuple[Word, ...]


@dataclass(frozen=True, slots=True)
class Grid:
    """Rows of cells under one another; the first cell of a row is its label."""

    rows: tuple[tuple[Word, ...], ...]


@dataclass(frozen=True, slots=True)
class Region:
    """A part of the scene as text, for the terminal and for screen readers."""

    key: str
    title: str
    lines: tuple[Row | Grid, ...]


@dataclass(frozen=True, slots=True)
class Scene:
    """A whole picture with its text form; later layers lie above earlier ones."""

    width: float
    height: float
    title: str
    layers: tuple[Group, ...]
    regions: tuple[Region, ...] = ()
    symbols: tuple[Symbol, ...] = ()
    key: str = ""  # which of the pictures of a table it is
    x: float = 0  # where a picture begins that is a part of a larger one
    y: float = 0

    def nouns(self) -> frozenset[str]:
        """Every noun that something in the picture answers to."""
        return frozenset(group.noun for group in self.groups() if group.noun)

    def groups(self) -> Iterator[Group]:
        """All groups, outer ones first."""
        return (node for node in walk(self.layers) if isinstance(node, Group))


def walk(nodes: tuple[Node, ...]) -> Iterator[Node]:
    """Every node under these, in drawing order."""
    for node in nodes:
        yield node
        if isinstance(node, Group):
            yield from walk(node.children)


def row(*parts: str | Word) -> Row:
    """A line of text from plain parts and words; empty parts are left out."""
    return Row(tuple(Word(part) if isinstance(part, str) else part for part in parts if part))
