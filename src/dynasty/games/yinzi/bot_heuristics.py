"""Advice on Yínzi: the value of a position for a seat, and priors for its choices.

Both read only what the seat may know: the open table and its own hand.
"""

from collections.abc import Callable
from typing import Final

from dynasty.games.yinzi import valuation
from dynasty.games.yinzi.land_squares import PROVINCE_OF
from dynasty.games.yinzi.names import (
    BOATS,
    CORNERS,
    DEVELOP,
    EMPEROR,
    FACTORIES,
    NOTHING,
    PLANT,
    PRODUCE,
    RESOURCES,
    RICE,
    SELL,
    SHIPS,
    SLOTS_PER_SHIP,
    STONE,
    TRADE_GOODS,
    WHEAT,
    WOOD,
)
from dynasty.games.yinzi.rules.discs_and_cubes import cubes_on, good_of
from dynasty.games.yinzi.rules.factories import commodity_of, province_of
from dynasty.games.yinzi.rules.final_scoring import (
    delivery_points,
    emissary_points,
    glory_points,
    route_points,
    score_sheet,
    section_discs,
)
from dynasty.games.yinzi.rules.payments import tax_sum
from dynasty.games.yinzi.rules.supply_ships_action import load_kind
from dynasty.games.yinzi.rules.urban_markets import urban_price
from dynasty.games.yinzi.rules.war_and_routes import enemy, strength
from dynasty.games.yinzi.state import YinziState
from dynasty.games.yinzi.valuation_context import (
    TURNS_PER_ROUND,
    ValuationContext,
    turns_this_round,
)
from dynasty.kernel import Choice, Decision, pile_cards

SEA_PROVINCE: Final = 4
CARD_APPEAL: Final = 0.2  # of each repeat: high cards first
BOATS_APPEAL: Final = 1.0  # of a wood for a boat
PLANT_APPEAL: Final = 1.2  # of a field, while food is missing or one more
SELL_APPEAL: Final = 1.1  # of a cube to sell
BUILD_APPEAL: Final = 2.5  # of a stone for a factory
UPGRADE_APPEAL: Final = 1.5  # of copper for a higher level
DISC_APPEAL: Final = 0.6  # of a disc on the advancements
FETCH_APPEAL: Final = 0.8  # of a worker who fetches wood or stone
PRODUCE_APPEAL: Final = 2.0
SHIP_APPEAL: Final = 2.6
WORKS_APPEAL: Final = 0.5  # of a worker for the emperor
WAR_APPEAL: Final = 0.6  # of each of the first two soldiers
BONUS_APPEAL: Final[tuple[float, ...]] = (0.9, 0.8, 1.2, 1.0, 1.2, 1.6)


def value_parts(s: YinziState, seat: int) -> dict[str, float]:
    """Return the seat's expected final points by category; the exact score once the game ends."""
    if not s.decisions:
        return {"score": float(score_sheet(s, seat).total)}
    o = ValuationContext(s, seat)
    delivered = delivery_points(s, seat) + emissary_points(s, seat)
    return {
        "purse": valuation.purse_value(s, o),
        "boats": valuation.boats_value(s, o),
        "factories": valuation.factories_value(s, o),
        "wares": valuation.wares_value(s, o),
        "ships": delivered + valuation.cargo_value(s, o),
        "crops": valuation.crops_value(s, o) + valuation.raw_cubes_value(s, o),
        "food": s.misfortune[seat] * s.box.misfortune_points + valuation.food_value(s, o),
        "taxes": valuation.tax_value(s, o),
        "advancements": valuation.advancements_value(s, o),
        "war": glory_points(s, seat) + valuation.war_value(s, o),
        "routes": route_points(s, seat) + valuation.open_routes_value(s, o),
        "plans": valuation.plans_value(s, o),
    }


