"""The wide layout: the Yangtze in the middle, the sea on the right, areas below."""

from dynasty.drawing.scene import Text
from dynasty.drawing.widgets import counter, flow, heading, sheet
from dynasty.games.yinzi.board.areas import (
    FORTUNE_HEIGHT,
    draw_area,
    draw_forecast,
    draw_fortune,
    draw_hand,
    draw_header,
    draw_more_routes,
    draw_open_routes,
    draw_taxes,
    goods,
    supplies,
)
from dynasty.games.yinzi.board.canvas import Canvas, player_sheet
from dynasty.games.yinzi.board.council import draw_council
from dynasty.games.yinzi.board.guide import (
    draw_bare,
    draw_cards,
    draw_factories,
    draw_goods,
    draw_route_list,
)
from dynasty.games.yinzi.board.land import border, draw_province
from dynasty.games.yinzi.board.routes import draw_route, draw_row, draw_war
from dynasty.games.yinzi.board.scenery import brook, hills, plain_of, river
from dynasty.games.yinzi.board.sea import draw_berths, draw_foreign, draw_sea
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
from dynasty.games.yinzi.view import PlayerView

WIDTH = 1280
EDGE = 14
BOARD = WIDTH - 2 * EDGE
BOARD_HEIGHT = 788
LEFT, COLUMN = 30, 258
MIDDLE, SEA = 302, 1030
TOP, LAND, LOW = 28, 158, 586
OWN_HEIGHT = 180
SIZE = 50


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
    y = draw_others(canvas, others, y) + 12
    return WIDTH, draw_guide(canvas, y) + EDGE


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
    low = draw_war(canvas, LEFT, low + 16, COLUMN)
    draw_row(canvas, LEFT, low + 16, COLUMN, 2)


def draw_map(canvas: Canvas) -> None:
    """Four provinces along the river, hills behind them, the sea in the east."""
    x, y, far = MIDDLE - 8, LAND - 4, WIDTH - EDGE - 10
    flow_of = ((x + 1, 366), (440, 354), (620, 378), (800, 360), (900, 374), (SEA + 8, 372))
    canvas.lay(
        *plain_of(x, y, far - x, LOW - LAND + 2),
        *hills(
            ((300, 352, 40), (296, 560, 62), (318, 480, 40), (296, 440, 54), (640, 352, 40),
             (660, 566, 46), (640, 470, 40), (628, 420, 30), (980, 356, 34), (990, 574, 40))
        ),
    )  # fmt: skip
    draw_sea(canvas, SEA, y, far - SEA, LOW + 208 - LAND)
    canvas.lay(
        *brook(((520, 330), (536, 374))),
        *river(flow_of, 22),
        Text(MIDDLE + 24, 366, canvas.say("board-river"), 13, "chalk", "serif", spacing=4),
    )
    spots = (
        ("huguang", MIDDLE, LAND + 6),
        ("nanzhili", MIDDLE + 368, LAND + 6),
        ("jiangxi", MIDDLE + 44, LAND + 230),
        ("zhejiang", MIDDLE + 400, LAND + 230),
    )
    for province, left, top in spots:
        draw_province(canvas, province, left, top, SIZE)
    crossings = ((356, 254), (200, 366), (440, 372), (600, 366), (370, 480), (716, 254), (716, 480))
    canvas.lay(*(border(MIDDLE + dx, dy) for dx, dy in crossings))


def draw_coast(canvas: Canvas) -> None:
    left, room = SEA + 14, WIDTH - EDGE - 10 - SEA - 22
    draw_berths(canvas, left, LAND + 8, room, 103)
    canvas.lay(Text(left, LOW + 18, canvas.say("board-foreign"), 14.5, "chalk", "serif"))
    draw_foreign(canvas, left - 2, LOW + 26, room + 6, 172, 2)


def draw_works(canvas: Canvas) -> None:
    draw_rural(canvas, MIDDLE, LOW, 150, 92)
    draw_box(canvas, "produce", (MIDDLE + 156, LOW, 86, 92))
    draw_box(canvas, "ships", (MIDDLE + 248, LOW, 86, 92))
    draw_emperor(canvas, MIDDLE + 340, LOW, 374, 92)
    canvas.lay(*heading(MIDDLE, LOW + 116, 470, canvas.say("board-display")))
    draw_display(canvas, MIDDLE, LOW + 126, 470, 4)
    draw_migrants(canvas, MIDDLE + 530, LOW + 102, 184, 94)


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
    below = len(canvas.ground)
    draw_header(canvas, me, x + 16, y + 12, 262)
    low = flow(goods(canvas, me), x + 18, y + 50, 270, 3)
    low = flow(supplies(canvas, me), x + 18, low + 6, 270, 4)
    draw_forecast(canvas, me, x + 18, low + 12)
    for at, fortune in enumerate(me.fortunes):
        draw_fortune(canvas, me, fortune, x + 292 + at * 108, y + 14, 104)
    draw_taxes(canvas, me, x + 832, y + 14, 66, FORTUNE_HEIGHT)
    canvas.lay(*heading(x + 910, y + 28, 208, canvas.say("board-hand")))
    draw_hand(canvas, me, x + 910, y + 42, 64, 96)
    canvas.lay(*heading(x + 1128, y + 28, 112, canvas.say("board-routes")))
    draw_open_routes(canvas, me, x + 1126, y + 36)
    end = draw_more_routes(canvas, me, x + 18, y + OWN_HEIGHT - 12, BOARD - 36) + 12
    won = canvas.say("board-won", n=len(me.won))
    canvas.lay(*counter("box_road", x + 240, low + 9, str(len(me.won)), won, 20))
    canvas.ground[below:below] = player_sheet(canvas, me.seat, x, y, BOARD, end - y)
    return end


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


def draw_guide(canvas: Canvas, y: float) -> float:
    """Every factory, route, good and card of the box; the answer is where it ends."""
    below, x = len(canvas.ground), EDGE + 16
    columns = (
        (x, 232, "board-all-factories"),
        (x + 254, 336, "board-all-routes"),
        (x + 612, 304, "board-all-goods"),
        (x + 938, 282, "board-all-cards"),
    )
    for left, width, key in columns:
        canvas.lay(*heading(left, y + 24, width, canvas.say(key)))
    top = y + 34
    low = max(
        draw_factories(canvas, columns[0][0], top, 43, 36),
        draw_route_list(canvas, columns[1][0], top, 5, 63, 36),
        draw_goods(canvas, columns[2][0], top, 7, 44),
        draw_cards(canvas, columns[3][0], top, 6, 43, 54),
    )
    if canvas.me is None:
        low = draw_bare(canvas, x, low + 12, 8, 146)
    canvas.ground[below:below] = sheet(EDGE, y, BOARD, low + 14 - y)
    return low + 14
