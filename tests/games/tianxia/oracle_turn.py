"""What each question of Tianxia must offer, told a second time: actions, Deliveries, effects."""

from dataclasses import dataclass, field
from functools import cached_property

from dynasty.games.tianxia.view import ShipView, SlotView, TianxiaView
from tests.games.tianxia.oracle import (
    COLOURS,
    GOODS,
    PORTS,
    RESOURCES,
    STUFF,
    Land,
)

REGIONS = ("qin", "zhao", "yan", "wei", "han", "qi", "chu")
EXCHANGES = {"qin": "stone", "zhao": "wood", "wei": "rice", "han": "coin"}
RINGS = {"qin": 0, "zhao": 1, "yan": 1, "han": 2, "wei": 2, "qi": 3, "chu": 3}
COST = {f"i{n:02}": wood for n, wood in enumerate((3, 2, 2, 2, 3, 3, 3, 2, 2, 3), 1)}
COST |= {
    f"p{n:02}": wood
    for n, wood in enumerate((1, 2, 2, 3, 2, 2, 2, 2, 3, 2, 3, 2, 1, 1, 2, 3, 2, 2), 1)
}
WALL_COST, TOWER_COST = (2, 2, 2, 3, 3, 3), (3, 5)
LISTED = (  # by pair of Demand tiles
    *("", "", "", "", "helmet", "helmet", "jewelry", "jewelry", "jewelry", "any", "any", "any"),
    *("silk", "silk", "silk", "silk"),
)
LISTED_COUNT = (0, 0, 0, 0, 1, 2, 1, 1, 2, 1, 2, 1, 1, 1, 2, 1)
JADE_ADVANCES, JADE_PRICES = (0, 1, 1, 2, 2, 3, 4), (1, 2, 2, 3)
BARGES = {"barge_stone": "stone", "barge_rice": "rice", "barge_wood": "wood"}
SAVERS: dict[str, tuple[str, ...]] = {  # where Merchant actions make Deliveries cheaper
    "m3a1": ("port_yan", "port_chu"),
    "m3b1": ("port_qi", "port_chu"),
    "m4a2": (*PORTS, "wave"),
    "m4b2": (*PORTS, "wave"),
}
FLIPS = {"rb_flip", "pb_flip"}

Bill = tuple[str, str, int]
"""The port Good, the listed Good and how many of it; `any` where one chooses."""


@dataclass(frozen=True)
class Moment:
    """What has happened in this turn, as far as the table does not show it."""

    done: frozenset[str] = frozenset()  # words: placed, p02, p05, benefit, banner, install, ...
    ship: str = ""  # the position that is being loaded
    saving: str = ""  # the Merchant action that makes its Deliveries cheaper
    advances: int = 0  # by Jade, in this Pass
    flipped: frozenset[int] = field(default_factory=frozenset)  # numbers of tiles