def progress(s: YinziState) -> float:
    """Return the share of the game already played, counted in turns."""
    later = (s.box.rounds - s.round) * TURNS_PER_ROUND
    left = sum([later + turns_this_round(s, seat) for seat in range(s.seats)])
    return 1.0 - left / (s.seats * s.box.rounds * TURNS_PER_ROUND)


def choice_priors(s: YinziState, decision: Decision) -> list[float]:
    """Return a prior for each choice, in points, as a good player would rate it."""
    o = ValuationContext(s, decision.seat)
    arg = decision.arg
    return [PRIOR_BY_VERB[choice.verb](s, o, arg, choice) for choice in decision.choices]


def neutral_prior(s: YinziState, o: ValuationContext, arg: int, choice: Choice) -> float:
    """Rate stopping, passing or being done at 0: better than a loss."""
    return 0.0


def eager_prior(s: YinziState, o: ValuationContext, arg: int, choice: Choice) -> float:
    """Rate a choice that nearly always pays."""
    return 1.0


def reluctant_prior(s: YinziState, o: ValuationContext, arg: int, choice: Choice) -> float:
    """Rate a choice that is right only if there is no other."""
    return -1.0


def card_prior(s: YinziState, o: ValuationContext, arg: int, choice: Choice) -> float:
    """Rate a card to play: high cards first, where their repeats can be used."""
    return 0.5 + CARD_APPEAL * s.box.card_value[choice.at]


def fortune_prior(s: YinziState, o: ValuationContext, arg: int, choice: Choice) -> float:
    """Rate a fortune action by the value of its repeats."""
    seat, value = o.seat, s.box.card_value[s.card] if s.card != NOTHING else 2
    if choice.at == BOATS:
        return min(value, s.materials[seat * 2 + WOOD]) * BOATS_APPEAL
    if choice.at == PLANT:
        missing = max(0, valuation.food_needed(s, o) - valuation.field_meals(s, seat))
        return min(value, missing + 1) * PLANT_APPEAL * max(0.3, o.time)
    if choice.at == SELL:
        own = sum(cubes_on(s, seat, s.shows[good]) for good in TRADE_GOODS)
        return min(value, own) * SELL_APPEAL
    if choice.at == DEVELOP:
        built = min(value, s.materials[seat * 2 + STONE]) * BUILD_APPEAL
        return built + (UPGRADE_APPEAL if s.copper[seat] >= 3 and s.owned[seat] else 0.0)
    return DISC_APPEAL * value


def workforce_prior(s: YinziState, o: ValuationContext, arg: int, choice: Choice) -> float:
    """Rate a workforce action by the value of the group's work."""
    if choice.at == RESOURCES:
        return min(s.group, s.copper[o.seat]) * FETCH_APPEAL * o.time
    if choice.at == PRODUCE:
        return PRODUCE_APPEAL
    if choice.at == SHIPS:
        return SHIP_APPEAL
    if choice.at == EMPEROR:
        return WORKS_APPEAL * s.group
    return WAR_APPEAL * min(2, s.group)


def group_prior(s: YinziState, o: ValuationContext, arg: int, choice: Choice) -> float:
    """Rate a group to send: larger groups first."""
    return 0.7 + 0.1 * s.groups[o.seat * 5 + choice.at]


def build_prior(s: YinziState, o: ValuationContext, arg: int, choice: Choice) -> float:
    """Rate a factory to build by its raw material and the demand for its commodity."""
    value = valuation.level_value(s, o, choice.at) - valuation.STONE_VALUE
    return value + 0.3 * bool(s.demand[commodity_of(choice.at)])


def upgrade_prior(s: YinziState, o: ValuationContext, arg: int, choice: Choice) -> float:
    """Rate the next level of a factory, less its copper."""
    cost = s.box.upgrade_cost[s.level[choice.at] + 1] * o.copper
    return valuation.level_value(s, o, choice.at) - 0.8 * cost


