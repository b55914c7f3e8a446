"""The Shipping action: Ship, discounts, Deliveries, end (TX-5.8 to TX-5.11)."""

from typing import Final

from dynasty.games.tianxia.effect_codes import SHIPPING, TO_WAVE, effect_argument, gain_nouns
from dynasty.games.tianxia.names import (
    BUILDINGS,
    DELIVERY_SPACES,
    NOTHING,
    P13,
    P14,
    P15,
    PORTS,
    POSITIONS,
    SHIP_SPACES,
    WAVE,
)
from dynasty.games.tianxia.rules.buildings import PASSIVE_USED, TRIGGER_P15
from dynasty.games.tianxia.rules.deliveries import begin_delivery, demand_reward, space_reward
from dynasty.games.tianxia.rules.effects import means
from dynasty.games.tianxia.rules.free_actions import FREE_ACTIONS
from dynasty.games.tianxia.rules.merchants import (
    EMPLOY,
    employ,
    merchant_because,
    merchants_back,
    ready_refusal,
)
from dynasty.games.tianxia.rules.ships import (
    MODIFIERS,
    NO_DELIVERY_MARKER,
    NO_GOODS,
    NOT_IN_PORT,
    NOT_THIS_PORT,
    OTHER_SHIP,
    SHIP,
    SHIP_FULL,
    bill_names,
    can_pay,
    could_pay,
    is_covered,
    leftmost_reward,
    may_ship_somewhere,
    modifier,
    ship_because,
    ship_refusal,
    space_because,
    space_refusal,
    uncovered,
)
from dynasty.games.tianxia.rules.stock_and_score import has
from dynasty.games.tianxia.rules.turn_flags import (
    BY_REGION,
    DELIVERED,
    MARKED,
    MODIFIED,
    P15_USED,
    RESOLVED,
    SHIPPED,
    SINGLE,
)
from dynasty.games.tianxia.state import TianxiaState
from dynasty.kernel import Choice, Refusal, Routine, Step, Values, choices, seat_noun

REMOVE: Final = choices("remove", DELIVERY_SPACES)
LEAVE: Final = choices("leave", POSITIONS)
DELIVER: Final = choices("deliver", DELIVERY_SPACES)
SAIL: Final = choices("sail", POSITIONS)

NOTHING_THERE: Final = Refusal("TX-1.4", "nothing-to-remove")
MUST_REMOVE: Final = Refusal("TX-5.10", "must-remove")
DELIVER_FIRST: Final = Refusal("TX-5.8", "deliver-first")
NO_DISCOUNT: Final = Refusal("TX-5.8", "no-discount")
WITHOUT_P15: Final = Refusal("TX-1.4", "without-passive")
NO_SHIP_OPEN: Final = Refusal("TX-11.1", "no-ship-open")
ALREADY_SHIPPING: Final = Refusal("TX-4.3", "one-at-a-time")


def port_refusal(s: TianxiaState, seat: int, port: int, position: int) -> Refusal | None:
    """[TX-5.8] [TX-5.11] Return why a Shipping action of this Port cannot choose the Ship there."""
    if position == WAVE:
        return NOT_IN_PORT
    if position != port and not has(s, seat, P13):
        return NOT_THIS_PORT
    return ship_refusal(s, seat, position, True)


class ChooseShip(Step[TianxiaState]):
    """[TX-11.1] Choose the Ship of any Port, by the Bonus Shipping tile."""

    rule = "TX-11.1"
    prompt = "ask-ship"
    offers = SHIP[:PORTS]

    def refusal(self, s: TianxiaState, seat: int, arg: int, choice: Choice) -> Refusal | None:
        return ship_refusal(s, seat, choice.at, True)

    def take(self, s: TianxiaState, seat: int, arg: int, choice: Choice) -> None:
        begin_shipping(s, seat, choice.at, MARKED)

    def details(self, s: TianxiaState, seat: int, arg: int, choice: Choice) -> Values:
        return ship_details(s, choice.at)

    def because(self, s: TianxiaState, seat: int, arg: int, choice: Choice) -> Values:
        return ship_because(s, seat, choice.at)


def ship_details(s: TianxiaState, position: int) -> Values:
    """Return the details of a Ship for a player who may choose it."""
    gained, free = gain_nouns(demand_reward(s, position)), len(uncovered(s, position))
    return {"goods": bill_names(s, position, 0), "gain": gained, "free": free}


def begin_shipping(s: TianxiaState, seat: int, position: int, flags: int) -> None:
    """[TX-5.8] [TX-5.9] Place the marker in the Port, ask for p14, then for the Deliveries."""
    s.ship_at, s.ship_flags = position, flags
    if flags & MARKED:
        s.port_markers[seat * PORTS + position] += 1
    s.tell("shipping_begun", "TX-5.8", seat, position=POSITIONS[position])
    s.then(LOAD_SHIP, seat)
    if s.covered[position] and has(s, seat, P14):
        s.then(REMOVE_MARKER, seat)


