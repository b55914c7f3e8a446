"""Deliveries of Tianxia told a second time: bills, discounts, Ships and their spaces."""

from dataclasses import dataclass, field

from dynasty.games.tianxia.view import ShipView, TianxiaView
from tests.games.tianxia.oracle import COLOURS, GOODS, PORTS, STUFF, Land

LISTED = (  # by pair of Demand tiles
    *("", "", "", "", "helmet", "helmet", "jewelry", "jewelry", "jewelry", "any", "any", "any"),
    *("silk", "silk", "silk", "silk"),
)
LISTED_COUNT = (0, 0, 0, 0, 1, 2, 1, 1, 2, 1, 2, 1, 1, 1, 2, 1)
SAVERS: dict[str, tuple[str, ...]] = {  # where Merchant actions make Deliveries cheaper
    "m3a1": ("port_yan", "port_chu"),
    "m3b1": ("port_qi", "port_chu"),
    "m4a2": (*PORTS, "wave"),
    "m4b2": (*PORTS, "wave"),
}

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


class Fleet(Land):
    """The seat that is asked, before the Ships."""

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
