"""The wide board: the Yangtze in the middle, the sea on the right, the boxes around them."""

from dynasty.drawing.render_cache import cached_part
from dynasty.drawing.scene import Text
from dynasty.drawing.widgets import part_heading
from dynasty.games.yinzi.board.advancements import draw_advancements
from dynasty.games.yinzi.board.canvas import Canvas
from dynasty.games.yinzi.board.land import draw_borders, draw_province, province_height
from dynasty.games.yinzi.board.routes_and_war import ROUTE_HEIGHT, draw_row, draw_war
from dynasty.games.yinzi.board.scenery import brook_nodes, hill_nodes, plain_nodes, river_nodes
from dynasty.games.yinzi.board.sea import draw_berths, draw_foreign, draw_sea
from dynasty.games.yinzi.board.tracks import (
    draw_boats,
    draw_bonuses,
    draw_crops,
    draw_foods,
    draw_order,
    draw_rates,
    draw_title,
    round_text,
)
from dynasty.games.yinzi.board.workforce_boxes import (
    draw_box,
    draw_display,
    draw_emperor,
    draw_migrants,
    draw_resources,
    draw_rural,
)

SEA_LEFT = 731  # where the land ends
SQUARE_SIZE = 46  # of a square
MAP_HEIGHT = 408
WORKS_HEIGHT, ADVANCEMENTS_HEIGHT = 92, 136  # heights of the rows below the map


def draw_table(canvas: Canvas, y: float) -> float:
    """Draw the common board; return the y below it."""
    draw_top(canvas, y + 14)
    land = y + 128
    works = land + MAP_HEIGHT + 8
    council = works + WORKS_HEIGHT + 8
    draw_map(canvas, land, council + ADVANCEMENTS_HEIGHT - land)
    draw_works(canvas, works)
    draw_advancements(canvas, canvas.left, council, 40, 54, 4)
    draw_war(canvas, canvas.left + 546, council, SEA_LEFT - canvas.left - 556)
    return draw_bottom(canvas, council + ADVANCEMENTS_HEIGHT + 10)


@cached_part
def draw_top(canvas: Canvas, y: float) -> None:
    """Draw title and order; crops over bonuses; boats over the exchange."""
    x, right = canvas.left, canvas.right
    draw_title(canvas, x, y, 30)
    canvas.lay(Text(x, y + 52, round_text(canvas), 14, "ink-soft", "serif"))
    draw_order(canvas, x, y + 62, 136, 42)
    draw_foods(canvas, x + 142, y + 62, 2)
    draw_crops(canvas, x + 230, y, 60)
    draw_bonuses(canvas, x + 227, y + 58, 60, 46)
    draw_boats(canvas, x + 600, y, (right - x - 597) / 12, 72)
    draw_rates(canvas, x + 600, y + 76, right - x - 600, 30)


@cached_part
def draw_map(canvas: Canvas, y: float, height: float) -> None:
    """Draw four provinces along the river, hills behind them, the sea in the east."""
    x, far, deep = canvas.left, canvas.right, province_height(SQUARE_SIZE)
    north, south = y + 8, y + MAP_HEIGHT - 8 - deep
    bank = (north + deep + south) / 2
    course = ((x + 1, bank), (150, bank - 9), (310, bank + 9), (480, bank - 6), (600, bank + 4))
    canvas.lay(
        *plain_nodes(x, y, far - x, MAP_HEIGHT),
        *hill_nodes(
            ((24, bank - 14, 40), (22, y + MAP_HEIGHT - 20, 40), (26, south + 70, 34),
             (346, bank - 14, 36), (338, y + MAP_HEIGHT - 14, 54), (344, south + 60, 40),
             (682, y + MAP_HEIGHT - 18, 40), (684, south + 60, 34))
        ),
    )  # fmt: skip
    draw_sea(canvas, SEA_LEFT, y, far - SEA_LEFT, height)
    canvas.lay(
        *brook_nodes(((246, north + deep - 6), (256, bank))),
        *river_nodes((*course, (SEA_LEFT + 8, bank)), 22),
        Text(x + 20, bank + 1, canvas.say("board-river"), 13, "chalk", "serif", spacing=4),
    )
    spots = (
        ("huguang", 27, north),
        ("nanzhili", 386, north),
        ("jiangxi", 62, south),
        ("zhejiang", 404, south),
    )
    for province, left, top in spots:
        draw_province(canvas, province, left, top, SQUARE_SIZE)
    boats = ((366, north + 90), (205, bank), (366, bank), (545, bank), (370, south + 90))
    coast = ((719, north + 90), (719, south + 90))
    draw_borders(canvas, (*boats, *coast))
    draw_coast(canvas, y, y + height)


@cached_part
def draw_coast(canvas: Canvas, y: float, low: float) -> None:
    """Draw ships on the sea and the foreign markets beyond it."""
    left, room = SEA_LEFT + 12, canvas.right - SEA_LEFT - 20
    draw_berths(canvas, left, y + 14, room, 110)
    canvas.lay(Text(left, low - 190, canvas.say("board-foreign"), 14.5, "chalk", "serif"))
    draw_foreign(canvas, left - 2, low - 182, room + 6, 178, 2)


@cached_part
def draw_works(canvas: Canvas, y: float) -> None:
    """Draw four of the workforce actions; the fifth is the war below."""
    x = canvas.left
    draw_resources(canvas, (x, y, 124, WORKS_HEIGHT))
    draw_box(canvas, "produce", (x + 130, y, 92, WORKS_HEIGHT))
    draw_box(canvas, "ships", (x + 228, y, 92, WORKS_HEIGHT))
    draw_emperor(canvas, x + 326, y, SEA_LEFT - x - 336, WORKS_HEIGHT)


@cached_part
def draw_bottom(canvas: Canvas, y: float) -> float:
    """Draw routes, factories to build, the rural market and migrants; return the y below."""
    x, say = canvas.left, canvas.say
    low = draw_row(canvas, x, y, 440, 4, 28)
    left = say("board-factories-left", n=canvas.view.factories_left)
    title = f"{say('board-display')} · {left}"
    canvas.lay(*part_heading(x + 456, y + 19, 256, title))
    draw_display(canvas, x + 456, y + 34, 262, 4, ROUTE_HEIGHT - 6)
    draw_rural(canvas, (x + 722, y, 112, low - y))
    draw_migrants(canvas, x + 840, y, canvas.room - 840, low - y + 4)
    return low
