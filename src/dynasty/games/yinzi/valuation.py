"""The value of goods, pieces and positions to a seat in Yínzi, in points.

Everything here reads what the seat may know: the open table and its own hand.
"""

from typing import Final

from dynasty.games.yinzi.components import SEA_INDEX
from dynasty.games.yinzi.land_squares import PROVINCE_MASKS
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
from dynasty.games.yinzi.rules.battle import BATTLE, fighters
from dynasty.games.yinzi.rules.discs_and_cubes import cubes_on, is_usable
from dynasty.games.yinzi.rules.factories import colour_of, commodity_of, province_of
from dynasty.games.yinzi.rules.feeding_phase import own_food, workers_on_board
from dynasty.games.yinzi.rules.final_scoring import section_discs
from dynasty.games.yinzi.rules.fortune_actions import FortuneLoop
from dynasty.games.yinzi.rules.payments import rate, tax_on, tax_sum
from dynasty.games.yinzi.rules.production import stored_in
from dynasty.games.yinzi.rules.sailing import destination
from dynasty.games.yinzi.rules.war_and_routes import enemy, strength
from dynasty.games.yinzi.state import YinziState
from dynasty.games.yinzi.valuation_context import (
    TURNS_PER_ROUND,
    ValuationContext,
    turns_this_round,
)
from dynasty.kernel import pile_cards

USABLE_COPPER: Final = 10  # copper that can be spent; more only waits to be changed
WOOD_VALUE: Final = 0.85  # half a capacity, two points
STONE_VALUE: Final = 1.4  # a factory to come
USABLE_MATERIALS: Final = 4  # wood or stone that an action can use
TAX_SILVER_PER_ROUND: Final = 1.0  # silver that a later round will ask for
TAX_BAG_VALUE: Final = 0.8  # a bag saved for taxes, beyond its point
MISSING_FOUND_CHANCE: Final = 0.45  # of a missing bag or food while there are turns to find it
FORFEITED_COPPER_SHARE: Final = 0.7  # of the copper that a missing bag will cost
NEXT_BOAT_SPACE_VALUE: Final = 0.7  # of a space before a larger capacity
BOAT_REACH_VALUE: Final = 0.65  # of every capacity up to ENOUGH_BOATS, for what it can carry
USABLE_BOATS: Final = 4

FACTORY_LEVEL_VALUES: Final[tuple[float, ...]] = (0.0, 0.3, 0.7, 1.0)  # by level, for a production
OWN_COLOUR_VALUE: Final = 0.3  # more for each, where own sales feed the factory
MAX_PRODUCTION_VALUE: Final = 2.5  # the most that the productions of a round are worth
INLAND_PENALTY: Final = 0.25  # less for each, where boats have to cross another province to the sea
RAW_CUBE_VALUE: Final = 0.85  # a cube on a market for which an own factory has room
BORDER_COST: Final = 0.25  # a border that a cube will have to cross
WARE_VALUE: Final = 0.8  # a commodity in a factory, beyond the point that it scores there
WANTED_WARE_VALUE: Final = 1.1  # more, where a ship at the coast asks for it and boats can bring it
EMPTY_SHIP_SAIL_CHANCE: Final = 0.45  # the chance that an empty ship will sail; a full one does

TRADE_GOOD_VALUE: Final = 0.65  # a trade good on a field: 2 or 3 copper, and an action to get them
FULL_VALUE_SALES: Final = 4  # trade goods that an action can sell; more are worth half
CARGO_VALUE: Final = 0.25  # more for tea and salt, which ships take
FOOD_VALUE: Final = 0.45  # food for later rounds
USABLE_FOOD_STOCK: Final = 3  # food that is worth keeping

DISC_VALUES: Final[tuple[float, ...]] = (  # by advancement slot
    *(0.2, 0.2, 0.2, 0.2, 0.2, 0.2),  # diplomacy
    *(0.6, 0.6, 0.8, 0.7, 0.4, 0.6),  # rice, wood, stone, raw material, boat, copper
    *(0.3, 0.6, 0.4, 0.1, 0.2, 0.1),  # salt, sale, crop tile, occupied box, worker, migrants
    *(0.4, 0.4, 0.3, 0.2, 0.5, 0.4),  # wheat, route, coins, veterans, recruit, weaker enemy
)
LASTING_MAJORITY_SHARE: Final = 0.15  # of a majority that others have much time to break
WORKER_VALUE: Final = 0.3  # a migrant who may join an action, if there is food
GROUP_VALUE: Final = 0.9  # a group that waits to be sent, and each of its workers
HAND_CARD_VALUE: Final = 0.8  # a card in hand, and each repeat and worker on it
REPEAT_VALUE: Final = 0.9  # a repeat of the running action that is left
HELPER_VALUE: Final = 0.6  # a worker of the running action that is left
OPEN_ROUTE_SHARE: Final = 0.35  # of the points of an open personal tile
MISSING_FOOD_COST: Final = 2.2  # a food that will be missing: a tile
EXPECTED_OTHER_FIGHTERS: Final = 1.0  # workers that another seat is still expected to send to war


