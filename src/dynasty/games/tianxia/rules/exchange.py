"""The Exchange: Resources or Coins become Goods (TX-5.7)."""

from typing import Final

from dynasty.games.tianxia.names import (
    ANY,
    BUILDINGS,
    COIN,
    CRATES,
    FROM_REGION,
    HAN,
    KINDS_OF_STUFF,
    NOTHING,
    P01,
    P02,
    REGIONS,
    RESOURCES,
    STUFF,
)
from dynasty.games.tianxia.rules.buildings import PASSIVE_USED, TRIGGER_P02
from dynasty.games.tianxia.rules.effects import ask_goods
from dynasty.games.tianxia.rules.free_actions import FREE_ACTIONS
from dynasty.games.tianxia.rules.ships import good_name
from dynasty.games.tianxia.rules.stock_and_score import has, held
from dynasty.games.tianxia.rules.turn_flags import EXCHANGED, P02_USED, RESOLVED
from dynasty.games.tianxia.state import TianxiaState
from dynasty.kernel import Choice, Refusal, Step, Values, choices

EXCHANGE: Final = choices("exchange", STUFF)
AMOUNT: Final = choices("amount", CRATES)
BACK: Final = choices("back", REGIONS)

OTHER_SPACE: Final = Refusal("TX-5.1", "other-region")
NO_EXCHANGE: Final = Refusal("TX-5.3", "no-exchange")
OTHER_STUFF: Final = Refusal("TX-5.7", "other-stuff")
NOT_HELD: Final = Refusal("TX-5.7", "not-held")
TOO_MANY: Final = Refusal("TX-5.7", "too-many")
WITHOUT_P02: Final = Refusal("TX-1.4", "without-passive")
STILL_POSSIBLE: Final = Refusal("TX-5.2", "still-possible")


def exchange_refusal(s: TianxiaState, seat: int, region: int, thing: int) -> Refusal | None:
    """[TX-5.7] Return why the seat cannot give this thing in exchange here."""
    give = s.box.region_give[region]
    if give == NOTHING:
        return NO_EXCHANGE
    if thing != give:
        other = give == COIN or thing not in RESOURCES or not has(s, seat, P01)
        if other:
            return OTHER_STUFF
    return None if held(s, seat, thing) else NOT_HELD


def exchange_because(s: TianxiaState, region: int, thing: int) -> Values:
    """[TX-5.7] Return the region, what the region takes, and what the seat wanted to give."""
    give = s.box.region_give[region]
    taken: Values = {} if give == NOTHING else {"give": STUFF[give]}
    return {"region": REGIONS[region], "what": STUFF[thing], **taken}


def may_exchange(s: TianxiaState, seat: int, region: int, coins: int) -> bool:
    """[TX-5.3] Return whether the seat can exchange a unit here with that many Coins left."""
    give = s.box.region_give[region]
    if give == NOTHING:
        return False
    if give == COIN:
        return coins > 0
    at = seat * KINDS_OF_STUFF
    if s.stuff[at + give]:
        return True
    return has(s, seat, P01) and any(s.stuff[at : at + len(RESOURCES)])


def exchanges(s: TianxiaState, seat: int, region: int) -> list[Choice]:
    """[TX-5.7] Return what the seat can give in exchange here."""
    if has(s, seat, P01) and region != HAN:
        return [c for c in EXCHANGE if exchange_refusal(s, seat, region, c.at) is None]
    give = s.box.region_give[region]
    return [EXCHANGE[give]] if held(s, seat, give) else []


class ExchangeUnits(Step[TianxiaState]):
    """[TX-5.7] Choose the number of units; the argument holds the region and what is given."""

    rule = "TX-5.7"
    prompt = "ask-amount"
    offers = (*AMOUNT, TRIGGER_P02, *BACK)
    endings = BACK
    window = FREE_ACTIONS

    def choices(self, s: TianxiaState, seat: int, arg: int) -> list[Choice]:
        units = min(s.box.exchange_max, held(s, seat, arg & 15))
        if not units:
            return [BACK[arg >> 4]]
        legal = list(AMOUNT[:units])
        if has(s, seat, P02) and not s.done & P02_USED:
            legal.append(TRIGGER_P02)
        return legal

    def refusal(self, s: TianxiaState, seat: int, arg: int, choice: Choice) -> Refusal | None:
        units = min(s.box.exchange_max, held(s, seat, arg & 15))
        if choice is TRIGGER_P02:
            return p02_refusal(s, seat, units)
        if choice.verb == "amount":
            return None if choice.at < units else TOO_MANY
        if choice.at != arg >> 4:
            return OTHER_SPACE
        return STILL_POSSIBLE if units else None

    def take(self, s: TianxiaState, seat: int, arg: int, choice: Choice) -> None:
        if choice is TRIGGER_P02:
            s.done |= P02_USED
            s.then(EXCHANGE_UNITS, seat, arg)
            ask_goods(s, seat, P02, s.box.amount[P02])
        elif choice.verb == "amount":
            exchange(s, seat, arg >> 4, arg & 15, choice.at + 1)

    def details(self, s: TianxiaState, seat: int, arg: int, choice: Choice) -> Values:
        if choice is TRIGGER_P02:
            return {"gain": ("any_good",) * s.box.amount[P02]}
        if choice.verb != "amount":
            return {}
        get = s.box.region_get[arg >> 4]
        name, units = good_name(get), choice.at + 1
        return {"give": (STUFF[arg & 15],) * units, "get": (name,) * units}

    def because(self, s: TianxiaState, seat: int, arg: int, choice: Choice) -> Values:
        held_units = (STUFF[arg & 15],) * held(s, seat, arg & 15)
        asked: Values = {"stock": held_units, "most": s.box.exchange_max}
        return {"building": BUILDINGS[P02], **asked, **exchange_because(s, arg >> 4, arg & 15)}


def p02_refusal(s: TianxiaState, seat: int, units: int) -> Refusal | None:
    """[TX-1.4] Return why the Good of p02 cannot come before an Exchange of these units."""
    if not has(s, seat, P02):
        return WITHOUT_P02
    if s.done & P02_USED:
        return PASSIVE_USED
    return None if units else NOT_HELD


def exchange(s: TianxiaState, seat: int, region: int, thing: int, units: int) -> None:
    """[TX-5.7] Gain one Good per unit; p02 adds one unless it came before."""
    s.done |= EXCHANGED | RESOLVED
    at = seat * KINDS_OF_STUFF
    s.stuff[at + thing] -= units
    get = s.box.region_get[region]
    if has(s, seat, P02) and not s.done & P02_USED:
        ask_goods(s, seat, P02, s.box.amount[P02])
    if get == ANY:
        ask_goods(s, seat, FROM_REGION + region, units)
        got = ("any_good",) * units
    else:
        s.stuff[at + get] += units
        got = (STUFF[get],) * units
    given = (STUFF[thing],) * units
    s.tell("exchanged", "TX-5.7", seat, region=REGIONS[region], give=given, get=got)


EXCHANGE_UNITS: Final = ExchangeUnits()
