"""Small things that many parts of the board are made of."""

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass

from dynasty.drawing.layout import fit, measure
from dynasty.drawing.scene import Circle, Font, Line, Node, Path, Rect, Text, Use
from dynasty.drawing.symbols import SYMBOLS
from dynasty.drawing.tokens import SEATS

SMALL = 11.5  # the least size of any text
CHIP = 20.0  # and of a seat's mark, whose letter is a text too


def sheet(
    x: float, y: float, width: float, height: float, edge: str = "gold", line: float = 1.6
) -> tuple[Node, ...]:
    """A piece of paper with a thin edge."""
    return (
        Rect(x, y + 3, width, height, 14, fill="shade", opacity=0.22),
        Rect(x, y, width, height, 14, fill="woven", stroke=edge, line=line),
    )


def heading(x: float, y: float, width: float, text: str) -> tuple[Node, ...]:
    """The title of a part with a fine line beside it."""
    end = x + measure(text, 14.5, "serif") + 6
    lines = (Line(end, y - 5, x + width, y - 5, stroke="gold", opacity=0.6),)
    return (
        Text(x, y, text, 14.5, fill="accent", font="serif"),
        *(lines if end < x + width else ()),
    )


def label(
    x: float, y: float, width: float, text: str, size: float, fill: str = "ink", serif: bool = True
) -> Text:
    """A text centred in a width, smaller where it is long."""
    font: Font = "serif" if serif else "sans"
    return Text(x + width / 2, y, text, fit(text, width, size, SMALL, font), fill, font, "middle")


def number(x: float, y: float, text: str, size: float = 15, fill: str = "ink") -> Text:
    """A bold number or short mark around x."""
    return Text(x, y, text, size, fill, anchor="middle", bold=True)


def chip(seat: int, x: float, y: float, size: float, title: str = "") -> Use:
    """The mark of a seat: colour, shape and letter."""
    return Use(f"seat_{seat}", x, y, size, title=title)


COUNT = 15.5  # the size of a number beside its symbol


def counter(
    symbol: str,
    x: float,
    y: float,
    text: str,
    title: str,
    size: float = 22,
    colour: str = "",
    ink: str = "ink",
) -> tuple[Node, ...]:
    """A symbol and how many of it there are."""
    return (
        Use(symbol, x, y, size, colour=colour, title=title),
        Text(x + breadth(symbol, size) + 3, y + size * 0.5 + 5.5, text, COUNT, ink),
    )


def breadth(symbol: str, size: float) -> float:
    """How wide a symbol is; those of games are taken for squares."""
    known = SYMBOLS.get(symbol)
    return size * known.width / known.height if known else size


def badge(
    x: float, y: float, text: str, fill: str, ink: str, radius: float = 11
) -> tuple[Node, ...]:
    """A number in a small disc around (x, y)."""
    return (
        Circle(x, y, radius, fill=fill, stroke="line", line=1, opacity=1),
        number(x, y + radius * 0.42, text, radius * 1.25, ink),
    )


def symbols_in_line(
    names: Sequence[str], centre: float, y: float, size: float, step: float = 0
) -> tuple[Node, ...]:
    """Symbols side by side around a centre."""
    step = step or size * 0.95
    left = centre - (step * (len(names) - 1) + size) / 2
    return tuple(Use(name, left + at * step, y, size) for at, name in enumerate(names))


def figure(symbol: str, seat: int, size: float) -> tuple[Node, ...]:
    """A figure in the colour of its seat that carries the seat's mark; its feet are at (0, 0)."""
    width = size * 40 / 64
    mark = max(CHIP, size * 0.36)
    return (
        Use(symbol, -width / 2, -size, size, colour=SEATS[seat].colour),
        chip(seat, -mark / 2, -mark * 1.15, mark),
    )


def roof(x: float, y: float, width: float, height: float, fill: str) -> tuple[Node, ...]:
    """A tiled roof with upturned eaves over a width."""
    left, right, low = x - 6, x + width + 6, y + height
    outline = (
        f"M{left:g} {low - 7:g}Q{x + width * 0.17:g} {low - 8:g} {x + width * 0.2:g} {y:g}"
        f"H{x + width * 0.8:g}Q{x + width * 0.83:g} {low - 8:g} {right:g} {low - 7:g}"
        f"L{right - 5:g} {low:g}H{left + 5:g}z"
    )
    ridge = f"M{x + width * 0.17:g} {y:g}H{x + width * 0.83:g}"
    return (
        Path(outline, fill=fill, stroke="line", line=1.4),
        Path(ridge, stroke="gold", line=3.4),
        Path(f"M{left + 6:g} {low - 2.5:g}H{right - 6:g}", stroke="shade", line=1.6, opacity=0.3),
    )


def dots(x: float, y: float, filled: int, limit: int, step: float, fill: str) -> Iterable[Node]:
    """A row of places, so many of them taken."""
    for at in range(max(limit, filled)):
        taken = at < filled
        yield Circle(
            x + at * step, y, 4.6, fill=fill if taken else "paper-light", stroke="ink-soft"
        )


Draw = Callable[[float, float], None]


@dataclass(frozen=True)
class Item:
    """Something of an area with the room that it takes."""

    width: float
    height: float
    draw: Draw


def flow(items: list[Item], x: float, y: float, width: float, gap: float = 9) -> float:
    """Lay items in lines, left to right; the answer is where the last line ends."""
    left, top, tall = x, y, 0.0
    for item in items:
        if left > x and left + item.width > x + width + 0.5:
            left, top, tall = x, top + tall + 7, 0.0
        item.draw(left, top)
        left += item.width + gap
        tall = max(tall, item.height)
    return top + tall
