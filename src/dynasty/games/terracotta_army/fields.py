"""How many numbers each field of Terracotta Army holds, and how large they are.

Everybody knows all of it: what is left in a deck follows from what came out of it.
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
from dynasty.games.terracotta_army.rules.stock import CATEGORIES
from dynasty.kernel import (
    Field,
    by_seat,
    number,
    numbers,
    of_seats,
    subset,
    subsets,
)

MOST: Final = 999  # coins and clay: no rule limits them
MOST_POINTS: Final = 9999
DICE: Final = 2


def declare(seats: int, box: Box) -> tuple[Field, ...]:
    """Every field of the state."""
    return (
        number("round", 1, box.rounds),
        of_seats(numbers("order", seats, 0, seats - 1)),
        numbers("tiles", box.rounds, 0, len(TILES) - 1),
        *of_the_wheel(seats, box),
        *of_the_mausoleum(seats, box),
        *of_each_seat(seats),
        *of_the_prime_minister(box),
    )


def of_the_wheel(seats: int, box: Box) -> tuple[Field, ...]:
    segments = len(SEGMENTS)
    return (
        number("inner", 0, segments - 1),
        number("middle", 0, segments - 1),
        *by_seat(
            seats,
            subsets("craftsmen", seats, segments),
            subsets("artisans", seats, segments),
            numbers("upgraded", seats, 0, box.workers[seats]),
        ),
        numbers("warehouses", len(WAREHOUSES), 0, MOST),
    )


def of_the_mausoleum(seats: int, box: Box) -> tuple[Field, ...]:
    cells, ways = len(CELLS), len(DIRECTIONS)
    return (
        *by_seat(seats, subsets("own", seats, cells)),
        subsets("kinds", len(WARRIORS), cells),
        numbers("mounts", box.specialist_count[HORSE], 0, cells * ways - 1, least=0),
        subset("footmen", cells),
        subsets("archers", ways, cells),
        subset("musicians", cells),
        number("row", 0, ROWS - 1),
        number("column", 0, COLUMNS - 1),
    )


def of_each_seat(seats: int) -> tuple[Field, ...]:
    return by_seat(
        seats,
        numbers("coins", seats, 0, MOST),
        numbers("wet", seats, 0, MOST),
        numbers("dry", seats, 0, MOST),
        subsets("weapons", seats, len(WEAPONS)),
        numbers("token_at", seats * len(MASTERS), NOTHING, len(MASTER_TOKENS) - 1),
        numbers("priority", seats, 0, len(PRIORITY_TOKENS)),
        numbers("earned", seats * len(CATEGORIES), 0, MOST_POINTS),
    )


def of_the_prime_minister(box: Box) -> tuple[Field, ...]:
    cards, weapons = len(CARDS), len(WEAPONS)
    return (
        number("solo", 0, 1),
        number("overseer", NOTHING, len(SEGMENTS) - 1),
        numbers("dice", DICE, 1, box.die_faces, least=0),
        numbers("weapon_row", weapons, 0, weapons - 1, least=0),
        subset("deck", cards),
        number("on_top", 0, box.cards_on_top),
        subset("active", cards),
        subset("played", cards),
        subset("discard", cards),
        subset("challenges", len(CHALLENGES)),
    )
