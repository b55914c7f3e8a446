"""The wide board: the wheel on the left, the mausoleum on the right, stores below them."""

from dynasty.drawing.keeping import part
from dynasty.drawing.layout import measure
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
from dynasty.games.terracotta_army.names import COLUMNS

RADIUS = 245.0  # of the whole wheel
CELL, TRACK = 47.0, 36.0
BREADTH = TRACK + 5 + CELL * COLUMNS  # of the mausoleum and of all above it


def draw_table(canvas: Canvas, y: float) -> float:
    """All on one sheet."""
    draw_sky(canvas, y + 12)
    wheel = Wheel(canvas.left + RADIUS, y + 54 + RADIUS, 55, 46, 25, (29, 33, 35))
    draw_wheel(canvas, wheel)
    draw_warehouses(canvas, wheel, 62)
    right = canvas.right - BREADTH
    draw_rounds(canvas, right, y + 68, BREADTH + 6)
    draw_mausoleum(canvas, Tomb(right, y + 68 + TILE + 16, CELL, TRACK))
    return draw_stores(canvas, wheel.cy + RADIUS)


@part
def draw_sky(canvas: Canvas, y: float) -> None:
    """The name of the game, where it stands, and who plays when."""
    draw_title(canvas, canvas.left, y, 28)
    at = canvas.left + 39 + measure(canvas.say("title"), 30, "serif")
    canvas.lay(Text(at, y + 25, moment(canvas), 15, "ink-soft", "serif"))
    if canvas.view.solo is None:
        draw_order(canvas, canvas.right, y + 3)


@part
def draw_stores(canvas: Canvas, y: float) -> float:
    """Warriors and specialists side by side, the masters below them."""
    half, say = (canvas.room - 16) / 2, canvas.say
    for x, key in ((canvas.left, "board-organizer"), (canvas.right - half, "board-specialists")):
        canvas.lay(*heading(x, y + 20, half, say(key)))
    draw_organizer(canvas, canvas.left, y + 30, half + 6)
    y = draw_specialists(canvas, canvas.right - half, y + 30, half + 6)
    canvas.lay(*heading(canvas.left, y + 22, canvas.room, say("board-masters")))
    return draw_masters(canvas, canvas.left, y + 32, canvas.room + 6, 6)
