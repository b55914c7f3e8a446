"""Worker cards: income, pigment instead, helpers (X-3)."""

from typing import Final

from dynasty.games.xian.names import (
    ACCOUNTANT,
    ADMINISTRATOR,
    CARDS,
    CARDS_PER_COLOUR,
    CRAFTSMAN,
    HELPER,
    HELPERS,
    PIGMENTS,
    TAX_COLLECTOR,
)
from dynasty.games.xian.rules.market import MARKET_WINDOW
from dynasty.games.xian.rules.stock_and_score import (
    OUT_OF_STOCK,
    RECRUITING,
    gain_pigment,
    gains,
    obtainable,
    score,
)
from dynasty.games.xian.state import XianState
from dynasty.kernel import Choice, Refusal, Step, Values, choices

EMPLOY: Final = choices("employ", CARDS)
PIGMENT_INSTEAD: Final = choices("pigment", CARDS)

NOT_YOUR_CARD: Final = Refusal("X-1.5", "not-your-card", foreign=True)


def has_helper(s: XianState, seat: int, helper: int) -> bool:
    """[X-3.4] Return whether this helper is in front of the seat."""
    return s.helpers[seat] >> helper & 1 == 1


def ability(s: XianState, seat: int, helper: int) -> int:
    """[X-3.6] Return how much the helper adds or saves; abilities add up with all others."""
    return s.box.helper_ability[helper] if s.helpers[seat] >> helper & 1 else 0


class UseWorker(Step[XianState]):
    """[X-1.7] Use the upper card: its action, or one pigment of its colour instead."""

    rule = "X-1.7"
    prompt = "ask-worker"
    offers = (*EMPLOY, *PIGMENT_INSTEAD)
    opens_turn = True
    window = MARKET_WINDOW

    def choices(self, s: XianState, seat: int, arg: int) -> list[Choice]:
        card = s.top[seat]
        if s.stock[s.box.card_colour[card]] >= s.box.card_pigments:
            return [EMPLOY[card], PIGMENT_INSTEAD[card]]
        return [EMPLOY[card]]

    def refusal(self, s: XianState, seat: int, arg: int, choice: Choice) -> Refusal | None:
        if choice.at != s.top[seat]:
            return NOT_YOUR_CARD
        short = s.stock[s.box.card_colour[choice.at]] < s.box.card_pigments
        if choice.verb == "pigment" and short:
            return OUT_OF_STOCK
        return None

    def take(self, s: XianState, seat: int, arg: int, choice: Choice) -> None:
        if choice.verb == "pigment":
            take_pigment_instead(s, seat, choice.at)
        elif s.box.card_colour[choice.at] == HELPER:
            recruit(s, seat, choice.at)
        else:
            collect(s, seat, choice.at)

    def details(self, s: XianState, seat: int, arg: int, choice: Choice) -> Values:
        if choice.verb == "pigment":
            return {"gain": pigment_of(s, choice.at)}
        return worker_details(s, seat, choice.at)

    def because(self, s: XianState, seat: int, arg: int, choice: Choice) -> Values:
        colour = s.box.card_colour[choice.at]
        return {"card": CARDS[s.top[seat]], "pigment": PIGMENTS[colour]}


def pigment_of(s: XianState, card: int) -> tuple[str, ...]:
    """[X-3.5] Return what the card gives instead of its action."""
    return (PIGMENTS[s.box.card_colour[card]],) * s.box.card_pigments


def worker_details(s: XianState, seat: int, card: int) -> Values:
    """Return what the card's action would give now: goods, or a helper and his points."""
    if s.box.card_colour[card] == HELPER:
        effect = f"help-{CARDS[card]}"
        return {"helper": 1, "prestige": helper_prestige(s, card), "effect": effect}
    return {"helper": 0, "gain": income(s, seat, card)}


def coins_of(s: XianState, seat: int, card: int) -> int:
    """[X-3.1] [X-3.8] Return the coins of a Tax Collector: his yield and the accountant's coin."""
    return s.box.card_coins[card] + ability(s, seat, ACCOUNTANT)


def clay_of(s: XianState, seat: int, card: int) -> int:
    """[X-3.2] [X-3.9] Return the clay of a Craftsman: his yield and the administrator's clay."""
    return s.box.card_clay[card] + ability(s, seat, ADMINISTRATOR)


def income(s: XianState, seat: int, card: int) -> tuple[str, ...]:
    """[X-3.3] Return what the card gives, as far as the stock has it."""
    family = s.box.card_colour[card]
    if family == TAX_COLLECTOR:
        return gains(coins=coins_of(s, seat, card))
    if family == CRAFTSMAN:
        return gains(clay=clay_of(s, seat, card))
    return gains(colours=obtainable(s, s.box.card_pigment_gains[card]))


def collect(s: XianState, seat: int, card: int) -> None:
    """[X-3.1] [X-3.2] [X-3.3] Collect the income of a Tax Collector, a Craftsman or a Miner."""
    if s.events is not None:
        gain = income(s, seat, card)
        s.tell("worker_paid", "X-1.7", seat, card=CARDS[card], gain=gain)
    family = s.box.card_colour[card]
    if family == TAX_COLLECTOR:
        s.coins[seat] += coins_of(s, seat, card)
    elif family == CRAFTSMAN:
        s.clay[seat] += clay_of(s, seat, card)
    else:
        for colour in s.box.card_pigment_gains[card]:
            gain_pigment(s, seat, colour)


def take_pigment_instead(s: XianState, seat: int, card: int) -> None:
    """[X-3.5] Take the pigment in the card's corner instead of its action."""
    colour = s.box.card_colour[card]
    for _ in range(s.box.card_pigments):
        gain_pigment(s, seat, colour)
    gain = gains(colours=[colour] * s.box.card_pigments)
    s.tell("pigment_taken", "X-3.5", seat, card=CARDS[card], gain=gain)


def helper_prestige(s: XianState, card: int) -> int:
    """[X-3.4] Return the prestige for recruiting this helper in the current turn."""
    return s.box.helper_prestige[card % CARDS_PER_COLOUR][s.turn - 1]


def recruit(s: XianState, seat: int, card: int) -> None:
    """[X-3.4] Recruit the helper for the rest of the game and score his prestige."""
    helper = card % CARDS_PER_COLOUR
    s.helpers[seat] |= 1 << helper
    points = helper_prestige(s, card)
    score(s, seat, RECRUITING, points)
    s.tell("helper_recruited", "X-3.4", seat, helper=HELPERS[helper], prestige=points)


USE_WORKER: Final = UseWorker()
