"""The wide layout: the Wall along the north, the kingdoms below it, the sea in the east."""

from dynasty.drawing.layout import fit
from dynasty.drawing.scene import Path, Rect, Text, Use
from dynasty.drawing.widgets import SMALL, area_sheet, flow, heading, sheet
from dynasty.games.tianxia.board.areas import (
    draw_header,
    jade,
    merchants,
    objectives,
    pieces,
    soldiers,
    starting,
    stuff,
    tiles,
)
from dynasty.games.tianxia.board.canvas import Canvas
from dynasty.games.tianxia.board.coast import draw_barge, draw_sea, draw_ship
from dynasty.games.tianxia.board.country import SLOT_HEIGHT, SLOT_WIDTH, draw_ring, draw_slot
from dynasty.games.tianxia.board.court import (
    draw_display,
    draw_order,
    draw_rounds,
    draw_stores,
    draw_track,
)
from dynasty.games.tianxia.board.land import draw_kingdoms
from dynasty.games.tianxia.board.tray import tray
from dynasty.games.tianxia.board.wall import draw_military, draw_section
from dynasty.games.tianxia.names import NOMADS, PATH, SLOTS
from dynasty.games.tianxia.view import PlayerView

WIDTH = 1280
EDGE = 14
BOARD = WIDTH - 2 * EDGE
BOARD_HEIGHT = 1112
LEFT = 30
NORTH = 104  # where the steppe begins
SOUTH = 308  # where the kingdoms begin
COLUMN = 268
SLOT_AT = {
    "qin_1": (40, 320),
    "qin_2": (40, 428),
    "qin_3": (48, 632),
    "zhao_1": (290, 320),
    "wei_1": (278, 434),
    "han_1": (290, 632),
    "zhao_2": (520, 320),
    "wei_2": (512, 434),
    "chu_1": (526, 632),
    "yan_1": (844, 320),
    "qi_1": (844, 450),
    "chu_2": (844, 632),
}
RING_AT = {
    "ring_qin": (134, 580),
    "ring_zhao_yan": (771, 396),
    "ring_han_wei": (398, 580),
    "ring_qi_chu": (774, 580),
}
RIVERS = (
    "M226 312c30 90-30 140 20 210s110 60 150 120",
    "M40 560c150-40 210 20 330-20s190-120 300-60 200 30 330 60",
    "M30 740c200-60 320 20 520-20s320-30 470-10",
)


def draw_wide(canvas: Canvas) -> tuple[float, float]:
    """Draw everything; the answer is the size of the picture."""
    canvas.lay(*sheet(EDGE, EDGE, BOARD, BOARD_HEIGHT))
    draw_head(canvas)
    for at, section in enumerate(canvas.view.sections):
        draw_section(canvas, section, LEFT + at * COLUMN, NORTH, COLUMN - 6)
    draw_military(canvas, LEFT + 4 * COLUMN + 2, NORTH, 142)
    draw_land(canvas)
    draw_east(canvas)
    for at in range(3):
        draw_barge(canvas, at, LEFT + 6 + at * 330, 750, 312)
    draw_south(canvas)
    y = draw_own(canvas, EDGE + BOARD_HEIGHT + 12.0)
    return WIDTH, draw_others(canvas, y) + EDGE


def draw_head(canvas: Canvas) -> None:
    """Title, round, Turn order, the tiles of the round."""
    canvas.lay(
        Text(LEFT + 4, 62, canvas.say("title"), 36, "ink", "serif"),
        Text(LEFT + 6, 88, canvas.moment(), 15, "ink-soft", "serif"),
    )
    draw_rounds(canvas, LEFT + 176, 40)
    draw_order(canvas, 346, 32, 250)
    shown = canvas.say("board-display")
    size = fit(shown, 104, 13, SMALL, "serif")
    canvas.lay(Text(712, 66, shown, size, "accent", "serif", "end"))
    draw_display(canvas, 720, 34, 54)
    draw_variant(canvas)


def draw_variant(canvas: Canvas) -> None:
    """The rival is a variant of our own, and says so."""
    view = canvas.view
    if view.deciders < view.seats:
        rival = canvas.who(view.seats - 1)
        said = canvas.say("board-variant", rival=rival)
        canvas.lay(Text(WIDTH - 34, 52, said, 13, "ink-soft", "serif", "end"))
    deck = canvas.say("board-easy" if view.easy else "board-normal")
    canvas.lay(Text(WIDTH - 34, 74, deck, 13, "ink-soft", "serif", "end"))


def draw_land(canvas: Canvas) -> None:
    """The kingdoms: rivers, paths of attack, Buildings, rings."""
    canvas.lay(Rect(LEFT, SOUTH, 996, 430, 12, fill="earth-pale", opacity=0.38))
    draw_kingdoms(canvas)
    for river in RIVERS:
        canvas.lay(Path(river, stroke="azurite", line=7, opacity=0.28))
    for section in range(len(canvas.view.sections)):
        canvas.lay(attack_path(section))
    for slot in canvas.view.slots:
        x, y = SLOT_AT[slot.id]
        draw_slot(canvas, slot, x, y, SLOT_WIDTH)
    for ring, (x, y) in RING_AT.items():
        draw_ring(canvas, ring, x, y)


