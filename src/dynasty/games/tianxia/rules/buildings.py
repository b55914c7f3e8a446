"""Buildings: prices and installing a Governor (TX-5.4, TX-5.5, TX-5.6)."""

from typing import Final

from dynasty.games.tianxia.effect_codes import INSTALL_FREE, gain_nouns
from dynasty.games.tianxia.names import (
    BUILDINGS,
    FIRST_PASSIVE,
    KINDS,
    M1B2,
    NOTHING,
    P03,
    P04,
    P05,
    REGIONS,
    SLOTS,
    VP,
    WOOD,
)
from dynasty.games.tianxia.packed_rows import add_right
from dynasty.games.tianxia.rules.effects import PAY_WOOD, means, resolve
from dynasty.games.tianxia.rules.merchants import (
    EMPLOY,
    MERCHANTS_FULL,
    NO_MEEPLE,
    PLACE_MERCHANT,
    employ,
    is_ready,
    merchant_because,
    merchants_back,
    posts,
    ready_refusal,
)
from dynasty.games.tianxia.rules.stock_and_score import gain, has, held, pay, shortfall
from dynasty.games.tianxia.rules.tiles_and_jade import take_given
from dynasty.games.tianxia.rules.turn_flags import INSTALLING, P05_USED
from dynasty.games.tianxia.state import TianxiaState
from dynasty.kernel import Choice, Refusal, Step, Values, choices

INSTALL: Final = choices("install", SLOTS)
TRIGGER: Final = choices("trigger", ("p02", "p05", "p15"))
TRIGGER_P02: Final = TRIGGER[0]
TRIGGER_P05: Final = TRIGGER[1]
TRIGGER_P15: Final = TRIGGER[2]
P05_GAIN: Final[Values] = {"gain": ("merchant",)}


FREE: Final = 99  # more Wood than any open Building asks
CLOSED: Final = 100  # and what a closed one asks

GOVERNOR_THERE: Final = Refusal("TX-5.4", "governor-there")
BUILDING_FULL: Final = Refusal("TX-5.6", "building-full")
NO_WOOD: Final = Refusal("TX-5.4", "no-wood")
OTHER_REGION: Final = Refusal("TX-5.4", "other-region")
ONE_AT_A_TIME: Final = Refusal("TX-4.3", "one-at-a-time")
NO_BUILDING: Final = Refusal("TX-5.4", "no-building")
WITHOUT_P05: Final = Refusal("TX-5.5", "without-passive")
PASSIVE_USED: Final = Refusal("TX-1.4", "passive-used")
TWO_MEEPLES: Final = Refusal("TX-1.4", "two-meeples")
DISCOUNT_NEEDED: Final = Refusal("TX-5.4", "discount-needed")
NOTHING_SAVED: Final = Refusal("TX-5.4", "nothing-saved")


def install_price(s: TianxiaState, seat: int, slot: int) -> int:
    """[TX-5.4] [TX-5.5] Return the Wood for Building, leftmost free space and token, less p03.

    A Building with no free space, or with the seat's Governor, costs more than any seat has.
    """
    box, building, owned = s.box, s.buildings[slot], s.owned[seat]
    spaces, taken = box.governor_wood[s.side], (s.governors[slot].bit_length() + 2) // 3
    if taken >= len(spaces) or owned >> building & 1:
        return CLOSED
    price = box.building_cost[building] + spaces[taken]
    if s.tokens >> slot & 1:
        price += box.additional_cost
    if owned >> P03 & 1:
        price = max(0, price - box.amount[P03])
    return price


def wood_saved(s: TianxiaState, seat: int) -> int:
    """[TX-5.4] Return what the Merchant action m1b2 would save, if it is ready."""
    return s.box.merchant_amount[M1B2] if is_ready(s, seat, M1B2) else 0


