"""What things are worth to a seat in Yínzi, in points, while there is time to use them.

Everything here reads what the seat may know: the open table and its own hand.
"""

from typing import Final

from dynasty.games.yinzi.components import SEA
from dynasty.games.yinzi.land import PROVINCE_MASKS
from dynasty.games.yinzi.names import (
    ACTIONS_PHASE,
    BOATS,
    CANAL,
    COMMODITIES,
    CORNERS,
    DEVELOP,
    ECO_RICE,
    FACTORIES,
    FED_WORKERS,
    FORTUNES,
    LEVELS,
    NO_TAXES,
    NOTHING,
    PRODUCE,
    PROVINCES,
    RESOLUTION_PHASE,
    ROAD,
    SALT,
    SECTIONS,
    SELL,
    SHIPS,
    SLOTS_PER_SHIP,
    STONE,
    TEA,
    TRADE_GOODS,
    WAR_WHEAT,
    WOOD,
)
from dynasty.games.yinzi.outlook import TURNS, Outlook, turns_now
from dynasty.games.yinzi.rules.factories import colour_of, commodity_of, province_of
from dynasty.games.yinzi.rules.feeding import own_food, workers_on_board
from dynasty.games.yinzi.rules.fortune import FortuneLoop
from dynasty.games.yinzi.rules.glories import BATTLE, fighters
from dynasty.games.yinzi.rules.money import rate, tax_on, tax_sum
from dynasty.games.yinzi.rules.production import stored_in
from dynasty.games.yinzi.rules.sailing import destination
from dynasty.games.yinzi.rules.scoring import section_discs
from dynasty.games.yinzi.rules.stock import cubes_on, is_usable
from dynasty.games.yinzi.rules.war import enemy, strength
from dynasty.games.yinzi.state import YinziState
from dynasty.kernel import cards

PLENTY: Final = 10  # copper that can be spent; more only waits to be changed
WOOD_WORTH: Final = 0.85  # half a capacity, two points
STONE_WORTH: Final = 1.4  # a factory to come
ENOUGH: Final = 4  # wood or stone that an action can use
TAX_PER_ROUND: Final = 1.0  # silver that a later round will ask for
RESERVE: Final = 0.8  # a bag kept for that, beyond its point
HOPE: Final = 0.45  # of a missing bag or food while there are turns to find it
FORFEIT: Final = 0.7  # of the copper that a missing bag will cost
BOAT_PROMISE: Final = 0.7  # of a space before a larger capacity
REACH_WORTH: Final = 0.65  # of every capacity up to ENOUGH_BOATS, for what it can carry
ENOUGH_BOATS: Final = 4

FACTORY_WORTH: Final[tuple[float, ...]] = (0.0, 0.3, 0.7, 1.0)  # by level, for a production
OWN_COLOUR: Final = 0.3  # more for each, where own sales feed the factory
WORKSHOP: Final = 2.5  # the most that the productions of a round are worth
INLAND: Final = 0.25  # less for each, where boats have to cross another province to the sea
RAW_WORTH: Final = 0.85  # a cube on a market for which an own factory has room
BOAT_WORTH: Final = 0.25  # a border that a cube will have to cross
WARE_WORTH: Final = 0.8  # a commodity in a factory, beyond the point that it scores there
WANTED: Final = 1.1  # more, where a ship at the coast asks for it and boats can bring it
SAILING: Final = 0.45  # the chance that an empty ship will sail; a full one does

TRADE_WORTH: Final = 0.65  # a trade good on a field: 2 or 3 copper, and an action to get them
SALES: Final = 4  # trade goods that an action can sell; more are worth half
CARGO_WORTH: Final = 0.25  # more for tea and salt, which ships take
FOOD_WORTH: Final = 0.45  # food for later rounds
STOCK: Final = 3  # food that is worth keeping

DISC_WORTH: Final[tuple[float, ...]] = (  # by advancement slot
    *(0.2, 0.2, 0.2, 0.2, 0.2, 0.2),  # diplomacy
    *(0.6, 0.6, 0.8, 0.7, 0.4, 0.6),  # rice, wood, stone, raw material, boat, copper
    *(0.3, 0.6, 0.4, 0.1, 0.2, 0.1),  # salt, sale, crop tile, occupied box, worker, migrants
    *(0.4, 0.4, 0.3, 0.2, 0.5, 0.4),  # wheat, route, coins, veterans, recruit, weaker enemy
)
LASTING: Final = 0.15  # of a majority that others have much time to break
WORKER_WORTH: Final = 0.3  # a migrant who may join an action, if there is food
GROUP_WORTH: Final = 0.9  # a group that waits to be sent, and each of its workers
HAND_WORTH: Final = 0.8  # a card in hand, and each repeat and worker on it
REPEAT_WORTH: Final = 0.9  # a repeat of the running action that is left
HELPER_WORTH: Final = 0.6  # a worker of the running action that is left
ROUTE_PROMISE: Final = 0.35  # of the points of an open personal tile
HUNGER: Final = 2.2  # a food that will be missing: a tile
COMPANY: Final = 1.0  # workers that another seat is still expected to send to war


