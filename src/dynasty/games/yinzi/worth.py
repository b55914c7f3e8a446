"""What things are worth to a seat in Yínzi, in points, while there is time to use them.

Everything here reads what the seat may know: the open table and its own hand.
"""

from typing import Final

from dynasty.games.yinzi.names import (
    ACTIONS_PHASE,
    BONUS_PHASE,
    CANAL,
    COMMODITIES,
    ECO_RICE,
    FED_WORKERS,
    FORTUNES,
    LEVELS,
    NO_TAXES,
    NOTHING,
    RESOLUTION_PHASE,
    ROAD,
    SALT,
    SECTIONS,
    SLOTS_PER_SHIP,
    STONE,
    TEA,
    TRADE_GOODS,
    WAR_WHEAT,
    WOOD,
)
from dynasty.games.yinzi.rules.factories import colour_of, commodity_of
from dynasty.games.yinzi.rules.feeding import own_food, workers_on_board
from dynasty.games.yinzi.rules.glories import BATTLE, enemy, fighters, strength
from dynasty.games.yinzi.rules.money import rate
from dynasty.games.yinzi.rules.resolution import tax_sum
from dynasty.games.yinzi.rules.sailing import destination
from dynasty.games.yinzi.rules.scoring import section_discs
from dynasty.games.yinzi.rules.stock import cubes_on, is_usable
from dynasty.games.yinzi.state import YinziState
from dynasty.kernel import cards

TURNS: Final = 6  # of a seat in a round
TIME_TO_USE: Final = 8.0  # turns: with so many left a thing is worth what it is worth at best

COPPER_WORTH: Final = 0.34
WOOD_WORTH: Final = 0.95  # half a capacity, two points
STONE_WORTH: Final = 1.3  # a factory to come
SAVED: Final = 0.7  # of the copper that will still be there when taxes are due
TAX_PER_ROUND: Final = 1.0  # silver that a later round will ask for
RESERVE: Final = 1.0  # a bag kept for that, beyond its point
MISFORTUNE: Final = 0.6  # of unpaid taxes, beyond the tile: copper is lost
BOAT_PROMISE: Final = 0.7  # of a space before a larger capacity
REACH_WORTH: Final = 0.5  # of every capacity up to ENOUGH_BOATS, for what it can carry
ENOUGH_BOATS: Final = 4

FACTORY_WORTH: Final = (0.0, 1.0, 2.6, 4.0)  # by level: what it will still make
OWN_COLOUR: Final = 0.6  # own sales feed the factory
RAW_WORTH: Final = 0.5  # a cube on a market for an own factory, up to two
WARE_WORTH: Final = 1.3  # a commodity in a factory, beyond the point that it scores there
WANTED: Final = 1.0  # more, where a ship at the coast asks for it
SAILING: Final = 0.45  # the chance that an empty ship will sail; a full one does

TRADE_WORTH: Final = 0.6  # a trade good on a field: 2 or 3 copper, and an action to get them
CARGO_WORTH: Final = 0.25  # more for tea and salt, which ships take
FOOD_WORTH: Final = 0.45  # food for later rounds
STOCK: Final = 3  # food that is worth keeping

DISC_WORTH: Final = 0.7  # an advancement that may be used
WORKER_WORTH: Final = 0.3  # a migrant who may join an action, if there is food
GROUP_WORTH: Final = 0.9  # a group that waits to be sent, and each of its workers
HAND_WORTH: Final = 0.8  # a card in hand, and each repeat and worker on it
ROUTE_PROMISE: Final = 0.35  # of the points of an open personal tile
HUNGER: Final = 1.7  # a food that will be missing: the tile may still be avoided
COMPANY: Final = 1.0  # workers that another seat is still expected to send to war


class Outlook:
    """How a seat looks at a state: the turns left, and what that makes things worth."""

    seat: int
    left: int  # turns of the seat to come in the game
    later: int  # rounds after this one
    time: float  # 1 while there is time to use things, 0 at the end
    copper: float
    wood: float
    stone: float

    def __init__(self, s: YinziState, seat: int) -> None:
        self.seat = seat
        self.later = s.box.rounds - s.round
        self.left = self.later * TURNS + turns_now(s, seat)
        self.time = min(1.0, self.left / TIME_TO_USE)
        low = s.box.silver_points / rate(s)
        self.copper = low + max(0.0, COPPER_WORTH - low) * self.time
        self.wood = WOOD_WORTH * min(1.0, self.left / 4)
        self.stone = STONE_WORTH * self.time


def turns_now(s: YinziState, seat: int) -> int:
    """Turns that the seat still has in this round."""
    if s.phase <= BONUS_PHASE:
        return TURNS
    at = seat * len(FORTUNES)
    groups = sum(group > 0 for group in s.groups[at : at + len(FORTUNES)])
    return 2 * s.hand[seat].bit_count() + groups if s.phase == ACTIONS_PHASE else 0


