"""The wide board: the wheel on the left, the mausoleum on the right, stores below them."""

from dynasty.drawing.render_cache import cached_part
from dynasty.drawing.scene import Text
from dynasty.drawing.text_metrics import text_width
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
from dynasty.games.terracotta_army.names import COLUMNS

WHEEL_RADIUS = 245.0  # of the whole wheel
CELL_SIZE, TRACK_WIDTH = 47.0, 36.0
MAUSOLEUM_WIDTH = TRACK_WIDTH + 5 + CELL_SIZE * COLUMNS  # of the mausoleum and of all above it


def draw_table(canvas: Canvas, y: float) -> float:
    """Draw all parts of the wide board; return the y below them."""
    draw_header(canvas, y + 12)
    wheel = WheelLayout(canvas.left + WHEEL_RADIUS, y + 54 + WHEEL_RADIUS, 55, 46, 25, (29, 33, 35))
    draw_wheel(canvas, wheel)
    draw_warehouses(canvas, wheel, 62)
    right = canvas.right - MAUSOLEUM_WIDTH
    draw_rounds(canvas, right, y + 68, MAUSOLEUM_WIDTH + 6)
    draw_mausoleum(
        canvas, MausoleumLayout(right, y + 68 + TILE_HEIGHT + 16, CELL_SIZE, TRACK_WIDTH)
    )
    return draw_stores(canvas, wheel.cy + WHEEL_RADIUS)


@cached_part
def draw_header(canvas: Canvas, y: float) -> None:
    """Draw the title, the state of the game and the turn order."""
    draw_title(canvas, canvas.left, y, 28)
    at = canvas.left + 39 + text_width(canvas.say("title"), 30, "serif")
    canvas.lay(Text(at, y + 25, round_text(canvas), 15, "ink-soft", "serif"))
    if canvas.view.solo is None:
        draw_order(canvas, canvas.right, y + 3)


@cached_part
def draw_stores(canvas: Canvas, y: float) -> float:
    """Draw warriors and specialists side by side, the masters below them; return the y below."""
    half, say = (canvas.room - 16) / 2, canvas.say
    for x, key in ((canvas.left, "board-organizer"), (canvas.right - half, "board-specialists")):
        canvas.lay(*part_heading(x, y + 20, half, say(key)))
    draw_organizer(canvas, canvas.left, y + 30, half + 6)
    y = draw_specialists(canvas, canvas.right - half, y + 30, half + 6)
    canvas.lay(*part_heading(canvas.left, y + 22, canvas.room, say("board-masters")))
    return draw_masters(canvas, canvas.left, y + 32, canvas.room + 6, 6)
