"""The narrow layout: everything below each other on the width of a phone."""

from collections.abc import Callable

from dynasty.drawing.scene import Node, Text
from dynasty.drawing.widgets import flow, heading, sheet
from dynasty.games.terracotta_army.board.areas import draw_header, draw_li_si, items
from dynasty.games.terracotta_army.board.canvas import Canvas, area_sheet
from dynasty.games.terracotta_army.board.mausoleum import draw_mausoleum
from dynasty.games.terracotta_army.board.rounds import draw_rounds, draw_scores, draw_title
from dynasty.games.terracotta_army.board.stores import (
    draw_masters,
    draw_order,
    draw_organizer_boxes,
    draw_specialists,
)
from dynasty.games.terracotta_army.board.wheel import draw_warehouse, draw_wheel
from dynasty.games.terracotta_army.board.words import moment
from dynasty.games.terracotta_army.view import PlayerView

WIDTH = 390
EDGE = 4
PAPER = WIDTH - 2 * EDGE
LEFT = EDGE + 8
ROOM = WIDTH - 2 * LEFT
RADIUS = 176.0
CELL, TRACK = 37.0, 36.0


def draw_narrow(canvas: Canvas) -> tuple[float, float]:
    """Draw everything; the answer is the size of the picture."""
    y = float(EDGE)
    for part in (draw_head, draw_turning, draw_grid):
        y = on_paper(canvas, y, part)
    me = canvas.me
    if me is not None:
        y = on_paper(canvas, y, draw_player, me)
    for part in (draw_stores, draw_score):
        y = on_paper(canvas, y, part)
    for player in canvas.view.players:
        if player is not me:
            y = on_paper(canvas, y, draw_player, player)
    return WIDTH, y


def on_paper(
    canvas: Canvas, y: float, part: Callable[..., float], player: PlayerView | None = None
) -> float:
    """Draw a part, then lay its paper under it; the answer is where the next one begins."""
    below = len(canvas.ground)
    paper: tuple[Node, ...]
    if player is None:
        height = part(canvas, y) + 12 - y
        paper = sheet(EDGE, y, PAPER, height)
    else:
        height = part(canvas, player, y) + 12 - y
        paper = area_sheet(canvas, EDGE, y, PAPER, height, player.seat)
    canvas.ground[below:below] = paper
    return y + height + 7


def draw_head(canvas: Canvas, y: float) -> float:
    draw_title(canvas, LEFT, y + 10, 22)
    canvas.lay(Text(WIDTH - LEFT, y + 29, moment(canvas), 13, "ink-soft", "serif", "end"))
    draw_rounds(canvas, LEFT - 3, y + 58, ROOM + 10, 82)
    return y + 140


def draw_turning(canvas: Canvas, y: float) -> float:
    """The wheel, and the warehouses below it."""
    draw_wheel(canvas, WIDTH / 2, y + RADIUS + 18, RADIUS)
    low = y + 2 * RADIUS + 40
    for at in range(4):
        draw_warehouse(canvas, at, LEFT + 22 + at * 92, low, 46)
    return low + 46


def draw_grid(canvas: Canvas, y: float) -> float:
    draw_mausoleum(canvas, EDGE + 2, y + 12, CELL, TRACK)
    return y + 12 + 7 * CELL + 8 + TRACK


def draw_player(canvas: Canvas, player: PlayerView, y: float) -> float:
    """An area: header and all things; Li Si's with his cards."""
    draw_header(canvas, player, LEFT, y + 12, ROOM)
    low = flow(items(canvas, player), LEFT, y + 54, ROOM, 6)
    solo = canvas.view.solo
    if solo is not None and canvas.is_li_si(player.seat):
        return draw_li_si(canvas, solo, LEFT, low + 12, ROOM)
    return low


def draw_stores(canvas: Canvas, y: float) -> float:
    """Organizer, specialists, masters."""
    canvas.lay(*heading(LEFT, y + 20, ROOM, canvas.say("board-organizer")))
    draw_organizer_boxes(canvas, LEFT, y + 30, ROOM + 6, 78)
    canvas.lay(*heading(LEFT, y + 132, ROOM, canvas.say("board-specialists")))
    draw_specialists(canvas, LEFT, y + 142, ROOM + 6, 78)
    canvas.lay(*heading(LEFT, y + 244, ROOM, canvas.say("board-masters")))
    return draw_masters(canvas, LEFT, y + 254, ROOM + 6, 84, 2)


def draw_score(canvas: Canvas, y: float) -> float:
    canvas.lay(*heading(LEFT, y + 20, ROOM, canvas.say("board-order")))
    draw_order(canvas, LEFT, y + 30, ROOM, 42)
    canvas.lay(*heading(LEFT, y + 94, ROOM, canvas.say("board-points")))
    return draw_scores(canvas, LEFT, y + 104, ROOM)
