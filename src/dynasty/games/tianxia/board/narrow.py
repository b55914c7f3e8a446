"""The narrow layout: everything below each other on the width of a phone."""

from collections.abc import Callable

from dynasty.drawing.scene import Node, Text
from dynasty.drawing.widgets import area_sheet, flow, heading, sheet
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
from dynasty.games.tianxia.board.country import draw_ring, draw_slot
from dynasty.games.tianxia.board.court import (
    TRACK_HEIGHT,
    draw_display,
    draw_narrow_tiles,
    draw_order,
    draw_rounds,
    draw_stores,
    draw_track,
)
from dynasty.games.tianxia.board.hand import objectives, sheet_of
from dynasty.games.tianxia.board.tray import starting_sets, tray
from dynasty.games.tianxia.board.wall import draw_military, draw_section, section_height
from dynasty.games.tianxia.names import RINGS
from dynasty.games.tianxia.view import PlayerView

WIDTH = 390
EDGE = 4
FINGER = 36.0  # the least size of what can be hit
PAPER = WIDTH - 2 * EDGE
LEFT = EDGE + 8
ROOM = WIDTH - 2 * LEFT
PITCH = 122  # from Building to Building


def draw_narrow(canvas: Canvas) -> tuple[float, float]:
    """Draw everything; the answer is the size of the picture."""
    canvas.least = FINGER
    y = on_paper(canvas, float(EDGE), draw_head)
    for part in (draw_wall, draw_kingdoms, draw_water):
        y = on_paper(canvas, y, part)
    if canvas.open_sets:
        y = on_paper(canvas, y, draw_sets)
    me = canvas.me
    if me is not None:
        y = on_paper(canvas, y, draw_player, me)
    y = on_paper(canvas, y, draw_court)
    for player in canvas.view.players:
        if player is not me:
            y = on_paper(canvas, y, draw_player, player)
    return WIDTH, y


def on_paper(
    canvas: Canvas, y: float, part: Callable[..., float], player: PlayerView | None = None
) -> float:
    """Draw a part, then lay its paper under it; the answer is where the next one begins."""
    below = len(canvas.ground)
    paper: tuple[Node, ...]
    if player is None:
        height = part(canvas, y) + 10 - y
        paper = sheet(EDGE, y, PAPER, height)
    else:
        height = part(canvas, player, y) + 10 - y
        paper = area_sheet(EDGE, y, PAPER, height, player.seat, player.seat == canvas.view.active)
    canvas.ground[below:below] = paper
    return y + height + 7


def draw_head(canvas: Canvas, y: float) -> float:
    canvas.lay(
        Text(LEFT + 2, y + 34, canvas.say("title"), 26, "ink", "serif"),
        Text(LEFT + 2, y + 56, canvas.moment(), 13.5, "ink-soft", "serif"),
    )
    draw_rounds(canvas, WIDTH - LEFT - 118, y + 12)
    draw_order(canvas, LEFT, y + 66, ROOM)
    canvas.lay(Text(LEFT + 2, y + 144, canvas.say("board-display"), 13, "accent", "serif"))
    draw_display(canvas, LEFT, y + 152, 54)
    view = canvas.view
    if view.deciders == view.seats:
        return y + 208
    said = canvas.say("board-variant", rival=canvas.who(view.seats - 1))
    canvas.lay(Text(LEFT + 2, y + 224, said, 12.5, "ink-soft", "serif"))
    return y + 228


def draw_wall(canvas: Canvas, y: float) -> float:
    """Two sections beside each other, then the military spaces."""
    width = ROOM / 2 - 3
    height = section_height(width)
    for at, section in enumerate(canvas.view.sections):
        row, column = divmod(at, 2)
        x, top = LEFT + column * (width + 6), y + 8 + row * (height + 10)
        draw_section(canvas, section, x, top, width)
    low = y + 8 + 2 * (height + 10)
    draw_military(canvas, LEFT, low, ROOM, across=True)
    return low + 90


def draw_kingdoms(canvas: Canvas, y: float) -> float:
    """The rings, then the Buildings path by path."""
    canvas.lay(*heading(LEFT, y + 20, ROOM, canvas.say("board-kingdoms")))
    for at, ring in enumerate(RINGS):
        row, column = divmod(at, 2)
        draw_ring(canvas, ring, LEFT + 92 + column * 186, y + 78 + row * 100)
    low, width = y + 242, ROOM / 2 - 8
    for at, slot in enumerate(canvas.view.slots):
        row, column = divmod(at, 2)
        x, top = LEFT + 4 + column * (width + 12), low + row * PITCH
        canvas.lay(Text(x + 18, top, canvas.name(slot.region), 13, "accent", "serif"))
        draw_slot(canvas, slot, x, top, width)
    return low + 6 * PITCH - 12


def draw_water(canvas: Canvas, y: float) -> float:
    """Ships, then Barges."""
    draw_sea(canvas, LEFT, y + 8, ROOM, 4 * 106 + 4)
    for at, ship in enumerate(canvas.view.ships):
        draw_ship(canvas, ship, LEFT + 6, y + 12 + at * 106, ROOM - 12)
    low = y + 4 * 106 + 20
    for at in range(3):
        draw_barge(canvas, at, LEFT + 4, low + at * 70, ROOM - 8)
    return low + 3 * 70


def draw_court(canvas: Canvas, y: float) -> float:
    """Palace tracks, their tiles, and what lies face down."""
    canvas.lay(*heading(LEFT, y + 20, ROOM, canvas.say("board-palace")))
    width = ROOM / 4
    for at in range(4):
        draw_track(canvas, at, LEFT + at * width, y + 48, width - 5)
    low = draw_narrow_tiles(canvas, LEFT, y + 54 + TRACK_HEIGHT, ROOM)
    canvas.lay(*heading(LEFT, low + 20, ROOM, canvas.say("board-stores")))
    draw_stores(canvas, LEFT, low + 8, ROOM)
    return low + 62


def draw_sets(canvas: Canvas, y: float) -> float:
    """The starting sets while they lie open."""
    canvas.lay(*heading(LEFT, y + 20, ROOM, canvas.say("board-sets")))
    return flow(list(starting_sets(canvas, ROOM)), LEFT, y + 30, ROOM, 6)


def draw_player(canvas: Canvas, player: PlayerView, y: float) -> float:
    """An area: header and all things."""
    own = player.seat == canvas.view.seat
    draw_header(canvas, player, LEFT, y + 12, ROOM)
    goods = [] if player.rival else stuff(canvas, player)
    more = [soldiers(canvas, player)] if own else []
    low = flow([*goods, *pieces(canvas, player), *more], LEFT, y + 54, ROOM, 4)
    low = flow([fortifications(canvas, player)], LEFT, low + 8, ROOM)
    low = flow([jade(canvas, player), *starting(canvas, player)], LEFT, low + 8, ROOM, 10)
    if player.merchants:
        low = flow(list(merchants(canvas, player, ROOM)), LEFT, low + 8, ROOM, 4)
    things = [*objectives(canvas, player, ROOM / 2 - 4), *tiles(canvas, player)]
    if things:
        low = flow(things, LEFT, low + 8, ROOM, 6)
    if not own:
        return low
    low = flow(list(tray(canvas)), LEFT, low + 8, ROOM, 6)
    return flow([sheet_of(canvas, player, ROOM)], LEFT, low + 8, ROOM)
