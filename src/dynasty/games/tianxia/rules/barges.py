"""Barges: placing Workers and pushing others off (TX-9)."""

from typing import Final

from dynasty.games.tianxia.effect_codes import FREE_WORKER, effect_argument, effect_number
from dynasty.games.tianxia.names import (
    BARGES,
    COIN,
    FROM_BARGE,
    M4B1,
    NEUTRAL,
    NOBODY,
    P16,
    P17,
    P18,
    STUFF,
    VP,
)
from dynasty.games.tianxia.packed_rows import piece_count, push_left
from dynasty.games.tianxia.rules.effects import PAY_COIN, ask_resource, means
from dynasty.games.tianxia.rules.merchants import (
    EMPLOY,
    FORGO,
    NO_FORGOING,
    PLACE_FALLEN,
    employ,
    is_ready,
    merchant_because,
    merchants_back,
    ready_refusal,
)
from dynasty.games.tianxia.rules.stock_and_score import coins, gain, has, pay, shortfall
from dynasty.games.tianxia.state import TianxiaState
from dynasty.kernel import Choice, Refusal, Routine, Step, Values, choices, seat_noun

BOARD_BARGE: Final = choices("worker", BARGES)

NO_COINS: Final = Refusal("TX-9.1", "no-coins")
OTHER_BARGE: Final = Refusal("TX-6.6", "other-barge")
NOTHING_SAVED: Final = Refusal("TX-9.5", "nothing-saved")


def worker_price(s: TianxiaState, seat: int, barge: int) -> int:
    """[TX-9.1] [TX-9.5] Return a Coin plus one per own Worker on that Barge; p17 saves one."""
    box, row = s.box, s.barges[barge]
    price = box.worker_cost
    if row:
        price += box.worker_cost_each * piece_count(row, seat)
    if has(s, seat, P17):
        price = max(min(1, price), price - box.amount[P17])
    return price


def saved_price(s: TianxiaState, seat: int, barge: int) -> int:
    """[TX-9.5] Return the price with the Merchant action m4b1."""
    return max(0, worker_price(s, seat, barge) - s.box.merchant_amount[M4B1])


def barge_refusal(s: TianxiaState, seat: int, barge: int) -> Refusal | None:
    """[TX-9.1] Return why the seat cannot pay for a Worker on this Barge."""
    price = worker_price(s, seat, barge)
    if is_ready(s, seat, M4B1):
        price = saved_price(s, seat, barge)
    return None if coins(s, seat) >= price else NO_COINS


def barge_because(s: TianxiaState, seat: int, barge: int) -> Values:
    """[TX-9.1] Return the price of the Worker, with m4b1 if that is ready, and the seat's Coins."""
    usual = not is_ready(s, seat, M4B1)
    price = worker_price(s, seat, barge) if usual else saved_price(s, seat, barge)
    return shortfall(s, seat, COIN, price)


def open_barges(s: TianxiaState, seat: int) -> list[Choice]:
    """[TX-9.1] Return the Barges on which the seat can pay for a Worker."""
    money = coins(s, seat)
    if is_ready(s, seat, M4B1):
        money += s.box.merchant_amount[M4B1]
    return [c for c in BOARD_BARGE if worker_price(s, seat, c.at) <= money]


class PayWorker(Step[TianxiaState]):
    """[TX-9.5] Pay for the Worker, or for less with m4b1. The argument is the Barge."""

    rule = "TX-9.5"
    prompt = "ask-worker-price"
    offers = (PAY_COIN, EMPLOY[M4B1])

    def choices(self, s: TianxiaState, seat: int, arg: int) -> list[Choice]:
        if not is_ready(s, seat, M4B1):
            return [PAY_COIN]
        return [c for c in self.offers if self.refusal(s, seat, arg, c) is None]

    def refusal(self, s: TianxiaState, seat: int, arg: int, choice: Choice) -> Refusal | None:
        if choice is PAY_COIN:
            return None if coins(s, seat) >= worker_price(s, seat, arg) else NO_COINS
        if worker_price(s, seat, arg) == 0:
            return NOTHING_SAVED
        return ready_refusal(s, seat, M4B1)

    def take(self, s: TianxiaState, seat: int, arg: int, choice: Choice) -> None:
        price = worker_price(s, seat, arg)
        if choice is not PAY_COIN:
            price = saved_price(s, seat, arg)
            employ(s, seat, M4B1)
        pay(s, seat, COIN, price)
        place_worker(s, seat, arg)

    def details(self, s: TianxiaState, seat: int, arg: int, choice: Choice) -> Values:
        if choice is PAY_COIN:
            return {"price": ("coin",) * worker_price(s, seat, arg)}
        return merchants_back(s, M4B1, ("coin",) * saved_price(s, seat, arg))

    def because(self, s: TianxiaState, seat: int, arg: int, choice: Choice) -> Values:
        asked = shortfall(s, seat, COIN, worker_price(s, seat, arg))
        return asked if choice is PAY_COIN else {**merchant_because(s, seat, M4B1), **asked}


