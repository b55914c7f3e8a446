"""Advice on Xi'an: how well a seat stands, and what a good player is inclined to do.

Both read only what the seat may know: the open table, its own hand, and which cards it has left.
"""

from collections.abc import Callable
from typing import Any, Final

from dynasty.games.xian import worth
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
from dynasty.games.xian.outlook import Floats, Outlook
from dynasty.games.xian.pit import SECTION_MASKS, SECTION_OF
from dynasty.games.xian.rules.armory import FORGE_CARD, FORGE_DISCOUNT
from dynasty.games.xian.rules.buildings import (
    ENTER_BUILDING,
    FINISH,
    PASS,
    WRAP_UP,
    fee,
    meets_minister,
    prestige_lost,
)
from dynasty.games.xian.rules.lab import (
    PAINT_DISCOUNT,
    PAINT_WARRIOR,
    PAY_PIGMENTS,
    paintable,
    payment,
)
from dynasty.games.xian.rules.market import (
    GIVE_AGAIN,
    GIVE_TO_EMISSARY,
    GIVE_TO_MARKET,
    TAKE_FROM_EMISSARY,
    TAKE_FROM_MARKET,
)
from dynasty.games.xian.rules.palace import CHOOSE_END_TILE
from dynasty.games.xian.rules.scoring import score_sheet
from dynasty.games.xian.rules.stock import held, in_stock
from dynasty.games.xian.rules.tiles import USE_MARKET, discount
from dynasty.games.xian.rules.turn import ACTIVATE, ASK_FAVOUR, CHOOSE_PAIR, KEEP, chosen_cards
from dynasty.games.xian.rules.workers import USE_WORKER, ability, clay_of, coins_of
from dynasty.games.xian.rules.workshop import (
    CRAFT_DISCOUNT,
    CRAFT_WARRIOR,
    SEAL_WARRIOR,
    craftable,
)
from dynasty.games.xian.state import XianState
from dynasty.kernel import Choice, Decision, Step, cards

FUTURE: Final[Floats] = (0.0, 0.0, 7.0, 6.3, 5.7)  # by seats: an activation out of sight
IN_SIGHT: Final = 2  # activations: the cards and actions for them count already
NEXT_ACTION: Final = 0.5  # of the best action in sight: somebody may come first
SECOND_ACTION: Final = 0.3  # of the next best one, which has to wait longer
IMPOSSIBLE: Final = -9.0  # less than any action that can be carried out


def appraise(s: XianState, seat: int) -> dict[str, float]:
    """What the seat may expect to have in the end; the score itself when the game is over."""
    if not s.decisions:
        return {"score": float(score_sheet(s, seat).total)}
    o = Outlook(s, seat)
    future, cards_played = FUTURE[s.seats] * max(0, o.left - IN_SIGHT), 0.0
    if o.worker:
        s = s.clone()
        cards_played = play_cards(s, o)
    return {
        "score": s.prestige[seat],
        "cards": cards_played,
        "goods": worth.purse(s, o),
        "sections": worth.standings(s, o) + worth.sealed_warriors(s, o),
        "equipment": worth.equipment(s, o),
        "tiles": worth.tiles(s, o),
        "helpers": worth.helpers(s, o),
        "next-action": actions_in_sight(s, o),
        "time": future,
    }


def progress(s: XianState) -> float:
    """How much of the game is played, by activations."""
    whole, waiting = s.box.turns * s.box.rounds, 0
    for step, _, _ in s.agenda:
        if step is CHOOSE_PAIR or step is ASK_FAVOUR:
            waiting = s.seats
        elif step is ENTER_BUILDING or step is ACTIVATE:
            waiting += 1
    left = s.box.rounds * (s.box.turns - s.turn + 1) - s.round + min(1.0, waiting / s.seats)
    return 1.0 - left / whole


def play_cards(s: XianState, o: Outlook) -> float:
    """Put the card on top to work, in a copy; the worth of the cards that change nothing yet."""
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
        value += worth.initiative(s, below)
    if top != NOTHING:
        put_to_work(s, o, top)
    return value + worth.hand(s, o, hand, fresh)


def put_to_work(s: XianState, o: Outlook, card: int) -> None:
    """Use a worker card as a good player would."""
    seat, colour = o.seat, s.box.card_colour[card]
    if worth.pigment_instead(s, o, card) > worth.work(s, o, card):
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


