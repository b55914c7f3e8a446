"""Money, boats, land, markets and the end of Yínzi told a second time from what lies openly there.

Slow and plain, after the rules as they are written, without a look at the rules' own code.
"""

from dataclasses import dataclass

from dynasty.games.yinzi.view import MarketView, SquareView, StallView, YinziView

COLOURS = ("red", "blue", "green", "yellow")
PROVINCES = ("huguang", "nanzhili", "jiangxi", "zhejiang")
BORDERS = {
    "huguang": (0, 1, 1, 2),
    "nanzhili": (1, 0, 1, 1),
    "jiangxi": (1, 1, 0, 1),
    "zhejiang": (2, 1, 1, 0),
}
TO_SEA = {"huguang": 2, "nanzhili": 1, "jiangxi": 2, "zhejiang": 1}
FULL_FOOD, HALF_FOOD = ("rice", "wheat", "corn"), ("cabbage", "fruit", "potato")
FOOD = (*FULL_FOOD, *HALF_FOOD)
TRADED = ("salt", "tea", "cotton", "sugarcane", "ramie", "bamboo")
CAPACITY = (1, 2, 2, 3, 3, 4, 4, 5, 5, 6, 6, 7)
CROP_COST = (1, 1, 1, 2, 2, 3)
CORNERS = {"nw": ("ne", "sw"), "ne": ("nw", "se"), "sw": ("nw", "se"), "se": ("ne", "sw")}
SECTIONS = ("dip", "eco", "emp", "war")
LEVEL_POINTS = (0, 2, 3, 5)
SOLD, BOUGHT = 1, 2


@dataclass(frozen=True)
class Moment:
    """What has happened on this occasion, as far as the table does not show it."""

    taxed: bool = False
    marks: int = 0  # sections, factories or the crop track that the action has used
    boat_bonus: int = 0
    employed: int = 0