class RemoveMarker(Step[TianxiaState]):
    """[TX-1.4] p14: first you may return one Delivery marker on the Ship to its owner."""

    rule = "TX-1.4"
    prompt = "ask-remove"
    offers = (*LEAVE, *REMOVE)
    endings = LEAVE

    def refusal(self, s: TianxiaState, seat: int, arg: int, choice: Choice) -> Refusal | None:
        if choice.verb == "leave":
            if choice.at != s.ship_at:
                return OTHER_SHIP
            stuck = not s.deliveries[seat] or not uncovered(s, s.ship_at)
            return MUST_REMOVE if stuck else None
        position, space = divmod(choice.at, SHIP_SPACES)
        if position != s.ship_at:
            return OTHER_SHIP
        if not is_covered(s, position, space):
            return NOTHING_THERE
        own = s.covered[position] >> 3 * space & 7 == seat + 1
        return None if own or s.deliveries[seat] else MUST_REMOVE

    def take(self, s: TianxiaState, seat: int, arg: int, choice: Choice) -> None:
        if choice.verb == "leave":
            return
        position, space = divmod(choice.at, SHIP_SPACES)
        owner = (s.covered[position] >> 3 * space & 7) - 1
        s.covered[position] &= ~(7 << 3 * space)
        s.deliveries[owner] += 1
        where = DELIVERY_SPACES[choice.at]
        s.tell("delivery_removed", "TX-1.4", seat, space=where, owner=seat_noun(owner))

    def details(self, s: TianxiaState, seat: int, arg: int, choice: Choice) -> Values:
        if choice.verb == "leave":
            return {}
        return {**space_because(s, choice.at), "gain": gain_nouns(space_reward(s, choice.at))}

    def because(self, s: TianxiaState, seat: int, arg: int, choice: Choice) -> Values:
        return {"position": POSITIONS[s.ship_at]}


def can_deliver(s: TianxiaState, seat: int) -> bool:
    """[TX-5.8] [TX-5.10] Return whether a Delivery is possible by active discounts alone."""
    if not s.deliveries[seat] or not uncovered(s, s.ship_at):
        return False
    return can_pay(s, seat, s.ship_at, s.ship_flags)


def could_deliver(s: TianxiaState, seat: int) -> bool:
    """[TX-5.8] Return whether a Delivery is possible, also by a ready discount."""
    if not s.deliveries[seat] or not uncovered(s, s.ship_at):
        return False
    return could_pay(s, seat, s.ship_at, s.ship_flags)


def modifier_refusal(s: TianxiaState, seat: int, merchant: int) -> Refusal | None:
    """[TX-5.8] Return why this Merchant action cannot make the next Deliveries cheaper."""
    refusal = ready_refusal(s, seat, merchant)
    if refusal is not None:
        return refusal
    if not s.deliveries[seat] or not uncovered(s, s.ship_at):
        return NO_DISCOUNT
    found, _ = modifier(s, seat, s.ship_at, s.ship_flags)
    return None if found == merchant else NO_DISCOUNT


def p15_refusal(s: TianxiaState, seat: int) -> Refusal | None:
    """[TX-1.4] Return why p15 cannot work: it works once, while a space is uncovered."""
    if not has(s, seat, P15):
        return WITHOUT_P15
    if s.ship_flags & P15_USED:
        return PASSIVE_USED
    return None if uncovered(s, s.ship_at) else SHIP_FULL


def leftmost_names(s: TianxiaState) -> tuple[str, ...]:
    """[TX-1.4] Return what p15 would give now."""
    first = s.ship_at * SHIP_SPACES + uncovered(s, s.ship_at)[0]
    return gain_nouns(space_reward(s, first))