def purse_value(s: YinziState, o: ValuationContext) -> float:
    """Return the value of money, wood and stone."""
    seat = o.seat
    value = s.silver[seat] * s.box.silver_points + min(s.copper[seat], USABLE_COPPER) * o.copper
    value += max(0, s.copper[seat] - USABLE_COPPER) * s.box.silver_points / rate(s)
    wood, stone = s.materials[seat * 2 + WOOD], s.materials[seat * 2 + STONE]
    if wood and o.fortunes(s, BOATS):
        value += WOOD_VALUE * min(wood, USABLE_MATERIALS)
    if stone and o.fortunes(s, DEVELOP):
        tiles = (s.display | s.factory_pile | s.ruins).bit_count()
        value += STONE_VALUE * min(stone, USABLE_MATERIALS, tiles)
    return value


def boats_value(s: YinziState, o: ValuationContext) -> float:
    """Return the value of boat capacity, and of a space that leads to more."""
    space, track = s.boat[o.seat], s.box.capacity
    value = float(track[space] * s.box.boat_points)
    value += min(track[space], USABLE_BOATS) * BOAT_REACH_VALUE * o.time
    if space + 1 < len(track) and track[space + 1] > track[space]:
        value += NEXT_BOAT_SPACE_VALUE * min(1.0, o.left / 4)
    return value


def production_value(s: YinziState, o: ValuationContext, which: int, level: int) -> float:
    """Return the value of one production here: higher with own raw material and near the sea."""
    value = FACTORY_LEVEL_VALUES[level] + (OWN_COLOUR_VALUE if colour_of(which) == o.seat else 0.0)
    if s.site[which]:
        value -= INLAND_PENALTY * (s.box.distance[province_of(s, which)][SEA_INDEX] - 1)
    return value


def factories_value(s: YinziState, o: ValuationContext) -> float:
    """Return the value of own factories: points, and productions that workers allow."""
    value = made = 0.0
    for which in pile_cards(s.owned[o.seat]):
        value += s.box.level_points[s.level[which]]
        made += production_value(s, o, which, s.level[which])
    return value + min(made, MAX_PRODUCTION_VALUE) * (o.later + o.works(s, PRODUCE)) / 2 * o.time


def raw_cubes_value(s: YinziState, o: ValuationContext) -> float:
    """Return the value of market cubes for which an own factory has room; near ones save boats."""
    if not o.works(s, PRODUCE):
        return 0.0
    value, left = 0.0, s.raw[:]
    for which in pile_cards(s.owned[o.seat]):
        room = min(s.box.most[s.level[which]], s.box.storage[s.level[which]] - stored_in(s, which))
        colour, here = colour_of(which), 0b1111 << province_of(s, which) * len(CORNERS)
        for _ in range(room):
            slots = left[colour]
            if not slots:
                break
            near = slots & here
            taken = near or slots
            left[colour] ^= taken & -taken
            value += RAW_CUBE_VALUE if near else RAW_CUBE_VALUE - BORDER_COST
    return value * o.time


