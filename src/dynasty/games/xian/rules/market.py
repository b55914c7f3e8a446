"""Swaps with the stock: the Market tile and the emissary (X-8.4, X-3.10)."""

from typing import Final

from dynasty.games.xian.names import BONUS_TILES, EMISSARY, HELPERS, MARKET, RESOURCES
from dynasty.games.xian.rules.bonus_tiles import USE_MARKET, flip, tile_numbers, tile_refusal
from dynasty.games.xian.rules.stock_and_score import (
    NO_RESOURCE,
    OUT_OF_STOCK,
    held,
    in_stock,
    resources,
    swap,
)
from dynasty.games.xian.state import XianState
from dynasty.kernel import Choice, Refusal, Step, Values, choices

GIVE: Final = choices("give", RESOURCES)
TAKE: Final = choices("take", RESOURCES)
STOP: Final = choices("stop", (BONUS_TILES[MARKET],))[0]
SKIP: Final = choices("skip", (HELPERS[EMISSARY],))[0]

SAME_KIND: Final = Refusal("X-8.4", "same-kind")
NOTHING_TO_SWAP: Final = Refusal("X-8.4", "nothing-to-swap")
EMISSARY_NO_RESOURCE: Final = Refusal("X-3.10", "no-resource")
EMISSARY_SAME_KIND: Final = Refusal("X-3.10", "same-kind")


def market_refusal(s: XianState, seat: int) -> Refusal | None:
    """[X-8.4] Return why the Market is closed: no unused tile, or nothing to swap."""
    refusal = tile_refusal(s, seat, MARKET)
    if refusal is None and resources(s, seat) == 0:
        return NOTHING_TO_SWAP
    return refusal


def open_market(s: XianState, seat: int) -> None:
    """[X-8.4] Turn the tile over and start the first swap, which is mandatory."""
    flip(s, seat, MARKET)
    s.then(GIVE_TO_MARKET, seat, s.box.market_swaps)


class MarketWindow(Step[XianState]):
    """[X-8.4] The Market tile, available during another question."""

    rule = "X-8.4"
    offers = (USE_MARKET,)

    def choices(self, s: XianState, seat: int, arg: int) -> list[Choice]:
        if s.space[seat] <= MARKET or market_refusal(s, seat):
            return []
        return [USE_MARKET]

    def refusal(self, s: XianState, seat: int, arg: int, choice: Choice) -> Refusal | None:
        return market_refusal(s, seat)

    def take(self, s: XianState, seat: int, arg: int, choice: Choice) -> None:
        open_market(s, seat)

    def details(self, s: XianState, seat: int, arg: int, choice: Choice) -> Values:
        return {"discount": 0}

    def because(self, s: XianState, seat: int, arg: int, choice: Choice) -> Values:
        return tile_numbers(s, seat, MARKET)


def give_refusal(s: XianState, seat: int, resource: int) -> Refusal | None:
    """[X-8.4] Return why this resource cannot be given: the seat has none."""
    return None if held(s, seat, resource) else NO_RESOURCE


def take_refusal(s: XianState, given: int, taken: int, same_kind: Refusal) -> Refusal | None:
    """[X-8.4] Return why this resource cannot be taken: the same kind, or out of stock."""
    if given == taken:
        return same_kind
    return None if in_stock(s, taken) else OUT_OF_STOCK


class Giving(Step[XianState]):
    """A question for the resource to give back."""

    def details(self, s: XianState, seat: int, arg: int, choice: Choice) -> Values:
        return {"have": held(s, seat, choice.at)} if choice.verb == "give" else {}

    def because(self, s: XianState, seat: int, arg: int, choice: Choice) -> Values:
        return {"resource": choice.noun}


class GiveToMarket(Giving):
    """[X-8.4] Choose the resource to give for a swap; the first swap is mandatory.

    The argument counts the swaps that are left.
    """

    rule = "X-8.4"
    prompt = "ask-give"
    offers = GIVE

    def refusal(self, s: XianState, seat: int, arg: int, choice: Choice) -> Refusal | None:
        return give_refusal(s, seat, choice.at)

    def take(self, s: XianState, seat: int, arg: int, choice: Choice) -> None:
        s.then(TAKE_FROM_MARKET, seat, arg * len(RESOURCES) + choice.at)


class GiveAgain(GiveToMarket):
    """[X-8.4] Choose the resource to give for a further swap, or stop."""

    prompt = "ask-market-again"
    offers = (STOP, *GIVE)
    endings = (STOP,)

    def refusal(self, s: XianState, seat: int, arg: int, choice: Choice) -> Refusal | None:
        return None if choice is STOP else give_refusal(s, seat, choice.at)

    def gives_up(self, s: XianState, seat: int, arg: int, choice: Choice) -> str:
        return "forgo-swap"

    def take(self, s: XianState, seat: int, arg: int, choice: Choice) -> None:
        if choice is not STOP:
            s.then(TAKE_FROM_MARKET, seat, arg * len(RESOURCES) + choice.at)


class Taking(Step[XianState]):
    """A question for the resource to take from the stock."""

    def because(self, s: XianState, seat: int, arg: int, choice: Choice) -> Values:
        return {"pigment": choice.noun}


class TakeFromMarket(Taking):
    """[X-8.4] Choose the resource to take. The argument: the swaps left and the kind given."""

    rule = "X-8.4"
    prompt = "ask-take"
    offers = TAKE

    def refusal(self, s: XianState, seat: int, arg: int, choice: Choice) -> Refusal | None:
        return take_refusal(s, arg % len(RESOURCES), choice.at, SAME_KIND)

    def take(self, s: XianState, seat: int, arg: int, choice: Choice) -> None:
        swaps, given = divmod(arg, len(RESOURCES))
        swap(s, seat, given, choice.at, "X-8.4")
        if swaps > 1:
            s.then(GIVE_AGAIN, seat, swaps - 1)


class GiveToEmissary(Giving):
    """[X-3.10] Choose what to give by the emissary, who may swap one resource after an advance."""

    rule = "X-3.10"
    prompt = "ask-emissary"
    offers = (SKIP, *GIVE)
    endings = (SKIP,)

    def refusal(self, s: XianState, seat: int, arg: int, choice: Choice) -> Refusal | None:
        held_or_skip = choice is SKIP or held(s, seat, choice.at)
        return None if held_or_skip else EMISSARY_NO_RESOURCE

    def take(self, s: XianState, seat: int, arg: int, choice: Choice) -> None:
        if choice is not SKIP:
            s.then(TAKE_FROM_EMISSARY, seat, choice.at)


class TakeFromEmissary(Taking):
    """[X-3.10] Choose the resource that the emissary brings. The argument is the kind given."""

    rule = "X-3.10"
    prompt = "ask-take"
    offers = TAKE

    def refusal(self, s: XianState, seat: int, arg: int, choice: Choice) -> Refusal | None:
        return take_refusal(s, arg, choice.at, EMISSARY_SAME_KIND)

    def take(self, s: XianState, seat: int, arg: int, choice: Choice) -> None:
        swap(s, seat, arg, choice.at, "X-3.10")


MARKET_WINDOW: Final = MarketWindow()
GIVE_TO_MARKET: Final = GiveToMarket()
GIVE_AGAIN: Final = GiveAgain()
TAKE_FROM_MARKET: Final = TakeFromMarket()
GIVE_TO_EMISSARY: Final = GiveToEmissary()
TAKE_FROM_EMISSARY: Final = TakeFromEmissary()
