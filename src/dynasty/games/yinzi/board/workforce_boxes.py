"""Boxes of the workforce: resources, production, ships, the emperor, migrants, rural market."""

from dataclasses import replace

from dynasty.drawing.render_cache import cached_part
from dynasty.drawing.scene import Node, Rect, Text, Use
from dynasty.drawing.widgets import bold_number, fitted_label, number_disc
from dynasty.games.yinzi.board.canvas import Canvas
from dynasty.games.yinzi.board.factory import draw_factory
from dynasty.games.yinzi.board.labels import undertaking_words
from dynasty.games.yinzi.names import MIGRANTS, PLAYER_COLOURS, UNDERTAKINGS, WORKFORCES
from dynasty.kernel import text_key

Area = tuple[float, float, float, float]


@cached_part
def draw_resources(canvas: Canvas, area: Area) -> None:
    """Draw the resources box: wood and stone to take, and the seats that have taken some."""
    x, y, width, height = area
    title = canvas.about(canvas.name("resources"), canvas.help("resources"))
    present = workers_in_box(canvas, "resources")
    head = (
        Use("resources", x + 5, y + 3, 17),
        fitted_label(x + 22, y + 16, width - 26, canvas.say("board-resources"), 12.5, "accent"),
        *worker_count_nodes(
            canvas, present, x + 5, y + height - 24, min(34, (width - 6) / canvas.view.seats)
        ),
    )
    canvas.panel("resources", title, area, head)
    half, tall = (width - 16) / 2, height - 48
    stock = (("wood", canvas.view.wood), ("stone", canvas.view.stone))
    for at, (material, count) in enumerate(stock):
        left = x + 6 + at * (half + 4)
        frame = Rect(left, y + 22, half, tall, 7)
        canvas.place(
            "" if canvas.paying else material,
            canvas.about(canvas.name(material), canvas.say("board-left", n=count)),
            frame,
            (
                replace(frame, fill="silk", stroke="paper-edge"),
                Use(material, left + 3, y + 22 + (tall - 26) / 2, 26),
                bold_number(left + half - 14, y + 22 + tall / 2 + 5.5, str(count), 15, "line"),
            ),
            key=f"stock-{material}",
        )


def workers_in_box(canvas: Canvas, noun: str) -> list[tuple[int, int]]:
    """Return the seats with workers in the box of an action, and how many."""
    action = WORKFORCES.index(noun)
    counts = [(player.seat, player.working[action]) for player in canvas.view.players]
    return [(seat, workers) for seat, workers in counts if workers]


@cached_part
def draw_box(canvas: Canvas, noun: str, area: Area) -> None:
    """Draw a box with its symbol and its workers, two by two."""
    x, y, width, height = area
    present = workers_in_box(canvas, noun)
    rows = [present[at : at + 2] for at in range(0, len(present), 2)]
    icon = 40.0 if len(rows) < 2 else 28.0
    children: list[Node] = [
        fitted_label(x + 3, y + 16, width - 6, canvas.say(f"board-{noun}"), 12.5, "accent"),
        Use(noun, x + (width - icon) / 2, y + 21, icon),
    ]
    for at, pair in enumerate(reversed(rows)):
        children += worker_count_nodes(canvas, pair, x + 8, y + height - 24 - at * 22, 40)
    canvas.panel(noun, canvas.about(canvas.name(noun), canvas.help(noun)), area, children)


def worker_count_nodes(
    canvas: Canvas, seats: list[tuple[int, int]], x: float, y: float, step: float = 34
) -> list[Node]:
    """Return a worker and a number for each seat."""
    nodes: list[Node] = []
    for at, (seat, workers) in enumerate(seats):
        left = x + at * step
        nodes += [
            Use(f"worker_{seat}", left, y, 22, title=canvas.who(seat)),
            Text(left + 23, y + 16, str(workers), 12.5, bold=True),
        ]
    return nodes


@cached_part
def draw_emperor(
    canvas: Canvas, x: float, y: float, width: float, height: float, bar: float = 24
) -> None:
    """Draw the undertakings under the name of their action."""
    title = canvas.about(canvas.name("emperor"), canvas.help("emperor"))
    head = (
        Use("emperor", x + 6, y + bar / 2 - 9, 18),
        Text(x + 30, y + bar / 2 + 4.5, canvas.name("emperor"), 13, "accent", "serif"),
    )
    canvas.panel("emperor", title, (x, y, width, bar), head)
    step = (width + 4) / len(UNDERTAKINGS)
    for at in range(len(UNDERTAKINGS)):
        draw_undertaking(canvas, at, (x + at * step, y + bar + 4, step - 4, height - bar - 4))