def actions_in_sight(s: XianState, o: Outlook) -> float:
    """The best two building actions that the seat could pay now, each with its doubts."""
    if o.left == 0:
        return 0.0
    first = second = 0.0
    for building in range(len(BUILDINGS)):
        value = best_action(s, o, building, s.coins[o.seat])
        if value > first:
            first, second = value, first
        elif value > second:
            second = value
    return first * NEXT_ACTION + (second * SECOND_ACTION if o.left > 1 else 0.0)


def best_action(s: XianState, o: Outlook, building: int, coins: int) -> float:
    """The best that the action of a building offers with that many coins."""
    best = IMPOSSIBLE
    if building == WORKSHOP:
        best = max(worth.crafting(s, o, cards(craftable(s, o.seat))), default=best)
    elif building == LAB:
        best = best_painting(s, o)
    elif building == ARMORY:
        reach = coins + ability(s, o.seat, OFFICER) + discount(s, o.seat)
        for card in s.display:
            if card != NOTHING and s.box.equipment_cost[card] <= reach:
                best = max(best, worth.forging(s, o, card))
    elif s.space[o.seat] < s.box.end_space:
        best = worth.advancing(s, o)
    return best


def best_painting(s: XianState, o: Outlook) -> float:
    """The best warrior to paint now."""
    best, squares = IMPOSSIBLE, paintable(s, o.seat)
    for section, mask in enumerate(SECTION_MASKS):
        if squares & mask:
            value = worth.painting_in(s, o, section)
            for square in cards(squares & mask):
                best = max(best, value + worth.painted_group(s, o, square))
    return best


def incline(s: XianState, decision: Decision) -> list[float]:
    """How a good player is inclined to each choice, in points."""
    o, step, arg = Outlook(s, decision.seat), decision.step, decision.arg
    if step in TOGETHER:
        return TOGETHER[step](s, o, decision.choices)
    inclination = INCLINATIONS[step]
    return [inclination(s, o, arg, choice) for choice in decision.choices]


def to_exchange(s: XianState, o: Outlook, arg: int, choice: Choice) -> float:
    """Bury a card that is worse on top than the one to be drawn."""
    return 0.0 if choice is KEEP else worth.NEW_CARD - worth.top_card(s, o, choice.at)


def to_pair(s: XianState, o: Outlook, choices: list[Choice]) -> list[float]:
    """The card below by what the best pair with it is worth, the card on top by its work."""
    hand = s.hand[o.seat] & ~chosen_cards(s, o.seat)
    held = cards(hand)
    tops = [worth.top_card(s, o, card) for card in held]
    if choices[0].verb == "work":
        return [tops[at] + worth.hand(s, o, hand ^ 1 << card, 0) for at, card in enumerate(held)]
    best = [IMPOSSIBLE] * len(held)
    for one, card in enumerate(held):
        for other in range(one):
            rest = worth.hand(s, o, hand ^ 1 << card ^ 1 << held[other], 0)
            best[one] = max(best[one], tops[other] + rest)
            best[other] = max(best[other], tops[one] + rest)
    return [best[at] + worth.initiative(s, card) for at, card in enumerate(held)]


def to_employ(s: XianState, o: Outlook, arg: int, choice: Choice) -> float:
    """The worker's action, or the pigment in the corner."""
    if choice is USE_MARKET:
        return to_market(s, o)
    if choice.verb == "pigment":
        return worth.pigment_instead(s, o, choice.at)
    return worth.work(s, o, choice.at)


def to_market(s: XianState, o: Outlook) -> float:
    """Open the Market: the best swap as often as it may be made, less the tile."""
    best = 0.0
    for given in range(len(RESOURCES)):
        if held(s, o.seat, given):
            best = max(best, best_swap(s, o, given))
    return best * s.box.market_swaps - worth.tile(s, o, MARKET)


def best_swap(s: XianState, o: Outlook, given: int) -> float:
    """What the best swap for one resource of this kind gains."""
    best = IMPOSSIBLE
    for taken in range(len(RESOURCES)):
        if taken != given and in_stock(s, taken):
            best = max(best, worth.resource(o, taken))
    return best - worth.resource(o, given)


