"""The notices of the Yínzi coach: boats, factories, ships, the war, disasters, taxes."""

from collections.abc import Callable
from typing import Final

from dynasty.games.yinzi.components import SEA_INDEX
from dynasty.games.yinzi.land_squares import PROVINCE_MASKS
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
from dynasty.games.yinzi.rules.battle import fighters
from dynasty.games.yinzi.rules.disasters import struck
from dynasty.games.yinzi.rules.discs_and_cubes import cubes_on
from dynasty.games.yinzi.rules.factories import colour_of, commodity_of, province_of
from dynasty.games.yinzi.rules.payments import tax_on, tax_sum
from dynasty.games.yinzi.rules.production import produce_refusal, stored_in
from dynasty.games.yinzi.rules.transport import capacity, reach
from dynasty.games.yinzi.rules.war_and_routes import enemy, strength
from dynasty.games.yinzi.rules.work_loop import all_hands
from dynasty.games.yinzi.state import YinziState
from dynasty.games.yinzi.view import YinziView
from dynasty.kernel import CoachContext, CoachFinding, pile_cards, seat_noun

YinziCoachContext = CoachContext[YinziState, YinziView]

MAX_MISSING_BORDERS: Final = 2  # boats or soldiers that may be missing
PRODUCE_CHOICE: Final = f"work:{WORKFORCES[PRODUCE]}"
WAR_CHOICE: Final = f"work:{WORKFORCES[WAR]}"
FEEDING_BONUS_CHOICE: Final = "bonus:bonus_fed"
TAX_BONUS_CHOICE: Final = f"bonus:{BONUSES[NO_TAXES]}"
WAR_IS_WON, RANK_IS_BETTER = 0, 1  # what more workers at war would do


def is_unused(s: YinziState, seat: int, workforce: int) -> bool:
    """[Y-3.5] Return whether the seat may still choose this workforce action in this round."""
    return not s.actions[seat] >> workforce & 1


def boats_missing(look: YinziCoachContext) -> CoachFinding | None:
    """[Y-4.3] Notice a commodity for a ship that is one or two borders too far away."""
    s, seat = look.s, look.seat
    if not is_unused(s, seat, SHIPS):
        return None
    for factory in range(len(FACTORIES)):
        if not s.stored[seat] >> 2 * factory & 3 or not s.demand[commodity_of(factory)]:
            continue
        missing = s.box.distance[province_of(s, factory)][SEA_INDEX] - reach(s, seat)
        if 0 < missing <= MAX_MISSING_BORDERS:
            return CoachFinding(missing, values={"ware": COMMODITIES[commodity_of(factory)]})
    return None


def possible_production(look: YinziCoachContext) -> CoachFinding | None:
    """[Y-7.2] Notice that the group is large enough to produce in an own factory."""
    s, seat = look.s, look.seat
    workers = all_hands(s, seat, s.group)
    for factory in pile_cards(s.owned[seat]) if PRODUCE_CHOICE in look.offers else ():
        if produce_refusal(s, seat, factory, 1, workers) is None:
            return CoachFinding(s.group, PRODUCE_CHOICE, {"factory": FACTORIES[factory]})
    return None


def last_slot(look: YinziCoachContext) -> CoachFinding | None:
    """[Y-7.11] Notice that a ship with a load of the seat needs only one more load."""
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
        return CoachFinding(int(own), values={"ware": empty[0].ware, "country": str(ship.country)})
    return None