def purse(s: YinziState, o: Outlook) -> float:
    """Money, wood and stone."""
    seat = o.seat
    value = s.silver[seat] * s.box.silver_points + min(s.copper[seat], PLENTY) * o.copper
    value += max(0, s.copper[seat] - PLENTY) * s.box.silver_points / rate(s)
    wood, stone = s.materials[seat * 2 + WOOD], s.materials[seat * 2 + STONE]
    if wood and o.fortunes(s, BOATS):
        value += WOOD_WORTH * min(wood, ENOUGH)
    if stone and o.fortunes(s, DEVELOP):
        tiles = (s.display | s.factory_pile | s.ruins).bit_count()
        value += STONE_WORTH * min(stone, ENOUGH, tiles)
    return value


def boats(s: YinziState, o: Outlook) -> float:
    """Capacity, and the step that is half done."""
    space, track = s.boat[o.seat], s.box.capacity
    value = float(track[space] * s.box.boat_points)
    value += min(track[space], ENOUGH_BOATS) * REACH_WORTH * o.time
    if space + 1 < len(track) and track[space + 1] > track[space]:
        value += BOAT_PROMISE * min(1.0, o.left / 4)
    return value


def factory(s: YinziState, o: Outlook, which: int, level: int) -> float:
    """What a production of a factory at this level is worth: own raw material, near the sea."""
    value = FACTORY_WORTH[level] + (OWN_COLOUR if colour_of(which) == o.seat else 0.0)
    if s.site[which]:
        value -= INLAND * (s.box.distance[province_of(s, which)][SEA] - 1)
    return value


def factories(s: YinziState, o: Outlook) -> float:
    """Own factories: points, and what they will still make as far as there are workers."""
    value = made = 0.0
    for which in cards(s.owned[o.seat]):
        value += s.box.level_points[s.level[which]]
        made += factory(s, o, which, s.level[which])
    return value + min(made, WORKSHOP) * (o.later + o.works(s, PRODUCE)) / 2 * o.time


def raw(s: YinziState, o: Outlook) -> float:
    """Cubes on markets for which an own factory has room; near ones need no boats."""
    if not o.works(s, PRODUCE):
        return 0.0
    value, left = 0.0, s.raw[:]
    for which in cards(s.owned[o.seat]):
        room = min(s.box.most[s.level[which]], s.box.storage[s.level[which]] - stored_in(s, which))
        colour, here = colour_of(which), 0b1111 << province_of(s, which) * len(CORNERS)
        for _ in range(room):
            slots = left[colour]
            if not slots:
                break
            near = slots & here
            taken = near or slots
            left[colour] ^= taken & -taken
            value += RAW_WORTH if near else RAW_WORTH - BOAT_WORTH
    return value * o.time


