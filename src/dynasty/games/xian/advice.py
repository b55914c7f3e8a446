"""Advice on Xi'an: how well a seat stands, and what a good player is inclined to do."""

from typing import Final

from dynasty.games.xian import worth
from dynasty.games.xian.names import (
    ARMORY,
    BUILDINGS,
    CARDS_PER_COLOUR,
    COLOURS,
    DISCOUNT,
    EXTRA_ACTION,
    HELPER,
    NOTHING,
    OPEN_FREE,
)
from dynasty.games.xian.pit import SECTION_OF
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
from dynasty.games.xian.rules.lab import PAINT_DISCOUNT, PAINT_WARRIOR, PAY_PIGMENTS, payment
from dynasty.games.xian.rules.market import (
    GIVE_AGAIN,
    GIVE_TO_EMISSARY,
    GIVE_TO_MARKET,
    SKIP,
    STOP,
    TAKE_FROM_EMISSARY,
    TAKE_FROM_MARKET,
)
from dynasty.games.xian.rules.palace import CHOOSE_END_TILE
from dynasty.games.xian.rules.scoring import score_sheet
from dynasty.games.xian.rules.stock import RECRUITING, score
from dynasty.games.xian.rules.tiles import USE_DISCOUNT, USE_MARKET
from dynasty.games.xian.rules.turn import ASK_FAVOUR, CHOOSE_PAIR, KEEP
from dynasty.games.xian.rules.workers import USE_WORKER, clay_of, coins_of
from dynasty.games.xian.rules.workshop import CRAFT_DISCOUNT, CRAFT_WARRIOR, SEAL_WARRIOR
from dynasty.games.xian.state import XianState
from dynasty.games.xian.worth import Outlook
from dynasty.kernel import Choice, Decision

FUTURE: Final = 4.0  # points of an activation that nothing is known of yet
NEXT_ACTION: Final = 0.6  # of the best action in sight: somebody may come first
LAST_ACTION: Final = 0.6
SECOND_ACTION: Final = 0.3  # of the next best one
NEW_CARD: Final = 3.0  # a card drawn for one that the Favour of the Emperor buries
MARKET_GAIN: Final = -1.0


def estimate(s: XianState, seat: int) -> float:
    """What the seat may expect to have in the end; the score itself when the game is over."""
    if not s.decisions:
        return float(score_sheet(s, seat).total)
    o = Outlook(s, seat)
    value = FUTURE * o.left
    if o.worker:
        s = s.clone()
        value += play_cards(s, o)
    return (
        value
        + s.prestige[seat]
        + worth.purse(s, o)
        + worth.standings(s, o)
        + worth.equipment(s, o)
        + worth.tiles(s, o)
        + worth.helpers(s, o)
        + worth.sealed_warriors(s, o)
        + actions_in_sight(s, o)
    )


def play_cards(s: XianState, o: Outlook) -> float:
    """Put the chosen card to work, in a copy, and value the cards that do not change the table."""
    held, below, top, value = s.hand[o.seat], s.initiative[o.seat], s.top[o.seat], 0.0
    for choice in s.sealed[o.seat]:
        if choice is KEEP:
            continue
        held ^= 1 << choice.at
        if choice.verb == "initiative":
            below = choice.at
        elif choice.verb == "work":
            top = choice.at
        else:
            value += NEW_CARD
    if below != NOTHING:
        value += worth.initiative(s, below)
    if top != NOTHING:
        put_to_work(s, o, top)
    return value + worth.hand(s, o, held)


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
        value = worth.action(s, o, building, s.coins[o.seat])
        if value > first:
            first, second = value, first
        elif value > second:
            second = value
    if o.left == 1:
        return first * LAST_ACTION
    return first * NEXT_ACTION + second * SECOND_ACTION


def incline(s: XianState, decision: Decision) -> list[float]:
    """How a good player is inclined to each choice, in points."""
    o = Outlook(s, decision.seat)
    return [inclination(s, o, decision, choice) for choice in decision.choices]


def inclination(s: XianState, o: Outlook, decision: Decision, choice: Choice) -> float:
    step, seat, arg = decision.step, decision.seat, decision.arg
    if choice is USE_MARKET:
        return -1.0  # market
    if step is CRAFT_WARRIOR:
        return worth.crafting(s, o, choice.at)
    if step is PAINT_WARRIOR:
        return worth.painting_in(s, o, SECTION_OF[choice.at]) + worth.painted_group(s, o, choice.at)
    if step is FORGE_CARD:
        return worth.forging(s, o, s.display[choice.at])
    if step is ENTER_BUILDING or step is WRAP_UP:
        return incline_to_enter(s, o, choice)
    if step is USE_WORKER:
        if choice.verb == "pigment":
            return worth.pigment_instead(s, o, choice.at)
        return worth.work(s, o, choice.at)
    if step is CHOOSE_PAIR:
        if choice.verb == "work":
            return worth.top_card(s, o, choice.at)
        return worth.initiative(s, choice.at) - worth.top_card(s, o, choice.at)
    if step is ASK_FAVOUR:
        return 1.0 if choice.verb == "keep" else 2.0 - worth.top_card(s, o, choice.at)
    if step is SEAL_WARRIOR:
        return 0.5 if choice.verb == "seal" else 0.0
    if step is PAY_PIGMENTS:
        pigments = payment(s, SECTION_OF[arg // 2], arg % 2, choice.at) or []
        return -sum(o.pigments[colour] for colour in pigments)
    if step is CHOOSE_END_TILE:
        return worth.end_tile(s, o, choice.at)
    if step is CRAFT_DISCOUNT or step is FORGE_DISCOUNT or step is PAINT_DISCOUNT:
        return 0.5 if choice.verb == "use" else 0.0
    if step is GIVE_TO_MARKET or step is GIVE_AGAIN or step is GIVE_TO_EMISSARY:
        if choice.verb != "give":
            return 0.0
        return -worth.resource(o, choice.at)
    return worth.resource(o, choice.at)


def incline_to_enter(s: XianState, o: Outlook, choice: Choice) -> float:
    seat = o.seat
    if choice is PASS:
        return s.box.pass_coins * o.coin
    if choice.verb == "finish":
        return 0.0
    if choice.verb == "extra":
        return worth.action(s, o, choice.at, s.coins[seat]) - worth.TILE_WORTH[EXTRA_ACTION] * o.time
    due = 0 if choice.verb == "free" else fee(s, seat, choice.at)
    lost = prestige_lost(s, seat, due)
    coins = max(0, s.coins[seat] - due)
    value = -lost - min(due, s.coins[seat]) * o.coin
    if meets_minister(s, choice.at):
        coins += s.box.minister_coins
        value += s.box.minister_coins * o.coin + s.box.minister_prestige
    if choice.verb != "enter":
        value -= worth.TILE_WORTH[OPEN_FREE] * o.time
    return value + worth.action(s, o, choice.at, coins)
