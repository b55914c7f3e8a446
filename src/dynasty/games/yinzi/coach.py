"""What the coach of Yínzi notices: boats, factories, ships, the war, disasters, taxes."""

from collections.abc import Callable
from typing import Final

from dynasty.games.yinzi.components import SEA
from dynasty.games.yinzi.land import PROVINCE_MASKS
from dynasty.games.yinzi.names import (
    BOAT_SPACES,
    BONUSES,
    COMMODITIES,
    DROUGHT,
    FACTORIES,
    FLOOD,
    FORTUNES,
    NO_TAXES,
    PRODUCE,
    PROVINCES,
    SHIPS,
    WAR,
    WILDFIRE,
    WORKFORCES,
)
from dynasty.games.yinzi.rules.disasters import struck
from dynasty.games.yinzi.rules.factories import colour_of, commodity_of, province_of
from dynasty.games.yinzi.rules.glories import fighters
from dynasty.games.yinzi.rules.money import tax_on, tax_sum
from dynasty.games.yinzi.rules.production import produce_refusal, stored_in
from dynasty.games.yinzi.rules.stock import cubes_on
from dynasty.games.yinzi.rules.transport import capacity, reach
from dynasty.games.yinzi.rules.war import enemy, strength
from dynasty.games.yinzi.rules.workforce import all_hands
from dynasty.games.yinzi.state import YinziState
from dynasty.games.yinzi.view import YinziView
from dynasty.kernel import Look, Notice, cards, seat_noun

YinziLook = Look[YinziState, YinziView]

NEARLY: Final = 2  # boats or soldiers that may be missing
WORKING: Final = f"work:{WORKFORCES[PRODUCE]}"
FIGHTING: Final = f"work:{WORKFORCES[WAR]}"
FED: Final = "bonus:bonus_fed"
UNTAXED: Final = f"bonus:{BONUSES[NO_TAXES]}"
WINS, RISES = 0, 1  # what more workers at war would do


def is_unused(s: YinziState, seat: int, workforce: int) -> bool:
    """[Y-3.5] May the seat still choose this workforce action in this round?"""
    return not s.actions[seat] >> workforce & 1


def boats_short(look: YinziLook) -> Notice | None:
    """[Y-4.3] A commodity that a ship wants lies one or two borders too far away."""
    s, seat = look.s, look.seat
    if not is_unused(s, seat, SHIPS):
        return None
    for factory in range(len(FACTORIES)):
        if not s.stored[seat] >> 2 * factory & 3 or not s.demand[commodity_of(factory)]:
            continue
        missing = s.box.distance[province_of(s, factory)][SEA] - reach(s, seat)
        if 0 < missing <= NEARLY:
            return Notice(missing, values={"ware": COMMODITIES[commodity_of(factory)]})
    return None


def could_produce(look: YinziLook) -> Notice | None:
    """[Y-7.2] The group has the size for an own factory whose raw material is within reach."""
    s, seat = look.s, look.seat
    workers = all_hands(s, seat, s.group)
    for factory in cards(s.owned[seat]) if WORKING in look.offers else ():
        if produce_refusal(s, seat, factory, 1, workers) is None:
            return Notice(s.group, WORKING, {"factory": FACTORIES[factory]})
    return None


def last_slot(look: YinziLook) -> Notice | None:
    """[Y-7.11] A ship with a load of the seat's waits for one more, from them or from others."""
    s, seat = look.s, look.seat
    for ship in look.view.ships:
        empty = [slot for slot in ship.slots if slot.seat < 0]
        if len(empty) != 1 or not any(slot.seat == seat for slot in ship.slots):
            continue
        own = any(
            s.stored[seat] >> 2 * factory & 3
            and COMMODITIES[commodity_of(factory)] == empty[0].ware
            for factory in range(len(FACTORIES))
        )
        return Notice(int(own), values={"ware": empty[0].ware, "country": str(ship.country)})
    return None


