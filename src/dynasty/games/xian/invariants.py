"""The invariants that hold at every question and at the end, numbered as in their list.

Invariants that compare a game with its past are tests that watch whole games.
"""

from typing import Final

from dynasty.games.xian.names import (
    BUILDINGS,
    CARDS,
    CARDS_PER_COLOUR,
    COLOURS,
    EQUIPMENT,
    HELPER,
    HELPERS,
    NOTHING,
    OPEN_FREE,
    SECTION_SQUARES,
    SECTIONS,
    TOKENS,
)
from dynasty.games.xian.rules.bonus_tiles import unused_tiles
from dynasty.games.xian.rules.buildings import (
    ENTER_BUILDING,
    WRAP_UP,
    builders_of,
    occupancy,
)
from dynasty.games.xian.rules.final_scoring import (
    FINAL_SCORING,
    majority_prizes,
    ranking,
    score_sheet,
)
from dynasty.games.xian.rules.painting import warriors_left
from dynasty.games.xian.rules.palace import CHOOSE_END_TILE
from dynasty.games.xian.rules.stock_and_score import CATEGORIES, MINISTER, SHORTAGE, raw_stock
from dynasty.games.xian.rules.turns_and_rounds import (
    ACTIVATE,
    ASK_FAVOUR,
    DISCARD_PAIRS,
    END_TURN,
    PLAY_ROUND,
    PLAY_TURN,
    SET_ORDER,
    precedence,
)
from dynasty.games.xian.rules.worker_cards import USE_WORKER
from dynasty.games.xian.rules.workshop import seals_left
from dynasty.games.xian.state import XianState
from dynasty.kernel import SecretStep, is_partition, make_pile

ALL_CARDS: Final = (1 << len(CARDS)) - 1
ALL_EQUIPMENT: Final = (1 << len(EQUIPMENT)) - 1
ALL_TOKENS: Final = (1 << len(TOKENS)) - 1
FIRST_HELPER: Final = HELPER * CARDS_PER_COLOUR
MAX_ACTION_STEPS: Final = 4  # of one action on the agenda, its question included


def invariant_violations(s: XianState) -> list[str]:
    """Return the names of the invariants that do not hold."""
    return [check.__name__ for check in INVARIANT_CHECKS if not check(s)]


def pigments_are_conserved(s: XianState) -> bool:
    """Invariant 1: the stock and the players together have all pigments of each colour."""
    for colour, left in enumerate(s.stock):
        held = s.pigments[colour :: len(COLOURS)]
        if left < 0 or min(held) < 0 or left + sum(held) != s.box.pigments_per_colour:
            return False
    return True


def raw_warriors_are_conserved(s: XianState) -> bool:
    """Invariant 2: there are no more raw warriors on the board than in the box."""
    return raw_stock(s) >= 0


def own_warriors_are_conserved(s: XianState) -> bool:
    """Invariant 3: no seat has painted more warriors than it owns."""
    return all(warriors_left(s, seat) >= 0 for seat in range(s.seats))


def statue_squares(s: XianState) -> int:
    """Return the squares where raw warriors are at the start, as bits."""
    found = 0
    for section, number in enumerate(s.sides):
        found |= s.box.sides[number].statues << (section * SECTION_SQUARES)
    return found


def wall_squares(s: XianState) -> int:
    """Return the squares of earth, as bits."""
    found = 0
    for section, number in enumerate(s.sides):
        found |= s.box.sides[number].walls << (section * SECTION_SQUARES)
    return found


def spaces_hold_one_warrior_at_most(s: XianState) -> bool:
    """Invariant 4: walls are empty, statues remain, a space has one warrior at most."""
    taken = s.raw
    for own in s.painted:
        if taken & own:
            return False
        taken |= own
    return not (taken & wall_squares(s) or taken & ~s.spaces or statue_squares(s) & ~taken)


def seals_lie_under_crafted_warriors(s: XianState) -> bool:
    """Invariant 5: seals are under raw or own warriors, never under statues."""
    seen = statue_squares(s)
    for seat, own in enumerate(s.sealed_squares):
        if seen & own or own & ~(s.raw | s.painted[seat]) or seals_left(s, seat) < 0:
            return False
        seen |= own
    return True


