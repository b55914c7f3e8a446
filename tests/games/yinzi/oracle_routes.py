"""Routes and food of Yínzi told a second time: what meets a demand, what feeds workers."""

from dynasty.games.yinzi.view import RouteView
from tests.games.yinzi.oracle import COLOURS, FOOD, FULL_FOOD, HALF_FOOD, SOLD
from tests.games.yinzi.oracle_work import COMMODITIES, Work

VIRTUAL = {"eco_rice": "rice", "war_wheat": "wheat", "emp_salt": "salt"}
GOODS = (*FOOD, "salt", "tea", "cotton", "sugarcane", "ramie", "bamboo")
Larder = dict[str, tuple[str, int]]
"""By source: what it gives (`food` where any but rice), and how many there are."""


class Road(Work):
    """The same seat before routes and empty bowls."""

    def sources(self) -> Larder:
        """Everything that could be given."""
        found: Larder = {s.id: (str(s.good), s.cubes) for s in self.own}
        for factory in self.view.factories:
            if self.seat in factory.stored:
                found[factory.id] = (factory.commodity, factory.stored.count(self.seat))
        if self.mode != SOLD and self.funds >= 2:
            for number, cubes in enumerate(self.view.rural):
                if cubes:
                    found[f"rural_{COLOURS[number]}"] = ("food", cubes)
        discs = {**VIRTUAL, **{slot: "diplomacy_disc" for slot, _, _ in self.view.slots[:6]}}
        return found | {d: (what, 1) for d, what in discs.items() if self.usable(d)}

    def meets(self, what: str, demand: str) -> bool:
        if demand == "any_commodity":
            return what in COMMODITIES
        if demand == "any_good":
            return what in GOODS or what == "food"
        return what == demand or (what == "food" and demand in FOOD and demand != "rice")

    def gives(self, demand: str) -> set[str]:
        found = {source for source, (what, _) in self.sources().items() if self.meets(what, demand)}
        return {f"give:{source}" for source in found}

    def can_meet(self, demands: list[str], larder: Larder, funds: int) -> bool:
        """Can all of them be met with different pieces, and every purchase be paid?"""
        if not demands:
            return True
        return any(
            self.can_meet(*after)
            for source in larder
            if (after := self.after(source, demands, larder, funds)) is not None
        )

    def after(
        self, source: str, demands: list[str], larder: Larder, funds: int
    ) -> tuple[list[str], Larder, int] | None:
        """What is left once a source has met the first demand; nothing if it cannot."""
        what, count = larder[source]
        left = funds - (2 if source.startswith("rural") else 0)
        if not count or left < 0 or not self.meets(what, demands[0]):
            return None
        rest = demands[1:]
        if source == "eco_rice" and demands[0] == "any_good" and "any_good" in rest:
            rest.remove("any_good")
        return rest, {**larder, source: (what, count - 1)}, left

    def fulfils(self) -> set[str]:
        """Tiles of the row that nobody has fulfilled and that can be met as a whole."""
        free = [route for route in self.view.row if route.seat < 0]
        able = [r for r in free if self.can_meet(open_demands(r), self.sources(), self.funds)]
        return {"stop:war"} | {f"fulfil:{route.id}" for route in able}

    def fulfil_piece(self, route: RouteView, demand: str) -> set[str]:
        """Sources after which the rest of the tile can be met."""
        others = open_demands(route)
        others.remove(demand)
        found = set()
        for source in self.sources():
            after = self.after(source, [demand, *others], self.sources(), self.funds)
            if after is not None and self.can_meet(*after):
                found.add(f"give:{source}")
        return found

    def route(self, name: str) -> RouteView:
        every = [*self.view.row, *self.me.routes]
        return next(route for route in every if route.id == name)

    def meetable(self, route: RouteView) -> set[str]:
        """Kinds of open demands for which there is a piece."""
        return {f"meet:{d}" for d in open_demands(route) if self.gives(d)}

    def serves(self) -> set[str]:
        return {f"serve:{route.id}" for route in self.me.routes if self.meetable(route)}

    def serve_routes(self) -> set[str]:
        """Also a tile of the discard pile, for the disc."""
        found = {"done:route_row"} | self.serves()
        finds = self.usable("war_route") and self.view.discards
        return found | {"use:war_route"} if finds else found

    # Y-3.10: what may be done freely

    def free(self) -> set[str]:
        """Food to sell, discs that work at any time, emissaries for the ships of their country."""
        found = self.peddle()
        discs = {
            "emp_sale": bool(self.sales()),
            "emp_crop": bool(self.crops()),
            "war_route": self.view.discards > 0,
            "war_coins": self.standing() > 0,
        }
        found |= {f"use:{disc}" for disc, able in discs.items() if able and self.usable(disc)}
        for ship in self.view.ships:
            carries = any(slot.seat == self.seat for slot in ship.slots)
            if carries and self.usable(f"dip_{ship.country}"):
                found.add(f"embark:{ship.coast}")
        return found

    # Y-8: food

    def halves(self) -> dict[str, int]:
        return {s.id: s.cubes for s in self.own if s.good in HALF_FOOD}

    def feeds(self) -> set[str]:
        found = {f"feed:{s.id}" for s in self.own if s.good in FULL_FOOD}
        if sum(self.halves().values()) >= 2:
            found |= {f"feed:{square}" for square in self.halves()}
        hungry = not found
        bought = {f"feed:rural_{COLOURS[n]}" for n, cubes in enumerate(self.view.rural) if cubes}
        if self.mode != SOLD and self.funds >= 2:
            found |= bought
        found |= {f"feed:{disc}" for disc in ("eco_rice", "war_wheat") if self.usable(disc)}
        must_buy = bought and self.mode != SOLD and self.me.copper >= 2
        return found | {"starve:misfortune"} if hungry and not must_buy else found

    def second_feed(self, first: str) -> set[str]:
        return {f"feed:{s}" for s, cubes in self.halves().items() if s != first or cubes > 1}


def open_demands(route: RouteView) -> list[str]:
    return [demand for demand, met in route.demand if not met]
