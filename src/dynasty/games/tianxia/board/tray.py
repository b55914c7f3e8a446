"""The tray: whatever can be chosen now and lies nowhere else on the board."""

from collections.abc import Iterator

from dynasty.drawing.layout import fit, measure
from dynasty.drawing.scene import Group, Node, Rect, Text, Use, walk
from dynasty.drawing.widgets import SMALL, Item
from dynasty.games.tianxia.board.canvas import Canvas
from dynasty.games.tianxia.board.faces import effects, tile_face
from dynasty.games.tianxia.board.words import board_help, income_nouns
from dynasty.games.tianxia.names import (
    BANNERS,
    BARGES,
    BOARD_SIDES,
    BUILDINGS,
    CRATES,
    DELIVERY_SPACES,
    DEMAND_PLACES,
    DISPLAY,
    JADES,
    KINDS,
    MERCHANTS,
    PALACE_SLOTS,
    POSITIONS,
    ROWS,
    SECTIONS,
    SETS,
    SLOTS,
    SPACES,
    TRACKS,
)

HEIGHT = 46.0
COMMON = frozenset(
    (
        *(*SECTIONS, *SLOTS, *BUILDINGS, *SPACES, *BANNERS, *POSITIONS, *DEMAND_PLACES),
        *(*DELIVERY_SPACES, *BARGES, *TRACKS, *PALACE_SLOTS, *DISPLAY, *SETS),
    )
)  # what lies on the common board while it can be chosen


def missing(canvas: Canvas) -> list[str]:
    """The nouns to choose from that lie neither on the common board nor on the mat so far."""
    laid = walk((*canvas.ground, *canvas.pieces))
    drawn = {node.noun for node in laid if isinstance(node, Group) and node.noun}
    return [noun for noun in canvas.chosen if noun not in drawn | COMMON]


def tray(canvas: Canvas) -> Iterator[Item]:
    """An item for each of them."""
    for noun in missing(canvas):
        if noun.startswith("board_"):
            yield board(canvas, noun)
        elif noun in KINDS:
            face = tile_face(canvas, noun, HEIGHT)
            yield canvas.thing(f"tray-{noun}", face, canvas.name(noun), HEIGHT, HEIGHT, noun)
        else:
            yield card(canvas, noun)


def starting_sets(canvas: Canvas, width: float) -> Iterator[Item]:
    """The sets that lie open until the houses have chosen."""
    for noun, building, gains in canvas.open_sets:
        name = f"{canvas.name(noun)}: {canvas.name(building)}"
        said = [canvas.help(building), canvas.say("board-gives", gain=gains)]
        face = (
            Rect(0, 0, width, 36, 8, fill="silk", stroke="gold-dark", line=1.6),
            Text(9, 23, name, fit(name, 154, 13, SMALL, "serif"), "line", "serif"),
            *effects(income_nouns(canvas, building), 172, 8, 20),
            Text(214, 24, "+", 15, "line", bold=True),
            *effects(gains, 228, 8, 20),
        )
        yield canvas.thing(noun, face, canvas.about(name, *said), width, 36, noun)


def card(canvas: Canvas, noun: str) -> Item:
    """A card with a name and, where there is something to see, symbols below it."""
    name, glyphs = canvas.name(noun), list[Node]()
    if noun in CRATES:
        glyphs = [Use("any_good", 8 + at * 20, 22, 19) for at in range(int(noun[-1]))]
    elif noun in JADES:
        glyphs = [Use(noun, 8, 20, 22)]
    width = max(60.0, measure(name, 13, "serif") + 18, 12 + 21.0 * len(glyphs))
    face = (
        Rect(0, 0, width, HEIGHT, 8, fill="silk", stroke="gold-dark", line=1.6),
        Text(9, 17 if glyphs else 28, name, 13, "line", "serif"),
        *glyphs,
    )
    return canvas.thing(f"tray-{noun}", face, name, width, HEIGHT, noun)


def board(canvas: Canvas, noun: str) -> Item:
    """A side of a player board with its three Merchant actions."""
    first = BOARD_SIDES.index(noun.removeprefix("board_")) * ROWS
    lines: list[Node] = []
    for at, merchant in enumerate(MERCHANTS[first : first + ROWS]):
        spaces = canvas.box.merchant_spaces[first + at]
        pitch = min(15.0, 42 / spaces)
        lines += [
            Use("merchant", 10 + space * pitch, 27 + at * 24, 19, colour="silk-dark")
            for space in range(spaces)
        ]
        lines.append(Text(62, 41 + at * 24, canvas.name(merchant), 12.5, "line"))
    face = (
        Rect(0, 0, 290, 102, 8, fill="silk", stroke="gold-dark", line=1.6),
        Text(10, 20, canvas.name(noun), 14.5, "line", "serif"),
        *lines,
    )
    title = canvas.about(canvas.name(noun), *board_help(canvas, noun))
    return canvas.thing(f"tray-{noun}", face, title, 290, 102, noun)
