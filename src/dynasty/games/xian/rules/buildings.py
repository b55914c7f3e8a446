"""The four buildings: entering, fees, passing, the extra action (X-4, X-8.3, X-8.6)."""

from typing import Any, Final

from dynasty.games.xian.names import (
    ARMORY,
    BUILDINGS,
    EXTRA_ACTION,
    LAB,
    MARKET,
    OPEN_FREE,
    RESOURCES,
    WORKSHOP,
)
from dynasty.games.xian.rules.armory import FORGE_CARD, coin_numbers, forge_refusal, may_forge
from dynasty.games.xian.rules.bonus_tiles import (
    USE_MARKET,
    flip,
    is_unused,
    tile_numbers,
    tile_refusal,
)
from dynasty.games.xian.rules.market import market_refusal, open_market
from dynasty.games.xian.rules.painting import PAINT_WARRIOR, lab_values, may_paint, paint_refusal
from dynasty.games.xian.rules.palace import ADVANCE_SUPERVISOR, TRACK_FINISHED
from dynasty.games.xian.rules.stock_and_score import MINISTER, SHORTAGE, gains, score
from dynasty.games.xian.rules.workshop import CRAFT_WARRIOR, clay_numbers, craft_refusal, craftable
from dynasty.games.xian.state import XianState
from dynasty.kernel import Choice, Refusal, Step, Values, choices, seat_noun

ENTER: Final = choices("enter", BUILDINGS)
OPEN: Final = choices("open", BUILDINGS)
FREE: Final = choices("free", BUILDINGS)
PASS: Final = choices("pass", RESOURCES[:1])[0]
EXTRA: Final = choices("extra", BUILDINGS)
FINISH: Final = choices("finish", ("activation",))[0]

CLOSED: Final = Refusal("X-4.1", "closed")
NOT_CLOSED: Final = Refusal("X-8.3", "not-closed")
NO_FEE: Final = Refusal("X-8.3", "no-fee")
FEE_TOO_HIGH: Final = Refusal("X-4.7", "fee-too-high")

PAIRS: Final = ("left", "right")
BUILDERS: Final = 2  # of each seat, one for each round of a turn
OWN_BUILDERS: Final = (1 << BUILDERS) - 1

ACTIONS: Final[tuple[Step[Any], ...]] = (
    CRAFT_WARRIOR,
    PAINT_WARRIOR,
    FORGE_CARD,
    ADVANCE_SUPERVISOR,
)


def may_act(s: XianState, seat: int, building: int, coins: int) -> bool:
    """[X-4.4] Return whether this many coins allow the action of this building."""
    if building == WORKSHOP:
        return craftable(s, seat) != 0
    if building == LAB:
        return may_paint(s, seat)
    if building == ARMORY:
        return may_forge(s, seat, coins)
    return s.space[seat] < s.box.end_space


def action_refusal(s: XianState, seat: int, building: int, coins: int) -> Refusal | None:
    """[X-4.4] Return why this many coins do not allow the action of this building."""
    if may_act(s, seat, building, coins):
        return None
    if building == WORKSHOP:
        return craft_refusal(s)
    if building == LAB:
        return paint_refusal(s, seat)
    return forge_refusal(s) if building == ARMORY else TRACK_FINISHED


def builder(s: XianState, seat: int) -> int:
    """[X-1.7] Return the seat's master builder of this round, as a bit."""
    return 1 << seat * BUILDERS + s.round - 1


def builders_of(s: XianState, seat: int, building: int) -> int:
    """[X-4.2] Return how many builders of the seat are in this building."""
    return (s.builders[building] >> seat * BUILDERS & OWN_BUILDERS).bit_count()


def occupancy(s: XianState) -> list[int]:
    """[X-4.1] Return the builders in each pair of buildings; the Prime Minister counts as one."""
    found, pair_of_slot = [0, 0], s.box.pair_of_slot
    for building, slot in enumerate(s.slot_of):
        found[pair_of_slot[slot]] += s.builders[building].bit_count()
    found[pair_of_slot[s.slot_of[s.minister]]] += 1
    return found


def pair_of(s: XianState, building: int) -> int:
    """[X-4.1] Return the pair, left or right, that the building belongs to."""
    return s.box.pair_of_slot[s.slot_of[building]]


def is_closed(s: XianState, building: int) -> bool:
    """[X-4.1] Return whether the building's pair is full, and so closed until the turn ends."""
    return occupancy(s)[pair_of(s, building)] >= s.box.pair_limits[s.seats]


def rate(s: XianState, builders: int) -> int:
    """[X-4.2] [X-4.3] [X-11.1] Return the fee to the owner of this many builders in a building."""
    return s.box.two_player_fees[builders] if s.seats == 2 else builders * s.box.fee_per_builder


def fee(s: XianState, seat: int, building: int) -> int:
    """[X-4.2] [X-4.3] [X-4.5] Return the whole fee; own builders cost nothing."""
    others = s.builders[building] & ~(OWN_BUILDERS << seat * BUILDERS)
    return rate(s, others.bit_count()) if others else 0


