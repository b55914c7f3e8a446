"""Factories: workshops under a roof in the colour of their raw material."""

from dynasty.drawing.render_cache import cached_part
from dynasty.drawing.scene import Node, Path, Rect, Use
from dynasty.drawing.widgets import bold_number
from dynasty.games.yinzi.board.canvas import Canvas
from dynasty.games.yinzi.board.labels import factory_words
from dynasty.games.yinzi.names import PLAYER_COLOURS
from dynasty.games.yinzi.view import FactoryView
from dynasty.kernel import text_key

LEVEL_NUMERALS = ("", "I", "II", "III")
ROOF_HEIGHT = 15


@cached_part
def draw_factory(
    canvas: Canvas, factory: FactoryView, x: float, y: float, width: float, height: float
) -> None:
    """Draw a factory tile: the colour of its raw material, its commodity, level and stock."""
    upright = factory.built and height > width
    icon = 24 if upright else height - ROOF_HEIGHT - 3
    left = 1 if upright else 4 if factory.built else (width - icon) / 2
    canvas.piece(
        factory.id,
        (x, y),
        (
            *workshop_nodes(canvas, factory, width, height),
            Use(
                factory.commodity,
                left,
                ROOF_HEIGHT + 1,
                icon,
                opacity=0.4 if is_ruin(factory) else 1,
            ),
            *tenure_nodes(canvas, factory, width, height),
        ),
        canvas.about(canvas.name(factory.id), *factory_words(canvas, factory)),
        factory.id,
        Rect(0, 0, width, height, 6),
    )
    for at, seat in enumerate(factory.stored):
        dx, dy = stock_corner(at, width, height)
        canvas.piece(f"ware-{factory.id}-{at}", (x + dx, y + dy), (Use(f"piece_{seat}", 0, 0, 20),))


def is_ruin(factory: FactoryView) -> bool:
    return factory.built and factory.seat < 0


def workshop_nodes(
    canvas: Canvas, factory: FactoryView, width: float, height: float
) -> tuple[Node, ...]:
    """Return walls and roof with the letter of its colour."""
    mark = canvas.mark(PLAYER_COLOURS.index(factory.colour))
    letter = canvas.say(text_key("letter", factory.colour))
    roof = (
        f"M-1 {ROOF_HEIGHT}Q9 {ROOF_HEIGHT - 2} 12 1"
        f"H{width - 12:g}Q{width - 9:g} {ROOF_HEIGHT - 2} {width + 1:g} {ROOF_HEIGHT}z"
    )
    walls = "earth-pale" if is_ruin(factory) else "silk"
    nodes: tuple[Node, ...] = (
        Rect(2, 9, width - 4, height - 9, 5, fill=walls, stroke="line", line=1.4),
        Path(roof, fill=mark.colour, stroke="line", line=1.4),
        Path(f"M11 1.5H{width - 11:g}", stroke="gold", line=2.6),
        bold_number(width / 2, ROOF_HEIGHT - 2, letter, 11.5, mark.ink),
    )
    if not is_ruin(factory):
        return nodes
    crack = f"M{width * 0.3:g} 3l8 {height * 0.3:g}l-7 6l9 {height * 0.34:g}l-6 9"
    return (*nodes, Path(crack, stroke="line", line=2.4))


def stock_corner(at: int, width: float, height: float) -> tuple[float, float]:
    """Return the corner of a commodity in the store: in a row, or two by two if upright."""
    if height > width:
        return (1.5, 22.5, 1.5)[at], height - (22 if at < 2 else 43)
    return width - 22 - at * 20, height - 23


def tenure_nodes(
    canvas: Canvas, factory: FactoryView, width: float, height: float
) -> tuple[Node, ...]:
    """Return the owner's mark, the level, and the places of the store."""
    if not factory.built or factory.seat < 0:
        return ()
    upright = height > width
    mark = canvas.mark(PLAYER_COLOURS.index(factory.colour))
    dx, dy = (width - 21, ROOF_HEIGHT + 2.0) if upright else (2.0, -3.0)
    level = (width - 11, height - 27) if upright else (width - 16, ROOF_HEIGHT - 2.5)
    places = (stock_corner(at, width, height) for at in range(factory.storage))
    return (
        *(
            Rect(left + 2, top + 2, 16, 16, 3, stroke="earth", line=1.2, opacity=0.7)
            for left, top in places
        ),
        Use(f"disc_{factory.seat}", dx, dy, 20, title=canvas.who(factory.seat)),
        bold_number(*level, LEVEL_NUMERALS[factory.level], 12, "line" if upright else mark.ink),
    )
