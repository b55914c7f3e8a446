"""Ships: their spaces, what a Delivery costs, and who can pay it (TX-5.8 to TX-5.11)."""

from typing import Final

from dynasty.games.tianxia.effect_codes import SHIP_REWARD, gain_nouns
from dynasty.games.tianxia.names import (
    ANY,
    DELIVERY_SPACES,
    DEMAND_PLACES,
    FROM_SHIP,
    GOODS,
    KINDS_OF_STUFF,
    M3A1,
    M3B1,
    M4A2,
    M4B2,
    NOTHING,
    P13,
    P14,
    PORTS,
    POSITIONS,
    ROWS,
    SHIP_SPACES,
    SILK,
    STUFF,
)
from dynasty.games.tianxia.rules.effects import EffectStep, means, resolve
from dynasty.games.tianxia.rules.merchants import is_ready
from dynasty.games.tianxia.rules.stock_and_score import has, held
from dynasty.games.tianxia.rules.turn_flags import (
    LISTED_GOOD_FREE,
    MODIFIED,
    ONE_GOOD_FREE,
    PORT_GOOD_FREE,
)
from dynasty.games.tianxia.state import TianxiaState
from dynasty.kernel import Choice, Refusal, Values, choices, seat_noun

REWARD: Final = choices("reward", (*DELIVERY_SPACES, *DEMAND_PLACES))
SHIP: Final = choices("ship", POSITIONS)

NO_SHIP: Final = Refusal("TX-5.8", "no-ship")
SHIP_FULL: Final = Refusal("TX-5.8", "ship-full")
NO_SHIPPING_MARKER: Final = Refusal("TX-5.10", "no-shipping-marker")
NO_DELIVERY_MARKER: Final = Refusal("TX-5.10", "no-delivery-marker")
NO_GOODS: Final = Refusal("TX-5.8", "no-goods")
NOT_THIS_PORT: Final = Refusal("TX-5.11", "not-this-port")
NOT_IN_PORT: Final = Refusal("TX-5.9", "not-in-port")
SPACE_COVERED: Final = Refusal("TX-5.8", "space-covered")
NO_SPACE: Final = Refusal("TX-5.8", "no-space")
OTHER_SHIP: Final = Refusal("TX-5.8", "other-ship")

