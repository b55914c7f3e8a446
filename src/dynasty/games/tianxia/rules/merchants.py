"""Merchants: placing, taking back, and actions that are ready (TX-1.3, TX-9.6)."""

from typing import ClassVar, Final

from dynasty.games.tianxia.effect_codes import MERCHANT, effect_number
from dynasty.games.tianxia.names import BOARDS, MERCHANTS, ROWS
from dynasty.games.tianxia.rules.effects import EffectStep, means
from dynasty.games.tianxia.state import TianxiaState
from dynasty.kernel import Choice, Refusal, Values, choices

POST: Final = choices("merchant", MERCHANTS)
RECALL: Final = choices("recall", MERCHANTS)
EMPLOY: Final = choices("employ", MERCHANTS)
FORGO: Final = choices("forgo", ("meeples",))[0]

OTHER_BOARD: Final = Refusal("TX-1.3", "other-board", foreign=True)
NO_MERCHANT_SPACE: Final = Refusal("TX-9.6", "no-merchant-space")
MERCHANTS_FULL: Final = Refusal("TX-9.6", "merchants-full")
NO_MERCHANT: Final = Refusal("TX-1.3", "no-merchant")
NOT_READY: Final = Refusal("TX-4.3", "not-ready")
NO_MEEPLE: Final = Refusal("TX-1.2", "no-meeple")
NO_FORGOING: Final = Refusal("TX-1.3", "no-forgoing")


def is_ready(s: TianxiaState, seat: int, merchant: int) -> bool:
    """[TX-4.3] Return whether all spaces of this Merchant action are filled on the seat's board."""
    if s.board[seat] != merchant // ROWS:
        return False
    return s.merchants[seat * ROWS + merchant % ROWS] == s.box.merchant_spaces[merchant]


def ready_refusal(s: TianxiaState, seat: int, merchant: int) -> Refusal | None:
    """[TX-4.3] Return why the seat cannot use this Merchant action."""
    if s.board[seat] != merchant // ROWS:
        return OTHER_BOARD
    return None if is_ready(s, seat, merchant) else NOT_READY


def merchants_back(s: TianxiaState, merchant: int, price: tuple[str, ...] | None = None) -> Values:
    """[TX-4.3] Return how many Merchants come back to supply, and the price if there is one."""
    found: Values = {"merchants": s.box.merchant_spaces[merchant], "asked": int(price is not None)}
    return found if price is None else {**found, "price": price, "free": int(not price)}


def merchants_left(s: TianxiaState, seat: int, merchant: int) -> Values:
    """[TX-1.3] Return how many Merchants stay when one of the action is taken back."""
    left = s.merchants[seat * ROWS + merchant % ROWS] - 1
    return {"left": left, "spaces": s.box.merchant_spaces[merchant]}


def merchant_because(s: TianxiaState, seat: int, merchant: int) -> Values:
    """[TX-4.3] Return the filled spaces and all spaces of a Merchant action, for refusals."""
    return {
        "merchant": MERCHANTS[merchant],
        "board": BOARDS[s.board[seat]],
        "filled": s.merchants[seat * ROWS + merchant % ROWS],
        "spaces": s.box.merchant_spaces[merchant],
    }


def employ(s: TianxiaState, seat: int, merchant: int) -> None:
    """[TX-4.3] Use a Merchant action: its Merchants return to supply before its effect."""
    row = seat * ROWS + merchant % ROWS
    s.meeples[seat] += s.merchants[row]
    s.merchants[row] = 0
    s.tell("merchant_employed", "TX-4.3", seat, merchant=MERCHANTS[merchant])


def recall(s: TianxiaState, seat: int, merchant: int) -> None:
    """[TX-1.3] Take one Merchant back to supply."""
    s.merchants[seat * ROWS + merchant % ROWS] -= 1
    s.meeples[seat] += 1
    if s.events is not None:
        s.tell("merchant_recalled", "TX-1.3", seat, merchant=MERCHANTS[merchant])


def recall_refusal(s: TianxiaState, seat: int, merchant: int) -> Refusal | None:
    """[TX-1.3] Return why this Merchant cannot be taken back: it is not on the seat's board."""
    board, row = divmod(merchant, ROWS)
    if s.board[seat] != board:
        return OTHER_BOARD
    return None if s.merchants[seat * ROWS + row] else NO_MERCHANT