def wares_value(s: YinziState, o: ValuationContext) -> float:
    """Return the value of own commodities in factories, more if ships want them."""
    value, bits = 0.0, s.stored[o.seat]
    if not bits:
        return value
    ships, boats = o.works(s, SHIPS) > 0, s.box.capacity[s.boat[o.seat]]
    wanted = [slots.bit_count() for slots in s.demand]
    for which in range(len(FACTORIES)):
        count = bits >> 2 * which & 3
        value += count * (s.box.commodity_left + (WARE_VALUE * o.time if ships else 0.0))
        if count and ships:
            commodity, far = commodity_of(which), s.box.distance[province_of(s, which)][SEA_INDEX]
            loads = min(count, wanted[commodity], boats // far)
            wanted[commodity] -= loads
            boats -= loads * far
            value += loads * WANTED_WARE_VALUE * o.time
    return value


def cargo_value(s: YinziState, o: ValuationContext) -> float:
    """Return the value of commodities and emissaries on ships, by where the ship may go."""
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
        chance = (
            EMPTY_SHIP_SAIL_CHANCE
            + (1.0 - EMPTY_SHIP_SAIL_CHANCE) * (slots - owners.count(NOTHING)) / slots
        ) * min(1.0, (o.left + 1) / 6)
        if own:
            market = destination(s, s.box.ship_country[ship])
            points = s.box.market_points[market]
            value += own * (s.box.commodity_left + chance * (points - s.box.commodity_left))
        value += s.aboard[coast * s.seats + o.seat] * s.box.emissary * chance
    return value


def crops_value(s: YinziState, o: ValuationContext) -> float:
    """Return the value of trade goods on own fields, by the way to a market or the sea."""
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
                value -= cubes * BORDER_COST * borders_to_market(s, good, province)
            if cubes and shipped and good in (TEA, SALT):
                value += cubes * CARGO_VALUE / s.box.distance[province][SEA_INDEX]
    if sold:
        value += TRADE_GOOD_VALUE * (count + min(count, FULL_VALUE_SALES)) / 2
    return value * o.time


def borders_to_market(s: YinziState, good: int, province: int) -> int:
    """Return the number of borders from a province to the nearest market for the good."""
    row = s.box.distance[province]
    return min(row[there] if s.stall[good * 4 + there] else 2 for there in range(len(PROVINCES)))


def field_meals(s: YinziState, seat: int) -> int:
    """Return how many meals the cubes on the seat's fields make; two halves make one."""
    halves = cubes_on(s, seat, own_food(s, seat, 2))
    return cubes_on(s, seat, own_food(s, seat, 1)) + halves // 2


def food_needed(s: YinziState, o: ValuationContext) -> int:
    """Return the food that this round will ask for, workers still to come included."""
    if s.phase > ACTIONS_PHASE or s.bonus[o.seat] == FED_WORKERS:
        return 0
    seat, at = o.seat, o.seat * len(FORTUNES)
    workers = workers_on_board(s, seat) + sum(s.groups[at : at + len(FORTUNES)])
    for card in pile_cards(s.hand[seat]):
        workers += s.box.card_workers[card]
    if s.active == seat:
        workers += s.group
    return -(-min(workers, s.box.workers) // s.box.workers_per_food)


def is_short_of_food(s: YinziState, o: ValuationContext) -> bool:
    """Return whether own fields have less food than this round will ask for."""
    if o.hungry is None:
        o.hungry = food_needed(s, o) > field_meals(s, o.seat)
    return o.hungry


def food_value(s: YinziState, o: ValuationContext) -> float:
    """Return the value of food against hunger, and of what is left for later."""
    have, due = field_meals(s, o.seat), food_needed(s, o)
    if is_usable(s, o.seat, ECO_RICE):
        have += s.box.amount[ECO_RICE]
    have += is_usable(s, o.seat, WAR_WHEAT)
    if have < due:
        bought = min(due - have, sum(s.rural), s.copper[o.seat] // s.box.rural_cost)
        missing = due - have - bought
        hope = MISSING_FOUND_CHANCE * min(1.0, o.now / TURNS_PER_ROUND)
        return -missing * MISSING_FOOD_COST * (1.0 - hope) - bought * s.box.rural_cost * o.copper
    spare = min(USABLE_FOOD_STOCK, have - due)
    return spare * (FOOD_VALUE if o.later else s.box.rural_price * o.copper)


def expected_tax(s: YinziState, o: ValuationContext) -> int:
    """Return the silver that this round will ask for if all cards in hand are played."""
    if s.phase > RESOLUTION_PHASE or s.bonus[o.seat] == NO_TAXES:
        return 0
    total = tax_sum(s, o.seat) + sum(s.box.card_value[card] for card in pile_cards(s.hand[o.seat]))
    return tax_on(s, total)


def tax_value(s: YinziState, o: ValuationContext) -> float:
    """Return the cost of taxes: silver while there is some, then misfortune and all copper."""
    due, bags = expected_tax(s, o), s.silver[o.seat]
    changed = min(max(0, due - bags), s.copper[o.seat] // rate(s))
    missing = max(0, due - bags - changed)
    spare = min(max(0, bags - due), TAX_SILVER_PER_ROUND * o.later)
    value = spare * TAX_BAG_VALUE - min(due, bags) * s.box.silver_points
    value -= changed * rate(s) * o.copper
    if missing:
        copper = min(USABLE_COPPER, s.copper[o.seat] - changed * rate(s)) * o.copper
        loss = copper * FORFEITED_COPPER_SHARE - missing * s.box.misfortune_points
        value -= loss * (1.0 - MISSING_FOUND_CHANCE * min(1.0, o.now / TURNS_PER_ROUND))
    return value


def advancements_value(s: YinziState, o: ValuationContext) -> float:
    """Return the value of discs that may be used, and of majorities that may last."""
    value = sum(DISC_VALUES[slot] for slot in pile_cards(s.slots[o.seat])) * o.time
    for section in range(len(SECTIONS)):
        own = section_discs(s, o.seat, section)
        if own:
            most = max(section_discs(s, q, section) for q in range(s.seats) if q != o.seat)
            lead = s.box.majority if own > most else s.box.majority_tied if own == most else 0
            value += lead * (1.0 - (1.0 - LASTING_MAJORITY_SHARE) * o.time)
    return value


def war_value(s: YinziState, o: ValuationContext) -> float:
    """Return the value of the glory expected from this round's battle."""
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
        if waits and turns_this_round(s, other):
            expected += EXPECTED_OTHER_FIGHTERS
            ahead += 0.35 if own <= 2 else 0.15
        if theirs > own or (theirs == own and war_place(s, other) < war_place(s, o.seat)):
            ahead += 1.0
    won = max(0.05, min(0.95, 0.5 + 0.3 * (expected - enemy(s) + 0.3)))
    high, low = s.box.glory_high, s.box.glory_low
    if ahead < 1.0:
        return won * (high - (high - low) * ahead) + (1.0 - won) * low * (1.0 - ahead)
    return won * low * max(0.0, 2.0 - ahead)


def war_place(s: YinziState, seat: int) -> int:
    """Return the seat's place in the war box, or the end if it has none."""
    return s.war_slot.index(seat) if seat in s.war_slot else len(s.war_slot)


def level_value(s: YinziState, o: ValuationContext, which: int) -> float:
    """Return what the next level of a factory adds."""
    level = s.level[which]
    points = s.box.level_points[level + 1] - s.box.level_points[level]
    made = production_value(s, o, which, level + 1) - (
        production_value(s, o, which, level) if level else 0.0
    )
    return points + made * o.later


def undertaking_value(s: YinziState, o: ValuationContext, box: int) -> float:
    """Return the value of an undertaking's reward this round."""
    value = s.box.undertaking_copper[box] * o.copper
    value += s.box.undertaking_silver[box] * s.box.silver_points
    if box == ROAD:
        return value + 0.8 * min(1.0, o.later)
    if box == CANAL:
        return value + 1.0
    if s.box.undertaking_silver[box]:
        best = 0.0
        for which in pile_cards(s.owned[o.seat]):
            level = s.level[which]
            if level < len(LEVELS):
                best = max(best, level_value(s, o, which))
        return value + best
    return value


def open_routes_value(s: YinziState, o: ValuationContext) -> float:
    """Return the value of personal route tiles that may still be completed."""
    value = 0.0
    for tile in pile_cards(s.routes[o.seat]):
        met = s.met[tile].bit_count() / len(s.box.route_demand[tile])
        value += s.box.route_points[tile] * OPEN_ROUTE_SHARE * (1.0 + met) * o.time
    return value


def plans_value(s: YinziState, o: ValuationContext) -> float:
    """Return the value of undertakings, cards, groups and migrants in play."""
    seat, value = o.seat, 0.0
    if s.undertaking[seat] != NOTHING and s.phase <= ACTIONS_PHASE:
        value += undertaking_value(s, o, s.undertaking[seat])
    if s.phase <= ACTIONS_PHASE:
        for card in pile_cards(s.hand[seat]):
            value += HAND_CARD_VALUE * (s.box.card_value[card] + 0.5 * s.box.card_workers[card])
        at = seat * len(FORTUNES)
        for group in s.groups[at : at + len(FORTUNES)]:
            if group:
                value += GROUP_VALUE * (0.6 + 0.4 * group)
        if s.active == seat:
            value += s.group * HELPER_VALUE
            if s.repeats and any(isinstance(step, FortuneLoop) for step, _, _ in s.agenda):
                value += s.repeats * REPEAT_VALUE
    if o.later:
        value += (s.top[seat] + s.bottom[seat]) * WORKER_VALUE
    return value