def prestige_lost(s: XianState, seat: int, due: int) -> int:
    """[X-4.7] Return the prestige paid for missing coins."""
    return max(0, due - s.coins[seat]) * s.box.prestige_per_missing_coin


def meets_minister(s: XianState, building: int) -> bool:
    """[X-4.8] Return whether a builder entering now would be the first to meet the minister."""
    return s.minister == building and not s.minister_met


def entry_refusal(s: XianState, seat: int, choice: Choice) -> Refusal | None:
    """[X-4.1] [X-4.4] [X-4.7] [X-8.3] Return why the seat may not enter like this."""
    building, due = choice.at, fee(s, seat, choice.at)
    if choice.verb != "enter":
        refusal = tile_refusal(s, seat, OPEN_FREE)
        if refusal is not None:
            return refusal
    if choice.verb == "open":
        if not is_closed(s, building):
            return NOT_CLOSED
    elif is_closed(s, building):
        return CLOSED
    elif choice.verb == "free":
        if due == 0:
            return NO_FEE
        due = 0
    if not may_pay(s, seat, due):
        return FEE_TOO_HIGH
    return action_refusal(s, seat, building, coins_inside(s, seat, building, due))


def coins_inside(s: XianState, seat: int, building: int, due: int) -> int:
    """[X-4.7] [X-4.8] Return the coins left for the action after fee and minister's coin."""
    return max(0, s.coins[seat] - due) + meets_minister(s, building) * s.box.minister_coins


def may_pay(s: XianState, seat: int, due: int) -> bool:
    """[X-4.7] Return whether coins and prestige cover the fee; prestige never falls below 0."""
    return s.coins[seat] >= due or prestige_lost(s, seat, due) <= s.prestige[seat]


class TileWindow(Step[XianState]):
    """[X-8.4] [X-8.6] Market and extra action, available during another question."""

    rule = "X-8.6"
    offers = (USE_MARKET, *EXTRA)

    def choices(self, s: XianState, seat: int, arg: int) -> list[Choice]:
        legal: list[Choice] = []
        if is_unused(s, seat, MARKET) and market_refusal(s, seat) is None:
            legal.append(USE_MARKET)
        if is_unused(s, seat, EXTRA_ACTION):
            legal += [c for c in EXTRA if may_act(s, seat, c.at, s.coins[seat])]
        return legal

    def refusal(self, s: XianState, seat: int, arg: int, choice: Choice) -> Refusal | None:
        if choice is USE_MARKET:
            return market_refusal(s, seat)
        refusal = tile_refusal(s, seat, EXTRA_ACTION)
        if refusal is not None:
            return refusal
        return action_refusal(s, seat, choice.at, s.coins[seat])

    def take(self, s: XianState, seat: int, arg: int, choice: Choice) -> None:
        if choice is USE_MARKET:
            open_market(s, seat)
            return
        flip(s, seat, EXTRA_ACTION)
        s.tell("extra_action", "X-8.6", seat, building=BUILDINGS[choice.at])
        s.then(ACTIONS[choice.at], seat)

    def details(self, s: XianState, seat: int, arg: int, choice: Choice) -> Values:
        if choice is USE_MARKET:
            return {"discount": 0}
        return {"action": f"does-{choice.noun}"}

    def because(self, s: XianState, seat: int, arg: int, choice: Choice) -> Values:
        if choice is USE_MARKET:
            return tile_numbers(s, seat, MARKET)
        said = action_numbers(s, seat, choice.at, s.coins[seat])
        return {**tile_numbers(s, seat, EXTRA_ACTION), **said, "fee": 0}


def action_numbers(s: XianState, seat: int, building: int, coins: int) -> Values:
    """[X-4.4] Return the cost of a building's action and the seat's means to pay, for a refusal."""
    if building == WORKSHOP:
        return clay_numbers(s, seat)
    if building == LAB:
        return lab_values(s, seat)
    return {**coin_numbers(s, seat), "left": coins}


TILE_WINDOW: Final = TileWindow()


