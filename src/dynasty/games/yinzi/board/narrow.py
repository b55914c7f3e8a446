"""The narrow board: all parts below each other, as wide as a phone."""

from dynasty.drawing.scene import Text
from dynasty.drawing.widgets import part_heading
from dynasty.games.yinzi.board.advancements import draw_advancements
from dynasty.games.yinzi.board.canvas import Canvas
from dynasty.games.yinzi.board.land import draw_borders, draw_province, province_height
from dynasty.games.yinzi.board.routes_and_war import draw_row, draw_war
from dynasty.games.yinzi.board.scenery import hill_nodes, plain_nodes, river_nodes
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
from dynasty.games.yinzi.names import PROVINCES

SQUARE_SIZE = 52
SHIP_PITCH = 104  # the room of a ship and the water around it


def draw_head(canvas: Canvas, y: float) -> float:
    x, room = canvas.left, canvas.room
    draw_title(canvas, x, y + 12, 25)
    canvas.lay(Text(x, y + 62, round_text(canvas), 14, "ink-soft", "serif"))
    draw_order(canvas, x + 170, y + 8, room - 170, 40)
    draw_foods(canvas, x + 202, y + 50, 1)
    return y + 66


def draw_land(canvas: Canvas, y: float) -> float:
    """Draw the river between two provinces on each bank; return the y below."""
    x, right, deep, gap, bed = canvas.left, canvas.right, province_height(SQUARE_SIZE), 10, 54
    y += 10
    north, south = y + 8, y + 8 + 2 * deep + gap + bed
    bank = south - bed / 2
    low = south + 2 * deep + gap + 8
    canvas.lay(
        *plain_nodes(x, y, right - x, low - y),
        *hill_nodes(((320, south + 86, 44), (312, south + 170, 52), (322, low - 40, 46))),
        *river_nodes(((x + 1, bank), (120, bank - 6), (230, bank + 5), (right - 1, bank)), 20),
        Text(x + 14, bank + 1, canvas.say("board-river"), 13, "chalk", "serif", spacing=4),
    )
    tops = (north, north + deep + gap, south, south + deep + gap)
    for province, top in zip(PROVINCES, tops, strict=True):
        draw_province(canvas, province, x + 2, top, SQUARE_SIZE)
    boats = ((300, bank), (200, bank), (190, tops[1] - gap / 2), (190, tops[3] - gap / 2))
    draw_borders(canvas, boats)
    return low


def draw_coast(canvas: Canvas, y: float) -> float:
    """Draw the sea, its ships and the foreign markets beyond it; return the y below."""
    x, room, ships = canvas.left, canvas.room, len(canvas.view.ships) * SHIP_PITCH
    height = ships + 132
    draw_sea(canvas, x, y + 10, room, height)
    draw_berths(canvas, x + 10, y + 28, room - 20, SHIP_PITCH)
    top = y + ships + 36
    canvas.lay(Text(x + 8, top, canvas.say("board-foreign"), 14.5, "chalk", "serif"))
    draw_foreign(canvas, x + 6, top + 8, room - 8, 92, 4)
    return y + 10 + height


def draw_tracks(canvas: Canvas, y: float) -> float:
    """Draw crops, bonuses, boats and the exchange track; return the y below."""
    x, room = canvas.left, canvas.room
    draw_crops(canvas, x + 2, y + 12, 60)
    draw_bonuses(canvas, x, y + 72, 61, 44)
    draw_boats(canvas, x, y + 128, 60.5, 46, 6)
    draw_rates(canvas, x, y + 238, room, 42)
    return y + 280


def draw_works(canvas: Canvas, y: float) -> float:
    """Draw the workforce, migrants, rural market and factories to build; return the y below."""
    x, room = canvas.left, canvas.room
    draw_resources(canvas, (x, y + 10, 152, 96))
    draw_box(canvas, "produce", (x + 158, y + 10, 98, 96))
    draw_box(canvas, "ships", (x + 262, y + 10, 98, 96))
    draw_emperor(canvas, x, y + 112, room, 108, 38)
    draw_rural(canvas, (x, y + 226, 176, 96))
    draw_migrants(canvas, x + 182, y + 226, room - 182, 100)
    left = canvas.say("board-factories-left", n=canvas.view.factories_left)
    canvas.lay(*part_heading(x, y + 346, room, f"{canvas.say('board-display')} · {left}"))
    return draw_display(canvas, x, y + 358, room + 6, 4, 60)


def draw_routes(canvas: Canvas, y: float) -> float:
    x, room = canvas.left, canvas.room
    low = draw_war(canvas, x, y + 10, room, 38)
    return draw_row(canvas, x, low + 10, room, 3 if canvas.view.seats == 3 else 2, 38)


def draw_sections(canvas: Canvas, y: float) -> float:
    """Draw the advancements box; return the y below."""
    x = canvas.left
    canvas.lay(*part_heading(x, y + 24, canvas.room, canvas.say("board-council")))
    return draw_advancements(canvas, x, y + 34, 55, 55, 2)
