"""Small drawings that many parts of a board use."""

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass

from dynasty.drawing.scene import Circle, Font, Line, Node, Path, Rect, Text, Use
from dynasty.drawing.symbols import SYMBOLS
from dynasty.drawing.text_metrics import fitting_size, text_width
from dynasty.drawing.theme import SEAT_MARKS

MIN_FONT_SIZE = 11.5  # the least size of any text
MIN_CHIP_SIZE = 20.0  # the least size of a seat's mark, which contains a letter


def paper_sheet(
    x: float, y: float, width: float, height: float, edge: str = "gold", line: float = 1.6
) -> tuple[Node, ...]:
    """Return a sheet of paper with a thin edge."""
    return (
        Rect(x, y + 3, width, height, 14, fill="shade", opacity=0.22),
        Rect(x, y, width, height, 14, fill="woven", stroke=edge, line=line),
    )


def part_heading(x: float, y: float, width: float, text: str) -> tuple[Node, ...]:
    """Return the title of a part with a fine line beside it."""
    end = x + text_width(text, 14.5, "serif") + 6
    lines = (Line(end, y - 5, x + width, y - 5, stroke="gold", opacity=0.6),)
    return (
        Text(x, y, text, 14.5, fill="accent", font="serif"),
        *(lines if end < x + width else ()),
    )


def fitted_label(
    x: float, y: float, width: float, text: str, size: float, fill: str = "ink", serif: bool = True
) -> Text:
    """Return a text centred in a width, in a smaller size if it is long."""
    font: Font = "serif" if serif else "sans"
    return Text(
        x + width / 2,
        y,
        text,
        fitting_size(text, width, size, MIN_FONT_SIZE, font),
        fill,
        font,
        "middle",
    )


def bold_number(x: float, y: float, text: str, size: float = 15, fill: str = "ink") -> Text:
    """Return a bold number or short text centred on x."""
    return Text(x, y, text, size, fill, anchor="middle", bold=True)


def chip(seat: int, x: float, y: float, size: float, title: str = "") -> Use:
    """Return the mark of a seat: colour, shape and letter."""
    return Use(f"seat_{seat}", x, y, size, title=title)


COUNTER_FONT_SIZE = 15.5  # the size of a number beside its symbol


def symbol_counter(
    symbol: str,
    x: float,
    y: float,
    text: str,
    title: str,
    size: float = 22,
    colour: str = "",
    ink: str = "ink",
) -> tuple[Node, ...]:
    """Return a symbol with a number beside it."""
    return (
        Use(symbol, x, y, size, colour=colour, title=title),
        Text(
            x + symbol_width(symbol, size) + 3, y + size * 0.5 + 5.5, text, COUNTER_FONT_SIZE, ink
        ),
    )


def symbol_width(symbol: str, size: float) -> float:
    """Return how wide a symbol is; symbols of games count as squares."""
    known = SYMBOLS.get(symbol)
    return size * known.width / known.height if known else size


def number_disc(
    x: float, y: float, text: str, fill: str, ink: str, radius: float = 11
) -> tuple[Node, ...]:
    """Return a number in a small disc around (x, y)."""
    return (
        Circle(x, y, radius, fill=fill, stroke="line", line=1, opacity=1),
        bold_number(x, y + radius * 0.42, text, radius * 1.25, ink),
    )


def symbol_row(
    names: Sequence[str], centre: float, y: float, size: float, step: float = 0
) -> tuple[Node, ...]:
    """Return symbols side by side around a centre."""
    step = step or size * 0.95
    left = centre - (step * (len(names) - 1) + size) / 2
    return tuple(Use(name, left + at * step, y, size) for at, name in enumerate(names))


def figure(symbol: str, seat: int, size: float) -> tuple[Node, ...]:
    """Return a figure in its seat's colour with the seat's mark; its feet are at (0, 0)."""
    width = size * 40 / 64
    mark = max(MIN_CHIP_SIZE, size * 0.36)
    return (
        Use(symbol, -width / 2, -size, size, colour=SEAT_MARKS[seat].colour),
        chip(seat, -mark / 2, -mark * 1.15, mark),
    )


def roof(x: float, y: float, width: float, height: float, fill: str) -> tuple[Node, ...]:
    """Return a tiled roof with upturned eaves across a width."""
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


def dot_row(x: float, y: float, filled: int, limit: int, step: float, fill: str) -> Iterable[Node]:
    """Return a row of places of which the first `filled` are taken."""
    for at in range(max(limit, filled)):
        taken = at < filled
        yield Circle(
            x + at * step, y, 4.6, fill=fill if taken else "paper-light", stroke="ink-soft"
        )


DrawAt = Callable[[float, float], None]


@dataclass(frozen=True)
class Item:
    """A thing to be arranged in lines, with its width and height."""

    width: float
    height: float
    draw: DrawAt


def flow_items(items: list[Item], x: float, y: float, width: float, gap: float = 9) -> float:
    """Draw items in lines, left to right; return the lower end of the last line."""
    left, top, tall = x, y, 0.0
    for item in items:
        if left > x and left + item.width > x + width + 0.5:
            left, top, tall = x, top + tall + 7, 0.0
        item.draw(left, top)
        left += item.width + gap
        tall = max(tall, item.height)
    return top + tall
