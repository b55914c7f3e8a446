"""The wide board: the Wall along the north, the kingdoms below it, the sea in the east."""

from dynasty.drawing.render_cache import cached_part
from dynasty.drawing.scene import Path, Text
from dynasty.drawing.text_metrics import fitting_size
from dynasty.drawing.widgets import MIN_FONT_SIZE, flow_items, part_heading
from dynasty.games.tianxia.board.canvas import Canvas
from dynasty.games.tianxia.board.coast import draw_barge, draw_sea, draw_ship
from dynasty.games.tianxia.board.kingdoms import SLOT_HEIGHT, SLOT_WIDTH, draw_ring, draw_slot
from dynasty.games.tianxia.board.land import LAND_HEIGHT, LAND_WIDTH, draw_ground
from dynasty.games.tianxia.board.palace_and_rounds import (
    draw_display,
    draw_lane,
    draw_order,
    draw_rounds,
    draw_stores,
)
from dynasty.games.tianxia.board.unplaced_choices import starting_set_items
from dynasty.games.tianxia.board.wall import (
    SECTION_HEIGHT,
    SPACE_HEIGHT,
    draw_nomad_cards,
    draw_section,
    draw_space,
)
from dynasty.games.tianxia.names import PATH, SLOTS

HEAD_HEIGHT = 66.0
COLUMN_WIDTH = 214.0  # from section to section of the Wall
BARGE_WIDTH = 226.0
# Where the Buildings and rings lie in the land.
SLOT_POSITIONS = {
    "qin_1": (8, 14),
    "qin_2": (8, 131),
    "qin_3": (8, 356),
    "zhao_1": (172, 14),
    "wei_1": (172, 131),
    "han_1": (172, 356),
    "zhao_2": (336, 14),
    "wei_2": (336, 131),
    "chu_1": (336, 356),
    "yan_1": (582, 14),
    "qi_1": (582, 131),
    "chu_2": (582, 356),
}
RING_POSITIONS = {
    "ring_qin": (82, 300),
    "ring_zhao_yan": (533, 116),
    "ring_han_wei": (246, 300),
    "ring_qi_chu": (560, 300),
}
UPRIGHT_RINGS = {"ring_zhao_yan"}


def draw_north(canvas: Canvas, y: float) -> float:
    """Draw the title, the starting sets while houses choose, and the Wall; return the y below."""
    draw_head(canvas, y + 8)
    y = draw_starting_sets(canvas, y + HEAD_HEIGHT + 8)
    for at, section in enumerate(canvas.view.sections):
        draw_section(canvas, section, canvas.left + at * COLUMN_WIDTH, y, COLUMN_WIDTH - 6)
    x = canvas.left + 4 * COLUMN_WIDTH
    width = canvas.right - x
    draw_space(canvas, "fortify", x, y, width)
    draw_space(canvas, "train", x, y + SPACE_HEIGHT + 8, width)
    draw_nomad_cards(canvas, x, y + 2 * (SPACE_HEIGHT + 8) + 6, width)
    return y + SECTION_HEIGHT


@cached_part
def draw_head(canvas: Canvas, y: float) -> None:
    """Draw title, round, Turn order, the tiles of the round and the face-down piles."""
    x = canvas.left
    canvas.lay(
        Text(x + 2, y + 32, canvas.say("title"), 30, "ink", "serif"),
        Text(x + 3, y + 53, canvas.moment(), 13.5, "ink-soft", "serif"),
    )
    draw_rounds(canvas, x + 122, y + 9)
    draw_variant(canvas, x + 122, y + 53)
    draw_order(canvas, x + 282, y, 232)
    shown = canvas.say("board-display")
    canvas.lay(
        Text(
            x + 528,
            y + 11,
            shown,
            fitting_size(shown, 290, 13, MIN_FONT_SIZE, "serif"),
            "accent",
            "serif",
        )
    )
    draw_display(canvas, x + 528, y + 16, 42)
    draw_stores(canvas, x + 794, y, canvas.room - 794, 3)