def purse(s: YinziState, o: Outlook) -> float:
    """Money, wood and stone."""
    seat = o.seat
    value = s.silver[seat] * s.box.silver_points + s.copper[seat] * o.copper
    return value + s.materials[seat * 2 + WOOD] * o.wood + s.materials[seat * 2 + STONE] * o.stone


def boats(s: YinziState, o: Outlook) -> float:
    """Capacity, and the step that is half done."""
    space, track = s.boat[o.seat], s.box.capacity
    value = float(track[space] * s.box.boat_points)
    value += min(track[space], ENOUGH_BOATS) * REACH_WORTH * o.time
    if space + 1 < len(track) and track[space + 1] > track[space]:
        value += BOAT_PROMISE * min(1.0, o.left / 4)
    return value


def factory(s: YinziState, o: Outlook, which: int, level: int) -> float:
    """An own factory at this level: its points and what it will still make."""
    value = s.box.level_points[level] + FACTORY_WORTH[level] * o.time
    colour = colour_of(which)
    if colour == o.seat:
        value += OWN_COLOUR * o.time
    return value + min(2, s.raw[colour].bit_count()) * RAW_WORTH * o.time


def factories(s: YinziState, o: Outlook) -> float:
    """All own factories."""
    value = 0.0
    for which in cards(s.owned[o.seat]):
        value += factory(s, o, which, s.level[which])
    return value


def ware(s: YinziState, o: Outlook, commodity: int) -> float:
    """A commodity in a factory: it may be shipped or given to a route."""
    value = s.box.commodity_left + WARE_WORTH * o.time
    return value + WANTED * o.time if s.demand[commodity] else value


def wares(s: YinziState, o: Outlook) -> float:
    """All own commodities in factories; of the same kind the second waits longer."""
    value, bits = 0.0, s.stored[o.seat]
    if bits:
        counts = [0] * len(COMMODITIES)
        for which in range(16):
            counts[commodity_of(which)] += bits >> 2 * which & 3
        for commodity, count in enumerate(counts):
            if count:
                value += ware(s, o, commodity) + (count - 1) * (1.0 + 0.6 * WARE_WORTH * o.time)
    return value


def cargo(s: YinziState, o: Outlook) -> float:
    """Commodities and emissaries on ships: they score where the ship goes, if it goes."""
    value = 0.0
    for coast, ship in enumerate(s.coast):
        if ship == NOTHING:
            continue
        first, slots = coast * SLOTS_PER_SHIP, len(s.box.ship_wares[ship])
        owners = s.load_owner[first : first + slots]
        own = sum(
            owner == o.seat and s.load[first + slot] < len(COMMODITIES)
            for slot, owner in enumerate(owners)
        )
        chance = (SAILING + (1.0 - SAILING) * (slots - owners.count(NOTHING)) / slots) * min(
            1.0, (o.left + 1) / 6
        )
        if own:
            market = destination(s, s.box.ship_country[ship])
            points = s.box.market_points[market]
            value += own * (s.box.commodity_left + chance * (points - s.box.commodity_left))
        value += s.aboard[coast * s.seats + o.seat] * s.box.emissary * chance
    return value


def crops(s: YinziState, o: Outlook) -> float:
    """Trade goods on own fields."""
    value, own = 0.0, s.fields[o.seat]
    for good in TRADE_GOODS:
        cubes = cubes_on(s, o.seat, own & s.shows[good])
        if cubes:
            each = TRADE_WORTH + (CARGO_WORTH if good in (TEA, SALT) else 0.0)
            value += cubes * each * o.time
    return value


def meals(s: YinziState, seat: int) -> int:
    """Food on own fields."""
    halves = cubes_on(s, seat, own_food(s, seat, 2))
    return cubes_on(s, seat, own_food(s, seat, 1)) + halves // 2


