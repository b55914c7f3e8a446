"""The overview: every factory, route, good and card of the box, and where it is now."""

from dynasty.drawing.layout import tiled
from dynasty.drawing.scene import Node, Rect, Use
from dynasty.drawing.widgets import chip, label, number
from dynasty.games.yinzi.board.canvas import Canvas
from dynasty.games.yinzi.board.words import card_state, good_words, route_state
from dynasty.games.yinzi.names import (
    CARDS,
    COMMODITIES,
    DEMANDS,
    FORTUNES,
    GOODS,
    PLAYER_COLOURS,
    ROUTES,
)

FAINT = 0.38
BARE = (*FORTUNES, "tax_space", "copper", "misfortune")  # what only a player's board has


def cell(
    canvas: Canvas,
    noun: str,
    title: str,
    area: tuple[float, float, float, float],
    children: tuple[Node, ...],
    look: tuple[str, float] = ("paper-edge", 1),
) -> None:
    """A small plate that names a thing; its edge and its strength tell how it stands."""
    x, y, width, height = area
    edge, opacity = look
    plate = Rect(
        x, y, width, height, 6,
        fill="silk", stroke=edge, line=2.2 if edge == "gold" else 1, opacity=opacity,
    )  # fmt: skip
    target = Rect(x, y, width, height, 6)
    canvas.place(noun, title, target, (plate, *children), key=f"guide-{noun}")


def draw_factories(canvas: Canvas, x: float, y: float, width: float, height: float) -> float:
    """Colours down, commodities across; the answer is where the table ends."""
    built = {factory.id: factory for factory in canvas.view.factories}
    for row, colour in enumerate(PLAYER_COLOURS):
        top = y + row * (height + 4)
        head = (chip(row, x + (width - 26) / 2, top + (height - 26) / 2, 26),)
        cell(canvas, colour, canvas.name(colour), (x, top, width, height), head)
        for column, commodity in enumerate(COMMODITIES):
            noun, left = f"factory_{colour}_{commodity}", x + (column + 1) * (width + 4)
            found = built.get(noun)
            strength = 1 if found else FAINT
            nodes: tuple[Node, ...] = (
                Rect(left, top, width, 5, 3, fill=canvas.mark(row).colour, opacity=strength),
                Use(commodity, left + (width - 28) / 2, top + height - 31, 28, opacity=strength),
            )
            if found and found.seat >= 0:
                nodes += (Use(f"disc_{found.seat}", left + width - 18, top + 1, 17),)
            unseen = "board-in-stack" if row < canvas.view.seats else "board-not-in-play"
            key = "board-on-display" if found else unseen
            state = canvas.say("board-built" if found and found.built else key)
            edge = "gold" if found and not found.built else "paper-edge"
            title = canvas.about(canvas.name(noun), state)
            cell(canvas, noun, title, (left, top, width, height), nodes, (edge, strength))
    return y + 4 * (height + 4) - 4


def draw_route_list(
    canvas: Canvas, x: float, y: float, columns: int, width: float, height: float
) -> float:
    """All routes with what they ask; the answer is where they end."""
    corners = tiled(len(ROUTES), columns, width + 4, height + 4)
    for route, (dx, dy) in zip(ROUTES, corners, strict=True):
        left, top, at = x + dx, y + dy, ROUTES.index(route)
        state, seat = route_state(canvas, route)
        strength = FAINT if state == "unseen" else 1.0
        demand = [DEMANDS[kind] for kind in canvas.box.route_demand[at]]
        size = 24 if len(demand) < 3 else 18
        nodes: tuple[Node, ...] = tuple(
            Use(kind, left + 3 + n * (size - 2), top + (height - size) / 2, size, opacity=strength)
            for n, kind in enumerate(demand)
        )
        if seat >= 0:
            nodes += (Use(f"disc_{seat}", left + width - 19, top + 2, 17),)
        title = canvas.about(canvas.name(route), canvas.say(f"board-route-{state}"))
        edge = "gold" if state == "open" else "paper-edge"
        cell(canvas, route, title, (left, top, width, height), nodes, (edge, strength))
    rows = -(-len(ROUTES) // columns)
    return y + rows * (height + 4) - 4


def draw_goods(canvas: Canvas, x: float, y: float, columns: int, size: float) -> float:
    """What can be asked for: goods, commodities, the open demands."""
    for kind, (dx, dy) in zip(DEMANDS, tiled(len(DEMANDS), columns, size, size), strict=True):
        left, top, plate = x + dx, y + dy, size - 4
        nodes: tuple[Node, ...] = (Use(kind, left + (plate - 28) / 2, top + 3, 28),)
        meals = canvas.box.meals[GOODS.index(kind)] if kind in GOODS else 0
        if meals:
            worth = "1" if meals == 1 else "½"
            nodes += (number(left + plate - 7, top + plate - 4, worth, 12, "line"),)
        title = canvas.about(canvas.name(kind), *good_words(canvas, kind))
        cell(canvas, kind, title, (left, top, plate, plate), nodes)
    return y + -(-len(DEMANDS) // columns) * size - 4


def draw_cards(
    canvas: Canvas, x: float, y: float, columns: int, width: float, height: float
) -> float:
    """The viewer's twelve cards and where they are; a spectator sees one deck."""
    me = canvas.me
    corners = tiled(len(CARDS), columns, width + 4, height + 4)
    for at, (card, (dx, dy)) in enumerate(zip(CARDS, corners, strict=True)):
        left, top, state = x + dx, y + dy, card_state(me, card)
        mark = canvas.mark(me.seat if me else 0)
        value, workers = canvas.box.card_value[at], canvas.box.card_workers[at]
        strength = FAINT if state in {"played", "discarded"} else 1.0
        band = mark.colour if me else "night-light"
        ink = mark.ink if me else "chalk"
        size = (width - 6) / 3
        shift = (width - size * workers) / 2
        nodes: tuple[Node, ...] = (
            Rect(left, top, width, height * 0.5, 6, fill=band, opacity=strength),
            number(left + width / 2, top + height * 0.4, str(value), 15, ink),
            *(
                Use("worker", left + shift + n * size, top + height * 0.58, size, opacity=strength)
                for n in range(workers)
            ),
        )
        title = canvas.about(canvas.name(card), canvas.say(f"board-card-{state}"))
        edge = "gold" if state == "hand" else "paper-edge"
        cell(canvas, card, title, (left, top, width, height), nodes, (edge, strength))
    return y + -(-len(CARDS) // columns) * (height + 4) - 4


def draw_bare(canvas: Canvas, x: float, y: float, columns: int, width: float) -> float:
    """For a spectator: the places of a player board."""
    for noun, (dx, dy) in zip(BARE, tiled(len(BARE), columns, width + 6, 62), strict=True):
        left, top = x + dx, y + dy
        symbol = "silver" if noun == "tax_space" else noun
        nodes = (
            Use(symbol, left + (width - 30) / 2, top + 4, 30),
            label(left + 3, top + 50, width - 6, canvas.name(noun), 12, "line"),
        )
        cell(canvas, noun, canvas.name(noun), (left, top, width, 56), nodes)
    return y + -(-len(BARE) // columns) * 62 - 6
