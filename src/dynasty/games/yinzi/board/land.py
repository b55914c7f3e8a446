"""The land: provinces with their squares, urban markets, factories and cubes."""

from dynasty.drawing.scene import Circle, Group, Node, Path, Rect, Text, Use
from dynasty.drawing.widgets import number
from dynasty.games.yinzi.board.canvas import Canvas
from dynasty.games.yinzi.board.words import factory_words, square_words, stall_words
from dynasty.games.yinzi.names import COLUMNS, PROVINCES
from dynasty.games.yinzi.seen import FactoryView, SquareView, StallView

GROUND = {
    "rice": "bronze",
    "wheat": "gold-light",
    "cabbage": "bronze",
    "fruit": "earth-pale",
    "salt": "silk",
    "corn": "gold-light",
    "potato": "earth-pale",
}
LEVELS = ("", "I", "II", "III")


def province_width(province: str, size: float) -> float:
    """The grid and the market beside it."""
    return COLUMNS[PROVINCES.index(province)] * size + 8 + market_size(size)


def market_size(size: float) -> float:
    return size * 1.42


def draw_province(canvas: Canvas, province: str, x: float, y: float, size: float) -> None:
    """A province: its name, its squares, its market, and what stands there."""
    columns, width = COLUMNS[PROVINCES.index(province)], province_width(province, size)
    canvas.lay(
        Rect(
            x - 8, y - 22, width + 16, 3 * size + 30, 12, fill="earth", stroke="earth-dark", line=2
        ),
        Text(x, y - 6, canvas.name(province), 14, "chalk", "serif"),
    )
    squares = [square for square in canvas.view.land if square.province == province]
    for square in squares:
        draw_square(canvas, square, x + square.column * size, y + square.row * size, size)
    for factory in canvas.view.factories:
        mine = [square for square in squares if square.id in factory.squares]
        if mine:
            draw_built(canvas, factory, mine, x, y, size)
    market = canvas.view.markets[PROVINCES.index(province)]
    left, side = x + columns * size + 8, market_size(size) / 2
    for at, stall in enumerate(market.stalls):
        draw_stall(canvas, stall, left + at % 2 * side, y + at // 2 * side, side)


def draw_square(canvas: Canvas, square: SquareView, x: float, y: float, size: float) -> None:
    """A field or a crop tile, and the cubes on it."""
    if square.good is None:
        return
    edge, line = ("gold", 2.4) if square.tile else ("earth-dark", 1)
    fill = "silk" if square.tile else GROUND.get(square.good, "silk")
    icon = size * 0.56
    canvas.place(
        square.id,
        canvas.about(canvas.name(square.id), *square_words(canvas, square)),
        Rect(x + 1.5, y + 1.5, size - 3, size - 3, 5),
        (
            Rect(x + 1.5, y + 1.5, size - 3, size - 3, 5, fill=fill, stroke=edge, line=line),
            Use(
                square.good, x + (size - icon) / 2, y + 3, icon, opacity=0.55 if square.cubes else 1
            ),
            Text(x + 4, y + size - 5, square.id[3:], 11.5, "line"),
        ),
    )
    for at in range(square.cubes):
        canvas.piece(
            f"cube-{square.id}-{at}",
            (x + size - 26 - at * 15, y + size - 27),
            (Use(f"cube_{square.seat}", 0, 0, 25),),
        )


def draw_built(
    canvas: Canvas, factory: FactoryView, mine: list[SquareView], x: float, y: float, size: float
) -> None:
    """A factory over its two squares."""
    left = x + min(square.column for square in mine) * size
    top = y + min(square.row for square in mine) * size
    across = mine[0].row == mine[1].row
    width, height = (2 * size, size) if across else (size, 2 * size)
    draw_factory(canvas, factory, left + 1.5, top + 1.5, width - 3, height - 3)


def draw_factory(
    canvas: Canvas, factory: FactoryView, x: float, y: float, width: float, height: float
) -> None:
    """A factory tile: the colour of its raw material, what it makes, level and stock."""
    mark = canvas.mark(("red", "blue", "green", "yellow").index(factory.colour))
    area = Rect(x, y, width, height, 6)
    icon = min(width, height) * 0.62
    upright = height > width and factory.built
    left, top = (x + (width - icon) / 2, y + 31) if upright else (x + 4, y + 8)
    canvas.place(
        factory.id,
        canvas.about(canvas.name(factory.id), *factory_words(canvas, factory)),
        area,
        (
            Rect(x, y, width, height, 6, fill="silk", stroke="line", line=1.6),
            Rect(x, y, width, 7, 3, fill=mark.colour),
            Rect(x, y + height - 7, width, 7, 3, fill=mark.colour),
            Use(factory.commodity, left, top, icon),
            *level_marks(canvas, factory, x, y, width, height),
        ),
    )
    stock = min(24.0, icon * 0.8)
    for at, seat in enumerate(factory.stored):
        dx = (width - stock) / 2 if upright else width - (at + 1) * (stock + 1) - 3
        dy = height - 14 - (at + 1) * (stock - 4) if upright else height - stock - 9
        canvas.piece(
            f"ware-{factory.id}-{at}", (x + dx, y + dy), (Use(f"piece_{seat}", 0, 0, stock),)
        )


def level_marks(
    canvas: Canvas, factory: FactoryView, x: float, y: float, width: float, height: float
) -> tuple[Node, ...]:
    """Whose factory it is and at which level; a ruin says so."""
    if not factory.built:
        return ()
    right, top = x + width - 24, y + 9
    if factory.seat < 0:
        return (
            Path(
                f"M{x + 6:g} {y + 6:g}L{x + width - 6:g} {y + height - 6:g}",
                stroke="cinnabar",
                line=3,
            ),
        )
    return (
        Use(f"disc_{factory.seat}", right, top, 21, title=canvas.who(factory.seat)),
        Rect(right - 21, top + 1, 20, 17, 4, fill="night"),
        number(right - 11, top + 14, LEVELS[factory.level], 11.5, "chalk"),
    )


def draw_stall(canvas: Canvas, stall: StallView, x: float, y: float, size: float) -> None:
    """A slot of an urban market, with the cube on it."""
    coin = stall.good == "coin"
    icon = size * 0.74
    canvas.place(
        stall.id,
        canvas.about(canvas.name(stall.id), *stall_words(canvas, stall)),
        Rect(x + 1, y + 1, size - 2, size - 2, 5),
        (
            Rect(
                x + 1, y + 1, size - 2, size - 2, 5, fill="gold" if coin else "chalk", stroke="line"
            ),
            Use(
                "copper" if coin else stall.good,
                x + (size - icon) / 2,
                y + (size - icon) / 2,
                icon,
                opacity=0.35 if stall.seat >= 0 else 1,
            ),
        ),
    )
    if stall.seat >= 0:
        cube = (Use(f"cube_{stall.seat}", -13, -13, 26),)
        canvas.piece(f"raw-{stall.id}", (x + size / 2, y + size / 2), cube)


def border(x: float, y: float) -> Group:
    """A boat where a border is crossed."""
    ring = Circle(x, y, 13, fill="chalk", stroke="azurite-dark", line=1.6)
    return Group((ring, Use("boats", x - 9, y - 10, 18)))
