"""Advice on Xi'an: the value of a position, and how good each choice looks.

Both read only what the seat may know: the open table, its own hand, and which cards remain in
its deck.
"""

from collections.abc import Callable
from typing import Any, Final

from dynasty.games.xian import valuation
from dynasty.games.xian.names import (
    ARMORY,
    BUILDINGS,
    CARDS_PER_COLOUR,
    COLOURS,
    DISCOUNT,
    EXTRA_ACTION,
    HELPER,
    LAB,
    MARKET,
    NOTHING,
    OFFICER,
    OPEN_FREE,
    RESOURCES,
    WORKSHOP,
)
from dynasty.games.xian.pit_squares import SECTION_MASKS, SECTION_OF
from dynasty.games.xian.rules.armory import FORGE_CARD, FORGE_DISCOUNT
from dynasty.games.xian.rules.bonus_tiles import USE_MARKET, discount
from dynasty.games.xian.rules.buildings import (
    ENTER_BUILDING,
    FINISH,
    PASS,
    WRAP_UP,
    fee,
    meets_minister,
    prestige_lost,
)
from dynasty.games.xian.rules.final_scoring import score_sheet
from dynasty.games.xian.rules.market import (
    GIVE_AGAIN,
    GIVE_TO_EMISSARY,
    GIVE_TO_MARKET,
    TAKE_FROM_EMISSARY,
    TAKE_FROM_MARKET,
)
from dynasty.games.xian.rules.painting import (
    PAINT_DISCOUNT,
    PAINT_WARRIOR,
    PAY_PIGMENTS,
    paintable,
    payment,
)
from dynasty.games.xian.rules.palace import CHOOSE_END_TILE
from dynasty.games.xian.rules.stock_and_score import held, in_stock
from dynasty.games.xian.rules.turns_and_rounds import (
    ACTIVATE,
    ASK_FAVOUR,
    CHOOSE_PAIR,
    KEEP,
    chosen_cards,
)
from dynasty.games.xian.rules.worker_cards import USE_WORKER, ability, clay_of, coins_of
from dynasty.games.xian.rules.workshop import (
    CRAFT_DISCOUNT,
    CRAFT_WARRIOR,
    SEAL_WARRIOR,
    craftable,
)
from dynasty.games.xian.state import XianState
from dynasty.games.xian.valuation_context import Floats, ValuationContext
from dynasty.kernel import Choice, Decision, Step, pile_cards

DISTANT_ACTIVATION_POINTS: Final[Floats] = (
    0.0,
    0.0,
    7.0,
    6.3,
    5.7,
)  # by seats: an activation out of sight
ACTIVATIONS_IN_SIGHT: Final = 2  # activations whose cards and actions are valued one by one
NEXT_ACTION_SHARE: Final = 0.5  # of the best action in sight: others may act first
SECOND_ACTION_SHARE: Final = 0.3  # of the next best action, which must wait longer
IMPOSSIBLE_ACTION_POINTS: Final = -9.0  # less than any action that can be carried out


def value_parts(s: XianState, seat: int) -> dict[str, float]:
    """Return the final points that the seat may expect, by part; the score if the game is over."""
    if not s.decisions:
        return {"score": float(score_sheet(s, seat).total)}
    o = ValuationContext(s, seat)
    future, cards_played = (
        DISTANT_ACTIVATION_POINTS[s.seats] * max(0, o.left - ACTIVATIONS_IN_SIGHT),
        0.0,
    )
    if o.worker:
        s = s.clone()
        cards_played = play_cards(s, o)
    return {
        "score": s.prestige[seat],
        "cards": cards_played,
        "goods": valuation.resources_value(s, o),
        "sections": valuation.majorities_value(s, o) + valuation.sealed_warriors_value(s, o),
        "equipment": valuation.equipment_value(s, o),
        "tiles": valuation.mausoleum_value(s, o),
        "helpers": valuation.helpers_value(s, o),
        "next-action": next_actions_value(s, o),
        "time": future,
    }