def attack_path(section: int) -> Path:
    """The red trail from the Wall through the three Buildings of a path."""
    slots = [SLOT_AT[slot] for slot in SLOTS[section * PATH : section * PATH + PATH]]
    x, y = slots[0][0] + SLOT_WIDTH / 2, SOUTH - 6
    trail = f"M{x:g} {y:g}"
    for left, top in slots:
        trail += f"L{left + SLOT_WIDTH / 2:g} {top + SLOT_HEIGHT / 2:g}"
    return Path(trail, stroke="cinnabar", line=4, opacity=0.55)


def draw_east(canvas: Canvas) -> None:
    """The sea with its four positions."""
    x = LEFT + 1004
    draw_sea(canvas, x, SOUTH, WIDTH - x - 26, 430)
    for at, ship in enumerate(canvas.view.ships):
        draw_ship(canvas, ship, x + 4, SOUTH + 6 + at * 106, WIDTH - x - 34)


def draw_south(canvas: Canvas) -> None:
    """The Palace, and what lies beside it."""
    canvas.lay(*heading(LEFT + 4, 838, 880, canvas.say("board-palace")))
    for at in range(4):
        draw_track(canvas, at, LEFT + 4 + at * 224, 848, 216)
    x = LEFT + 912
    draw_stores(canvas, x, 826, 316)
    canvas.lay(*heading(x, 916, 316, canvas.say("board-nomads")))
    for at, card in enumerate(canvas.view.nomads):
        draw_nomad_card(canvas, card, x, 926 + at * 42)


def draw_nomad_card(canvas: Canvas, card: str, x: float, y: float) -> None:
    """A revealed Nomad card: steps over Strength, section by section."""
    number = NOMADS.index(card)
    canvas.lay(
        Rect(x, y, 316, 36, 6, fill="paper-light", stroke="terracotta-dark"),
        Text(x + 10, y + 23, canvas.name(card), 13.5, font="serif"),
        Use("chieftain", x + 144, y + 2, 16),
        Use("nomad_strength", x + 145, y + 19, 14),
    )
    rows = (canvas.box.nomad_steps[number], canvas.box.nomad_strength[number])
    for row, values in enumerate(rows):
        for at, value in enumerate(values):
            place = x + 184 + at * 34
            canvas.lay(Text(place, y + 15 + row * 16, str(value), 13.5, anchor="middle"))


def draw_own(canvas: Canvas, y: float) -> float:
    """The viewer's area; the answer is where the next one begins."""
    me = canvas.me
    if me is None:
        return y
    below = len(canvas.ground)
    x, room = EDGE + 16, BOARD - 32
    draw_header(canvas, me, x, y + 14, 300)
    counters = [*stuff(canvas, me), *pieces(canvas, me), soldiers(canvas, me)]
    flow(counters, x + 324, y + 12, room - 324, 4)
    low = flow([jade(canvas, me), *starting(canvas, me)], x, y + 56, 300, 10)
    flow(list(merchants(canvas, me, 292)), x, max(low, y + 98) + 8, 300, 6)
    low = flow(list(objectives(canvas, me, 196)), x + 324, y + 56, room - 324, 8)
    low = flow([*tiles(canvas, me)], x + 324, low + 10, room - 324, 6)
    low = flow(list(tray(canvas)), x + 324, low + 10, room - 324, 8)
    height = max(low + 14 - y, 244.0)
    active = me.seat == canvas.view.active
    canvas.ground[below:below] = area_sheet(EDGE, y, BOARD, height, me.seat, active)
    return y + height + 12


def draw_others(canvas: Canvas, y: float) -> float:
    """The other houses beside each other, all as high as the highest; the end."""
    others = [player for player in canvas.view.players if player.seat != canvas.view.seat]
    width = (BOARD - 12 * (len(others) - 1)) / len(others)
    below = len(canvas.ground)
    edges = [EDGE + at * (width + 12) for at in range(len(others))]
    ends = [
        draw_other(canvas, player, x + 14, y + 12, width - 28)
        for x, player in zip(edges, others, strict=True)
    ]
    height = max(ends) + 12 - y
    canvas.ground[below:below] = [
        node
        for x, player in zip(edges, others, strict=True)
        for node in area_sheet(x, y, width, height, player.seat, player.seat == canvas.view.active)
    ]
    return y + height


def draw_other(canvas: Canvas, player: PlayerView, x: float, y: float, width: float) -> float:
    """Another house; the answer is where it ends."""
    draw_header(canvas, player, x, y, width)
    goods = [] if player.rival else stuff(canvas, player)
    low = flow([*goods, *pieces(canvas, player)], x, y + 40, width, 2)
    low = flow([jade(canvas, player), *starting(canvas, player)], x, low + 8, width, 10)
    row = min(250.0, (width - 12) / (3 if width > 700 else 1))
    low = flow(list(merchants(canvas, player, row)), x, low + 8, width, 6)
    things = [*objectives(canvas, player, 190), *tiles(canvas, player)]
    return flow(things, x, low + 8, width, 6) if things else low
