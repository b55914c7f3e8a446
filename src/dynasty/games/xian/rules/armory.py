"""The Armory: forge a card of the display (X-7)."""

from typing import Final

from dynasty.games.xian.names import DISPLAY_SLOTS, EQUIPMENT, EQUIPMENT_TYPES, NOTHING, OFFICER
from dynasty.games.xian.rules.bonus_tiles import DiscountQuestion, discount
from dynasty.games.xian.rules.stock_and_score import gains
from dynasty.games.xian.rules.worker_cards import ability
from dynasty.games.xian.state import XianState
from dynasty.kernel import Choice, Refusal, Step, Values, choices

FORGE: Final = choices("forge", DISPLAY_SLOTS)

EMPTY_SLOT: Final = Refusal("X-7.2", "empty-slot")
NO_COINS: Final = Refusal("X-7.1", "no-coins")
NOTHING_TO_FORGE: Final = Refusal("X-7.1", "nothing-to-forge")
DISPLAY_EMPTY: Final = Refusal("X-7.3", "display-empty")


def forge_cost(s: XianState, seat: int, card: int, saved: int) -> int:
    """[X-7.1] [X-3.12] Return the price in coins after the officer and the Discount, at least 0."""
    return max(0, s.box.equipment_cost[card] - ability(s, seat, OFFICER) - saved)


def may_forge(s: XianState, seat: int, coins: int) -> bool:
    """[X-7.1] Return whether these coins, with the seat's officer and Discount, pay for a card."""
    reach = coins + ability(s, seat, OFFICER) + discount(s, seat)
    for card in s.display:
        if card != NOTHING and s.box.equipment_cost[card] <= reach:
            return True
    return False


def forge_refusal(s: XianState) -> Refusal:
    """[X-7.1] [X-7.3] Return why a seat cannot forge anything."""
    return NOTHING_TO_FORGE if any(card != NOTHING for card in s.display) else DISPLAY_EMPTY


class ForgeCard(Step[XianState]):
    """[X-7.1] Choose the card of the display to take."""

    rule = "X-7.1"
    prompt = "ask-forge"
    offers = FORGE

    def refusal(self, s: XianState, seat: int, arg: int, choice: Choice) -> Refusal | None:
        card = s.display[choice.at]
        if card == NOTHING:
            return EMPTY_SLOT
        cost = forge_cost(s, seat, card, discount(s, seat))
        return None if cost <= s.coins[seat] else NO_COINS

    def take(self, s: XianState, seat: int, arg: int, choice: Choice) -> None:
        s.then(FORGE_DISCOUNT, seat, choice.at)

    def details(self, s: XianState, seat: int, arg: int, choice: Choice) -> Values:
        card = s.display[choice.at]
        cost = forge_cost(s, seat, card, 0)
        if cost > s.coins[seat]:
            cost = forge_cost(s, seat, card, discount(s, seat))
        kind, clay = EQUIPMENT_TYPES[s.box.equipment_type[card]], s.box.equipment_clay[card]
        return {"card": kind, "coins": cost, "gain": gains(clay=clay), "gained": clay}

    def because(self, s: XianState, seat: int, arg: int, choice: Choice) -> Values:
        card, saved = s.display[choice.at], discount(s, seat)
        need = 0 if card == NOTHING else forge_cost(s, seat, card, saved)
        return {"need": need, "have": s.coins[seat]}


def coin_numbers(s: XianState, seat: int) -> Values:
    """[X-7.1] Return the price of the cheapest card on the display, and the seat's coins."""
    saved = discount(s, seat)
    costs = [forge_cost(s, seat, card, saved) for card in s.display if card != NOTHING]
    return {"cheapest": min(costs, default=0), "coins": s.coins[seat]}


class ForgeDiscount(DiscountQuestion):
    """[X-8.5] Use the Discount tile to forge for one coin less?"""

    def is_payable(self, s: XianState, seat: int, target: int, saved: int) -> bool:
        return forge_cost(s, seat, s.display[target], saved) <= s.coins[seat]

    def price(self, s: XianState, seat: int, target: int, saved: int) -> tuple[str, ...]:
        return gains(coins=forge_cost(s, seat, s.display[target], saved))

    def saves(self, s: XianState, seat: int, target: int) -> bool:
        return forge_cost(s, seat, s.display[target], 0) > 0

    def carry_out(self, s: XianState, seat: int, target: int, saved: int) -> None:
        forge(s, seat, target, forge_cost(s, seat, s.display[target], saved))


def forge(s: XianState, seat: int, slot: int, cost: int) -> None:
    """[X-7.1] [X-7.2] Pay, take the card face down with its clay; the slot stays empty."""
    card = s.display[slot]
    s.coins[seat] -= cost
    s.display[slot] = NOTHING
    s.forged[seat] |= 1 << card
    clay = s.box.equipment_clay[card]
    s.clay[seat] += clay
    name, gain = EQUIPMENT[card], gains(clay=clay)
    s.tell("equipment_forged", "X-7.1", seat, card=name, coins=cost, gain=gain, gained=clay)


FORGE_CARD: Final = ForgeCard()
FORGE_DISCOUNT: Final = ForgeDiscount()
