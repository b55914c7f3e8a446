"""The narrow layout: everything below each other on the width of a phone."""

from collections.abc import Callable

from dynasty.drawing.scene import Node, Text
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
from dynasty.games.yinzi.board.land import draw_province
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
from dynasty.games.yinzi.names import PROVINCES
from dynasty.games.yinzi.seen import PlayerView

WIDTH = 390
EDGE = 5
PAPER = WIDTH - 2 * EDGE
LEFT = EDGE + 10
ROOM = WIDTH - 2 * LEFT


def draw_narrow(canvas: Canvas) -> tuple[float, float]:
    """Draw everything; the answer is the size of the picture."""
    y, me = float(EDGE), canvas.me
    y = on_paper(canvas, y, draw_head)
    if canvas.asked == "ChooseRoute":
        y = on_paper(canvas, y, draw_discards)
    if me is not None:
        y = on_paper(canvas, y, draw_own, me)
    for part in (draw_provinces, draw_coast, draw_tracks, draw_works, draw_routes, draw_slots):
        y = on_paper(canvas, y, part)
    for player in canvas.view.players:
        if player is not me:
            y = on_paper(canvas, y, draw_other, player)
    return WIDTH, y


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
    low += 38
    draw_hand(canvas, me, LEFT, low + 6, 76, 106)
    draw_taxes(canvas, me, LEFT + 256, low + 6, ROOM - 256)
    low += 122
    for at, fortune in enumerate(me.fortunes):
        draw_fortune(canvas, me, fortune, LEFT + at % 3 * 121, low + at // 3 * 124, 116)
    low += 248
    if me.routes:
        items = [route_item(canvas, me, number) for number in range(len(me.routes))]
        low = flow(items, LEFT, low, ROOM, 4)
    return low


def draw_provinces(canvas: Canvas, y: float) -> float:
    """One province under the other."""
    size = 53
    for at, province in enumerate(PROVINCES):
        draw_province(canvas, province, LEFT + 6, y + 34 + at * 206, size)
    return y + 34 + 4 * 206 - 34


def draw_coast(canvas: Canvas, y: float) -> float:
    ships = canvas.view.ships
    height = 14 + 96 * len(ships)
    draw_sea(canvas, LEFT, y + 10, ROOM, height)
    for at, ship in enumerate(ships):
        draw_ship(canvas, ship, LEFT + 12, y + 24 + at * 96, ROOM - 24)
    y += height + 34
    canvas.lay(*heading(LEFT, y, ROOM, canvas.say("board-foreign")))
    draw_foreign(canvas, LEFT, y + 12, ROOM, 96, 4)
    return y + 106


def draw_tracks(canvas: Canvas, y: float) -> float:
    """Crops, bonuses, boats, exchange, resources."""
    draw_crops(canvas, LEFT, y + 12, 60)
    draw_bonuses(canvas, LEFT, y + 68, 60, 44)
    draw_boats(canvas, LEFT, y + 124, 30, 48)
    draw_rates(canvas, LEFT, y + 184, 30)
    draw_resources(canvas, LEFT + 190, y + 178, ROOM - 190, 58)
    return y + 236


def draw_works(canvas: Canvas, y: float) -> float:
    standing = [(player.seat, player.working) for player in canvas.view.players]
    draw_rural(canvas, LEFT, y + 10, 168, 92)
    draw_box(canvas, "produce", (LEFT + 174, y + 10, 90, 92), standing)
    draw_box(canvas, "ships", (LEFT + 270, y + 10, 90, 92), [])
    draw_emperor(canvas, LEFT, y + 108, ROOM, 92)
    draw_migrants(canvas, LEFT, y + 208, ROOM, 94)
    canvas.lay(*heading(LEFT, y + 322, ROOM, canvas.say("board-display")))
    return draw_display(canvas, LEFT, y + 332, ROOM - 60, 2)


def draw_routes(canvas: Canvas, y: float) -> float:
    low = draw_war(canvas, LEFT, y + 10, ROOM)
    return draw_row(canvas, LEFT, low + 10, ROOM, 2)


def draw_slots(canvas: Canvas, y: float) -> float:
    canvas.lay(*heading(LEFT, y + 21, ROOM, canvas.say("board-council")))
    return draw_council(canvas, LEFT, y + 32, 54)


def draw_other(canvas: Canvas, player: PlayerView, y: float) -> float:
    return draw_area(canvas, player, LEFT, y + 12, ROOM)