class House(Land):
    """The seat that is asked, before the table."""

    def __init__(self, view: TianxiaView, seat: int, moment: Moment) -> None:
        super().__init__(view)
        self.seat, self.moment, self.me = seat, moment, view.players[seat]
        self.stuff = dict(zip(STUFF, self.me.stuff, strict=True))
        self.steps = dict(zip(COLOURS, self.me.steps, strict=True))
        self.ready = {m.id for m in self.me.merchants if m.filled == m.spaces}

    def owns(self, building: str) -> bool:
        return self.has(self.seat, building)

    def did(self, word: str) -> bool:
        return word in self.moment.done

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
        return self.at_war(self.buildable(self.stuff["stone"]), "fortify")

    def train(self) -> set[str]:
        able = self.stuff["rice"] >= 2 and self.me.meeples > 0
        return self.at_war({f"train:{at}" for at in self.garrisons() if able}, "train")

    def at_war(self, pieces: set[str], space: str) -> set[str]:
        found = pieces | ({"employ:m1a1"} if "m1a1" in self.ready else set())
        return found | {f"finish:{space}"} if self.did("placed") or not pieces else found

    def step_of_war(self) -> set[str]:
        return self.tracks() | ({"employ:m1a1"} if "m1a1" in self.ready else set())

    # Deliveries

    def ship_at(self, position: str) -> ShipView:
        return next(ship for ship in self.view.ships if ship.id == position)

    def bill(self, position: str) -> Bill:
        ship = self.ship_at(position)
        assert ship.demand is not None
        pair = (int(ship.demand[1:]) - 1) // 2
        return ship.port_demand.removeprefix("pd_"), LISTED[pair], LISTED_COUNT[pair]

    def saved(self, bill: Bill, saver: str) -> list[Bill]:
        """The bills among which one may choose."""
        port, listed, count = bill
        if saver == "m4b2":
            return [("", listed, count)]
        if saver == "m4a2":
            return [(port, listed, max(0, count - 1))]
        if saver in ("m3a1", "m3b1"):
            return [bill, ("", listed, count), *([(port, listed, count - 1)] if count else [])]
        return [bill]

    def can_pay(self, bill: Bill) -> bool:
        port, listed, count = bill
        wanted = [good for good in (port, *(listed,) * count) if good]
        fixed = {good: wanted.count(good) for good in GOODS}
        if any(self.stuff[good] < n for good, n in fixed.items()):
            return False
        return sum(self.stuff[good] for good in GOODS) >= len(wanted)

    def can_deliver(self, position: str, saver: str) -> bool:
        return any(self.can_pay(bill) for bill in self.saved(self.bill(position), saver))

    def saver_for(self, position: str) -> str:
        """The ready Merchant action that helps there."""
        helps = [m for m in self.ready if position in SAVERS.get(m, ())]
        return helps[0] if helps and self.would_save(helps[0], position) else ""

    def would_save(self, saver: str, position: str) -> bool:
        return saver != "m4a2" or self.bill(position)[2] > 0

    def may_ship(self, position: str, marked: bool = True) -> bool:
        ship = self.ship_at(position)
        if ship.ship is None or (marked and not self.me.shipping_left):
            return False
        covered = [seat for seat in ship.markers if seat >= 0]
        room = len(covered) < ship.spaces or self.owns("p14")
        marker = self.me.deliveries or (self.owns("p14") and self.seat in covered)
        return bool(room and marker and self.can_deliver(position, self.saver_for(position)))

    def ships(self, region: str) -> set[str]:
        if f"port_{region}" not in PORTS:
            return set()
        allowed = PORTS if self.owns("p13") else (f"port_{region}",)
        return {f"ship:{position}" for position in allowed if self.may_ship(position)}

    def choose_ship(self) -> set[str]:
        return {f"ship:{position}" for position in PORTS if self.may_ship(position)}

    def remove_marker(self) -> set[str]:
        """Anybody's; one's own where no other is left, and one at all on a full Ship."""
        ship = self.ship_at(self.moment.ship)
        spaces = {
            f"remove:{ship.id}_{n}": seat for n, seat in enumerate(ship.markers, 1) if seat >= 0
        }
        if not self.me.deliveries:
            return {choice for choice, seat in spaces.items() if seat == self.seat}
        full = len(spaces) == ship.spaces
        return set(spaces) if full else {*spaces, f"leave:{ship.id}"}

    def load_ship(self) -> set[str]:
        at, saving = self.moment.ship, self.moment.saving
        free = self.uncovered(at)
        found = set(free) if self.me.deliveries and self.can_deliver(at, saving) else set()
        saver = self.saver_for(at)
        if saver and not self.did("modified") and free and self.me.deliveries:
            found.add(f"employ:{saver}")
        hopeless = not found
        if self.owns("p15") and not self.did("p15") and free:
            found.add("trigger:p15")
        return found | {f"sail:{at}"} if self.did("delivered") or hopeless else found

    def uncovered(self, position: str) -> list[str]:
        ship = self.ship_at(position)
        if ship.ship is None:
            return []
        return [f"deliver:{position}_{n + 1}" for n in range(ship.spaces) if ship.markers[n] < 0]

    def waive_good(self) -> set[str]:
        """Nothing, the port Good, or a listed one, if the rest can be paid."""
        at = self.moment.ship
        port, listed, count = self.bill(at)
        found = {f"hold:{self.moment.saving}"} if self.can_pay((port, listed, count)) else set()
        if self.can_pay(("", listed, count)):
            found.add(f"waive:pd_{port}")
        if count and port != listed and self.can_pay((port, listed, count - 1)):
            found.add(f"waive:{at}_demand")
        return found

    def ship_reward(self) -> set[str]:
        free = [space for port in PORTS for space in self.uncovered(port)]
        return {space.replace("deliver", "reward") for space in free}

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
