"""How many numbers each field of the Tea House holds, how large they are, and who knows them."""

from typing import Final

from dynasty.games._template.components import Box
from dynasty.games._template.names import GUESTS, HOURS, NOTHING
from dynasty.kernel import (
    Field,
    by_seat,
    number,
    numbers,
    of_seats,
    owner_until_the_end,
    pieces_by_seat,
    subset,
    subsets,
)

MOST: Final = 999  # of what no rule limits


def declare(seats: int, box: Box) -> tuple[Field, ...]:
    """Every field of the state; what lies face down can be told from what lies open."""
    guests = len(GUESTS)
    return (
        number("day", 0, max(box.days)),
        number("days", min(box.days), max(box.days)),
        of_seats(numbers("order", seats, 0, seats - 1, least=0)),
        *by_seat(
            seats,
            numbers("leaves", seats, 0, MOST),
            numbers("coins", seats, 0, MOST),
            subsets("hours", seats, len(HOURS)),
            numbers("hour", seats, NOTHING, len(HOURS) - 1),
            subsets("served", seats, guests),
            subsets("favourites", seats, guests, owner_until_the_end),
            subsets("aside", seats, guests, owner_until_the_end),
        ),
        numbers("row", box.row, 0, guests - 1, least=0),
        subset("pile", guests),
        subset("gone", guests),
        pieces_by_seat(subset("called", seats)),
    )
