"""The land: provinces with their squares, urban markets, cubes and crop tiles."""

from collections.abc import Iterable

from dynasty.drawing.render_cache import cached_part
from dynasty.drawing.scene import Circle, Group, Node, Path, Rect, Text, Use
from dynasty.games.yinzi.board.canvas import Canvas
from dynasty.games.yinzi.board.factory import draw_factory
from dynasty.games.yinzi.board.labels import square_words, stall_words
from dynasty.games.yinzi.board.scenery import ground_nodes
from dynasty.games.yinzi.names import COLUMNS, PROVINCES
from dynasty.games.yinzi.view import FactoryView, SquareView, StallView

GROUND_COLOURS = {
    "rice": "bronze",
    "wheat": "gold-light",
    "cabbage": "earth-light",
    "fruit": "earth-pale",
    "salt": "chalk",
}
HEAD_HEIGHT = 24  # above the squares, for the name
PADDING = 8


def market_size(size: float) -> float:
    """Return the width of a market of two by two slots."""
    return size * 1.42


def province_width(province: str, size: float) -> float:
    """Return the width of a province: its squares and the market beside them."""
    return COLUMNS[PROVINCES.index(province)] * size + 3 * PADDING + market_size(size)


def province_height(size: float) -> float:
    return HEAD_HEIGHT + 3 * size + PADDING


@cached_part
def draw_province(canvas: Canvas, province: str, x: float, y: float, size: float) -> None:
    """Draw a province: its name, squares, market and factories."""
    draw_ground(canvas, province, x, y, size)
    columns = COLUMNS[PROVINCES.index(province)]
    left, top = x + PADDING, y + HEAD_HEIGHT
    squares = [square for square in canvas.view.land if square.province == province]
    for square in squares:
        draw_square(canvas, square, left + square.column * size, top + square.row * size, size)
    for factory in canvas.view.factories:
        mine = [square for square in squares if square.id in factory.squares]
        if mine:
            draw_built(canvas, factory, mine, left, top, size)
    draw_market(canvas, province, left + columns * size + PADDING, top, market_size(size), 3 * size)


@cached_part
def draw_ground(canvas: Canvas, province: str, x: float, y: float, size: float) -> None:
    """Draw the land of a province under its name."""
    width, name = province_width(province, size), canvas.name(province)
    look = ground_nodes(x, y, width, province_height(size), name)
    whole = (Group(tuple(look), id=f"land-{province}"),)
    canvas.place(province, name, Rect(x, y, width, HEAD_HEIGHT, 10), whole)


