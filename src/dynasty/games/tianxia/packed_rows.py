"""Rows of pieces packed into an int: three bits a piece, the leftmost lowest.

A piece is its owner's seat (or its kind); an empty row is 0.
"""


def row_length(row: int) -> int:
    """Return the number of pieces in a row."""
    return (row.bit_length() + 2) // 3


def row_pieces(row: int) -> list[int]:
    """Return the pieces of a row from left to right."""
    found: list[int] = []
    while row:
        found.append((row & 7) - 1)
        row >>= 3
    return found


def piece_count(row: int, piece: int) -> int:
    """Return how many pieces of a row are this one."""
    found, wanted = 0, piece + 1
    while row:
        if row & 7 == wanted:
            found += 1
        row >>= 3
    return found


def piece_place(row: int, piece: int) -> int:
    """Return the place of the leftmost such piece in a row, from 0, or -1 if there is none."""
    at, wanted = 0, piece + 1
    while row:
        if row & 7 == wanted:
            return at
        row >>= 3
        at += 1
    return -1


def add_right(row: int, piece: int) -> int:
    """Return the row with one more piece at its right end."""
    return row | (piece + 1) << 3 * row_length(row)


def push_left(row: int, piece: int) -> int:
    """Return the row with one more piece at its left end; the others slide right."""
    return row << 3 | piece + 1


def packed_row(some: list[int]) -> int:
    """Return these pieces packed into a row, left to right."""
    row = 0
    for piece in reversed(some):
        row = push_left(row, piece)
    return row
