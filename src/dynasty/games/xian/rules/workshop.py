"""The Workshop: craft a raw warrior and perhaps sign it (X-5)."""

from typing import Final

from dynasty.games.xian.names import CERAMIST, SCIENTIST, SQUARES
from dynasty.games.xian.pit_squares import SECTION_MASKS, SECTION_OF
from dynasty.games.xian.rules.bonus_tiles import DiscountQuestion, discount
from dynasty.games.xian.rules.stock_and_score import (
    CERAMIST_PRAISE,
    CRAFTING,
    gain_pigment,
    gains,
    obtainable,
    raw_stock,
    score,
)
from dynasty.games.xian.rules.worker_cards import ability
from dynasty.games.xian.state import XianState
from dynasty.kernel import Choice, Refusal, Step, Values, choices, pile_cards

CRAFT: Final = choices("craft", SQUARES)
SEAL: Final = choices("seal", SQUARES)
LEAVE: Final = choices("leave", SQUARES)

NO_RAW_WARRIOR: Final = Refusal("X-2.3", "no-raw-warrior")
PIT_FULL: Final = Refusal("X-5.1", "pit-full")
NO_CLAY: Final = Refusal("X-5.1", "no-clay")
WALL: Final = Refusal("X-5.1", "wall")
OCCUPIED: Final = Refusal("X-5.1", "occupied")
NOT_CRAFTED_HERE: Final = Refusal("X-5.2", "not-crafted-here")
NO_SEAL: Final = Refusal("X-5.2", "no-seal")


def craft_cost(s: XianState, seat: int, section: int, saved: int) -> int:
    """[X-5.1] [X-3.11] Return the clay price after the scientist and the Discount, at least 0."""
    return max(0, s.box.clay_price[section] - ability(s, seat, SCIENTIST) - saved)


def empty_spaces(s: XianState) -> int:
    """[X-5.1] Return the warrior spaces without a warrior, as bits."""
    taken = s.raw
    for squares in s.painted:
        taken |= squares
    return s.spaces & ~taken


def craftable(s: XianState, seat: int) -> int:
    """[X-5.1] Return the empty spaces that the seat can pay for, as bits."""
    if s.raw.bit_count() == s.box.raw_warriors:
        return 0
    reach = s.clay[seat] + ability(s, seat, SCIENTIST) + discount(s, seat)
    found = 0
    for section, price in enumerate(s.box.clay_price):
        if price <= reach:
            found |= SECTION_MASKS[section]
    return found & empty_spaces(s) if found else 0


def craft_refusal(s: XianState) -> Refusal:
    """[X-2.3] [X-5.1] Return why a seat cannot craft anything."""
    if raw_stock(s) == 0:
        return NO_RAW_WARRIOR
    return NO_CLAY if empty_spaces(s) else PIT_FULL


def clay_numbers(s: XianState, seat: int) -> Values:
    """[X-5.1] Return the price of the cheapest empty space, and the seat's clay."""
    free, saved = empty_spaces(s), discount(s, seat)
    costs = [
        craft_cost(s, seat, section, saved)
        for section, mask in enumerate(SECTION_MASKS)
        if free & mask
    ]
    return {"need": min(costs, default=0), "have": s.clay[seat]}


def bonus(s: XianState, square: int) -> tuple[int, int, list[int]]:
    """[X-5.1] Return what the space gives: prestige, coins, pigment colours."""
    section, place = divmod(square, 10)
    side = s.box.sides[s.sides[section]]
    return side.prestige[place], side.coins[place], side.pigments[place]


class CraftWarrior(Step[XianState]):
    """[X-5.1] Choose the empty space for a raw warrior."""

    rule = "X-5.1"
    prompt = "ask-craft"
    compares = "prestige"
    offers = CRAFT

    def choices(self, s: XianState, seat: int, arg: int) -> list[Choice]:
        return [CRAFT[square] for square in pile_cards(craftable(s, seat))]

    def refusal(self, s: XianState, seat: int, arg: int, choice: Choice) -> Refusal | None:
        here = 1 << choice.at
        if not s.spaces & here:
            return WALL
        if not empty_spaces(s) & here:
            return OCCUPIED
        if raw_stock(s) == 0:
            return NO_RAW_WARRIOR
        cost = craft_cost(s, seat, SECTION_OF[choice.at], discount(s, seat))
        return None if cost <= s.clay[seat] else NO_CLAY

    def take(self, s: XianState, seat: int, arg: int, choice: Choice) -> None:
        s.then(CRAFT_DISCOUNT, seat, choice.at)

    def details(self, s: XianState, seat: int, arg: int, choice: Choice) -> Values:
        prestige, coins, colours = bonus(s, choice.at)
        section = SECTION_OF[choice.at]
        cost = craft_cost(s, seat, section, 0)
        if cost > s.clay[seat]:
            cost = craft_cost(s, seat, section, discount(s, seat))
        gain = gains(coins, 0, obtainable(s, colours))
        praise = ability(s, seat, CERAMIST)
        return {"clay": cost, "gain": gain, "gained": len(gain), "prestige": prestige + praise}

    def because(self, s: XianState, seat: int, arg: int, choice: Choice) -> Values:
        need = craft_cost(s, seat, SECTION_OF[choice.at], discount(s, seat))
        return {"need": need, "have": s.clay[seat]}