class Clan:
    """The seat that is asked, before the table."""

    def __init__(self, view: YinziView, seat: int, moment: Moment) -> None:
        self.view, self.seat, self.moment = view, seat, moment
        self.me = view.players[seat]
        self.used = view.occasion.boats_used if view.occasion else 0
        self.mode = view.occasion.rural_mode if view.occasion else 0
        self.repeats = view.occasion.repeats if view.occasion else 0
        self.group = view.occasion.group if view.occasion else 0
        self.own = [square for square in view.land if square.seat == seat]

    # Y-6, Y-12: discs, money, boats

    def usable(self, slot: str) -> bool:
        return (slot, self.seat, False) in self.view.slots

    @property
    def funds(self) -> int:
        """Copper that can be paid, silver changed and the disc included."""
        return self.me.copper + self.me.silver * self.view.rate + 2 * self.usable("eco_copper")

    @property
    def bags(self) -> int:
        return self.me.silver + self.me.copper // self.view.rate

    @property
    def boats(self) -> int:
        """Borders that can still be crossed on this occasion."""
        left = CAPACITY[int(self.me.boat[-2:])] + self.moment.boat_bonus - self.used
        return left + (self.usable("eco_boat") and not self.moment.boat_bonus)

    def has_material(self, name: str) -> bool:
        held = self.me.wood if name == "wood" else self.me.stone
        return held > 0 or self.usable(f"eco_{name}")

    def pay_copper(self, cost: int) -> set[str]:
        plain = self.me.copper + self.me.silver * self.view.rate >= cost
        return ({"pay:copper"} if plain else set()) | {"pay:eco_copper"}

    # Y-4: fortune actions

    def loop(self, word: str, steps: set[str], discs: int = 0) -> set[str]:
        """A fortune action: its steps while repeats are left, then perhaps one more for a disc.

        A step that itself takes so many `discs` needs them besides the one for the tax.
        """
        if self.repeats:
            return {f"stop:{word}"} | steps
        may_tax = not self.moment.taxed and self.me.discs > discs and steps
        return {f"stop:{word}"} | ({"tax:tax_space"} if may_tax else set())

    def advance_boats(self) -> set[str]:
        at = int(self.me.boat[-2:])
        possible = at < 11 and self.has_material("wood")
        return self.loop("boats", {f"boat:boat_{at + 1:02}"} if possible else set())

    def is_free(self, square: SquareView) -> bool:
        return square.seat < 0 and square.factory is None

    def may_cover(self, square: SquareView) -> bool:
        return self.is_free(square) and square.good != "salt"

    def lay_tile(self) -> set[str]:
        return {f"lay:{square.id}" for square in self.view.land if self.may_cover(square)}

    def crops(self) -> set[str]:
        """The columns whose tile can be bought and laid."""
        if not self.me.cubes or not self.lay_tile():
            return set()
        priced = zip(self.view.track, CROP_COST, strict=True)
        payable = [n for n, (tile, cost) in enumerate(priced, 1) if tile and cost <= self.funds]
        return {f"buy:col_{n}" for n in payable}

    def plant(self) -> set[str]:
        if not self.me.cubes:
            return self.loop("plant", set())
        fields = {f"plant:{square.id}" for square in self.view.land if self.is_free(square)}
        return self.loop("plant", fields | (set() if self.moment.marks else self.crops()))

    def buy_crop(self) -> set[str]:
        column = next(n for n, (_, who) in enumerate(self.view.bonuses, 1) if who == self.seat)
        return {f"leave:col_{column}"} | ({f"buy:col_{column}"} & self.crops())

    def beside(self, square: SquareView) -> set[str]:
        """The squares of the province next to it where a factory could reach."""
        near = [
            other.id
            for other in self.view.land
            if other.province == square.province
            and self.may_cover(other)
            and abs(other.row - square.row) + abs(other.column - square.column) == 1
        ]
        return set(near)

    def sites(self) -> set[str]:
        fit = [s for s in self.view.land if self.may_cover(s) and self.beside(s)]
        return {f"site:{square.id}" for square in fit}

    def second_square(self, first: str) -> set[str]:
        square = next(s for s in self.view.land if s.id == first)
        return {f"beside:{other}" for other in self.beside(square)}

    def upgrades(self, prices: tuple[int, ...]) -> set[str]:
        """Own factories that can rise, at what the next level costs."""
        if not self.me.discs:
            return set()
        own = [f for f in self.view.factories if f.seat == self.seat and f.level < 3]
        return {f"upgrade:{f.id}" for f in own if prices[f.level] <= self.funds}

    def develop(self) -> set[str]:
        steps = self.upgrades((0, 3, 5))
        if self.me.discs and self.has_material("stone"):
            steps |= {f"rebuild:{f.id}" for f in self.view.factories if f.built and f.seat < 0}
            if self.sites():
                steps |= {f"build:{f.id}" for f in self.view.factories if not f.built}
        return self.loop("factories", steps, discs=1)

    def empty_slots(self) -> set[str]:
        if not self.me.discs:
            return set()
        return {f"advance:{slot}" for slot, who, _ in self.view.slots if who < 0}

    def advance(self) -> set[str]:
        used = [name for n, name in enumerate(SECTIONS) if self.moment.marks >> n & 1]
        free = {slot for slot in self.empty_slots() if slot.split(":")[1][:3] not in used}
        return self.loop("advancements", free, discs=1)

    # Markets

    def stalls(self, square: SquareView) -> set[str]:
        """The slots where the cube of a square can be sold."""
        found = set()
        for market in self.view.markets:
            if BORDERS[square.province][PROVINCES.index(market.province)] <= self.boats:
                found |= {s.id for s in market.stalls if takes(market, s, str(square.good))}
        return found

    def sales(self) -> set[str]:
        own = [square for square in self.own if square.good in TRADED]
        return {f"sell:{square.id}" for square in own if self.stalls(square)}

    def choose_stall(self, square: str) -> set[str]:
        here = next(s for s in self.own if s.id == square)
        return {f"market:{stall}" for stall in self.stalls(here)}

    def peddle(self) -> set[str]:
        """Food for the rural market, never rice, and not where something was bought."""
        if self.mode == BOUGHT:
            return set()
        return {f"peddle:{s.id}" for s in self.own if s.good in FOOD and s.good != "rice"}

    # Y-13: the end

    def majorities(self) -> int:
        points = 0
        for section in SECTIONS:
            owners = [who for slot, who, _ in self.view.slots if slot[:3] == section and who >= 0]
            counts = [owners.count(seat) for seat in range(self.view.seats)]
            if counts[self.seat] and counts[self.seat] == max(counts):
                points += 2 if counts.count(max(counts)) == 1 else 1
        return points

    def at_the_end(self) -> dict[str, int]:
        """The whole sheet of the seat if the game ended now."""
        view, me, seat = self.view, self.me, self.seat
        built = [f for f in view.factories if f.seat == seat]
        stored = sum(f.stored.count(seat) for f in view.factories)
        goods = ("silk", "porcelain", "sugar", "paper")
        loads = [slot for ship in view.ships for slot in ship.slots if slot.seat == seat]
        fulfilled = sum(r.points for r in view.row if r.seat == seat)
        return {
            "boats": 2 * CAPACITY[int(me.boat[-2:])],
            "factories": sum(LEVEL_POINTS[f.level] for f in built),
            "commodities": sum(m.points * m.commodities[seat] for m in view.foreign),
            "emissaries": sum(m.emissaries[seat] for m in view.foreign if m.emissaries),
            "unsold": stored + sum(load.load in goods for load in loads),
            "glories": 4 * me.high_glory + 2 * me.low_glory,
            "routes": fulfilled + sum(ROUTE_POINTS[int(name[-2:]) - 1] for name in me.won),
            "advancements": self.majorities(),
            "silver": me.silver + me.copper // view.rate,
            "misfortune": -2 * me.misfortune,
        }


ROUTE_POINTS = (3, 3, 2, 2, 2, 2, 2, 1, 1, 1, 1, 1, 1, 1, 2, 2, 3, 3, 2, 2)


def takes(market: MarketView, stall: StallView, good: str) -> bool:
    """An empty slot of the good, or an empty coin slot beside an empty one."""
    if stall.seat >= 0:
        return False
    if stall.good != "coin":
        return stall.good == good
    near = CORNERS[stall.id[-2:]]
    beside = [s for s in market.stalls if s.id[-2:] in near]
    return any(s.good == good and s.seat < 0 for s in beside)
