"""Names and descriptions of the pieces on the board, for tooltips and plain text."""

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
    """Return in words what a square shows and which seats have cubes there."""
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
    """Return owner, level and stock of a factory in words."""
    if not factory.built:
        return [canvas.say("board-on-display")]
    if factory.seat < 0:
        return [canvas.say("board-ruin")]
    return [
        canvas.who(factory.seat),
        canvas.say("board-level", n=factory.level),
        canvas.say("board-storage", n=len(factory.stored), limit=factory.storage),
        *piece_count_words(canvas, "board-stock", Counter(factory.stored)),
    ]


def piece_count_words(canvas: Canvas, key: str, counts: Mapping[int, int]) -> list[str]:
    """Return in words how many pieces each seat has, for seats that have any."""
    found = sorted((seat, n) for seat, n in counts.items() if n)
    return [canvas.say(key, n=n, seat=canvas.who(seat)) for seat, n in found]


def stall_words(canvas: Canvas, market: MarketView, stall: StallView) -> list[str]:
    """Return in words what a market slot takes and pays; for a coin the goods beside it."""
    name = canvas.name(stall.good)
    if stall.seat >= 0:
        return [name, canvas.say("board-raw", seat=canvas.who(stall.seat))]
    at = market.stalls.index(stall)
    one, other = (canvas.name(market.stalls[near].good) for near in sorted((at ^ 1, at ^ 2)))
    touches = canvas.say("board-beside", one=one, other=other) if stall.good == "coin" else ""
    return [name, touches, canvas.say("board-pays", n=stall.price)]


def slot_words(canvas: Canvas, slot: ShipSlotView) -> list[str]:
    """Return in words what a ship slot asks for or carries."""
    if slot.load is None:
        return [canvas.say("board-asks", ware=canvas.name(slot.ware))]
    return [canvas.name(slot.load), canvas.who(slot.seat)]


def ship_words(canvas: Canvas, ship: ShipView) -> list[str]:
    """Return in words a ship, its emissaries, and the ships after it."""
    if ship.ship is None:
        return [canvas.say("board-no-ship")]
    return [
        canvas.name(ship.ship),
        *piece_count_words(canvas, "board-emissaries", dict(enumerate(ship.emissaries))),
        next_words(canvas, ship),
    ]


def next_words(canvas: Canvas, ship: ShipView) -> str:
    """Return in words the ship that docks next and how many follow."""
    if ship.next_ship is None:
        return canvas.say("board-no-next")
    return canvas.say(
        "board-next", ship=canvas.name(ship.next_ship), wares=ship.next_wares, n=ship.below
    )


def route_words(canvas: Canvas, route: RouteView) -> list[str]:
    """Return in words what a route asks, pays, scores and threatens."""
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
    """Return in words the crop tile of a column and its price."""
    at = CROP_COLUMNS.index(column)
    tile = canvas.view.track[at]
    if tile is None:
        return [canvas.say("board-empty")]
    return [canvas.name(tile), canvas.say("board-price", n=canvas.box.crop_cost[at])]


def card_words(canvas: Canvas, card: str) -> list[str]:
    """Return value and workers of an action card in words."""
    at = CARDS.index(card)
    return [
        canvas.say("board-value", n=canvas.box.card_value[at]),
        canvas.say("board-workers", n=canvas.box.card_workers[at]),
    ]


def undertaking_words(canvas: Canvas, box: str) -> list[str]:
    """Return workers, reward and guests of an undertaking in words."""
    at = UNDERTAKINGS.index(box)
    seats = canvas.view.undertakings[at][1]
    workers = canvas.say("board-workers", n=canvas.box.undertaking_workers[at])
    return [workers, canvas.help(box), *(canvas.who(seat) for seat in seats)]


def forecast_words(canvas: Canvas, player: PlayerView) -> list[str]:
    """Return in words what feeding and taxes will ask of a player."""
    return [
        canvas.say("board-food", due=player.food_due, have=player.food),
        canvas.say("board-tax", sum=player.tax_sum, due=player.tax_due),
    ]


def market_words(canvas: Canvas, market: ForeignView) -> list[str]:
    """Return in words the value of a foreign market, and the deliveries there."""
    return [
        canvas.say("board-points", n=market.points),
        *piece_count_words(canvas, "board-stock", dict(enumerate(market.commodities))),
        *piece_count_words(canvas, "board-emissaries", dict(enumerate(market.emissaries))),
    ]


def card_place_key(player: PlayerView, card: str) -> str:
    """Return the end of the text key for the place of one of the viewer's cards."""
    if card in (player.hand or ()) or card == player.card:
        return "hand"
    if card in player.discarded:
        return "discarded"
    return "played" if any(card == fortune.card for fortune in player.fortunes) else "deck"
