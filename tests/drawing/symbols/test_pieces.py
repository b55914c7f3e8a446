"""The symbols of pieces: the letters on seat chips."""

from dynasty.drawing.scene import Text
from dynasty.drawing.symbols import SYMBOLS
from dynasty.drawing.theme import SEAT_MARKS
from dynasty.drawing.widgets import MIN_CHIP_SIZE

LEAST = 11  # units of a text that can be read


def test_the_letters_of_all_chips_are_as_large_as_those_of_the_others() -> None:
    letters = [
        shape.size
        for name, symbol in SYMBOLS.items()
        if name.startswith("seat_")
        for shape in symbol.shapes
        if isinstance(shape, Text)
    ]
    assert letters == [letters[0]] * len(SEAT_MARKS)
    assert letters[0] * MIN_CHIP_SIZE / 48 >= LEAST
