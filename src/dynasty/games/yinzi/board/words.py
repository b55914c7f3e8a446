"""What each thing on the board is called and how it stands: tooltips and plain text."""

from collections import Counter
from collections.abc import Mapping

from dynasty.games.yinzi.board.canvas import Canvas
from dynasty.games.yinzi.names import CARDS, CROP_COLUMNS, UNDERTAKINGS
from dynasty.games.yinzi.view import (
    FactoryView,
    ForeignView,
    MarketView,
    PlayerView,
    RouteView,
    ShipSlotView,
    ShipView,
    SquareView,
    StallView,
)


def square_words(canvas: Canvas, square: SquareView) -> list[str]:
    """What a square shows and who has cubes there."""
    if square.factory is not None:
        return [canvas.name(square.factory)]
    good = canvas.name(square.good or "food")
    tile = canvas.say("board-tile") if square.tile else ""
    cubes = (
        canvas.say("board-cubes", seat=canvas.who(square.seat), n=square.cubes)
        if square.cubes
        else ""
    )
    return [good, tile, cubes]


def factory_words(canvas: Canvas, factory: FactoryView) -> list[str]:
    """Owner, level and stock of a factory."""
    if not factory.built:
        return [canvas.say("board-on-display")]
    if factory.seat < 0:
        return [canvas.say("board-ruin")]
    return [
        canvas.who(factory.seat),
        canvas.say("board-level", n=factory.level),
        canvas.say("board-storage", n=len(factory.stored), limit=factory.storage),
        *owned(canvas, "board-stock", Counter(factory.stored)),
    ]


def owned(canvas: Canvas, key: str, counts: Mapping[int, int]) -> list[str]:
    """So many pieces of each seat that has any."""
    found = sorted((seat, n) for seat, n in counts.items() if n)
    return [canvas.say(key, n=n, seat=canvas.who(seat)) for seat, n in found]


def stall_words(canvas: Canvas, market: MarketView, stall: StallView) -> list[str]:
    """What a market slot takes and pays; a coin, which goods lie beside it."""
    name = canvas.name(stall.good)
    if stall.seat >= 0:
        return [name, canvas.say("board-raw", seat=canvas.who(stall.seat))]
    at = market.stalls.index(stall)
    one, other = (canvas.name(market.stalls[near].good) for near in sorted((at ^ 1, at ^ 2)))
    touches = canvas.say("board-beside", one=one, other=other) if stall.good == "coin" else ""
    return [name, touches, canvas.say("board-pays", n=stall.price)]


def slot_words(canvas: Canvas, slot: ShipSlotView) -> list[str]:
    """What a ship slot asks for or carries."""
    if slot.load is None:
        return [canvas.say("board-asks", ware=canvas.name(slot.ware))]
    return [canvas.name(slot.load), canvas.who(slot.seat)]


def ship_words(canvas: Canvas, ship: ShipView) -> list[str]:
    """A ship, its emissaries, and what comes after it."""
    if ship.ship is None:
        return [canvas.say("board-no-ship")]
    return [
        canvas.name(ship.ship),
        *owned(canvas, "board-emissaries", dict(enumerate(ship.emissaries))),
        next_words(canvas, ship),
    ]


def next_words(canvas: Canvas, ship: ShipView) -> str:
    """The ship that docks next and how many follow."""
    if ship.next_ship is None:
        return canvas.say("board-no-next")
    return canvas.say(
        "board-next", ship=canvas.name(ship.next_ship), wares=ship.next_wares, n=ship.below
    )


def route_words(canvas: Canvas, route: RouteView) -> list[str]:
    """What a route asks, pays, is worth and threatens."""
    open_ones = tuple(kind for kind, met in route.demand if not met)
    gain = ("copper",) * route.copper + ("silver",) * route.silver
    return [
        canvas.say("board-demand", demand=open_ones)
        if open_ones
        else canvas.say("board-fulfilled"),
        canvas.say("board-pay", gain=gain) if gain else "",
        canvas.say("board-points", n=route.points),
        canvas.say("board-war", n=route.war),
        canvas.name(route.disaster) if route.disaster else "",
        canvas.who(route.seat) if route.seat >= 0 else "",
    ]


def column_words(canvas: Canvas, column: str) -> list[str]:
    """The crop tile of a column and its price."""
    at = CROP_COLUMNS.index(column)
    tile = canvas.view.track[at]
    if tile is None:
        return [canvas.say("board-empty")]
    return [canvas.name(tile), canvas.say("board-price", n=canvas.box.crop_cost[at])]


def card_words(canvas: Canvas, card: str) -> list[str]:
    """Value and workers of an action card."""
    at = CARDS.index(card)
    return [
        canvas.say("board-value", n=canvas.box.card_value[at]),
        canvas.say("board-workers", n=canvas.box.card_workers[at]),
    ]


def undertaking_words(canvas: Canvas, box: str) -> list[str]:
    """Workers, reward and guests of an undertaking."""
    at = UNDERTAKINGS.index(box)
    seats = canvas.view.undertakings[at][1]
    workers = canvas.say("board-workers", n=canvas.box.undertaking_workers[at])
    return [workers, canvas.help(box), *(canvas.who(seat) for seat in seats)]


def forecast(canvas: Canvas, player: PlayerView) -> list[str]:
    """What feeding and taxes will ask of a player."""
    return [
        canvas.say("board-food", due=player.food_due, have=player.food),
        canvas.say("board-tax", sum=player.tax_sum, due=player.tax_due),
    ]


def market_words(canvas: Canvas, market: ForeignView) -> list[str]:
    """What a foreign market is worth, and who has delivered there."""
    return [
        canvas.say("board-points", n=market.points),
        *owned(canvas, "board-stock", dict(enumerate(market.commodities))),
        *owned(canvas, "board-emissaries", dict(enumerate(market.emissaries))),
    ]


def card_state(player: PlayerView, card: str) -> str:
    """Where one of the viewer's cards is: the end of a text key."""
    if card in (player.hand or ()) or card == player.card:
        return "hand"
    if card in player.discarded:
        return "discarded"
    return "played" if any(card == fortune.card for fortune in player.fortunes) else "deck"
