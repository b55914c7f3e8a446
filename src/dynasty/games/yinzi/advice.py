"""Advice on Yínzi: how well a seat stands, and what a good player is inclined to do.

Both read only what the seat may know: the open table and its own hand.
"""

from collections.abc import Callable
from typing import Final

from dynasty.games.yinzi import worth
from dynasty.games.yinzi.land import PROVINCE_OF
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
from dynasty.games.yinzi.outlook import TURNS, Outlook, turns_now
from dynasty.games.yinzi.rules.factories import commodity_of, province_of
from dynasty.games.yinzi.rules.money import tax_sum
from dynasty.games.yinzi.rules.sale import urban_price
from dynasty.games.yinzi.rules.scoring import (
    delivery_points,
    emissary_points,
    glory_points,
    route_points,
    score_sheet,
    section_discs,
)
from dynasty.games.yinzi.rules.stock import cubes_on, good_of
from dynasty.games.yinzi.rules.supply import load_kind
from dynasty.games.yinzi.rules.war import enemy, strength
from dynasty.games.yinzi.state import YinziState
from dynasty.kernel import Choice, Decision, cards

SEA: Final = 4
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


def appraise(s: YinziState, seat: int) -> dict[str, float]:
    """What the seat may expect to have in the end, by what counts; the score when it is over."""
    if not s.decisions:
        return {"score": float(score_sheet(s, seat).total)}
    o = Outlook(s, seat)
    delivered = delivery_points(s, seat) + emissary_points(s, seat)
    return {
        "purse": worth.purse(s, o),
        "boats": worth.boats(s, o),
        "factories": worth.factories(s, o),
        "wares": worth.wares(s, o),
        "ships": delivered + worth.cargo(s, o),
        "crops": worth.crops(s, o) + worth.raw(s, o),
        "food": s.misfortune[seat] * s.box.misfortune_points + worth.food(s, o),
        "taxes": worth.taxes(s, o),
        "advancements": worth.advancements(s, o),
        "war": glory_points(s, seat) + worth.war(s, o),
        "routes": route_points(s, seat) + worth.open_routes(s, o),
        "plans": worth.plans(s, o),
    }


def progress(s: YinziState) -> float:
    """How much of the game is played, by turns."""
    later = (s.box.rounds - s.round) * TURNS
    left = sum([later + turns_now(s, seat) for seat in range(s.seats)])
    return 1.0 - left / (s.seats * s.box.rounds * TURNS)


def incline(s: YinziState, decision: Decision) -> list[float]:
    """How a good player is inclined to each choice, in points."""
    o = Outlook(s, decision.seat)
    arg = decision.arg
    return [INCLINATIONS[choice.verb](s, o, arg, choice) for choice in decision.choices]


def neutral(s: YinziState, o: Outlook, arg: int, choice: Choice) -> float:
    """Stopping, passing, being done: better than a loss."""
    return 0.0


def gladly(s: YinziState, o: Outlook, arg: int, choice: Choice) -> float:
    """Nearly always worth it."""
    return 1.0


def unwillingly(s: YinziState, o: Outlook, arg: int, choice: Choice) -> float:
    """Only if there is nothing else."""
    return -1.0


def to_card(s: YinziState, o: Outlook, arg: int, choice: Choice) -> float:
    """High cards first, where their repeats can be used."""
    return 0.5 + CARD_APPEAL * s.box.card_value[choice.at]


def to_fortune(s: YinziState, o: Outlook, arg: int, choice: Choice) -> float:
    """A fortune action by what its repeats would bring."""
    seat, value = o.seat, s.box.card_value[s.card] if s.card != NOTHING else 2
    if choice.at == BOATS:
        return min(value, s.materials[seat * 2 + WOOD]) * BOATS_APPEAL
    if choice.at == PLANT:
        missing = max(0, worth.hunger(s, o) - worth.meals(s, seat))
        return min(value, missing + 1) * PLANT_APPEAL * max(0.3, o.time)
    if choice.at == SELL:
        own = sum(cubes_on(s, seat, s.shows[good]) for good in TRADE_GOODS)
        return min(value, own) * SELL_APPEAL
    if choice.at == DEVELOP:
        built = min(value, s.materials[seat * 2 + STONE]) * BUILD_APPEAL
        return built + (UPGRADE_APPEAL if s.copper[seat] >= 3 and s.owned[seat] else 0.0)
    return DISC_APPEAL * value


