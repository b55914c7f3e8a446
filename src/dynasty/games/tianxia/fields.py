"""How many numbers each field of Tianxia holds, how large they are, and who knows them.

Objectives in hand are their owner's; tiles under the Bonus supply and tiles being looked at are
known to whoever has them in mind. A pile is known to those from whom nothing of it is hidden.
"""

from typing import Final

from dynasty.games.tianxia.codes import NUMBER
from dynasty.games.tianxia.components import PALACE_TILES, REGULAR_TILES, Box
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
from dynasty.games.tianxia.rules.bits import CHEAP_JADE, P15_USED
from dynasty.games.tianxia.rules.palace import TRACK_COUNT
from dynasty.games.tianxia.rules.supply import CATEGORIES
from dynasty.games.tianxia.state import TianxiaState
from dynasty.kernel import (
    Field,
    by_seat,
    everybody,
    implied,
    nobody,
    number,
    numbers,
    of_seats,
    owner_until_the_end,
    packed,
    subset,
    subsets,
)

MOST: Final = 999  # of what no rule limits
MOST_POINTS: Final = 9999
TILES: Final = REGULAR_TILES + PALACE_TILES
PIECE: Final = 3  # bits of a piece in a row, see `rows`
WON: Final = 2  # what is won once: not yet, to be used, used


def who_looks(s: TianxiaState, numbers: list[int], viewer: int) -> list[int | None]:
    """[TX-7.5] The active seat knows the tiles that it looks at."""
    return everybody(s, numbers, viewer) if viewer == s.active else nobody(s, numbers, viewer)


def who_put_it(s: TianxiaState, numbers: list[int], viewer: int) -> list[int | None]:
    """[TX-7.5] Whoever put a tile under the Bonus supply knows it."""
    owners = zip(numbers, s.bottom_seats, strict=True)
    return [tile if who == viewer else None for tile, who in owners]


def who_knows_the_rest(s: TianxiaState, numbers: list[int], viewer: int) -> list[int | None]:
    """The tiles in the bag are those that one has seen nowhere else."""
    hidden = set(s.bottom_seats) - {viewer} or (s.looked and s.active != viewer)
    return nobody(s, numbers, viewer) if hidden else everybody(s, numbers, viewer)


def who_knows_all_hands(s: TianxiaState, numbers: list[int], viewer: int) -> list[int | None]:
    """[TX-12.3] The Objectives in the pile are those that one has seen nowhere else."""
    hidden = s.decisions and any(s.hand[:viewer] + s.hand[viewer + 1 :])
    return nobody(s, numbers, viewer) if hidden else everybody(s, numbers, viewer)


def declare(seats: int, box: Box) -> tuple[Field, ...]:
    """Every field of the state."""
    return (
        *of_the_table(seats, box),
        *of_each_seat(seats, box),
        *of_the_regions(seats, box),
        *of_the_wall(seats, box),
        *of_the_ports(seats),
        *of_tiles_and_cards(seats),
        *of_the_turn(box),
    )


def of_the_table(seats: int, box: Box) -> tuple[Field, ...]:
    return (
        number("deciders", 1, seats),
        number("side", 0, 1),
        number("deck", 0, DECK),
        number("level", 0, len(LEVELS) - 1),
        number("round", 1, box.rounds),
        of_seats(numbers("order", seats, 0, seats - 1)),
        of_seats(numbers("next_order", seats, 0, seats - 1, least=0)),
        of_seats(number("active", NOBODY, seats - 1)),
    )


def of_each_seat(seats: int, box: Box) -> tuple[Field, ...]:
    tracks = seats * TRACK_COUNT
    return by_seat(
        seats,
        numbers("vp", seats, 0, MOST_POINTS),
        numbers("earned", seats * len(CATEGORIES), -MOST_POINTS, MOST_POINTS),
        numbers("stuff", seats * KINDS_OF_STUFF, 0, MOST),
        numbers("meeples", seats, 0, box.meeples),
        numbers("aside", seats, 0, box.meeples),
        numbers("markers", seats, 0, box.action_markers),
        numbers("sold", seats, 0, box.action_markers),
        numbers("board", seats, NOTHING, len(BOARDS) - 1),
        numbers("starting", seats, NOTHING, len(STARTING_BUILDINGS) - 1),
        numbers("merchants", seats * ROWS, 0, max(box.merchant_spaces)),
        subsets("owned", seats, len(BUILDINGS)),
        numbers("steps", tracks, 0, LAST_STEP),
        numbers("arrival", tracks, 0, tracks * LAST_STEP),
        numbers("walls_built", seats, 0, box.walls),
        numbers("towers_built", seats, 0, box.towers),
        numbers("port_markers", seats * PORTS, 0, box.shipping_markers),
        numbers("deliveries", seats, 0, box.delivery_markers),
        subsets("hand", seats, len(OBJECTIVES), owner_until_the_end),
        subsets("tiles", seats, TILES),
        subsets("used", seats, TILES),
        subsets("jade", seats, len(JADE)),
        packed("jades", seats, JADE_SPACES, len(JADE), PIECE),
        numbers("bonus_shipping", seats, 0, WON),
        numbers("double_tower", seats, 0, WON),
    )


