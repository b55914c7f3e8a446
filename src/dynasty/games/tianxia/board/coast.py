"""The coast: Ships with their Demands, Ports, and the Barges on the river."""

from dynasty.drawing.render_cache import cached_part
from dynasty.drawing.scene import Circle, Group, Node, Path, Rect, Text, Use
from dynasty.drawing.theme import SEAT_MARKS
from dynasty.drawing.widgets import MIN_CHIP_SIZE
from dynasty.games.tianxia.board.canvas import Canvas
from dynasty.games.tianxia.board.card_faces import (
    effect_glyph,
    effect_nodes,
    effects_width,
    number_disc,
    piece_key,
    seat_marker,
)
from dynasty.games.tianxia.board.labels import (
    demand_gain,
    demand_words,
    house_names,
    ship_goods,
    ship_words,
    space_gain,
    space_words,
)
from dynasty.games.tianxia.view import ShipView

SHIP_HEIGHT = 106.0


@cached_part
def draw_ship(canvas: Canvas, ship: ShipView, x: float, y: float, width: float) -> None:
    """Draw a position: port tile, Demand on the sail, Delivery spaces in the hull."""
    title = canvas.about(canvas.name(ship.id), *ship_words(canvas, ship))
    hull = f"M6 66H{width - 6:g}Q{width - 14:g} 100 {width - 34:g} 104H30Q12 100 6 66z"
    canvas.place(ship.id, title, Rect(x, y, width, SHIP_HEIGHT, 12))
    draw_port(canvas, ship, x + 4, y + 2)
    if ship.ship is not None and ship.demand is not None:
        face = (
            Path(hull, fill="wood-dark", stroke="line", line=1.8),
            Path(f"M10 69H{width - 10:g}", stroke="wood", line=3),
        )
        canvas.piece(f"hull-{ship.ship}", (x, y), face)
        draw_demand(canvas, ship, ship.demand, x + 52, y + 2, width - 58)
        draw_deliveries(canvas, ship, ship.ship, x + 20, y + 71, width - 40)


def draw_port(canvas: Canvas, ship: ShipView, x: float, y: float) -> None:
    """Draw the Port Demand tile, and the Shipping markers in the Port area."""
    good = ship.port_demand.removeprefix("pd_")
    symbol = "any_good" if good == "any" else good
    children = (
        Rect(x, y, 42, 40, 7, fill="paper-light", stroke="azurite-dark", line=2),
        Use(symbol, x + 8, y + 6, 27),
    )
    title = canvas.name(ship.port_demand)
    canvas.place(ship.port_demand, title, Rect(x, y, 42, 40, 7), children)
    left = x
    for seat, n in enumerate(ship.shipping):
        if n:
            said = canvas.say("board-shipping", seat=canvas.who(seat), n=n)
            face: list[Node] = [seat_marker(seat, left, y + 43, MIN_CHIP_SIZE, said)]
            if n > 1:
                face.append(Text(left + 21, y + 57, str(n), 13, "chalk", bold=True))
            canvas.spot(f"shipping-{ship.id}-{seat}", face)
            left += MIN_CHIP_SIZE + (2 if n == 1 else 12)


def draw_demand(
    canvas: Canvas, ship: ShipView, demand: str, x: float, y: float, width: float
) -> None:
    """Draw the Demand tile as a sail: what a Delivery costs, what it gives."""
    goods = ship_goods(canvas, ship)[1:]
    gains = demand_gain(canvas, demand)
    noun = f"{ship.id}_demand"
    sail = f"M0 42V4Q{width / 2:g} -6 {width:g} 6V42z"
    size = 20.0
    cost = effects_width(goods, size) if goods else 0
    face = (
        Path(sail, fill="silk", stroke="line", line=1.4),
        Text(5, 30, "+" if goods else "", 15, "line", bold=True),
        *effect_nodes(goods, 15, 13, size, tone="line"),
        Text(20 + cost, 30, "→", 15, "earth"),
        *effect_nodes(gains, 38 + cost, 13, size, tone="line"),
    )
    title = canvas.about(canvas.name(noun), *demand_words(canvas, ship, demand))
    target, known = Rect(0, 0, width, 42, 5), (Group(face, id=noun),)
    canvas.piece(f"sail-{demand}", (x, y), known, title, canvas.inside(noun, ship.id), target)