@cached_part
def draw_undertaking(canvas: Canvas, at: int, area: Area) -> None:
    """Draw a box of the emperor: its work, workers needed, reward and workers there."""
    box, seats = canvas.view.undertakings[at]
    x, y, width, height = area
    workers = canvas.box.undertaking_workers[at]
    children: list[Node] = [
        Use(box, x + 6, y + 4, 32),
        *number_disc(x + 37, y + 30, str(workers), "night", "chalk", 9),
        *reward_nodes(canvas, at, x + 5, y + height - 24),
    ]
    children += [
        Use(f"worker_{seat}", x + width - 25 - n * 14, y + 5, 23, title=canvas.who(seat))
        for n, seat in enumerate(seats)
    ]
    title = canvas.about(canvas.name(box), *undertaking_words(canvas, box))
    canvas.panel(box, title, area, children)


def reward_nodes(canvas: Canvas, box: int, x: float, y: float) -> list[Node]:
    """Return the reward of an undertaking in symbols."""
    copper, silver = (canvas.box.undertaking_copper[box], canvas.box.undertaking_silver[box])
    nodes: list[Node] = []
    if copper:
        nodes += [Use("copper", x, y, 17), Text(x + 19, y + 14, str(copper), 13, bold=True)]
    if silver:
        nodes.append(Use("silver", x, y, 20))
    extra = ("", "box_road", "boats", "factories")[box]
    if extra:
        nodes += [Text(x + 29, y + 13, "+", 12), Use(extra, x + 37, y - 1, 19)]
    return nodes


@cached_part
def draw_migrants(canvas: Canvas, x: float, y: float, width: float, height: float) -> None:
    """Draw the two migrants boxes, the newcomers above."""
    rows = (
        (MIGRANTS[1], [p.top for p in canvas.view.players]),
        (MIGRANTS[0], [p.bottom for p in canvas.view.players]),
    )
    tall = height / 2
    for at, (noun, counts) in enumerate(rows):
        top, name = y + at * tall, canvas.say(text_key("board", noun))
        present = [(seat, workers) for seat, workers in enumerate(counts) if workers]
        step = min(36, (width - 6) / max(1, len(present)))
        children = [
            fitted_label(x + 3, top + 15, width - 6, name, 12.5, "accent"),
            *worker_count_nodes(canvas, present, x + 4, top + tall - 29, step),
        ]
        canvas.panel(noun, canvas.name(noun), (x, top, width, tall - 4), children)


@cached_part
def draw_rural(canvas: Canvas, area: Area) -> None:
    """Draw the rural market and its cubes by colour."""
    x, y, width, height = area
    title = canvas.about(canvas.name("rural_market"), canvas.help("rural_market"))
    head = fitted_label(x + 3, y + 16, width - 6, canvas.say("board-rural"), 12.5, "line")
    canvas.panel("rural_market", title, area, (head,), "silk-dark")
    step = (width - 9) / canvas.view.seats
    for seat, count in enumerate(canvas.view.rural):
        left, noun = x + 6 + seat * step, f"rural_{PLAYER_COLOURS[seat]}"
        frame = Rect(left, y + 24, step - 3, height - 30, 7)
        canvas.place(
            noun,
            canvas.about(canvas.name(noun), canvas.say("board-left", n=count)),
            frame,
            (
                replace(frame, fill="silk", stroke="paper-edge"),
                Use(
                    f"cube_{seat}", left + (step - 29) / 2, y + 28, 26, opacity=1 if count else 0.35
                ),
                bold_number(left + (step - 3) / 2, y + height - 13, str(count), 13, "line"),
            ),
        )


@cached_part
def draw_display(
    canvas: Canvas, x: float, y: float, width: float, columns: int, height: float
) -> float:
    """Draw the factories that may be built; return the y below them."""
    shown = [factory for factory in canvas.view.factories if not factory.built]
    step = width / columns
    for at, factory in enumerate(shown):
        left, top = x + at % columns * step, y + at // columns * (height + 6)
        draw_factory(canvas, factory, left, top, step - 6, height)
    return y + (height + 6) * max(1, -(-len(shown) // columns)) - 6
