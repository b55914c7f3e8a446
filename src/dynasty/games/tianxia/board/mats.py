"""The mats: the area of a house in the wide and the narrow layout."""

from dynasty.drawing.board import MAT_HEAD_HEIGHT, MAT_HEAD_WIDTH, draw_items
from dynasty.drawing.render_cache import cached_part
from dynasty.drawing.scene import Rect
from dynasty.drawing.widgets import Item, flow_items
from dynasty.games.tianxia.board.canvas import Canvas
from dynasty.games.tianxia.board.hand import objective_items, score_sheet_item
from dynasty.games.tianxia.board.player_items import (
    amount_items,
    fortifications_item,
    jade_item,
    merchant_items,
    soldiers_item,
    starting_building_items,
    tile_items,
)
from dynasty.games.tianxia.board.unplaced_choices import tray_items
from dynasty.games.tianxia.view import PlayerView

COLUMN_WIDTH = MAT_HEAD_WIDTH - 24  # below the head
CARD_WIDTH = 160.0  # the breadth of an Objective


def draw_wide_mat(canvas: Canvas, player: PlayerView, y: float) -> float:
    """Draw Merchants and Jade below the head, the rest beside it; return the y below."""
    x, right = canvas.left, canvas.left + MAT_HEAD_WIDTH
    room = canvas.right - right
    low = draw_items(canvas, amount_items, player, right, y - MAT_HEAD_HEIGHT + 8, room, 4)
    if not canvas.is_own(player.seat):
        left = draw_items(canvas, jade_items, player, x, y + 2, COLUMN_WIDTH)
        low = max(
            left, draw_items(canvas, other_house_items, player, right, low + 8, room, 6, CARD_WIDTH)
        )
        third = (canvas.room - 12) / 3
        return draw_items(canvas, merchant_items, player, x, low, canvas.room, 6, third, above=8)
    point_at_score(canvas, player, y - MAT_HEAD_HEIGHT)
    left = draw_items(canvas, treasure_items, player, x, y + 4, COLUMN_WIDTH, 8)
    left = draw_items(canvas, merchant_items, player, x, left + 10, COLUMN_WIDTH, 6, COLUMN_WIDTH)
    low = draw_items(canvas, defence_items, player, right, low + 8, room, 12)
    low = draw_items(
        canvas, objective_and_tile_items, player, right, low, room, 8, CARD_WIDTH, above=10
    )
    chosen = list(tray_items(canvas))
    low = flow_items(chosen, right, low + 10, room, 8) if chosen else low
    return draw_items(
        canvas, score_sheet_items, player, x, max(low, left) + 8, canvas.room, 9, canvas.room, 5
    )


def draw_narrow_mat(canvas: Canvas, player: PlayerView, y: float) -> float:
    """Draw all parts of a mat below each other; return the y below them."""
    x, room, own = canvas.left, canvas.room, canvas.is_own(player.seat)
    low = draw_items(canvas, counter_items, player, x, y + 4, room, 4)
    low = draw_items(canvas, fortification_items, player, x, low + 8, room)
    low = draw_items(canvas, treasure_items, player, x, low + 8, room, 10)
    low = draw_items(canvas, merchant_items, player, x, low, room, 4, room, above=8)
    low = draw_items(
        canvas, objective_and_tile_items, player, x, low, room, 6, room / 2 - 4, above=8
    )
    if not own:
        return low
    point_at_score(canvas, player, y - MAT_HEAD_HEIGHT)
    low = flow_items(list(tray_items(canvas)), x, low + 8, room, 6)
    return draw_items(canvas, score_sheet_items, player, x, low + 8, room, 9, room, 2)


def counter_items(canvas: Canvas, player: PlayerView) -> list[Item]:
    """Return all counters of a house on a phone; of the viewer also the Soldiers."""
    more = [soldiers_item(canvas, player)] if canvas.is_own(player.seat) else []
    return [*amount_items(canvas, player), *more]


def jade_items(canvas: Canvas, player: PlayerView) -> list[Item]:
    """Return the Jade as a list of items."""
    return [jade_item(canvas, player)]


def treasure_items(canvas: Canvas, player: PlayerView) -> list[Item]:
    """Return the Jade and the Starting Building as items."""
    return [jade_item(canvas, player), *starting_building_items(canvas, player)]


def fortification_items(canvas: Canvas, player: PlayerView) -> list[Item]:
    """Return Walls and Towers as items."""
    return [fortifications_item(canvas, player)]


def defence_items(canvas: Canvas, player: PlayerView) -> list[Item]:
    """Return Walls, Towers and Soldiers as items."""
    return [fortifications_item(canvas, player), soldiers_item(canvas, player)]


def objective_and_tile_items(canvas: Canvas, player: PlayerView, width: float) -> list[Item]:
    """Return Objectives and tiles as items."""
    return [*objective_items(canvas, player, width), *tile_items(canvas, player)]


def other_house_items(canvas: Canvas, player: PlayerView, width: float) -> list[Item]:
    """Return what another house has besides counters, Jade and Merchants."""
    built = [fortifications_item(canvas, player), *starting_building_items(canvas, player)]
    return [*built, *objective_and_tile_items(canvas, player, width)]


def score_sheet_items(canvas: Canvas, player: PlayerView, width: float, columns: int) -> list[Item]:
    """Return the score sheet as a list of items."""
    return [score_sheet_item(canvas, player, width, columns)]


@cached_part
def point_at_score(canvas: Canvas, player: PlayerView, y: float) -> None:
    """Make the points in the head of the viewer's mat a target for the pointer."""
    title = canvas.say("board-score", n=canvas.points(player))
    right = canvas.right if canvas.narrow else canvas.left + COLUMN_WIDTH
    canvas.place("vp", title, Rect(right - 112, y + 8, 66, 34, 6))
