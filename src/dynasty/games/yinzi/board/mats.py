"""The mats: the area of a player in the wide and the narrow layout."""

from dynasty.drawing.board import MAT_HEAD_HEIGHT, MAT_HEAD_WIDTH, draw_items
from dynasty.drawing.scene import Rect
from dynasty.drawing.widgets import part_heading
from dynasty.games.yinzi.board.canvas import Canvas
from dynasty.games.yinzi.board.fortune_and_cards import (
    FORTUNE_HEIGHT,
    draw_cards,
    draw_fortune,
    draw_hand,
    draw_taxes,
)
from dynasty.games.yinzi.board.player_items import (
    SMALL_FORTUNE_SIZE,
    belonging_items,
    draw_own_routes,
    forecast_items,
    fortune_items,
    need_items,
    piece_items,
    purse_items,
)
from dynasty.games.yinzi.names import PLAYER_COLOURS
from dynasty.games.yinzi.view import PlayerView

GOODS_WIDTH = MAT_HEAD_WIDTH + 10  # the breadth of the viewer's goods below the head
ROUTES_WIDTH = 520  # where the personal routes begin


def draw_chip(canvas: Canvas, player: PlayerView, y: float) -> None:
    """Draw the player's mark on the head of the mat."""
    colour = PLAYER_COLOURS[player.seat]
    title = canvas.about(canvas.who(player.seat), canvas.name(colour))
    area = Rect(canvas.left - 3, y - MAT_HEAD_HEIGHT + 7, 36, 36, 10)
    canvas.place(colour, title, area, key=f"player-{colour}")


def draw_wide_mat(canvas: Canvas, player: PlayerView, y: float) -> float:
    """Draw goods below the head, the player's board beside it; return the y below."""
    x, top = canvas.left, y - MAT_HEAD_HEIGHT
    draw_chip(canvas, player, y)
    if canvas.is_own(player.seat):
        low = draw_items(canvas, purse_items, player, x + 2, y + 2, GOODS_WIDTH, 4)
        low = draw_items(canvas, piece_items, player, x, low + 4, GOODS_WIDTH, 10)
        draw_items(canvas, forecast_items, player, x, low + 4, GOODS_WIDTH, 7)
        draw_own_board(canvas, player, x + GOODS_WIDTH + 10, top + 10, canvas.right)
        return draw_own_cards(canvas, player, x, top + 10 + FORTUNE_HEIGHT)
    room = canvas.room - MAT_HEAD_WIDTH
    low = draw_items(canvas, belonging_items, player, x + MAT_HEAD_WIDTH, top + 9, room, 13)
    low = max(low, y) + 6
    draw_items(canvas, fortune_items, player, x, low, MAT_HEAD_WIDTH - 10, 6)
    draw_items(
        canvas, need_items, player, x + MAT_HEAD_WIDTH, low + 8, ROUTES_WIDTH - MAT_HEAD_WIDTH, 14
    )
    routes = draw_own_routes(canvas, player, x + ROUTES_WIDTH, low, 4, 106)
    return max(low + SMALL_FORTUNE_SIZE, routes - 6)


def draw_own_board(canvas: Canvas, me: PlayerView, x: float, y: float, right: float) -> None:
    """Draw the five fortune actions and the tax space."""
    step = (right - x + 4) / (len(me.fortunes) + 1)
    for at, fortune in enumerate(me.fortunes):
        draw_fortune(canvas, me, fortune, x + at * step, y, step - 4)
    draw_taxes(canvas, me, x + len(me.fortunes) * step, y, step - 4)


def draw_own_cards(canvas: Canvas, me: PlayerView, x: float, y: float) -> float:
    """Draw the hand, all cards with their places, and personal routes; return the y below."""
    say, top = canvas.say, y + 36
    canvas.lay(
        *part_heading(x, y + 25, 214, say("board-hand")),
        *part_heading(x + 236, y + 25, 262, say("board-all-cards")),
    )
    if me.routes:
        canvas.lay(
            *part_heading(x + ROUTES_WIDTH, y + 25, canvas.room - ROUTES_WIDTH, say("board-routes"))
        )
    draw_hand(canvas, me, x, top, 64, 96)
    draw_cards(canvas, me, x + 236, top, 6, 40, 46)
    routes = draw_own_routes(canvas, me, x + ROUTES_WIDTH, top, 4, 106)
    return max(top + 96, routes - 6)


def draw_narrow_mat(canvas: Canvas, player: PlayerView, y: float) -> float:
    """Draw all parts of a mat below each other; return the y below them."""
    x, room = canvas.left, canvas.room
    draw_chip(canvas, player, y)
    low = draw_items(canvas, purse_items, player, x + 3, y + 6, room, 18)
    low = draw_items(canvas, piece_items, player, x, low + 6, room, 18)
    low = draw_items(canvas, forecast_items, player, x, low + 6, room, 14)
    if canvas.is_own(player.seat):
        return draw_own_narrow(canvas, player, x, low + 10, room)
    low = draw_items(canvas, fortune_items, player, x, low + 8, room, 8)
    return draw_narrow_routes(canvas, player, x, low, room)


def draw_own_narrow(canvas: Canvas, me: PlayerView, x: float, y: float, room: float) -> float:
    """Draw hand, fortune actions, taxes, routes and cards of the viewer; return the y below."""
    draw_hand(canvas, me, x, y + 8, 74, 108)
    y += 128
    for at, fortune in enumerate(me.fortunes):
        across, down = at % 3 * 122, at // 3 * (FORTUNE_HEIGHT + 6)
        draw_fortune(canvas, me, fortune, x + across, y + down, 116)
    y += FORTUNE_HEIGHT + 6
    draw_taxes(canvas, me, x + 244, y, 116)
    y = draw_narrow_routes(canvas, me, x, y + FORTUNE_HEIGHT, room) + 26
    canvas.lay(*part_heading(x, y, room, canvas.say("board-all-cards")))
    return draw_cards(canvas, me, x, y + 12, 6, 57, 48)


def draw_narrow_routes(
    canvas: Canvas, player: PlayerView, x: float, y: float, room: float
) -> float:
    """Draw personal routes under their heading, if there are any."""
    if not player.routes:
        return y
    canvas.lay(*part_heading(x, y + 26, room, canvas.say("board-routes")))
    return draw_own_routes(canvas, player, x, y + 38, 3, 117) - 6
