"""The squares of the pit: their places, their neighbours, and the sides of the formation boards."""

from typing import Final

from dynasty.games.xian.names import (
    COLUMNS,
    SECTION_SQUARES,
    SECTIONS,
    SQUARES,
)
from dynasty.kernel import ComponentReader, Phrase, pile_cards

WALL_MARK: Final = "#"
STATUE_MARK: Final = "S"
PIGMENT_LETTERS: Final = "yrgb"  # by colour
COIN_LETTER: Final = "$"
SPACES_PER_SIDE: Final = 8
STATUES_PER_SIDE: Final = 2
MAX_SPACE_PRESTIGE: Final = 99

SECTION_OF: Final = tuple(square // SECTION_SQUARES for square in range(len(SQUARES)))


def section_mask(section: int) -> int:
    """Return the ten squares of a section as bits."""
    return ((1 << SECTION_SQUARES) - 1) << (section * SECTION_SQUARES)


SECTION_MASKS: Final = tuple(section_mask(section) for section in range(len(SECTIONS)))


def board_row(square: int) -> int:
    """Return the row from the top of the pit: section C is above B, B above A."""
    section, place = divmod(square, SECTION_SQUARES)
    return (len(SECTIONS) - 1 - section) * 2 + place // COLUMNS


def board_column(square: int) -> int:
    """Return the column from the left, 1 to 5."""
    return square % COLUMNS + 1


def neighbours_of(square: int) -> int:
    """Return the orthogonal neighbours as bits, walls included."""
    found = 0
    for other in range(len(SQUARES)):
        rows = abs(board_row(square) - board_row(other))
        columns = abs(board_column(square) - board_column(other))
        if rows + columns == 1:
            found |= 1 << other
    return found


NEIGHBOURS: Final = tuple(neighbours_of(square) for square in range(len(SQUARES)))


def connected_squares(start: int, among: int) -> int:
    """Return the squares of `among` that are connected with `start`, `start` included, as bits."""
    found = 1 << start
    edge = found
    while edge:
        reach = 0
        for square in pile_cards(edge):
            reach |= NEIGHBOURS[square]
        edge = reach & among & ~found
        found |= edge
    return found


class FormationSide:
    """One side of a formation board: its walls, its statues and the bonuses of its spaces."""

    section: int
    walls: int  # bits of the section's squares
    statues: int
    prestige: list[int]  # by place in the section
    coins: list[int]
    pigments: list[list[int]]  # by place: colours

    def __init__(self, section: int) -> None:
        self.section = section
        self.walls = 0
        self.statues = 0
        self.prestige = []
        self.coins = []
        self.pigments = []

    def __getnewargs__(self) -> tuple[int]:
        return (self.section,)


def read_side(reader: ComponentReader) -> FormationSide:
    """Return a side read from its two rows of five squares; raise an error if it is invalid."""
    side = FormationSide(SECTIONS.index(reader.word("section", SECTIONS)))
    if not reader.path.split(".")[-1].startswith(SECTIONS[side.section]):
        raise reader.wrong("section", Phrase("expected-own-section"))
    rows = [row.split() for row in reader.texts("rows", 2)]
    if any(len(row) != COLUMNS for row in rows):
        raise reader.wrong("rows", Phrase("expected-rows"), reader.table["rows"])
    for place, word in enumerate(rows[0] + rows[1]):
        read_square(reader, side, place, word)
    spaces = ((1 << SECTION_SQUARES) - 1) & ~side.walls
    if spaces.bit_count() != SPACES_PER_SIDE or side.statues.bit_count() != STATUES_PER_SIDE:
        raise reader.wrong("rows", Phrase("expected-spaces"))
    if connected_squares(pile_cards(spaces)[0], spaces) != spaces:
        raise reader.wrong("rows", Phrase("expected-connected-spaces"), reader.table["rows"])
    return side


def read_square(reader: ComponentReader, side: FormationSide, place: int, word: str) -> None:
    """Add a square to a side: `#` a wall, `S` a statue, else points and letters: `4r`, `7$$`."""
    digits = word.rstrip(PIGMENT_LETTERS + COIN_LETTER)
    letters = word[len(digits) :]
    if word == WALL_MARK:
        side.walls |= 1 << place
    elif word == STATUE_MARK:
        side.statues |= 1 << place
    elif not digits.isascii() or not digits.isdigit() or int(digits) > MAX_SPACE_PRESTIGE:
        raise reader.wrong("rows", Phrase("expected-square"), word)
    side.prestige.append(int(digits) if digits.isdigit() else 0)
    side.coins.append(letters.count(COIN_LETTER))
    pigments = [PIGMENT_LETTERS.index(letter) for letter in letters if letter != COIN_LETTER]
    side.pigments.append(pigments)
