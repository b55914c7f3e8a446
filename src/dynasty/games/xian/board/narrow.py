"""The narrow layout: everything below each other on the width of a phone."""

from collections.abc import Callable

from dynasty.drawing.scene import Node, Rect, Text
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
from dynasty.games.xian.board.mausoleum import draw_end_tile, draw_track, end_tiles_out
from dynasty.games.xian.board.pit import (
    FROM_TOP,
    PitFrame,
    draw_clay_price,
    draw_prizes,
    draw_request_line,
    draw_squares,
    draw_standings,
)
from dynasty.games.xian.board.stock import draw_reserves, draw_stock
from dynasty.games.xian.board.town import draw_town
from dynasty.games.xian.board.tracks import draw_bar, draw_order, draw_title, draw_turns, moment
from dynasty.games.xian.view import PlayerView

WIDTH = 390
EDGE = 5
PAPER = WIDTH - 2 * EDGE
LEFT = EDGE + 10
ROOM = WIDTH - 2 * LEFT
CARD, CARD_HEIGHT = 84, 122


def draw_narrow(canvas: Canvas) -> tuple[float, float]:
    """Draw everything; the answer is the size of the picture."""
    y = float(EDGE)
    for part in (draw_head, draw_earth, draw_streets):
        y = on_paper(canvas, y, part)
    me = canvas.me
    if me is not None:
        y = on_paper(canvas, y, draw_own, me)
    for part in (draw_tomb, draw_store, draw_cards):
        y = on_paper(canvas, y, part)
    for player in canvas.view.players:
        if player is not me:
            y = on_paper(canvas, y, draw_other, player)
    return WIDTH, y


def on_paper(
    canvas: Canvas,
    y: float,
    part: Callable[..., float],
    player: PlayerView | None = None,
) -> float:
    """Draw a part, then lay its paper under it; the answer is where the next one begins."""
    below = len(canvas.ground)
    if player is None:
        height = part(canvas, y) + 12 - y
        paper: tuple[Node, ...] = sheet(EDGE, y, PAPER, height)
    else:
        height = part(canvas, player, y) + 12 - y
        active = player.seat == canvas.view.active
        paper = area_sheet(EDGE, y, PAPER, height, player.seat, active)
    canvas.ground[below:below] = paper
    return y + height + 7


def draw_head(canvas: Canvas, y: float) -> float:
    draw_title(canvas, LEFT, y + 10, 26)
    canvas.lay(Text(WIDTH - LEFT, y + 32, moment(canvas), 14, "ink-soft", "serif", "end"))
    draw_turns(canvas, LEFT + 19, y + 70, 64.4, 18)
    draw_order(canvas, LEFT, y + 102, ROOM, 56)
    return y + 158


def draw_earth(canvas: Canvas, y: float) -> float:
    """The pit; over each section what it asks and pays."""
    frame = PitFrame(LEFT + 2, y + 6, 68, 68, 54)
    depth = frame.depth + 5
    canvas.lay(
        Rect(LEFT - 5, y + 6, ROOM + 10, depth, 12, fill="earth", stroke="earth-dark", line=2)
    )
    for section in FROM_TOP:
        draw_strip(canvas, section, frame.section_top(section) - 50)
    draw_squares(canvas, frame)
    return y + depth + 2


def draw_strip(canvas: Canvas, section: str, y: float) -> None:
    """Letter, clay price, requests, prizes and standings of a section."""
    middle = y + 23
    canvas.lay(
        Rect(LEFT, y, ROOM, 46, 9, fill="paper"),
        Text(LEFT + 8, middle + 10, section.upper(), 28, "accent", "serif"),
    )
    draw_clay_price(canvas, section, LEFT + 33, middle)
    draw_request_line(canvas, section, LEFT + 84, middle, 16)
    draw_prizes(canvas, section, LEFT + 194, middle, across=True)
    draw_standings(canvas, section, LEFT + 284, y + 4, 2)


def draw_streets(canvas: Canvas, y: float) -> float:
    """Buildings and equipment."""
    canvas.lay(*heading(LEFT, y + 21, ROOM, canvas.say("board-buildings")))
    draw_town(canvas, LEFT + 6, y + 36, ROOM - 12, 140)
    y += 408
    canvas.lay(*heading(LEFT, y, ROOM, canvas.say("board-equipment")))
    draw_display(canvas, LEFT, y + 12, CARD, 116, 4, 8)
    return y + 128


def draw_own(canvas: Canvas, me: PlayerView, y: float) -> float:
    """The viewer's area: hand, pair, everything he has."""
    draw_header(canvas, me, LEFT, y + 12, ROOM)
    low = flow(resources(canvas, me), LEFT, y + 58, ROOM, 22)
    low = flow([*pieces(canvas, me), *piles(canvas, me)], LEFT, low + 8, ROOM, 24)
    draw_hand_tab(canvas, LEFT, low + 12, 130, 38)
    draw_hand(canvas, me, LEFT, low + 58, CARD, CARD_HEIGHT)
    y = low + 58 + CARD_HEIGHT + 24
    canvas.lay(*heading(LEFT, y, 116, canvas.say("board-pair")))
    canvas.lay(*heading(LEFT + 132, y, ROOM - 132, canvas.say("board-tiles")))
    draw_pair(canvas, me, LEFT, y + 12, CARD, CARD_HEIGHT)
    low = flow(belongings(canvas, me), LEFT + 132, y + 12, ROOM - 132, 8)
    return max(low, y + 12 + CARD_HEIGHT)


def draw_tomb(canvas: Canvas, y: float) -> float:
    """The mausoleum in two rows, and the end tiles that are not in the game."""
    canvas.lay(*heading(LEFT, y + 21, ROOM, canvas.say("board-mausoleum")))
    first = [(LEFT + at * 122.0, y + 34, 116.0, 122.0) for at in range(3)]
    second = [(LEFT + at * 183.0, y + 162, 177.0, 122.0) for at in range(2)]
    draw_track(canvas, [*first, *second, (LEFT, y + 290, float(ROOM), 62.0)])
    y += 378
    canvas.lay(*heading(LEFT, y, ROOM, canvas.say("board-out")))
    for at, name in enumerate(end_tiles_out(canvas)):
        draw_end_tile(canvas, name, LEFT + at * 91, y + 12, 84, 40, faint=True)
    return y + 52


def draw_store(canvas: Canvas, y: float) -> float:
    """The stock and the score."""
    canvas.lay(*heading(LEFT, y + 21, ROOM, canvas.say("board-stock")))
    draw_stock(canvas, LEFT, y + 34, 122, 50, 3)
    draw_reserves(canvas, LEFT + 24, y + 140, 124)
    canvas.lay(*heading(LEFT, y + 198, ROOM, canvas.name("score_track")))
    return draw_bar(canvas, LEFT, y + 210, ROOM)


def draw_cards(canvas: Canvas, y: float) -> float:
    """All worker cards of the viewer; a spectator's table shows one deck."""
    canvas.lay(*heading(LEFT, y + 21, ROOM, canvas.say("board-deck")))
    draw_catalogue(canvas, LEFT, y + 34, 55, 38, 6)
    if canvas.me is None:
        draw_hand_tab(canvas, LEFT, y + 216, 130, 38)
        return y + 254
    return y + 204


def draw_other(canvas: Canvas, player: PlayerView, y: float) -> float:
    return draw_area(canvas, player, LEFT, y + 12, ROOM)