@cached_part
def draw_market(
    canvas: Canvas, province: str, x: float, y: float, width: float, height: float
) -> None:
    """Draw the urban market, and its town below."""
    side = width / 2
    market = canvas.view.markets[PROVINCES.index(province)]
    town = Use("town", x + (width - height + width) / 2, y + width + 4, height - width - 4)
    ground = Rect(x - 1, y - 1, width + 2, width + 2, 7, fill="wood-dark", stroke="line", line=1.2)
    canvas.spot(f"town-{province}", (town,))
    canvas.spot(f"market-{province}", (ground,))
    for at, stall in enumerate(market.stalls):
        words = stall_words(canvas, market, stall)
        draw_stall(canvas, stall, words, (x + at % 2 * side, y + at // 2 * side, side))


def field_nodes(square: SquareView, x: float, y: float, size: float) -> tuple[Node, ...]:
    """Return printed ground with furrows; bare under a factory or a tile."""
    fill = "earth" if square.good is None else GROUND_COLOURS.get(square.good, "silk-dark")
    inner = size - 4
    furrows = "".join(
        f"M{x + 5:g} {y + size * part:g}q{inner / 4 - 2:g} {bend} {inner / 2 - 3:g} 0"
        f"t{inner / 2 - 3:g} 0"
        for part, bend in ((0.3, -4), (0.55, 4), (0.8, -4))
    )
    return (
        Rect(x + 2, y + 2, inner, inner, 5, fill=fill, stroke="line", line=0.8),
        Path(furrows, stroke="shade", line=1.4, opacity=0.13),
    )


@cached_part
def draw_square(canvas: Canvas, square: SquareView, x: float, y: float, size: float) -> None:
    """Draw a field or a crop tile, and the cubes on it."""
    nodes: list[Node] = [*field_nodes(square, x, y, size)]
    icon = size * 0.6
    if square.good is not None and square.tile is None:
        shift = 4 if square.cubes else (size - icon) / 2
        nodes.append(Use(square.good, x + shift, y + 3, icon))
    nodes.append(Text(x + 5, y + size - 6, square.id[3:].upper(), 11.5, "line"))
    title = canvas.about(canvas.name(square.id), *square_words(canvas, square))
    canvas.place(square.id, title, Rect(x + 2, y + 2, size - 4, size - 4, 5), nodes)
    if square.tile is not None and square.good is not None:
        draw_tile(canvas, square.tile, x + 3, y + 3, size - 6, square.id[3:].upper())
    for at in range(square.cubes):
        canvas.piece(
            f"cube-{square.id}-{at}",
            (x + size - size * 0.53 - at * 14, y + size - size * 0.54),
            (Use(f"cube_{square.seat}", 0, 0, size * 0.52),),
        )


def draw_tile(canvas: Canvas, tile: str, x: float, y: float, size: float, place: str = "") -> None:
    """Draw a crop tile, which keeps its id on its way from the track to a field."""
    good = tile.split("_")[1]
    icon = size * 0.64
    face: list[Node] = [
        Rect(0, 0, size, size, 6, fill="silk", stroke="gold", line=2.4),
        Use(good, (size - icon) / 2, size * 0.07, icon, title=canvas.name(good)),
    ]
    if place:
        face.append(Text(4, size - 4.5, place, 11.5, "line"))
    canvas.piece(tile, (x, y), face)


def draw_built(
    canvas: Canvas, factory: FactoryView, mine: list[SquareView], x: float, y: float, size: float
) -> None:
    """Draw a factory over its two squares."""
    left = x + min(square.column for square in mine) * size
    top = y + min(square.row for square in mine) * size
    across = mine[0].row == mine[1].row
    width, height = (2 * size, size) if across else (size, 2 * size)
    draw_factory(canvas, factory, left + 1, top + 1, width - 2, height - 3)


def draw_stall(
    canvas: Canvas, stall: StallView, words: list[str], area: tuple[float, float, float]
) -> None:
    """Draw a slot of an urban market, with the cube on it."""
    x, y, size = area
    coin = stall.good == "coin"
    icon = size * 0.74
    shift = (size - icon) / 2
    fill = "gold-light" if coin else "chalk"
    sign = "copper" if coin else stall.good
    canvas.place(
        stall.id,
        canvas.about(canvas.name(stall.id), *words),
        Rect(x + 1, y + 1, size - 2, size - 2, 5),
        (
            Rect(x + 1, y + 1, size - 2, size - 2, 5, fill=fill, stroke="line"),
            Use(sign, x + shift, y + shift, icon, opacity=0.4 if stall.seat >= 0 else 1),
        ),
    )
    if stall.seat >= 0:
        cube = size * 0.8
        face = (Use(f"cube_{stall.seat}", -cube / 2, -cube / 2, cube),)
        canvas.piece(f"raw-{stall.id}", (x + size / 2, y + size / 2), face)


def draw_borders(canvas: Canvas, spots: Iterable[tuple[float, float]]) -> None:
    """Draw a boat on each border."""
    for at, (x, y) in enumerate(spots):
        ring = Circle(x, y, 14, fill="chalk", stroke="azurite-dark", line=2)
        canvas.spot(f"border-{at + 1}", (ring, Use("boats", x - 10, y - 11, 20)))
