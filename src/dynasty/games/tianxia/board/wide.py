"""The wide board: the Wall along the north, the kingdoms below it, the sea in the east."""

from dynasty.drawing.keeping import part
from dynasty.drawing.layout import fit
from dynasty.drawing.scene import Path, Text
from dynasty.drawing.widgets import SMALL, flow, heading
from dynasty.games.tianxia.board.canvas import Canvas
from dynasty.games.tianxia.board.coast import draw_barge, draw_sea, draw_ship
from dynasty.games.tianxia.board.country import SLOT_HEIGHT, SLOT_WIDTH, draw_ring, draw_slot
from dynasty.games.tianxia.board.court import (
    draw_display,
    draw_lane,
    draw_order,
    draw_rounds,
    draw_stores,
)
from dynasty.games.tianxia.board.land import LAND_HEIGHT, LAND_WIDTH, draw_ground
from dynasty.games.tianxia.board.tray import starting_sets
from dynasty.games.tianxia.board.wall import (
    SECTION_HEIGHT,
    SPACE_HEIGHT,
    draw_nomad_cards,
    draw_section,
    draw_space,
)
from dynasty.games.tianxia.names import PATH, SLOTS

HEAD = 66.0
COLUMN = 214.0  # from section to section of the Wall
BARGE = 226.0
# Where the Buildings and rings lie in the land.
SLOT_AT = {
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
RING_AT = {
    "ring_qin": (82, 300),
    "ring_zhao_yan": (533, 116),
    "ring_han_wei": (246, 300),
    "ring_qi_chu": (560, 300),
}
UPRIGHT = {"ring_zhao_yan"}


def draw_north(canvas: Canvas, y: float) -> float:
    """Where the game stands, the starting sets while they lie open, the Wall."""
    draw_head(canvas, y + 8)
    y = draw_sets(canvas, y + HEAD + 8)
    for at, section in enumerate(canvas.view.sections):
        draw_section(canvas, section, canvas.left + at * COLUMN, y, COLUMN - 6)
    x = canvas.left + 4 * COLUMN
    width = canvas.right - x
    draw_space(canvas, "fortify", x, y, width)
    draw_space(canvas, "train", x, y + SPACE_HEIGHT + 8, width)
    draw_nomad_cards(canvas, x, y + 2 * (SPACE_HEIGHT + 8) + 6, width)
    return y + SECTION_HEIGHT


@part
def draw_head(canvas: Canvas, y: float) -> None:
    """Title, round, Turn order, the tiles of the round, what lies face down."""
    x = canvas.left
    canvas.lay(
        Text(x + 2, y + 32, canvas.say("title"), 30, "ink", "serif"),
        Text(x + 3, y + 53, canvas.moment(), 13.5, "ink-soft", "serif"),
    )
    draw_rounds(canvas, x + 122, y + 9)
    draw_variant(canvas, x + 122, y + 53)
    draw_order(canvas, x + 282, y, 232)
    shown = canvas.say("board-display")
    canvas.lay(Text(x + 528, y + 11, shown, fit(shown, 290, 13, SMALL, "serif"), "accent", "serif"))
    draw_display(canvas, x + 528, y + 16, 42)
    draw_stores(canvas, x + 794, y, canvas.room - 794, 3)


@part
def draw_variant(canvas: Canvas, x: float, y: float) -> None:
    """How strong the Nomads are; a rival is a variant of our own, and says so."""
    view = canvas.view
    said = canvas.say("board-easy" if view.easy else "board-normal")
    canvas.lay(Text(x, y, said, fit(said, 150, 13, SMALL, "serif"), "ink-soft", "serif"))
    if view.deciders < view.seats:
        rival = canvas.say("board-variant", rival=canvas.who(view.seats - 1))
        size = fit(rival, 434, 12.5, SMALL, "serif")
        canvas.lay(Text(canvas.right, y + 10, rival, size, "ink-soft", "serif", "end"))


def draw_sets(canvas: Canvas, y: float) -> float:
    """The starting sets while they lie open; the answer is where the next thing begins."""
    sets = list(starting_sets(canvas, (canvas.room - 18) / 3))
    if not sets:
        return y
    canvas.lay(*heading(canvas.left, y + 14, canvas.room, canvas.say("board-sets")))
    return flow(sets, canvas.left, y + 22, canvas.room, 9) + 12


def draw_land(canvas: Canvas, y: float) -> float:
    """The kingdoms with the paths of attack, and the sea in the east."""
    x, y = canvas.left, y + 10
    draw_ground(canvas, x, y)
    draw_paths(canvas, x, y)
    for ring, (left, top) in RING_AT.items():
        draw_ring(canvas, ring, x + left, y + top, ring in UPRIGHT)
    for slot in canvas.view.slots:
        left, top = SLOT_AT[slot.id]
        draw_slot(canvas, slot, x + left, y + top, SLOT_WIDTH)
    sea = x + LAND_WIDTH + 6
    draw_sea(canvas, sea, y, canvas.right - sea, LAND_HEIGHT)
    pitch = LAND_HEIGHT / len(canvas.view.ships)
    for at, ship in enumerate(canvas.view.ships):
        draw_ship(canvas, ship, sea + 4, y + 5 + at * pitch, canvas.right - sea - 8)
    return y + LAND_HEIGHT


@part
def draw_paths(canvas: Canvas, x: float, y: float) -> None:
    """The paths of attack."""
    for section in range(len(canvas.view.sections)):
        canvas.lay(attack_path(section, x, y))


def attack_path(section: int, x: float, y: float) -> Path:
    """The red trail from the Wall through the three Buildings of a path."""
    slots = [SLOT_AT[slot] for slot in SLOTS[section * PATH : section * PATH + PATH]]
    trail = f"M{x + slots[0][0] + SLOT_WIDTH / 2:g} {y - 10:g}"
    for left, top in slots:
        trail += f"L{x + left + SLOT_WIDTH / 2:g} {y + top + SLOT_HEIGHT / 2:g}"
    return Path(trail, stroke="cinnabar", line=4, opacity=0.55)


def draw_south(canvas: Canvas, y: float) -> float:
    """The Palace, and the Barges on their river."""
    x, width = canvas.left, canvas.room - BARGE - 16
    canvas.lay(*heading(x, y + 22, width, canvas.say("board-palace")))
    for at in range(len(canvas.view.tracks)):
        draw_lane(canvas, at, x, y + 30 + at * 45, width)
    right = canvas.right - BARGE
    canvas.lay(*heading(right, y + 22, BARGE, canvas.say("board-barges")))
    for at in range(len(canvas.view.barges)):
        draw_barge(canvas, at, right, y + 24 + at * 60, BARGE)
    return y + 30 + 4 * 45