def slot_refusal(s: TianxiaState, seat: int, slot: int, wood: int) -> Refusal | None:
    """[TX-5.4] [TX-5.6] Return why the seat cannot install at this slot with that much Wood."""
    if s.owned[seat] >> s.buildings[slot] & 1:
        return GOVERNOR_THERE
    price = install_price(s, seat, slot)
    if price == CLOSED:
        return BUILDING_FULL
    if not s.meeples[seat]:
        return NO_MEEPLE
    return NO_WOOD if wood < price else None


def wood_to_spend(s: TianxiaState, seat: int) -> int:
    """[TX-5.4] Return the Wood held, and what a ready m1b2 adds to it."""
    return held(s, seat, WOOD) + wood_saved(s, seat)


def may_install(s: TianxiaState, seat: int, region: int, wood: int) -> bool:
    """[TX-5.3] Return whether the seat can install somewhere in this region with that much Wood."""
    if s.meeples[seat]:
        for slot in s.box.region_slots[region]:
            if install_price(s, seat, slot) <= wood:
                return True
    return False


def p05_refusal(s: TianxiaState, seat: int) -> Refusal | None:
    """[TX-1.4] Return why the Merchant of p05 cannot come before the install.

    One more meeple must be left for the Governor.
    """
    if not has(s, seat, P05):
        return WITHOUT_P05
    if s.done & P05_USED:
        return PASSIVE_USED
    if s.meeples[seat] < 2:
        return TWO_MEEPLES
    return None if posts(s, seat) else MERCHANTS_FULL


def install_because(s: TianxiaState, seat: int, choice: Choice) -> Values:
    """[TX-5.4] [TX-1.4] Return the Building of an install or of p05, its price, what is held."""
    if choice is TRIGGER_P05:
        return {"building": BUILDINGS[P05], "held": s.meeples[seat]}
    price = install_price(s, seat, choice.at)
    asked = 0 if price == CLOSED else max(0, price - wood_saved(s, seat))
    return {"building": BUILDINGS[s.buildings[choice.at]], **shortfall(s, seat, WOOD, asked)}


class PayInstall(Step[TianxiaState]):
    """[TX-5.4] Pay the Wood, or less of it with m1b2. The argument is the slot."""

    rule = "TX-5.4"
    prompt = "ask-install-price"
    offers = (PAY_WOOD, EMPLOY[M1B2])

    def choices(self, s: TianxiaState, seat: int, arg: int) -> list[Choice]:
        if not is_ready(s, seat, M1B2):
            return [PAY_WOOD]
        return [c for c in self.offers if self.refusal(s, seat, arg, c) is None]

    def refusal(self, s: TianxiaState, seat: int, arg: int, choice: Choice) -> Refusal | None:
        price = install_price(s, seat, arg)
        if choice is PAY_WOOD:
            return None if held(s, seat, WOOD) >= price else DISCOUNT_NEEDED
        if price == 0:
            return NOTHING_SAVED
        return ready_refusal(s, seat, M1B2)

    def take(self, s: TianxiaState, seat: int, arg: int, choice: Choice) -> None:
        price = self.price(s, seat, arg, choice)
        if choice is not PAY_WOOD:
            employ(s, seat, M1B2)
        pay(s, seat, WOOD, price)
        install(s, seat, arg, price)

    def price(self, s: TianxiaState, seat: int, slot: int, choice: Choice) -> int:
        saved = 0 if choice is PAY_WOOD else s.box.merchant_amount[M1B2]
        return max(0, install_price(s, seat, slot) - saved)

    def details(self, s: TianxiaState, seat: int, arg: int, choice: Choice) -> Values:
        price = ("wood",) * self.price(s, seat, arg, choice)
        return {"price": price} if choice is PAY_WOOD else merchants_back(s, M1B2, price)

    def because(self, s: TianxiaState, seat: int, arg: int, choice: Choice) -> Values:
        asked = shortfall(s, seat, WOOD, install_price(s, seat, arg))
        return {**merchant_because(s, seat, M1B2), **asked}


def place_names(s: TianxiaState, slot: int) -> dict[str, str]:
    """Return the names of a slot: its Building and its region."""
    region, building = s.box.slot_region[slot], s.buildings[slot]
    return {"slot": SLOTS[slot], "region": REGIONS[region], "building": BUILDINGS[building]}


