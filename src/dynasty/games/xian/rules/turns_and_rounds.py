"""Turns and their two rounds: cards, pairs, order, and the end of a turn (X-1, X-10)."""

from typing import Final

from dynasty.games.xian.names import (
    BUILDINGS,
    CARDS,
    CARDS_PER_COLOUR,
    EQUIPMENT,
    HELPER,
    NOTHING,
    REQUEST_SPACES,
    TOKENS,
)
from dynasty.games.xian.rules.buildings import ENTER_BUILDING, WRAP_UP
from dynasty.games.xian.rules.worker_cards import USE_WORKER, has_helper, pigment_of, worker_details
from dynasty.games.xian.state import XianState
from dynasty.kernel import (
    Choice,
    Refusal,
    Routine,
    SecretStep,
    Values,
    choices,
    draw,
    draw_some,
    pile_cards,
    seat_noun,
)

EXCHANGE: Final = choices("exchange", CARDS)
KEEP: Final = choices("keep", ("hand",))[0]
INITIATIVE: Final = choices("initiative", CARDS)
WORK: Final = choices("work", CARDS)

NOT_IN_HAND: Final = Refusal("X-1.2", "not-in-hand", foreign=True)
ALREADY_CHOSEN: Final = Refusal("X-1.4", "already-chosen")
ALREADY_BELOW: Final = Refusal("X-1.5", "already-below")
INITIATIVE_FIRST: Final = Refusal("X-1.5", "initiative-first")

NOBODY: Final = -1


def card_names(pile: int) -> tuple[str, ...]:
    return tuple(CARDS[card] for card in pile_cards(pile))


class PlayTurn(Routine[XianState]):
    """[X-1.1] Play a turn: draw, two rounds, and the end of the turn unless it was the last."""

    rule = "X-1.1"

    def run(self, s: XianState, seat: int, arg: int) -> None:
        s.turn = arg
        s.tell("turn_started", "X-1.1", NOBODY, turn=arg, minister=BUILDINGS[s.minister])
        if arg < s.box.turns:
            s.then(END_TURN, NOBODY)
        for number in range(s.box.rounds, 0, -1):
            s.then(PLAY_ROUND, NOBODY, number)
        if arg == 1:
            s.then(ASK_FAVOUR, NOBODY)
        s.then(DRAW_CARDS, NOBODY)


class DrawCards(Routine[XianState]):
    """[X-1.2] Every seat draws its hand from its own deck, which is never shuffled again."""

    rule = "X-1.2"

    def run(self, s: XianState, seat: int, arg: int) -> None:
        for owner in range(s.seats):
            draw_cards(s, owner, s.box.hand)


def draw_cards(s: XianState, seat: int, count: int) -> None:
    """[X-1.2] Draw from the top of the deck; cards buried by the Favour come last."""
    drawn = draw_some(s.deck[seat], count, s.chance)
    s.deck[seat] ^= drawn
    if drawn.bit_count() < count:
        from_below = draw_some(s.buried[seat], count - drawn.bit_count(), s.chance)
        s.buried[seat] ^= from_below
        drawn |= from_below
    s.hand[seat] |= drawn
    if s.events is not None:
        s.whisper("cards_drawn", "X-1.2", seat, cards=card_names(drawn))


class AskFavour(SecretStep[XianState]):
    """[X-1.3] Put any of the first four cards under the deck and draw as many, once in the game."""

    rule = "X-1.3"
    prompt = "ask-favour"
    offers = (KEEP, *EXCHANGE)
    endings = (KEEP,)

    def choices(self, s: XianState, seat: int, arg: int) -> list[Choice]:
        rest = s.hand[seat] & ~chosen_cards(s, seat)
        return [KEEP] + [EXCHANGE[card] for card in pile_cards(rest)]

    def refusal(self, s: XianState, seat: int, arg: int, choice: Choice) -> Refusal | None:
        if choice is KEEP:
            return None
        return card_refusal(s, seat, choice.at)

    def is_complete(self, s: XianState, seat: int, arg: int) -> bool:
        answer = s.sealed[seat]
        return len(answer) > 0 and answer[-1] is KEEP

    def reveal(self, s: XianState, arg: int, answers: list[tuple[Choice, ...]]) -> None:
        for seat, answer in enumerate(answers):
            for choice in answer[:-1]:
                s.hand[seat] ^= 1 << choice.at
                s.buried[seat] |= 1 << choice.at
            count = len(answer) - 1
            s.tell("favour_used", "X-1.3", seat, count=count)
            if count:
                s.whisper("favour_cards", "X-1.3", seat, cards=card_names(s.buried[seat]))
                draw_cards(s, seat, count)

    def details(self, s: XianState, seat: int, arg: int, choice: Choice) -> Values:
        return {"count": len(s.sealed[seat])} if choice is KEEP else {}


