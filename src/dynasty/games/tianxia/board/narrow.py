"""The narrow board: all parts below each other, as wide as a phone."""

from dynasty.drawing.scene import Text
from dynasty.drawing.widgets import flow_items, part_heading
from dynasty.games.tianxia.board.canvas import Canvas
from dynasty.games.tianxia.board.coast import SHIP_HEIGHT, draw_barge, draw_sea, draw_ship
from dynasty.games.tianxia.board.kingdoms import draw_ring, draw_slot
from dynasty.games.tianxia.board.palace_and_rounds import (
    TRACK_HEIGHT,
    draw_display,
    draw_narrow_tiles,
    draw_order,
    draw_rounds,
    draw_stores,
    draw_track,
)
from dynasty.games.tianxia.board.unplaced_choices import starting_set_items
from dynasty.games.tianxia.board.wall import (
    SECTION_HEIGHT,
    SPACE_HEIGHT,
    draw_military,
    draw_section,
)
from dynasty.games.tianxia.names import RINGS

SLOT_PITCH = 122  # from Building to Building


def draw_head(canvas: Canvas, y: float) -> float:
    """Draw title, round, Turn order and the tiles of the round; return the y below."""
    x, view = canvas.left, canvas.view
    canvas.lay(
        Text(x + 2, y + 34, canvas.say("title"), 26, "ink", "serif"),
        Text(x + 2, y + 56, canvas.moment(), 13.5, "ink-soft", "serif"),
    )
    draw_rounds(canvas, canvas.right - 118, y + 12)
    draw_order(canvas, x, y + 66, canvas.room)
    canvas.lay(Text(x + 2, y + 144, canvas.say("board-display"), 13, "accent", "serif"))
    draw_display(canvas, x, y + 152, 54)
    if view.deciders == view.seats:
        return y + 208
    said = canvas.say("board-variant", rival=canvas.who(view.seats - 1))
    canvas.lay(Text(x + 2, y + 224, said, 12.5, "ink-soft", "serif"))
    return y + 228


def draw_sets(canvas: Canvas, y: float) -> float:
    """Draw the starting sets while houses choose; return the y below."""
    sets = list(starting_set_items(canvas, canvas.room))
    if not sets:
        return y
    canvas.lay(*part_heading(canvas.left, y + 20, canvas.room, canvas.say("board-sets")))
    return flow_items(sets, canvas.left, y + 30, canvas.room, 6)


def draw_wall(canvas: Canvas, y: float) -> float:
    """Draw two sections beside each other, then the military spaces; return the y below."""
    width = canvas.room / 2 - 3
    for at, section in enumerate(canvas.view.sections):
        row, column = divmod(at, 2)
        x, top = canvas.left + column * (width + 6), y + 8 + row * (SECTION_HEIGHT + 10)
        draw_section(canvas, section, x, top, width)
    low = y + 8 + 2 * (SECTION_HEIGHT + 10)
    draw_military(canvas, canvas.left, low, canvas.room)
    return low + SPACE_HEIGHT


def draw_kingdoms(canvas: Canvas, y: float) -> float:
    """Draw the rings, then the Buildings path by path; return the y below."""
    x = canvas.left
    canvas.lay(*part_heading(x, y + 20, canvas.room, canvas.say("board-kingdoms")))
    for at, ring in enumerate(RINGS):
        row, column = divmod(at, 2)
        draw_ring(canvas, ring, x + 86 + column * 186, y + 92 + row * 108)
    low, width = y + 264, canvas.room / 2 - 8
    for at, slot in enumerate(canvas.view.slots):
        row, column = divmod(at, 2)
        draw_slot(canvas, slot, x + 4 + column * (width + 12), low + row * SLOT_PITCH, width)
    return low + 6 * SLOT_PITCH - 12


def draw_ships_and_barges(canvas: Canvas, y: float) -> float:
    """Draw Ships, then Barges; return the y below."""
    x, room, pitch = canvas.left, canvas.room, SHIP_HEIGHT + 6
    draw_sea(canvas, x, y + 8, room, 4 * pitch + 4)
    for at, ship in enumerate(canvas.view.ships):
        draw_ship(canvas, ship, x + 6, y + 12 + at * pitch, room - 12)
    low = y + 4 * pitch + 20
    for at in range(3):
        draw_barge(canvas, at, x + 4, low + at * 70, room - 8)
    return low + 3 * 70


def draw_court(canvas: Canvas, y: float) -> float:
    """Draw Palace tracks, their tiles and the face-down piles; return the y below."""
    x, room = canvas.left, canvas.room
    canvas.lay(*part_heading(x, y + 20, room, canvas.say("board-palace")))
    width = room / 4
    for at in range(4):
        draw_track(canvas, at, x + at * width, y + 50, width - 5)
    low = draw_narrow_tiles(canvas, x, y + 56 + TRACK_HEIGHT, room)
    canvas.lay(*part_heading(x, low + 20, room, canvas.say("board-stores")))
    draw_stores(canvas, x, low + 32, room, 5)
    return low + 56
