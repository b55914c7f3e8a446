"""The mats: what lies before a player, or on Li Si's side."""

from dynasty.drawing.frame import HEAD, HEAD_ROOM, lay_things
from dynasty.drawing.keeping import part
from dynasty.drawing.scene import Rect
from dynasty.drawing.widgets import flow
from dynasty.games.terracotta_army.board.canvas import Canvas
from dynasty.games.terracotta_army.board.li_si import cards, laid
from dynasty.games.terracotta_army.board.things import TALL, belongings, tokens
from dynasty.games.terracotta_army.view import PlayerView

CHALLENGE = 174.0  # the breadth of a challenge


def draw_wide_mat(canvas: Canvas, player: PlayerView, y: float) -> float:
    """Master tokens below the head, all other things beside it; below them Li Si's cards."""
    x, top, solo = canvas.left, y - HEAD, canvas.view.solo
    point_at_score(canvas, player, top)
    flow(belongings(canvas, player), x + HEAD_ROOM, top + 12, canvas.room - HEAD_ROOM, 6)
    if solo is None or not canvas.is_li_si(player.seat):
        lay_things(canvas, tokens, player, x, y + 6, HEAD_ROOM, 6)
        return top + 12 + TALL
    things = [*cards(canvas, solo), *laid(canvas, solo, CHALLENGE)]
    return flow(things, x, top + 12 + TALL + 12, canvas.room, 10)


def draw_narrow_mat(canvas: Canvas, player: PlayerView, y: float) -> float:
    """Everything below each other."""
    x, room = canvas.left, canvas.room
    point_at_score(canvas, player, y - HEAD)
    low = flow(belongings(canvas, player), x, y + 6, room, 6)
    solo = canvas.view.solo
    if solo is None or not canvas.is_li_si(player.seat):
        return lay_things(canvas, tokens, player, x, low + 7, room, 6)
    things = [*cards(canvas, solo), *laid(canvas, solo, CHALLENGE)]
    return flow(things, x, low + 10, room, 8)


@part
def point_at_score(canvas: Canvas, player: PlayerView, y: float) -> None:
    """The points on the head can be pointed at."""
    score = canvas.say("board-score", n=canvas.points(player))
    title = canvas.about(canvas.who(player.seat), score)
    right = canvas.right if canvas.narrow else canvas.left + HEAD_ROOM - 24
    place = Rect(right - 112, y + 8, 66, 34, 6)
    canvas.place("vp", title, place, key=f"score-{player.seat}")