def cube_at_risk(look: YinziLook) -> Notice | None:
    """[Y-7.4] Raw material for an own factory that somebody else's boats reach, too."""
    s, seat = look.s, look.seat
    wanted = {colour_of(factory) for factory in cards(s.owned[seat])}
    for other in (other for other in range(s.seats) if other != seat):
        for factory in cards(s.owned[other]):
            row = s.box.distance[province_of(s, factory)]
            near = [
                n for n in cards(s.raw[colour_of(factory)]) if row[n // 4] <= capacity(s, other)
            ]
            if colour_of(factory) in wanted and near:
                return Notice(len(near), values={"who": seat_noun(other)})
    return None


def more_soldiers(look: YinziLook) -> Notice | None:
    """[Y-10.1] A few more workers would win the war, or a better rank in it."""
    s, seat = look.s, look.seat
    if FIGHTING not in look.offers:
        return None
    hands, missing = all_hands(s, seat, s.group), enemy(s) - strength(s)
    if 0 < missing <= min(hands, NEARLY):
        return Notice(missing, FIGHTING, {"gain": WINS})
    first = max(fighters(s, other) for other in range(s.seats) if other != seat)
    more = first - fighters(s, seat) + 1
    return Notice(more, FIGHTING, {"gain": RISES}) if first and 0 < more <= hands else None


def fire_ahead(look: YinziLook) -> Notice | None:
    """[Y-10.3] Wildfire shows in the row, and every factory of the seat's is full to its level."""
    s, owned = look.s, cards(look.s.owned[look.seat])
    full = [f for f in owned if stored_in(s, f) and stored_in(s, f) == s.box.storage[s.level[f]]]
    burns = struck(s, WILDFIRE) and full and len(full) == len(owned)
    return Notice(len(full), values={"factory": FACTORIES[full[0]]}) if burns else None


def flood_ahead(look: YinziLook) -> Notice | None:
    """[Y-10.4] Flood shows in the row, and a step back costs the seat capacity."""
    s, seat = look.s, look.seat
    space = s.boat[seat]
    if not struck(s, FLOOD) or not space:
        return None
    lost = s.box.capacity[space] - s.box.capacity[space - 1]
    can_gain = space < len(BOAT_SPACES) - 1
    return Notice(lost) if lost and can_gain else None


def drought_ahead(look: YinziLook) -> Notice | None:
    """[Y-10.5] Drought shows in the row, and would take the seat's only cube of a province."""
    s, seat = look.s, look.seat
    single = [
        PROVINCES[at]
        for at, mask in enumerate(PROVINCE_MASKS)
        if cubes_on(s, seat, s.fields[seat] & mask) == 1
    ]
    dry = struck(s, DROUGHT) and single
    return Notice(len(single), values={"province": single[0]}) if dry else None


def tax_ahead(look: YinziLook) -> Notice | None:
    """[Y-10.8] With the cards played and still in hand the taxes are more than the seat can pay."""
    s, seat = look.s, look.seat
    if s.bonus[seat] == NO_TAXES:
        return None
    total = tax_sum(s, seat) + sum(s.box.card_value[card] for card in cards(s.hand[seat]))
    due = tax_on(s, total)
    payable = s.silver[seat] + s.copper[seat] // look.view.rate
    return Notice(due, values={"total": total}) if due > payable else None


def fed_or_free(look: YinziLook) -> Notice | None:
    """[Y-2.2] Both bonuses that spare something are free: what the cards in hand would cost."""
    s, hand = look.s, cards(look.s.hand[look.seat])
    if not hand or not {FED, UNTAXED} <= set(look.offers):
        return None
    food = -(-sum(s.box.card_workers[card] for card in hand) // s.box.workers_per_food)
    tax = tax_on(s, sum(s.box.card_value[card] for card in hand))
    own = look.view.players[look.seat].food
    return Notice(food, values={"own": own, "tax": tax}) if food > own or tax else None


def fitting_group(look: YinziLook) -> Notice | None:
    """[Y-3.6] Workers of this group would find no work, while another group fits exactly."""
    s, seat = look.s, look.seat
    left, needed = (look.offers[look.choice].details.get(key, 0) for key in ("left", "workers"))
    at = seat * len(FORTUNES)
    fits = left and needed in s.groups[at : at + len(FORTUNES)]
    return Notice(int(str(left)), values={"needed": needed}) if fits else None


NOTICES: Final[dict[str, Callable[[YinziLook], Notice | None]]] = {
    "boats_short": boats_short,
    "could_produce": could_produce,
    "last_slot": last_slot,
    "cube_at_risk": cube_at_risk,
    "more_soldiers": more_soldiers,
    "fire_ahead": fire_ahead,
    "flood_ahead": flood_ahead,
    "drought_ahead": drought_ahead,
    "tax_ahead": tax_ahead,
    "fed_or_free": fed_or_free,
    "fitting_group": fitting_group,
}
