"""The narrow board: all parts below each other, as wide as a phone."""

from dynasty.drawing.scene import Text
from dynasty.drawing.widgets import part_heading
from dynasty.games.terracotta_army.board.canvas import Canvas
from dynasty.games.terracotta_army.board.labels import round_text
from dynasty.games.terracotta_army.board.mausoleum import MausoleumLayout, draw_mausoleum
from dynasty.games.terracotta_army.board.rounds_and_order import (
    TILE_HEIGHT,
    draw_order,
    draw_rounds,
    draw_title,
)
from dynasty.games.terracotta_army.board.supply import (
    draw_masters,
    draw_organizer,
    draw_specialists,
)
from dynasty.games.terracotta_army.board.wheel import WheelLayout, draw_warehouses, draw_wheel
from dynasty.games.terracotta_army.names import COLUMNS, ROWS

TRACK_WIDTH = 36.0


def draw_head(canvas: Canvas, y: float) -> float:
    """Draw the title, the state of the game, the round track and the turn order; return the y."""
    draw_title(canvas, canvas.left, y + 10, 22)
    canvas.lay(Text(canvas.right, y + 29, round_text(canvas), 13, "ink-soft", "serif", "end"))
    draw_rounds(canvas, canvas.left, y + 52, canvas.room + 6)
    low = y + 52 + TILE_HEIGHT
    if canvas.view.solo is not None:
        return low
    canvas.lay(Text(canvas.left, low + 32, canvas.say("board-order"), 14.5, "accent", "serif"))
    draw_order(canvas, canvas.right, low + 13)
    return low + 43


def draw_wheel_area(canvas: Canvas, y: float) -> float:
    """Draw the wheel with the warehouses in its corners; return the y below."""
    wheel = WheelLayout(canvas.left + canvas.room / 2, y + 192, 37, 33.5, 20, (22, 26, 28))
    draw_wheel(canvas, wheel)
    draw_warehouses(canvas, wheel, 46)
    return wheel.cy + wheel.radius


def draw_mausoleum_area(canvas: Canvas, y: float) -> float:
    """Draw the mausoleum with its tracks; return the y below."""
    cell = (canvas.room - TRACK_WIDTH - 5) / COLUMNS
    draw_mausoleum(canvas, MausoleumLayout(canvas.left, y + 12, cell, TRACK_WIDTH))
    return y + 12 + ROWS * cell + 5 + TRACK_WIDTH


def draw_stores(canvas: Canvas, y: float) -> float:
    """Draw organizer, specialists and masters; return the y below."""
    x, room, say = canvas.left, canvas.room, canvas.say
    canvas.lay(*part_heading(x, y + 20, room, say("board-organizer")))
    y = draw_organizer(canvas, x, y + 30, room + 6)
    canvas.lay(*part_heading(x, y + 24, room, say("board-specialists")))
    y = draw_specialists(canvas, x, y + 34, room + 6, columns=2)
    canvas.lay(*part_heading(x, y + 24, room, say("board-masters")))
    return draw_masters(canvas, x, y + 34, room + 6, 2)
