"""The size and range of each state field of Terracotta Army.

All of it is public: what is left in a deck follows from the cards that came out of it.
"""

from typing import Final

from dynasty.games.terracotta_army.components import Box
from dynasty.games.terracotta_army.names import (
    CARDS,
    CELLS,
    CHALLENGES,
    COLUMNS,
    DIRECTIONS,
    HORSE,
    MASTER_TOKENS,
    MASTERS,
    NOTHING,
    PRIORITY_TOKENS,
    ROWS,
    SEGMENTS,
    TILES,
    WAREHOUSES,
    WARRIORS,
    WEAPONS,
)
from dynasty.games.terracotta_army.rules.stock_and_score import CATEGORIES
from dynasty.kernel import (
    Field,
    list_field,
    mark_as_seats,
    number_field,
    split_by_seat,
    subset_field,
    subset_list_field,
)

MAX_COUNT: Final = 999  # coins and clay: no rule limits them
MAX_POINTS: Final = 9999
DICE_COUNT: Final = 2


def declare_fields(seats: int, box: Box) -> tuple[Field, ...]:
    """Return the declaration of every field of the state."""
    return (
        number_field("round", 1, box.rounds),
        mark_as_seats(list_field("order", seats, 0, seats - 1)),
        list_field("tiles", box.rounds, 0, len(TILES) - 1),
        *wheel_fields(seats, box),
        *mausoleum_fields(seats, box),
        *seat_fields(seats),
        *prime_minister_fields(box),
    )


def wheel_fields(seats: int, box: Box) -> tuple[Field, ...]:
    segments = len(SEGMENTS)
    return (
        number_field("inner", 0, segments - 1),
        number_field("middle", 0, segments - 1),
        *split_by_seat(
            seats,
            subset_list_field("craftsmen", seats, segments),
            subset_list_field("artisans", seats, segments),
            list_field("upgraded", seats, 0, box.workers[seats]),
        ),
        list_field("warehouses", len(WAREHOUSES), 0, MAX_COUNT),
    )


def mausoleum_fields(seats: int, box: Box) -> tuple[Field, ...]:
    cells, ways = len(CELLS), len(DIRECTIONS)
    return (
        *split_by_seat(seats, subset_list_field("own", seats, cells)),
        subset_list_field("kinds", len(WARRIORS), cells),
        list_field("mounts", box.specialist_count[HORSE], 0, cells * ways - 1, least=0),
        subset_field("footmen", cells),
        subset_list_field("archers", ways, cells),
        subset_field("musicians", cells),
        number_field("row", 0, ROWS - 1),
        number_field("column", 0, COLUMNS - 1),
    )


def seat_fields(seats: int) -> tuple[Field, ...]:
    return split_by_seat(
        seats,
        list_field("coins", seats, 0, MAX_COUNT),
        list_field("wet", seats, 0, MAX_COUNT),
        list_field("dry", seats, 0, MAX_COUNT),
        subset_list_field("weapons", seats, len(WEAPONS)),
        list_field("token_at", seats * len(MASTERS), NOTHING, len(MASTER_TOKENS) - 1),
        list_field("priority", seats, 0, len(PRIORITY_TOKENS)),
        list_field("earned", seats * len(CATEGORIES), 0, MAX_POINTS),
    )


def prime_minister_fields(box: Box) -> tuple[Field, ...]:
    cards, weapons = len(CARDS), len(WEAPONS)
    return (
        number_field("solo", 0, 1),
        number_field("overseer", NOTHING, len(SEGMENTS) - 1),
        list_field("dice", DICE_COUNT, 1, box.die_faces, least=0),
        list_field("weapon_row", weapons, 0, weapons - 1, least=0),
        subset_field("deck", cards),
        number_field("on_top", 0, box.cards_on_top),
        subset_field("active", cards),
        subset_field("played", cards),
        subset_field("discard", cards),
        subset_field("challenges", len(CHALLENGES)),
    )