def recalls(s: TianxiaState, seat: int) -> list[Choice]:
    """[TX-1.3] Return the Merchants that the seat may take back."""
    first, at = s.board[seat] * ROWS, seat * ROWS
    return [RECALL[first + row] for row in range(ROWS) if s.merchants[at + row]]


def has_merchants(s: TianxiaState, seat: int) -> bool:
    at = seat * ROWS
    return any(s.merchants[at : at + ROWS])


def space_refusal(s: TianxiaState, seat: int, merchant: int) -> Refusal | None:
    """[TX-9.6] Return why this Merchant action has no empty space on the seat's board."""
    board, row = divmod(merchant, ROWS)
    if s.board[seat] != board:
        return OTHER_BOARD
    full = s.merchants[seat * ROWS + row] >= s.box.merchant_spaces[merchant]
    return NO_MERCHANT_SPACE if full else None


def posts(s: TianxiaState, seat: int) -> list[Choice]:
    """[TX-9.6] Return the Merchant actions of the seat with an empty space."""
    first, at, spaces = s.board[seat] * ROWS, seat * ROWS, s.box.merchant_spaces
    return [POST[first + row] for row in range(ROWS) if s.merchants[at + row] < spaces[first + row]]


class PlaceMerchant(EffectStep):
    """[TX-1.3] Place a meeple of the supply as a Merchant; the argument is 1 if it need not."""

    rule = "TX-1.3"
    prompt = "ask-merchant"
    offers = (*POST, FORGO)
    endings: ClassVar[tuple[Choice, ...]] = (FORGO,)

    def choices(self, s: TianxiaState, seat: int, arg: int) -> list[Choice]:
        if not s.meeples[seat]:
            return []
        found = posts(s, seat)
        if arg and found:
            found.append(FORGO)
        return found

    def refusal(self, s: TianxiaState, seat: int, arg: int, choice: Choice) -> Refusal | None:
        if choice is FORGO:
            return None if arg and s.meeples[seat] and posts(s, seat) else NO_FORGOING
        if not s.meeples[seat]:
            return NO_MEEPLE
        return space_refusal(s, seat, choice.at)

    def take(self, s: TianxiaState, seat: int, arg: int, choice: Choice) -> None:
        if choice is FORGO:
            return
        s.meeples[seat] -= 1
        s.merchants[seat * ROWS + choice.at % ROWS] += 1
        if s.events is not None:
            s.tell("merchant_placed", self.rule, seat, merchant=MERCHANTS[choice.at])

    def lost(self, s: TianxiaState, seat: int, arg: int) -> tuple[tuple[str, ...], str]:
        return ("merchant",), "no-merchant-space" if s.meeples[seat] else "no-meeple"

    def details(self, s: TianxiaState, seat: int, arg: int, choice: Choice) -> Values:
        if choice is FORGO:
            return {}
        filled = s.merchants[seat * ROWS + choice.at % ROWS] + 1
        return {"filled": filled, "spaces": s.box.merchant_spaces[choice.at]}

    def gives_up(self, s: TianxiaState, seat: int, arg: int, choice: Choice) -> str:
        return "forgo-merchant"

    def because(self, s: TianxiaState, seat: int, arg: int, choice: Choice) -> Values:
        return {} if choice is FORGO else merchant_because(s, seat, choice.at)


class PlaceFallen(PlaceMerchant):
    """[TX-9.1] [TX-9.6] Place an own Worker that fell off a Barge as a Merchant on any free space.

    The meeple lies in supply meanwhile, where it stays if no Merchant space is empty.
    """

    rule = "TX-9.1"
    prompt = "ask-fallen"
    offers = POST
    endings = ()


def place_merchants(s: TianxiaState, seat: int, source: int, effect: int) -> None:
    for _ in range(effect_number(effect)):
        s.then(PLACE_MERCHANT, seat)


def merchant_hindrance(s: TianxiaState, seat: int, effect: int) -> Refusal | None:
    """[TX-1.2] Return why no Merchant can be placed: no meeple or no empty space."""
    if not s.meeples[seat]:
        return NO_MEEPLE
    return None if posts(s, seat) else MERCHANTS_FULL


PLACE_MERCHANT: Final = PlaceMerchant()
PLACE_FALLEN: Final = PlaceFallen()

means(MERCHANT, place_merchants, merchant_hindrance)