class CraftDiscount(DiscountQuestion):
    """[X-8.5] Use the Discount tile to craft for one clay less?"""

    def is_payable(self, s: XianState, seat: int, target: int, saved: int) -> bool:
        return craft_cost(s, seat, SECTION_OF[target], saved) <= s.clay[seat]

    def price(self, s: XianState, seat: int, target: int, saved: int) -> tuple[str, ...]:
        return gains(clay=craft_cost(s, seat, SECTION_OF[target], saved))

    def saves(self, s: XianState, seat: int, target: int) -> bool:
        return craft_cost(s, seat, SECTION_OF[target], 0) > 0

    def carry_out(self, s: XianState, seat: int, target: int, saved: int) -> None:
        craft(s, seat, target, craft_cost(s, seat, SECTION_OF[target], saved))
        s.then(SEAL_WARRIOR, seat, target)


def craft(s: XianState, seat: int, square: int, cost: int) -> None:
    """[X-5.1] Pay, place the raw warrior, take the bonus of the space."""
    s.clay[seat] -= cost
    s.raw |= 1 << square
    prestige, coins, colours = bonus(s, square)
    s.coins[seat] += coins
    if s.events is not None:
        gain = gains(coins, 0, obtainable(s, colours))
        s.tell(
            "warrior_crafted",
            "X-5.1",
            seat,
            square=SQUARES[square],
            clay=cost,
            gain=gain,
            gained=len(gain),
            prestige=prestige,
        )
    for colour in colours:
        gain_pigment(s, seat, colour)
    score(s, seat, CRAFTING, prestige)
    praise_ceramist(s, seat)


def praise_ceramist(s: XianState, seat: int) -> None:
    """[X-3.7] Score the ceramist's prestige for a crafted warrior."""
    praise = ability(s, seat, CERAMIST)
    if praise:
        score(s, seat, CERAMIST_PRAISE, praise)
        s.tell("ceramist_praised", "X-3.7", seat, prestige=praise)


def seals_left(s: XianState, seat: int) -> int:
    """[X-5.2] Return the number of unused seals; used ones stay under their warriors."""
    return s.box.seals - s.sealed_squares[seat].bit_count()


class SealWarrior(Step[XianState]):
    """[X-5.2] Sign the warrior just crafted, now or never. The argument is its space."""

    rule = "X-5.2"
    prompt = "ask-seal"
    offers = (*LEAVE, *SEAL)
    endings = LEAVE

    def choices(self, s: XianState, seat: int, arg: int) -> list[Choice]:
        if seals_left(s, seat):
            return [LEAVE[arg], SEAL[arg]]
        return [LEAVE[arg]]

    def refusal(self, s: XianState, seat: int, arg: int, choice: Choice) -> Refusal | None:
        if choice.at != arg:
            return NOT_CRAFTED_HERE
        if choice.verb == "seal" and not seals_left(s, seat):
            return NO_SEAL
        return None

    def take(self, s: XianState, seat: int, arg: int, choice: Choice) -> None:
        if choice.verb == "seal":
            s.sealed_squares[seat] |= 1 << arg
            s.tell("warrior_sealed", "X-5.2", seat, square=SQUARES[arg])

    def details(self, s: XianState, seat: int, arg: int, choice: Choice) -> Values:
        return {"left": seals_left(s, seat) - 1} if choice.verb == "seal" else {}


CRAFT_WARRIOR: Final = CraftWarrior()
CRAFT_DISCOUNT: Final = CraftDiscount()
SEAL_WARRIOR: Final = SealWarrior()
