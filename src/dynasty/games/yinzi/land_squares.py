"""The squares of the land: provinces, neighbours, and choices that point at squares."""

from typing import Final

from dynasty.games.yinzi.names import COLUMNS, PROVINCES, ROWS, SQUARES
from dynasty.kernel import Choice, pile_cards

ALL_SQUARES: Final = (1 << len(SQUARES)) - 1
PROVINCE_OF: Final = tuple(
    province for province, columns in enumerate(COLUMNS) for _ in range(columns * ROWS)
)


def squares_of(province: int) -> int:
    """Return the squares of a province as bits."""
    return sum(1 << square for square, there in enumerate(PROVINCE_OF) if there == province)


PROVINCE_MASKS: Final = tuple(squares_of(province) for province in range(len(PROVINCES)))
FIRST_SQUARES: Final = tuple(PROVINCE_OF.index(province) for province in range(len(PROVINCES)))


def board_row(square: int) -> int:
    """Return the row within the province from the north, 0 to 2."""
    province = PROVINCE_OF[square]
    return (square - FIRST_SQUARES[province]) // COLUMNS[province]


def board_column(square: int) -> int:
    """Return the column within the province from the west, from 0."""
    province = PROVINCE_OF[square]
    return (square - FIRST_SQUARES[province]) % COLUMNS[province]


def neighbours_of(square: int) -> int:
    """Return the squares that share a side with this one within its province, as bits."""
    found = 0
    for other in pile_cards(PROVINCE_MASKS[PROVINCE_OF[square]]):
        rows = abs(board_row(square) - board_row(other))
        columns = abs(board_column(square) - board_column(other))
        if rows + columns == 1:
            found |= 1 << other
    return found


NEIGHBOURS: Final = tuple(neighbours_of(square) for square in range(len(SQUARES)))

_WIDE: Final = PROVINCE_MASKS[0] | PROVINCE_MASKS[1]
_NARROW: Final = PROVINCE_MASKS[2] | PROVINCE_MASKS[3]


def _with_neighbour(step: int) -> int:
    """Return the squares whose number plus `step` is that of a neighbour, as bits."""
    return sum(
        1 << square
        for square, near in enumerate(NEIGHBOURS)
        if square + step >= 0 and near >> (square + step) & 1
    )


_EAST: Final = _with_neighbour(1)
_WEST: Final = _with_neighbour(-1)
_WIDE_SOUTH: Final = _with_neighbour(5) & _WIDE
_WIDE_NORTH: Final = _with_neighbour(-5) & _WIDE
_NARROW_SOUTH: Final = _with_neighbour(4) & _NARROW
_NARROW_NORTH: Final = _with_neighbour(-4) & _NARROW


def neighbour_squares(squares: int) -> int:
    """Return all squares that share a side with one of these, as bits."""
    return (
        (squares & _EAST) << 1
        | (squares & _WEST) >> 1
        | (squares & _WIDE_SOUTH) << 5
        | (squares & _WIDE_NORTH) >> 5
        | (squares & _NARROW_SOUTH) << 4
        | (squares & _NARROW_NORTH) >> 4
    )


def paired_squares(squares: int) -> int:
    """Return those of the squares that have a neighbour among them, as bits."""
    return squares & neighbour_squares(squares)


CHUNK_BITS: Final = 6


class BitChoices:
    """The choices of one verb by square, slot or card, found from bits without a loop over all."""

    choices: tuple[Choice, ...]
    parts: list[list[list[Choice]]]  # by chunk of their numbers, by its bits

    def __init__(self, choices: tuple[Choice, ...]) -> None:
        self.choices = choices
        self.parts = [
            [[choices[first + bit] for bit in pile_cards(bits)] for bits in range(1 << CHUNK_BITS)]
            for first in range(0, len(choices), CHUNK_BITS)
        ]

    def of(self, numbers: int) -> list[Choice]:
        """Return the choices for these numbers, given as bits."""
        found: list[Choice] = []
        for part in self.parts:
            if numbers & 63:
                found += part[numbers & 63]
            numbers >>= CHUNK_BITS
            if not numbers:
                break
        return found
