"""The sea: ships at the coast, those to come, and the foreign markets."""

from collections.abc import Iterator

from dynasty.drawing.render_cache import cached_part
from dynasty.drawing.scene import Node, Path, Rect, Text, Use
from dynasty.drawing.text_metrics import fitting_size
from dynasty.drawing.widgets import bold_number
from dynasty.games.yinzi.board.canvas import Canvas
from dynasty.games.yinzi.board.labels import market_words, next_words, ship_words, slot_words
from dynasty.games.yinzi.board.scenery import water_nodes
from dynasty.games.yinzi.names import SLOTS_PER_SHIP
from dynasty.games.yinzi.view import ForeignView, ShipSlotView, ShipView
from dynasty.kernel import text_key

SHIP_HEIGHT = 90
SLOT_SIZE = 42.0
STACK_WIDTH = 60  # the room of the ship that comes next


@cached_part
def draw_sea(canvas: Canvas, x: float, y: float, width: float, height: float) -> None:
    """Draw the water, with waves."""
    canvas.place(
        "sea", canvas.name("sea"), Rect(x, y, width, height, 12), water_nodes(x, y, width, height)
    )


@cached_part
def draw_berths(canvas: Canvas, x: float, y: float, width: float, step: float) -> None:
    """Draw the ships along the coast."""
    for at, ship in enumerate(canvas.view.ships):
        draw_ship(canvas, ship, x, y + at * step, width)


@cached_part
def draw_ship(canvas: Canvas, ship: ShipView, x: float, y: float, width: float) -> None:
    """Draw a coastal box: the ship with its slots, the next one behind it."""
    hull = width - STACK_WIDTH
    canvas.place(
        ship.coast,
        canvas.about(canvas.name(ship.coast), *ship_words(canvas, ship)),
        Rect(x, y, width, SHIP_HEIGHT, 10),
        (*empty_berth_nodes(canvas, ship, x, y, hull), *stack_nodes(ship, x + hull + 4, y)),
    )
    if ship.next_ship:
        canvas.piece(ship.next_ship, (x + hull + 4, y), next_ship_nodes(canvas, ship))
    if ship.ship:
        canvas.piece(ship.ship, (x, y), hull_nodes(canvas, ship, hull))
    for at, (left, top) in enumerate(slot_corners(x, y, hull)):
        if at < len(ship.slots):
            draw_slot(canvas, ship.slots[at], left, top, SLOT_SIZE)
        elif ship.ship:
            canvas.lay(*hatch_nodes(left, top))
    aboard = [seat for seat, n in enumerate(ship.emissaries) for _ in range(n)]
    for at, seat in enumerate(aboard):
        canvas.piece(
            f"envoy-{ship.coast}-{at}",
            (x + hull - 30 - at * 20, y + 3),
            (Use("emissary", 0, 0, 26, colour=canvas.mark(seat).colour),),
            canvas.who(seat),
        )


def slot_corners(x: float, y: float, hull: float) -> list[tuple[float, float]]:
    """Return the corners of the three slots of a hull."""
    gap = min(10.0, (hull - 4 - SLOTS_PER_SHIP * SLOT_SIZE) / 2)
    left = x + (hull - SLOTS_PER_SHIP * SLOT_SIZE - 2 * gap) / 2
    return [(left + at * (SLOT_SIZE + gap), y + 36) for at in range(SLOTS_PER_SHIP)]


def hatch_nodes(x: float, y: float) -> tuple[Node, ...]:
    """Return planks where a ship has no slot."""
    planks = "".join(f"M{x + 5:g} {y + dy:g}h{SLOT_SIZE - 10:g}" for dy in (12, 21, 30))
    return (
        Rect(x + 2, y + 2, SLOT_SIZE - 4, SLOT_SIZE - 4, 6, fill="wood-dark", opacity=0.45),
        Path(planks, stroke="wood", line=1.6, opacity=0.6),
    )


def empty_berth_nodes(
    canvas: Canvas, ship: ShipView, x: float, y: float, width: float
) -> tuple[Node, ...]:
    """Return the picture of a coastal box without a ship."""
    if ship.ship:
        return ()
    return (
        Rect(x, y + 4, width - 4, 84, 10, stroke="chalk", line=1.6, opacity=0.6),
        Text(x + 10, y + 24, canvas.say("board-no-ship"), 12.5, "chalk", "serif"),
    )


def hull_nodes(canvas: Canvas, ship: ShipView, width: float) -> list[Node]:
    """Return the body of a ship under sail."""
    deck, low, right = 31, 87, width
    body = (
        f"M-2 {deck - 7:g}Q12 {deck + 2:g} 22 {deck:g}H{right - 20:g}"
        f"Q{right - 8:g} {deck + 1:g} {right:g} {deck - 6:g}C{right - 1:g} {low - 16:g}"
        f" {right - 14:g} {low:g} {right - 28:g} {low:g}H24"
        f"C9 {low:g} -1 {low - 18:g} -2 {deck - 7:g}z"
    )
    name = canvas.name(ship.country or "")
    foam = f"M4 {low + 2:g}q9 -5 18 0t18 0t18 0t18 0t18 0t18 0"
    return [
        Path(f"M17 {deck:g}V-1", stroke="line", line=3.4),
        Path(body, fill="wood", stroke="line", line=2),
        Path(f"M8 {deck + 52:g}H{right - 12:g}", stroke="wood-dark", line=2.4),
        Path(foam, stroke="chalk", line=2.2, opacity=0.7),
        Use(f"flag_{ship.country}", 16, -6, 36, title=name),
        Text(58, 20, name, fitting_size(name, width - 70, 14, 11.5, "serif"), "chalk", "serif"),
    ]


