"""The Action phase: whose turn, which turn, and the price of an Action marker (TX-4, TX-5.1)."""

from typing import Final

from dynasty.games.tianxia.effect_codes import gain_nouns
from dynasty.games.tianxia.names import (
    COIN,
    COLOURS,
    FORTIFY,
    M4A1,
    NOBODY,
    NOTHING,
    P08,
    REGIONS,
    RICE,
    SPACES,
    STUFF,
)
from dynasty.games.tianxia.packed_rows import add_right, row_length
from dynasty.games.tianxia.rules.barges import (
    BOARD_BARGE,
    PAY_WORKER,
    barge_because,
    barge_refusal,
    open_barges,
    worker_details,
    worker_price,
)
from dynasty.games.tianxia.rules.buildings import wood_to_spend
from dynasty.games.tianxia.rules.effects import PAY_COIN
from dynasty.games.tianxia.rules.free_actions import FREE_ACTIONS
from dynasty.games.tianxia.rules.merchants import (
    EMPLOY,
    employ,
    is_ready,
    merchant_because,
    merchants_back,
    ready_refusal,
)
from dynasty.games.tianxia.rules.military_turn import (
    NOTHING_TO_BUILD,
    begin_military,
    fortify_because,
    fortify_refusal,
    train_refusal,
)
from dynasty.games.tianxia.rules.pass_turn import begin_pass
from dynasty.games.tianxia.rules.region_turn import ACT_IN_REGION, can_act, no_action_because
from dynasty.games.tianxia.rules.rival import RIVAL_TURN
from dynasty.games.tianxia.rules.ships import good_name
from dynasty.games.tianxia.rules.stock_and_score import coins, has, pay, shortfall
from dynasty.games.tianxia.state import TianxiaState
from dynasty.kernel import Choice, Refusal, Routine, Step, Values, choices

PLACE: Final = choices("place", SPACES)
PASS: Final = choices("pass", ("turn_order",))[0]
END: Final = choices("end", ("turn_order",))[0]

UNLIMITED: Final = 99  # more than any Action marker costs

NO_MARKER: Final = Refusal("TX-4.1", "no-marker")
NO_COINS: Final = Refusal("TX-5.1", "no-coins")
NO_ACTION: Final = Refusal("TX-5.2", "no-action")
NOTHING_SAVED: Final = Refusal("TX-5.1", "nothing-saved")


class NextTurn(Routine[TianxiaState]):
    """[TX-4.1] [TX-4.4] Ask the next seat in Turn order that has not passed, until all have.

    The argument is the place in the Turn order from which to look.
    """

    rule = "TX-4.1"

    def run(self, s: TianxiaState, seat: int, arg: int) -> None:
        s.active = NOBODY
        if len(s.next_order) == s.seats:
            return
        while s.order[arg % s.seats] in s.next_order:
            arg += 1
        actor = s.order[arg % s.seats]
        s.then(NEXT_TURN, NOBODY, (arg + 1) % s.seats)
        begin_turn(s, actor)


def begin_turn(s: TianxiaState, seat: int) -> None:
    """[TX-4.1] Begin a new turn: nothing is done yet."""
    s.active, s.space, s.done, s.flipped = seat, NOTHING, 0, 0
    if seat < s.deciders:
        s.then(CHOOSE_TURN, seat)
    else:
        s.then(RIVAL_TURN, seat)


def marker_price(s: TianxiaState, seat: int, space: int) -> int:
    """[TX-5.1] [TX-8.1] Return a Coin per Action marker on that space; none with p08."""
    row = s.spaces[space]
    if not row or has(s, seat, P08):
        return 0
    return s.box.marker_cost * row_length(row)


def m4a1_price(s: TianxiaState, seat: int, space: int) -> int:
    """[TX-5.1] Return the price with m4a1 if that is ready and saves something, else the usual."""
    price, fixed = marker_price(s, seat, space), s.box.merchant_amount[M4A1]
    return fixed if price > fixed and is_ready(s, seat, M4A1) else price


def action_refusal(s: TianxiaState, seat: int, space: int, left: int, wood: int) -> Refusal | None:
    """[TX-5.2] [TX-8.4] Return why the space is of no use with that many Coins and that Wood."""
    if left < 0:
        return NO_COINS
    if space < FORTIFY:
        return None if can_act(s, seat, space, left, wood) else NO_ACTION
    if space == FORTIFY:
        return fortify_refusal(s, seat)
    return train_refusal(s, seat)


