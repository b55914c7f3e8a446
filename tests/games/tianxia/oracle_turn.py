"""What each question of Tianxia must offer, told a second time: actions and effects."""

from collections.abc import Callable
from functools import cached_property

from dynasty.games.tianxia.view import SlotView
from tests.games.tianxia.oracle import (
    COLOURS,
    RESOURCES,
)
from tests.games.tianxia.oracle_ships import Fleet

REGIONS = ("qin", "zhao", "yan", "wei", "han", "qi", "chu")
EXCHANGES = {"qin": "stone", "zhao": "wood", "wei": "rice", "han": "coin"}
RINGS = {"qin": 0, "zhao": 1, "yan": 1, "han": 2, "wei": 2, "qi": 3, "chu": 3}
COST = {f"i{n:02}": wood for n, wood in enumerate((3, 2, 2, 2, 3, 3, 3, 2, 2, 3), 1)}
COST |= {
    f"p{n:02}": wood
    for n, wood in enumerate((1, 2, 2, 3, 2, 2, 2, 2, 3, 2, 3, 2, 1, 1, 2, 3, 2, 2), 1)
}
WALL_COST, TOWER_COST = (2, 2, 2, 3, 3, 3), (3, 5)
JADE_ADVANCES, JADE_PRICES = (0, 1, 1, 2, 2, 3, 4), (1, 2, 2, 3)
BARGES = {"barge_stone": "stone", "barge_rice": "rice", "barge_wood": "wood"}
FLIPS = {"rb_flip", "pb_flip"}