def site_prior(s: YinziState, o: ValuationContext, arg: int, choice: Choice) -> float:
    """Rate a site for a factory: near the sea, and not on rice."""
    value = -0.3 * s.box.distance[PROVINCE_OF[choice.at]][SEA_PROVINCE]
    return value - 0.4 * (s.shows[RICE] >> choice.at & 1)


def plant_prior(s: YinziState, o: ValuationContext, arg: int, choice: Choice) -> float:
    """Rate a field to plant: food while workers are hungry, salt for ships, the rest for copper."""
    good = good_of(s, choice.at)
    cubes = min(s.cubes[o.seat], s.box.planted[good])
    if good in TRADE_GOODS:
        far = s.box.distance[PROVINCE_OF[choice.at]][SEA_PROVINCE]
        return (valuation.TRADE_GOOD_VALUE + valuation.CARGO_VALUE - 0.1 * far) * o.time
    each = (
        valuation.MISSING_FOOD_COST
        if valuation.is_short_of_food(s, o)
        else valuation.FOOD_VALUE * min(1, o.later)
    )
    return cubes / s.box.meals[good] * each + 0.05


def crop_tile_prior(s: YinziState, o: ValuationContext, arg: int, choice: Choice) -> float:
    """Rate a crop tile: two cubes now and a field for later, less its price."""
    good = s.box.tile_good[s.track[choice.at]]
    each = valuation.TRADE_GOOD_VALUE if good in TRADE_GOODS else 0.6 / s.box.meals[good]
    return 2 * each * o.time - s.box.crop_cost[choice.at] * o.copper


def tile_square_prior(s: YinziState, o: ValuationContext, arg: int, choice: Choice) -> float:
    """Rate a square for a crop tile: near the sea, over fields that feed few."""
    value = -0.2 * s.box.distance[PROVINCE_OF[choice.at]][SEA_PROVINCE]
    return value - 0.4 * ((s.shows[RICE] | s.shows[WHEAT]) >> choice.at & 1)


def sale_prior(s: YinziState, o: ValuationContext, arg: int, choice: Choice) -> float:
    """Rate the sale of a trade good by its copper."""
    return 3 * o.copper - 0.3 * valuation.TRADE_GOOD_VALUE * o.time


