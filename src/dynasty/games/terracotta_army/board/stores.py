"""Where pieces come from: organizer, specialists, masters."""

from dynasty.drawing.layout import wrap
from dynasty.drawing.scene import Node, Rect, Text, Use
from dynasty.drawing.widgets import chip, label, number
from dynasty.games.terracotta_army.board.canvas import Canvas
from dynasty.games.terracotta_army.board.mausoleum import SLIM
from dynasty.games.terracotta_army.board.words import hirers, specialist_words, warrior_words
from dynasty.games.terracotta_army.names import MASTERS, WEAPONS

BOX = 78.0  # the height of the box of a warrior or specialist
MASTER = 72.0  # and of a master


def draw_organizer(canvas: Canvas, x: float, y: float, width: float) -> None:
    """The four warriors: what the next one scores, its weapon, how many are left."""
    step = width / len(canvas.view.organizer)
    for at, kind in enumerate(canvas.view.organizer):
        nodes = store_face(canvas, kind.id, kind.left, x + at * step, y, step - 6)
        nodes += price(x + (at + 1) * step - 13, y, "vp", kind.worth, WEAPONS[at], kind.left)
        target = Rect(x + at * step, y, step - 6, BOX, 8)
        title = f"{warrior_words(canvas, kind)}. {canvas.help(kind.id)}"
        canvas.place(kind.id, title, target, nodes)


def draw_specialists(canvas: Canvas, x: float, y: float, width: float) -> None:
    """The four specialists: price, weapon, how many are left."""
    step = width / len(canvas.view.specialists)
    for at, kind in enumerate(canvas.view.specialists):
        weapon = WEAPONS[canvas.box.specialist_weapon[at]]
        nodes = store_face(canvas, kind.id, kind.left, x + at * step, y, step - 6)
        nodes += price(x + (at + 1) * step - 13, y, "coin", kind.worth, weapon, kind.left)
        target = Rect(x + at * step, y, step - 6, BOX, 8)
        title = f"{specialist_words(canvas, at)}. {canvas.help(kind.id)}"
        canvas.place(kind.id, title, target, nodes)


def store_face(
    canvas: Canvas, kind: str, left: int, x: float, y: float, width: float
) -> list[Node]:
    """A box with its figure, its name and how many are left; an empty one is faint."""
    tall, faint = 50.0, 1.0 if left else 0.3
    slim = tall * 0.625 if kind in SLIM else tall * 0.8
    figure = Use(kind, x + 5, y + 5, tall if kind in SLIM else slim, "earth", opacity=faint)
    return [
        Rect(x, y, width, BOX, 8, fill="paper-dark", stroke="paper-edge"),
        figure,
        Text(x + width - 7, y + 52, canvas.say("board-left", n=left), 12, "ink-soft", anchor="end"),
        label(x + 2, y + BOX - 7, width - 4, canvas.name(kind), 12.5),
    ]


def price(right: float, y: float, symbol: str, n: int, weapon: str, left: int) -> list[Node]:
    """What the next one scores or costs, and the weapon that goes with it."""
    if not left:
        return []
    return [
        Use(weapon, right - 56, y + 8, 18),
        Use(symbol, right - 34, y + 7, 20),
        number(right - 5, y + 23, str(n), 16),
    ]


def draw_masters(canvas: Canvas, x: float, y: float, width: float, columns: int) -> float:
    """Six masters with the marks of the players; the answer is where they end."""
    step = width / columns
    for at, master in enumerate(MASTERS):
        left, top = x + at % columns * step, y + at // columns * (MASTER + 6)
        draw_master(canvas, master, left, top, step - 6)
    return y + (len(MASTERS) + columns - 1) // columns * (MASTER + 6) - 6


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
