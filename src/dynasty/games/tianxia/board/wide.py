"""The wide layout: the Wall along the north, the kingdoms below it, the sea in the east."""

from dynasty.drawing.layout import fit
from dynasty.drawing.scene import Path, Rect, Text, Use
from dynasty.drawing.widgets import SMALL, area_sheet, flow, heading, sheet
from dynasty.games.tianxia.board.areas import (
    draw_header,
    fortifications,
    jade,
    merchants,
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
    draw_lane,
    draw_order,
    draw_rounds,
    draw_stores,
)
from dynasty.games.tianxia.board.hand import objectives, sheet_of
from dynasty.games.tianxia.board.land import LAND_HEIGHT, draw_kingdoms
from dynasty.games.tianxia.board.tray import starting_sets, tray
from dynasty.games.tianxia.board.wall import draw_military, draw_section
from dynasty.games.tianxia.board.words import sentence
from dynasty.games.tianxia.names import DECK, NOMADS, PATH, SLOTS
from dynasty.games.tianxia.view import PlayerView

WIDTH = 1280
EDGE = 14
BOARD = WIDTH - 2 * EDGE
LEFT = 30
NORTH = 104  # where the steppe begins
COLUMN = 268
SOUTH = 370  # where the kingdoms begin
COURT = SOUTH + LAND_HEIGHT + 26
BOARD_HEIGHT = COURT + 186
SLOT_AT = {
    "qin_1": (40, 12),
    "qin_2": (40, 126),
    "qin_3": (48, 344),
    "zhao_1": (290, 12),
    "wei_1": (278, 130),
    "han_1": (290, 344),
    "zhao_2": (520, 12),
    "wei_2": (512, 130),
    "chu_1": (526, 344),
    "yan_1": (844, 12),
    "qi_1": (844, 146),
    "chu_2": (844, 344),
}  # below SOUTH
RING_AT = {
    "ring_qin": (134, 288),
    "ring_zhao_yan": (771, 92),
    "ring_han_wei": (398, 288),
    "ring_qi_chu": (774, 288),
}  # below SOUTH
RIVERS = (
    f"M226 {SOUTH + 4}c30 96-30 146 20 220s110 60 150 120",
    f"M40 {SOUTH + 258}c150-40 210 20 330-20s190-120 300-60 200 30 330 60",
    f"M30 {SOUTH + 448}c200-60 320 20 520-20s320-30 470-10",
)


def draw_wide(canvas: Canvas) -> tuple[float, float]:
    """Draw everything; the answer is the size of the picture."""
    canvas.lay(*sheet(EDGE, EDGE, BOARD, BOARD_HEIGHT))
    draw_head(canvas)
    for at, section in enumerate(canvas.view.sections):
        draw_section(canvas, section, LEFT + at * COLUMN, NORTH, COLUMN - 6)
    draw_military(canvas, LEFT + 4 * COLUMN + 2, NORTH, 142)
    draw_nomad_cards(canvas, LEFT + 4 * COLUMN + 2, NORTH + 196)
    draw_land(canvas)
    draw_east(canvas)
    draw_south(canvas)
    y = draw_sets(canvas, EDGE + BOARD_HEIGHT + 12.0)
    y = draw_own(canvas, y)
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
    draw_stores(canvas, 1036, 48, 224)


def draw_variant(canvas: Canvas) -> None:
    """The rival is a variant of our own, and says so."""
    view = canvas.view
    if view.deciders < view.seats:
        rival = canvas.who(view.seats - 1)
        said = canvas.say("board-variant", rival=rival)
        size = fit(said, 236, 13, SMALL, "serif")
        canvas.lay(Text(WIDTH - 34, 34, said, size, "ink-soft", "serif", "end"))
    deck = canvas.say("board-easy" if view.easy else "board-normal")
    canvas.lay(Text(WIDTH - 34, 52, deck, 13, "ink-soft", "serif", "end"))


def draw_land(canvas: Canvas) -> None:
    """The kingdoms: rivers, paths of attack, Buildings, rings."""
    canvas.lay(Rect(LEFT, SOUTH, 996, LAND_HEIGHT, 12, fill="earth-pale", opacity=0.38))
    draw_kingdoms(canvas, SOUTH)
    for river in RIVERS:
        canvas.lay(Path(river, stroke="azurite", line=7, opacity=0.28))
    for section in range(len(canvas.view.sections)):
        canvas.lay(attack_path(section))
    for slot in canvas.view.slots:
        x, y = SLOT_AT[slot.id]
        draw_slot(canvas, slot, x, SOUTH + y, SLOT_WIDTH)
    for ring, (x, y) in RING_AT.items():
        draw_ring(canvas, ring, x, SOUTH + y)


