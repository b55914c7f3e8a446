"""The declaration of the state's fields: their lengths, their ranges, and who may see them.

A seat knows its own cards; the rest of its deck follows from them. The contents of the common
piles follow from the pieces drawn from them.
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
from dynasty.games.xian.rules.stock_and_score import CATEGORIES
from dynasty.kernel import (
    Field,
    known_to_owner,
    list_field,
    mark_as_seats,
    number_field,
    split_by_seat,
    split_pieces_by_seat,
    subset_field,
    subset_list_field,
)

MAX_COINS_OR_CLAY: Final = 999  # coins and clay: no rule limits them
MAX_PRESTIGE_POINTS: Final = 9999


def declare_fields(seats: int, box: Box) -> tuple[Field, ...]:
    """Return the declarations of all fields of the state."""
    return (*of_the_turn(seats, box), *of_each_seat(seats, box), *of_all(seats, box))


def of_the_turn(seats: int, box: Box) -> tuple[Field, ...]:
    return (
        number_field("turn", 1, box.turns),
        number_field("round", 1, box.rounds),
        mark_as_seats(list_field("order", seats, 0, seats - 1, least=0)),
        mark_as_seats(number_field("active", NOTHING, seats - 1)),
    )


def of_each_seat(seats: int, box: Box) -> tuple[Field, ...]:
    cards, squares = len(CARDS), len(SQUARES)
    return split_by_seat(
        seats,
        list_field("prestige", seats, 0, MAX_PRESTIGE_POINTS),
        list_field("earned", seats * len(CATEGORIES), -MAX_PRESTIGE_POINTS, MAX_PRESTIGE_POINTS),
        list_field("coins", seats, 0, MAX_COINS_OR_CLAY),
        list_field("clay", seats, 0, MAX_COINS_OR_CLAY),
        list_field("pigments", seats * len(COLOURS), 0, box.pigments_per_colour),
        subset_list_field("deck", seats, cards, known_to_owner),
        subset_list_field("buried", seats, cards, known_to_owner),
        subset_list_field("hand", seats, cards, known_to_owner),
        subset_list_field("discard", seats, cards),
        subset_list_field("helpers", seats, len(HELPERS)),
        list_field("initiative", seats, NOTHING, cards - 1),
        list_field("top", seats, NOTHING, cards - 1),
        subset_list_field("forged", seats, len(EQUIPMENT)),
        list_field("space", seats, 0, box.end_space),
        list_field("arrival", seats, -len(START_TILES), seats * box.end_space),
        subset_list_field("used_tiles", seats, len(BONUS_TILES)),
        list_field("start_tile", seats, 0, len(START_TILES) - 1),
        list_field("end_tile", seats, NOTHING, len(END_TILES) - 1),
        subset_list_field("painted", seats, squares),
        subset_list_field("sealed_squares", seats, squares),
    )


def of_all(seats: int, box: Box) -> tuple[Field, ...]:
    buildings, tokens, squares = len(BUILDINGS), len(TOKENS), len(SQUARES)
    return (
        list_field("slot_of", buildings, 0, buildings - 1),
        split_pieces_by_seat(
            subset_list_field("builders", buildings, seats * box.builders), box.builders
        ),
        number_field("minister", 0, buildings - 1),
        number_field("minister_met", 0, 1),
        list_field("requests", len(REQUEST_SPACES), 0, tokens - 1),
        subset_field("token_pile", tokens),
        list_field("turn_track", box.turns, 0, tokens - 1, least=0),
        list_field("display", len(DISPLAY_SLOTS), NOTHING, len(EQUIPMENT) - 1),
        subset_field("equipment_pile", len(EQUIPMENT)),
        subset_field("equipment_out", len(EQUIPMENT)),
        list_field("sides", len(SECTIONS), 0, len(SIDES) - 1),
        subset_field("spaces", squares),
        subset_field("raw", squares),
        list_field("stock", len(COLOURS), 0, box.pigments_per_colour),
        subset_field("end_tiles", len(END_TILES)),
        number_field("arrivals", 0, seats * box.end_space),
    )
