"""Where pieces come from: organizer, specialists, masters."""

from dynasty.drawing.keeping import part
from dynasty.drawing.layout import tiled, wrap
from dynasty.drawing.scene import Node, Rect, Text, Use
from dynasty.drawing.widgets import chip, label, number
from dynasty.games.terracotta_army.board.canvas import Canvas
from dynasty.games.terracotta_army.board.mausoleum import SLIM
from dynasty.games.terracotta_army.board.words import hirers, specialist_words, warrior_words
from dynasty.games.terracotta_army.names import MASTERS, WEAPONS
from dynasty.games.terracotta_army.view import TypeView

BOX = 78.0  # the height of the box of a warrior or specialist
BADGED = 60.0  # where its name stands, above the badge of a choice
MASTER = 72.0  # and of a master


@part
def draw_organizer(canvas: Canvas, x: float, y: float, width: float) -> float:
    """The four warriors: what the next one scores, how many are left; where they end."""
    step = width / len(canvas.view.organizer)
    for at, kind in enumerate(canvas.view.organizer):
        place = Rect(x + at * step, y, step - 6, BOX, 8)
        title = f"{warrior_words(canvas, kind)}. {canvas.help(kind.id)}"
        canvas.place(kind.id, title, place, store_face(canvas, kind, place, "vp"))
    return y + BOX


@part
def draw_specialists(canvas: Canvas, x: float, y: float, width: float, columns: int = 4) -> float:
    """The four specialists: price, weapon, how many are left; where they end."""
    step, kinds = width / columns, canvas.view.specialists
    for at, ((left, top), kind) in enumerate(
        zip(tiled(len(kinds), columns, step, BOX + 6), kinds, strict=True)
    ):
        place = Rect(x + left, y + top, step - 6, BOX, 8)
        weapon = WEAPONS[canvas.box.specialist_weapon[at]]
        title = f"{specialist_words(canvas, at)}. {canvas.help(kind.id)}"
        canvas.place(kind.id, title, place, store_face(canvas, kind, place, "coin", weapon))
    return y + len(kinds) // columns * (BOX + 6) - 6


def store_face(
    canvas: Canvas, kind: TypeView, place: Rect, symbol: str, weapon: str = ""
) -> tuple[Node, ...]:
    """A figure, its name, how many are left, and what the next one scores or costs."""
    x, y, right, left = place.x, place.y, place.x + place.width - 7, kind.left
    worth = (Use(symbol, right - 34, y + 7, 20), number(right - 5, y + 23, str(kind.worth), 16))
    return (
        Rect(x, y, place.width, BOX, 8, fill="paper-dark", stroke="paper-edge"),
        Use(
            kind.id,
            x + 5,
            y + 3,
            46 if kind.id in SLIM else 40,
            "earth",
            opacity=1 if left else 0.3,
        ),
        *(worth if left else ()),
        *((Use(weapon, right - 56, y + 8, 18),) if weapon and left else ()),
        Text(right, y + 43, canvas.say("board-left", n=left), 12, "ink-soft", anchor="end"),
        label(x + 2, y + BADGED, place.width - 4, canvas.name(kind.id), 12.5),
    )


def draw_masters(canvas: Canvas, x: float, y: float, width: float, columns: int) -> float:
    """Six masters with the marks of the players; the answer is where they end."""
    step = width / columns
    places = tiled(len(MASTERS), columns, step, MASTER + 6)
    for (left, top), master in zip(places, MASTERS, strict=True):
        draw_master(canvas, master, x + left, y + top, step - 6)
    return y + len(MASTERS) // columns * (MASTER + 6) - 6


@part
def draw_master(canvas: Canvas, master: str, x: float, y: float, width: float) -> None:
    """One master: sign, name, what he brings after a round, and who has hired him."""
    gives, here = canvas.box.gives_coin[MASTERS.index(master)], hirers(canvas, master)
    bonus = "coin" if gives else "wet_clay"
    lines = wrap(canvas.name(master), width - 48, 12.5, "serif")
    nodes: list[Node] = [
        Rect(x, y, width, MASTER, 8, fill="paper-dark", stroke="paper-edge"),
        Use(master, x + 6, y + 6, 32),
        *(
            Text(x + 44, y + 19 + 14 * at, line, 12.5, font="serif")
            for at, line in enumerate(lines)
        ),
        Use(bonus, x + width - 23, y + MASTER - 23, 17),
        *(
            chip(seat, x + 7 + at * 26, y + MASTER - 27, 22, canvas.who(seat))
            for at, seat in enumerate(here)
        ),
    ]
    title = canvas.about(canvas.name(master), canvas.help(master), *map(canvas.who, here))
    canvas.place(master, title, Rect(x, y, width, MASTER, 8), nodes)