def install(s: TianxiaState, seat: int, slot: int, wood: int) -> None:
    """[TX-5.4] [TX-5.5] Place the Governor, gain tile and income; p04 and p05 work anywhere."""
    building, before = s.buildings[slot], s.owned[seat]
    s.meeples[seat] -= 1
    s.governors[slot] = add_right(s.governors[slot], seat)
    s.owned[seat] |= 1 << building
    if s.events is not None:
        s.tell("governor_installed", "TX-5.4", seat, wood=wood, **place_names(s, slot))
    if before >> P05 & 1 and not s.done & P05_USED:
        s.then(PLACE_MERCHANT, seat, 1)
    s.done &= ~P05_USED
    if before >> P04 & 1:
        gain(s, seat, P04, VP, s.box.amount[P04])
    if building < FIRST_PASSIVE:
        resolve(s, seat, building, s.box.income_effect[building])
    tile = s.bonus_at[slot]
    if tile != NOTHING:
        s.bonus_at[slot] = NOTHING
        take_given(s, seat, tile)


class InstallAnywhere(Step[TianxiaState]):
    """[TX-5.4] Install a Governor in any region without Wood, by a tile."""

    rule = "TX-5.4"
    prompt = "ask-install-anywhere"
    offers = (*INSTALL, TRIGGER_P05)
    compares = "wood"

    def refusal(self, s: TianxiaState, seat: int, arg: int, choice: Choice) -> Refusal | None:
        if choice is TRIGGER_P05:
            return p05_refusal(s, seat)
        return slot_refusal(s, seat, choice.at, FREE)

    def take(self, s: TianxiaState, seat: int, arg: int, choice: Choice) -> None:
        if choice is TRIGGER_P05:
            trigger_p05(s, seat, self, arg)
        else:
            install(s, seat, choice.at, 0)

    def details(self, s: TianxiaState, seat: int, arg: int, choice: Choice) -> Values:
        return P05_GAIN if choice is TRIGGER_P05 else slot_details(s, choice.at, 0)

    def because(self, s: TianxiaState, seat: int, arg: int, choice: Choice) -> Values:
        return install_because(s, seat, choice)


def slot_details(s: TianxiaState, slot: int, wood: int) -> Values:
    """Return the details of a slot for a player who may install there."""
    building, tile = s.buildings[slot], s.bonus_at[slot]
    found: Values = {
        "wood": wood,
        "region": REGIONS[s.box.slot_region[slot]],
        "building": BUILDINGS[building],
        "tiles": int(tile != NOTHING),
        "passive": int(building >= FIRST_PASSIVE),
    }
    if building < FIRST_PASSIVE:
        found["gain"] = gain_nouns(s.box.income_effect[building])
    else:
        found["brief"] = f"brief-{BUILDINGS[building]}"
    if tile != NOTHING:
        found["tile"] = KINDS[s.box.tile_kind[tile]]
    return found


def trigger_p05(s: TianxiaState, seat: int, then: Step[TianxiaState], arg: int) -> None:
    """[TX-1.4] Place the Merchant of p05 first, then install."""
    s.done |= P05_USED
    s.follow((PLACE_MERCHANT, seat, 0), (then, seat, arg))


def install_free(s: TianxiaState, seat: int, source: int, effect: int) -> None:
    s.then(INSTALL_ANYWHERE, seat)


def install_hindrance(s: TianxiaState, seat: int, effect: int) -> Refusal | None:
    """[TX-5.4] Return why no Building is open to a free install, or one is under way."""
    if s.done & INSTALLING:
        return ONE_AT_A_TIME
    if not s.meeples[seat]:
        return NO_MEEPLE
    for region in range(len(REGIONS)):
        if may_install(s, seat, region, FREE):
            return None
    return NO_BUILDING


PAY_INSTALL: Final = PayInstall()
INSTALL_ANYWHERE: Final = InstallAnywhere()

means(INSTALL_FREE, install_free, install_hindrance)
