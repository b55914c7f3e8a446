"""Boxes of the workforce: resources, production, ships, the emperor, migrants, rural market."""

from dynasty.drawing.scene import Node, Rect, Text, Use
from dynasty.drawing.widgets import badge, label, number
from dynasty.games.yinzi.board.canvas import Canvas
from dynasty.games.yinzi.board.land import draw_factory
from dynasty.games.yinzi.board.words import undertaking_words
from dynasty.games.yinzi.names import MIGRANTS, PLAYER_COLOURS, UNDERTAKINGS

Area = tuple[float, float, float, float]


def draw_resources(canvas: Canvas, x: float, y: float, width: float, height: float) -> None:
    """The resources box: wood and stone to take."""
    title = canvas.about(canvas.name("resources"), canvas.help("resources"))
    head = Text(x + 8, y + 17, canvas.name("resources"), 12.5, "accent", "serif")
    canvas.panel("resources", title, (x, y, width, height), (head,))
    half = (width - 16) / 2
    for at, (material, count) in enumerate(
        (("wood", canvas.view.wood), ("stone", canvas.view.stone))
    ):
        left = x + 6 + at * (half + 4)
        canvas.place(
            material,
            canvas.about(canvas.name(material), canvas.say("board-left", n=count)),
            Rect(left, y + 22, half, height - 28, 7),
            (
                Rect(left, y + 22, half, height - 28, 7, fill="silk", stroke="paper-edge"),
                Use(material, left + 6, y + 24, height - 32),
                Text(left + height - 20, y + 22 + (height - 28) / 2 + 6, str(count), 16),
            ),
        )


def draw_box(canvas: Canvas, noun: str, area: Area, seats: list[tuple[int, int]]) -> None:
    """A box with its symbol and the workers that stand in it."""
    x, y, width, height = area
    icon = min(40.0, height - 34)
    children: list[Node] = [
        label(x + 3, y + 16, width - 6, canvas.say(f"board-{noun}"), 12.5, "accent"),
        Use(noun, x + (width - icon) / 2, y + 21, icon),
    ]
    children += crowd(canvas, seats, x + 4, y + height - 20)
    canvas.panel(noun, canvas.about(canvas.name(noun), canvas.help(noun)), area, children)


def crowd(canvas: Canvas, seats: list[tuple[int, int]], x: float, y: float) -> list[Node]:
    """Workers by seat, counted."""
    nodes: list[Node] = []
    for seat, workers in seats:
        if workers:
            nodes += [
                Use(f"worker_{seat}", x, y, 18, title=canvas.who(seat)),
                Text(x + 19, y + 14, str(workers), 12, bold=True),
            ]
            x += 31
    return nodes


def draw_emperor(canvas: Canvas, x: float, y: float, width: float, height: float) -> None:
    """The undertakings under the name of their action."""
    title = canvas.about(canvas.name("emperor"), canvas.help("emperor"))
    head = Text(x + 8, y + 16, canvas.name("emperor"), 12.5, "accent", "serif")
    canvas.panel("emperor", title, (x, y, width, 22), (head,))
    step = width / len(UNDERTAKINGS)
    for at, (box, seats) in enumerate(canvas.view.undertakings):
        left, top, tall = x + at * step, y + 25, height - 25
        workers = canvas.box.undertaking_workers[at]
        area = (left, top, step - 4, tall)
        children: list[Node] = [
            Use(box, left + 5, top + 4, 34),
            *badge(left + step - 18, top + 14, str(workers), "night", "chalk", 10),
            *reward(canvas, at, left + 5, top + 41),
        ]
        children += [
            Use(
                f"worker_{seat}",
                left + step - 26 - n * 16,
                top + tall - 22,
                20,
                title=canvas.who(seat),
            )
            for n, seat in enumerate(seats)
        ]
        canvas.panel(
            box, canvas.about(canvas.name(box), *undertaking_words(canvas, box)), area, children
        )


def reward(canvas: Canvas, box: int, x: float, y: float) -> list[Node]:
    """What an undertaking pays, in symbols."""
    copper, silver = canvas.box.undertaking_copper[box], canvas.box.undertaking_silver[box]
    nodes: list[Node] = []
    if copper:
        nodes += [Use("copper", x, y, 17), Text(x + 19, y + 14, str(copper), 13, bold=True)]
    if silver:
        nodes.append(Use("silver", x, y, 20))
    extra = ("", "box_road", "boats", "factories")[box]
    if extra:
        nodes += [Text(x + 29, y + 13, "+", 12), Use(extra, x + 37, y - 1, 19)]
    return nodes


def draw_migrants(canvas: Canvas, x: float, y: float, width: float, height: float) -> None:
    """The two migrants boxes, the newcomers above."""
    rows = (
        (MIGRANTS[1], [p.top for p in canvas.view.players]),
        (
            MIGRANTS[0],
            [p.bottom for p in canvas.view.players],
        ),
    )
    tall = height / 2
    for at, (noun, counts) in enumerate(rows):
        top = y + at * tall
        children = [
            Text(x + 6, top + 14, canvas.say(f"board-{noun.replace('_', '-')}"), 11.5, "ink-soft"),
            *crowd(canvas, list(enumerate(counts)), x + 6, top + tall - 22),
        ]
        canvas.panel(noun, canvas.name(noun), (x, top, width, tall - 3), children)


def draw_rural(canvas: Canvas, x: float, y: float, width: float, height: float) -> None:
    """The rural market and its cubes by colour."""
    title = canvas.about(canvas.name("rural_market"), canvas.help("rural_market"))
    head = label(x + 3, y + 16, width - 6, canvas.say("board-rural"), 12.5, "accent")
    canvas.panel("rural_market", title, (x, y, width, height), (head,), "silk-dark")
    seats = canvas.view.seats
    step = (width - 12) / seats
    for seat in range(seats):
        left, count = x + 6 + seat * step, canvas.view.rural[seat]
        noun = f"rural_{PLAYER_COLOURS[seat]}"
        canvas.place(
            noun,
            canvas.about(canvas.name(noun), canvas.say("board-left", n=count)),
            Rect(left, y + 24, step - 3, height - 30, 7),
            (
                Rect(left, y + 24, step - 3, height - 30, 7, fill="silk", stroke="paper-edge"),
                Use(
                    f"cube_{seat}", left + (step - 29) / 2, y + 26, 26, opacity=1 if count else 0.35
                ),
                number(left + (step - 3) / 2, y + height - 11, str(count), 13),
            ),
        )


def draw_display(canvas: Canvas, x: float, y: float, width: float, columns: int) -> float:
    """Factories that may be built, and how many are left; the answer is where they end."""
    shown = [factory for factory in canvas.view.factories if not factory.built]
    step = width / columns
    for at, factory in enumerate(shown):
        left, top = x + at % columns * step, y + at // columns * 58
        draw_factory(canvas, factory, left, top, step - 6, 52)
    left = canvas.view.factories_left
    canvas.lay(
        Text(x + width + 4, y + 20, canvas.say("board-stack"), 11.5, "ink-soft"),
        number(x + width + 18, y + 42, str(left), 17),
    )
    return y + 58 * max(1, -(-len(shown) // columns))