def stack_nodes(ship: ShipView, x: float, y: float) -> tuple[Node, ...]:
    """Return the stack under the ship that comes next, or its empty place."""
    width = STACK_WIDTH - 6
    if ship.next_ship is None:
        return (Rect(x, y + 6, width, 78, 8, stroke="chalk", line=1.2, opacity=0.4),)
    if not ship.below:
        return ()
    return (Rect(x + 3, y + 9, width, 78, 8, fill="silk-dark", stroke="line", opacity=0.9),)


def next_ship_nodes(canvas: Canvas, ship: ShipView) -> list[Node]:
    """Return the ship on top of the stack, and how many are below."""
    width = STACK_WIDTH - 6
    wares = [
        Use(ware, 4 + at % 2 * 24, 34 + at // 2 * 24, 22, title=canvas.name(ware))
        for at, ware in enumerate(ship.next_wares)
    ]
    return [
        Rect(0, 6, width, 78, 8, fill="silk", stroke="line", line=1.4),
        Use(f"flag_{ship.next_country}", 12, 4, 30, title=next_words(canvas, ship)),
        *wares,
        bold_number(width - 11, 77, f"+{ship.below}", 12.5, "line"),
    ]


def draw_slot(canvas: Canvas, slot: ShipSlotView, x: float, y: float, size: float) -> None:
    """Draw what a slot asks for, or its load."""
    full = slot.load is not None
    canvas.piece(
        slot.id,
        (x, y),
        (
            Rect(0, 0, size, size, 7, fill="silk", stroke="line", line=1.4),
            Use(slot.ware, 6, 6, size - 12, opacity=0.25 if full else 1),
        ),
        canvas.about(canvas.name(slot.id), *slot_words(canvas, slot)),
        slot.id,
        Rect(0, 0, size, size, 7),
    )
    if full:
        shape = {"tea": "cube", "salt": "cube", "provisions": "cube"}.get(slot.load or "", "piece")
        content = slot.load if slot.load != "provisions" else "any_good"
        canvas.piece(
            f"load-{slot.id}",
            (x, y),
            (
                Use(content or "", 3, 2, size * 0.62),
                Use(f"{shape}_{slot.seat}", size * 0.4, size * 0.4, size * 0.6),
            ),
            canvas.who(slot.seat),
        )


@cached_part
def draw_foreign(
    canvas: Canvas, x: float, y: float, width: float, height: float, columns: int
) -> None:
    """Draw six destinations and two pools with the commodities delivered."""
    step, tall = width / columns, height / (8 / columns)
    for at, market in enumerate(canvas.view.foreign):
        left, top = x + at % columns * step, y + at // columns * tall
        draw_market(canvas, market, left, top, step - 4, tall - 4)


@cached_part
def draw_market(
    canvas: Canvas, market: ForeignView, x: float, y: float, width: float, height: float
) -> None:
    """Draw a foreign market: its country, the value of a piece, and what arrived."""
    country = market.id.removeprefix("dest_")
    pool = market.id.startswith("pool")
    whose: Node = Use(f"flag_{country}", x + 3, y, 22)
    if pool:
        name = canvas.say(text_key("board", country))
        whose = Text(x + 6, y + 16, name, 12, "ink-soft", "serif")
    nodes = (
        Rect(x, y, width, height, 7, fill="paper-light", stroke="paper-edge" if pool else "gold"),
        whose,
        Use("vp", x + width - 21, y + 2, 18),
        bold_number(x + width - 12, y + 15, str(market.points), 11.5, "line"),
        *arrival_nodes(canvas, market, x + 3, y + height - 22, width - 22),
    )
    title = canvas.about(canvas.name(market.id), *market_words(canvas, market))
    canvas.place(market.id, title, Rect(x, y, width, height, 7), nodes)


def arrival_nodes(
    canvas: Canvas, market: ForeignView, x: float, y: float, width: float
) -> Iterator[Node]:
    """Yield the pieces at a foreign market: commodities on the left, emissaries on the right."""
    there = [seat for seat, n in enumerate(market.commodities) for _ in range(n)]
    step = min(17.0, width / max(1, len(there)))
    for at, seat in enumerate(there):
        yield Use(f"piece_{seat}", x + at * step, y, 20, title=canvas.who(seat))
    envoys = [seat for seat, n in enumerate(market.emissaries) for _ in range(n)]
    for at, seat in enumerate(envoys):
        colour = canvas.mark(seat).colour
        yield Use("emissary", x + width - 1 - at * 11, y + 1, 18, colour, canvas.who(seat))