def place_refusal(s: TianxiaState, seat: int, space: int) -> Refusal | None:
    """[TX-4.1] [TX-5.1] Return why the seat cannot place an Action marker there."""
    if not s.markers[seat]:
        return NO_MARKER
    left = coins(s, seat) - m4a1_price(s, seat, space)
    return action_refusal(s, seat, space, left, wood_to_spend(s, seat))


def place_because(s: TianxiaState, seat: int, space: int) -> Values:
    """[TX-5.1] [TX-5.2] [TX-8.4] Return what a marker there needs, and what the seat has."""
    refusal = place_refusal(s, seat, space)
    if refusal is NO_COINS:
        return shortfall(s, seat, COIN, m4a1_price(s, seat, space))
    if refusal is NO_ACTION:
        return no_action_because(s, seat, space)
    if refusal is NOTHING_TO_BUILD:
        return fortify_because(s, seat)
    return shortfall(s, seat, RICE, s.box.soldier_cost)


def open_spaces(s: TianxiaState, seat: int) -> list[Choice]:
    """[TX-4.1] [TX-5.1] Return the action spaces where the seat can place an Action marker."""
    legal: list[Choice] = []
    money, wood = coins(s, seat), wood_to_spend(s, seat)
    most = s.box.merchant_amount[M4A1] if is_ready(s, seat, M4A1) else UNLIMITED
    for choice in PLACE:
        left = money
        if s.spaces[choice.at]:
            left -= min(most, marker_price(s, seat, choice.at))
        if action_refusal(s, seat, choice.at, left, wood) is None:
            legal.append(choice)
    return legal


class ChooseTurn(Step[TianxiaState]):
    """[TX-4.1] [TX-4.2] Choose a Region, Military or Barge turn, or Pass."""

    rule = "TX-4.1"
    prompt = "ask-turn"
    offers = (*PLACE, *BOARD_BARGE, PASS)
    endings = (PASS,)
    opens_turn = True
    compares = "coins"
    window = FREE_ACTIONS

    def choices(self, s: TianxiaState, seat: int, arg: int) -> list[Choice]:
        legal = open_spaces(s, seat) if s.markers[seat] else []
        legal += open_barges(s, seat)
        legal.append(PASS)
        return legal

    def refusal(self, s: TianxiaState, seat: int, arg: int, choice: Choice) -> Refusal | None:
        if choice is PASS:
            return None
        if choice.verb == "worker":
            return barge_refusal(s, seat, choice.at)
        return place_refusal(s, seat, choice.at)

    def take(self, s: TianxiaState, seat: int, arg: int, choice: Choice) -> None:
        if choice is PASS:
            if s.events is not None and len(self.options(s, seat, arg)) == 1:
                tell_forced_pass(s, seat)
            begin_pass(s, seat)
            return
        s.then(END_TURN, seat)
        s.then(PAY_WORKER if choice.verb == "worker" else PAY_MARKER, seat, choice.at)

    def details(self, s: TianxiaState, seat: int, arg: int, choice: Choice) -> Values:
        if choice is PASS:
            return {"place": len(s.next_order) + 1, "last": int(s.round == s.box.rounds)}
        if choice.verb == "worker":
            return worker_details(s, seat, choice.at, worker_price(s, seat, choice.at))
        gained, price = space_gain(s, choice.at), marker_price(s, seat, choice.at)
        return {"coins": price, "gain": gained, **space_actions(s, choice.at)}

    def gives_up(self, s: TianxiaState, seat: int, arg: int, choice: Choice) -> str:
        return "forgo-markers" if s.markers[seat] and open_spaces(s, seat) else ""

    def because(self, s: TianxiaState, seat: int, arg: int, choice: Choice) -> Values:
        if choice is PASS:
            return {}
        because = barge_because if choice.verb == "worker" else place_because
        return because(s, seat, choice.at)

    def default(self, s: TianxiaState, seat: int, arg: int, legal: list[Choice]) -> Choice:
        return PASS


