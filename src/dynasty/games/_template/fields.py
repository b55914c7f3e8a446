"""The declaration of the state's fields: their lengths, their ranges, and who may see them."""

from typing import Final

from dynasty.games._template.components import Box
from dynasty.games._template.names import GUESTS, HOURS, NOTHING
from dynasty.kernel import (
    Field,
    known_to_owner_until_end,
    list_field,
    mark_as_seats,
    number_field,
    split_by_seat,
    split_pieces_by_seat,
    subset_field,
    subset_list_field,
)

MAX_LEAVES_OR_COINS: Final = 999  # of what no rule limits


def declare_fields(seats: int, box: Box) -> tuple[Field, ...]:
    """Return the declarations of all fields of the state.

    The piles need no secrecy: what is face down follows from what is face up.
    """
    guests = len(GUESTS)
    return (
        number_field("day", 0, max(box.days)),
        number_field("days", min(box.days), max(box.days)),
        mark_as_seats(list_field("order", seats, 0, seats - 1, least=0)),
        *split_by_seat(
            seats,
            list_field("leaves", seats, 0, MAX_LEAVES_OR_COINS),
            list_field("coins", seats, 0, MAX_LEAVES_OR_COINS),
            subset_list_field("hours", seats, len(HOURS)),
            list_field("hour", seats, NOTHING, len(HOURS) - 1),
            subset_list_field("served", seats, guests),
            subset_list_field("favourites", seats, guests, known_to_owner_until_end),
            subset_list_field("aside", seats, guests, known_to_owner_until_end),
        ),
        list_field("row", box.row, 0, guests - 1, least=0),
        subset_field("pile", guests),
        subset_field("gone", guests),
        split_pieces_by_seat(subset_field("called", seats)),
    )
