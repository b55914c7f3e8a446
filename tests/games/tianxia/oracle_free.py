"""Free actions of Tianxia told a second time: what may be done beside any step (TX-4.3)."""

from collections.abc import Callable

from tests.games.tianxia.oracle import GOODS, RESOURCES, SECTIONS
from tests.games.tianxia.oracle_turn import House

TILE_PRICES = {
    "rb_helmet_soldiers": ("helmet", 1),
    "rb_jewelry_vp5": ("jewelry", 1),
    "rb_silk_coin3": ("silk", 1),
    "rb_governor": ("coin", 2),
    "pb_governor": ("coin", 2),
    "rb_objective": ("coin", 3),
    "rb_good_to_res2": ("good", 1),
    "rb_res2_to_good2": ("resource", 2),
    "m2a1": ("resource", 1),
    "m2b1": ("good", 1),
    "m2b3": ("coin", 1),
}
AT_ANY_TIME = {
    *("m1a2", "m1a3", "m1b1", "m1b3", "m2a1", "m2a2", "m2a3", "m2b1", "m2b2", "m2b3"),
    *("m3a3", "m3b3", "m4a3", "m4b3"),
}


class Freedom(House):
    """The same seat in its own turn."""

    def free_actions(self) -> set[str]:
        me, found = self.me, {f"cash:{card.id}" for card in self.me.hand or ()}
        if me.markers:
            found.add("sell:action_marker")
        found |= {f"recall:{m.id}" for m in me.merchants if m.filled}
        found |= {f"employ:{m}" for m in self.ready & AT_ANY_TIME if self.is_of_use(m)}
        found |= {f"use:{kind}" for kind, used in me.tiles if not used and self.is_of_use(kind)}
        if me.double_tower == 1:
            found |= {f"double:{section}" for section in SECTIONS}
        if me.bonus_shipping == 1 and not self.moment.ship and self.choose_ship():
            found.add("use:bonus_shipping")
        return found

    def is_of_use(self, source: str) -> bool:
        """Its price can be paid, and at least part of its effect can happen."""
        what, price = TILE_PRICES.get(source, ("coin", 0))
        kinds = {"good": GOODS, "resource": RESOURCES}.get(what, (what,))
        return sum(self.stuff[kind] for kind in kinds) >= price and self.can_happen(source)

    def can_happen(self, source: str) -> bool:
        stem = source[3:] if "_" in source else source
        if stem.startswith("track"):
            return self.steps[stem[6:]] < 10
        conditions: dict[str, Callable[[], bool]] = {
            "any_track": lambda: bool(self.tracks()),
            "soldier": lambda: self.may_station("any"),
            "helmet_soldiers": lambda: self.may_station("any"),
            "m2a2": lambda: bool(self.garrisons("battle")),
            "m2b2": lambda: bool(self.garrisons("no_battle")),
            "merchant": lambda: self.me.meeples > 0 and bool(self.posts()),
            "governor": lambda: not self.did("installing") and bool(self.install_anywhere()),
            "objective": self.has_objectives,
            "wave_ship": lambda: not self.moment.ship and self.may_ship("wave", marked=False),
            "nomad2": lambda: bool(self.weaken()),
            "flip": lambda: bool(self.flip(source)),
            "m4b3": lambda: bool(self.flip(source)),
            "m1a2": lambda: self.view.tiles_left > 0,
            "m2b3": lambda: self.view.tiles_left > 0,
            "m1a3": lambda: max(self.steps.values()) >= 5,
            "m1b3": lambda: max(self.steps.values()) >= 4,
            "m4a3": lambda: self.me.hand_count > 0,
        }
        return stem not in conditions or conditions[stem]()

    def may_station(self, where: str) -> bool:
        """Room, and a meeple in supply or a Merchant who can be taken back."""
        meeples = self.me.meeples or any(m.filled for m in self.me.merchants)
        return bool(meeples and self.garrisons(where))

    def has_objectives(self) -> bool:
        return self.view.objectives_left + len(self.view.objective_discard) > 0
