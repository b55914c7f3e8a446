"""Stock and score: gaining, paying, and where points come from (TX-1)."""

from typing import Final

from dynasty.games.tianxia.effect_codes import (
    GAIN,
    PRICES,
    effect_argument,
    effect_number,
    effect_operation,
)
from dynasty.games.tianxia.names import (
    ANY,
    ANY_RESOURCE,
    COIN,
    FIRST_PASSIVE,
    FROM_BARGE,
    FROM_DEMAND,
    FROM_MERCHANT,
    FROM_PASS,
    FROM_REGION,
    FROM_SHIP,
    FROM_STARTING,
    FROM_TILE,
    FROM_TRACK,
    GAINS,
    KINDS_OF_STUFF,
    SILK,
    SOURCES,
    STUFF,
    VP,
    WOOD,
)
from dynasty.games.tianxia.state import TianxiaState
from dynasty.kernel import Refusal, Values

CANNOT_PAY: Final = Refusal("TX-1.2", "cannot-pay")
NOT_HELD: Final = Refusal("TX-1.2", "not-held")

CATEGORIES: Final = (
    *("battles", "attack_buildings", "soldiers", "losses", "protected"),
    *("buildings", "passives", "ships", "tiles", "palace", "other"),
)
CATEGORY_RULES: Final = (
    *("TX-10.3", "TX-10.4", "TX-10.5", "TX-10.7", "TX-10.8"),
    *("TX-3.2", "TX-1.4", "TX-5.8", "TX-7.1", "TX-6.1", "TX-1.5"),
)
BATTLES: Final = 0
ATTACK_BUILDINGS: Final = 1
SOLDIERS: Final = 2
LOSSES: Final = 3
PROTECTED: Final = 4
FROM_BUILDINGS: Final = 5
FROM_PASSIVES: Final = 6
FROM_SHIPS: Final = 7
FROM_TILES: Final = 8
FROM_PALACE: Final = 9
FROM_ELSEWHERE: Final = 10


def category_of(source: int) -> int:
    """Return the row of the score sheet for points from this source."""
    if FIRST_PASSIVE <= source < FROM_STARTING:
        return FROM_PASSIVES
    if source < FROM_TILE:
        return FROM_BUILDINGS
    if source < FROM_MERCHANT:
        return FROM_TILES
    if FROM_DEMAND <= source < FROM_TRACK:
        return FROM_SHIPS
    if FROM_TRACK <= source < FROM_REGION:
        return FROM_PALACE
    return FROM_ELSEWHERE


CATEGORY_OF: Final = [category_of(source) for source in range(len(SOURCES))]


def told_as(source: int) -> str:
    """Return the noun that players read for a source: Demand tiles and Ships have no names.

    Bonus tiles are known by what they give.
    """
    if source == FROM_PASS:
        return "pass_turn"
    if FROM_TILE <= source < FROM_MERCHANT:
        return "bonus_tile"
    if FROM_DEMAND <= source < FROM_SHIP:
        return "demand_tile"
    return "delivery_space" if FROM_SHIP <= source < FROM_TRACK else SOURCES[source]


TOLD_AS: Final = [told_as(source) for source in range(len(SOURCES))]


def score(s: TianxiaState, seat: int, category: int, points: int) -> None:
    """[TX-1.5] Add prestige at once and record its category."""
    s.vp[seat] += points
    s.earned[seat * len(CATEGORIES) + category] += points


def gain(s: TianxiaState, seat: int, source: int, thing: int, count: int, rule: str = "") -> None:
    """[TX-1.2] Take from the unlimited supply, or score; by this rule, or that of the source."""
    if thing == VP:
        score(s, seat, CATEGORY_OF[source], count)
    else:
        s.stuff[seat * KINDS_OF_STUFF + thing] += count
    if s.events is not None:
        names = (GAINS[thing],) * count
        s.tell("gained", rule or rule_of(source), seat, source=TOLD_AS[source], gain=names)


def gain_all(s: TianxiaState, seat: int, source: int, effects: tuple[int, ...]) -> None:
    """[TX-1.2] Gain everything that these effects plainly give."""
    names: tuple[str, ...] = ()
    for effect in effects:
        if effect_operation(effect) != GAIN:
            continue
        thing, count = effect_argument(effect), effect_number(effect)
        if thing == VP:
            score(s, seat, CATEGORY_OF[source], count)
        else:
            s.stuff[seat * KINDS_OF_STUFF + thing] += count
        if s.events is not None:
            names += (GAINS[thing],) * count
    if names:
        s.tell("gained", rule_of(source), seat, source=TOLD_AS[source], gain=names)


def tell_lost(s: TianxiaState, seat: int, gain: tuple[str, ...], why: str) -> None:
    """[TX-1.2] Tell that the seat loses an impossible gain; `why` ends a text key lost-*."""
    s.tell("lost", "TX-1.2", seat, gain=gain, why=f"lost-{why}")


def rule_of(source: int) -> str:
    """Return the rule by which this source gives something."""
    if source < FROM_TILE:
        return "TX-3.2" if not FIRST_PASSIVE <= source < FROM_STARTING else "TX-1.4"
    if source < FROM_MERCHANT:
        return "TX-7.1"
    if source < FROM_DEMAND:
        return "TX-4.3"
    if source < FROM_TRACK:
        return "TX-5.8"
    if source < FROM_REGION:
        return "TX-6.1"
    return "TX-5.2" if source < FROM_BARGE else "TX-9.2"


def held(s: TianxiaState, seat: int, thing: int) -> int:
    """[TX-1.2] Return how many of a thing, of all Goods or of all Resources the seat holds."""
    at = seat * KINDS_OF_STUFF
    if thing == ANY:
        return sum(s.stuff[at + SILK : at + COIN])
    if thing == ANY_RESOURCE:
        return sum(s.stuff[at + WOOD : at + SILK])
    return s.stuff[at + thing]


def shortfall(s: TianxiaState, seat: int, thing: int, price: int) -> Values:
    """[TX-1.2] Return a price in some thing, and how much of it the seat holds, for a refusal."""
    return {"price": (PRICES[thing],) * price, "held": held(s, seat, thing)}


def pay(s: TianxiaState, seat: int, thing: int, count: int) -> None:
    """[TX-1.2] Give things back to the supply."""
    s.stuff[seat * KINDS_OF_STUFF + thing] -= count
    if count and s.events is not None:
        s.tell("paid", "TX-1.2", seat, paid=(STUFF[thing],) * count)


def coins(s: TianxiaState, seat: int) -> int:
    return s.stuff[seat * KINDS_OF_STUFF + COIN]


def has(s: TianxiaState, seat: int, building: int) -> bool:
    """[TX-1.4] Return whether the seat has a Governor at this Building."""
    return s.owned[seat] >> building & 1 == 1
