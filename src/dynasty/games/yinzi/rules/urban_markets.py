"""Selling at the urban markets: the cube, then its slot (Y-4.8, Y-4.9)."""

from typing import Final

from dynasty.games.yinzi.components import FAR_DISTANCE
from dynasty.games.yinzi.land_squares import PROVINCE_MASKS, PROVINCE_OF, BitChoices
from dynasty.games.yinzi.names import (
    BETTER_SALES,
    GOODS,
    MARKET_SLOTS,
    NOTHING,
    PLAYER_COLOURS,
    PROVINCES,
    SQUARES,
    TRADE_GOODS,
)
from dynasty.games.yinzi.rules.discs_and_cubes import good_name, good_of, lift_cube
from dynasty.games.yinzi.rules.transport import TOO_FAR, cross, crossing, reach, too_far
from dynasty.games.yinzi.state import YinziState
from dynasty.kernel import Choice, Refusal, Step, Values, choices, pile_cards

SELL: Final = choices("sell", SQUARES)
SELL_FROM: Final = BitChoices(SELL)
MARKET: Final = choices("market", MARKET_SLOTS)

NO_TRADE_GOOD: Final = Refusal("Y-4.8", "no-trade-good", foreign=True)
NO_MARKET: Final = Refusal("Y-4.8", "no-market")
OTHER_GOOD: Final = Refusal("Y-4.8", "other-good")
SLOT_TAKEN: Final = Refusal("Y-4.8", "slot-taken")
COIN_CLOSED: Final = Refusal("Y-4.9", "coin-closed")


def taken_stalls(s: YinziState) -> int:
    """[Y-4.8] Return the market slots with a cube, as bits."""
    taken = 0
    for slots in s.raw:
        taken |= slots
    return taken


def lay_stalls(s: YinziState) -> None:
    """[Y-4.8] [Y-4.9] Record where each good is sold on the market tiles of this game."""
    s.stall, s.coin = [0] * (len(GOODS) * 4), [0] * (len(GOODS) * 4)
    for there, market in enumerate(s.markets):
        for good in TRADE_GOODS:
            corner = s.box.market_slot[market][good]
            if corner != NOTHING:
                s.stall[good * 4 + there] = 1 << (there * 4 + corner)
            if s.box.by_coin[market][good]:
                s.coin[good * 4 + there] = 1 << (there * 4 + s.box.coin_slot[market])


def stalls(s: YinziState, province: int, good: int, boats: int, taken: int) -> int:
    """[Y-4.8] [Y-4.9] Return the slots where a cube from this province may be sold, as bits.

    `taken` are those with a cube. A coin slot is open only next to an uncovered slot of the good.
    """
    found, row = 0, s.box.distance[province]
    for there in range(len(PROVINCES)):
        slot = s.stall[good * 4 + there]
        if slot and not slot & taken and row[there] <= boats:
            found |= slot | s.coin[good * 4 + there]
    return found & ~taken


def salable(s: YinziState, seat: int) -> int:
    """[Y-4.8] Return the squares with an own trade good that some market takes, as bits."""
    own, found = s.fields[seat], 0
    taken, boats = taken_stalls(s), reach(s, seat)
    for good in TRADE_GOODS:
        squares = own & s.shows[good]
        if squares:
            for province, mask in enumerate(PROVINCE_MASKS):
                if squares & mask and stalls(s, province, good, boats, taken):
                    found |= squares & mask
    return found


def sale_refusal(s: YinziState, seat: int, square: int) -> Refusal | None:
    """[Y-4.8] Return why the seat cannot sell the cube on this square."""
    good = good_of(s, square)
    if good not in TRADE_GOODS or not s.fields[seat] >> square & 1:
        return NO_TRADE_GOOD
    taken = taken_stalls(s)
    if stalls(s, PROVINCE_OF[square], good, reach(s, seat), taken):
        return None
    return TOO_FAR if stalls(s, PROVINCE_OF[square], good, FAR_DISTANCE, taken) else NO_MARKET


