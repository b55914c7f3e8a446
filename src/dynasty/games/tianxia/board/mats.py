"""The mats: what lies before a house."""

from dynasty.drawing.frame import HEAD, HEAD_ROOM, lay_things
from dynasty.drawing.keeping import part
from dynasty.drawing.scene import Rect
from dynasty.drawing.widgets import Item, flow
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
    low = lay_things(canvas, amounts, player, right, y - HEAD + 8, room, 4)
    if not canvas.is_own(player.seat):
        left = lay_things(canvas, figurines, player, x, y + 2, COLUMN)
        low = max(left, lay_things(canvas, possessions, player, right, low + 8, room, 6, CARD))
        third = (canvas.room - 12) / 3
        return lay_things(canvas, merchants, player, x, low, canvas.room, 6, third, above=8)
    point_at_score(canvas, player, y - HEAD)
    left = lay_things(canvas, treasures, player, x, y + 4, COLUMN, 8)
    left = lay_things(canvas, merchants, player, x, left + 10, COLUMN, 6, COLUMN)
    low = lay_things(canvas, defences, player, right, low + 8, room, 12)
    low = lay_things(canvas, winnings, player, right, low, room, 8, CARD, above=10)
    chosen = list(tray(canvas))
    low = flow(chosen, right, low + 10, room, 8) if chosen else low
    return lay_things(canvas, sheets, player, x, max(low, left) + 8, canvas.room, 9, canvas.room, 5)


def draw_narrow_mat(canvas: Canvas, player: PlayerView, y: float) -> float:
    """Everything below each other."""
    x, room, own = canvas.left, canvas.room, canvas.is_own(player.seat)
    low = lay_things(canvas, counters, player, x, y + 4, room, 4)
    low = lay_things(canvas, ramparts, player, x, low + 8, room)
    low = lay_things(canvas, treasures, player, x, low + 8, room, 10)
    low = lay_things(canvas, merchants, player, x, low, room, 4, room, above=8)
    low = lay_things(canvas, winnings, player, x, low, room, 6, room / 2 - 4, above=8)
    if not own:
        return low
    point_at_score(canvas, player, y - HEAD)
    low = flow(list(tray(canvas)), x, low + 8, room, 6)
    return lay_things(canvas, sheets, player, x, low + 8, room, 9, room, 2)


def counters(canvas: Canvas, player: PlayerView) -> list[Item]:
    """All that is counted, on a phone; of the viewer also the Soldiers."""
    more = [soldiers(canvas, player)] if canvas.is_own(player.seat) else []
    return [*amounts(canvas, player), *more]


def figurines(canvas: Canvas, player: PlayerView) -> list[Item]:
    """The Jade."""
    return [jade(canvas, player)]


def treasures(canvas: Canvas, player: PlayerView) -> list[Item]:
    """The Jade and the Starting Building."""
    return [jade(canvas, player), *starting(canvas, player)]


def ramparts(canvas: Canvas, player: PlayerView) -> list[Item]:
    """Walls and Towers."""
    return [fortifications(canvas, player)]


def defences(canvas: Canvas, player: PlayerView) -> list[Item]:
    """Walls, Towers and Soldiers."""
    return [fortifications(canvas, player), soldiers(canvas, player)]


def winnings(canvas: Canvas, player: PlayerView, width: float) -> list[Item]:
    """Objectives and tiles."""
    return [*objectives(canvas, player, width), *tiles(canvas, player)]


def possessions(canvas: Canvas, player: PlayerView, width: float) -> list[Item]:
    """What another house has besides counters, Jade and Merchants."""
    built = [fortifications(canvas, player), *starting(canvas, player)]
    return [*built, *winnings(canvas, player, width)]


def sheets(canvas: Canvas, player: PlayerView, width: float, columns: int) -> list[Item]:
    """The score sheet."""
    return [sheet_of(canvas, player, width, columns)]


@part
def point_at_score(canvas: Canvas, player: PlayerView, y: float) -> None:
    """The viewer's points on the head can be pointed at."""
    title = canvas.say("board-score", n=canvas.points(player))
    right = canvas.right if canvas.narrow else canvas.left + COLUMN
    canvas.place("vp", title, Rect(right - 112, y + 8, 66, 34, 6))
