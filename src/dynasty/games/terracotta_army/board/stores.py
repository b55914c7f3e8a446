"""Where pieces come from: organizer, specialists, masters, turn order and priority."""

from dynasty.drawing.scene import Node, Rect, Text, Use
from dynasty.drawing.widgets import badge, chip, label, number
from dynasty.games.terracotta_army.board.canvas import Canvas
from dynasty.games.terracotta_army.board.mausoleum import SLIM
from dynasty.games.terracotta_army.board.words import sentence
from dynasty.games.terracotta_army.names import MASTER_TOKENS, MASTERS, WEAPONS
from dynasty.games.terracotta_army.view import TypeView


def warrior_title(canvas: Canvas, kind: TypeView) -> str:
    """A column of the organizer in words."""
    left = canvas.say("board-left", n=kind.left)
    worth = canvas.say("board-next-vp", n=kind.worth)
    about = sentence(canvas, canvas.name(kind.id), [left, worth if kind.left else ""])
    return f"{about}. {canvas.help(kind.id)}"


def draw_organizer(canvas: Canvas, x: float, y: float, width: float, row: float) -> None:
    """Four columns of figures; the lowest of a column is taken next and scores its row."""
    values = canvas.box.organizer
    rows, column = len(values), (width - 22) / 4
    for at, vp in enumerate(values):
        top = y + (rows - 1 - at) * row
        canvas.lay(
            Rect(x, top, width, row, 4, fill="paper-dark" if at % 2 else "paper-light"),
            number(x + 10, top + row / 2 + 4.5, str(vp), 12.5, "ink-soft"),
        )
    for place, kind in enumerate(canvas.view.organizer):
        left = x + 22 + place * column
        nodes: list[Node] = []
        for at in range(rows - kind.left, rows):
            size = row * 1.02
            top = y + (rows - 1 - at) * row
            nodes.append(Use(kind.id, left + column / 2 - size * 0.31, top, size, colour="earth"))
        target = Rect(left, y, column - 1, rows * row, 5)
        canvas.place(kind.id, warrior_title(canvas, kind), target, nodes)


def draw_organizer_boxes(canvas: Canvas, x: float, y: float, width: float, height: float) -> None:
    """The organizer in brief: how many are left of a type and what the next one scores."""
    step = width / 4
    for place, kind in enumerate(canvas.view.organizer):
        left = x + place * step
        canvas.place(
            kind.id,
            warrior_title(canvas, kind),
            Rect(left, y, step - 6, height, 8),
            (
                Rect(left, y, step - 6, height, 8, fill="paper-dark", stroke="paper-edge"),
                Use(kind.id, left + 4, y + 4, height - 22, colour="earth"),
                Use("vp", left + step - 46, y + 6, 18),
                number(left + step - 18, y + 21, str(kind.worth), 16),
                left_over(canvas, left + step - 10, y + 44, kind.left),
                label(left, y + height - 5, step - 6, canvas.name(kind.id), 12.5),
            ),
        )


def left_over(canvas: Canvas, right: float, y: float, count: int) -> Text:
    """How many are left, up to the right edge of their place."""
    return Text(right, y, canvas.say("board-left", n=count), 13, "ink-soft", anchor="end")


def specialist_title(canvas: Canvas, at: int) -> str:
    kind = canvas.view.specialists[at]
    weapon = WEAPONS[canvas.box.specialist_weapon[at]]
    price = canvas.say("board-price", n=kind.worth, weapon=canvas.name(weapon))
    said = [canvas.say("board-left", n=kind.left), price if kind.left else ""]
    return f"{sentence(canvas, canvas.name(kind.id), said)}. {canvas.help(kind.id)}"