def to_workforce(s: YinziState, o: Outlook, arg: int, choice: Choice) -> float:
    """A workforce action by what the group would bring."""
    if choice.at == RESOURCES:
        return min(s.group, s.copper[o.seat]) * FETCH_APPEAL * o.time
    if choice.at == PRODUCE:
        return PRODUCE_APPEAL
    if choice.at == SHIPS:
        return SHIP_APPEAL
    if choice.at == EMPEROR:
        return WORKS_APPEAL * s.group
    return WAR_APPEAL * min(2, s.group)


def to_group(s: YinziState, o: Outlook, arg: int, choice: Choice) -> float:
    """Larger groups first."""
    return 0.7 + 0.1 * s.groups[o.seat * 5 + choice.at]


def to_build(s: YinziState, o: Outlook, arg: int, choice: Choice) -> float:
    """A factory whose raw material is there and whose commodity is wanted."""
    value = worth.level_worth(s, o, choice.at) - worth.STONE_WORTH
    return value + 0.3 * bool(s.demand[commodity_of(choice.at)])


def to_upgrade(s: YinziState, o: Outlook, arg: int, choice: Choice) -> float:
    """The next level, less its copper."""
    cost = s.box.upgrade_cost[s.level[choice.at] + 1] * o.copper
    return worth.level_worth(s, o, choice.at) - 0.8 * cost


def to_site(s: YinziState, o: Outlook, arg: int, choice: Choice) -> float:
    """Near the sea, and not on rice."""
    value = -0.3 * s.box.distance[PROVINCE_OF[choice.at]][SEA]
    return value - 0.4 * (s.shows[RICE] >> choice.at & 1)


def to_plant(s: YinziState, o: Outlook, arg: int, choice: Choice) -> float:
    """Food while somebody will be hungry, salt for ships, the rest for copper."""
    good = good_of(s, choice.at)
    cubes = min(s.cubes[o.seat], s.box.planted[good])
    if good in TRADE_GOODS:
        far = s.box.distance[PROVINCE_OF[choice.at]][SEA]
        return (worth.TRADE_WORTH + worth.CARGO_WORTH - 0.1 * far) * o.time
    each = worth.HUNGER if worth.is_hungry(s, o) else worth.FOOD_WORTH * min(1, o.later)
    return cubes / s.box.meals[good] * each + 0.05


def to_tile(s: YinziState, o: Outlook, arg: int, choice: Choice) -> float:
    """A crop tile: two cubes now and a field for later, less its price."""
    good = s.box.tile_good[s.track[choice.at]]
    each = worth.TRADE_WORTH if good in TRADE_GOODS else 0.6 / s.box.meals[good]
    return 2 * each * o.time - s.box.crop_cost[choice.at] * o.copper


def to_lay(s: YinziState, o: Outlook, arg: int, choice: Choice) -> float:
    """Near the sea, over fields that feed few."""
    value = -0.2 * s.box.distance[PROVINCE_OF[choice.at]][SEA]
    return value - 0.4 * ((s.shows[RICE] | s.shows[WHEAT]) >> choice.at & 1)


def to_sell(s: YinziState, o: Outlook, arg: int, choice: Choice) -> float:
    """Copper for a trade good."""
    return 3 * o.copper - 0.3 * worth.TRADE_WORTH * o.time