def attack_path(section: int) -> Path:
    """The red trail from the Wall through the three Buildings of a path."""
    slots = [SLOT_AT[slot] for slot in SLOTS[section * PATH : section * PATH + PATH]]
    x, y = slots[0][0] + SLOT_WIDTH / 2, SOUTH - 6
    trail = f"M{x:g} {y:g}"
    for left, top in slots:
        trail += f"L{left + SLOT_WIDTH / 2:g} {SOUTH + top + SLOT_HEIGHT / 2:g}"
    return Path(trail, stroke="cinnabar", line=4, opacity=0.55)


def draw_east(canvas: Canvas) -> None:
    """The sea with its four positions."""
    x = LEFT + 1004
    draw_sea(canvas, x, SOUTH, WIDTH - x - 26, LAND_HEIGHT)
    for at, ship in enumerate(canvas.view.ships):
        draw_ship(canvas, ship, x + 4, SOUTH + 8 + at * 113, WIDTH - x - 34)


def draw_south(canvas: Canvas) -> None:
    """The Palace, and the Barges on their river."""
    canvas.lay(*heading(LEFT + 4, COURT, 870, canvas.say("board-palace")))
    for at in range(4):
        draw_lane(canvas, at, LEFT + 4, COURT + 8 + at * 45, 878)
    x = LEFT + 900
    canvas.lay(*heading(x, COURT, 328, canvas.say("board-barges")))
    for at in range(3):
        draw_barge(canvas, at, x, COURT + 2 + at * 60, 328)


def draw_nomad_cards(canvas: Canvas, x: float, y: float) -> None:
    """The revealed Nomad cards by number; pointing at one tells its steps and Strength."""
    canvas.lay(Text(x + 2, y + 12, canvas.say("board-nomads"), SMALL, "accent", "serif"))
    for at, card in enumerate(canvas.view.nomads):
        number = NOMADS.index(card)
        steps, strength = canvas.box.nomad_steps[number], canvas.box.nomad_strength[number]
        rows = {"steps": " ".join(map(str, steps)), "strength": " ".join(map(str, strength))}
        title = sentence(canvas, canvas.name(card), [canvas.say("board-card", **rows)])
        left = x + at * 35
        canvas.lay(
            Rect(left, y + 18, 32, 40, 5, fill="paper-light", stroke="terracotta-dark"),
            Use("chieftain", left + 6, y + 19, 20, title=title),
            Text(left + 16, y + 54, str(number % DECK + 1), 13, anchor="middle", bold=True),
        )


def draw_sets(canvas: Canvas, y: float) -> float:
    """The starting sets while they lie open; the answer is where the next area begins."""
    sets = list(starting_sets(canvas, 298))
    if not sets:
        return y
    rows = -(-len(sets) // 4)
    canvas.lay(*sheet(EDGE, y, BOARD, 40 + rows * 43))
    canvas.lay(*heading(EDGE + 16, y + 22, BOARD - 32, canvas.say("board-sets")))
    flow(sets, EDGE + 16, y + 32, BOARD - 32, 9)
    return y + 52 + rows * 43


def draw_own(canvas: Canvas, y: float) -> float:
    """The viewer's area; the answer is where the next one begins."""
    me = canvas.me
    if me is None:
        return y
    below = len(canvas.ground)
    x, middle, right = EDGE + 16, EDGE + 336, EDGE + 944
    draw_header(canvas, me, x, y + 14, 300)
    low = flow([jade(canvas, me), *starting(canvas, me)], x, y + 54, 300, 10)
    ends = [flow(list(merchants(canvas, me, 296)), x, max(low, y + 98) + 8, 300, 6)]
    low = flow([*stuff(canvas, me), *pieces(canvas, me)], middle, y + 10, 590, 4)
    low = flow([fortifications(canvas, me), soldiers(canvas, me)], middle, low + 6, 590, 12)
    low = flow([*tiles(canvas, me)], middle, low + 10, 590, 6)
    ends.append(flow(list(objectives(canvas, me, 192)), middle, low + 10, 590, 7))
    low = flow([sheet_of(canvas, me, 292)], right, y + 10, 292)
    ends.append(flow(list(tray(canvas)), right, low + 8, 292, 8))
    height = max(ends) + 14 - y
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
    rows = [fortifications(canvas, player), jade(canvas, player), *starting(canvas, player)]
    low = flow(rows, x, low + 8, width, 10)
    low = flow(list(merchants(canvas, player, (width - 12) / 3)), x, low + 8, width, 6)
    things = [*objectives(canvas, player, 192), *tiles(canvas, player)]
    return flow(things, x, low + 8, width, 6) if things else low