class House(Fleet):
    """The same seat before the whole table."""

    # Prices

    def marker_price(self, space: str) -> int:
        markers = next(markers for name, markers, _ in self.view.spaces if name == space)
        return 0 if self.owns("p08") else len(markers)

    def cheapest_marker(self, space: str) -> int:
        price = self.marker_price(space)
        return min(price, 1) if "m4a1" in self.ready else price

    def worker_price(self, barge: str) -> int:
        workers = next(workers for name, workers, _ in self.view.barges if name == barge)
        price = 1 + workers.count(self.seat)
        return max(1, price - 1) if self.owns("p17") else price

    def install_price(self, slot: SlotView) -> int:
        wood = COST[slot.building] + slot.spaces[len(slot.governors)] + slot.token
        saves = self.owns("p03") and slot.building != "p03"
        return max(0, wood - saves)

    def is_open(self, slot: SlotView) -> bool:
        room = len(slot.governors) < len(slot.spaces)
        return room and self.seat not in slot.governors and self.me.meeples > 0

    def installs(self, wood: int, *regions: str) -> set[str]:
        """The slots where a Governor can come for so much Wood."""
        wood += 2 if "m1b2" in self.ready else 0
        slots = [s for s in self.view.slots if s.region in regions and self.is_open(s)]
        return {f"install:{slot.id}" for slot in slots if self.install_price(slot) <= wood}

    def may_trigger_p05(self) -> bool:
        """Two meeples, a Merchant space, and not yet for this install."""
        free = self.owns("p05") and not self.did("p05")
        return free and self.me.meeples >= 2 and bool(self.posts())

    # The turn

    def choose_turn(self) -> set[str]:
        found = {f"worker:{b}" for b in BARGES if self.stuff["coin"] >= self.cheapest_worker(b)}
        if self.me.markers:
            spaces = [*REGIONS, "fortify", "train"]
            found |= {f"place:{s}" for s in spaces if self.is_payable(s) and self.may_visit(s)}
        return found | {"pass:turn_order"}

    def cheapest_worker(self, barge: str) -> int:
        return self.worker_price(barge) - ("m4b1" in self.ready)

    def is_payable(self, space: str) -> bool:
        return self.cheapest_marker(space) <= self.stuff["coin"]

    def may_visit(self, space: str) -> bool:
        extra = "m1a1" in self.ready
        if space == "fortify":
            return bool(self.buildable(self.stuff["stone"] + extra))
        if space == "train":
            enough = self.owns("p09") or self.stuff["rice"] + extra >= 2
            return enough and self.me.meeples > 0 and bool(self.garrisons())
        coins = self.stuff["coin"] - self.cheapest_marker(space) + (space == "qi")
        return self.can_act(space, coins, self.stuff["wood"] + (space == "yan"))

    def can_act(self, region: str, coins: int, wood: int) -> bool:
        trades = self.tradable(region, {**self.stuff, "coin": coins})
        return bool(self.installs(wood, region) or trades or self.ships(region))

    def tradable(self, region: str, stuff: dict[str, int]) -> set[str]:
        """What could be given in an Exchange there."""
        if region not in EXCHANGES:
            return set()
        given = {EXCHANGES[region]}
        if region != "han" and self.owns("p01"):
            given = set(RESOURCES)
        return {f"exchange:{thing}" for thing in given if stuff[thing]}

    def pay_marker(self, space: str) -> set[str]:
        plain = {"pay:coin"} if self.marker_price(space) <= self.stuff["coin"] else set()
        return plain | {"employ:m4a1"}

    def pay_worker(self, barge: str) -> set[str]:
        plain = {"pay:coin"} if self.worker_price(barge) <= self.stuff["coin"] else set()
        return plain | {"employ:m4b1"}

    def pay_install(self, slot: str) -> set[str]:
        place = next(s for s in self.view.slots if s.id == slot)
        enough = self.install_price(place) <= self.stuff["wood"]
        return ({"pay:wood"} if enough else set()) | {"employ:m1b2"}

    # Regions

    def act_in_region(self) -> set[str]:
        region = self.view.space
        assert region is not None
        actions: set[str] = set()
        if not self.did("install"):
            actions |= self.installs(self.stuff["wood"], region)
            if actions and self.may_trigger_p05():
                actions.add("trigger:p05")
        if not self.did("exchange"):
            actions |= self.tradable(region, self.stuff)
        if not self.did("ship"):
            actions |= self.ships(region)
        found = set(actions)
        if region in ("yan", "qi") and not self.did("benefit"):
            found.add(f"benefit:{region}")
        banner = self.view.banners[RINGS[region]]
        if not self.did("banner") and self.steps[banner.removeprefix("bn_")] < 10:
            found.add(f"banner:{banner}")
        hopeless = not actions and not self.benefit_helps(region)
        return found | {f"finish:{region}"} if self.did("resolved") or hopeless else found

    def benefit_helps(self, region: str) -> bool:
        """Could what is still to be gained make an action possible?"""
        wood = self.stuff["wood"] + (region == "yan")
        open_yet = region in ("yan", "qi") and not self.did("benefit") and not self.did("install")
        return open_yet and bool(self.installs(wood, region))

    def install_anywhere(self) -> set[str]:
        found = {f"install:{slot.id}" for slot in self.view.slots if self.is_open(slot)}
        return found | {"trigger:p05"} if self.may_trigger_p05() else found

    def install_here(self) -> set[str]:
        region = self.view.space
        assert region is not None
        return self.installs(self.stuff["wood"], region) or {f"back:{region}"}

    def exchange_units(self, thing: str) -> set[str]:
        region = self.view.space
        assert region is not None
        found = {f"amount:crate_{n}" for n in range(1, min(4, self.stuff[thing]) + 1)}
        if not found:
            return {f"back:{region}"}
        return found | {"trigger:p02"} if self.owns("p02") and not self.did("p02") else found

    # The Wall

    def garrisons(self, where: str = "any") -> list[str]:
        """Sections with a free Soldier space, perhaps only those with or without a Battle."""
        wanted = {"any": (True, False), "battle": (True,), "no_battle": (False,)}[where]
        room = [at for at in self.view.sections if len(at.soldiers) < at.soldier_spaces]
        return [at.id for at in room if at.battle in wanted]

    def buildable(self, stone: int) -> set[str]:
        found, less = set(), self.owns("p12")
        if self.me.walls_left and max(0, WALL_COST[6 - self.me.walls_left] - less) <= stone:
            found |= {f"wall:{at}" for at in self.wall_spaces()}
        if self.me.towers_left and max(0, TOWER_COST[2 - self.me.towers_left] - less) <= stone:
            found |= {f"tower:{at.id}" for at in self.view.sections if at.tower < 0}
        return found

    def wall_spaces(self) -> list[str]:
        return [at.id for at in self.view.sections if len(at.walls) < at.wall_spaces]

    def fortify(self) -> set[str]:
        return self.at_war(self.buildable, self.stuff["stone"], "fortify")

    def train(self) -> set[str]:
        return self.at_war(self.trainable, self.stuff["rice"], "train")

    def trainable(self, rice: int) -> set[str]:
        able = rice >= 2 and self.me.meeples > 0
        return {f"train:{at}" for at in self.garrisons() if able}

    def at_war(self, pieces: Callable[[int], set[str]], held: int, space: str) -> set[str]:
        """One piece at least; the way out opens where not even m1a1 would pay for one."""
        ready = "m1a1" in self.ready
        found = pieces(held) | ({"employ:m1a1"} if ready else set())
        stuck = not pieces(held + ready)
        return found | {f"finish:{space}"} if self.did("placed") or stuck else found

    def step_of_war(self) -> set[str]:
        return self.tracks() | ({"employ:m1a1"} if "m1a1" in self.ready else set())

    # Effects

    def posts(self) -> set[str]:
        return {f"merchant:{m.id}" for m in self.me.merchants if m.filled < m.spaces}

    def tracks(self, lowest: bool = False) -> set[str]:
        least = min(self.steps.values()) if lowest else 9
        return {f"advance:track_{c}" for c, step in self.steps.items() if step <= least < 10}

    def place_soldier(self, where: str) -> set[str]:
        room = self.garrisons(where)
        if self.me.meeples or not room:
            return {f"soldier:{at}" for at in room}
        standing = {f"recall:{m.id}" for m in self.me.merchants if m.filled}
        return {*standing, "forgo:meeples"}

    def weaken(self) -> set[str]:
        return {f"weaken:{at.id}" for at in self.view.sections if at.strength > 0}

    def flip(self, source: str) -> set[str]:
        found = set()
        numbered = zip(self.me.tiles, self.me.tile_numbers, strict=True)
        for (kind, used), number in numbered:
            banned = kind in FLIPS and source in FLIPS
            regular = kind.startswith("rb") or source != "i09"
            if used and regular and not banned and number not in self.moment.flipped:
                found.add(f"flip:{kind}")
        return found

    def may_take(self, tile: str) -> bool:
        """A Jade of a kind that one has is no option, unless m3a2 is ready; nor a seventh one."""
        kind = tile[3:]
        if not kind.startswith("jade"):
            return True
        if len(self.me.jades) == 6:
            return False
        return kind not in self.me.jades or "m3a2" in self.ready

    def palace_tile(self, group: int) -> set[str]:
        track, step = divmod(group, 2)
        tiles = self.view.tracks[track].tiles
        half = len(tiles) // 2
        here = tiles[step * half : step * half + half]
        stem = f"take:pal_{COLOURS[track]}_{(3, 7)[step]}"
        return {f"{stem}_{n}" for n, tile in enumerate(here, 1) if tile and self.may_take(tile)}

    def shown_tile(self) -> set[str]:
        shown = enumerate(self.view.display, 1)
        return {f"pick:display_{n}" for n, tile in shown if tile and self.may_take(tile)}

    def by_jade(self) -> set[str]:
        made, found = self.moment.advances, {"out:turn_order"}
        allowed = JADE_ADVANCES[len(self.me.jades)]
        if made < allowed and self.stuff["coin"] >= JADE_PRICES[made] - self.did("cheap"):
            found |= self.tracks()
        if (
            "m3b2" in self.ready
            and not made
            and not self.did("cheap")
            and allowed
            and self.tracks()
        ):
            found.add("employ:m3b2")
        return found

    @cached_property
    def income_buildings(self) -> set[str]:
        own = {s.building for s in self.view.slots if self.seat in s.governors}
        return {b for b in own if b.startswith("i")} | {self.me.starting or ""}