def worker_cards_are_complete(s: XianState) -> bool:
    """Invariant 6: each of a seat's 24 cards is in one place; the deck shrinks every turn."""
    for seat in range(s.seats):
        helpers = s.helpers[seat] << FIRST_HELPER
        pair = make_pile(card for card in (s.initiative[seat], s.top[seat]) if card != NOTHING)
        below = s.deck[seat], s.buried[seat]
        piles = [*below, s.hand[seat], s.discard[seat], helpers, pair & ~helpers]
        left = below[0].bit_count() + below[1].bit_count()
        if left != len(CARDS) - s.box.hand * s.turn or not is_partition(piles, ALL_CARDS):
            return False
    return True


def hands_fit_the_round(s: XianState) -> bool:
    """Invariant 6: two cards leave the hand in each round."""
    played = s.round if s.active != NOTHING or not s.decisions else s.round - 1
    return all(hand.bit_count() == s.box.hand - 2 * played for hand in s.hand)


def equipment_is_complete(s: XianState) -> bool:
    """Invariant 7: every card is in one place; the display is full when a turn starts."""
    shown = [card for card in s.display if card != NOTHING]
    if is_start_of_turn(s) and len(shown) < len(s.display):
        return False
    piles = [s.equipment_pile, s.equipment_out, *s.forged, *(1 << card for card in shown)]
    return is_partition(piles, ALL_EQUIPMENT)


def is_start_of_turn(s: XianState) -> bool:
    """Return whether no seat has been activated in this turn."""
    return s.round == 1 and s.active == NOTHING and bool(s.decisions)


def tokens_are_complete(s: XianState) -> bool:
    """Invariant 8: one token leaves in each completed turn; the others are face down."""
    piles = [1 << token for token in (*s.requests, *s.turn_track)]
    fits = len(s.turn_track) == s.turn - 1
    return fits and is_partition([s.token_pile, *piles], ALL_TOKENS)


def builders_fit_the_round(s: XianState) -> bool:
    """Invariant 9: a seat has placed one builder per round at most, none before its turn."""
    waiting = list(range(s.seats)) if s.decisions else []
    if s.active != NOTHING:
        waiting = s.order[s.order.index(s.active) + 1 :]
    for seat in range(s.seats):
        placed = sum(builders_of(s, seat, building) for building in range(len(BUILDINGS)))
        if placed > s.round - (seat in waiting):
            return False
    return True


def pairs_respect_their_limit(s: XianState) -> bool:
    """Invariant 10: only builders that came by Open Building exceed the limit of a pair."""
    limit = s.box.pair_limits[s.seats]
    beyond = sum(max(0, inside - limit) for inside in occupancy(s))
    return beyond <= sum(used >> OPEN_FREE & 1 for used in s.used_tiles)


def supervisors_have_their_tiles(s: XianState) -> bool:
    """Invariant 11: a seat has the tiles of its spaces; the last space gives the end tile."""
    for seat, space in enumerate(s.space):
        if not 0 <= space <= s.box.end_space or s.used_tiles[seat] >> min(space, 4):
            return False
        chosen = s.end_tile[seat] != NOTHING
        choosing = bool(s.agenda) and s.agenda[-1][:2] == (CHOOSE_END_TILE, seat)
        if (chosen or choosing) != (space == s.box.end_space) or unused_tiles(s, seat) < 0:
            return False
    taken = make_pile(tile for tile in s.end_tile if tile != NOTHING)
    return is_partition([s.end_tiles, taken], s.end_tiles | taken) and (
        (s.end_tiles | taken).bit_count() == s.box.end_tiles_in_play
    )


def nothing_is_negative(s: XianState) -> bool:
    """Invariant 12: no debts; the score is the sum of its parts; shortages cost whole coins."""
    n = len(CATEGORIES)
    for seat in range(s.seats):
        earned = s.earned[seat * n : seat * n + n]
        if s.prestige[seat] != s.box.start_prestige + sum(earned):
            return False
        lost = -earned[SHORTAGE]
        if lost < 0 or (lost and lost % s.box.prestige_per_missing_coin):
            return False
    return min(*s.coins, *s.clay, *s.pigments, *s.prestige) >= 0


def minister_is_met_once_a_turn(s: XianState) -> bool:
    """Invariant 13: only the first builder in the Prime Minister's building meets him."""
    inside = any(builders_of(s, seat, s.minister) for seat in range(s.seats))
    points = sum(s.earned[MINISTER :: len(CATEGORIES)])
    meetings = s.turn - 1 + s.minister_met
    return inside == bool(s.minister_met) and points <= meetings * s.box.minister_prestige


