"""The box of the Tea House: its numbers, read from `data/` and checked."""

from pathlib import Path
from typing import Final

from dynasty.games._template.names import GUESTS, HOURS
from dynasty.kernel import ComponentReader, Components, read_components

DATA: Final = Path(__file__).parent / "data"
LENGTHS: Final = ("short", "long")


class Box(Components):
    """Every number of the game, in lists indexed as in `names`."""

    row: int
    start_leaves: int
    picked_leaves: int
    crier_leaves: int
    dealt_cards: int
    aside_cards: int
    favourite_coins: int
    days: list[int]  # by length

    thirst: list[int]  # by guest
    tip: list[int]  # by guest
    hour_leaves: list[int]  # by hour

    def __init__(self, reader: ComponentReader) -> None:
        super().__init__(reader)
        house = reader.section("house")
        self.row = house.integer("row", 1, 5)
        self.start_leaves = house.integer("start_leaves", 0, 9)
        self.picked_leaves = house.integer("picked_leaves", 1, 9)
        self.crier_leaves = house.integer("crier_leaves", 1, 9)
        self.dealt_cards = house.integer("dealt_cards", 2, 3)
        self.aside_cards = house.integer("aside_cards", 1, self.dealt_cards - 1)
        self.favourite_coins = house.integer("favourite_coins", 0, 99)
        self.days = [house.section("days").integer(length, 1, 9) for length in LENGTHS]
        guests = list(reader.section("guests").each(GUESTS))
        self.thirst = [guest.integer("thirst", 0, 9) for guest in guests]
        self.tip = [guest.integer("tip", 0, 99) for guest in guests]
        hours = reader.section("hours").each(HOURS)
        self.hour_leaves = [hour.integer("leaves", 0, 9) for hour in hours]


def load_box(owner: Path | None = None) -> Box:
    """Return the box, with the owner's corrected values if a file of them is given."""
    return Box(read_components(DATA, owner))
