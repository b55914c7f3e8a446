"""The mats: what lies before a player."""

from dynasty.drawing.frame import HEAD, HEAD_ROOM, lay_things
from dynasty.drawing.widgets import heading
from dynasty.games.xian.board.areas import belongings, public, resources, supply
from dynasty.games.xian.board.canvas import Canvas
from dynasty.games.xian.board.hand import draw_catalogue, draw_hand, draw_hand_tab, draw_pair
from dynasty.games.xian.names import CARDS
from dynasty.games.xian.view import PlayerView

CARD, CARD_HEIGHT = 84, 122
GOODS = HEAD_ROOM - 24  # the breadth of the goods below the head


def draw_wide_mat(canvas: Canvas, player: PlayerView, y: float) -> float:
    """Goods below the head; beside it the cards of the viewer, or all that others have."""
    x, top = canvas.left, y - HEAD
    if canvas.is_own(player.seat):
        low = lay_things(canvas, resources, player, x, y + 14, GOODS, 12)
        lay_things(canvas, supply, player, x, low + 16, GOODS, 14)
        return draw_own_cards(canvas, player, x + HEAD_ROOM, top)
    low = lay_things(canvas, public, player, x + HEAD_ROOM, top + 9, canvas.room - HEAD_ROOM, 18)
    return lay_things(canvas, belongings, player, x, max(low, y), canvas.room, 6, above=6)


def draw_own_cards(canvas: Canvas, me: PlayerView, x: float, y: float) -> float:
    """The pair, the hand, what was won; below them where all worker cards are."""
    say, room = canvas.say, canvas.right - x - 500
    canvas.lay(*heading(x, y + 29, 116, say("board-pair")))
    draw_pair(canvas, me, x, y + 44, CARD, CARD_HEIGHT)
    draw_hand_tab(canvas, me, x + 134, y + 8, 110, 30)
    draw_hand(canvas, me, x + 134, y + 44, CARD, CARD_HEIGHT)
    canvas.lay(*heading(x + 512, y + 29, room - 12, say("board-tiles")))
    lay_things(canvas, belongings, me, x + 512, y + 44, room - 12, 6)
    low = y + 44 + CARD_HEIGHT
    canvas.lay(*heading(canvas.left, low + 24, canvas.room, say("board-deck")))
    draw_catalogue(canvas, me, canvas.left, low + 34, 36, 34, columns=len(CARDS))
    return low + 68


def draw_narrow_mat(canvas: Canvas, player: PlayerView, y: float) -> float:
    """Everything below each other."""
    x, room = canvas.left, canvas.room
    low = lay_things(canvas, resources, player, x, y + 8, room, 22)
    low = lay_things(canvas, supply, player, x, low + 8, room, 24)
    if canvas.is_own(player.seat):
        return draw_own_narrow(canvas, player, x, low + 12, room)
    return lay_things(canvas, belongings, player, x, low, room, 6, above=9)


def draw_own_narrow(canvas: Canvas, me: PlayerView, x: float, y: float, room: float) -> float:
    """The viewer's hand, pair, what was won, and where all worker cards are."""
    draw_hand_tab(canvas, me, x, y, 130, 38)
    draw_hand(canvas, me, x, y + 46, CARD, CARD_HEIGHT)
    y += 46 + CARD_HEIGHT + 24
    canvas.lay(*heading(x, y, 116, canvas.say("board-pair")))
    canvas.lay(*heading(x + 132, y, room - 132, canvas.say("board-tiles")))
    draw_pair(canvas, me, x, y + 12, CARD, CARD_HEIGHT)
    low = lay_things(canvas, belongings, me, x + 132, y + 12, room - 132, 8)
    y = max(low, y + 12 + CARD_HEIGHT) + 24
    canvas.lay(*heading(x, y, room, canvas.say("board-deck")))
    draw_catalogue(canvas, me, x, y + 12, 55, 38, 6)
    return y + 12 + 4 * 44
