"""What every source of Tianxia gives, written out a second time, held against what is told."""

from functools import cache

from dynasty.games.tianxia.view import TianxiaView
from dynasty.kernel import Event
from tests.games.accounting import things
from tests.games.tianxia.oracle import GOODS, RESOURCES

# `resource`, `good` and `pair` (two Resources of one type) are chosen, and told by themselves.
GIVES = {
    "a5": "good",
    "a6": "2 coin",
    "han": "good",
    "i01": "resource, 1 coin",
    "i02": "1 rice, 1 coin",
    "i03": "1 stone, 1 coin",
    "i04": "1 wood, 1 coin",
    "m1a1": "1 rice, 1 stone",
    "m1b1": "1 stone",
    "m1b3": "good",
    "m2a1": "good",
    "m2a3": "3 coin",
    "m2b1": "resource",
    "m3a3": "1 rice, 1 stone, 1 wood",
    "m3b3": "pair",
    "ob01": "good, 1 wood, 1 stone",
    "ob02": "2 wood, resource",
    "ob03": "2 stone, resource",
    "ob04": "2 rice, resource",
    "ob05": "resource, 1 coin",
    "ob06": "resource, 1 coin",
    "ob07": "resource, 1 rice",
    "ob08": "resource, 1 wood",
    "ob09": "1 silk, 1 helmet, 1 jewelry",
    "ob10": "1 coin, 1 wood, 1 stone",
    "ob11": "1 coin, 1 wood, 1 rice",
    "ob12": "1 coin, 1 wood, 1 stone",
    "ob13": "3 coin",
    "ob14": "1 silk, 1 helmet, 1 stone",
    "ob15": "1 silk, 1 jewelry, 1 wood",
    "ob16": "1 jewelry, 1 helmet, 1 rice",
    "ob17": "1 jewelry, 1 rice",
    "ob18": "1 silk, 1 wood",
    "ob19": "1 helmet, 1 stone",
    "ob20": "resource, 1 stone",
    "ob21": "good",
    "ob22": "2 silk, 1 coin",
    "ob23": "2 helmet, 1 coin",
    "ob26": "2 coin",
    "ob27": "2 coin",
    "ob28": "resource, 1 rice",
    "p02": "good",
    "p04": "4 vp",
    "p09": "1 rice",
    "p10": "1 coin",
    "p16": "resource",
    "p18": "1 vp",
    "pb_coin3": "3 coin",
    "pb_helmet_jewelry": "1 helmet, 1 jewelry",
    "pb_res3": "1 wood, 1 stone, 1 rice",
    "pb_silk_helmet": "1 silk, 1 helmet",
    "pb_silk_jewelry": "1 silk, 1 jewelry",
    "pb_vp5": "5 vp",
    "qi": "1 coin",
    "rb_anygood": "good",
    "rb_coin2": "2 coin",
    "rb_good_to_res2": "resource",
    "rb_jewelry_vp5": "5 vp",
    "rb_res2_to_good2": "good",
    "rb_res2diff": "resource",
    "rb_rice2": "2 rice",
    "rb_silk_coin3": "3 coin",
    "rb_stone2": "2 stone",
    "rb_vp3": "3 vp",
    "rb_wood2": "2 wood",
    "yan": "resource",
}
BY_PAIR = (  # of Demand tiles
    *("1 coin, 2 vp", "2 coin", "1 coin", "1 wood, 1 vp", "2 coin", "7 vp", "3 vp", "", ""),
    *("2 coin", "1 coin, 5 vp", "resource, 2 vp", "resource, 1 vp", "1 rice, 3 vp", "4 vp"),
    "1 stone, 2 coin",
)
SHIPS = (  # the Delivery spaces of each, left to right; nothing where no good comes
    ("resource", "1 coin", "2 vp"),
    ("1 wood", "2 vp", "2 coin"),
    ("1 stone", "2 vp", "2 coin"),
    ("1 rice", "2 vp", "2 coin"),
    ("resource", "", "3 vp"),
    ("1 coin", "", "3 vp"),
    ("1 coin", "", "3 vp"),
    ("resource", "", "3 vp"),
    ("1 vp", "", "1 coin"),
    ("resource", "resource", "3 vp"),
    ("1 coin", "good", "2 vp"),
    ("2 vp", "", "1 coin"),
    ("", "3 vp"),
    ("", "2 coin"),
    ("resource", ""),
    ("good", "3 vp"),
    ("", "2 coin"),
    ("", "3 vp"),
)
CHOSEN = {"resource": RESOURCES, "good": GOODS}


@cache
def gains(text: str) -> frozenset[tuple[str, ...]]:
    """Whatever may be told at once as a gain: all that is fixed, or one thing that was chosen."""
    fixed: list[str] = []
    found: set[tuple[str, ...]] = set()
    for word in filter(None, text.split(", ")):
        if word == "pair":
            found |= {(thing, thing) for thing in RESOURCES}
        elif word in CHOSEN:
            found |= {(thing,) for thing in CHOSEN[word]}
        else:
            count, thing = word.split()
            fixed += [thing] * int(count)
    return frozenset(found | ({tuple(sorted(fixed))} if fixed else set()))


class Harvest:
    """Follows the gains of a game; `delivery` is the last space that was covered."""

    def __init__(self) -> None:
        self.delivery = ""

    def hear(self, event: Event, view: TianxiaView) -> None:
        """Does the source give what it gave?"""
        if event.kind == "delivery_made":
            (self.delivery,) = things(event, "space")
        if event.kind == "gained":
            (source,) = things(event, "source")
            gained = tuple(sorted(things(event, "gain")))
            text = self.text_of(source, view)
            assert text is None or gained in gains(text), f"{event}: {text}"

    def text_of(self, source: str, view: TianxiaView) -> str | None:
        """What a source gives; nothing is said of those whose gain depends on what was built."""
        position, _, space = self.delivery.rpartition("_")
        here = next((ship for ship in view.ships if ship.id == position), None)
        if source == "demand_tile" and here and here.demand:
            return BY_PAIR[(int(here.demand[1:]) - 1) // 2]
        if source == "delivery_space" and here and here.ship:
            return SHIPS[int(here.ship[5:]) - 1][int(space) - 1]
        return GIVES.get(source)
