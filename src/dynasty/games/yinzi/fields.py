"""How many numbers each field of Yínzi holds, how large they are, and who knows them.

A seat knows its own cards; the rest of its deck follows from them. Nobody knows which ships were
left out, and only those who have searched the discard pile know all of it.
"""

from typing import Final

from dynasty.games.yinzi.components import Box
from dynasty.games.yinzi.names import (
    BOAT_SPACES,
    BONUSES,
    BOXES,
    CARDS,
    COASTS,
    COUNTRIES,
    CROP_COLUMNS,
    CROP_TILES,
    FACTORIES,
    FOREIGN_MARKETS,
    FORTUNES,
    GOODS,
    LEVELS,
    LOADS,
    MARKET_SLOTS,
    MARKETS,
    MATERIALS,
    NOTHING,
    PHASES,
    PROVINCES,
    RATES,
    ROUTES,
    SHIP_SLOTS,
    SHIP_TILES,
    SLOTS,
    SQUARES,
    UNDERTAKINGS,
    WAR_SLOTS,
    WARES,
    WORKFORCES,
)
from dynasty.games.yinzi.rules.routes import KINDS
from dynasty.games.yinzi.rules.stock import BOUGHT
from dynasty.games.yinzi.state import YinziState
from dynasty.kernel import (
    Field,
    by_seat,
    everybody,
    implied,
    nobody,
    number,
    numbers,
    of_seats,
    owner,
    packed,
    pieces_by_seat,
    seat_by_seat,
    subset,
    subsets,
)

MOST: Final = 999  # of what no rule limits
STORED: Final = 2  # bits for the commodities in a factory


def who_chose_it(s: YinziState, numbers: list[int], viewer: int) -> list[int | None]:
    """[Y-3.4] The chosen card is in the hand of the active seat."""
    known = s.card == NOTHING or viewer == s.active
    return everybody(s, numbers, viewer) if known else nobody(s, numbers, viewer)


def who_knows_the_ships(s: YinziState, numbers: list[int], viewer: int) -> list[int | None]:
    """[Y-14.1] Ships that were left out could as well lie in the stacks."""
    return nobody(s, numbers, viewer) if s.ships_out else everybody(s, numbers, viewer)


def who_has_looked(s: YinziState, numbers: list[int], viewer: int) -> list[int | None]:
    """[Y-10.6] What lay face down on the discard pile, and so what is left of the stacks."""
    looked = viewer >= 0 and s.lookers >> viewer & 1
    return everybody(s, numbers, viewer) if looked or not s.unseen else nobody(s, numbers, viewer)


def who_has_seen_them(s: YinziState, numbers: list[int], viewer: int) -> list[int | None]:
    """[Y-10.6] The discarded routes, as far as the viewer has seen them."""
    looked = viewer >= 0 and s.lookers >> viewer & 1
    return [s.route_discard if looked else s.route_discard & ~s.unseen]


def declare(seats: int, box: Box) -> tuple[Field, ...]:
    """Every field of the state."""
    return (
        *of_the_round(seats, box),
        *of_each_purse(seats, box),
        *of_each_seat(seats, box),
        *of_the_land(seats),
        *of_factories_and_markets(seats, box),
        *of_ships(seats, box),
        *of_routes(seats, box),
        *of_emperor_and_war(seats, box),
    )


def of_the_round(seats: int, box: Box) -> tuple[Field, ...]:
    return (
        number("round", 1, box.rounds),
        number("phase", 0, len(PHASES) - 1),
        of_seats(numbers("order", seats, 0, seats - 1)),
        of_seats(number("active", NOTHING, seats - 1)),
        number("boat_used", 0, MOST),
        number("boat_bonus", 0, MOST),
        number("rural_mode", 0, BOUGHT),
        subset("fresh", len(SLOTS)),
        number("card", NOTHING, len(CARDS) - 1, who_chose_it),
        number("repeats", 0, max(box.card_value)),
        number("taxed", 0, 1),
        subset("marks", len(FACTORIES)),
        number("group", 0, box.workers),
        number("employed", 0, box.worker_limit),
    )


def of_each_purse(seats: int, box: Box) -> tuple[Field, ...]:
    return by_seat(
        seats,
        numbers("copper", seats, 0, MOST),
        numbers("silver", seats, 0, MOST),
        numbers("materials", seats * len(MATERIALS), 0, max(box.wood, box.stone)),
        numbers("misfortune", seats, 0, MOST),
        numbers("boat", seats, 0, len(BOAT_SPACES) - 1),
        numbers("bonus", seats, NOTHING, len(BONUSES) - 1),
        numbers("high_glory", seats, 0, len(ROUTES)),
        numbers("low_glory", seats, 0, len(ROUTES)),
    )