def to_stall(s: YinziState, o: Outlook, arg: int, choice: Choice) -> float:
    """The best price; boats are spared."""
    borders = s.box.distance[PROVINCE_OF[arg]][choice.at // 4]
    return urban_price(s, o.seat, choice.at) * o.copper - 0.1 * borders


def to_advance(s: YinziState, o: Outlook, arg: int, choice: Choice) -> float:
    """A slot by its use, more where nobody else has a disc."""
    section = choice.at // 6
    alone = all(section_discs(s, q, section) == 0 for q in range(s.seats) if q != o.seat)
    own = section_discs(s, o.seat, section)
    return worth.DISC_WORTH[choice.at] * o.time + (0.8 if alone and own == 0 else 0.0)


def to_tax(s: YinziState, o: Outlook, arg: int, choice: Choice) -> float:
    """One more repeat where it costs no more silver."""
    total = sum(s.box.card_value[card] for card in cards(s.hand[o.seat]))
    total += tax_sum(s, o.seat)
    return 0.5 if total + 1 not in s.box.tax_from else -0.5


def to_fetch(s: YinziState, o: Outlook, arg: int, choice: Choice) -> float:
    """Wood or stone, less the copper."""
    value = worth.WOOD_WORTH if choice.at == WOOD else worth.STONE_WORTH
    owned = s.materials[o.seat * 2 + choice.at]
    return value / (1 + 0.5 * owned) - s.box.resource_copper * o.copper


def to_produce(s: YinziState, o: Outlook, arg: int, choice: Choice) -> float:
    """A commodity, less what it costs in fees."""
    level, guest = s.level[choice.at], not s.owned[o.seat] >> choice.at & 1
    fee = s.box.fee_copper[level] * o.copper + s.box.fee_silver[level] if guest else 0.0
    wanted = bool(s.demand[commodity_of(choice.at)])
    made = s.box.commodity_left + worth.WARE_WORTH + worth.WANTED * wanted
    return made * (1.7 if choice.verb == "double" else 1.0) - fee


def to_raw(s: YinziState, o: Outlook, arg: int, choice: Choice) -> float:
    """The nearest cube, for boats are few."""
    factory = arg % len(FACTORIES)
    return -0.1 * s.box.distance[province_of(s, factory)][choice.at // len(CORNERS)]


def to_load(s: YinziState, o: Outlook, arg: int, choice: Choice) -> float:
    """Silver now, points when the ship sails; tea rather than salt in pairs."""
    kind = load_kind(s, choice.at)
    return (2.0, 2.0, 2.0, 2.0, 0.8, 0.4)[kind]


def to_stow(s: YinziState, o: Outlook, arg: int, choice: Choice) -> float:
    """Fill ships that carry own commodities, and full ones first."""
    first = choice.at // SLOTS_PER_SHIP * SLOTS_PER_SHIP
    owners = s.load_owner[first : first + SLOTS_PER_SHIP]
    return 0.5 * owners.count(o.seat) + 0.3 * (SLOTS_PER_SHIP - owners.count(NOTHING))


def to_undertake(s: YinziState, o: Outlook, arg: int, choice: Choice) -> float:
    """The reward, less the migrants that must join."""
    needed = s.box.undertaking_workers[choice.at]
    extra = max(0, needed - s.group) * worth.WORKER_WORTH
    return worth.undertaking(s, o, choice.at) - extra - 0.2 * max(0, s.group - needed)


def to_muster(s: YinziState, o: Outlook, arg: int, choice: Choice) -> float:
    """Enough to win, and all of the group."""
    workers = choice.at + 1
    missing = max(0, enemy(s) - strength(s) - workers)
    return 0.3 * workers - 0.1 * missing - 0.25 * max(0, workers - s.group)


def to_fulfil(s: YinziState, o: Outlook, arg: int, choice: Choice) -> float:
    """A route: points and pay, less the pieces."""
    pay = s.box.route_copper[choice.at] * o.copper + s.box.route_silver[choice.at]
    return s.box.route_points[choice.at] + pay - 0.7 * len(s.box.route_demand[choice.at])


def to_give(s: YinziState, o: Outlook, arg: int, choice: Choice) -> float:
    """Cubes rather than commodities that ships want, purchases last."""
    if choice.noun.startswith("rural"):
        return -0.6
    if choice.at < 16:
        return -0.3 * bool(s.demand[commodity_of(choice.at)])
    return -0.1


def to_feed(s: YinziState, o: Outlook, arg: int, choice: Choice) -> float:
    """Half foods first, then whole ones; copper and discs before misfortune."""
    if choice.at < len(PROVINCE_OF):
        return 1.0 if s.box.meals[good_of(s, choice.at)] == 2 else 0.8
    return 0.3 if choice.noun.startswith("rural") else 0.4


def to_supply(s: YinziState, o: Outlook, arg: int, choice: Choice) -> float:
    """A silver for two foods that nobody will miss."""
    if choice.at < len(PROVINCE_OF):
        return 0.3 if s.box.meals[good_of(s, choice.at)] == 2 else 0.1
    return -0.2


def to_peddle(s: YinziState, o: Outlook, arg: int, choice: Choice) -> float:
    """Food for copper only where it is not needed."""
    return -0.2 if worth.hunger(s, o) or o.later else 0.05


def to_burn(s: YinziState, o: Outlook, arg: int, choice: Choice) -> float:
    """The level that is worth least."""
    level = s.level[choice.at]
    points = s.box.level_points[level] - s.box.level_points[level - 1]
    return -points - worth.factory(s, o, choice.at, level)


def to_lose(s: YinziState, o: Outlook, arg: int, choice: Choice) -> float:
    """Somebody else's rather than one's own."""
    return 0.0 if choice.at == o.seat else 1.0


def to_wither(s: YinziState, o: Outlook, arg: int, choice: Choice) -> float:
    """Half foods first."""
    good = good_of(s, choice.at)
    return 0.5 if s.box.meals[good] == 2 else 0.0


def to_claim(s: YinziState, o: Outlook, arg: int, choice: Choice) -> float:
    """A tile that asks for little and gives much."""
    return s.box.route_points[choice.at] / len(s.box.route_demand[choice.at])


def to_bonus(s: YinziState, o: Outlook, arg: int, choice: Choice) -> float:
    """A bonus by its usual worth."""
    return BONUS_APPEAL[choice.at]


def to_pay(s: YinziState, o: Outlook, arg: int, choice: Choice) -> float:
    """Discs are kept unless the purse is thin."""
    return 0.0 if choice.noun.startswith("eco") else 0.1


def to_embark(s: YinziState, o: Outlook, arg: int, choice: Choice) -> float:
    """A point abroad, unless the disc leads its section."""
    return 0.4 if section_discs(s, o.seat, 0) > 1 or o.later == 0 else -0.1


Inclination = Callable[[YinziState, Outlook, int, Choice], float]
INCLINATIONS: Final[dict[str, Inclination]] = {
    "act": to_fortune,
    "add": neutral,
    "advance": to_advance,
    "beside": to_site,
    "boat": gladly,
    "bonus": to_bonus,
    "build": to_build,
    "burn": to_burn,
    "buy": to_tile,
    "call": neutral,
    "claim": to_claim,
    "done": neutral,
    "double": to_produce,
    "embark": to_embark,
    "end": neutral,
    "feed": to_feed,
    "fetch": to_fetch,
    "fulfil": to_fulfil,
    "give": to_give,
    "hold": neutral,
    "join": to_undertake,
    "keep": gladly,
    "lay": to_lay,
    "leave": neutral,
    "load": to_load,
    "lose": to_lose,
    "market": to_stall,
    "meet": neutral,
    "migrate": unwillingly,
    "muster": to_muster,
    "pass": neutral,
    "pay": to_pay,
    "peddle": to_peddle,
    "plant": to_plant,
    "play": to_card,
    "produce": to_produce,
    "raw": to_raw,
    "rebuild": to_build,
    "sell": to_sell,
    "send": to_group,
    "serve": gladly,
    "settle": neutral,
    "site": to_site,
    "skip": neutral,
    "starve": unwillingly,
    "stop": neutral,
    "stow": to_stow,
    "supply": to_supply,
    "tax": to_tax,
    "undertake": to_undertake,
    "upgrade": to_upgrade,
    "use": unwillingly,
    "wither": to_wither,
    "work": to_workforce,
}
