"""The sea: ships at the coast, those to come, and the foreign markets."""

from dynasty.drawing.scene import Node, Path, Rect, Text, Use
from dynasty.drawing.widgets import badge, number
from dynasty.games.yinzi.board.canvas import Canvas
from dynasty.games.yinzi.board.words import next_words, ship_words, slot_words
from dynasty.games.yinzi.seen import ShipSlotView, ShipView
from dynasty.games.yinzi.view import ForeignView


def draw_sea(canvas: Canvas, x: float, y: float, width: float, height: float) -> None:
    """The water, with waves."""
    waves: list[Node] = []
    for row in range(int(height // 26)):
        top = y + 18 + row * 26
        left = x + 12 + row % 2 * 22
        steps = int((width - 40) // 44)
        waves.append(
            Path(
                f"M{left:g} {top:g}" + "q11 -8 22 0t22 0" * steps,
                stroke="chalk",
                line=1.4,
                opacity=0.28,
            )
        )
    canvas.place(
        "sea",
        canvas.name("sea"),
        Rect(x, y, width, height, 12),
        (
            Rect(x, y, width, height, 12, fill="azurite", stroke="azurite-dark", line=2),
            Rect(x, y, width, height, 12, fill="night", opacity=0.25),
            *waves,
        ),
    )


def draw_ship(canvas: Canvas, ship: ShipView, x: float, y: float, width: float) -> None:
    """A coastal box: the ship with its slots; the next one behind it."""
    height = 84
    hull = width - 62
    canvas.place(
        ship.coast,
        canvas.about(canvas.name(ship.coast), *ship_words(canvas, ship)),
        Rect(x, y, width, height, 10),
        tuple(hull_look(canvas, ship, x, y, hull)) + tuple(waiting(canvas, ship, x + hull + 4, y)),
    )
    size = 44.0
    gap = (hull - 24 - size * len(ship.slots)) / max(1, len(ship.slots))
    for at, slot in enumerate(ship.slots):
        draw_slot(canvas, slot, x + 12 + gap / 2 + at * (size + gap), y + 28, size)
    aboard = [seat for seat, n in enumerate(ship.emissaries) for _ in range(n)]
    for at, seat in enumerate(aboard):
        canvas.piece(
            f"envoy-{ship.coast}-{at}",
            (x + hull - 30 - at * 20, y - 1),
            (Use("emissary", 0, 0, 26, colour=canvas.mark(seat).colour),),
            canvas.who(seat),
        )


def hull_look(canvas: Canvas, ship: ShipView, x: float, y: float, width: float) -> list[Node]:
    """The body of a ship, or an empty berth."""
    if ship.ship is None:
        return [
            Rect(x, y, width, 84, 10, stroke="chalk", line=1.6, opacity=0.6),
            Text(x + 10, y + 48, canvas.say("board-no-ship"), 12, "chalk"),
        ]
    low, right = y + 80, x + width
    body = (
        f"M{x:g} {y + 24:g}H{right:g}"
        f"C{right - 4:g} {low - 14:g} {right - 16:g} {low:g} {right - 30:g} {low:g}H{x + 24:g}"
        f"C{x + 10:g} {low:g} {x + 2:g} {low - 16:g} {x:g} {y + 24:g}z"
    )
    return [
        Path(f"M{x + 20:g} {y + 24:g}V{y + 2:g}", stroke="wood-dark", line=4),
        Path(body, fill="wood", stroke="line", line=2),
        Path(f"M{x + 8:g} {y + 29:g}H{x + width - 8:g}", stroke="wood-dark", line=2),
        Use(f"flag_{ship.country}", x + 20, y - 6, 34, title=canvas.name(ship.country or "")),
        Text(x + 60, y + 17, canvas.name(ship.country or ""), 12.5, "chalk", "serif"),
    ]


def waiting(canvas: Canvas, ship: ShipView, x: float, y: float) -> list[Node]:
    """The ship on top of the stack, and how many lie below."""
    plate = Rect(x, y + 6, 56, 74, 8, fill="silk", stroke="line", line=1.4, opacity=0.94)
    if ship.next_ship is None:
        return [Rect(x, y + 6, 56, 74, 8, stroke="chalk", line=1.2, opacity=0.5)]
    wares = [
        Use(ware, x + 4 + at % 2 * 25, y + 32 + at // 2 * 23, 22, title=canvas.name(ware))
        for at, ware in enumerate(ship.next_wares)
    ]
    count = badge(x + 46, y + 71, str(ship.below), "night", "chalk", 9)
    flag = Use(f"flag_{ship.next_country}", x + 14, y + 6, 28, title=next_words(canvas, ship))
    return [plate, flag, *wares, *count]


def draw_slot(canvas: Canvas, slot: ShipSlotView, x: float, y: float, size: float) -> None:
    """What a slot asks for, or what lies on it."""
    full = slot.load is not None
    canvas.place(
        slot.id,
        canvas.about(canvas.name(slot.id), *slot_words(canvas, slot)),
        Rect(x, y, size, size, 7),
        (
            Rect(x, y, size, size, 7, fill="silk", stroke="line", line=1.4),
            Use(slot.ware, x + 6, y + 6, size - 12, opacity=0.25 if full else 1),
        ),
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


def draw_foreign(
    canvas: Canvas, x: float, y: float, width: float, height: float, columns: int
) -> None:
    """Six destinations and two pools with what was delivered."""
    step, tall = width / columns, height / (8 / columns)
    for at, market in enumerate(canvas.view.foreign):
        left, top = x + at % columns * step, y + at // columns * tall
        canvas.lay(*foreign_look(canvas, market, left, top, step - 4, tall - 4))


def foreign_look(
    canvas: Canvas, market: ForeignView, x: float, y: float, width: float, height: float
) -> list[Node]:
    country = market.id.removeprefix("dest_")
    pool = market.id.startswith("pool")
    nodes: list[Node] = [
        Rect(
            x,
            y,
            width,
            height,
            7,
            fill="paper-light",
            stroke="gold" if not pool else "paper-edge",
            line=1.4,
        )
    ]
    if pool:
        nodes.append(
            Text(
                x + 5, y + 15, canvas.say(f"board-{market.id.replace('_', '-')}"), 11.5, "ink-soft"
            )
        )
    else:
        nodes.append(Use(f"flag_{country}", x + 3, y, 22, title=canvas.name(market.id)))
    nodes += [
        Use("vp", x + width - 21, y + 2, 18),
        number(x + width - 12, y + 15, str(market.points), 11.5),
    ]
    there = [seat for seat, n in enumerate(market.commodities) for _ in range(n)]
    step = min(15.0, (width - 22) / max(1, len(there)))
    nodes += [
        Use(f"piece_{seat}", x + 3 + at * step, y + height - 21, 18, title=canvas.who(seat))
        for at, seat in enumerate(there)
    ]
    envoys = [seat for seat, n in enumerate(market.emissaries) for _ in range(n)]
    nodes += [
        Use(
            "emissary",
            x + width - 20 - at * 11,
            y + height - 21,
            18,
            colour=canvas.mark(seat).colour,
        )
        for at, seat in enumerate(envoys)
    ]
    return nodes
