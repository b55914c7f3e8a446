"""The model of a drawing: shapes, groups that choices may point at, and the scene as text."""

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Literal

Anchor = Literal["start", "middle", "end"]
Font = Literal["serif", "sans"]


@dataclass(frozen=True, slots=True, kw_only=True)
class OutlineStyle:
    """The fields that all outlines share. Colours are theme names, "none" or "current"."""

    fill: str = "none"
    stroke: str = "none"
    line: float = 1
    opacity: float = 1


@dataclass(frozen=True, slots=True)
class Rect(OutlineStyle):
    """A rectangle, possibly with round corners."""

    x: float
    y: float
    width: float
    height: float
    radius: float = 0


@dataclass(frozen=True, slots=True)
class Circle(OutlineStyle):
    """A circle around (x, y)."""

    x: float
    y: float
    radius: float


@dataclass(frozen=True, slots=True)
class Path(OutlineStyle):
    """Any outline, in the language of SVG paths."""

    d: str


@dataclass(frozen=True, slots=True)
class Line(OutlineStyle):
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

    A piece keeps its `id` wherever it is, so that it can be animated. `noun` is the noun of the
    choices that a click on the group may answer; `target` is then its outline, which can be clicked
    and glows.
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


Shape = Rect | Circle | Path | Line | Text | Use
Node = Shape | Group


@dataclass(frozen=True, slots=True)
class Symbol:
    """A small picture that is drawn once; `title` is the text key of its name."""

    name: str
    title: str
    shapes: tuple[Shape, ...]
    width: float = 48
    height: float = 48


@dataclass(frozen=True, slots=True)
class Word:
    """A text in a region; `noun` is set if choices may point at the thing it names."""

    text: str
    noun: str = ""


@dataclass(frozen=True, slots=True)
class Row:
    """One line of text."""

    words: tuple[Word, ...]


@dataclass(frozen=True, slots=True)
class Grid:
    """Rows of cells, aligned in columns; the first cell of a row is its label."""

    rows: tuple[tuple[Word, ...], ...]


@dataclass(frozen=True, slots=True)
class Region:
    """A part of the scene as text, for the terminal and for screen readers."""

    key: str
    title: str
    lines: tuple[Row | Grid, ...]


@dataclass(frozen=True, slots=True)
class Scene:
    """A whole picture with its text form; later layers are above earlier ones."""

    width: float
    height: float
    title: str
    layers: tuple[Group, ...]
    regions: tuple[Region, ...] = ()
    symbols: tuple[Symbol, ...] = ()
    key: str = ""  # which picture of the table this is
    x: float = 0  # the left edge, if it is cropped from a larger scene
    y: float = 0

    def nouns(self) -> frozenset[str]:
        """Return the nouns of all groups in the picture."""
        return frozenset(group.noun for group in self.groups() if group.noun)

    def groups(self) -> Iterator[Group]:
        """Return all groups, outer ones first."""
        return (node for node in walk_nodes(self.layers) if isinstance(node, Group))


def walk_nodes(nodes: tuple[Node, ...]) -> Iterator[Node]:
    """Return every node below these, in drawing order."""
    for node in nodes:
        yield node
        if isinstance(node, Group):
            yield from walk_nodes(node.children)


def text_row(*parts: str | Word) -> Row:
    """Return a line of text made of strings and words; empty ones are left out."""
    return Row(tuple(Word(part) if isinstance(part, str) else part for part in parts if part))
