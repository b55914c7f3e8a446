"""The end of Xi'an told a second time from what lies openly on the table (X-9)."""

from collections import Counter

from dynasty.games.xian.names import EQUIPMENT
from dynasty.games.xian.view import PlayerView, XianView
from tests.games.xian.setting import BOX

PRIZES = {"a": (10, 5, 2, 0), "b": (12, 6, 3, 0), "c": (14, 7, 4, 0)}
SET_VALUES = (0, 2, 5, 10)


class End:
    """A view, and the seat whose sheet is told."""

    def __init__(self, view: XianView, seat: int) -> None:
        self.view, self.seat = view, seat
        self.me: PlayerView = view.players[seat]
        self.resources = self.me.coins + self.me.clay + sum(self.me.pigments)
        self.unused = sum(not used for _, used in self.me.bonus_tiles)

    def painted(self, section: str) -> list[int]:
        """Painted warriors of a section, by seat."""
        here = [square.warrior for square in self.view.pit if square.section == section]
        return [here.count(f"seat_{seat}") for seat in range(self.view.seats)]

    def majority(self, section: str) -> int:
        """Those who are level share the prizes of all their places."""
        counts = self.painted(section)
        own = counts[self.seat]
        if not own:
            return 0
        before, level = sum(n > own for n in counts), counts.count(own)
        return sum(PRIZES[section][before : before + level]) // level

    def sets(self) -> int:
        """Per material: a set holds one card of each type that is left, over and over."""
        points = 0
        for material in set(BOX.equipment_material):
            here = [c for c in self.me.equipment if self.printed(c, "material") == material]
            left = Counter(self.printed(card, "type") for card in here)
            while +left:
                left = +left
                points += SET_VALUES[len(left)]
                left.subtract(list(left))
        return points

    def printed(self, card: str, what: str) -> int:
        values: list[int] = getattr(BOX, f"equipment_{what}")
        return values[EQUIPMENT.index(card)]

    def pairs(self) -> int:
        cards = Counter("abc"[self.printed(card, "section")] for card in self.me.equipment)
        return sum(3 * min(cards[section], self.painted(section)[self.seat]) for section in "abc")

    def end_tile(self, so_far: int) -> int:
        types = Counter(self.printed(card, "type") for card in self.me.equipment)
        led = [s for s in "abc" if 0 < self.painted(s)[self.seat] == max(self.painted(s))]
        return {
            None: 0,
            "end_return_resources": min(15, self.resources),
            "end_per_ten": so_far // 10,
            "end_unused_tiles": 3 * self.unused,
            "end_painted": 2 * sum(self.painted(section)[self.seat] for section in "abc"),
            "end_helpers": 2 * len(self.me.helpers),
            "end_flat_six": 6,
            "end_majorities": 5 * len(led),
            "end_equipment_pairs": sum(4 * (n // 2) for n in types.values()),
        }[self.me.end_tile]

    def added(self) -> dict[str, int]:
        """What the end would add now, by category."""
        points = {f"majority_{section}": self.majority(section) for section in "abc"}
        points |= {"sets": self.sets(), "pairs": self.pairs(), "unused_tiles": self.unused}
        tile = self.end_tile(self.me.prestige + sum(points.values()))
        returned = tile if self.me.end_tile == "end_return_resources" else 0
        left = (self.resources - returned) // 3
        return {**points, "end_tile": tile, "leftovers": left}
