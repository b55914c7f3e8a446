"""The wide board: the Yangtze in the middle, the sea on the right, the boxes around them."""

from dynasty.drawing.keeping import part
from dynasty.drawing.scene import Text
from dynasty.drawing.widgets import heading
from dynasty.games.yinzi.board.canvas import Canvas
from dynasty.games.yinzi.board.council import draw_council
from dynasty.games.yinzi.board.land import draw_borders, draw_province, province_height
from dynasty.games.yinzi.board.routes import ROUTE_HEIGHT, draw_row, draw_war
from dynasty.games.yinzi.board.scenery import brook, hills, plain_of, river
from dynasty.games.yinzi.board.sea import draw_berths, draw_foreign, draw_sea
from dynasty.games.yinzi.board.tracks import (
    draw_boats,
    draw_bonuses,
    draw_crops,
    draw_foods,
    draw_order,
    draw_rates,
    draw_title,
    moment,
)
from dynasty.games.yinzi.board.works import (
    draw_box,
    draw_display,
    draw_emperor,
    draw_migrants,
    draw_resources,
    draw_rural,
)

SEA = 731  # where the land ends
SIZE = 46  # of a square
MAP = 408
WORKS, COUNCIL = 92, 136  # heights of the rows below the map


def draw_table(canvas: Canvas, y: float) -> float:
    """The common board."""
    draw_top(canvas, y + 14)
    land = y + 128
    works = land + MAP + 8
    council = works + WORKS + 8
    draw_map(canvas, land, council + COUNCIL - land)
    draw_works(canvas, works)
    draw_council(canvas, canvas.left, council, 40, 54, 4)
    draw_war(canvas, canvas.left + 546, council, SEA - canvas.left - 556)
    return draw_low(canvas, council + COUNCIL + 10)


@part
def draw_top(canvas: Canvas, y: float) -> None:
    """Title and order; crops over bonuses; boats over the exchange."""
    x, right = canvas.left, canvas.right
    draw_title(canvas, x, y, 30)
    canvas.lay(Text(x, y + 52, moment(canvas), 14, "ink-soft", "serif"))
    draw_order(canvas, x, y + 62, 136, 42)
    draw_foods(canvas, x + 142, y + 62, 2)
    draw_crops(canvas, x + 230, y, 60)
    draw_bonuses(canvas, x + 227, y + 58, 60, 46)
    draw_boats(canvas, x + 600, y, (right - x - 597) / 12, 72)
    draw_rates(canvas, x + 600, y + 76, right - x - 600, 30)


@part
def draw_map(canvas: Canvas, y: float, height: float) -> None:
    """Four provinces along the river, hills behind them, the sea in the east."""
    x, far, deep = canvas.left, canvas.right, province_height(SIZE)
    north, south = y + 8, y + MAP - 8 - deep
    bank = (north + deep + south) / 2
    course = ((x + 1, bank), (150, bank - 9), (310, bank + 9), (480, bank - 6), (600, bank + 4))
    canvas.lay(
        *plain_of(x, y, far - x, MAP),
        *hills(
            ((24, bank - 14, 40), (22, y + MAP - 20, 40), (26, south + 70, 34),
             (346, bank - 14, 36), (338, y + MAP - 14, 54), (344, south + 60, 40),
             (682, y + MAP - 18, 40), (684, south + 60, 34))
        ),
    )  # fmt: skip
    draw_sea(canvas, SEA, y, far - SEA, height)
    canvas.lay(
        *brook(((246, north + deep - 6), (256, bank))),
        *river((*course, (SEA + 8, bank)), 22),
        Text(x + 20, bank + 1, canvas.say("board-river"), 13, "chalk", "serif", spacing=4),
    )
    spots = (
        ("huguang", 27, north),
        ("nanzhili", 386, north),
        ("jiangxi", 62, south),
        ("zhejiang", 404, south),
    )
    for province, left, top in spots:
        draw_province(canvas, province, left, top, SIZE)
    boats = ((366, north + 90), (205, bank), (366, bank), (545, bank), (370, south + 90))
    coast = ((719, north + 90), (719, south + 90))
    draw_borders(canvas, (*boats, *coast))
    draw_coast(canvas, y, y + height)


@part
def draw_coast(canvas: Canvas, y: float, low: float) -> None:
    """Ships on the sea, foreign markets beyond it."""
    left, room = SEA + 12, canvas.right - SEA - 20
    draw_berths(canvas, left, y + 14, room, 110)
    canvas.lay(Text(left, low - 190, canvas.say("board-foreign"), 14.5, "chalk", "serif"))
    draw_foreign(canvas, left - 2, low - 182, room + 6, 178, 2)


@part
def draw_works(canvas: Canvas, y: float) -> None:
    """Four of the workforce actions; the fifth is the war below."""
    x = canvas.left
    draw_resources(canvas, (x, y, 124, WORKS))
    draw_box(canvas, "produce", (x + 130, y, 92, WORKS))
    draw_box(canvas, "ships", (x + 228, y, 92, WORKS))
    draw_emperor(canvas, x + 326, y, SEA - x - 336, WORKS)


@part
def draw_low(canvas: Canvas, y: float) -> float:
    """Routes, factories to build, the rural market, migrants."""
    x, say = canvas.left, canvas.say
    low = draw_row(canvas, x, y, 440, 4, 28)
    left = say("board-factories-left", n=canvas.view.factories_left)
    title = f"{say('board-display')} · {left}"
    canvas.lay(*heading(x + 456, y + 19, 256, title))
    draw_display(canvas, x + 456, y + 34, 262, 4, ROUTE_HEIGHT - 6)
    draw_rural(canvas, (x + 722, y, 112, low - y))
    draw_migrants(canvas, x + 840, y, canvas.room - 840, low - y + 4)
    return low
