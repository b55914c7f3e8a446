"""The narrow layout: everything below each other on the width of a phone."""

from collections.abc import Callable

from dynasty.drawing.scene import Node, Text
from dynasty.drawing.widgets import counter, flow, heading, sheet
from dynasty.games.yinzi.board.areas import (
    FORTUNE_HEIGHT,
    ROUTE,
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
from dynasty.games.yinzi.board.land import border, draw_province, province_height
from dynasty.games.yinzi.board.routes import draw_route, draw_row, draw_war
from dynasty.games.yinzi.board.scenery import hills, plain_of, river
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
from dynasty.games.yinzi.names import PROVINCES
from dynasty.games.yinzi.view import PlayerView

WIDTH = 390
EDGE = 5
PAPER = WIDTH - 2 * EDGE
LEFT = EDGE + 10
ROOM = WIDTH - 2 * LEFT
SQUARE = 54


def draw_narrow(canvas: Canvas) -> tuple[float, float]:
    """Draw everything; the answer is the size of the picture."""
    y, me = float(EDGE), canvas.me
    y = on_paper(canvas, y, draw_head)
    if canvas.asked == "ChooseRoute":
        y = on_paper(canvas, y, draw_discards)
    if me is not None:
        y = on_paper(canvas, y, draw_own, me)
    y = draw_provinces(canvas, y)
    for part in (draw_tracks, draw_works, draw_routes, draw_slots):
        y = on_paper(canvas, y, part)
    for player in canvas.view.players:
        if player is not me:
            y = on_paper(canvas, y, draw_other, player)
    return WIDTH, on_paper(canvas, y, draw_guide)


def on_paper(
    canvas: Canvas, y: float, part: Callable[..., float], player: PlayerView | None = None
) -> float:
    """Draw a part, then lay its paper under it; the answer is where the next one begins."""
    below = len(canvas.ground)
    if player is None:
        height = part(canvas, y) + 12 - y
        paper: tuple[Node, ...] = sheet(EDGE, y, PAPER, height)
    else:
        height = part(canvas, player, y) + 12 - y
        paper = player_sheet(canvas, player.seat, EDGE, y, PAPER, height)
    canvas.ground[below:below] = paper
    return y + height + 7


def draw_head(canvas: Canvas, y: float) -> float:
    draw_title(canvas, LEFT, y + 10, 25)
    canvas.lay(Text(LEFT, y + 60, moment(canvas), 14, "ink-soft", "serif"))
    draw_order(canvas, LEFT + 170, y + 8, ROOM - 170, 40)
    return y + 64


def draw_discards(canvas: Canvas, y: float) -> float:
    """The discard pile, while the viewer chooses from it."""
    canvas.lay(*heading(LEFT, y + 21, ROOM, canvas.say("board-discards-open")))
    routes = canvas.view.known_discards
    for at, route in enumerate(routes):
        draw_route(canvas, route, LEFT + at % 3 * 121, y + 34 + at // 3 * 72, 116)
    return y + 28 + 72 * -(-len(routes) // 3)


def draw_own(canvas: Canvas, me: PlayerView, y: float) -> float:
    """The viewer's player board, hand and routes."""
    draw_header(canvas, me, LEFT, y + 12, ROOM)
    low = flow(goods(canvas, me), LEFT + 3, y + 50, ROOM, 16)
    low = flow(supplies(canvas, me), LEFT + 3, low + 4, ROOM, 20)
    draw_forecast(canvas, me, LEFT + 3, low + 8)
    won = canvas.say("board-won", n=len(me.won))
    canvas.lay(*counter("box_road", LEFT + 208, low + 7, str(len(me.won)), won, 22))
    low += 44
    draw_hand(canvas, me, LEFT, low, 74, 108)
    if me.routes:
        draw_open_routes(canvas, me, LEFT + ROOM - ROUTE, low - 20)
    low += 122
    for at, fortune in enumerate(me.fortunes):
        across, down = at % 3 * 122, at // 3 * (FORTUNE_HEIGHT + 6)
        draw_fortune(canvas, me, fortune, LEFT + across, low + down, 116)
    low += FORTUNE_HEIGHT + 6
    draw_taxes(canvas, me, LEFT + 244, low, 116, FORTUNE_HEIGHT)
    return draw_more_routes(canvas, me, LEFT, low + FORTUNE_HEIGHT, ROOM)


def draw_provinces(canvas: Canvas, y: float) -> float:
    """The river between two provinces on each bank, then the coast with its ships."""
    deep, gap, bed = province_height(SQUARE), 10, 54
    north, south = y + 10, y + 10 + 2 * deep + gap + bed
    bank = south - bed / 2
    low = south + 2 * deep + gap + 14
    canvas.lay(
        *plain_of(EDGE, y, PAPER, low - y),
        *hills(((326, south + 86, 44), (318, south + 170, 56), (330, low - 40, 48))),
        *river(((EDGE + 1, bank), (120, bank - 6), (230, bank + 5), (WIDTH - EDGE - 1, bank)), 20),
        Text(LEFT + 12, bank + 4, canvas.say("board-river"), 13, "chalk", "serif", spacing=4),
    )
    tops = (north, north + deep + gap, south, south + deep + gap)
    for province, top in zip(PROVINCES, tops, strict=True):
        draw_province(canvas, province, LEFT - 3, top, SQUARE)
    boats = ((300, bank), (200, bank), (190, tops[1] - gap / 2), (190, tops[3] - gap / 2))
    canvas.lay(*(border(x, at) for x, at in boats))
    return draw_coast(canvas, low + 6)


def draw_coast(canvas: Canvas, y: float) -> float:
    """The sea with the ships at the coast and the foreign markets beyond it."""
    height = 4 * 104 + 140
    draw_sea(canvas, EDGE, y, PAPER, height)
    draw_berths(canvas, LEFT + 4, y + 18, ROOM - 8, 104)
    top = y + 4 * 104 + 30
    canvas.lay(Text(LEFT + 2, top, canvas.say("board-foreign"), 14.5, "chalk", "serif"))
    draw_foreign(canvas, LEFT, top + 8, ROOM + 4, 92, 4)
    return y + height + 7


def draw_tracks(canvas: Canvas, y: float) -> float:
    """Crops, bonuses, boats, exchange, resources."""
    draw_crops(canvas, LEFT, y + 12, 60)
    draw_bonuses(canvas, LEFT, y + 68, 61, 44)
    draw_boats(canvas, LEFT, y + 122, 60.5, 44, 6)
    draw_rates(canvas, LEFT, y + 230, 30)
    draw_resources(canvas, LEFT + 190, y + 224, ROOM - 190, 64)
    return y + 288


def draw_works(canvas: Canvas, y: float) -> float:
    draw_rural(canvas, LEFT, y + 10, 168, 92)
    draw_box(canvas, "produce", (LEFT + 174, y + 10, 90, 92))
    draw_box(canvas, "ships", (LEFT + 270, y + 10, 90, 92))
    draw_emperor(canvas, LEFT, y + 108, ROOM, 106, 38)
    draw_migrants(canvas, LEFT, y + 222, ROOM, 94)
    canvas.lay(*heading(LEFT, y + 338, ROOM, canvas.say("board-display")))
    return draw_display(canvas, LEFT, y + 348, ROOM - 60, 2)


def draw_routes(canvas: Canvas, y: float) -> float:
    low = draw_war(canvas, LEFT, y + 10, ROOM, 38)
    return draw_row(canvas, LEFT, low + 10, ROOM, 2, 38)


def draw_slots(canvas: Canvas, y: float) -> float:
    canvas.lay(*heading(LEFT, y + 21, ROOM, canvas.say("board-council")))
    return draw_council(canvas, LEFT, y + 32, 54)


def draw_other(canvas: Canvas, player: PlayerView, y: float) -> float:
    return draw_area(canvas, player, LEFT, y + 12, ROOM)


def draw_guide(canvas: Canvas, y: float) -> float:
    """Every factory, route, good and card of the box."""

    def head(top: float, key: str) -> float:
        canvas.lay(*heading(LEFT, top, ROOM, canvas.say(key)))
        return top + 12

    low = draw_factories(canvas, LEFT, head(y + 21, "board-all-factories"), 68, 38)
    low = draw_route_list(canvas, LEFT, head(low + 28, "board-all-routes"), 5, 68, 40)
    low = draw_goods(canvas, LEFT, head(low + 28, "board-all-goods"), 8, 45)
    low = draw_cards(canvas, LEFT, head(low + 28, "board-all-cards"), 6, 56, 58)
    return draw_bare(canvas, LEFT, low + 12, 3, 116) if canvas.me is None else low
