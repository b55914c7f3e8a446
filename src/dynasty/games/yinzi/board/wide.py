"""The wide layout: the Yangtze in the middle, the sea on the right, areas below."""

from dynasty.drawing.scene import Path, Text
from dynasty.drawing.widgets import flow, heading, sheet
from dynasty.games.yinzi.board.areas import (
    draw_area,
    draw_forecast,
    draw_fortune,
    draw_hand,
    draw_header,
    draw_taxes,
    goods,
    route_item,
    supplies,
)
from dynasty.games.yinzi.board.canvas import Canvas, player_sheet
from dynasty.games.yinzi.board.council import draw_council
from dynasty.games.yinzi.board.land import border, draw_province
from dynasty.games.yinzi.board.routes import draw_route, draw_row, draw_war
from dynasty.games.yinzi.board.sea import draw_foreign, draw_sea, draw_ship
from dynasty.games.yinzi.board.tracks import (
    draw_boats,
    draw_bonuses,
    draw_crops,
    draw_order,
    draw_rates,
    draw_title,
    moment,
)
from dynasty.games.yinzi.board.works import (
    draw_box,
    draw_display,
    draw_emperor,
    draw_migrants,
    draw_resources,
    draw_rural,
)
from dynasty.games.yinzi.seen import PlayerView

WIDTH = 1280
EDGE = 14
BOARD = WIDTH - 2 * EDGE
BOARD_HEIGHT = 782
LEFT, COLUMN = 30, 258
MIDDLE, SEA = 302, 1034
TOP, LAND, LOW = 28, 158, 586
OWN_HEIGHT = 206


def draw_wide(canvas: Canvas) -> tuple[float, float]:
    """Draw everything; the answer is the size of the picture."""
    canvas.lay(*sheet(EDGE, EDGE, BOARD, BOARD_HEIGHT))
    draw_top(canvas)
    draw_left(canvas)
    draw_map(canvas)
    draw_coast(canvas)
    draw_works(canvas)
    y = draw_discards(canvas, EDGE + BOARD_HEIGHT + 12)
    me = canvas.me
    if me is not None:
        y = draw_own(canvas, me, EDGE, y) + 12
    others = [player for player in canvas.view.players if player is not me]
    return WIDTH, draw_others(canvas, others, y) + EDGE


def draw_top(canvas: Canvas) -> None:
    draw_title(canvas, LEFT, TOP + 4, 32)
    canvas.lay(Text(LEFT, TOP + 62, moment(canvas), 14, "ink-soft", "serif"))
    draw_order(canvas, LEFT, TOP + 74, COLUMN, 44)
    draw_crops(canvas, MIDDLE, TOP, 74)
    draw_bonuses(canvas, MIDDLE - 3, TOP + 70, 74, 48)
    draw_boats(canvas, 768, TOP, 40.4, 52)
    canvas.lay(Text(768, TOP + 72, canvas.say("board-exchange"), 12, "accent", "serif"))
    draw_rates(canvas, 768, TOP + 76, 40)
    draw_resources(canvas, 1034, TOP + 62, 218, 60)


def draw_left(canvas: Canvas) -> None:
    canvas.lay(*heading(LEFT, LAND + 12, COLUMN, canvas.say("board-council")))
    low = draw_council(canvas, LEFT, LAND + 22, 38)
    low = draw_war(canvas, LEFT, low + 12, COLUMN)
    draw_row(canvas, LEFT, low + 12, COLUMN, 2)


def draw_map(canvas: Canvas) -> None:
    """Four provinces along the river."""
    river = (
        f"M{MIDDLE - 6} 352C400 338 480 372 600 358S820 344 {SEA + 10} 366"
        f"V390C820 372 720 392 600 384S400 366 {MIDDLE - 6} 378z"
    )
    canvas.lay(
        Path(river, fill="azurite", opacity=0.75),
        Text(MIDDLE + 4, 370, canvas.say("board-river"), 12.5, "chalk", "serif", spacing=3),
    )
    size = 50
    draw_province(canvas, "huguang", MIDDLE + 10, LAND + 26, size)
    draw_province(canvas, "nanzhili", MIDDLE + 384, LAND + 26, size)
    draw_province(canvas, "jiangxi", MIDDLE + 62, LAND + 250, size)
    draw_province(canvas, "zhejiang", MIDDLE + 418, LAND + 250, size)
    crossings = (
        (356.5, 268),
        (220, 366),
        (478, 366),
        (640, 366),
        (384, 470),
        (718, 268),
        (718, 470),
    )
    canvas.lay(*(border(MIDDLE + x, y) for x, y in crossings))


