"""The tray: choices that have no place on the common board or a mat."""

from collections.abc import Iterator

from dynasty.drawing.scene import Group, Node, Rect, Text, Use, walk_nodes
from dynasty.drawing.text_metrics import fitting_size, text_width
from dynasty.drawing.widgets import MIN_FONT_SIZE, Item
from dynasty.games.tianxia.board.canvas import Canvas
from dynasty.games.tianxia.board.card_faces import effect_nodes, tile_face
from dynasty.games.tianxia.board.labels import income_nouns, player_board_help
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

TRAY_HEIGHT = 46.0
COMMON_BOARD_NOUNS = frozenset(
    (
        *(*SECTIONS, *SLOTS, *BUILDINGS, *SPACES, *BANNERS, *POSITIONS, *DEMAND_PLACES),
        *(*DELIVERY_SPACES, *BARGES, *TRACKS, *PALACE_SLOTS, *DISPLAY, *SETS),
    )
)  # what lies on the common board while it can be chosen


def unplaced_nouns(canvas: Canvas) -> list[str]:
    """Return the nouns to choose from that are neither on the common board nor on the mat."""
    laid = walk_nodes((*canvas.ground, *canvas.pieces))
    drawn = {node.noun for node in laid if isinstance(node, Group) and node.noun}
    return [noun for noun in canvas.chosen if noun not in drawn | COMMON_BOARD_NOUNS]


def tray_items(canvas: Canvas) -> Iterator[Item]:
    """Yield an item for each choice that is on no board."""
    for noun in unplaced_nouns(canvas):
        if noun.startswith("board_"):
            yield board_item(canvas, noun)
        elif noun in KINDS:
            face = tile_face(canvas, noun, TRAY_HEIGHT)
            yield canvas.thing(
                f"tray-{noun}", face, canvas.name(noun), TRAY_HEIGHT, TRAY_HEIGHT, noun
            )
        else:
            yield card_item(canvas, noun)


def starting_set_items(canvas: Canvas, width: float) -> Iterator[Item]:
    """Yield the starting sets while houses choose."""
    for noun, building, gains in canvas.open_sets:
        name = f"{canvas.name(noun)}: {canvas.name(building)}"
        said = [canvas.help(building), canvas.say("board-gives", gain=gains)]
        face = (
            Rect(0, 0, width, 36, 8, fill="silk", stroke="gold-dark", line=1.6),
            Text(9, 23, name, fitting_size(name, 154, 13, MIN_FONT_SIZE, "serif"), "line", "serif"),
            *effect_nodes(income_nouns(canvas, building), 172, 8, 20),
            Text(214, 24, "+", 15, "line", bold=True),
            *effect_nodes(gains, 228, 8, 20),
        )
        yield canvas.thing(noun, face, canvas.about(name, *said), width, 36, noun)


def card_item(canvas: Canvas, noun: str) -> Item:
    """Return a card with a name and, if there are any, symbols below it."""
    name, glyphs = canvas.name(noun), list[Node]()
    if noun in CRATES:
        glyphs = [Use("any_good", 8 + at * 20, 22, 19) for at in range(int(noun[-1]))]
    elif noun in JADES:
        glyphs = [Use(noun, 8, 20, 22)]
    width = max(60.0, text_width(name, 13, "serif") + 18, 12 + 21.0 * len(glyphs))
    face = (
        Rect(0, 0, width, TRAY_HEIGHT, 8, fill="silk", stroke="gold-dark", line=1.6),
        Text(9, 17 if glyphs else 28, name, 13, "line", "serif"),
        *glyphs,
    )
    return canvas.thing(f"tray-{noun}", face, name, width, TRAY_HEIGHT, noun)


def board_item(canvas: Canvas, noun: str) -> Item:
    """Return a side of a player board with its three Merchant actions."""
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
    title = canvas.about(canvas.name(noun), *player_board_help(canvas, noun))
    return canvas.thing(f"tray-{noun}", face, title, 290, 102, noun)
