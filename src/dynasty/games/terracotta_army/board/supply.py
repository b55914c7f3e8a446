"""The supply: organizer, specialists, masters."""

from dynasty.drawing.render_cache import cached_part
from dynasty.drawing.scene import Node, Rect, Text, Use
from dynasty.drawing.text_metrics import grid_corners, wrap_text
from dynasty.drawing.widgets import bold_number, chip, fitted_label
from dynasty.games.terracotta_army.board.canvas import Canvas
from dynasty.games.terracotta_army.board.labels import hiring_seats, specialist_words, warrior_words
from dynasty.games.terracotta_army.board.mausoleum import SLIM_STATUES
from dynasty.games.terracotta_army.names import MASTERS, WEAPONS
from dynasty.games.terracotta_army.view import TypeView

BOX_HEIGHT = 78.0  # the height of the box of a warrior or specialist
BADGED_NAME_Y = 60.0  # where its name stands, above the badge of a choice
MASTER_HEIGHT = 72.0  # and of a master


@cached_part
def draw_organizer(canvas: Canvas, x: float, y: float, width: float) -> float:
    """Draw the warriors left with the points of the next one; return the y below them."""
    step = width / len(canvas.view.organizer)
    for at, kind in enumerate(canvas.view.organizer):
        place = Rect(x + at * step, y, step - 6, BOX_HEIGHT, 8)
        title = f"{warrior_words(canvas, kind)}. {canvas.help(kind.id)}"
        canvas.place(kind.id, title, place, store_face(canvas, kind, place, "vp"))
    return y + BOX_HEIGHT


@cached_part
def draw_specialists(canvas: Canvas, x: float, y: float, width: float, columns: int = 4) -> float:
    """Draw the specialists left with price and weapon; return the y below them."""
    step, kinds = width / columns, canvas.view.specialists
    for at, ((left, top), kind) in enumerate(
        zip(grid_corners(len(kinds), columns, step, BOX_HEIGHT + 6), kinds, strict=True)
    ):
        place = Rect(x + left, y + top, step - 6, BOX_HEIGHT, 8)
        weapon = WEAPONS[canvas.box.specialist_weapon[at]]
        title = f"{specialist_words(canvas, at)}. {canvas.help(kind.id)}"
        canvas.place(kind.id, title, place, store_face(canvas, kind, place, "coin", weapon))
    return y + len(kinds) // columns * (BOX_HEIGHT + 6) - 6


def store_face(
    canvas: Canvas, kind: TypeView, place: Rect, symbol: str, weapon: str = ""
) -> tuple[Node, ...]:
    """Return a figure with its name, how many are left, and the points or price of the next one."""
    x, y, right, left = place.x, place.y, place.x + place.width - 7, kind.left
    worth = (
        Use(symbol, right - 34, y + 7, 20),
        bold_number(right - 5, y + 23, str(kind.worth), 16),
    )
    return (
        Rect(x, y, place.width, BOX_HEIGHT, 8, fill="paper-dark", stroke="paper-edge"),
        Use(
            kind.id,
            x + 5,
            y + 3,
            46 if kind.id in SLIM_STATUES else 40,
            "earth",
            opacity=1 if left else 0.3,
        ),
        *(worth if left else ()),
        *((Use(weapon, right - 56, y + 8, 18),) if weapon and left else ()),
        Text(right, y + 43, canvas.say("board-left", n=left), 12, "ink-soft", anchor="end"),
        fitted_label(x + 2, y + BADGED_NAME_Y, place.width - 4, canvas.name(kind.id), 12.5),
    )


def draw_masters(canvas: Canvas, x: float, y: float, width: float, columns: int) -> float:
    """Draw the six masters with the marks of the players; return the y below them."""
    step = width / columns
    places = grid_corners(len(MASTERS), columns, step, MASTER_HEIGHT + 6)
    for (left, top), master in zip(places, MASTERS, strict=True):
        draw_master(canvas, master, x + left, y + top, step - 6)
    return y + len(MASTERS) // columns * (MASTER_HEIGHT + 6) - 6


@cached_part
def draw_master(canvas: Canvas, master: str, x: float, y: float, width: float) -> None:
    """Draw a master: sign, name, what he gives after a round, and who has hired him."""
    gives, here = canvas.box.gives_coin[MASTERS.index(master)], hiring_seats(canvas, master)
    bonus = "coin" if gives else "wet_clay"
    lines = wrap_text(canvas.name(master), width - 48, 12.5, "serif")
    nodes: list[Node] = [
        Rect(x, y, width, MASTER_HEIGHT, 8, fill="paper-dark", stroke="paper-edge"),
        Use(master, x + 6, y + 6, 32),
        *(
            Text(x + 44, y + 19 + 14 * at, line, 12.5, font="serif")
            for at, line in enumerate(lines)
        ),
        Use(bonus, x + width - 23, y + MASTER_HEIGHT - 23, 17),
        *(
            chip(seat, x + 7 + at * 26, y + MASTER_HEIGHT - 27, 22, canvas.who(seat))
            for at, seat in enumerate(here)
        ),
    ]
    title = canvas.about(canvas.name(master), canvas.help(master), *map(canvas.who, here))
    canvas.place(master, title, Rect(x, y, width, MASTER_HEIGHT, 8), nodes)