def tell_forced_pass(s: TianxiaState, seat: int) -> None:
    """[TX-4.2] Tell that no marker is left and no Worker can be paid, and what is missing."""
    price = min(worker_price(s, seat, barge.at) for barge in BOARD_BARGE)
    s.tell("pass_forced", "TX-4.2", seat, price=("coin",) * price, held=coins(s, seat))


def space_gain(s: TianxiaState, space: int) -> tuple[str, ...]:
    """[TX-5.2] [TX-8.1] Return what an action space gives beside its actions: benefit and step."""
    if space >= len(REGIONS):
        return ("step_any",)
    banner = COLOURS[s.banners[s.box.region_ring[space]]]
    return (*gain_nouns(s.box.region_benefit[space]), f"step_{banner}")


def space_actions(s: TianxiaState, space: int) -> Values:
    """[TX-5.3] Return whether a region exchanges, and what for what, or ships."""
    if space >= len(REGIONS):
        return {"exchange": 0, "port": 0}
    port, give, get = s.box.region_port[space], s.box.region_give[space], s.box.region_get[space]
    found: Values = {"exchange": int(give != NOTHING), "port": int(port != NOTHING)}
    if give != NOTHING:
        found |= {"give": STUFF[give], "get": good_name(get)}
    return found


class PayMarker(Step[TianxiaState]):
    """[TX-5.1] Pay for the Action marker, or the fixed price of m4a1. The argument: the space."""

    rule = "TX-5.1"
    prompt = "ask-marker-price"
    offers = (PAY_COIN, EMPLOY[M4A1])

    def choices(self, s: TianxiaState, seat: int, arg: int) -> list[Choice]:
        if not is_ready(s, seat, M4A1):
            return [PAY_COIN]
        return [c for c in self.offers if self.refusal(s, seat, arg, c) is None]

    def refusal(self, s: TianxiaState, seat: int, arg: int, choice: Choice) -> Refusal | None:
        price = marker_price(s, seat, arg)
        if choice is PAY_COIN:
            left = coins(s, seat) - price
            return action_refusal(s, seat, arg, left, wood_to_spend(s, seat))
        refusal = ready_refusal(s, seat, M4A1)
        if refusal is None and price <= s.box.merchant_amount[M4A1]:
            return NOTHING_SAVED
        return refusal

    def take(self, s: TianxiaState, seat: int, arg: int, choice: Choice) -> None:
        price = marker_price(s, seat, arg)
        if choice is not PAY_COIN:
            price = s.box.merchant_amount[M4A1]
            employ(s, seat, M4A1)
        pay(s, seat, COIN, price)
        s.markers[seat] -= 1
        s.spaces[arg] = add_right(s.spaces[arg], seat)
        s.space = arg
        if s.events is not None:
            rule = "TX-5.1" if arg < FORTIFY else "TX-8.1"
            s.tell("marker_placed", rule, seat, space=SPACES[arg], coins=price)
        if arg < FORTIFY:
            s.then(ACT_IN_REGION, seat, arg)
        else:
            begin_military(s, seat, arg)

    def details(self, s: TianxiaState, seat: int, arg: int, choice: Choice) -> Values:
        if choice is PAY_COIN:
            return {"price": ("coin",) * marker_price(s, seat, arg)}
        return merchants_back(s, M4A1, ("coin",) * s.box.merchant_amount[M4A1])

    def because(self, s: TianxiaState, seat: int, arg: int, choice: Choice) -> Values:
        asked = shortfall(s, seat, COIN, marker_price(s, seat, arg))
        return asked if choice is PAY_COIN else {**merchant_because(s, seat, M4A1), **asked}


class EndTurn(Step[TianxiaState]):
    """[TX-4.3] Offer free actions before the turn ends."""

    rule = "TX-4.3"
    prompt = "ask-end"
    offers = (END,)
    endings = (END,)
    window = FREE_ACTIONS

    def choices(self, s: TianxiaState, seat: int, arg: int) -> list[Choice]:
        return [END]

    def refusal(self, s: TianxiaState, seat: int, arg: int, choice: Choice) -> Refusal | None:
        return None

    def take(self, s: TianxiaState, seat: int, arg: int, choice: Choice) -> None:
        """The next turn is on the agenda already."""


NEXT_TURN: Final = NextTurn()
CHOOSE_TURN: Final = ChooseTurn()
PAY_MARKER: Final = PayMarker()
END_TURN: Final = EndTurn()
