"""The narrow board: everything below each other on the width of a phone."""

from dynasty.drawing.scene import Text
from dynasty.drawing.widgets import heading
from dynasty.games.terracotta_army.board.canvas import Canvas
from dynasty.games.terracotta_army.board.mausoleum import Tomb, draw_mausoleum
from dynasty.games.terracotta_army.board.rounds import TILE, draw_order, draw_rounds, draw_title
from dynasty.games.terracotta_army.board.stores import (
    draw_masters,
    draw_organizer,
    draw_specialists,
)
from dynasty.games.terracotta_army.board.wheel import Wheel, draw_warehouses, draw_wheel
from dynasty.games.terracotta_army.board.words import moment
from dynasty.games.terracotta_army.names import COLUMNS, ROWS

TRACK = 36.0


def draw_head(canvas: Canvas, y: float) -> float:
    """The name of the game, where it stands, the round track, and who plays when."""
    draw_title(canvas, canvas.left, y + 10, 22)
    canvas.lay(Text(canvas.right, y + 29, moment(canvas), 13, "ink-soft", "serif", "end"))
    draw_rounds(canvas, canvas.left, y + 52, canvas.room + 6)
    low = y + 52 + TILE
    if canvas.view.solo is not None:
        return low
    canvas.lay(Text(canvas.left, low + 32, canvas.say("board-order"), 14.5, "accent", "serif"))
    draw_order(canvas, canvas.right, low + 13)
    return low + 43


def draw_turning(canvas: Canvas, y: float) -> float:
    """The wheel with the warehouses in its corners."""
    wheel = Wheel(canvas.left + canvas.room / 2, y + 192, 37, 33.5, 20, (22, 26, 28))
    draw_wheel(canvas, wheel)
    draw_warehouses(canvas, wheel, 46)
    return wheel.cy + wheel.radius


def draw_tomb(canvas: Canvas, y: float) -> float:
    """The mausoleum with its tracks."""
    cell = (canvas.room - TRACK - 5) / COLUMNS
    draw_mausoleum(canvas, Tomb(canvas.left, y + 12, cell, TRACK))
    return y + 12 + ROWS * cell + 5 + TRACK


def draw_stores(canvas: Canvas, y: float) -> float:
    """Organizer, specialists, masters."""
    x, room, say = canvas.left, canvas.room, canvas.say
    canvas.lay(*heading(x, y + 20, room, say("board-organizer")))
    y = draw_organizer(canvas, x, y + 30, room + 6)
    canvas.lay(*heading(x, y + 24, room, say("board-specialists")))
    y = draw_specialists(canvas, x, y + 34, room + 6, columns=2)
    canvas.lay(*heading(x, y + 24, room, say("board-masters")))
    return draw_masters(canvas, x, y + 34, room + 6, 2)