def of_the_regions(seats: int, box: Box) -> tuple[Field, ...]:
    slots = len(SLOTS)
    return (
        numbers("buildings", slots, 0, len(BUILDINGS) - 1),
        *implied(numbers("slot_of", len(BUILDINGS), NOTHING, slots - 1)),
        of_seats(packed("governors", slots, max(map(len, box.governor_wood)), seats, PIECE)),
        subset("tokens", slots),
        numbers("bonus_at", slots, NOTHING, REGULAR_TILES - 1),
        numbers("banners", len(RINGS), 0, len(COLOURS) - 1),
        of_seats(packed("spaces", len(SPACES), seats * box.action_markers, seats, PIECE)),
        of_seats(packed("barges", len(BARGES), box.barge_capacity, NEUTRAL + 1, PIECE)),
        number("neutrals", 0, box.neutral_workers),
    )


def of_the_wall(seats: int, box: Box) -> tuple[Field, ...]:
    sections = len(SECTIONS)
    return (
        numbers("chief", sections, 0, box.chieftain_steps),
        numbers("strength", sections, 0, box.strength_max),
        of_seats(packed("soldiers", sections, max(box.soldier_spaces), seats, PIECE)),
        of_seats(packed("walls", sections, max(box.wall_spaces), seats, PIECE)),
        of_seats(numbers("towers", sections, NOBODY, seats - 1)),
        of_seats(packed("doubles", sections, seats, seats, PIECE)),
        numbers("nomads", box.rounds, 0, len(NOMADS) - 1, least=0),
        subset("nomad_pile", DECK),
    )


def of_the_ports(seats: int) -> tuple[Field, ...]:
    positions = len(POSITIONS)
    return (
        numbers("port_demand", positions, 0, len(PORT_DEMANDS) - 1),
        numbers("ships", positions, NOTHING, len(SHIPS) - 1),
        numbers("demands", positions, NOTHING, len(DEMANDS) - 1),
        of_seats(packed("covered", positions, SHIP_SPACES, seats, PIECE)),
        subset("ship_pile", len(SHIPS)),
        subset("demand_pile", len(DEMANDS)),
        subset("ships_out", len(SHIPS)),
        subset("demands_out", len(DEMANDS)),
    )


def of_tiles_and_cards(seats: int) -> tuple[Field, ...]:
    sets = len(SETS)
    return (
        numbers("palace", len(PALACE_SLOTS), NOTHING, TILES - 1),
        subset("bag", REGULAR_TILES, who_knows_the_rest),
        number("supply", 0, REGULAR_TILES),
        numbers("bottom", REGULAR_TILES, 0, REGULAR_TILES - 1, who_put_it, least=0),
        of_seats(numbers("bottom_seats", REGULAR_TILES, 0, seats - 1, least=0)),
        numbers("display", seats + 1, NOTHING, REGULAR_TILES - 1, least=0),
        subset("tiles_out", TILES),
        subset("objective_pile", len(OBJECTIVES), who_knows_all_hands),
        subset("objective_discard", len(OBJECTIVES)),
        number("arrivals", 0, seats * TRACK_COUNT * LAST_STEP),
        numbers("set_buildings", sets, 0, len(STARTING_BUILDINGS) - 1, least=0),
        numbers("set_supplies", sets, 0, len(SUPPLIES) - 1, least=0),
        subset("sets_left", sets),
        subset("order_pile", len(ORDERS)),
    )


def of_the_turn(box: Box) -> tuple[Field, ...]:
    return (
        number("space", NOTHING, len(SPACES) - 1),
        subset("done", CHEAP_JADE.bit_length()),
        subset("flipped", TILES),
        number("ship_at", NOTHING, len(POSITIONS) - 1),
        subset("ship_flags", P15_USED.bit_length()),
        number("jade_made", 0, max(box.jade_advances)),
        numbers("looked", NUMBER, 0, REGULAR_TILES - 1, who_looks, least=0),
    )