def urban_price(s: YinziState, seat: int, slot: int) -> int:
    """[Y-4.8] [Y-4.9] [Y-2.3] Return the copper for a cube on this slot."""
    coin = s.box.coin_slot[s.markets[slot // 4]] == slot % 4
    price = s.box.coin_price if coin else s.box.urban_price
    better = seat >= 0 and s.bonus[seat] == BETTER_SALES
    return price + s.box.better_sales if better else price


class SellOnce(Step[YinziState]):
    """[Y-6.1] Choose the cube for one sale by advancement."""

    rule = "Y-4.8"
    prompt = "ask-sale"
    offers = SELL
    compares = "copper"

    def choices(self, s: YinziState, seat: int, arg: int) -> list[Choice]:
        return SELL_FROM.of(salable(s, seat))

    def refusal(self, s: YinziState, seat: int, arg: int, choice: Choice) -> Refusal | None:
        return sale_refusal(s, seat, choice.at)

    def take(self, s: YinziState, seat: int, arg: int, choice: Choice) -> None:
        s.then(CHOOSE_STALL, seat, choice.at)

    def details(self, s: YinziState, seat: int, arg: int, choice: Choice) -> Values:
        return sale_details(s, seat, choice.at)

    def because(self, s: YinziState, seat: int, arg: int, choice: Choice) -> Values:
        return sale_because(s, seat, choice.at)


def sale_details(s: YinziState, seat: int, square: int) -> Values:
    """Return what the best slot pays for the cube."""
    good = good_of(s, square)
    slots = pile_cards(stalls(s, PROVINCE_OF[square], good, reach(s, seat), taken_stalls(s)))
    return {"good": GOODS[good], "copper": max(urban_price(s, seat, slot) for slot in slots)}


def sale_because(s: YinziState, seat: int, square: int) -> Values:
    """Return the good of a square, and the way to the nearest market that would take it."""
    good, row = good_of(s, square), s.box.distance[PROVINCE_OF[square]]
    taken = taken_stalls(s)
    slots = (
        pile_cards(stalls(s, PROVINCE_OF[square], good, FAR_DISTANCE, taken))
        if good in TRADE_GOODS
        else []
    )
    borders = min((row[slot // 4] for slot in slots), default=0)
    name = "food" if good == NOTHING else GOODS[good]
    return {"square": SQUARES[square], "good": name, **too_far(s, seat, borders)}


def stall_details(s: YinziState, slot: int) -> Values:
    """Return the good that a market slot takes, and its place."""
    market = s.markets[slot // 4]
    here = [GOODS[g] for g in TRADE_GOODS if s.box.market_slot[market][g] == slot % 4]
    return {"stall": here[0] if here else "coin", "province": PROVINCES[slot // 4]}


class ChooseStall(Step[YinziState]):
    """[Y-4.8] [Y-4.9] Choose the slot for the cube. The argument is the cube's square."""

    rule = "Y-4.8"
    prompt = "ask-stall"
    offers = MARKET
    compares = "copper"

    def choices(self, s: YinziState, seat: int, arg: int) -> list[Choice]:
        boats, taken = reach(s, seat), taken_stalls(s)
        slots = stalls(s, PROVINCE_OF[arg], good_of(s, arg), boats, taken)
        return [MARKET[slot] for slot in pile_cards(slots)]

    def refusal(self, s: YinziState, seat: int, arg: int, choice: Choice) -> Refusal | None:
        good, province = good_of(s, arg), PROVINCE_OF[arg]
        here, taken = 1 << choice.at, taken_stalls(s)
        if stalls(s, province, good, reach(s, seat), taken) & here:
            return None
        if stalls(s, province, good, FAR_DISTANCE, taken) & here:
            return TOO_FAR
        if taken & here:
            return SLOT_TAKEN
        market = s.markets[choice.at // 4]
        coin = s.box.coin_slot[market] == choice.at % 4
        return COIN_CLOSED if coin else OTHER_GOOD

    def take(self, s: YinziState, seat: int, arg: int, choice: Choice) -> None:
        sell(s, seat, arg, choice.at)

    def details(self, s: YinziState, seat: int, arg: int, choice: Choice) -> Values:
        borders = s.box.distance[PROVINCE_OF[arg]][choice.at // 4]
        price, way = urban_price(s, seat, choice.at), crossing(s, seat, borders)
        return {**stall_details(s, choice.at), "copper": price, **way}

    def because(self, s: YinziState, seat: int, arg: int, choice: Choice) -> Values:
        borders = s.box.distance[PROVINCE_OF[arg]][choice.at // 4]
        here = [PLAYER_COLOURS[q] for q, slots in enumerate(s.raw) if slots >> choice.at & 1]
        of_cube: Values = {"good": good_name(s, arg), "colour": tuple(here)}
        return {**of_cube, **stall_details(s, choice.at), **too_far(s, seat, borders)}


def sell(s: YinziState, seat: int, square: int, slot: int) -> None:
    """[Y-4.8] [Y-1.4] Turn the cube into raw material of its colour and pay the seller."""
    price, good = urban_price(s, seat, slot), good_name(s, square)
    cross(s, seat, s.box.distance[PROVINCE_OF[square]][slot // 4])
    lift_cube(s, seat, square)
    s.raw[seat] |= 1 << slot
    s.copper[seat] += price
    if s.events is not None:
        name, there = MARKET_SLOTS[slot], stall_details(s, slot)
        s.tell("urban_sale", "Y-4.8", seat, good=good, slot=name, copper=price, **there)


SELL_ONCE: Final = SellOnce()
CHOOSE_STALL: Final = ChooseStall()
