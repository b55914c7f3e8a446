"""How many numbers each field of Xi'an holds, how large they are, and who knows them.

A seat knows its own cards; the rest of its deck follows from them. What is left in the common
piles follows from what came out of them.
"""

from typing import Final

from dynasty.games.xian.components import Box
from dynasty.games.xian.names import (
    BONUS_TILES,
    BUILDINGS,
    CARDS,
    COLOURS,
    DISPLAY_SLOTS,
    END_TILES,
    EQUIPMENT,
    HELPERS,
    NOTHING,
    REQUEST_SPACES,
    SECTIONS,
    SIDES,
    SQUARES,
    START_TILES,
    TOKENS,
)
from dynasty.games.xian.rules.stock import CATEGORIES
from dynasty.kernel import (
    Field,
    by_seat,
    number,
    numbers,
    of_seats,
    owner,
    pieces_by_seat,
    subset,
    subsets,
)

MOST: Final = 999  # coins and clay: no rule limits them
MOST_POINTS: Final = 9999


def declare(seats: int, box: Box) -> tuple[Field, ...]:
    """Every field of the state."""
    return (*of_the_turn(seats, box), *of_each_seat(seats, box), *of_all(seats, box))


def of_the_turn(seats: int, box: Box) -> tuple[Field, ...]:
    return (
        number("turn", 1, box.turns),
        number("round", 1, box.rounds),
        of_seats(numbers("order", seats, 0, seats - 1, least=0)),
        of_seats(number("active", NOTHING, seats - 1)),
    )


def of_each_seat(seats: int, box: Box) -> tuple[Field, ...]:
    cards, squares = len(CARDS), len(SQUARES)
    return by_seat(
        seats,
        numbers("prestige", seats, 0, MOST_POINTS),
        numbers("earned", seats * len(CATEGORIES), -MOST_POINTS, MOST_POINTS),
        numbers("coins", seats, 0, MOST),
        numbers("clay", seats, 0, MOST),
        numbers("pigments", seats * len(COLOURS), 0, box.pigments_per_colour),
        subsets("deck", seats, cards, owner),
        subsets("buried", seats, cards, owner),
        subsets("hand", seats, cards, owner),
        subsets("discard", seats, cards),
        subsets("helpers", seats, len(HELPERS)),
        numbers("initiative", seats, NOTHING, cards - 1),
        numbers("top", seats, NOTHING, cards - 1),
        subsets("forged", seats, len(EQUIPMENT)),
        numbers("space", seats, 0, box.end_space),
        numbers("arrival", seats, -len(START_TILES), seats * box.end_space),
        subsets("used_tiles", seats, len(BONUS_TILES)),
        numbers("start_tile", seats, 0, len(START_TILES) - 1),
        numbers("end_tile", seats, NOTHING, len(END_TILES) - 1),
        subsets("painted", seats, squares),
        subsets("sealed_squares", seats, squares),
    )


def of_all(seats: int, box: Box) -> tuple[Field, ...]:
    buildings, tokens, squares = len(BUILDINGS), len(TOKENS), len(SQUARES)
    return (
        numbers("slot_of", buildings, 0, buildings - 1),
        pieces_by_seat(subsets("builders", buildings, seats * box.builders), box.builders),
        number("minister", 0, buildings - 1),
        number("minister_met", 0, 1),
        numbers("requests", len(REQUEST_SPACES), 0, tokens - 1),
        subset("token_pile", tokens),
        numbers("turn_track", box.turns, 0, tokens - 1, least=0),
        numbers("display", len(DISPLAY_SLOTS), NOTHING, len(EQUIPMENT) - 1),
        subset("equipment_pile", len(EQUIPMENT)),
        subset("equipment_out", len(EQUIPMENT)),
        numbers("sides", len(SECTIONS), 0, len(SIDES) - 1),
        subset("spaces", squares),
        subset("raw", squares),
        numbers("stock", len(COLOURS), 0, box.pigments_per_colour),
        subset("end_tiles", len(END_TILES)),
        number("arrivals", 0, seats * box.end_space),
    )
