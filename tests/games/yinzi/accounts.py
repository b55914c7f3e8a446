"""Which events of Yínzi move money, materials, commodities and what has scored for good."""

from dynasty.games.yinzi.names import COMMODITIES, FACTORIES, MATERIALS
from dynasty.games.yinzi.state import YinziState
from dynasty.kernel import Event
from tests.games.accounting import (
    NOBODY,
    Account,
    Books,
    Entry,
    fewer,
    gets,
    more,
    number,
    paid_to,
    seat_in,
    things,
)
from tests.games.yinzi.setting import GAME

BOAT = 2  # points for each of the capacity at the end
DISCS = {"eco_wood": "wood", "eco_stone": "stone"}  # stand for a piece that was told as paid


def counted(s: YinziState) -> Account:
    """What each seat holds, and what is settled on its sheet; the rate of silver."""
    found = Account({(NOBODY, "rate"): s.box.rate[s.die]})
    for sheet in GAME.scores(s):
        seat = sheet.seat
        found[seat, "copper"] = s.copper[seat]
        found[seat, "silver"] = s.silver[seat]
        found.update({(seat, name): s.materials[seat * 2 + n] for n, name in enumerate(MATERIALS)})
        for at, factory in enumerate(FACTORIES):
            found[seat, factory.rsplit("_")[-1]] += s.stored[seat] >> 2 * at & 3
        settled = [line for line in sheet.lines if not line.at_end]
        found.update({(seat, f"score-{line.category}"): line.points for line in settled})
    return found


def scores(category: str, points: str = "points", sign: int = 1) -> Entry:
    """Points that nothing takes away again."""

    def enter(account: Account, event: Event) -> None:
        for key in (f"score-{category}", "points"):
            account[event.seat, key] += sign * number(event, points)

    return enter


def boats(account: Account, event: Event) -> None:
    """The capacity is told whole."""
    worth = number(event, "capacity") * BOAT
    account[event.seat, "points"] += worth - account[event.seat, "score-boats"]
    account[event.seat, "score-boats"] = worth


def at_the_end(account: Account, event: Event) -> None:
    """What is settled is told once more; the rest is new."""
    (category,) = things(event, "category")
    if (event.seat, category) in account:
        assert account[event.seat, category] == number(event, "points")
    else:
        account[event.seat, "points"] += number(event, "points")


def disc_used(account: Account, event: Event) -> None:
    (slot,) = things(event, "slot")
    if slot in DISCS:
        account[event.seat, DISCS[slot]] += 1


def loaded(account: Account, event: Event) -> None:
    """A commodity leaves its factory; tea, salt and food come from elsewhere."""
    account[event.seat, "silver"] += number(event, "silver")
    (load,) = things(event, "load")
    if load in COMMODITIES:
        account[event.seat, load] -= 1


def piece_given(account: Account, event: Event) -> None:
    (piece,) = things(event, "piece")
    if piece in COMMODITIES:
        account[event.seat, piece] -= 1


def commodity_lost(account: Account, event: Event) -> None:
    (ware,) = things(event, "ware")
    account[seat_in(event, "owner"), ware] -= 1


def tax_paid(account: Account, event: Event) -> None:
    """Bags, some of which were bought for this at the rate of the day."""
    bought = number(event, "copper") // account[NOBODY, "rate"]
    account[event.seat, "copper"] -= number(event, "copper")
    account[event.seat, "silver"] -= number(event, "silver") - bought


def die_rolled(account: Account, event: Event) -> None:
    account[NOBODY, "rate"] = number(event, "rate")


COSTS = fewer("copper", "copper")
EARNS = more("copper", "copper")
GAIN = gets("gain")
STONE = fewer("stone", "stone")
BOOKS = Books(
    counted,
    {
        "advancement_used": (disc_used,),
        "boat_advanced": (boats, fewer("wood", "wood")),
        "boat_lost": (boats,),
        "commodity_lost": (commodity_lost,),
        "copper_changed": (COSTS, more("silver", "silver")),
        "copper_forfeited": (COSTS,),
        "copper_saved": (EARNS,),
        "crop_bought": (COSTS,),
        "delivered": (scores("commodities"),),
        "die_rolled": (die_rolled,),
        "emissary_arrived": (scores("emissaries"),),
        "factory_built": (STONE,),
        "factory_rebuilt": (STONE,),
        "factory_upgraded": (COSTS,),
        "fee_paid": (paid_to("creditor", "copper", "copper"),),
        "glory": (scores("glories"),),
        "loaded": (loaded,),
        "material_taken": (gets("material"), COSTS),
        "misfortune": (scores("misfortune", sign=-1),),
        "piece_given": (piece_given,),
        "produced": (gets("wares"),),
        "route_fulfilled": (GAIN, scores("routes")),
        "rural_purchase": (COSTS,),
        "rural_sale": (EARNS,),
        "scored": (at_the_end,),
        "silver_changed": (EARNS, fewer("silver", "silver")),
        "silver_fee_paid": (paid_to("creditor", "silver", "silver"),),
        "tax_paid": (tax_paid,),
        "undertaking_rewarded": (GAIN,),
        "urban_sale": (EARNS,),
        "war_coins": (EARNS,),
    },
    unpaid={"ask-payment", "ask-site", "ask-beside", "ask-piece"},
)
