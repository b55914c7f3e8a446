"""The size, range and secrecy of each state field of Tianxia.

Objectives in hand are known to their owner; tiles under the Bonus supply to the seat that put
them there, and tiles being looked at to the active seat. A pile is known to the seats from which
nothing of it is hidden.
"""

from typing import Final

from dynasty.games.tianxia.components import PALACE_TILES, REGULAR_TILES, Box
from dynasty.games.tianxia.effect_codes import NUMBER
from dynasty.games.tianxia.names import (
    BARGES,
    BOARDS,
    BUILDINGS,
    COLOURS,
    DECK,
    DEMANDS,
    JADE,
    JADE_SPACES,
    KINDS_OF_STUFF,
    LAST_STEP,
    LEVELS,
    NEUTRAL,
    NOBODY,
    NOMADS,
    NOTHING,
    OBJECTIVES,
    ORDERS,
    PALACE_SLOTS,
    PORT_DEMANDS,
    PORTS,
    POSITIONS,
    RINGS,
    ROWS,
    SECTIONS,
    SETS,
    SHIP_SPACES,
    SHIPS,
    SLOTS,
    SPACES,
    STARTING_BUILDINGS,
    SUPPLIES,
)
from dynasty.games.tianxia.rules.palace_tracks import TRACK_COUNT
from dynasty.games.tianxia.rules.stock_and_score import CATEGORIES
from dynasty.games.tianxia.rules.turn_flags import CHEAP_JADE, P15_USED
from dynasty.games.tianxia.state import TianxiaState
from dynasty.kernel import (
    Field,
    known_to_all,
    known_to_none,
    known_to_owner_until_end,
    list_field,
    mark_as_implied,
    mark_as_seats,
    number_field,
    packed_list_field,
    split_by_seat,
    subset_field,
    subset_list_field,
)

MAX_COUNT: Final = 999  # of what no rule limits
MAX_POINTS: Final = 9999
TILE_COUNT: Final = REGULAR_TILES + PALACE_TILES
PIECE_BITS: Final = 3  # bits of a piece in a row, see `packed_rows`
WON_TILE_MAX: Final = 2  # bits of a tile won once: not yet, to be used, used


def known_looked_tiles(s: TianxiaState, numbers: list[int], viewer: int) -> list[int | None]:
    """[TX-7.5] Return the numbers if the viewer is the active seat, which looks at the tiles."""
    return (
        known_to_all(s, numbers, viewer)
        if viewer == s.active
        else known_to_none(s, numbers, viewer)
    )


def known_bottom_tiles(s: TianxiaState, numbers: list[int], viewer: int) -> list[int | None]:
    """[TX-7.5] Return the tiles that the viewer has put under the Bonus supply."""
    owners = zip(numbers, s.bottom_seats, strict=True)
    return [tile if who == viewer else None for tile, who in owners]


def known_bag_tiles(s: TianxiaState, numbers: list[int], viewer: int) -> list[int | None]:
    """Return the tiles in the bag if the viewer has seen all tiles outside it."""
    hidden = set(s.bottom_seats) - {viewer} or (s.looked and s.active != viewer)
    return known_to_none(s, numbers, viewer) if hidden else known_to_all(s, numbers, viewer)


def known_objective_pile(s: TianxiaState, numbers: list[int], viewer: int) -> list[int | None]:
    """[TX-12.3] Return the Objectives in the pile if the viewer has seen all others."""
    hidden = s.decisions and any(s.hand[:viewer] + s.hand[viewer + 1 :])
    return known_to_none(s, numbers, viewer) if hidden else known_to_all(s, numbers, viewer)


def declare_fields(seats: int, box: Box) -> tuple[Field, ...]:
    """Return the declaration of every field of the state."""
    return (
        *table_fields(seats, box),
        *seat_fields(seats, box),
        *region_fields(seats, box),
        *wall_fields(seats, box),
        *port_fields(seats),
        *tile_and_card_fields(seats),
        *turn_fields(box),
    )


def table_fields(seats: int, box: Box) -> tuple[Field, ...]:
    return (
        number_field("deciders", 1, seats),
        number_field("side", 0, 1),
        number_field("deck", 0, DECK),
        number_field("level", 0, len(LEVELS) - 1),
        number_field("round", 1, box.rounds),
        mark_as_seats(list_field("order", seats, 0, seats - 1)),
        mark_as_seats(list_field("next_order", seats, 0, seats - 1, least=0)),
        mark_as_seats(number_field("active", NOBODY, seats - 1)),
    )


