"""The mats: each player's area of the board."""

from dynasty.drawing.board import MAT_HEAD_HEIGHT, MAT_HEAD_WIDTH, draw_items
from dynasty.drawing.widgets import part_heading
from dynasty.games.xian.board.canvas import Canvas
from dynasty.games.xian.board.hand import draw_catalogue, draw_hand, draw_hand_tab, draw_pair
from dynasty.games.xian.board.player_items import (
    belonging_items,
    public_items,
    resource_items,
    supply_items,
)
from dynasty.games.xian.names import CARDS
from dynasty.games.xian.view import PlayerView

CARD, CARD_HEIGHT = 84, 122
GOODS_WIDTH = MAT_HEAD_WIDTH - 24  # the breadth of the goods below the head


def draw_wide_mat(canvas: Canvas, player: PlayerView, y: float) -> float:
    """Draw goods below the head; beside it the viewer's cards, or what another player has."""
    x, top = canvas.left, y - MAT_HEAD_HEIGHT
    if canvas.is_own(player.seat):
        low = draw_items(canvas, resource_items, player, x, y + 14, GOODS_WIDTH, 12)
        draw_items(canvas, supply_items, player, x, low + 16, GOODS_WIDTH, 14)
        return draw_own_cards(canvas, player, x + MAT_HEAD_WIDTH, top)
    low = draw_items(
        canvas, public_items, player, x + MAT_HEAD_WIDTH, top + 9, canvas.room - MAT_HEAD_WIDTH, 18
    )
    return draw_items(canvas, belonging_items, player, x, max(low, y), canvas.room, 6, above=6)


def draw_own_cards(canvas: Canvas, me: PlayerView, x: float, y: float) -> float:
    """Draw the pair, the hand and the belongings; below them where all worker cards are."""
    say, room = canvas.say, canvas.right - x - 500
    canvas.lay(*part_heading(x, y + 29, 116, say("board-pair")))
    draw_pair(canvas, me, x, y + 44, CARD, CARD_HEIGHT)
    draw_hand_tab(canvas, me, x + 134, y + 8, 110, 30)
    draw_hand(canvas, me, x + 134, y + 44, CARD, CARD_HEIGHT)
    canvas.lay(*part_heading(x + 512, y + 29, room - 12, say("board-tiles")))
    draw_items(canvas, belonging_items, me, x + 512, y + 44, room - 12, 6)
    low = y + 44 + CARD_HEIGHT
    canvas.lay(*part_heading(canvas.left, low + 24, canvas.room, say("board-deck")))
    draw_catalogue(canvas, me, canvas.left, low + 34, 36, 34, columns=len(CARDS))
    return low + 68


def draw_narrow_mat(canvas: Canvas, player: PlayerView, y: float) -> float:
    """Draw all parts of a mat below each other."""
    x, room = canvas.left, canvas.room
    low = draw_items(canvas, resource_items, player, x, y + 8, room, 22)
    low = draw_items(canvas, supply_items, player, x, low + 8, room, 24)
    if canvas.is_own(player.seat):
        return draw_own_narrow(canvas, player, x, low + 12, room)
    return draw_items(canvas, belonging_items, player, x, low, room, 6, above=9)


def draw_own_narrow(canvas: Canvas, me: PlayerView, x: float, y: float, room: float) -> float:
    """Draw the viewer's hand, pair and belongings, and where all worker cards are."""
    draw_hand_tab(canvas, me, x, y, 130, 38)
    draw_hand(canvas, me, x, y + 46, CARD, CARD_HEIGHT)
    y += 46 + CARD_HEIGHT + 24
    canvas.lay(*part_heading(x, y, 116, canvas.say("board-pair")))
    canvas.lay(*part_heading(x + 132, y, room - 132, canvas.say("board-tiles")))
    draw_pair(canvas, me, x, y + 12, CARD, CARD_HEIGHT)
    low = draw_items(canvas, belonging_items, me, x + 132, y + 12, room - 132, 8)
    y = max(low, y + 12 + CARD_HEIGHT) + 24
    canvas.lay(*part_heading(x, y, room, canvas.say("board-deck")))
    draw_catalogue(canvas, me, x, y + 12, 55, 38, 6)
    return y + 12 + 4 * 44
