"""The size, range and secrecy of each state field of Yínzi.

A seat knows its own cards; the rest of its deck follows from them. No seat knows which ships were
left out, and only those that have searched the discard pile know all of it.
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
from dynasty.games.yinzi.rules.discs_and_cubes import BOUGHT
from dynasty.games.yinzi.rules.routes import KINDS
from dynasty.games.yinzi.state import YinziState
from dynasty.kernel import (
    Field,
    interleave_by_seat,
    known_to_all,
    known_to_none,
    known_to_owner,
    list_field,
    mark_as_implied,
    mark_as_seats,
    number_field,
    packed_list_field,
    split_by_seat,
    split_pieces_by_seat,
    subset_field,
    subset_list_field,
)

MAX_COUNT: Final = 999  # of what no rule limits
STORE_BITS: Final = 2  # bits for the commodities in a factory


def known_chosen_card(s: YinziState, numbers: list[int], viewer: int) -> list[int | None]:
    """[Y-3.4] Return the chosen card if the viewer is the active seat, which holds it."""
    known = s.card == NOTHING or viewer == s.active
    return known_to_all(s, numbers, viewer) if known else known_to_none(s, numbers, viewer)


def known_ship_stacks(s: YinziState, numbers: list[int], viewer: int) -> list[int | None]:
    """[Y-14.1] Return the ships in the stacks unless some were left out of the game."""
    return known_to_none(s, numbers, viewer) if s.ships_out else known_to_all(s, numbers, viewer)


def known_hidden_routes(s: YinziState, numbers: list[int], viewer: int) -> list[int | None]:
    """[Y-10.6] Return the numbers if the viewer has searched the discard pile, else only None."""
    looked = viewer >= 0 and s.lookers >> viewer & 1
    return (
        known_to_all(s, numbers, viewer)
        if looked or not s.unseen
        else known_to_none(s, numbers, viewer)
    )


def known_discarded_routes(s: YinziState, numbers: list[int], viewer: int) -> list[int | None]:
    """[Y-10.6] Return the discarded routes that the viewer has seen."""
    looked = viewer >= 0 and s.lookers >> viewer & 1
    return [s.route_discard if looked else s.route_discard & ~s.unseen]


def declare_fields(seats: int, box: Box) -> tuple[Field, ...]:
    """Return the declaration of every field of the state."""
    return (
        *round_fields(seats, box),
        *purse_fields(seats, box),
        *seat_fields(seats, box),
        *land_fields(seats),
        *factory_and_market_fields(seats, box),
        *ship_fields(seats, box),
        *route_fields(seats, box),
        *emperor_and_war_fields(seats, box),
    )


def round_fields(seats: int, box: Box) -> tuple[Field, ...]:
    return (
        number_field("round", 1, box.rounds),
        number_field("phase", 0, len(PHASES) - 1),
        mark_as_seats(list_field("order", seats, 0, seats - 1)),
        mark_as_seats(number_field("active", NOTHING, seats - 1)),
        number_field("boat_used", 0, MAX_COUNT),
        number_field("boat_bonus", 0, MAX_COUNT),
        number_field("rural_mode", 0, BOUGHT),
        subset_field("fresh", len(SLOTS)),
        number_field("card", NOTHING, len(CARDS) - 1, known_chosen_card),
        number_field("repeats", 0, max(box.card_value)),
        number_field("taxed", 0, 1),
        subset_field("marks", len(FACTORIES)),
        number_field("group", 0, box.workers),
        number_field("employed", 0, box.worker_limit),
    )


def purse_fields(seats: int, box: Box) -> tuple[Field, ...]:
    return split_by_seat(
        seats,
        list_field("copper", seats, 0, MAX_COUNT),
        list_field("silver", seats, 0, MAX_COUNT),
        list_field("materials", seats * len(MATERIALS), 0, max(box.wood, box.stone)),
        list_field("misfortune", seats, 0, MAX_COUNT),
        list_field("boat", seats, 0, len(BOAT_SPACES) - 1),
        list_field("bonus", seats, NOTHING, len(BONUSES) - 1),
        list_field("high_glory", seats, 0, len(ROUTES)),
        list_field("low_glory", seats, 0, len(ROUTES)),
    )


def seat_fields(seats: int, box: Box) -> tuple[Field, ...]:
    cards, fortunes = len(CARDS), seats * len(FORTUNES)
    return split_by_seat(
        seats,
        subset_list_field("deck", seats, cards, known_to_owner),
        subset_list_field("hand", seats, cards, known_to_owner),
        subset_list_field("discarded", seats, cards),
        list_field("played", fortunes, NOTHING, cards - 1),
        list_field("groups", fortunes, 0, box.workers),
        list_field("tax_discs", seats, 0, box.discs),
        subset_list_field("actions", seats, len(WORKFORCES)),
        list_field("supply", seats, 0, box.workers),
        list_field("boxed", seats * BOXES, 0, box.workers),
        list_field("top", seats, 0, box.workers),
        list_field("bottom", seats, 0, box.workers),
        list_field("cubes", seats, 0, box.cubes),
        list_field("pieces", seats, 0, box.commodities),
        list_field("discs", seats, 0, box.discs),
        subset_list_field("slots", seats, len(SLOTS)),
        subset_list_field("routes", seats, len(ROUTES)),
        subset_list_field("won", seats, len(ROUTES)),
    )


def land_fields(seats: int) -> tuple[Field, ...]:
    squares, crops = len(SQUARES), len(CROP_TILES)
    return (
        *split_by_seat(seats, subset_list_field("fields", seats, squares)),
        subset_field("double", squares),
        subset_list_field("shows", len(GOODS), squares),
        subset_field("built", squares),
        subset_field("vendible", squares),
        list_field("tile_at", squares, NOTHING, crops - 1),
        list_field("track", len(CROP_COLUMNS), NOTHING, crops - 1),
        subset_field("crop_pile", crops),
        number_field("europe", 0, 1),
    )


def factory_and_market_fields(seats: int, box: Box) -> tuple[Field, ...]:
    factories, stalls = len(FACTORIES), len(MARKET_SLOTS)
    return (
        subset_field("display", factories),
        subset_field("factory_pile", factories),
        *split_by_seat(seats, subset_list_field("owned", seats, factories)),
        subset_field("ruins", factories),
        list_field("level", factories, 0, len(LEVELS)),
        subset_list_field("site", factories, len(SQUARES)),
        *split_by_seat(
            seats, packed_list_field("stored", seats, factories, max(box.storage), STORE_BITS)
        ),
        list_field("markets", len(PROVINCES), 0, len(MARKETS) - 1),
        *mark_as_implied(
            subset_list_field("stall", len(GOODS) * len(PROVINCES), stalls),
            subset_list_field("coin", len(GOODS) * len(PROVINCES), stalls),
        ),
        *split_by_seat(
            seats,
            subset_list_field("raw", seats, stalls),
            list_field("rural", seats, 0, box.cubes),
        ),
        number_field("die", 0, len(RATES) - 1),
        list_field("store", len(MATERIALS), 0, max(box.wood, box.stone)),
    )


def ship_fields(seats: int, box: Box) -> tuple[Field, ...]:
    ships, slots = len(SHIP_TILES), len(SHIP_SLOTS)
    return (
        list_field("coast", seats, NOTHING, ships - 1),
        list_field("next_ship", seats, NOTHING, ships - 1),
        list_field("stacks", seats, 0, ships),
        subset_field("ship_pile", ships, known_ship_stacks),
        subset_field("ships_out", ships, known_ship_stacks),
        subset_list_field("demand", len(WARES), slots),
        mark_as_seats(list_field("load_owner", slots, NOTHING, seats - 1)),
        list_field("load", slots, NOTHING, len(LOADS) - 1),
        list_field("load_cubes", slots, 0, box.cubes),
        interleave_by_seat(list_field("aboard", len(COASTS) * seats, 0, box.discs)),
        *split_by_seat(
            seats,
            list_field("delivered", seats * len(FOREIGN_MARKETS), 0, box.commodities),
            list_field("emissaries", seats * len(COUNTRIES), 0, box.discs),
        ),
    )


def route_fields(seats: int, box: Box) -> tuple[Field, ...]:
    routes = len(ROUTES)
    return (
        list_field("row", seats, NOTHING, routes - 1),
        subset_field("route_pile", routes, known_hidden_routes),
        subset_field("route_discard", routes, known_discarded_routes),
        number_field("blind", 0, box.route_stack),
        subset_field("unseen", routes, known_hidden_routes),
        split_pieces_by_seat(subset_field("lookers", seats)),
        subset_list_field("met", routes, max(map(len, box.route_demand))),
        mark_as_seats(list_field("server", routes, NOTHING, seats - 1)),
        list_field("on_route", routes * KINDS, 0, MAX_COUNT),
    )


def emperor_and_war_fields(seats: int, box: Box) -> tuple[Field, ...]:
    return (
        *split_by_seat(
            seats,
            list_field("undertaking", seats, NOTHING, len(UNDERTAKINGS) - 1),
            list_field("undertakers", seats, 0, box.workers),
            list_field("helper_disc", seats, 0, 1),
        ),
        mark_as_seats(list_field("war_slot", len(WAR_SLOTS), NOTHING, seats - 1)),
        *split_by_seat(
            seats,
            list_field("soldiers", seats, 0, box.workers),
            list_field("recruit", seats, 0, MAX_COUNT),
            list_field("veterans", seats, 0, box.workers),
        ),
        number_field("weakened", 0, MAX_COUNT),
    )
