"""Deliveries: paying for one, covering a space, and the rewards (TX-5.8)."""

from typing import Final

from dynasty.games.tianxia.effect_codes import gain_nouns, is_plain_gain
from dynasty.games.tianxia.names import (
    ANY,
    DELIVERY_SPACES,
    DEMAND_PLACES,
    FROM_DEMAND,
    M3A1,
    M3B1,
    MERCHANTS,
    NOTHING,
    PORT_DEMANDS,
    POSITIONS,
    SHIP_SPACES,
)
from dynasty.games.tianxia.rules.effects import PAY_ANY, resolve
from dynasty.games.tianxia.rules.ships import (
    MODIFIERS,
    NO_GOODS,
    OTHER_SHIP,
    REWARD,
    bill,
    good_name,
    is_payable,
    ship_because,
    space_source,
)
from dynasty.games.tianxia.rules.stock_and_score import pay
from dynasty.games.tianxia.rules.turn_flags import DELIVERED, ONE_GOOD_FREE
from dynasty.games.tianxia.state import TianxiaState
from dynasty.kernel import Choice, Refusal, Routine, Step, Values, choices

WAIVE: Final = choices("waive", (*PORT_DEMANDS, *DEMAND_PLACES))
WAIVE_PORT: Final = WAIVE[: len(PORT_DEMANDS)]
HOLD: Final = choices("hold", (MERCHANTS[M3A1], MERCHANTS[M3B1]))

NOT_WAIVABLE: Final = Refusal("TX-5.8", "not-waivable")
OTHER_MERCHANT: Final = Refusal("TX-5.8", "not-waivable")


def begin_delivery(s: TianxiaState, seat: int, place: int) -> None:
    """[TX-5.8] Pay for the Delivery, then cover the space."""
    s.then(COVER_SPACE, seat, place)
    if s.ship_flags & ONE_GOOD_FREE:
        s.then(WAIVE_GOOD, seat)
    else:
        pay_goods(s, seat, *bill(s, s.ship_at, s.ship_flags))


def pay_goods(s: TianxiaState, seat: int, port: int, listed: int, count: int) -> None:
    """[TX-5.8] Pay fixed Goods at once, then have the seat choose those that may be any Good."""
    free = 0
    if port == ANY:
        free = 1
    elif port != NOTHING:
        pay(s, seat, port, 1)
    if listed == ANY:
        free += count
    elif count:
        pay(s, seat, listed, count)
    for _ in range(free):
        s.then(PAY_ANY, seat, ANY)


class WaiveGood(Step[TianxiaState]):
    """[TX-5.8] Spend the discount of m3a1 or m3b1 here: on the port Good, or a listed one?"""

    rule = "TX-5.8"
    prompt = "ask-waive"
    offers = (*WAIVE, *HOLD)
    endings = HOLD

    def refusal(self, s: TianxiaState, seat: int, arg: int, choice: Choice) -> Refusal | None:
        port, listed, count = bill(s, s.ship_at, s.ship_flags)
        if choice.verb == "hold":
            if MODIFIERS[s.board[seat]][0] != (M3A1, M3B1)[choice.at]:
                return OTHER_MERCHANT
            return None if is_payable(s, seat, port, listed, count) else NO_GOODS
        without_port = is_payable(s, seat, NOTHING, listed, count)
        if choice in WAIVE_PORT:
            if choice.at != s.port_demand[s.ship_at]:
                return NOT_WAIVABLE
            return None if without_port else NO_GOODS
        same = port == listed and without_port
        if choice.at - len(PORT_DEMANDS) != s.ship_at or not count or same:
            return NOT_WAIVABLE
        return None if is_payable(s, seat, port, listed, count - 1) else NO_GOODS

    def take(self, s: TianxiaState, seat: int, arg: int, choice: Choice) -> None:
        port, listed, count = bill(s, s.ship_at, s.ship_flags)
        if choice.verb != "hold":
            s.ship_flags &= ~ONE_GOOD_FREE
            if choice in WAIVE_PORT:
                port = NOTHING
            else:
                count -= 1
        pay_goods(s, seat, port, listed, count)

    def details(self, s: TianxiaState, seat: int, arg: int, choice: Choice) -> Values:
        port, listed, _ = bill(s, s.ship_at, s.ship_flags)
        if choice.verb == "hold":
            return {}
        return {"goods": (good_name(port if choice in WAIVE_PORT else listed),)}

    def because(self, s: TianxiaState, seat: int, arg: int, choice: Choice) -> Values:
        return ship_because(s, seat, s.ship_at, s.ship_flags)