def stall_prior(s: YinziState, o: ValuationContext, arg: int, choice: Choice) -> float:
    """Rate a market slot: the best price, with few boats."""
    borders = s.box.distance[PROVINCE_OF[arg]][choice.at // 4]
    return urban_price(s, o.seat, choice.at) * o.copper - 0.1 * borders


def advancement_prior(s: YinziState, o: ValuationContext, arg: int, choice: Choice) -> float:
    """Rate an advancement slot by its use, higher where no other seat has a disc."""
    section = choice.at // 6
    alone = all(section_discs(s, q, section) == 0 for q in range(s.seats) if q != o.seat)
    own = section_discs(s, o.seat, section)
    return valuation.DISC_VALUES[choice.at] * o.time + (0.8 if alone and own == 0 else 0.0)


def tax_disc_prior(s: YinziState, o: ValuationContext, arg: int, choice: Choice) -> float:
    """Rate a tax disc: good where one more repeat costs no more silver."""
    total = sum(s.box.card_value[card] for card in pile_cards(s.hand[o.seat]))
    total += tax_sum(s, o.seat)
    return 0.5 if total + 1 not in s.box.tax_from else -0.5


def material_prior(s: YinziState, o: ValuationContext, arg: int, choice: Choice) -> float:
    """Rate taking wood or stone, less the copper."""
    value = valuation.WOOD_VALUE if choice.at == WOOD else valuation.STONE_VALUE
    owned = s.materials[o.seat * 2 + choice.at]
    return value / (1 + 0.5 * owned) - s.box.resource_copper * o.copper


def production_prior(s: YinziState, o: ValuationContext, arg: int, choice: Choice) -> float:
    """Rate the production of a commodity, less the fees."""
    level, guest = s.level[choice.at], not s.owned[o.seat] >> choice.at & 1
    fee = s.box.fee_copper[level] * o.copper + s.box.fee_silver[level] if guest else 0.0
    wanted = bool(s.demand[commodity_of(choice.at)])
    made = s.box.commodity_left + valuation.WARE_VALUE + valuation.WANTED_WARE_VALUE * wanted
    return made * (1.7 if choice.verb == "double" else 1.0) - fee


def raw_material_prior(s: YinziState, o: ValuationContext, arg: int, choice: Choice) -> float:
    """Rate a cube of raw material: the nearest is best, as boats are few."""
    factory = arg % len(FACTORIES)
    return -0.1 * s.box.distance[province_of(s, factory)][choice.at // len(CORNERS)]


def load_prior(s: YinziState, o: ValuationContext, arg: int, choice: Choice) -> float:
    """Rate a load for a ship: commodities first, then tea, then salt."""
    kind = load_kind(s, choice.at)
    return (2.0, 2.0, 2.0, 2.0, 0.8, 0.4)[kind]


def ship_slot_prior(s: YinziState, o: ValuationContext, arg: int, choice: Choice) -> float:
    """Rate a ship slot: ships with own commodities, and nearly full ones, come first."""
    first = choice.at // SLOTS_PER_SHIP * SLOTS_PER_SHIP
    owners = s.load_owner[first : first + SLOTS_PER_SHIP]
    return 0.5 * owners.count(o.seat) + 0.3 * (SLOTS_PER_SHIP - owners.count(NOTHING))


def undertaking_prior(s: YinziState, o: ValuationContext, arg: int, choice: Choice) -> float:
    """Rate an undertaking by its reward, less the migrants that must join."""
    needed = s.box.undertaking_workers[choice.at]
    extra = max(0, needed - s.group) * valuation.WORKER_VALUE
    return valuation.undertaking_value(s, o, choice.at) - extra - 0.2 * max(0, s.group - needed)


def muster_prior(s: YinziState, o: ValuationContext, arg: int, choice: Choice) -> float:
    """Rate a number of workers for the war: more is better, if they win and the group has them."""
    workers = choice.at + 1
    missing = max(0, enemy(s) - strength(s) - workers)
    return 0.3 * workers - 0.1 * missing - 0.25 * max(0, workers - s.group)


def route_prior(s: YinziState, o: ValuationContext, arg: int, choice: Choice) -> float:
    """Rate a route: points and pay, less the pieces."""
    pay = s.box.route_copper[choice.at] * o.copper + s.box.route_silver[choice.at]
    return s.box.route_points[choice.at] + pay - 0.7 * len(s.box.route_demand[choice.at])


def route_piece_prior(s: YinziState, o: ValuationContext, arg: int, choice: Choice) -> float:
    """Rate a piece for a route: cubes, then commodities that ships want, purchases last."""
    if choice.noun.startswith("rural"):
        return -0.6
    if choice.at < 16:
        return -0.3 * bool(s.demand[commodity_of(choice.at)])
    return -0.1


def feeding_prior(s: YinziState, o: ValuationContext, arg: int, choice: Choice) -> float:
    """Rate food: half foods first, then whole ones; copper and discs before misfortune."""
    if choice.at < len(PROVINCE_OF):
        return 1.0 if s.box.meals[good_of(s, choice.at)] == 2 else 0.8
    return 0.3 if choice.noun.startswith("rural") else 0.4


def food_gift_prior(s: YinziState, o: ValuationContext, arg: int, choice: Choice) -> float:
    """Rate food to give for silver: half foods first."""
    if choice.at < len(PROVINCE_OF):
        return 0.3 if s.box.meals[good_of(s, choice.at)] == 2 else 0.1
    return -0.2


def peddle_prior(s: YinziState, o: ValuationContext, arg: int, choice: Choice) -> float:
    """Rate selling food for copper: only good where it is not needed."""
    return -0.2 if valuation.food_needed(s, o) or o.later else 0.05


def burnt_level_prior(s: YinziState, o: ValuationContext, arg: int, choice: Choice) -> float:
    """Rate a factory level to lose: the one with least value."""
    level = s.level[choice.at]
    points = s.box.level_points[level] - s.box.level_points[level - 1]
    return -points - valuation.production_value(s, o, choice.at, level)


def lost_commodity_prior(s: YinziState, o: ValuationContext, arg: int, choice: Choice) -> float:
    """Rate a commodity to lose: another player's rather than an own one."""
    return 0.0 if choice.at == o.seat else 1.0


def withered_cube_prior(s: YinziState, o: ValuationContext, arg: int, choice: Choice) -> float:
    """Rate a cube to lose: half foods first."""
    good = good_of(s, choice.at)
    return 0.5 if s.box.meals[good] == 2 else 0.0


def claimed_route_prior(s: YinziState, o: ValuationContext, arg: int, choice: Choice) -> float:
    """Rate a route tile to take: it asks for little and gives much."""
    return s.box.route_points[choice.at] / len(s.box.route_demand[choice.at])


def bonus_prior(s: YinziState, o: ValuationContext, arg: int, choice: Choice) -> float:
    """Rate a bonus by its average value."""
    return BONUS_APPEAL[choice.at]


def payment_prior(s: YinziState, o: ValuationContext, arg: int, choice: Choice) -> float:
    """Rate a payment: discs are saved where possible."""
    return 0.0 if choice.noun.startswith("eco") else 0.1


def emissary_prior(s: YinziState, o: ValuationContext, arg: int, choice: Choice) -> float:
    """Rate sending an emissary: good with two diplomacy discs or in the last round, else bad."""
    return 0.4 if section_discs(s, o.seat, 0) > 1 or o.later == 0 else -0.1


PriorFunction = Callable[[YinziState, ValuationContext, int, Choice], float]
PRIOR_BY_VERB: Final[dict[str, PriorFunction]] = {
    "act": fortune_prior,
    "add": neutral_prior,
    "advance": advancement_prior,
    "beside": site_prior,
    "boat": eager_prior,
    "bonus": bonus_prior,
    "build": build_prior,
    "burn": burnt_level_prior,
    "buy": crop_tile_prior,
    "call": neutral_prior,
    "claim": claimed_route_prior,
    "done": neutral_prior,
    "double": production_prior,
    "embark": emissary_prior,
    "end": neutral_prior,
    "feed": feeding_prior,
    "fetch": material_prior,
    "fulfil": route_prior,
    "give": route_piece_prior,
    "hold": neutral_prior,
    "join": undertaking_prior,
    "keep": eager_prior,
    "lay": tile_square_prior,
    "leave": neutral_prior,
    "load": load_prior,
    "lose": lost_commodity_prior,
    "market": stall_prior,
    "meet": neutral_prior,
    "migrate": reluctant_prior,
    "muster": muster_prior,
    "pass": neutral_prior,
    "pay": payment_prior,
    "peddle": peddle_prior,
    "plant": plant_prior,
    "play": card_prior,
    "produce": production_prior,
    "raw": raw_material_prior,
    "rebuild": build_prior,
    "sell": sale_prior,
    "send": group_prior,
    "serve": eager_prior,
    "settle": neutral_prior,
    "site": site_prior,
    "skip": neutral_prior,
    "starve": reluctant_prior,
    "stop": neutral_prior,
    "stow": ship_slot_prior,
    "supply": food_gift_prior,
    "tax": tax_disc_prior,
    "undertake": undertaking_prior,
    "upgrade": upgrade_prior,
    "use": reluctant_prior,
    "wither": withered_cube_prior,
    "work": workforce_prior,
}