def wares(s: YinziState, o: Outlook) -> float:
    """Own commodities in factories, more for those that ships want and boats can bring."""
    value, bits = 0.0, s.stored[o.seat]
    if not bits:
        return value
    ships, boats = o.works(s, SHIPS) > 0, s.box.capacity[s.boat[o.seat]]
    wanted = [slots.bit_count() for slots in s.demand]
    for which in range(len(FACTORIES)):
        count = bits >> 2 * which & 3
        value += count * (s.box.commodity_left + (WARE_WORTH * o.time if ships else 0.0))
        if count and ships:
            commodity, far = commodity_of(which), s.box.distance[province_of(s, which)][SEA]
            loads = min(count, wanted[commodity], boats // far)
            wanted[commodity] -= loads
            boats -= loads * far
            value += loads * WANTED * o.time
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
    """Trade goods on own fields, near a market or the sea."""
    value, own, count = 0.0, s.fields[o.seat], 0
    sold, shipped = o.fortunes(s, SELL) > 0, o.works(s, SHIPS) > 0
    for good in TRADE_GOODS:
        squares = own & s.shows[good]
        if not squares:
            continue
        for province, mask in enumerate(PROVINCE_MASKS):
            cubes = cubes_on(s, o.seat, squares & mask)
            count += cubes
            if cubes and sold:
                value -= cubes * BOAT_WORTH * to_market(s, good, province)
            if cubes and shipped and good in (TEA, SALT):
                value += cubes * CARGO_WORTH / s.box.distance[province][SEA]
    if sold:
        value += TRADE_WORTH * (count + min(count, SALES)) / 2
    return value * o.time


def to_market(s: YinziState, good: int, province: int) -> int:
    """Borders from a province to the nearest market for the good."""
    row = s.box.distance[province]
    return min(row[there] if s.stall[good * 4 + there] else 2 for there in range(len(PROVINCES)))


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


def is_hungry(s: YinziState, o: Outlook) -> bool:
    """Will there be less food on own fields than this round asks for?"""
    if o.hungry is None:
        o.hungry = hunger(s, o) > meals(s, o.seat)
    return o.hungry


def food(s: YinziState, o: Outlook) -> float:
    """Food against hunger, and what is left for later."""
    have, due = meals(s, o.seat), hunger(s, o)
    if is_usable(s, o.seat, ECO_RICE):
        have += s.box.amount[ECO_RICE]
    have += is_usable(s, o.seat, WAR_WHEAT)
    if have < due:
        bought = min(due - have, sum(s.rural), s.copper[o.seat] // s.box.rural_cost)
        missing = due - have - bought
        hope = HOPE * min(1.0, o.now / TURNS)
        return -missing * HUNGER * (1.0 - hope) - bought * s.box.rural_cost * o.copper
    spare = min(STOCK, have - due)
    return spare * (FOOD_WORTH if o.later else s.box.rural_price * o.copper)


def tax_to_come(s: YinziState, o: Outlook) -> int:
    """Silver that this round will ask for; all cards in hand will be played."""
    if s.phase > RESOLUTION_PHASE or s.bonus[o.seat] == NO_TAXES:
        return 0
    total = tax_sum(s, o.seat) + sum(s.box.card_value[card] for card in cards(s.hand[o.seat]))
    return tax_on(s, total)


def taxes(s: YinziState, o: Outlook) -> float:
    """What taxes will cost: silver while there is some, then misfortune and all copper."""
    due, bags = tax_to_come(s, o), s.silver[o.seat]
    changed = min(max(0, due - bags), s.copper[o.seat] // rate(s))
    missing = max(0, due - bags - changed)
    spare = min(max(0, bags - due), TAX_PER_ROUND * o.later)
    value = spare * RESERVE - min(due, bags) * s.box.silver_points
    value -= changed * rate(s) * o.copper
    if missing:
        copper = min(PLENTY, s.copper[o.seat] - changed * rate(s)) * o.copper
        loss = copper * FORFEIT - missing * s.box.misfortune_points
        value -= loss * (1.0 - HOPE * min(1.0, o.now / TURNS))
    return value


def advancements(s: YinziState, o: Outlook) -> float:
    """Discs that may be used, and majorities as far as they will last."""
    value = sum(DISC_WORTH[slot] for slot in cards(s.slots[o.seat])) * o.time
    for section in range(len(SECTIONS)):
        own = section_discs(s, o.seat, section)
        if own:
            most = max(section_discs(s, q, section) for q in range(s.seats) if q != o.seat)
            lead = s.box.majority if own > most else s.box.majority_tied if own == most else 0
            value += lead * (1.0 - (1.0 - LASTING) * o.time)
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


def level_worth(s: YinziState, o: Outlook, which: int) -> float:
    """What the next level of a factory adds."""
    level = s.level[which]
    points = s.box.level_points[level + 1] - s.box.level_points[level]
    made = factory(s, o, which, level + 1) - (factory(s, o, which, level) if level else 0.0)
    return points + made * o.later


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
                best = max(best, level_worth(s, o, which))
        return value + best
    return value


def open_routes(s: YinziState, o: Outlook) -> float:
    """Personal route tiles that may still be completed."""
    value = 0.0
    for tile in cards(s.routes[o.seat]):
        met = s.met[tile].bit_count() / len(s.box.route_demand[tile])
        value += s.box.route_points[tile] * ROUTE_PROMISE * (1.0 + met) * o.time
    return value


def plans(s: YinziState, o: Outlook) -> float:
    """What is under way: undertakings, cards, groups and migrants."""
    seat, value = o.seat, 0.0
    if s.undertaking[seat] != NOTHING and s.phase <= ACTIONS_PHASE:
        value += undertaking(s, o, s.undertaking[seat])
    if s.phase <= ACTIONS_PHASE:
        for card in cards(s.hand[seat]):
            value += HAND_WORTH * (s.box.card_value[card] + 0.5 * s.box.card_workers[card])
        at = seat * len(FORTUNES)
        for group in s.groups[at : at + len(FORTUNES)]:
            if group:
                value += GROUP_WORTH * (0.6 + 0.4 * group)
        if s.active == seat:
            value += s.group * HELPER_WORTH
            if s.repeats and any(isinstance(step, FortuneLoop) for step, _, _ in s.agenda):
                value += s.repeats * REPEAT_WORTH
    if o.later:
        value += (s.top[seat] + s.bottom[seat]) * WORKER_WORTH
    return value