def place_worker(s: TianxiaState, seat: int, barge: int) -> None:
    """[TX-9.1] [TX-9.2] [TX-9.3] Place the Worker, push one off if needed, gain the Resource."""
    s.then(GAIN_FROM_BARGE, seat, barge)
    if s.meeples[seat]:
        s.meeples[seat] -= 1
        if s.events is not None:
            s.tell("worker_placed", "TX-9.1", seat, barge=BARGES[barge])
        push_worker(s, seat, barge, seat)
    else:
        s.tell("neutral_placed", "TX-9.3", seat, barge=BARGES[barge])
        push_neutral(s, barge, seat)


def push_neutral(s: TianxiaState, barge: int, by: int) -> None:
    """[TX-9.3] Push in a Neutral Worker from its area, or else the Barge's rightmost one."""
    if s.neutrals:
        s.neutrals -= 1
    else:
        s.barges[barge] &= (1 << 3 * (s.box.barge_capacity - 1)) - 1
    push_worker(s, NEUTRAL, barge, by)


def push_worker(s: TianxiaState, worker: int, barge: int, by: int) -> None:
    """[TX-9.1] Push a Worker in on the left; the one beyond the capacity falls off."""
    row = push_left(s.barges[barge], worker)
    ends = 3 * s.box.barge_capacity
    fallen = (row >> ends) - 1
    s.barges[barge] = row & (1 << ends) - 1
    if fallen == NEUTRAL:
        s.neutrals += 1
        s.tell("neutral_fell", "TX-9.1", NOBODY, barge=BARGES[barge])
    elif fallen >= 0:
        s.meeples[fallen] += 1
        if s.events is not None:
            pusher = "neutral_worker" if worker == NEUTRAL else seat_noun(by)
            s.tell("worker_fell", "TX-9.1", fallen, barge=BARGES[barge], by=pusher)
        if fallen < s.deciders:
            s.then(PLACE_FALLEN, fallen)


def worker_gain(s: TianxiaState, seat: int, barge: int) -> tuple[str, ...]:
    """[TX-9.2] [TX-9.4] Return what a Worker there gains the seat at once."""
    found = [STUFF[s.box.barge_resource[barge]]]
    if has(s, seat, P18):
        found += ["vp"] * s.box.amount[P18]
    if has(s, seat, P16):
        found += ["different_resource"] * s.box.amount[P16]
    return tuple(found)


def worker_details(s: TianxiaState, seat: int, barge: int, price: int) -> Values:
    """[TX-9.1] [TX-9.3] Return what a Worker costs and gains, its owner, and who falls off."""
    row, last = s.barges[barge], 3 * (s.box.barge_capacity - 1)
    fallen = (row >> last) - 1
    names = () if fallen < 0 else ("neutral_worker",) if fallen == NEUTRAL else (seat_noun(fallen),)
    return {
        "coins": price,
        "gain": worker_gain(s, seat, barge),
        "neutral": int(not s.meeples[seat]),
        "falls": len(names),
        "fallen": names,
    }


class GainFromBarge(Routine[TianxiaState]):
    """[TX-9.2] [TX-9.4] Gain the Barge's Resource at once, then what p16 and p18 give."""

    rule = "TX-9.2"

    def run(self, s: TianxiaState, seat: int, arg: int) -> None:
        gain(s, seat, FROM_BARGE + arg, s.box.barge_resource[arg], 1)
        if has(s, seat, P18):
            gain(s, seat, P18, VP, s.box.amount[P18])
        if has(s, seat, P16):
            ask_resource(s, seat, P16, count=s.box.amount[P16], but=s.box.barge_resource[arg])


class PlaceFreeWorker(Step[TianxiaState]):
    """[TX-9.4] [TX-6.6] Place a Worker without payment.

    The argument: bits of Barges already chosen, from bit 4 how many may follow on other Barges,
    from bit 8 whether the seat may stop.
    """

    rule = "TX-9.4"
    prompt = "ask-free-worker"
    offers = (*BOARD_BARGE, FORGO)
    endings = (FORGO,)

    def refusal(self, s: TianxiaState, seat: int, arg: int, choice: Choice) -> Refusal | None:
        if choice is FORGO:
            return None if arg >> 8 else NO_FORGOING
        return OTHER_BARGE if arg >> choice.at & 1 else None

    def take(self, s: TianxiaState, seat: int, arg: int, choice: Choice) -> None:
        if choice is FORGO:
            return
        if arg >> 4 & 15:
            s.then(PLACE_FREE_WORKER, seat, (arg | 1 << choice.at) - (1 << 4))
        place_worker(s, seat, choice.at)

    def details(self, s: TianxiaState, seat: int, arg: int, choice: Choice) -> Values:
        return {} if choice is FORGO else worker_details(s, seat, choice.at, 0)

    def gives_up(self, s: TianxiaState, seat: int, arg: int, choice: Choice) -> str:
        return "forgo-worker"


def place_free_workers(s: TianxiaState, seat: int, source: int, effect: int) -> None:
    """[TX-6.6] Place several Workers on different Barges, up to their number."""
    if effect_argument(effect):
        s.then(PLACE_FREE_WORKER, seat, 1 << 8 | effect_number(effect) - 1 << 4)
        return
    for _ in range(effect_number(effect)):
        s.then(PLACE_FREE_WORKER, seat)


PAY_WORKER: Final = PayWorker()
GAIN_FROM_BARGE: Final = GainFromBarge()
PLACE_FREE_WORKER: Final = PlaceFreeWorker()

means(FREE_WORKER, place_free_workers)