def helpers_are_recruited_once(s: XianState) -> bool:
    """Invariant 15: a seat has at most six helpers, none of them also discarded."""
    for helpers, discard in zip(s.helpers, s.discard, strict=True):
        if helpers >> len(HELPERS) or helpers << FIRST_HELPER & discard:
            return False
    return True


def questions_leave_a_choice(s: XianState) -> bool:
    """Invariant 16: a question has two answers or more; only secret ones come together."""
    if len(s.decisions) > 1 and not all(isinstance(d.step, SecretStep) for d in s.decisions):
        return False
    return all(len(set(d.choices)) == len(d.choices) > 1 for d in s.decisions)


def sequence_is_bounded(s: XianState) -> bool:
    """Invariant 17: the active seat has at most one worker step and one building step due."""
    if not (1 <= s.turn <= s.box.turns and 1 <= s.round <= s.box.rounds):
        return False
    steps = [step for step, seat, _ in s.agenda if seat == s.active]
    own = all(steps.count(step) <= 1 for step in (USE_WORKER, ENTER_BUILDING, WRAP_UP))
    return own and len(s.agenda) <= s.box.turns + s.box.rounds + s.seats + MAX_ACTION_STEPS


def majority_prizes_are_whole(s: XianState) -> bool:
    """Invariant 18: sharing rounds down, so no section gives more than its prizes."""
    for section in range(len(SECTIONS)):
        prizes = majority_prizes(s, section)
        if min(prizes) < 0 or sum(prizes) > sum(s.box.majority[section]):
            return False
    return True


def ranking_is_strict(s: XianState) -> bool:
    """Invariant 19: the supervisor track breaks every tie, and the ranking follows the totals."""
    if len({precedence(s, seat) for seat in range(s.seats)}) < s.seats:
        return False
    if s.decisions:
        return True
    totals = [score_sheet(s, seat).total for seat in ranking(s)]
    return sorted(ranking(s)) == list(range(s.seats)) and totals == sorted(totals, reverse=True)


INVARIANT_CHECKS: Final = (
    pigments_are_conserved,
    raw_warriors_are_conserved,
    own_warriors_are_conserved,
    spaces_hold_one_warrior_at_most,
    seals_lie_under_crafted_warriors,
    worker_cards_are_complete,
    hands_fit_the_round,
    equipment_is_complete,
    tokens_are_complete,
    builders_fit_the_round,
    pairs_respect_their_limit,
    supervisors_have_their_tiles,
    nothing_is_negative,
    minister_is_met_once_a_turn,
    helpers_are_recruited_once,
    questions_leave_a_choice,
    sequence_is_bounded,
    majority_prizes_are_whole,
    ranking_is_strict,
)


def sequence_goes_to_the_end(s: XianState) -> bool:
    """Return whether the agenda has the rest of the turn, later turns and the scoring."""
    favour = s.turn == 1 and bool(s.due(ASK_FAVOUR))
    rounds = list(range(s.box.rounds, s.round - favour, -1))
    in_round = bool(s.agenda) and not favour
    return (
        s.in_sequence(
            FINAL_SCORING, PLAY_TURN, END_TURN, PLAY_ROUND, DISCARD_PAIRS, ACTIVATE, WRAP_UP
        )
        and s.due(PLAY_TURN) == list(range(s.box.turns, s.turn, -1))
        and s.due(PLAY_ROUND) == rounds
        and s.due(END_TURN) == [0] * (s.turn < s.box.turns)
        and s.due(DISCARD_PAIRS) == [0] * in_round
        and s.due(SET_ORDER) == [0] * (in_round and s.active == NOTHING)
        and s.due(FINAL_SCORING) == [0] * bool(s.agenda)
    )


def everybody_acts_in_order(s: XianState) -> bool:
    """Return whether only the active seat is asked, each thing once, and the others act later."""
    asked = [(step, seat) for step, seat, _ in s.agenda if step is not ACTIVATE and seat != NOTHING]
    waiting = [seat for step, seat, _ in s.agenda if step is ACTIVATE]
    if s.active == NOTHING:
        return not asked and not waiting
    after = s.order[s.order.index(s.active) + 1 :]
    once = {(step, s.active) for step, _ in asked}
    return set(asked) == once and len(once) == len(asked) and waiting == after[::-1]


AGENDA_CHECKS: Final = (sequence_goes_to_the_end, everybody_acts_in_order)


def agenda_violations(s: XianState) -> list[str]:
    """Return the names of the checks of the agenda that fail."""
    return [check.__name__ for check in AGENDA_CHECKS if not check(s)]
