"""The wide layout: the pit in the middle, the score ring around the board, areas below."""

from dynasty.drawing.scene import Text
from dynasty.drawing.widgets import area_sheet, flow, heading, sheet
from dynasty.games.xian.board.areas import (
    belongings,
    draw_area,
    draw_header,
    pieces,
    piles,
    resources,
)
from dynasty.games.xian.board.canvas import Canvas
from dynasty.games.xian.board.forge import draw_display
from dynasty.games.xian.board.hand import draw_catalogue, draw_hand, draw_hand_tab, draw_pair
from dynasty.games.xian.board.mausoleum import draw_end_tile, draw_hills, draw_track, end_tiles_out
from dynasty.games.xian.board.pit import (
    FROM_TOP,
    PitFrame,
    draw_clay_price,
    draw_pit,
    draw_prizes,
    draw_requests,
    draw_standings,
)
from dynasty.games.xian.board.stock import draw_reserves, draw_stock
from dynasty.games.xian.board.town import draw_town
from dynasty.games.xian.board.tracks import draw_order, draw_ring, draw_title, draw_turns, moment
from dynasty.games.xian.view import PlayerView

WIDTH = 1280
EDGE = 14
BOARD = WIDTH - 2 * EDGE
BOARD_HEIGHT = 740
LEFT, RIGHT, COLUMN = 60, 962, 258
TOP, MIDDLE = 58, 206
CARD, CARD_HEIGHT = 84, 122
OWN_HEIGHT = 188


def draw_wide(canvas: Canvas) -> tuple[float, float]:
    """Draw everything; the answer is the size of the picture."""
    draw_board(canvas)
    others = [player for player in canvas.view.players if player.seat != canvas.view.seat]
    y = draw_others(canvas, others, EDGE + BOARD_HEIGHT + 12)
    me = canvas.me
    low = draw_own(canvas, me, EDGE, y + 12) if me else draw_deck(canvas, EDGE, y + 12)
    return WIDTH, low + EDGE


def draw_board(canvas: Canvas) -> None:
    canvas.lay(*sheet(EDGE, EDGE, BOARD, BOARD_HEIGHT))
    draw_ring(canvas, EDGE, EDGE, BOARD, BOARD_HEIGHT)
    draw_title(canvas, LEFT, TOP + 2, 34)
    canvas.lay(Text(LEFT, TOP + 68, moment(canvas), 15, "ink-soft", "serif"))
    draw_turns(canvas, LEFT + 19, TOP + 102, 43, 18)
    draw_hills(canvas, 332, TOP, 892, 128)
    spots = [(338 + at * 133.0, float(TOP), 126.0, 128.0) for at in range(5)]
    draw_track(canvas, [*spots, (1003.0, float(TOP), 217.0, 128.0)])
    draw_left(canvas)
    draw_middle(canvas)
    draw_right(canvas)


def draw_left(canvas: Canvas) -> None:
    canvas.lay(*heading(LEFT, MIDDLE + 14, COLUMN, canvas.say("board-buildings")))
    draw_town(canvas, LEFT + 6, MIDDLE + 32, COLUMN - 12, 142)
    y = MIDDLE + 420
    canvas.lay(*heading(LEFT, y, COLUMN, canvas.say("board-order")))
    draw_order(canvas, LEFT, y + 12, COLUMN, 62)


def draw_middle(canvas: Canvas) -> None:
    frame = PitFrame(437, MIDDLE, 80, 73, 13)
    draw_pit(canvas, frame, 13)
    for section in FROM_TOP:
        y = frame.section_top(section)
        canvas.lay(Text(328, y + 72, section.upper(), 40, "accent", "serif"))
        draw_clay_price(canvas, section, 325, y + 98)
        draw_requests(canvas, section, 394, y + frame.section_height / 2, 21)
        draw_prizes(canvas, section, 890, y + 41, across=False)
        draw_standings(canvas, section, 914, y + 32)


def draw_right(canvas: Canvas) -> None:
    canvas.lay(*heading(RIGHT, MIDDLE + 14, COLUMN, canvas.say("board-equipment")))
    draw_display(canvas, RIGHT, MIDDLE + 26, 124, 130, 2, 10)
    y = MIDDLE + 322
    canvas.lay(*heading(RIGHT, y, COLUMN, canvas.say("board-stock")))
    draw_stock(canvas, RIGHT, y + 12, 88, 50, 3)
    draw_reserves(canvas, RIGHT + 8, y + 117, 92)
    for at, name in enumerate(end_tiles_out(canvas)):
        draw_end_tile(canvas, name, RIGHT + at * 65, y + 156, 60, 32, faint=True)


def draw_others(canvas: Canvas, others: list[PlayerView], y: float) -> float:
    """Areas beside each other, all as high as the highest; the answer is where they end."""
    width = (BOARD - 12 * (len(others) - 1)) / len(others)
    below = len(canvas.ground)
    edges = [EDGE + at * (width + 12) for at in range(len(others))]
    ends = [
        draw_area(canvas, player, x + 14, y + 11, width - 28)
        for x, player in zip(edges, others, strict=True)
    ]
    height = max(ends) + 12 - y
    canvas.ground[below:below] = [
        node
        for x, player in zip(edges, others, strict=True)
        for node in area_sheet(x, y, width, height, player.seat, player.seat == canvas.view.active)
    ]
    return y + height


def draw_own(canvas: Canvas, me: PlayerView, x: float, y: float) -> float:
    """The viewer's area with hand, pair and all his cards; the answer is where it ends."""
    canvas.lay(*area_sheet(x, y, BOARD, OWN_HEIGHT, me.seat, me.seat == canvas.view.active))
    draw_header(canvas, me, x + 16, y + 14, 264)
    low = flow(resources(canvas, me), x + 16, y + 62, 268, 7)
    flow([*pieces(canvas, me), *piles(canvas, me)], x + 16, low + 14, 268, 10)
    canvas.lay(*heading(x + 306, y + 32, 116, canvas.say("board-pair")))
    draw_pair(canvas, me, x + 306, y + 50, CARD, CARD_HEIGHT)
    draw_hand_tab(canvas, x + 440, y + 12, 110, 30)
    draw_hand(canvas, me, x + 440, y + 50, CARD, CARD_HEIGHT)
    canvas.lay(*heading(x + 818, y + 29, 184, canvas.say("board-tiles")))
    flow(belongings(canvas, me), x + 818, y + 42, 190, 6)
    canvas.lay(*heading(x + 1018, y + 29, 218, canvas.say("board-deck")))
    draw_catalogue(canvas, x + 1018, y + 40, 33, 31)
    return y + OWN_HEIGHT


def draw_deck(canvas: Canvas, x: float, y: float) -> float:
    """What a spectator sees instead: the cards that every deck holds."""
    canvas.lay(*sheet(x, y, BOARD, 52, "paper-edge"))
    draw_hand_tab(canvas, x + 12, y + 11, 110, 30)
    canvas.lay(Text(x + 138, y + 31, canvas.say("board-deck"), 14.5, "accent", "serif"))
    draw_catalogue(canvas, x + 250, y + 11, 37, 30, columns=24)
    return y + 52