def cube_at_risk(look: YinziCoachContext) -> CoachFinding | None:
    """[Y-7.4] Notice raw material for an own factory that another seat's boats reach too."""
    s, seat = look.s, look.seat
    wanted = {colour_of(factory) for factory in pile_cards(s.owned[seat])}
    for other in (other for other in range(s.seats) if other != seat):
        for factory in pile_cards(s.owned[other]):
            row = s.box.distance[province_of(s, factory)]
            near = [
                n
                for n in pile_cards(s.raw[colour_of(factory)])
                if row[n // 4] <= capacity(s, other)
            ]
            if colour_of(factory) in wanted and near:
                return CoachFinding(len(near), values={"who": seat_noun(other)})
    return None


def missing_soldiers(look: YinziCoachContext) -> CoachFinding | None:
    """[Y-10.1] Notice that a few more workers would win the war or a better rank in it."""
    s, seat = look.s, look.seat
    if WAR_CHOICE not in look.offers:
        return None
    hands, missing = all_hands(s, seat, s.group), enemy(s) - strength(s)
    if 0 < missing <= min(hands, MAX_MISSING_BORDERS):
        return CoachFinding(missing, WAR_CHOICE, {"gain": WAR_IS_WON})
    first = max(fighters(s, other) for other in range(s.seats) if other != seat)
    more = first - fighters(s, seat) + 1
    return (
        CoachFinding(more, WAR_CHOICE, {"gain": RANK_IS_BETTER})
        if first and 0 < more <= hands
        else None
    )


def fire_ahead(look: YinziCoachContext) -> CoachFinding | None:
    """[Y-10.3] Notice that wildfire is in the row and all the seat's factories are full."""
    s, owned = look.s, pile_cards(look.s.owned[look.seat])
    full = [f for f in owned if stored_in(s, f) and stored_in(s, f) == s.box.storage[s.level[f]]]
    burns = struck(s, WILDFIRE) and full and len(full) == len(owned)
    return CoachFinding(len(full), values={"factory": FACTORIES[full[0]]}) if burns else None


def flood_ahead(look: YinziCoachContext) -> CoachFinding | None:
    """[Y-10.4] Notice that flood is in the row and a step back costs the seat capacity."""
    s, seat = look.s, look.seat
    space = s.boat[seat]
    if not struck(s, FLOOD) or not space:
        return None
    lost = s.box.capacity[space] - s.box.capacity[space - 1]
    can_gain = space < len(BOAT_SPACES) - 1
    return CoachFinding(lost) if lost and can_gain else None


def drought_ahead(look: YinziCoachContext) -> CoachFinding | None:
    """[Y-10.5] Notice that drought is in the row and takes the seat's only cube of a province."""
    s, seat = look.s, look.seat
    single = [
        PROVINCES[at]
        for at, mask in enumerate(PROVINCE_MASKS)
        if cubes_on(s, seat, s.fields[seat] & mask) == 1
    ]
    dry = struck(s, DROUGHT) and single
    return CoachFinding(len(single), values={"province": single[0]}) if dry else None


def tax_ahead(look: YinziCoachContext) -> CoachFinding | None:
    """[Y-10.8] Notice that the taxes for all cards will be more than the seat can pay."""
    s, seat = look.s, look.seat
    if s.bonus[seat] == NO_TAXES:
        return None
    total = tax_sum(s, seat) + sum(s.box.card_value[card] for card in pile_cards(s.hand[seat]))
    due = tax_on(s, total)
    payable = s.silver[seat] + s.copper[seat] // look.view.rate
    return CoachFinding(due, values={"total": total}) if due > payable else None


def feeding_or_tax_bonus(look: YinziCoachContext) -> CoachFinding | None:
    """[Y-2.2] Notice that the bonuses against feeding and taxes are free, and what they save."""
    s, hand = look.s, pile_cards(look.s.hand[look.seat])
    if not hand or not {FEEDING_BONUS_CHOICE, TAX_BONUS_CHOICE} <= set(look.offers):
        return None
    food = -(-sum(s.box.card_workers[card] for card in hand) // s.box.workers_per_food)
    tax = tax_on(s, sum(s.box.card_value[card] for card in hand))
    own = look.view.players[look.seat].food
    return CoachFinding(food, values={"own": own, "tax": tax}) if food > own or tax else None


def fitting_group(look: YinziCoachContext) -> CoachFinding | None:
    """[Y-3.6] Notice that this group has workers too many while another group fits exactly."""
    s, seat = look.s, look.seat
    left, needed = (look.offers[look.choice].details.get(key, 0) for key in ("left", "workers"))
    at = seat * len(FORTUNES)
    fits = left and needed in s.groups[at : at + len(FORTUNES)]
    return CoachFinding(int(str(left)), values={"needed": needed}) if fits else None


NOTICES: Final[dict[str, Callable[[YinziCoachContext], CoachFinding | None]]] = {
    "boats_short": boats_missing,
    "could_produce": possible_production,
    "last_slot": last_slot,
    "cube_at_risk": cube_at_risk,
    "more_soldiers": missing_soldiers,
    "fire_ahead": fire_ahead,
    "flood_ahead": flood_ahead,
    "drought_ahead": drought_ahead,
    "tax_ahead": tax_ahead,
    "fed_or_free": feeding_or_tax_bonus,
    "fitting_group": fitting_group,
}