def draw_coast(canvas: Canvas) -> None:
    draw_sea(canvas, SEA, LAND, 220, LOW - LAND - 10)
    for at, ship in enumerate(canvas.view.ships):
        draw_ship(canvas, ship, SEA + 10, LAND + 16 + at * 101, 200)
    canvas.lay(*heading(SEA, LOW + 14, 220, canvas.say("board-foreign")))
    draw_foreign(canvas, SEA, LOW + 24, 224, 176, 2)


def draw_works(canvas: Canvas) -> None:
    players = canvas.view.players
    draw_rural(canvas, MIDDLE, LOW, 150, 92)
    standing = [(player.seat, player.working) for player in players]
    draw_box(canvas, "produce", (MIDDLE + 156, LOW, 86, 92), standing)
    draw_box(canvas, "ships", (MIDDLE + 248, LOW, 86, 92), [])
    draw_emperor(canvas, MIDDLE + 340, LOW, 386, 92)
    canvas.lay(*heading(MIDDLE, LOW + 116, 470, canvas.say("board-display")))
    draw_display(canvas, MIDDLE, LOW + 126, 470, 4)
    draw_migrants(canvas, MIDDLE + 530, LOW + 102, 192, 94)


def draw_discards(canvas: Canvas, y: float) -> float:
    """The discard pile, while the viewer chooses from it."""
    if canvas.asked != "ChooseRoute":
        return y
    canvas.lay(*sheet(EDGE, y, BOARD, 106))
    canvas.lay(*heading(EDGE + 16, y + 24, BOARD - 32, canvas.say("board-discards-open")))
    routes = canvas.view.known_discards
    step = min(126.0, (BOARD - 26) / max(1, len(routes)))
    for at, route in enumerate(routes):
        draw_route(canvas, route, EDGE + 16 + at * step, y + 34, step - 6)
    return y + 118


def draw_own(canvas: Canvas, me: PlayerView, x: float, y: float) -> float:
    """The viewer's player board and hand; the answer is where it ends."""
    canvas.lay(*player_sheet(canvas, me.seat, x, y, BOARD, OWN_HEIGHT))
    draw_header(canvas, me, x + 16, y + 12, 262)
    low = flow(goods(canvas, me), x + 18, y + 50, 270, 3)
    low = flow(supplies(canvas, me), x + 18, low + 4, 270, 4)
    draw_forecast(canvas, me, x + 18, low + 10)
    for at, fortune in enumerate(me.fortunes):
        draw_fortune(canvas, me, fortune, x + 296 + at * 112, y + 14, 106)
    draw_taxes(canvas, me, x + 296, y + 140, 140)
    canvas.lay(*heading(x + 864, y + 28, 250, canvas.say("board-hand")))
    draw_hand(canvas, me, x + 864, y + 46, 76, 106)
    canvas.lay(*heading(x + 1124, y + 28, 112, canvas.say("board-routes")))
    items = [route_item(canvas, me, number) for number in range(min(2, len(me.routes)))]
    flow(items, x + 1120, y + 38, 124, 4)
    rest = [route_item(canvas, me, number) for number in range(2, len(me.routes))]
    flow(rest, x + 446, y + 138, 410, 4)
    return y + OWN_HEIGHT


def draw_others(canvas: Canvas, others: list[PlayerView], y: float) -> float:
    """Areas beside each other, all as high as the highest; the answer is where they end."""
    width = (BOARD - 12 * (len(others) - 1)) / len(others)
    below = len(canvas.ground)
    edges = [EDGE + at * (width + 12) for at in range(len(others))]
    ends = [
        draw_area(canvas, player, x + 16, y + 12, width - 32)
        for x, player in zip(edges, others, strict=True)
    ]
    height = max(ends) + 12 - y
    canvas.ground[below:below] = [
        node
        for x, player in zip(edges, others, strict=True)
        for node in player_sheet(canvas, player.seat, x, y, width, height)
    ]
    return y + height
