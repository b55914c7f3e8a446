"""A toy game: secret simultaneous bids in two parts, and free actions beside a question.

Three lots go to the highest bid of card and coins, which are sealed one after the other. The
winner takes a point or a coin; before that they may sell cards that they can spare.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from dynasty.kernel import (
    Chance,
    Choice,
    Field,
    Game,
    Option,
    Refusal,
    Routine,
    ScoreLine,
    ScoreSheet,
    SecretStep,
    State,
    Step,
    Values,
    View,
    choices,
    draw_some,
    known_to_owner,
    list_field,
    number_field,
    pile_cards,
    subset_list_field,
)
from tests.kernel.box import ToyBox

CARDS = ("jack", "queen", "king", "ace", "joker")
BID = choices("bid", CARDS)
ADD = choices("add", ("nothing", "one_coin", "two_coins"))
TAKE = choices("take", ("point", "coin"))
SELL = choices("sell", CARDS)

NOT_IN_HAND = Refusal("A-1", "not-in-hand")
CARD_FIRST = Refusal("A-1", "card-first")
CARD_CHOSEN = Refusal("A-1", "card-chosen")
NO_COINS = Refusal("A-2", "no-coins")
NO_SPARE = Refusal("A-4", "no-spare")
HAND = 4


class AuctionState(State):
    box: ToyBox
    lots: int
    hand: list[int]  # by seat: cards
    coins: list[int]
    points: list[int]

    def __init__(self, seats: int, chance: Chance, box: ToyBox) -> None:
        super().__init__(seats, chance)
        self.box = box

    def clone(self) -> AuctionState:
        twin = AuctionState(self.seats, Chance(self.chance.value), self.box)
        self.pass_on(twin)
        twin.lots = self.lots
        twin.hand, twin.coins, twin.points = self.hand[:], self.coins[:], self.points[:]
        return twin


class OfferLot(Routine[AuctionState]):
    """[A-1] Bids for the next lot."""

    rule = "A-1"

    def run(self, s: AuctionState, seat: int, arg: int) -> None:
        s.lots -= 1
        s.tell("lot_offered", "A-1", -1, left=s.lots)
        s.then(SEAL_BID, -1)


class SealBid(SecretStep[AuctionState]):
    """[A-1] [A-2] A card, then coins."""

    rule = "A-1"
    prompt = "ask-bid"
    offers = (*BID, *ADD)

    def refusal(self, s: AuctionState, seat: int, arg: int, choice: Choice) -> Refusal | None:
        if choice.verb == "bid":
            if s.sealed[seat]:
                return CARD_CHOSEN
            return None if s.hand[seat] >> choice.at & 1 else NOT_IN_HAND
        if not s.sealed[seat]:
            return CARD_FIRST
        return None if s.coins[seat] >= choice.at else NO_COINS

    def question(self, s: AuctionState, seat: int, arg: int) -> str:
        return "ask-coins" if s.sealed[seat] else "ask-bid"

    def because(self, s: AuctionState, seat: int, arg: int, choice: Choice) -> Values:
        return {"coins": s.coins[seat]}

    def is_complete(self, s: AuctionState, seat: int, arg: int) -> bool:
        return len(s.sealed[seat]) == 2

    def reveal(self, s: AuctionState, arg: int, answers: list[tuple[Choice, ...]]) -> None:
        for seat, (card, coins) in enumerate(answers):
            s.hand[seat] ^= 1 << card.at
            s.coins[seat] -= coins.at
            s.tell("bid_revealed", "A-2", seat, card=card.noun, coins=coins.at)
        bids = [card.at + coins.at for card, coins in answers]
        s.then(TAKE_LOT, bids.index(max(bids)))


class SellCard(Step[AuctionState]):
    """[A-4] Spare cards may be sold for a coin."""

    rule = "A-4"
    offers = SELL
    private = True

    def refusal(self, s: AuctionState, seat: int, arg: int, choice: Choice) -> Refusal | None:
        if not s.hand[seat] >> choice.at & 1:
            return NOT_IN_HAND
        return None if s.hand[seat].bit_count() > s.lots else NO_SPARE

    def because(self, s: AuctionState, seat: int, arg: int, choice: Choice) -> Values:
        return {"lots": s.lots}

    def details(self, s: AuctionState, seat: int, arg: int, choice: Choice) -> Values:
        return {"price": 1}

    def take(self, s: AuctionState, seat: int, arg: int, choice: Choice) -> None:
        s.hand[seat] ^= 1 << choice.at
        s.coins[seat] += 1
        s.tell("card_sold", "A-4", seat, card=choice.noun)


SELL_CARD = SellCard()


class TakeLot(Step[AuctionState]):
    """[A-3] A point or a coin."""

    rule = "A-3"
    prompt = "ask-lot"
    offers = TAKE
    window = SELL_CARD

    def refusal(self, s: AuctionState, seat: int, arg: int, choice: Choice) -> Refusal | None:
        return None

    def take(self, s: AuctionState, seat: int, arg: int, choice: Choice) -> None:
        gained = s.coins if choice.noun == "coin" else s.points
        gained[seat] += 1
        s.tell("lot_taken", "A-3", seat, gain=choice.noun)

    def default(self, s: AuctionState, seat: int, arg: int, legal: list[Choice]) -> Choice:
        return legal[1]


OFFER_LOT = OfferLot()
SEAL_BID = SealBid()
TAKE_LOT = TakeLot()


@dataclass(frozen=True)
class AuctionView(View):
    lots: int
    coins: tuple[int, ...]
    points: tuple[int, ...]
    hand: tuple[str, ...]
    hand_sizes: tuple[int, ...]
    sealed: tuple[str, ...]


class Auction(Game[AuctionState]):
    name = "auction"
    version = "1"
    seat_counts = (2, 3)
    options = (Option("lots", ("three", "two")),)
    bound = 100
    end_rule = "A-5"
    fleeting = ("bid_revealed", "card_sold")  # nobody keeps the cards that were played
    colours = ("red", "blue", "green")

    def __init__(self, coins: int = 2) -> None:
        self.own_box = ToyBox(coins)
        super().__init__(self.own_box, (OFFER_LOT, SEAL_BID, TAKE_LOT, SELL_CARD))

    def lay(self, seats: int, chance: Chance, options: Mapping[str, str]) -> AuctionState:
        s = AuctionState(seats, chance, self.own_box)
        s.lots = 3 if options["lots"] == "three" else 2
        s.coins, s.points = [self.own_box.coins] * seats, [0] * seats
        s.hand = [draw_some((1 << len(CARDS)) - 1, HAND, chance) for _ in range(seats)]
        for _ in range(s.lots):
            s.then(OFFER_LOT, -1)
        return s

    def blank(self, seats: int, chance: Chance) -> AuctionState:
        return AuctionState(seats, chance, self.own_box)

    def fields(self, seats: int) -> tuple[Field, ...]:
        return (
            number_field("lots", 0, 3),
            subset_list_field("hand", seats, len(CARDS), known_to_owner),
            list_field("coins", seats, 0, 99),
            list_field("points", seats, 0, 99),
        )

    def view(self, s: AuctionState, seat: int) -> AuctionView:
        own = 0 <= seat < s.seats
        return AuctionView(
            seat=seat,
            seats=s.seats,
            finished=self.finished(s),
            questions=self.questions(s, seat),
            lots=s.lots,
            coins=tuple(s.coins),
            points=tuple(s.points),
            hand=tuple(CARDS[card] for card in pile_cards(s.hand[seat])) if own else (),
            hand_sizes=tuple(hand.bit_count() for hand in s.hand),
            sealed=tuple(str(choice) for choice in s.sealed[seat]) if own else (),
        )

    def deal_unseen(self, s: AuctionState, seat: int) -> None:
        for other in range(s.seats):
            if other != seat:
                count = s.hand[other].bit_count()
                s.hand[other] = draw_some((1 << len(CARDS)) - 1, count, s.chance)

    def scores(self, s: AuctionState) -> list[ScoreSheet]:
        return [ScoreSheet(q, (ScoreLine("points", "A-3", s.points[q]),)) for q in range(s.seats)]

    def ranking(self, s: AuctionState) -> list[int]:
        return sorted(range(s.seats), key=lambda q: -s.points[q])

    def broken_invariants(self, s: AuctionState) -> list[str]:
        return ["coins below zero"] if min(s.coins) < 0 else []
