"""The mats: the area of a player or of Li Si."""

from dynasty.drawing.board import MAT_HEAD_HEIGHT, MAT_HEAD_WIDTH, draw_items
from dynasty.drawing.render_cache import cached_part
from dynasty.drawing.scene import Rect
from dynasty.drawing.widgets import flow_items
from dynasty.games.terracotta_army.board.canvas import Canvas
from dynasty.games.terracotta_army.board.li_si import card_items, challenge_items
from dynasty.games.terracotta_army.board.player_items import (
    WIDE_ITEM_HEIGHT,
    belonging_items,
    token_items,
)
from dynasty.games.terracotta_army.view import PlayerView

CHALLENGE_WIDTH = 174.0  # the breadth of a challenge


def draw_wide_mat(canvas: Canvas, player: PlayerView, y: float) -> float:
    """Draw master tokens below the head, the rest beside it, Li Si's cards last; return the y."""
    x, top, solo = canvas.left, y - MAT_HEAD_HEIGHT, canvas.view.solo
    point_at_score(canvas, player, top)
    flow_items(
        belonging_items(canvas, player),
        x + MAT_HEAD_WIDTH,
        top + 12,
        canvas.room - MAT_HEAD_WIDTH,
        6,
    )
    if solo is None or not canvas.is_li_si(player.seat):
        draw_items(canvas, token_items, player, x, y + 6, MAT_HEAD_WIDTH, 6)
        return top + 12 + WIDE_ITEM_HEIGHT
    things = [*card_items(canvas, solo), *challenge_items(canvas, solo, CHALLENGE_WIDTH)]
    return flow_items(things, x, top + 12 + WIDE_ITEM_HEIGHT + 12, canvas.room, 10)


def draw_narrow_mat(canvas: Canvas, player: PlayerView, y: float) -> float:
    """Draw all parts of a mat below each other; return the y below them."""
    x, room = canvas.left, canvas.room
    point_at_score(canvas, player, y - MAT_HEAD_HEIGHT)
    low = flow_items(belonging_items(canvas, player), x, y + 6, room, 6)
    solo = canvas.view.solo
    if solo is None or not canvas.is_li_si(player.seat):
        return draw_items(canvas, token_items, player, x, low + 7, room, 6)
    things = [*card_items(canvas, solo), *challenge_items(canvas, solo, CHALLENGE_WIDTH)]
    return flow_items(things, x, low + 10, room, 8)


@cached_part
def point_at_score(canvas: Canvas, player: PlayerView, y: float) -> None:
    """Make the points in the head of the mat a target for the pointer."""
    score = canvas.say("board-score", n=canvas.points(player))
    title = canvas.about(canvas.who(player.seat), score)
    right = canvas.right if canvas.narrow else canvas.left + MAT_HEAD_WIDTH - 24
    place = Rect(right - 112, y + 8, 66, 34, 6)
    canvas.place("vp", title, place, key=f"score-{player.seat}")
