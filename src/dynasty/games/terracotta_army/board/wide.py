"""The wide layout: the wheel on the left, the mausoleum on the right, areas below."""

from dynasty.drawing.scene import Text
from dynasty.drawing.widgets import flow, heading, sheet
from dynasty.games.terracotta_army.board.areas import draw_header, draw_li_si, items
from dynasty.games.terracotta_army.board.canvas import Canvas, area_sheet
from dynasty.games.terracotta_army.board.mausoleum import draw_mausoleum
from dynasty.games.terracotta_army.board.rounds import draw_ladder, draw_rounds, draw_title
from dynasty.games.terracotta_army.board.stores import (
    draw_masters,
    draw_order,
    draw_organizer,
    draw_specialists,
)
from dynasty.games.terracotta_army.board.wheel import draw_warehouse, draw_wheel
from dynasty.games.terracotta_army.board.words import moment
from dynasty.games.terracotta_army.view import PlayerView

WIDTH = 1280
EDGE = 14
BOARD = WIDTH - 2 * EDGE
BOARD_HEIGHT = 818
CENTRE, RADIUS = (314.0, 418.0), 266.0
CORNERS = ((522.0, 128.0), (522.0, 640.0), (38.0, 640.0), (38.0, 128.0))  # ne, se, sw, nw
RIGHT, CELL, TRACK = 622.0, 50.0, 34.0


def draw_wide(canvas: Canvas) -> tuple[float, float]:
    """Draw everything; the answer is the size of the picture."""
    canvas.lay(*sheet(EDGE, EDGE, BOARD, BOARD_HEIGHT))
    draw_title(canvas, 38, 34, 30)
    canvas.lay(Text(40, 92, moment(canvas), 15, "ink-soft", "serif"))
    draw_wheel(canvas, *CENTRE, RADIUS)
    for at, (x, y) in enumerate(CORNERS):
        draw_warehouse(canvas, at, x, y, 66)
    draw_right(canvas)
    draw_masters(canvas, 38, EDGE + BOARD_HEIGHT - 90, BOARD - 42, 76, 6)
    return WIDTH, draw_areas(canvas, EDGE + BOARD_HEIGHT + 12) + EDGE


def draw_right(canvas: Canvas) -> None:
    """Round track, mausoleum, organizer, specialists, order, score."""
    draw_rounds(canvas, RIGHT - 44, 40, 690, 82)
    top = 148.0
    draw_mausoleum(canvas, RIGHT, top, CELL, TRACK)
    organizer = RIGHT + TRACK + CELL * 9 + 20
    canvas.lay(*heading(organizer, top + 8, 122, canvas.say("board-organizer")))
    draw_organizer(canvas, organizer, top + 18, 122, 34)
    low = top + CELL * 7 + TRACK + 34
    canvas.lay(*heading(RIGHT, low, 488, canvas.say("board-specialists")))
    draw_specialists(canvas, RIGHT, low + 10, 494, 76)
    canvas.lay(*heading(RIGHT, low + 108, 488, canvas.say("board-order")))
    draw_order(canvas, RIGHT, low + 118, 488, 40)
    canvas.lay(*heading(organizer, low + 28, 122, canvas.say("board-points")))
    draw_ladder(canvas, organizer, low + 34, 122)


def draw_areas(canvas: Canvas, y: float) -> float:
    """The viewer's own area first, then the others beside each other."""
    me = canvas.me
    if me is not None:
        y = draw_own(canvas, me, y) + 12
    others = [player for player in canvas.view.players if player is not me]
    width = (BOARD - 12 * (len(others) - 1)) / len(others)
    below = len(canvas.ground)
    edges = [EDGE + at * (width + 12) for at in range(len(others))]
    ends = [
        draw_other(canvas, player, x + 14, y + 12, width - 28)
        for x, player in zip(edges, others, strict=True)
    ]
    height = max(ends) + 12 - y
    canvas.ground[below:below] = [
        node
        for x, player in zip(edges, others, strict=True)
        for node in area_sheet(canvas, x, y, width, height, player.seat)
    ]
    return y + height


def draw_own(canvas: Canvas, me: PlayerView, y: float) -> float:
    canvas.lay(*area_sheet(canvas, EDGE, y, BOARD, 66, me.seat))
    draw_header(canvas, me, EDGE + 14, y + 16, 262)
    flow(items(canvas, me), EDGE + 296, y + 14, BOARD - 306, 6)
    return y + 66


def draw_other(canvas: Canvas, player: PlayerView, x: float, y: float, width: float) -> float:
    """Another player's area, or Li Si's with his cards; the answer is where it ends."""
    solo = canvas.view.solo
    if solo is not None and canvas.is_li_si(player.seat):
        draw_header(canvas, player, x, y, 262)
        low = flow(items(canvas, player), x + 282, y, width - 282, 6)
        return draw_li_si(canvas, solo, x, low + 14, width)
    draw_header(canvas, player, x, y, width)
    return flow(items(canvas, player), x, y + 42, width, 5)