def progress(s: XianState) -> float:
    """Return the share of the game already played, by activations."""
    whole, waiting = s.box.turns * s.box.rounds, 0
    for step, _, _ in s.agenda:
        if step is CHOOSE_PAIR or step is ASK_FAVOUR:
            waiting = s.seats
        elif step is ENTER_BUILDING or step is ACTIVATE:
            waiting += 1
    left = s.box.rounds * (s.box.turns - s.turn + 1) - s.round + min(1.0, waiting / s.seats)
    return 1.0 - left / whole


def play_cards(s: XianState, o: ValuationContext) -> float:
    """Use the card on top, in a copy; return the value of the cards that change nothing yet."""
    hand, below, top = s.hand[o.seat], s.initiative[o.seat], s.top[o.seat]
    fresh, value = 0, 0.0
    for choice in s.sealed[o.seat]:
        if choice is KEEP:
            continue
        hand ^= 1 << choice.at
        if choice.verb == "initiative":
            below = choice.at
        elif choice.verb == "work":
            top = choice.at
        else:
            fresh += 1
    if below != NOTHING:
        value += valuation.initiative_value(s, below)
    if top != NOTHING:
        use_worker_card(s, o, top)
    return value + valuation.hand_value(s, o, hand, fresh)


def use_worker_card(s: XianState, o: ValuationContext, card: int) -> None:
    """Use a worker card as a good player would."""
    seat, colour = o.seat, s.box.card_colour[card]
    if valuation.pigment_instead_value(s, o, card) > valuation.worker_action_value(s, o, card):
        s.pigments[seat * len(COLOURS) + colour] += s.box.card_pigments
    elif colour == HELPER:
        helper = card % CARDS_PER_COLOUR
        s.helpers[seat] |= 1 << helper
        s.prestige[seat] += s.box.helper_prestige[helper][s.turn - 1]
    else:
        s.coins[seat] += coins_of(s, seat, card)
        s.clay[seat] += clay_of(s, seat, card)
        for shown in s.box.card_pigment_gains[card]:
            if s.stock[shown]:
                s.pigments[seat * len(COLOURS) + shown] += 1


def next_actions_value(s: XianState, o: ValuationContext) -> float:
    """Return the value of the best two affordable building actions, discounted for risk."""
    if o.left == 0:
        return 0.0
    first = second = 0.0
    for building in range(len(BUILDINGS)):
        value = best_action_value(s, o, building, s.coins[o.seat])
        if value > first:
            first, second = value, first
        elif value > second:
            second = value
    return first * NEXT_ACTION_SHARE + (second * SECOND_ACTION_SHARE if o.left > 1 else 0.0)


def best_action_value(s: XianState, o: ValuationContext, building: int, coins: int) -> float:
    """Return the value of a building's best action with this many coins."""
    best = IMPOSSIBLE_ACTION_POINTS
    if building == WORKSHOP:
        best = max(valuation.crafting_values(s, o, pile_cards(craftable(s, o.seat))), default=best)
    elif building == LAB:
        best = best_painting_value(s, o)
    elif building == ARMORY:
        reach = coins + ability(s, o.seat, OFFICER) + discount(s, o.seat)
        for card in s.display:
            if card != NOTHING and s.box.equipment_cost[card] <= reach:
                best = max(best, valuation.forging_value(s, o, card))
    elif s.space[o.seat] < s.box.end_space:
        best = valuation.advance_value(s, o)
    return best


def best_painting_value(s: XianState, o: ValuationContext) -> float:
    """Return the value of painting the best warrior now."""
    best, squares = IMPOSSIBLE_ACTION_POINTS, paintable(s, o.seat)
    for section, mask in enumerate(SECTION_MASKS):
        if squares & mask:
            value = valuation.painting_value(s, o, section)
            for square in pile_cards(squares & mask):
                best = max(best, value + valuation.painted_group_points(s, o, square))
    return best


