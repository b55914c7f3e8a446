"""The mats: what lies before a player."""

from dynasty.drawing.frame import HEAD, HEAD_ROOM, lay_things
from dynasty.drawing.scene import Rect
from dynasty.drawing.widgets import heading
from dynasty.games.yinzi.board.areas import (
    SMALL_FORTUNE,
    belongings,
    draw_own_routes,
    fortunes,
    money,
    needs,
    outlook,
    pieces,
)
from dynasty.games.yinzi.board.canvas import Canvas
from dynasty.games.yinzi.board.hand import (
    FORTUNE_HEIGHT,
    draw_cards,
    draw_fortune,
    draw_hand,
    draw_taxes,
)
from dynasty.games.yinzi.names import PLAYER_COLOURS
from dynasty.games.yinzi.view import PlayerView

GOODS = HEAD_ROOM + 10  # the breadth of the viewer's goods below the head
ROUTES = 520  # where the personal routes begin


def draw_chip(canvas: Canvas, player: PlayerView, y: float) -> None:
    """The mark on the head stands for the player's colour."""
    colour = PLAYER_COLOURS[player.seat]
    title = canvas.about(canvas.who(player.seat), canvas.name(colour))
    area = Rect(canvas.left - 3, y - HEAD + 7, 36, 36, 10)
    canvas.place(colour, title, area, key=f"player-{colour}")


def draw_wide_mat(canvas: Canvas, player: PlayerView, y: float) -> float:
    """Goods below the head; beside it the viewer's own board, or all that others have."""
    x, top = canvas.left, y - HEAD
    draw_chip(canvas, player, y)
    if canvas.is_own(player.seat):
        low = lay_things(canvas, money, player, x + 2, y + 2, GOODS, 4)
        low = lay_things(canvas, pieces, player, x, low + 4, GOODS, 10)
        lay_things(canvas, outlook, player, x, low + 4, GOODS, 7)
        draw_own_board(canvas, player, x + GOODS + 10, top + 10, canvas.right)
        return draw_own_cards(canvas, player, x, top + 10 + FORTUNE_HEIGHT)
    room = canvas.room - HEAD_ROOM
    low = lay_things(canvas, belongings, player, x + HEAD_ROOM, top + 9, room, 13)
    low = max(low, y) + 6
    lay_things(canvas, fortunes, player, x, low, HEAD_ROOM - 10, 6)
    lay_things(canvas, needs, player, x + HEAD_ROOM, low + 8, ROUTES - HEAD_ROOM, 14)
    routes = draw_own_routes(canvas, player, x + ROUTES, low, 4, 106)
    return max(low + SMALL_FORTUNE, routes - 6)


def draw_own_board(canvas: Canvas, me: PlayerView, x: float, y: float, right: float) -> None:
    """The five fortune actions and the tax space."""
    step = (right - x + 4) / (len(me.fortunes) + 1)
    for at, fortune in enumerate(me.fortunes):
        draw_fortune(canvas, me, fortune, x + at * step, y, step - 4)
    draw_taxes(canvas, me, x + len(me.fortunes) * step, y, step - 4)


def draw_own_cards(canvas: Canvas, me: PlayerView, x: float, y: float) -> float:
    """The hand, where all cards are, personal routes."""
    say, top = canvas.say, y + 36
    canvas.lay(
        *heading(x, y + 25, 214, say("board-hand")),
        *heading(x + 236, y + 25, 262, say("board-all-cards")),
    )
    if me.routes:
        canvas.lay(*heading(x + ROUTES, y + 25, canvas.room - ROUTES, say("board-routes")))
    draw_hand(canvas, me, x, top, 64, 96)
    draw_cards(canvas, me, x + 236, top, 6, 40, 46)
    routes = draw_own_routes(canvas, me, x + ROUTES, top, 4, 106)
    return max(top + 96, routes - 6)


def draw_narrow_mat(canvas: Canvas, player: PlayerView, y: float) -> float:
    """Everything below each other."""
    x, room = canvas.left, canvas.room
    draw_chip(canvas, player, y)
    low = lay_things(canvas, money, player, x + 3, y + 6, room, 18)
    low = lay_things(canvas, pieces, player, x, low + 6, room, 18)
    low = lay_things(canvas, outlook, player, x, low + 6, room, 14)
    if canvas.is_own(player.seat):
        return draw_own_narrow(canvas, player, x, low + 10, room)
    low = lay_things(canvas, fortunes, player, x, low + 8, room, 8)
    return draw_narrow_routes(canvas, player, x, low, room)


def draw_own_narrow(canvas: Canvas, me: PlayerView, x: float, y: float, room: float) -> float:
    """The viewer's hand, fortune actions, taxes, routes, and where all cards are."""
    draw_hand(canvas, me, x, y + 8, 74, 108)
    y += 128
    for at, fortune in enumerate(me.fortunes):
        across, down = at % 3 * 122, at // 3 * (FORTUNE_HEIGHT + 6)
        draw_fortune(canvas, me, fortune, x + across, y + down, 116)
    y += FORTUNE_HEIGHT + 6
    draw_taxes(canvas, me, x + 244, y, 116)
    y = draw_narrow_routes(canvas, me, x, y + FORTUNE_HEIGHT, room) + 26
    canvas.lay(*heading(x, y, room, canvas.say("board-all-cards")))
    return draw_cards(canvas, me, x, y + 12, 6, 57, 48)


def draw_narrow_routes(
    canvas: Canvas, player: PlayerView, x: float, y: float, room: float
) -> float:
    """Personal routes under their heading, if there are any."""
    if not player.routes:
        return y
    canvas.lay(*heading(x, y + 26, room, canvas.say("board-routes")))
    return draw_own_routes(canvas, player, x, y + 38, 3, 117) - 6