def hunger(s: YinziState, o: Outlook) -> int:
    """Food that this round will ask for, workers still to come included."""
    if s.phase > ACTIONS_PHASE or s.bonus[o.seat] == FED_WORKERS:
        return 0
    seat, at = o.seat, o.seat * len(FORTUNES)
    workers = workers_on_board(s, seat) + sum(s.groups[at : at + len(FORTUNES)])
    for card in cards(s.hand[seat]):
        workers += s.box.card_workers[card]
    if s.active == seat:
        workers += s.group
    return -(-min(workers, s.box.workers) // s.box.workers_per_food)


def food(s: YinziState, o: Outlook) -> float:
    """Food against hunger, and what is left for later."""
    have, due = meals(s, o.seat), hunger(s, o)
    if is_usable(s, o.seat, ECO_RICE):
        have += s.box.amount[ECO_RICE]
    have += is_usable(s, o.seat, WAR_WHEAT)
    if have < due:
        bought = min(due - have, sum(s.rural), s.copper[o.seat] // s.box.rural_cost)
        missing = due - have - bought
        return -missing * HUNGER - bought * s.box.rural_cost * o.copper
    spare = min(STOCK, have - due)
    return spare * (FOOD_WORTH if o.later else s.box.rural_price * o.copper)


def tax_to_come(s: YinziState, o: Outlook) -> int:
    """Silver that this round will ask for; all cards in hand will be played."""
    if s.phase > RESOLUTION_PHASE or s.bonus[o.seat] == NO_TAXES:
        return 0
    total = tax_sum(s, o.seat) + sum(s.box.card_value[card] for card in cards(s.hand[o.seat]))
    steps = zip(s.box.tax_from, s.box.tax_silver, strict=True)
    return max(silver for least, silver in steps if total >= least)


def taxes(s: YinziState, o: Outlook) -> float:
    """What taxes will cost: silver while there is some, then misfortune and all copper."""
    due = tax_to_come(s, o)
    bags = s.silver[o.seat] + SAVED * s.copper[o.seat] / rate(s)
    paid = min(float(due), bags)
    short = (due - paid) * (MISFORTUNE - s.box.misfortune_points)
    rest = min(bags - paid, TAX_PER_ROUND * o.later)
    return rest * RESERVE - paid * s.box.silver_points - short


def advancements(s: YinziState, o: Outlook) -> float:
    """Discs that may be used, and majorities as far as they will last."""
    value = s.slots[o.seat].bit_count() * DISC_WORTH * o.time
    for section in range(len(SECTIONS)):
        own = section_discs(s, o.seat, section)
        if own:
            most = max(section_discs(s, q, section) for q in range(s.seats) if q != o.seat)
            lead = s.box.majority if own > most else s.box.majority_tied if own == most else 0
            value += lead * (1.0 - 0.6 * o.time)
    return value


def war(s: YinziState, o: Outlook) -> float:
    """Glory to expect from the battle of this round."""
    own = fighters(s, o.seat) + s.veterans[o.seat]
    if own == 0 or not any(step is BATTLE for step, _, _ in s.agenda):
        return 0.0
    expected = float(strength(s))
    ahead = 0.0
    for other in range(s.seats):
        if other == o.seat:
            continue
        theirs = fighters(s, other) + s.veterans[other]
        waits = s.phase == ACTIONS_PHASE and not s.actions[other] >> 4 & 1
        if waits and turns_now(s, other):
            expected += COMPANY
            ahead += 0.35 if own <= 2 else 0.15
        if theirs > own or (theirs == own and place(s, other) < place(s, o.seat)):
            ahead += 1.0
    won = max(0.05, min(0.95, 0.5 + 0.3 * (expected - enemy(s) + 0.3)))
    high, low = s.box.glory_high, s.box.glory_low
    if ahead < 1.0:
        return won * (high - (high - low) * ahead) + (1.0 - won) * low * (1.0 - ahead)
    return won * low * max(0.0, 2.0 - ahead)


def place(s: YinziState, seat: int) -> int:
    """Where the seat stands in the war box; the end if it does not."""
    return s.war_slot.index(seat) if seat in s.war_slot else len(s.war_slot)


def undertaking(s: YinziState, o: Outlook, box: int) -> float:
    """The reward of an undertaking, to come this round."""
    value = s.box.undertaking_copper[box] * o.copper
    value += s.box.undertaking_silver[box] * s.box.silver_points
    if box == ROAD:
        return value + 0.8 * min(1.0, o.later)
    if box == CANAL:
        return value + 1.0
    if s.box.undertaking_silver[box]:
        best = 0.0
        for which in cards(s.owned[o.seat]):
            level = s.level[which]
            if level < len(LEVELS):
                best = max(best, factory(s, o, which, level + 1) - factory(s, o, which, level))
        return value + best
    return value


def plans(s: YinziState, o: Outlook) -> float:
    """What is under way: undertakings, open routes, cards, groups and migrants."""
    seat, value = o.seat, 0.0
    if s.undertaking[seat] != NOTHING and s.phase <= ACTIONS_PHASE:
        value += undertaking(s, o, s.undertaking[seat])
    for tile in cards(s.routes[seat]):
        met = s.met[tile].bit_count() / len(s.box.route_demand[tile])
        value += s.box.route_points[tile] * ROUTE_PROMISE * (1.0 + met) * o.time
    if s.phase <= ACTIONS_PHASE:
        for card in cards(s.hand[seat]):
            value += HAND_WORTH * (s.box.card_value[card] + 0.5 * s.box.card_workers[card])
        at = seat * len(FORTUNES)
        for group in s.groups[at : at + len(FORTUNES)]:
            if group:
                value += GROUP_WORTH * (0.6 + 0.4 * group)
    if o.later:
        value += (s.top[seat] + s.bottom[seat]) * WORKER_WORTH
    return value