def choice_priors(s: XianState, decision: Decision) -> list[float]:
    """Return how good each choice looks to a good player, in points."""
    o, step, arg = ValuationContext(s, decision.seat), decision.step, decision.arg
    if step in JOINT_PRIORS:
        return JOINT_PRIORS[step](s, o, decision.choices)
    inclination = PRIOR_BY_STEP[step]
    return [inclination(s, o, arg, choice) for choice in decision.choices]


def exchange_prior(s: XianState, o: ValuationContext, arg: int, choice: Choice) -> float:
    """Value burying a card: good if it is worse on top than an average new card."""
    return (
        0.0
        if choice is KEEP
        else valuation.NEW_CARD_POINTS - valuation.top_card_value(s, o, choice.at)
    )


def pair_priors(s: XianState, o: ValuationContext, choices: list[Choice]) -> list[float]:
    """Value cards for the pair: below by the best pair with them, on top by their work."""
    hand = s.hand[o.seat] & ~chosen_cards(s, o.seat)
    held = pile_cards(hand)
    tops = [valuation.top_card_value(s, o, card) for card in held]
    if choices[0].verb == "work":
        return [
            tops[at] + valuation.hand_value(s, o, hand ^ 1 << card, 0)
            for at, card in enumerate(held)
        ]
    best = [IMPOSSIBLE_ACTION_POINTS] * len(held)
    for one, card in enumerate(held):
        for other in range(one):
            rest = valuation.hand_value(s, o, hand ^ 1 << card ^ 1 << held[other], 0)
            best[one] = max(best[one], tops[other] + rest)
            best[other] = max(best[other], tops[one] + rest)
    return [best[at] + valuation.initiative_value(s, card) for at, card in enumerate(held)]


def work_prior(s: XianState, o: ValuationContext, arg: int, choice: Choice) -> float:
    """Value the worker's action, or the pigment in the card's corner."""
    if choice is USE_MARKET:
        return market_prior(s, o)
    if choice.verb == "pigment":
        return valuation.pigment_instead_value(s, o, choice.at)
    return valuation.worker_action_value(s, o, choice.at)


def market_prior(s: XianState, o: ValuationContext) -> float:
    """Value the Market tile: the best swap as often as allowed, less the tile."""
    best = 0.0
    for given in range(len(RESOURCES)):
        if held(s, o.seat, given):
            best = max(best, best_swap_gain(s, o, given))
    return best * s.box.market_swaps - valuation.bonus_tile_value(s, o, MARKET)


def best_swap_gain(s: XianState, o: ValuationContext, given: int) -> float:
    """Return the gain of the best swap for one resource of this kind."""
    best = IMPOSSIBLE_ACTION_POINTS
    for taken in range(len(RESOURCES)):
        if taken != given and in_stock(s, taken):
            best = max(best, valuation.resource_value(o, taken))
    return best - valuation.resource_value(o, given)


def entry_prior(s: XianState, o: ValuationContext, arg: int, choice: Choice) -> float:
    """Value a building by its best action, the cost of entering, and the Prime Minister."""
    if choice is USE_MARKET:
        return market_prior(s, o)
    if choice is FINISH:
        return 0.0
    if choice is PASS:
        return s.box.pass_coins * o.coin
    coins, value = s.coins[o.seat], 0.0
    if choice.verb == "extra":
        return best_action_value(s, o, choice.at, coins) - valuation.bonus_tile_value(
            s, o, EXTRA_ACTION
        )
    if choice.verb != "enter":
        value -= valuation.bonus_tile_value(s, o, OPEN_FREE)
    if choice.verb != "free":
        due = fee(s, o.seat, choice.at)
        value -= prestige_lost(s, o.seat, due) + min(due, coins) * o.coin
        coins = max(0, coins - due)
    if meets_minister(s, choice.at):
        value += s.box.minister_prestige + s.box.minister_coins * o.coin
        coins += s.box.minister_coins
    return value + best_action_value(s, o, choice.at, coins)


def craft_priors(s: XianState, o: ValuationContext, choices: list[Choice]) -> list[float]:
    """Value spaces by their bonus and their cost in clay."""
    return valuation.crafting_values(s, o, [choice.at for choice in choices])