class LoadShip(Step[TianxiaState]):
    """[TX-5.8] Make a Delivery, switch a Merchant action on, or finish after at least one."""

    rule = "TX-5.8"
    prompt = "ask-deliver"
    offers = (*DELIVER, *(EMPLOY[m] for m, _, _ in MODIFIERS if m != NOTHING), TRIGGER_P15, *SAIL)
    endings = SAIL
    window = FREE_ACTIONS

    def choices(self, s: TianxiaState, seat: int, arg: int) -> list[Choice]:
        legal: list[Choice] = []
        at = s.ship_at
        spaces = uncovered(s, at)
        could = False
        if spaces and s.deliveries[seat]:
            if can_pay(s, seat, at, s.ship_flags):
                legal = [DELIVER[at * SHIP_SPACES + space] for space in spaces]
                could = True
            merchant, bit = modifier(s, seat, at, s.ship_flags)
            if merchant != NOTHING:
                legal.append(EMPLOY[merchant])
                could = could or can_pay(s, seat, at, s.ship_flags | bit)
        if p15_refusal(s, seat) is None:
            legal.append(TRIGGER_P15)
        if not could or s.ship_flags & DELIVERED:
            legal.append(SAIL[at])
        return legal

    def refusal(self, s: TianxiaState, seat: int, arg: int, choice: Choice) -> Refusal | None:
        if choice is TRIGGER_P15:
            return p15_refusal(s, seat)
        if choice.verb == "employ":
            return modifier_refusal(s, seat, choice.at)
        if choice.verb == "sail":
            if choice.at != s.ship_at:
                return OTHER_SHIP
            stays = not s.ship_flags & DELIVERED and could_deliver(s, seat)
            return DELIVER_FIRST if stays else None
        if choice.at // SHIP_SPACES != s.ship_at:
            return OTHER_SHIP
        if not s.deliveries[seat]:
            return NO_DELIVERY_MARKER
        refusal = space_refusal(s, choice.at)
        return refusal or (None if can_deliver(s, seat) else NO_GOODS)

    def take(self, s: TianxiaState, seat: int, arg: int, choice: Choice) -> None:
        if choice.verb == "sail":
            end_shipping(s, seat)
            return
        single = choice.verb == "deliver" and s.ship_flags & SINGLE
        s.then(END_SHIPPING if single else LOAD_SHIP, seat)
        if choice.verb == "deliver":
            begin_delivery(s, seat, choice.at)
        elif choice is TRIGGER_P15:
            s.ship_flags |= P15_USED
            leftmost_reward(s, seat, s.ship_at, P15)
        else:
            s.ship_flags |= modifier(s, seat, s.ship_at, s.ship_flags)[1] | MODIFIED
            employ(s, seat, choice.at)

    def details(self, s: TianxiaState, seat: int, arg: int, choice: Choice) -> Values:
        if choice.verb == "deliver":
            rewards = demand_reward(s, s.ship_at) + space_reward(s, choice.at)
            return {"goods": bill_names(s, s.ship_at, s.ship_flags), "gain": gain_nouns(rewards)}
        if choice is TRIGGER_P15:
            return {"gain": leftmost_names(s)}
        if choice.verb == "employ":
            return merchants_back(s, choice.at)
        made = int(s.ship_flags & DELIVERED != 0)
        due = leftmost_names(s) if made and p15_refusal(s, seat) is None else ()
        return {"made": made, "due": len(due), "gain": due}

    def gives_up(self, s: TianxiaState, seat: int, arg: int, choice: Choice) -> str:
        return "forgo-delivery" if can_deliver(s, seat) else ""

    def because(self, s: TianxiaState, seat: int, arg: int, choice: Choice) -> Values:
        if choice.verb == "employ":
            return merchant_because(s, seat, choice.at)
        found = ship_because(s, seat, s.ship_at, s.ship_flags)
        if choice.verb == "deliver":
            return {**found, **space_because(s, choice.at)}
        return {**found, "building": BUILDINGS[P15]}


class EndShipping(Routine[TianxiaState]):
    """[TX-5.9] End the Shipping action once the single Delivery of a wave tile is made."""

    rule = "TX-5.9"

    def run(self, s: TianxiaState, seat: int, arg: int) -> None:
        end_shipping(s, seat)


def end_shipping(s: TianxiaState, seat: int) -> None:
    """[TX-5.8] [TX-1.4] Close the action; without a Delivery its marker goes back."""
    position, flags = s.ship_at, s.ship_flags
    s.ship_at, s.ship_flags = NOTHING, 0
    if flags & BY_REGION:
        s.done |= SHIPPED | (RESOLVED if flags & DELIVERED else 0)
    if not flags & DELIVERED:
        if flags & MARKED:
            s.port_markers[seat * PORTS + position] -= 1
        s.tell("shipping_failed", "TX-5.8", seat, position=POSITIONS[position])
    elif has(s, seat, P15) and not flags & P15_USED:
        leftmost_reward(s, seat, position, P15)


def open_shipping(s: TianxiaState, seat: int, source: int, effect: int) -> None:
    """[TX-5.9] [TX-11.1] Begin a tile's Shipping action: one Delivery to the wave, or any Port."""
    if effect_argument(effect) == TO_WAVE:
        begin_shipping(s, seat, WAVE, SINGLE)
    else:
        s.then(CHOOSE_SHIP, seat)


def shipping_hindrance(s: TianxiaState, seat: int, effect: int) -> Refusal | None:
    """[TX-5.9] Return why a tile's Shipping action is impossible or already under way."""
    if s.ship_at != NOTHING:
        return ALREADY_SHIPPING
    if effect_argument(effect) == TO_WAVE:
        return ship_refusal(s, seat, WAVE, False)
    return None if may_ship_somewhere(s, seat) else NO_SHIP_OPEN


CHOOSE_SHIP: Final = ChooseShip()
REMOVE_MARKER: Final = RemoveMarker()
LOAD_SHIP: Final = LoadShip()
END_SHIPPING: Final = EndShipping()

means(SHIPPING, open_shipping, shipping_hindrance)
