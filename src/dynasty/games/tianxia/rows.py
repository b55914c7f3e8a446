"""Rows of pieces packed into an int, three bits a piece, the leftmost lowest.

A piece is its owner's seat (or its kind); an empty row is 0.
"""


def length(row: int) -> int:
    """How many pieces stand in it."""
    return (row.bit_length() + 2) // 3


def pieces(row: int) -> list[int]:
    """The pieces from left to right."""
    found: list[int] = []
    while row:
        found.append((row & 7) - 1)
        row >>= 3
    return found


def count(row: int, piece: int) -> int:
    """How many of them are this piece."""
    found, wanted = 0, piece + 1
    while row:
        if row & 7 == wanted:
            found += 1
        row >>= 3
    return found


def place(row: int, piece: int) -> int:
    """Where the leftmost one of this piece stands, from 0; -1 for nowhere."""
    at, wanted = 0, piece + 1
    while row:
        if row & 7 == wanted:
            return at
        row >>= 3
        at += 1
    return -1


def add_right(row: int, piece: int) -> int:
    """The row with one more piece at its right end."""
    return row | (piece + 1) << 3 * length(row)


def push_left(row: int, piece: int) -> int:
    """The row with one more piece at its left end; the others slide right."""
    return row << 3 | piece + 1


def row_of(some: list[int]) -> int:
    """The row of these pieces, left to right."""
    row = 0
    for piece in reversed(some):
        row = push_left(row, piece)
    return row