def to_enter(s: XianState, o: Outlook, arg: int, choice: Choice) -> float:
    """A building by its best action, what entering costs, and the Prime Minister."""
    if choice is USE_MARKET:
        return to_market(s, o)
    if choice is FINISH:
        return 0.0
    if choice is PASS:
        return s.box.pass_coins * o.coin
    coins, value = s.coins[o.seat], 0.0
    if choice.verb == "extra":
        return best_action(s, o, choice.at, coins) - worth.tile(s, o, EXTRA_ACTION)
    if choice.verb != "enter":
        value -= worth.tile(s, o, OPEN_FREE)
    if choice.verb != "free":
        due = fee(s, o.seat, choice.at)
        value -= prestige_lost(s, o.seat, due) + min(due, coins) * o.coin
        coins = max(0, coins - due)
    if meets_minister(s, choice.at):
        value += s.box.minister_prestige + s.box.minister_coins * o.coin
        coins += s.box.minister_coins
    return value + best_action(s, o, choice.at, coins)


def to_craft(s: XianState, o: Outlook, choices: list[Choice]) -> list[float]:
    """A space by its bonus and its clay."""
    return worth.crafting(s, o, [choice.at for choice in choices])


def to_seal(s: XianState, o: Outlook, arg: int, choice: Choice) -> float:
    """Keep the warrior for oneself: seals are worth nothing in the end."""
    return worth.SEALED_WORTH * o.time if choice.verb == "seal" else 0.0


def to_paint(s: XianState, o: Outlook, arg: int, choice: Choice) -> float:
    """A warrior by its section and its group."""
    section = SECTION_OF[choice.at]
    return worth.painting_in(s, o, section) + worth.painted_group(s, o, choice.at)


def to_pay(s: XianState, o: Outlook, arg: int, choice: Choice) -> float:
    """The pigments that one misses least."""
    value = 0.0
    for colour in payment(s, SECTION_OF[arg // 2], arg % 2, choice.at) or ():
        value -= o.pigments[colour]
    return value


def to_forge(s: XianState, o: Outlook, arg: int, choice: Choice) -> float:
    """A card by its set, its pair and its price."""
    return worth.forging(s, o, s.display[choice.at])


def to_discount_clay(s: XianState, o: Outlook, arg: int, choice: Choice) -> float:
    """Use the Discount tile if clay is worth more."""
    return o.clay - worth.tile(s, o, DISCOUNT) if choice.verb == "use" else 0.0


def to_discount_pigment(s: XianState, o: Outlook, arg: int, choice: Choice) -> float:
    """Use the Discount tile if a pigment is worth more."""
    return max(o.pigments) - worth.tile(s, o, DISCOUNT) if choice.verb == "use" else 0.0


def to_discount_coin(s: XianState, o: Outlook, arg: int, choice: Choice) -> float:
    """Use the Discount tile if a coin is worth more."""
    return o.coin - worth.tile(s, o, DISCOUNT) if choice.verb == "use" else 0.0


def to_choose_end_tile(s: XianState, o: Outlook, arg: int, choice: Choice) -> float:
    """An end tile by what it will count."""
    return worth.end_tile(s, o, choice.at)


def to_give(s: XianState, o: Outlook, arg: int, choice: Choice) -> float:
    """The resource that a swap improves most; nothing if none gains."""
    return best_swap(s, o, choice.at) if choice.verb == "give" else 0.0


def to_take(s: XianState, o: Outlook, arg: int, choice: Choice) -> float:
    """The resource of most worth."""
    return worth.resource(o, choice.at)


TOGETHER: Final[dict[Step[Any], Callable[[XianState, Outlook, list[Choice]], list[float]]]] = {
    CHOOSE_PAIR: to_pair,
    CRAFT_WARRIOR: to_craft,
}
INCLINATIONS: Final[dict[Step[Any], Callable[[XianState, Outlook, int, Choice], float]]] = {
    ASK_FAVOUR: to_exchange,
    USE_WORKER: to_employ,
    ENTER_BUILDING: to_enter,
    WRAP_UP: to_enter,
    CRAFT_DISCOUNT: to_discount_clay,
    SEAL_WARRIOR: to_seal,
    PAINT_WARRIOR: to_paint,
    PAINT_DISCOUNT: to_discount_pigment,
    PAY_PIGMENTS: to_pay,
    FORGE_CARD: to_forge,
    FORGE_DISCOUNT: to_discount_coin,
    CHOOSE_END_TILE: to_choose_end_tile,
    GIVE_TO_MARKET: to_give,
    GIVE_AGAIN: to_give,
    TAKE_FROM_MARKET: to_take,
    GIVE_TO_EMISSARY: to_give,
    TAKE_FROM_EMISSARY: to_take,
}