def seal_prior(s: XianState, o: ValuationContext, arg: int, choice: Choice) -> float:
    """Value sealing: it reserves the warrior for its owner, but a seal scores nothing."""
    return valuation.SEALED_WARRIOR_POINTS * o.time if choice.verb == "seal" else 0.0


def paint_prior(s: XianState, o: ValuationContext, arg: int, choice: Choice) -> float:
    """Value painting a warrior by its section and its group."""
    section = SECTION_OF[choice.at]
    return valuation.painting_value(s, o, section) + valuation.painted_group_points(s, o, choice.at)


def payment_prior(s: XianState, o: ValuationContext, arg: int, choice: Choice) -> float:
    """Value a payment by the pigments that it costs."""
    value = 0.0
    for colour in payment(s, SECTION_OF[arg // 2], arg % 2, choice.at) or ():
        value -= o.pigments[colour]
    return value


def forge_prior(s: XianState, o: ValuationContext, arg: int, choice: Choice) -> float:
    """Value forging a card: what it adds to its set and its pairs, less its price."""
    return valuation.forging_value(s, o, s.display[choice.at])


def clay_discount_prior(s: XianState, o: ValuationContext, arg: int, choice: Choice) -> float:
    """Value the Discount tile by the clay that it saves."""
    return o.clay - valuation.bonus_tile_value(s, o, DISCOUNT) if choice.verb == "use" else 0.0


def pigment_discount_prior(s: XianState, o: ValuationContext, arg: int, choice: Choice) -> float:
    """Value the Discount tile by the pigment that it saves."""
    return (
        max(o.pigments) - valuation.bonus_tile_value(s, o, DISCOUNT)
        if choice.verb == "use"
        else 0.0
    )


def coin_discount_prior(s: XianState, o: ValuationContext, arg: int, choice: Choice) -> float:
    """Value the Discount tile by the coin that it saves."""
    return o.coin - valuation.bonus_tile_value(s, o, DISCOUNT) if choice.verb == "use" else 0.0


def end_tile_prior(s: XianState, o: ValuationContext, arg: int, choice: Choice) -> float:
    """Value an end tile by what it will count."""
    return valuation.end_tile_value(s, o, choice.at)


def give_prior(s: XianState, o: ValuationContext, arg: int, choice: Choice) -> float:
    """Value giving a resource by the best swap for it; 0 for giving none."""
    return best_swap_gain(s, o, choice.at) if choice.verb == "give" else 0.0


def take_prior(s: XianState, o: ValuationContext, arg: int, choice: Choice) -> float:
    """Value taking a resource by its worth."""
    return valuation.resource_value(o, choice.at)


JOINT_PRIORS: Final[
    dict[Step[Any], Callable[[XianState, ValuationContext, list[Choice]], list[float]]]
] = {
    CHOOSE_PAIR: pair_priors,
    CRAFT_WARRIOR: craft_priors,
}
PRIOR_BY_STEP: Final[
    dict[Step[Any], Callable[[XianState, ValuationContext, int, Choice], float]]
] = {
    ASK_FAVOUR: exchange_prior,
    USE_WORKER: work_prior,
    ENTER_BUILDING: entry_prior,
    WRAP_UP: entry_prior,
    CRAFT_DISCOUNT: clay_discount_prior,
    SEAL_WARRIOR: seal_prior,
    PAINT_WARRIOR: paint_prior,
    PAINT_DISCOUNT: pigment_discount_prior,
    PAY_PIGMENTS: payment_prior,
    FORGE_CARD: forge_prior,
    FORGE_DISCOUNT: coin_discount_prior,
    CHOOSE_END_TILE: end_tile_prior,
    GIVE_TO_MARKET: give_prior,
    GIVE_AGAIN: give_prior,
    TAKE_FROM_MARKET: take_prior,
    GIVE_TO_EMISSARY: give_prior,
    TAKE_FROM_EMISSARY: take_prior,
}