# By side of the player board: the Merchant action that makes Deliveries cheaper, what it does,
# and the positions where it works, as bits.
YAN_CHU: Final = 0b0101
QI_CHU: Final = 0b0110
EVERYWHERE: Final = 0b1111
MODIFIERS: Final = (
    *((NOTHING, 0, 0),) * (M3A1 // ROWS),
    (M3A1, ONE_GOOD_FREE, YAN_CHU),
    (M3B1, ONE_GOOD_FREE, QI_CHU),
    (M4A2, LISTED_GOOD_FREE, EVERYWHERE),
    (M4B2, PORT_GOOD_FREE, EVERYWHERE),
)


def space_count(s: TianxiaState, position: int) -> int:
    """[TX-5.8] Return the number of Delivery spaces of the Ship there."""
    return len(s.box.ship_spaces[s.ships[position]])


def is_covered(s: TianxiaState, position: int, space: int) -> bool:
    return s.covered[position] >> 3 * space & 7 != 0


def uncovered(s: TianxiaState, position: int) -> list[int]:
    """[TX-5.8] Return the uncovered Delivery spaces of the Ship there, left to right."""
    if s.ships[position] == NOTHING:
        return []
    row = s.covered[position]
    return [at for at in range(space_count(s, position)) if not row >> 3 * at & 7]


def has_marker_on(s: TianxiaState, seat: int, position: int) -> bool:
    """[TX-5.10] Return whether a Delivery marker of the seat is on the Ship there."""
    row = s.covered[position]
    return any(row >> 3 * at & 7 == seat + 1 for at in range(SHIP_SPACES))


def shipping_markers_left(s: TianxiaState, seat: int) -> int:
    """[TX-5.10] Return how many Shipping markers the seat has left; Ports keep theirs."""
    left = s.box.shipping_markers
    for port in range(PORTS):
        left -= s.port_markers[seat * PORTS + port]
    return left


def modifier(s: TianxiaState, seat: int, position: int, flags: int) -> tuple[int, int]:
    """[TX-5.8] Return the ready Merchant action for cheaper Deliveries there, and its bit."""
    if s.board[seat] < 0 or flags & MODIFIED:
        return NOTHING, 0
    merchant, bit, where = MODIFIERS[s.board[seat]]
    if not where >> position & 1 or not is_ready(s, seat, merchant):
        return NOTHING, 0
    if bit == LISTED_GOOD_FREE and s.box.demand_count[s.demands[position]] == 0:
        return NOTHING, 0
    return merchant, bit


def bill(s: TianxiaState, position: int, flags: int) -> tuple[int, int, int]:
    """[TX-5.8] Return what a Delivery there costs: port Good (or NOTHING), listed Good, count."""
    port = s.box.port_good[s.port_demand[position]]
    demand = s.demands[position]
    count = s.box.demand_count[demand]
    if flags & PORT_GOOD_FREE:
        port = NOTHING
    if flags & LISTED_GOOD_FREE:
        count = max(0, count - 1)
    return port, s.box.demand_good[demand], count


def bill_names(s: TianxiaState, position: int, flags: int) -> tuple[str, ...]:
    """[TX-5.8] Return the Goods of a Delivery there, the port Good first."""
    port, listed, count = bill(s, position, flags)
    names = tuple(good_name(good) for good in (listed,) * count)
    return names if port == NOTHING else (good_name(port), *names)


def good_name(good: int) -> str:
    return "any_good" if good == ANY else STUFF[good]


def is_payable(s: TianxiaState, seat: int, port: int, listed: int, count: int) -> bool:
    """[TX-5.8] Return whether the seat holds the port Good and that many listed Goods."""
    at = seat * KINDS_OF_STUFF + SILK
    left = s.stuff[at : at + 3]
    free = 0
    if port == ANY:
        free = 1
    elif port != NOTHING:
        left[port - SILK] -= 1
    if listed == ANY:
        free += count
    else:
        left[listed - SILK] -= count
    total = 0
    for kept in left:
        if kept < 0:
            return False
        total += kept
    return total >= free


def can_pay(s: TianxiaState, seat: int, position: int, flags: int) -> bool:
    """[TX-5.8] Return whether the seat can pay for a Delivery there, by active discounts alone."""
    port, listed, count = bill(s, position, flags)
    if is_payable(s, seat, port, listed, count):
        return True
    if not flags & ONE_GOOD_FREE:
        return False
    if is_payable(s, seat, NOTHING, listed, count):
        return True
    return count > 0 and is_payable(s, seat, port, listed, count - 1)


def could_pay(s: TianxiaState, seat: int, position: int, flags: int) -> bool:
    """[TX-5.8] Return whether the seat can pay for a Delivery there, also by a ready discount."""
    at = seat * KINDS_OF_STUFF + SILK
    goods = s.stuff[at] + s.stuff[at + 1] + s.stuff[at + 2]
    if goods < s.box.demand_count[s.demands[position]]:
        return False  # a Delivery asks one Good more than are listed, and at most one is saved
    return can_pay(s, seat, position, flags | modifier(s, seat, position, flags)[1])


def ship_refusal(s: TianxiaState, seat: int, position: int, marked: bool) -> Refusal | None:
    """[TX-5.8] [TX-5.10] Return why the seat cannot make a Delivery to the Ship there."""
    if s.ships[position] == NOTHING:
        return NO_SHIP
    if marked and not shipping_markers_left(s, seat):
        return NO_SHIPPING_MARKER
    if not could_pay(s, seat, position, 0):
        return NO_GOODS
    removes = has(s, seat, P14)
    if not removes and not uncovered(s, position):
        return SHIP_FULL
    if s.deliveries[seat] == 0 and not (removes and has_marker_on(s, seat, position)):
        return NO_DELIVERY_MARKER
    return None


def ship_because(s: TianxiaState, seat: int, position: int, flags: int = 0) -> Values:
    """[TX-5.8] [TX-5.10] Return what a Delivery to the Ship there needs, and what the seat has."""
    found: Values = {
        "position": POSITIONS[position],
        "stock": tuple(STUFF[good] for good in GOODS for _ in range(held(s, seat, good))),
        "shipping": s.box.shipping_markers,
        "deliveries": s.box.delivery_markers,
    }
    if s.ships[position] != NOTHING:
        found["goods"] = bill_names(s, position, flags)
    return found


def may_ship(s: TianxiaState, seat: int, port: int) -> bool:
    """[TX-5.3] [TX-5.11] Return whether the seat can take a Shipping action at this Port."""
    if has(s, seat, P13):
        return may_ship_somewhere(s, seat)
    return ship_refusal(s, seat, port, True) is None


def may_ship_somewhere(s: TianxiaState, seat: int) -> bool:
    """[TX-11.1] Return whether the Ship of some Port is open to the seat."""
    for port in range(PORTS):
        if ship_refusal(s, seat, port, True) is None:
            return True
    return False


class ChooseShipReward(EffectStep):
    """[TX-5.9] Choose an uncovered reward of a Ship in a Port, without covering it."""

    rule = "TX-5.9"
    prompt = "ask-ship-reward"
    offers = REWARD[: PORTS * SHIP_SPACES]

    def refusal(self, s: TianxiaState, seat: int, arg: int, choice: Choice) -> Refusal | None:
        return space_refusal(s, choice.at)

    def take(self, s: TianxiaState, seat: int, arg: int, choice: Choice) -> None:
        position, space = divmod(choice.at, SHIP_SPACES)
        resolve(s, seat, arg, s.box.ship_spaces[s.ships[position]][space])

    def lost(self, s: TianxiaState, seat: int, arg: int) -> tuple[tuple[str, ...], str]:
        return ("ship_reward",), "no-ship-reward"

    def details(self, s: TianxiaState, seat: int, arg: int, choice: Choice) -> Values:
        position, space = divmod(choice.at, SHIP_SPACES)
        gain = s.box.ship_spaces[s.ships[position]][space]
        return {"gain": gain_nouns(gain), "from": POSITIONS[position]}

    def because(self, s: TianxiaState, seat: int, arg: int, choice: Choice) -> Values:
        return space_because(s, choice.at)


def space_because(s: TianxiaState, place: int) -> Values:
    """[TX-5.8] Return how many spaces the Ship there has, and who covers this one."""
    position, space = divmod(place, SHIP_SPACES)
    if s.ships[position] == NOTHING:
        return {}
    owner = (s.covered[position] >> 3 * space & 7) - 1
    covered: Values = {} if owner < 0 else {"owner": seat_noun(owner)}
    return {"spaces": space_count(s, position), **covered}


def space_refusal(s: TianxiaState, place: int) -> Refusal | None:
    """[TX-5.8] Return why this Delivery space holds no reward now."""
    position, space = divmod(place, SHIP_SPACES)
    if s.ships[position] == NOTHING:
        return NO_SHIP
    if space >= space_count(s, position):
        return NO_SPACE
    return SPACE_COVERED if is_covered(s, position, space) else None


def leftmost_reward(s: TianxiaState, seat: int, position: int, source: int) -> None:
    """[TX-5.8] Gain by p15 the leftmost uncovered reward of the Ship, without covering it."""
    spaces = uncovered(s, position)
    if spaces:
        resolve(s, seat, source, s.box.ship_spaces[s.ships[position]][spaces[0]])


def gain_ship_reward(s: TianxiaState, seat: int, source: int, effect: int) -> None:
    s.then(CHOOSE_SHIP_REWARD, seat, source)


def space_source(s: TianxiaState, position: int) -> int:
    """Return the source number of a Delivery space's reward."""
    return FROM_SHIP + s.ships[position]


CHOOSE_SHIP_REWARD: Final = ChooseShipReward()

means(SHIP_REWARD, gain_ship_reward)
