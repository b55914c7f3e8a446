"""The mats: what lies before a house."""

from dynasty.drawing.frame import HEAD, HEAD_ROOM
from dynasty.drawing.scene import Rect
from dynasty.drawing.widgets import flow
from dynasty.games.tianxia.board.areas import (
    amounts,
    fortifications,
    jade,
    merchants,
    soldiers,
    starting,
    tiles,
)
from dynasty.games.tianxia.board.canvas import Canvas
from dynasty.games.tianxia.board.hand import objectives, sheet_of
from dynasty.games.tianxia.board.tray import tray
from dynasty.games.tianxia.view import PlayerView

COLUMN = HEAD_ROOM - 24  # below the head
CARD = 160.0  # the breadth of an Objective


def draw_wide_mat(canvas: Canvas, player: PlayerView, y: float) -> float:
    """Merchants and Jade below the head; beside it goods, pieces, tiles and Objectives."""
    x, right = canvas.left, canvas.left + HEAD_ROOM
    room = canvas.right - right
    things = [*objectives(canvas, player, CARD), *tiles(canvas, player)]
    low = flow(amounts(canvas, player), right, y - HEAD + 8, room, 4)
    if not canvas.is_own(player.seat):
        rows = [fortifications(canvas, player), *starting(canvas, player), *things]
        left = flow([jade(canvas, player)], x, y + 2, COLUMN)
        low = max(left, flow(rows, right, low + 8, room, 6))
        actions = list(merchants(canvas, player, (canvas.room - 12) / 3))
        return flow(actions, x, low + 8, canvas.room, 6) if actions else low
    point_at_score(canvas, player, y - HEAD)
    left = flow([jade(canvas, player), *starting(canvas, player)], x, y + 4, COLUMN, 8)
    left = flow(list(merchants(canvas, player, COLUMN)), x, left + 10, COLUMN, 6)
    low = flow([fortifications(canvas, player), soldiers(canvas, player)], right, low + 8, room, 12)
    low = flow(things, right, low + 10, room, 8) if things else low
    chosen = list(tray(canvas))
    low = flow(chosen, right, low + 10, room, 8) if chosen else low
    return flow([sheet_of(canvas, player, canvas.room, 5)], x, max(low, left) + 8, canvas.room)


def draw_narrow_mat(canvas: Canvas, player: PlayerView, y: float) -> float:
    """Everything below each other."""
    x, room, own = canvas.left, canvas.room, canvas.is_own(player.seat)
    more = [soldiers(canvas, player)] if own else []
    low = flow([*amounts(canvas, player), *more], x, y + 4, room, 4)
    low = flow([fortifications(canvas, player)], x, low + 8, room)
    low = flow([jade(canvas, player), *starting(canvas, player)], x, low + 8, room, 10)
    if player.merchants:
        low = flow(list(merchants(canvas, player, room)), x, low + 8, room, 4)
    things = [*objectives(canvas, player, room / 2 - 4), *tiles(canvas, player)]
    low = flow(things, x, low + 8, room, 6) if things else low
    if not own:
        return low
    point_at_score(canvas, player, y - HEAD)
    low = flow(list(tray(canvas)), x, low + 8, room, 6)
    return flow([sheet_of(canvas, player, room, 2)], x, low + 8, room)


def point_at_score(canvas: Canvas, player: PlayerView, y: float) -> None:
    """The viewer's points on the head can be pointed at."""
    title = canvas.say("board-score", n=canvas.points(player))
    right = canvas.right if canvas.narrow else canvas.left + COLUMN
    canvas.place("vp", title, Rect(right - 112, y + 8, 66, 34, 6))