class CoverSpace(Routine[TianxiaState]):
    """[TX-5.8] Cover a space with the Delivery marker; gain the rewards of Demand and space."""

    rule = "TX-5.8"

    def run(self, s: TianxiaState, seat: int, arg: int) -> None:
        position, space = divmod(arg, SHIP_SPACES)
        s.covered[position] |= seat + 1 << 3 * space
        s.deliveries[seat] -= 1
        s.ship_flags |= DELIVERED
        s.tell("delivery_made", "TX-5.8", seat, space=DELIVERY_SPACES[arg])
        if is_plain_gain(demand_reward(s, position)) or is_plain_gain(space_reward(s, arg)):
            reward(s, seat, arg, True)
        else:
            s.then(ORDER_REWARDS, seat, arg)


def demand_reward(s: TianxiaState, position: int) -> tuple[int, ...]:
    """[TX-5.8] Return what the Demand tile gives for each Delivery."""
    return s.box.demand_effect[s.demands[position]]


def space_reward(s: TianxiaState, place: int) -> tuple[int, ...]:
    """[TX-5.8] Return what the covered space gives."""
    position, space = divmod(place, SHIP_SPACES)
    return s.box.ship_spaces[s.ships[position]][space]


def reward(s: TianxiaState, seat: int, place: int, demand_first: bool) -> None:
    """[TX-5.8] Put both rewards on the agenda in this order."""
    position = place // SHIP_SPACES
    source = FROM_DEMAND + s.demands[position]
    if demand_first:
        resolve(s, seat, space_source(s, position), space_reward(s, place))
        resolve(s, seat, source, demand_reward(s, position))
    else:
        resolve(s, seat, source, demand_reward(s, position))
        resolve(s, seat, space_source(s, position), space_reward(s, place))


class OrderRewards(Step[TianxiaState]):
    """[TX-5.8] Choose the first reward, where both ask something. The argument is the space."""

    rule = "TX-5.8"
    prompt = "ask-reward-order"
    offers = REWARD

    def choices(self, s: TianxiaState, seat: int, arg: int) -> list[Choice]:
        return [REWARD[arg], REWARD[len(DELIVERY_SPACES) + arg // SHIP_SPACES]]

    def refusal(self, s: TianxiaState, seat: int, arg: int, choice: Choice) -> Refusal | None:
        return None if choice in self.choices(s, seat, arg) else OTHER_SHIP

    def take(self, s: TianxiaState, seat: int, arg: int, choice: Choice) -> None:
        reward(s, seat, arg, choice.at >= len(DELIVERY_SPACES))

    def because(self, s: TianxiaState, seat: int, arg: int, choice: Choice) -> Values:
        return {"position": POSITIONS[s.ship_at]}

    def details(self, s: TianxiaState, seat: int, arg: int, choice: Choice) -> Values:
        position = arg // SHIP_SPACES
        if choice.at >= len(DELIVERY_SPACES):
            return {"gain": gain_nouns(demand_reward(s, position)), "from": DEMAND_PLACES[position]}
        return {"gain": gain_nouns(space_reward(s, arg)), "from": DELIVERY_SPACES[arg]}


WAIVE_GOOD: Final = WaiveGood()
COVER_SPACE: Final = CoverSpace()
ORDER_REWARDS: Final = OrderRewards()