def chosen_cards(s: XianState, seat: int) -> int:
    """Return the cards that the seat has sealed in its answer, as bits."""
    found = 0
    for choice in s.sealed[seat]:
        found |= 1 << choice.at
    return found


def card_refusal(s: XianState, seat: int, card: int) -> Refusal | None:
    """[X-1.2] [X-1.4] Return why a card cannot be chosen: not in hand, or already chosen."""
    if not s.hand[seat] >> card & 1:
        return NOT_IN_HAND
    return ALREADY_CHOSEN if chosen_cards(s, seat) >> card & 1 else None


class PlayRound(Routine[XianState]):
    """[X-1.1] Play a round: secret pairs, order, an activation for each seat, discarding."""

    rule = "X-1.1"

    def run(self, s: XianState, seat: int, arg: int) -> None:
        s.round = arg
        s.follow((CHOOSE_PAIR, NOBODY, arg), (SET_ORDER, NOBODY, 0), (DISCARD_PAIRS, NOBODY, 0))


class ChoosePair(SecretStep[XianState]):
    """[X-1.4] [X-1.5] Choose in secret the card below for initiative, then the one on top."""

    rule = "X-1.4"
    prompt = "ask-initiative"
    offers = (*INITIATIVE, *WORK)

    def choices(self, s: XianState, seat: int, arg: int) -> list[Choice]:
        answer = s.sealed[seat]
        if not answer:
            return [INITIATIVE[card] for card in pile_cards(s.hand[seat])]
        return [WORK[card] for card in pile_cards(s.hand[seat] & ~(1 << answer[0].at))]

    def refusal(self, s: XianState, seat: int, arg: int, choice: Choice) -> Refusal | None:
        if choice.verb == "work" and not s.sealed[seat]:
            return INITIATIVE_FIRST
        if choice.verb == "initiative" and s.sealed[seat]:
            return ALREADY_BELOW
        return card_refusal(s, seat, choice.at)

    def question(self, s: XianState, seat: int, arg: int) -> str:
        return "ask-work" if s.sealed[seat] else "ask-initiative"

    def default(self, s: XianState, seat: int, arg: int, legal: list[Choice]) -> Choice:
        return max(legal, key=lambda c: (s.box.card_value[c.at], -s.box.card_colour[c.at]))

    def is_complete(self, s: XianState, seat: int, arg: int) -> bool:
        return len(s.sealed[seat]) == 2

    def reveal(self, s: XianState, arg: int, answers: list[tuple[Choice, ...]]) -> None:
        for seat, (below, above) in enumerate(answers):
            s.initiative[seat] = below.at
            s.top[seat] = above.at
            s.hand[seat] ^= 1 << below.at | 1 << above.at
            top, initiative, value = above.noun, below.noun, s.box.card_value[below.at]
            s.tell("revealed", "X-1.5", seat, top=top, initiative=initiative, value=value)

    def details(self, s: XianState, seat: int, arg: int, choice: Choice) -> Values:
        if choice.verb == "work":
            return top_details(s, seat, choice.at)
        said: Values = {"value": s.box.card_value[choice.at], "last": 0}
        rest = pile_cards(s.hand[seat] & ~(1 << choice.at))
        if len(rest) == 1:  # which then comes on top without asking
            said |= {"last": 1, "other": CARDS[rest[0]], **top_details(s, seat, rest[0])}
        return said


def top_details(s: XianState, seat: int, card: int) -> Values:
    """Return what a card on top would give: its action, or its pigment."""
    return {**worker_details(s, seat, card), "pigment": pigment_of(s, card)}


def precedence(s: XianState, seat: int) -> tuple[int, int]:
    """[X-1.6] [X-9.7] Return the sort key of the supervisor track: the space, then the stack."""
    return s.space[seat], s.arrival[seat]


def urgency(s: XianState, seat: int) -> tuple[int, int, int]:
    """[X-1.6] Return the sort key of the order: the value of the card below, then the track."""
    return s.box.card_value[s.initiative[seat]], s.space[seat], s.arrival[seat]


class SetOrder(Routine[XianState]):
    """[X-1.6] Set the order of the round: higher initiative first, ties by the supervisor track."""

    rule = "X-1.6"

    def run(self, s: XianState, seat: int, arg: int) -> None:
        s.order = sorted(range(s.seats), key=lambda q: urgency(s, q), reverse=True)
        if s.events is not None:
            s.tell("order_set", "X-1.6", NOBODY, order=tuple(seat_noun(q) for q in s.order))
        for actor in reversed(s.order):
            s.then(ACTIVATE, actor)


