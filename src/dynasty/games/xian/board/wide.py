"""The wide board: the mausoleum above, the pit in the middle, the buildings below."""

from dynasty.drawing.board import SHEET_PADDING
from dynasty.drawing.canvas import WIDE_WIDTH
from dynasty.drawing.render_cache import cached_part
from dynasty.drawing.scene import Text
from dynasty.drawing.widgets import part_heading
from dynasty.games.xian.board.buildings import draw_street
from dynasty.games.xian.board.canvas import Canvas
from dynasty.games.xian.board.equipment_display import draw_display
from dynasty.games.xian.board.mausoleum import draw_hills, draw_track
from dynasty.games.xian.board.pit import (
    SECTIONS_FROM_TOP,
    PitFrame,
    draw_clay_price,
    draw_pit,
    draw_prizes,
    draw_requests,
    draw_standings,
)
from dynasty.games.xian.board.stock import draw_reserves, draw_stock
from dynasty.games.xian.board.tracks import (
    RING_DEPTH,
    draw_order,
    draw_ring,
    draw_title,
    draw_turns,
    turn_text,
)

BOARD_HEIGHT = 876
PAPER_MARGIN = RING_DEPTH + 11  # from the edge of the paper to the first thing
SPACE, LAST, TALL = 128.0, 246.0, 121.0  # the places of the mausoleum
COLUMN_WIDTH = 232  # the breadth of the cards and the stock at the right


def draw_table(canvas: Canvas, y: float) -> float:
    """Draw all parts on one sheet, with the score track around it."""
    draw_ring(canvas, canvas.edge, y, WIDE_WIDTH - 2 * canvas.edge, BOARD_HEIGHT)
    left, right = canvas.edge + PAPER_MARGIN, WIDE_WIDTH - canvas.edge - PAPER_MARGIN
    draw_sky(canvas, left, right, y + PAPER_MARGIN)
    draw_tomb(canvas, left, right, y + PAPER_MARGIN + 56)
    draw_earth(canvas, left, y + PAPER_MARGIN + 190)
    draw_shelf(canvas, right - COLUMN_WIDTH, y + PAPER_MARGIN + 190)
    draw_street(canvas, left, y + PAPER_MARGIN + 658, right - left)
    return y + BOARD_HEIGHT - SHEET_PADDING


@cached_part
def draw_sky(canvas: Canvas, left: float, right: float, y: float) -> None:
    """Draw the name of the game, the turn track and the order of play."""
    draw_title(canvas, left, y + 4, 31)
    canvas.lay(Text(left + 190, y + 29, turn_text(canvas), 15, "ink-soft", "serif"))
    draw_turns(canvas, left + 388, y + 23, 44, 18)
    draw_order(canvas, right - 274, y, 274, 46)


@cached_part
def draw_tomb(canvas: Canvas, left: float, right: float, y: float) -> None:
    """Draw the six spaces of the mausoleum in front of its hills."""
    draw_hills(canvas, left, y, right - left, TALL)
    spots = [(left + at * (SPACE + 7), y, SPACE, TALL) for at in range(5)]
    draw_track(canvas, [*spots, (right - LAST, y, LAST, TALL)])


@cached_part
def draw_earth(canvas: Canvas, left: float, y: float) -> None:
    """Draw the pit; beside each section its prices and prizes."""
    frame = PitFrame(left + 116, y, 89, 66, 11)
    draw_pit(canvas, frame, 10)
    for section in SECTIONS_FROM_TOP:
        top = frame.section_top(section)
        beyond = frame.x + frame.breadth + 33
        canvas.lay(Text(left + 2, top + 66, section.upper(), 40, "accent", "serif"))
        draw_clay_price(canvas, section, left, top + 90)
        draw_requests(canvas, section, left + 74, top + frame.section_height / 2, 21)
        draw_prizes(canvas, section, beyond, top + 32, across=False)
        draw_standings(canvas, section, beyond + 22, top + 18)


@cached_part
def draw_shelf(canvas: Canvas, x: float, y: float) -> None:
    """Draw the equipment, the stock and the face-down supplies."""
    canvas.lay(*part_heading(x, y + 14, COLUMN_WIDTH, canvas.say("board-equipment")))
    draw_display(canvas, x, y + 24, 111, 126, 2, 10)
    y += 312
    canvas.lay(*part_heading(x, y, COLUMN_WIDTH, canvas.say("board-stock")))
    draw_stock(canvas, x, y + 10, COLUMN_WIDTH / 3 + 2, 50, 3)
    draw_reserves(canvas, x + 12, y + 114, 82)
