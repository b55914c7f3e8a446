"""Workforce actions of Yínzi told a second time: production, ships, the emperor, the war."""

from itertools import combinations

from dynasty.games.yinzi.view import FactoryView, ShipSlotView
from tests.games.yinzi.oracle import (
    BORDERS,
    COLOURS,
    FOOD,
    PROVINCES,
    SOLD,
    TO_SEA,
    Clan,
)

PREFIXES = dict(zip(("hg", "nz", "jx", "zj"), PROVINCES, strict=True))
COMMODITIES = ("silk", "porcelain", "sugar", "paper")
STORAGE = (0, 1, 2, 3)
BOX_WORKERS = {"box_palace": 1, "box_road": 2, "box_canal": 3, "box_bridge": 4}
DISC = "disc"


class Work(Clan):
    """The same seat, with workers at hand."""

    def hands(self) -> int:
        """How many more workers one use can have."""
        return min(4 - self.moment.employed, self.group + self.me.bottom)

    def working(self, word: str, uses: set[str]) -> set[str]:
        """A workforce loop: one must use somebody while that is possible."""
        stop = self.moment.employed or not uses
        return uses | ({f"stop:{word}"} if stop else set())

    def fetches(self, hands: int) -> set[str]:
        if hands < 1 or self.funds < 1:
            return set()
        store = {"wood": self.view.wood, "stone": self.view.stone}
        return {f"fetch:{name}" for name, left in store.items() if left}

    # Y-7.2: production

    def province(self, factory: FactoryView) -> str:
        return PREFIXES[factory.squares[0][:2]]

    def raws(self, factory: FactoryView) -> dict[str, int]:
        """Slots with a cube of its colour, and how far they are; the disc is no way off."""
        found: dict[str, int] = {}
        colour = COLOURS.index(factory.colour)
        for market in self.view.markets:
            away = BORDERS[self.province(factory)][PROVINCES.index(market.province)]
            found |= {stall.id: away for stall in market.stalls if stall.seat == colour}
        return {**found, **({DISC: 0} if self.usable("eco_raw") else {})}

    def has_raw(self, factory: FactoryView, units: int) -> bool:
        ways = combinations(self.raws(factory).values(), units)
        return any(sum(way) <= self.boats for way in ways)

    def workers_for(self, factory: FactoryView) -> int:
        own = factory.seat == self.seat
        return {1: 2 if own else 9, 2: 1 if own else 2, 3: 1}.get(factory.level, 9)

    def can_pay_fee(self, factory: FactoryView) -> bool:
        if factory.seat == self.seat:
            return True
        return self.funds >= 3 if factory.level == 2 else self.bags >= 1

    def productions(self, hands: int) -> set[str]:
        found = set()
        for number, factory in ((factory_number(f), f) for f in self.view.factories if f.built):
            room = STORAGE[factory.level] - len(factory.stored)
            if self.moment.marks >> number & 1 or self.workers_for(factory) > hands:
                continue
            if room and self.me.pieces and self.can_pay_fee(factory) and self.has_raw(factory, 1):
                found.add(f"produce:{factory.id}")
            twice = factory.seat == self.seat and factory.level == 3 and min(room, self.me.pieces)
            if twice and twice >= 2 and self.has_raw(factory, 2):
                found.add(f"double:{factory.id}")
        return found

    def choose_raw(self, number: int, left: int) -> set[str]:
        """Each source in range after which the rest is in range, too."""
        factory = next(f for f in self.view.factories if factory_number(f) == number)
        raws = self.raws(factory)
        ways = [
            way for way in combinations(raws, left) if sum(raws[at] for at in way) <= self.boats
        ]
        first = {source for way in ways for source in way}
        return {"use:eco_raw" if source == DISC else f"raw:{source}" for source in first}

    # Y-7.10: ships

    def empty_slots_at_sea(self) -> list[ShipSlotView]:
        return [slot for ship in self.view.ships for slot in ship.slots if slot.load is None]

    def ware_of(self, source: str) -> str:
        if source.startswith("factory"):
            return source.rsplit("_", maxsplit=1)[-1]
        return next(str(square.good) for square in self.own if square.id == source)

    def asked_for(self, ware: str) -> set[str]:
        """Empty slots that take it; salt and provisions go anywhere."""
        slots = self.empty_slots_at_sea()
        return {f"stow:{s.id}" for s in slots if ware in ("salt", "provisions") or s.ware == ware}

    def loads(self, hands: int) -> set[str]:
        if hands < 1:
            return set()
        found = set()
        for factory in self.view.factories:
            mine = factory.built and self.seat in factory.stored
            if mine and TO_SEA[self.province(factory)] <= self.boats:
                found |= {f"load:{factory.id}"} if self.asked_for(factory.commodity) else set()
        tea = [s for s in self.own if s.good == "tea" and TO_SEA[s.province] <= self.boats]
        found |= {f"load:{s.id}" for s in tea if self.asked_for("tea")}
        salt = [s for s in self.own if s.good == "salt"] if self.empty_slots_at_sea() else []
        return found | {f"load:{s.id}" for s in salt if self.second_salt(s.id)}

    def second_salt(self, first: str) -> set[str]:
        start = next(s for s in self.own if s.id == first)
        left = self.boats - TO_SEA[start.province]
        if left < 0:
            return set()
        others = [s for s in self.own if s.good == "salt" and (s.id != first or s.cubes > 1)]
        found = {f"add:{s.id}" for s in others if TO_SEA[s.province] <= left}
        return found | ({"use:emp_salt"} if self.usable("emp_salt") else set())

    # Y-11: late shipping; a source is a square, a colour of the rural market or a disc

    def larder(self) -> dict[str, tuple[str, int, int]]:
        """By source: its food (none if bought), borders, and cost."""
        found = {s.id: (str(s.good), TO_SEA[s.province], 0) for s in self.own if s.good in FOOD}
        if self.mode != SOLD:
            bought = [f"rural_{COLOURS[n]}" for n, cubes in enumerate(self.view.rural) if cubes]
            found |= dict.fromkeys(bought, ("", 0, 2))
        discs = {"eco_rice": "rice", "war_wheat": "wheat"}
        return found | {d: (food, 0, 0) for d, food in discs.items() if self.usable(d)}

    def goes_with(self, first: str, paid: int = 0) -> set[str]:
        """What makes a pair with a source; what is `paid` need not be paid again."""
        larder = {**self.larder()}
        food, way, cost = larder.get(first, ("", 0, 2))
        found = set()
        for other, (second, further, price) in larder.items():
            same = other == first and not self.has_two(other, bool(paid))
            alike = food == second != ""
            near, payable = way + further <= self.boats, cost + price - paid <= self.funds
            if near and payable and not (same or alike):
                found.add(f"supply:{other}")
        return found

    def has_two(self, source: str, one_is_gone: bool) -> bool:
        """A second cube of that colour on the rural market."""
        if not source.startswith("rural"):
            return False
        return self.view.rural[COLOURS.index(source[6:])] >= (1 if one_is_gone else 2)

    def ship_late(self) -> set[str]:
        room = self.empty_slots_at_sea()
        firsts = {f"supply:{source}" for source in self.larder() if room and self.goes_with(source)}
        return {"pass:sea"} | firsts

    # Y-7.30: the emperor

    def reachable(self, group: int) -> int:
        extra = self.me.top if self.usable("emp_eager") else 0
        return min(4, group + self.me.bottom + extra + self.usable("emp_worker"))

    def undertakings(self) -> set[str]:
        found = set()
        for box, seats in self.view.undertakings:
            if BOX_WORKERS[box] <= self.reachable(self.group):
                if box == "box_palace" or not seats:
                    found.add(f"undertake:{box}")
                elif self.usable("emp_same_box"):
                    found.add(f"join:{box}")
        return found

    def call_extra(self, eager: bool) -> set[str]:
        found = {"call:migrants_bottom"} if self.me.bottom else set()
        if self.me.top and (eager or self.usable("emp_eager")):
            found.add("call:migrants_top")
        return found | ({"use:emp_worker"} if self.usable("emp_worker") else set())

    # Y-7.40: the war

    def musters(self) -> set[str]:
        most = min(4 - self.me.veterans, self.group + self.me.bottom)
        return {f"muster:workers_{n}" for n in range(1, most + 1)}

    def standing(self) -> int:
        return sum(workers for seat, workers, _ in self.view.war if seat == self.seat)

    def war_help(self) -> set[str]:
        useful = ["war_recruit", "war_weaker", *(["war_coins"] if self.standing() else [])]
        return {"done:war_box"} | {f"use:{slot}" for slot in useful if self.usable(slot)}

    def keeps(self) -> set[str]:
        most = min(2, self.standing())
        return {"done:war_box"} | {f"keep:workers_{n}" for n in range(1, most + 1)}

    # The turn

    def feasible(self, group: int) -> set[str]:
        """Workforce actions of the round that a group could still carry out."""
        hands = min(4, group + self.me.bottom)
        possible = {
            "resources": bool(self.fetches(hands)),
            "produce": bool(self.productions(hands)),
            "ships": bool(self.loads(hands)),
            "emperor": True,
            "war": True,
        }
        used = self.me.actions
        return {f"work:{a}" for a, able in possible.items() if able and a not in used}

    def sends(self) -> set[str]:
        groups = [fortune for fortune in self.me.fortunes if fortune.workers]
        able = {f"send:{f.id}" for f in groups if self.feasible(f.workers)}
        if able or self.me.hand_count:
            return able
        return {f"migrate:{fortune.id}" for fortune in groups}

    def plays(self) -> set[str]:
        """Any card in hand; equal ones are not merged, which would tell of the hand."""
        return {f"play:{card}" for card in self.me.hand or ()}

    def acts(self) -> set[str]:
        return {f"act:{fortune.id}" for fortune in self.me.fortunes if fortune.card is None}

    # Y-8, Y-10: what is due

    def tax(self) -> tuple[int, int]:
        """The sum of the cards played and the tax discs, and the bags that are due for it."""
        laid = [int(f.card[5:]) for f in self.me.fortunes if f.card is not None]
        total = sum((number - 1) // 4 + 1 for number in laid) + self.me.tax_discs
        return total, 0 if total < 6 else 1 if total < 9 else 2

    def bowls(self) -> int:
        """Food for everybody who is neither in supply, nor on the player board, nor on the way."""
        below = sum(fortune.workers for fortune in self.me.fortunes)
        asked = self.view.occasion is not None and self.view.occasion.seat == self.seat
        away = 12 - self.me.workers - below - (self.group if asked else 0)
        return -(-away // 3)


def factory_number(factory: FactoryView) -> int:
    """Its place among all sixteen."""
    return COLOURS.index(factory.colour) * 4 + COMMODITIES.index(factory.commodity)


def glories(strengths: list[tuple[int, int]], enemy: int) -> tuple[int, int]:
    """Who gets the high glory and who the low one, or -1: seats and strengths, leftmost first."""
    ranked = sorted((-strength, at, seat) for at, (seat, strength) in enumerate(strengths))
    seats = [seat for strength, _, seat in ranked if strength] + [-1, -1]
    if sum(strength for _, strength in strengths) >= enemy:
        return seats[0], seats[1]
    return -1, seats[0]