def draw_deliveries(
    canvas: Canvas, ship: ShipView, name: str, x: float, y: float, width: float
) -> None:
    """Draw the Delivery spaces with their rewards, and the markers that cover them."""
    pitch = width / 3
    for space in range(ship.spaces):
        noun = f"{ship.id}_{space + 1}"
        left = x + space * pitch
        target = Rect(0, 0, pitch - 5, 30, 5)
        gains = space_gain(canvas, name, space)
        face = (
            Rect(0, 0, pitch - 5, 30, 5, fill="paper-light", stroke="line"),
            *effect_nodes(gains, (pitch - 5 - effects_width(gains, 22)) / 2, 4, 22),
        )
        title = canvas.about(canvas.name(noun), *space_words(canvas, ship, space))
        key, answers = f"space-{name}-{space}", canvas.inside(noun, ship.id)
        canvas.piece(key, (left, y), (Group(face, id=noun),), title, answers, target)
        if ship.markers[space] >= 0:
            seat = ship.markers[space]
            cover = (
                Rect(0, 0, pitch - 5, 30, 5, fill=SEAT_MARKS[seat].colour),
                seat_marker(seat, (pitch - 5) / 2 - 12, 3, 24),
            )
            canvas.piece(f"delivery-{name}-{space}", (left, y), cover, title)


@cached_part
def draw_sea(canvas: Canvas, x: float, y: float, width: float, height: float) -> None:
    """Draw water with waves."""
    canvas.lay(Rect(x, y, width, height, 10, fill="azurite", opacity=0.62))
    for row in range(int(height // 34)):
        shift = 14 if row % 2 else 0
        waves = "".join(
            f"M{x + at + shift:g} {y + 20 + row * 34:g}q6 -6 12 0t12 0"
            for at in range(8, int(width) - 44, 46)
        )
        canvas.lay(Path(waves, stroke="chalk", line=1.3, opacity=0.45))


@cached_part
def draw_barge(canvas: Canvas, at: int, x: float, y: float, width: float) -> None:
    """Draw a Barge, 62 high: its Workers from the left, its Resource, the price for the viewer."""
    barge, workers, price = canvas.view.barges[at]
    resource = barge.removeprefix("barge_")
    said = [house_names(canvas, workers), canvas.say("board-worker-price", n=price)]
    hull = f"M{x:g} {y + 24:g}H{x + width:g}L{x + width - 18:g} {y + 60:g}H{x + 18:g}z"
    children: list[Node] = [
        Path(hull, fill="wood", stroke="wood-dark", line=1.8),
        effect_glyph(resource, x + width - 68, y + 28, 27),
        Group(
            number_disc(x + width - 30, y + 41, 10, str(price), "gold", "line"), id=f"cost-{barge}"
        ),
    ]
    pitch = min(46.0, (width - 90) / canvas.box.barge_capacity)
    for place in range(canvas.box.barge_capacity):
        middle = x + 20 + place * pitch + pitch / 2
        children.append(Circle(middle, y + 40, 14, fill="wood-dark", opacity=0.35))
    title = canvas.about(canvas.name(barge), *said)
    canvas.place(barge, title, Rect(x, y + 12, width, 50, 12), children)
    for place, seat in enumerate(workers):
        middle = x + 20 + place * pitch + pitch / 2
        key = f"worker-{barge}-{piece_key(workers[::-1], len(workers) - 1 - place)}"
        canvas.piece(key, (middle - 15, y + 14), worker_face(seat), canvas.who(seat))


def worker_face(seat: int) -> tuple[Node, ...]:
    """Return a Worker with the mark of its house."""
    colour = SEAT_MARKS[seat].colour if seat >= 0 else "silk-dark"
    return Use("worker", 0, 0, 30, colour=colour), seat_marker(seat, 5, 14, MIN_CHIP_SIZE)