class EnterBuilding(Step[XianState]):
    """[X-1.7] [X-4.6] Send a master builder to a building, or pass for a coin."""

    rule = "X-1.7"
    prompt = "ask-building"
    offers = (PASS, *ENTER, *OPEN, *FREE)
    endings = (PASS,)
    window = TILE_WINDOW

    def choices(self, s: XianState, seat: int, arg: int) -> list[Choice]:
        tile = is_unused(s, seat, OPEN_FREE)
        occupied, limit = occupancy(s), s.box.pair_limits[s.seats]
        entered, opened, waived = [PASS], [], []
        for building in range(len(BUILDINGS)):
            closed = occupied[pair_of(s, building)] >= limit
            if closed and not tile:
                continue
            due = fee(s, seat, building)
            coins = coins_inside(s, seat, building, due) if building == ARMORY else 0
            able = may_act(s, seat, building, coins)
            if able and may_pay(s, seat, due):
                if closed:
                    opened.append(OPEN[building])
                else:
                    entered.append(ENTER[building])
            if closed or not tile or not due:
                continue
            if able or may_act(s, seat, building, s.coins[seat]):
                waived.append(FREE[building])
        return entered + opened + waived

    def refusal(self, s: XianState, seat: int, arg: int, choice: Choice) -> Refusal | None:
        return None if choice is PASS else entry_refusal(s, seat, choice)

    def take(self, s: XianState, seat: int, arg: int, choice: Choice) -> None:
        if choice is PASS:
            forced = s.events is not None and self.choices(s, seat, arg) == [PASS]
            s.coins[seat] += s.box.pass_coins
            s.tell("passed", "X-4.6", seat, gain=gains(s.box.pass_coins), forced=int(forced))
        else:
            enter(s, seat, choice)

    def details(self, s: XianState, seat: int, arg: int, choice: Choice) -> Values:
        if choice is PASS:
            return {"gain": gains(s.box.pass_coins)}
        due = fee(s, seat, choice.at)
        said: Values = {"action": f"does-{choice.noun}", "fee": due, "loss": 0}
        if choice.verb != "free":
            said |= {"loss": prestige_lost(s, seat, due), "paid": min(due, s.coins[seat])}
        met, gain = int(meets_minister(s, choice.at)), gains(s.box.minister_coins)
        return {**said, "minister": met, "gain": gain, "prestige": s.box.minister_prestige}

    def because(self, s: XianState, seat: int, arg: int, choice: Choice) -> Values:
        due = 0 if choice.verb == "free" else fee(s, seat, choice.at)
        pair = pair_of(s, choice.at)
        said = action_numbers(s, seat, choice.at, coins_inside(s, seat, choice.at, due))
        return {
            **tile_numbers(s, seat, OPEN_FREE),
            **said,
            "fee": due,
            "purse": s.coins[seat],
            "prestige": s.prestige[seat],
            "each": s.box.prestige_per_missing_coin,
            "k": occupancy(s)[pair],
            "limit": s.box.pair_limits[s.seats],
            "pair": PAIRS[pair],
        }


def enter(s: XianState, seat: int, choice: Choice) -> None:
    """[X-4.4] Use the tile, pay the fee, place the builder, meet the minister, then act."""
    building = choice.at
    s.tell("building_entered", "X-1.7", seat, building=BUILDINGS[building])
    if choice.verb != "enter":
        flip(s, seat, OPEN_FREE)
    if choice.verb == "free":
        s.tell("fee_waived", "X-8.3", seat, building=BUILDINGS[building])
    else:
        pay_fee(s, seat, building)
    s.builders[building] |= builder(s, seat)
    if meets_minister(s, building):
        meet_minister(s, seat, building)
    s.then(ACTIONS[building], seat)


def pay_fee(s: XianState, seat: int, building: int) -> None:
    """[X-4.2] [X-4.3] [X-4.7] Pay all owners of builders inside; prestige pays missing coins."""
    due = fee(s, seat, building)
    if due == 0:
        return
    loss = prestige_lost(s, seat, due)
    missing = max(0, due - s.coins[seat])
    s.coins[seat] -= due - missing
    for creditor in range(s.seats):
        paid = rate(s, builders_of(s, creditor, building)) if creditor != seat else 0
        if paid:
            s.coins[creditor] += paid
            name, to = BUILDINGS[building], seat_noun(creditor)
            rule = "X-4.3" if s.seats == 2 else "X-4.2"
            s.tell("fee_paid", rule, seat, building=name, coins=paid, creditor=to)
    if missing:
        score(s, seat, SHORTAGE, -loss)
        s.tell("shortage", "X-4.7", seat, missing=missing, prestige=loss)


def meet_minister(s: XianState, seat: int, building: int) -> None:
    """[X-4.8] Give the first builder in the minister's building a coin and prestige."""
    s.minister_met = 1
    s.coins[seat] += s.box.minister_coins
    score(s, seat, MINISTER, s.box.minister_prestige)
    name, gain, prestige = BUILDINGS[building], gains(s.box.minister_coins), s.box.minister_prestige
    s.tell("minister_met", "X-4.8", seat, building=name, gain=gain, prestige=prestige)


class WrapUp(Step[XianState]):
    """[X-8.2] After the building: use a tile or finish the activation."""

    rule = "X-8.2"
    prompt = "ask-wrap-up"
    offers = (FINISH,)
    endings = (FINISH,)
    window = TILE_WINDOW

    def choices(self, s: XianState, seat: int, arg: int) -> list[Choice]:
        return [FINISH]

    def refusal(self, s: XianState, seat: int, arg: int, choice: Choice) -> Refusal | None:
        return None

    def take(self, s: XianState, seat: int, arg: int, choice: Choice) -> None:
        """Do nothing: the next activation is already on the agenda."""


ENTER_BUILDING: Final = EnterBuilding()
WRAP_UP: Final = WrapUp()