def of_each_seat(seats: int, box: Box) -> tuple[Field, ...]:
    cards, fortunes = len(CARDS), seats * len(FORTUNES)
    return by_seat(
        seats,
        subsets("deck", seats, cards, owner),
        subsets("hand", seats, cards, owner),
        subsets("discarded", seats, cards),
        numbers("played", fortunes, NOTHING, cards - 1),
        numbers("groups", fortunes, 0, box.workers),
        numbers("tax_discs", seats, 0, box.discs),
        subsets("actions", seats, len(WORKFORCES)),
        numbers("supply", seats, 0, box.workers),
        numbers("boxed", seats * BOXES, 0, box.workers),
        numbers("top", seats, 0, box.workers),
        numbers("bottom", seats, 0, box.workers),
        numbers("cubes", seats, 0, box.cubes),
        numbers("pieces", seats, 0, box.commodities),
        numbers("discs", seats, 0, box.discs),
        subsets("slots", seats, len(SLOTS)),
        subsets("routes", seats, len(ROUTES)),
        subsets("won", seats, len(ROUTES)),
    )


def of_the_land(seats: int) -> tuple[Field, ...]:
    squares, crops = len(SQUARES), len(CROP_TILES)
    return (
        *by_seat(seats, subsets("fields", seats, squares)),
        subset("double", squares),
        subsets("shows", len(GOODS), squares),
        subset("built", squares),
        subset("vendible", squares),
        numbers("tile_at", squares, NOTHING, crops - 1),
        numbers("track", len(CROP_COLUMNS), NOTHING, crops - 1),
        subset("crop_pile", crops),
        number("europe", 0, 1),
    )


def of_factories_and_markets(seats: int, box: Box) -> tuple[Field, ...]:
    factories, stalls = len(FACTORIES), len(MARKET_SLOTS)
    return (
        subset("display", factories),
        subset("factory_pile", factories),
        *by_seat(seats, subsets("owned", seats, factories)),
        subset("ruins", factories),
        numbers("level", factories, 0, len(LEVELS)),
        subsets("site", factories, len(SQUARES)),
        *by_seat(seats, packed("stored", seats, factories, max(box.storage), STORED)),
        numbers("markets", len(PROVINCES), 0, len(MARKETS) - 1),
        *implied(
            subsets("stall", len(GOODS) * len(PROVINCES), stalls),
            subsets("coin", len(GOODS) * len(PROVINCES), stalls),
        ),
        *by_seat(
            seats,
            subsets("raw", seats, stalls),
            numbers("rural", seats, 0, box.cubes),
        ),
        number("die", 0, len(RATES) - 1),
        numbers("store", len(MATERIALS), 0, max(box.wood, box.stone)),
    )


def of_ships(seats: int, box: Box) -> tuple[Field, ...]:
    ships, slots = len(SHIP_TILES), len(SHIP_SLOTS)
    return (
        numbers("coast", seats, NOTHING, ships - 1),
        numbers("next_ship", seats, NOTHING, ships - 1),
        numbers("stacks", seats, 0, ships),
        subset("ship_pile", ships, who_knows_the_ships),
        subset("ships_out", ships, who_knows_the_ships),
        subsets("demand", len(WARES), slots),
        of_seats(numbers("load_owner", slots, NOTHING, seats - 1)),
        numbers("load", slots, NOTHING, len(LOADS) - 1),
        numbers("load_cubes", slots, 0, box.cubes),
        seat_by_seat(numbers("aboard", len(COASTS) * seats, 0, box.discs)),
        *by_seat(
            seats,
            numbers("delivered", seats * len(FOREIGN_MARKETS), 0, box.commodities),
            numbers("emissaries", seats * len(COUNTRIES), 0, box.discs),
        ),
    )


def of_routes(seats: int, box: Box) -> tuple[Field, ...]:
    routes = len(ROUTES)
    return (
        numbers("row", seats, NOTHING, routes - 1),
        subset("route_pile", routes, who_has_looked),
        subset("route_discard", routes, who_has_seen_them),
        number("blind", 0, box.route_stack),
        subset("unseen", routes, who_has_looked),
        pieces_by_seat(subset("lookers", seats)),
        subsets("met", routes, max(map(len, box.route_demand))),
        of_seats(numbers("server", routes, NOTHING, seats - 1)),
        numbers("on_route", routes * KINDS, 0, MOST),
    )


def of_emperor_and_war(seats: int, box: Box) -> tuple[Field, ...]:
    return (
        *by_seat(
            seats,
            numbers("undertaking", seats, NOTHING, len(UNDERTAKINGS) - 1),
            numbers("undertakers", seats, 0, box.workers),
            numbers("helper_disc", seats, 0, 1),
        ),
        of_seats(numbers("war_slot", len(WAR_SLOTS), NOTHING, seats - 1)),
        *by_seat(
            seats,
            numbers("soldiers", seats, 0, box.workers),
            numbers("recruit", seats, 0, MOST),
            numbers("veterans", seats, 0, box.workers),
        ),
        number("weakened", 0, MOST),
    )
