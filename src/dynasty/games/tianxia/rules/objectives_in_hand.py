"""Objective cards in hand: drawing, discarding, their top benefits (TX-4.3, TX-12.3)."""

from typing import Final

from dynasty.games.tianxia.effect_codes import (
    BENEFIT_TWICE,
    DISCARD_OBJECTIVE,
    DRAW_OBJECTIVE,
    TOP_BENEFIT,
    effect_code,
    effect_number,
    gain_nouns,
)
from dynasty.games.tianxia.names import FROM_OBJECTIVE, OBJECTIVES
from dynasty.games.tianxia.rules.effects import means, resolve
from dynasty.games.tianxia.rules.final_scoring import objective_points
from dynasty.games.tianxia.rules.stock_and_score import tell_lost
from dynasty.games.tianxia.state import TianxiaState
from dynasty.kernel import Choice, Refusal, Step, Values, choices, draw, pile_cards, pile_size

DROP: Final = choices("drop", OBJECTIVES)
CASH: Final = choices("cash", OBJECTIVES)

NOT_IN_HAND: Final = Refusal("TX-4.3", "not-in-hand", foreign=True)
NO_OBJECTIVES: Final = Refusal("TX-12.3", "no-objectives")
HAND_EMPTY: Final = Refusal("TX-12.3", "hand-empty")


def draw_objectives(s: TianxiaState, seat: int, count: int) -> None:
    """[TX-12.3] Draw from the deck, which the discard pile renews; only the owner sees it."""
    drawn: list[int] = []
    for _ in range(count):
        if not s.objective_pile:
            s.objective_pile, s.objective_discard = s.objective_discard, 0
        if not s.objective_pile:
            break
        card = draw(s.objective_pile, s.chance)
        s.objective_pile ^= 1 << card
        s.hand[seat] |= 1 << card
        drawn.append(card)
    if len(drawn) < count:
        tell_lost(s, seat, ("objective",) * (count - len(drawn)), "no-objectives")
    if drawn:
        s.tell("objectives_drawn", "TX-12.3", seat, n=len(drawn))
    for card in drawn:
        name = OBJECTIVES[card]
        s.whisper("objective_seen", "TX-12.3", seat, card=name, score=f"help-{name}")


def drop(s: TianxiaState, seat: int, card: int) -> None:
    """[TX-4.3] Move a card from hand to the discard pile, face up."""
    s.hand[seat] ^= 1 << card
    s.objective_discard |= 1 << card
    s.tell("objective_discarded", "TX-4.3", seat, card=OBJECTIVES[card])


def hand_refusal(s: TianxiaState, seat: int, card: int) -> Refusal | None:
    return None if s.hand[seat] >> card & 1 else NOT_IN_HAND


class DiscardObjective(Step[TianxiaState]):
    """[TX-12.3] Discard an Objective, without its benefit or for the benefit times `arg`."""

    rule = "TX-12.3"
    prompt = "ask-discard"
    offers = DROP
    private = True
    skippable = True

    def choices(self, s: TianxiaState, seat: int, arg: int) -> list[Choice]:
        return [DROP[card] for card in pile_cards(s.hand[seat])]

    def refusal(self, s: TianxiaState, seat: int, arg: int, choice: Choice) -> Refusal | None:
        return hand_refusal(s, seat, choice.at)

    def take(self, s: TianxiaState, seat: int, arg: int, choice: Choice) -> None:
        drop(s, seat, choice.at)
        source = FROM_OBJECTIVE + choice.at
        resolve(s, seat, source, (effect_code(TOP_BENEFIT),) * arg)

    def details(self, s: TianxiaState, seat: int, arg: int, choice: Choice) -> Values:
        gained = gain_nouns(s.box.benefit[choice.at]) if arg else ()
        points = objective_points(s, seat, choice.at)
        return {"times": arg, "gain": gained, "points": points}


def cash(s: TianxiaState, seat: int, card: int) -> None:
    """[TX-4.3] Discard an Objective for its top benefit."""
    drop(s, seat, card)
    resolve(s, seat, FROM_OBJECTIVE + card, s.box.benefit[card])


def top_benefit(s: TianxiaState, seat: int, source: int, effect: int) -> None:
    """[TX-4.3] Gain the whole top benefit of the card that is the source."""
    resolve(s, seat, source, s.box.benefit[source - FROM_OBJECTIVE])


def draw_some_objectives(s: TianxiaState, seat: int, source: int, effect: int) -> None:
    draw_objectives(s, seat, effect_number(effect))


def draw_objective_hindrance(s: TianxiaState, seat: int, effect: int) -> Refusal | None:
    return None if s.objective_pile or s.objective_discard else NO_OBJECTIVES


def discard_one(s: TianxiaState, seat: int, source: int, effect: int) -> None:
    s.then(DISCARD_ONE, seat, 0)


def benefit_twice(s: TianxiaState, seat: int, source: int, effect: int) -> None:
    s.then(DISCARD_ONE, seat, 2)


def hand_hindrance(s: TianxiaState, seat: int, effect: int) -> Refusal | None:
    return None if pile_size(s.hand[seat]) else HAND_EMPTY


DISCARD_ONE: Final = DiscardObjective()

means(DRAW_OBJECTIVE, draw_some_objectives, draw_objective_hindrance)
means(DISCARD_OBJECTIVE, discard_one, hand_hindrance)
means(BENEFIT_TWICE, benefit_twice, hand_hindrance)
means(TOP_BENEFIT, top_benefit)