def draw_specialists(canvas: Canvas, x: float, y: float, width: float, height: float) -> None:
    """Four specialists with their price, their weapon and how many are left."""
    step = width / 4
    for at, kind in enumerate(canvas.view.specialists):
        left, tall = x + at * step, min(height - 26, step * 0.42)
        weapon = WEAPONS[canvas.box.specialist_weapon[at]]
        slim = kind.id in SLIM
        faint = 1.0 if kind.left else 0.3
        canvas.place(
            kind.id,
            specialist_title(canvas, at),
            Rect(left, y, step - 6, height, 8),
            (
                Rect(left, y, step - 6, height, 8, fill="paper-dark", stroke="paper-edge"),
                Use(kind.id, left + (tall * 0.2 if slim else 0) + 4, y + 6, tall, opacity=faint),
                Use("coin", left + step - 52, y + 5, 18),
                number(left + step - 18, y + 20, str(kind.worth) if kind.left else "–", 16),
                Use(weapon, left + step - 70, y + 6, 16, title=canvas.name(weapon)),
                left_over(canvas, left + step - 10, y + 42, kind.left),
                label(left, y + height - 6, step - 6, canvas.name(kind.id), 12.5),
            ),
        )


def draw_masters(
    canvas: Canvas, x: float, y: float, width: float, height: float, columns: int
) -> float:
    """Six masters with the tokens of the players; the answer is where they end."""
    step = width / columns
    for at, master in enumerate(MASTERS):
        left, top = x + at % columns * step, y + at // columns * (height + 6)
        draw_master(canvas, master, left, top, step - 6, height)
    return y + (len(MASTERS) + columns - 1) // columns * (height + 6) - 6


def draw_master(
    canvas: Canvas, master: str, x: float, y: float, width: float, height: float
) -> None:
    """One master: sign, name, cleanup bonus, and who has hired him for how much."""
    gives = canvas.box.gives_coin[MASTERS.index(master)]
    here = [
        (player.seat, canvas.box.token_cost[MASTER_TOKENS.index(token)])
        for player in canvas.view.players
        for name, token in player.masters
        if name == master
    ]
    said = [canvas.help(master), *(canvas.who(seat) for seat, _ in here)]
    nodes: list[Node] = [
        Rect(x, y, width, height, 8, fill="paper-dark", stroke="paper-edge"),
        Use(master, x + 5, y + 5, 32),
        label(x + 40, y + 18, width - 46, canvas.name(master), 13),
        Use("coin" if gives else "wet_clay", x + 42, y + 24, 15),
        Text(x + 60, y + 36.5, canvas.say("board-each-round"), 11.5, "ink-soft"),
    ]
    for place, (seat, cost) in enumerate(here):
        spot = x + 6 + place * 34
        nodes.append(chip(seat, spot, y + height - 26, 21, canvas.who(seat)))
        if not canvas.is_li_si(seat):
            nodes += badge(spot + 23, y + height - 11, str(cost), "gold-light", "line", 7.5)
    title = sentence(canvas, canvas.name(master), said)
    canvas.place(master, title, Rect(x, y, width, height, 8), nodes)


def draw_order(canvas: Canvas, x: float, y: float, width: float, height: float) -> None:
    """The turn order from left to right, and the priority tokens that are left."""
    order, stack = canvas.view.order, canvas.view.stack
    size = min(height - 12, 30.0)
    canvas.lay(Rect(x, y, width, height, 8, fill="paper-dark", stroke="paper-edge"))
    for at, seat in enumerate(order):
        spot = x + 8 + at * (size + 8)
        if seat == canvas.view.active:
            canvas.lay(Rect(spot - 3, y + 3, size + 6, height - 6, 7, stroke="gold", line=2))
        title = canvas.say("board-place", n=at + 1, who=canvas.who(seat))
        face = (chip(seat, 0, 0, size),)
        canvas.piece(f"order-{seat}", (spot, y + (height - size) / 2), face, title)
    for at, token in enumerate(reversed(stack)):
        right = x + width - size - 8 - at * (size + 6)
        canvas.piece(token, (right, y + (height - size) / 2), token_face(canvas, token, size))


def token_face(canvas: Canvas, token: str, size: float) -> tuple[Node, ...]:
    """A priority token: its number, and the clay it brings."""
    text = token[-1]
    clay = canvas.box.priority_clay[int(text) - 1]
    wet = (Use("wet_clay", size * 0.55, size * 0.5, size * 0.5),) if clay else ()
    return (
        Rect(0, 0, size, size, 6, fill="cinnabar", stroke="line", line=1.6),
        number(size * 0.42, size * 0.68, text, size * 0.55, "chalk"),
        *wet,
    )