class Activate(Routine[XianState]):
    """[X-1.7] Activate a seat: worker, then building or pass, then remaining tiles."""

    rule = "X-1.7"

    def run(self, s: XianState, seat: int, arg: int) -> None:
        s.active = seat
        s.then(WRAP_UP, seat)
        s.then(ENTER_BUILDING, seat)
        s.then(USE_WORKER, seat)


class DiscardPairs(Routine[XianState]):
    """[X-1.8] Put used cards face up on the discard piles; recruited helpers stay."""

    rule = "X-1.8"

    def run(self, s: XianState, seat: int, arg: int) -> None:
        s.active = NOTHING
        for owner in range(s.seats):
            s.discard[owner] |= 1 << s.initiative[owner]
            if not stays(s, owner, s.top[owner]):
                s.discard[owner] |= 1 << s.top[owner]
            s.initiative[owner] = s.top[owner] = NOTHING


def stays(s: XianState, seat: int, card: int) -> bool:
    """[X-1.8] Return whether the card is a helper in front of its owner, which is not discarded."""
    return s.box.card_colour[card] == HELPER and has_helper(s, seat, card % CARDS_PER_COLOUR)


class EndTurn(Routine[XianState]):
    """[X-10.1] Between turns: builders home, lowest token out, minister, new token, display."""

    rule = "X-10.1"

    def run(self, s: XianState, seat: int, arg: int) -> None:
        send_builders_home(s)
        space = retire_lowest_token(s)
        move_minister(s, s.turn_track[-1])
        draw_token(s, space)
        renew_display(s)


def send_builders_home(s: XianState) -> None:
    """[X-10.3] Send all builders home to their owners."""
    s.builders = [0] * len(s.builders)
    s.tell("builders_home", "X-10.3", NOBODY)


def lowest_request(s: XianState) -> int:
    """[X-10.4] Return the request space of the token that leaves next."""
    numbers = [s.box.token_number[token] for token in s.requests]
    return numbers.index(min(numbers))


def retire_lowest_token(s: XianState) -> int:
    """[X-10.4] [X-10.2] Move the lowest token to the turn track; return its former space."""
    space = lowest_request(s)
    token = s.requests[space]
    s.turn_track.append(token)
    number = s.box.token_number[token]
    s.tell("token_left", "X-10.4", NOBODY, token=TOKENS[token], number=number, turn=s.turn)
    return space


def draw_token(s: XianState, space: int) -> None:
    """[X-10.4] Draw a token of the face-down supply to the free space."""
    drawn = draw(s.token_pile, s.chance)
    s.token_pile ^= 1 << drawn
    s.requests[space] = drawn
    s.tell("token_drawn", "X-10.4", NOBODY, token=TOKENS[drawn], space=REQUEST_SPACES[space])


def move_minister(s: XianState, token: int) -> None:
    """[X-10.5] Move the minister to the building of the token's colour; his bonus is open again."""
    s.minister = s.box.building_of_colour[s.box.token_colour[token]]
    s.minister_met = 0
    s.tell("minister_moved", "X-10.5", NOBODY, building=BUILDINGS[s.minister])


def renew_display(s: XianState) -> None:
    """[X-10.6] Remove the cards of the first slots, shift the rest left, fill up from the deck."""
    leaving = [card for card in s.display[: s.box.display_leaving] if card != NOTHING]
    staying = [card for card in s.display[s.box.display_leaving :] if card != NOTHING]
    for card in leaving:
        s.equipment_out |= 1 << card
    if leaving:
        s.tell("cards_left_display", "X-10.6", NOBODY, cards=equipment_names(leaving))
    fresh: list[int] = []
    while len(staying) + len(fresh) < len(s.display) and s.equipment_pile:
        card = draw(s.equipment_pile, s.chance)
        s.equipment_pile ^= 1 << card
        fresh.append(card)
    full = staying + fresh
    s.display = full + [NOTHING] * (len(s.display) - len(full))
    s.tell("display_refilled", "X-10.6", NOBODY, cards=equipment_names(fresh))


def equipment_names(some: list[int]) -> tuple[str, ...]:
    return tuple(EQUIPMENT[card] for card in some)


PLAY_TURN: Final = PlayTurn()
DRAW_CARDS: Final = DrawCards()
ASK_FAVOUR: Final = AskFavour()
PLAY_ROUND: Final = PlayRound()
CHOOSE_PAIR: Final = ChoosePair()
SET_ORDER: Final = SetOrder()
ACTIVATE: Final = Activate()
DISCARD_PAIRS: Final = DiscardPairs()
END_TURN: Final = EndTurn()