def seat_fields(seats: int, box: Box) -> tuple[Field, ...]:
    tracks = seats * TRACK_COUNT
    return split_by_seat(
        seats,
        list_field("vp", seats, 0, MAX_POINTS),
        list_field("earned", seats * len(CATEGORIES), -MAX_POINTS, MAX_POINTS),
        list_field("stuff", seats * KINDS_OF_STUFF, 0, MAX_COUNT),
        list_field("meeples", seats, 0, box.meeples),
        list_field("aside", seats, 0, box.meeples),
        list_field("markers", seats, 0, box.action_markers),
        list_field("sold", seats, 0, box.action_markers),
        list_field("board", seats, NOTHING, len(BOARDS) - 1),
        list_field("starting", seats, NOTHING, len(STARTING_BUILDINGS) - 1),
        list_field("merchants", seats * ROWS, 0, max(box.merchant_spaces)),
        subset_list_field("owned", seats, len(BUILDINGS)),
        list_field("steps", tracks, 0, LAST_STEP),
        list_field("arrival", tracks, 0, tracks * LAST_STEP),
        list_field("walls_built", seats, 0, box.walls),
        list_field("towers_built", seats, 0, box.towers),
        list_field("port_markers", seats * PORTS, 0, box.shipping_markers),
        list_field("deliveries", seats, 0, box.delivery_markers),
        subset_list_field("hand", seats, len(OBJECTIVES), known_to_owner_until_end),
        subset_list_field("tiles", seats, TILE_COUNT),
        subset_list_field("used", seats, TILE_COUNT),
        subset_list_field("jade", seats, len(JADE)),
        packed_list_field("jades", seats, JADE_SPACES, len(JADE), PIECE_BITS),
        list_field("bonus_shipping", seats, 0, WON_TILE_MAX),
        list_field("double_tower", seats, 0, WON_TILE_MAX),
    )


def region_fields(seats: int, box: Box) -> tuple[Field, ...]:
    slots = len(SLOTS)
    return (
        list_field("buildings", slots, 0, len(BUILDINGS) - 1),
        *mark_as_implied(list_field("slot_of", len(BUILDINGS), NOTHING, slots - 1)),
        mark_as_seats(
            packed_list_field(
                "governors", slots, max(map(len, box.governor_wood)), seats, PIECE_BITS
            )
        ),
        subset_field("tokens", slots),
        list_field("bonus_at", slots, NOTHING, REGULAR_TILES - 1),
        list_field("banners", len(RINGS), 0, len(COLOURS) - 1),
        mark_as_seats(
            packed_list_field("spaces", len(SPACES), seats * box.action_markers, seats, PIECE_BITS)
        ),
        mark_as_seats(
            packed_list_field("barges", len(BARGES), box.barge_capacity, NEUTRAL + 1, PIECE_BITS)
        ),
        number_field("neutrals", 0, box.neutral_workers),
    )


def wall_fields(seats: int, box: Box) -> tuple[Field, ...]:
    sections = len(SECTIONS)
    return (
        list_field("chief", sections, 0, box.chieftain_steps),
        list_field("strength", sections, 0, box.strength_max),
        mark_as_seats(
            packed_list_field("soldiers", sections, max(box.soldier_spaces), seats, PIECE_BITS)
        ),
        mark_as_seats(
            packed_list_field("walls", sections, max(box.wall_spaces), seats, PIECE_BITS)
        ),
        mark_as_seats(list_field("towers", sections, NOBODY, seats - 1)),
        mark_as_seats(packed_list_field("doubles", sections, seats, seats, PIECE_BITS)),
        list_field("nomads", box.rounds, 0, len(NOMADS) - 1, least=0),
        subset_field("nomad_pile", DECK),
    )


def port_fields(seats: int) -> tuple[Field, ...]:
    positions = len(POSITIONS)
    return (
        list_field("port_demand", positions, 0, len(PORT_DEMANDS) - 1),
        list_field("ships", positions, NOTHING, len(SHIPS) - 1),
        list_field("demands", positions, NOTHING, len(DEMANDS) - 1),
        mark_as_seats(packed_list_field("covered", positions, SHIP_SPACES, seats, PIECE_BITS)),
        subset_field("ship_pile", len(SHIPS)),
        subset_field("demand_pile", len(DEMANDS)),
        subset_field("ships_out", len(SHIPS)),
        subset_field("demands_out", len(DEMANDS)),
    )


def tile_and_card_fields(seats: int) -> tuple[Field, ...]:
    sets = len(SETS)
    return (
        list_field("palace", len(PALACE_SLOTS), NOTHING, TILE_COUNT - 1),
        subset_field("bag", REGULAR_TILES, known_bag_tiles),
        number_field("supply", 0, REGULAR_TILES),
        list_field("bottom", REGULAR_TILES, 0, REGULAR_TILES - 1, known_bottom_tiles, least=0),
        mark_as_seats(list_field("bottom_seats", REGULAR_TILES, 0, seats - 1, least=0)),
        list_field("display", seats + 1, NOTHING, REGULAR_TILES - 1, least=0),
        subset_field("tiles_out", TILE_COUNT),
        subset_field("objective_pile", len(OBJECTIVES), known_objective_pile),
        subset_field("objective_discard", len(OBJECTIVES)),
        number_field("arrivals", 0, seats * TRACK_COUNT * LAST_STEP),
        list_field("set_buildings", sets, 0, len(STARTING_BUILDINGS) - 1, least=0),
        list_field("set_supplies", sets, 0, len(SUPPLIES) - 1, least=0),
        subset_field("sets_left", sets),
        subset_field("order_pile", len(ORDERS)),
    )


def turn_fields(box: Box) -> tuple[Field, ...]:
    return (
        number_field("space", NOTHING, len(SPACES) - 1),
        subset_field("done", CHEAP_JADE.bit_length()),
        subset_field("flipped", TILE_COUNT),
        number_field("ship_at", NOTHING, len(POSITIONS) - 1),
        subset_field("ship_flags", P15_USED.bit_length()),
        number_field("jade_made", 0, max(box.jade_advances)),
        list_field("looked", NUMBER, 0, REGULAR_TILES - 1, known_looked_tiles, least=0),
    )