@cached_part
def draw_variant(canvas: Canvas, x: float, y: float) -> None:
    """Draw how strong the Nomads are, and that a rival is a variant of our own."""
    view = canvas.view
    said = canvas.say("board-easy" if view.easy else "board-normal")
    canvas.lay(
        Text(x, y, said, fitting_size(said, 150, 13, MIN_FONT_SIZE, "serif"), "ink-soft", "serif")
    )
    if view.deciders < view.seats:
        rival = canvas.say("board-variant", rival=canvas.who(view.seats - 1))
        size = fitting_size(rival, 434, 12.5, MIN_FONT_SIZE, "serif")
        canvas.lay(Text(canvas.right, y + 10, rival, size, "ink-soft", "serif", "end"))


def draw_starting_sets(canvas: Canvas, y: float) -> float:
    """Draw the starting sets while houses choose; return the y below."""
    sets = list(starting_set_items(canvas, (canvas.room - 18) / 3))
    if not sets:
        return y
    canvas.lay(*part_heading(canvas.left, y + 14, canvas.room, canvas.say("board-sets")))
    return flow_items(sets, canvas.left, y + 22, canvas.room, 9) + 12


def draw_land(canvas: Canvas, y: float) -> float:
    """Draw the kingdoms with the paths of attack, and the sea in the east; return the y below."""
    x, y = canvas.left, y + 10
    draw_ground(canvas, x, y)
    draw_paths(canvas, x, y)
    for ring, (left, top) in RING_POSITIONS.items():
        draw_ring(canvas, ring, x + left, y + top, ring in UPRIGHT_RINGS)
    for slot in canvas.view.slots:
        left, top = SLOT_POSITIONS[slot.id]
        draw_slot(canvas, slot, x + left, y + top, SLOT_WIDTH)
    sea = x + LAND_WIDTH + 6
    draw_sea(canvas, sea, y, canvas.right - sea, LAND_HEIGHT)
    pitch = LAND_HEIGHT / len(canvas.view.ships)
    for at, ship in enumerate(canvas.view.ships):
        draw_ship(canvas, ship, sea + 4, y + 5 + at * pitch, canvas.right - sea - 8)
    return y + LAND_HEIGHT


@cached_part
def draw_paths(canvas: Canvas, x: float, y: float) -> None:
    """Draw the paths of attack."""
    for section in range(len(canvas.view.sections)):
        canvas.lay(attack_path(section, x, y))


def attack_path(section: int, x: float, y: float) -> Path:
    """Return the red trail from the Wall through the three Buildings of a path."""
    slots = [SLOT_POSITIONS[slot] for slot in SLOTS[section * PATH : section * PATH + PATH]]
    trail = f"M{x + slots[0][0] + SLOT_WIDTH / 2:g} {y - 10:g}"
    for left, top in slots:
        trail += f"L{x + left + SLOT_WIDTH / 2:g} {y + top + SLOT_HEIGHT / 2:g}"
    return Path(trail, stroke="cinnabar", line=4, opacity=0.55)


def draw_south(canvas: Canvas, y: float) -> float:
    """Draw the Palace, and the Barges on their river; return the y below."""
    x, width = canvas.left, canvas.room - BARGE_WIDTH - 16
    canvas.lay(*part_heading(x, y + 22, width, canvas.say("board-palace")))
    for at in range(len(canvas.view.tracks)):
        draw_lane(canvas, at, x, y + 30 + at * 45, width)
    right = canvas.right - BARGE_WIDTH
    canvas.lay(*part_heading(right, y + 22, BARGE_WIDTH, canvas.say("board-barges")))
    for at in range(len(canvas.view.barges)):
        draw_barge(canvas, at, right, y + 24 + at * 60, BARGE_WIDTH)
    return y + 30 + 4 * 45
