"""The value of goods, pieces and positions to a player of Tianxia, in points."""

from typing import Final

from dynasty.games.tianxia.card_readers import (
    FORTIFICATIONS,
    GOVERNORS,
    JADE_AGAIN,
    LEFT_GOODS,
    MEEPLES,
    RANKS,
)
from dynasty.games.tianxia.components import Box
from dynasty.games.tianxia.effect_codes import (
    ANY_GOODS,
    ANY_RESOURCES,
    BENEFIT_TWICE,
    DIFFERENT_RESOURCES,
    DISCARD_OBJECTIVE,
    DRAW_BONUS,
    DRAW_OBJECTIVE,
    FLIP,
    FREE_WALL,
    FREE_WORKER,
    GAIN,
    GOOD_PER,
    INCOME_ONE,
    INSTALL_FREE,
    JADE_FIGURINE,
    MERCHANT,
    SAME_RESOURCES,
    SHIP_REWARD,
    SHIPPING,
    SOLDIER,
    STEP,
    STEP_5_COPY,
    STEP_ANY,
    STEP_LOWEST,
    TAKE_BONUS_SHIPPING,
    TAKE_DOUBLE_TOWER,
    VP_PER,
    WEAKEN,
    effect_argument,
    effect_number,
    effect_operation,
)
from dynasty.games.tianxia.names import (
    COIN,
    FIRST_PASSIVE,
    GOODS,
    KINDS_OF_STUFF,
    NEUTRAL,
    NOBODY,
    PATH,
    ROWS,
    SILK,
    VP,
)
from dynasty.games.tianxia.packed_rows import row_length, row_pieces
from dynasty.games.tianxia.rules.battle import Battle, foresee
from dynasty.games.tianxia.rules.final_scoring import counted, objective_points
from dynasty.games.tianxia.rules.palace_tracks import TRACK_COUNT, rivals
from dynasty.games.tianxia.rules.tiles_and_jade import jade_count
from dynasty.games.tianxia.rules.wall import SECTION_COUNT, battle_comes
from dynasty.games.tianxia.state import TianxiaState
from dynasty.kernel import cache_put, pile_cards

# One use of an effect while there is time to make something of it.
EFFECT_VALUES: Final = {
    ANY_RESOURCES: 1.0,
    DIFFERENT_RESOURCES: 1.0,
    SAME_RESOURCES: 0.9,
    ANY_GOODS: 1.7,
    STEP: 1.6,
    STEP_ANY: 1.9,
    STEP_LOWEST: 1.5,
    SOLDIER: 1.7,
    FREE_WALL: 2.0,
    FREE_WORKER: 1.7,
    MERCHANT: 0.9,
    WEAKEN: 0.6,
    DRAW_BONUS: 1.8,
    DRAW_OBJECTIVE: 2.2,
    DISCARD_OBJECTIVE: -0.6,
    FLIP: 1.4,
    INCOME_ONE: 1.8,
    SHIP_REWARD: 1.8,
    INSTALL_FREE: 4.0,
    SHIPPING: 3.0,
    VP_PER: 1.5,
    STEP_5_COPY: 2.5,
    GOOD_PER: 3.0,
    BENEFIT_TWICE: 2.0,
    TAKE_BONUS_SHIPPING: 4.0,
    TAKE_DOUBLE_TOWER: 4.0,
    JADE_FIGURINE: 3.0,
}
# A Passive Building for each round in which it works, from p01 on.
PASSIVE_BUILDING_VALUES: Final[tuple[float, ...]] = (
    *(0.8, 1.2, 1.0, 2.8, 0.8, 1.6, 1.4, 1.6, 1.6),
    *(1.5, 1.6, 1.0, 0.6, 0.4, 1.0, 1.6, 0.8, 1.2),
)
# The rewards of a track that come soon, by step.
STEP_REWARD_VALUES: Final[tuple[float, ...]] = (
    0.0,
    0.5,
    1.2,
    0.0,
    1.2,
    0.0,
    1.0,
    0.0,
    0.6,
    2.0,
    0.0,
)
# How likely a Worker is still there next round, by place.
WORKER_STAY_CHANCES: Final[tuple[float, ...]] = (0.8, 0.6, 0.35)
MARKER_VALUE: Final = 3.2
PASS_VALUE: Final = 2.0  # the tile of the display and the place in the Turn order
EARLY_PLACE_VALUE: Final = 0.3  # for every place further ahead in the next Turn order
BATTLE_CACHE: Final[dict[tuple[object, ...], Battle]] = {}
EFFECT_VALUE_CACHE: Final[dict[tuple[int, ...], float]] = {}  # of effects, which are few
MAX_MISSING_PIECES: Final = 4  # an Objective is in reach this near to its next threshold


class SharedValuation:
    """Values that are the same for all seats: pieces on the Wall, Battles, raided slots, ranks."""

    walls: list[list[int]]  # by section, by seat: Walls, and two for a Tower
    soldiers: list[list[int]]  # by section, by seat
    battles: list[Battle | None]  # by section, where one comes in this round
    later: list[float]  # by section: how likely one comes in a later round
    doomed: set[int]  # slots that will be raided
    workers: list[list[int]]  # by Barge: owners by place
    ranks: list[list[int]]  # by track, by seat: prestige; empty until it is asked for

    def __init__(self, s: TianxiaState) -> None:
        sections = range(SECTION_COUNT)
        self.walls = [pieces_by_seat(s, s.walls[section]) for section in sections]
        for section, owner in enumerate(s.towers):
            if owner != NOBODY:
                self.walls[section][owner] += 2
        self.soldiers = [pieces_by_seat(s, s.soldiers[section]) for section in sections]
        self.battles = [expected_battle(s, at) if battle_comes(s, at) else None for at in sections]
        self.later = [battle_chance(s, section) for section in sections]
        self.doomed = {
            slot for battle in self.battles if battle is not None for slot in battle.raided
        }
        self.workers = [row_pieces(row) for row in s.barges]
        self.ranks = []

    def rank_points(self, s: TianxiaState, seat: int, track: int) -> int:
        """Return the prestige of the seat's rank on this track."""
        if not self.ranks:
            self.ranks = [track_rank_points(s, track) for track in range(TRACK_COUNT)]
        return self.ranks[track][seat]


def expected_battle(s: TianxiaState, section: int) -> Battle:
    """Return the Battle that comes in this section. Cached by the pieces there."""
    path, seats = s.governors[section * PATH : section * PATH + PATH], (s.seats, s.deciders)
    rows = (s.soldiers[section], s.walls[section], s.doubles[section], s.towers[section])
    key = (s.box, section, s.strength[section], *seats, *rows, *path, *s.owned)
    known = BATTLE_CACHE.get(key)
    return cache_put(BATTLE_CACHE, key, foresee(s, section)) if known is None else known


def pieces_by_seat(s: TianxiaState, row: int) -> list[int]:
    """Return by seat how many pieces of a row are its own."""
    found = [0] * s.seats
    for owner in row_pieces(row):
        found[owner] += 1
    return found


def track_rank_points(s: TianxiaState, track: int) -> list[int]:
    """Return by seat the prestige of its rank on this track."""
    found = [0] * s.seats
    for rank, seat in enumerate(rivals(s, track)[: len(s.box.rank_vp)]):
        if seat != NEUTRAL:
            found[seat] = s.box.rank_vp[rank]
    return found


def rounds_left(s: TianxiaState, seat: int) -> float:
    """Return the number of rounds in which the seat can still use things."""
    now = 0.0 if seat in s.next_order else 0.3 + 0.25 * s.markers[seat]
    return s.box.rounds - s.round + now


def effects_value(effects: tuple[int, ...]) -> float:
    """Return the value of these effects if all of them can be used. Cached."""
    known = EFFECT_VALUE_CACHE.get(effects)
    return (
        cache_put(EFFECT_VALUE_CACHE, effects, computed_effects_value(effects))
        if known is None
        else known
    )


def computed_effects_value(effects: tuple[int, ...]) -> float:
    """Compute what `effects_value` returns, without its cache."""
    value = 0.0
    for effect in effects:
        kind, many = effect_operation(effect), effect_number(effect)
        if kind == GAIN:
            thing = effect_argument(effect)
            each = 1.0 if thing == VP else 0.9 if thing == COIN else 1.6 if thing in GOODS else 0.9
            value += each * many
        else:
            value += EFFECT_VALUES[kind] * many
    return value


def goods_value(s: TianxiaState, seat: int, time: float) -> float:
    """Return the value of Resources, Goods and Coins: each further one less, a fifth at the end."""
    value, at = 0.0, seat * KINDS_OF_STUFF
    for thing in range(KINDS_OF_STUFF):
        held = s.stuff[at + thing]
        if not held:
            continue
        most = 1.2 if SILK <= thing < COIN else 0.75
        each = min(most, 0.45 * most * time)
        value += each * (min(held, 4) + 0.6 * max(0, min(held, 8) - 4))
        value += held / s.box.leftover_divisor
    return value


def palace_value(s: TianxiaState, seat: int, time: float, common: SharedValuation) -> float:
    """Return the value of the Palace: steps and rewards early, ranks late."""
    late = min(1.0, max(0.0, 1.0 - time / s.box.rounds))
    soon, value, at = min(1.0, time), 0.0, seat * TRACK_COUNT
    for track in range(TRACK_COUNT):
        step = s.steps[at + track]
        value += (1.0 - late) * 0.9 * step + soon * STEP_REWARD_VALUES[step]
        if late > 0.1:
            value += late * common.rank_points(s, seat, track)
    return value


def jade_value(s: TianxiaState, seat: int, time: float) -> float:
    """Return the value of the figurines: their score and the cheap steps that they allow."""
    figurines = jade_count(s, seat)
    return s.box.jade_vp[figurines] + 0.4 * figurines * min(3.0, time)


def tile_value(box: Box, kind: int) -> float:
    """Return the value of a one-time tile that can be used."""
    price = box.kind_price[kind]
    return effects_value(box.kind_effect[kind]) - (0.8 * price[1])


def tiles_value(s: TianxiaState, seat: int, time: float) -> float:
    """Return the value of unused one-time tiles and reward tiles while they can be used."""
    found = s.tiles[seat] & ~s.used[seat] & ~s.box.jade_tiles
    soon = min(1.0, time)
    value = soon * (3.0 * (s.bonus_shipping[seat] == 1) + 4.0 * (s.double_tower[seat] == 1))
    soon = min(0.85, time)
    return value + sum(
        soon * tile_value(s.box, s.box.tile_kind[tile]) for tile in pile_cards(found)
    )


def meeples_value(s: TianxiaState, seat: int, time: float, common: SharedValuation) -> float:
    """Return the value of Merchants on their way to an action, meeples, and Workers on Barges."""
    box, board, value, soon = s.box, s.board[seat], 0.0, min(1.0, time)
    for row in range(ROWS):
        filled = s.merchants[seat * ROWS + row]
        if filled and board >= 0:
            merchant = board * ROWS + row
            worth = effects_value(box.merchant_effect[merchant]) or 1.5
            value += 0.7 * soon * worth * filled / box.merchant_spaces[merchant]
    value += 0.25 * soon * min(6, s.meeples[seat])
    left = box.rounds - s.round
    if left:
        for owners in common.workers:
            if seat in owners:
                for place, owner in enumerate(owners):
                    if owner == seat:
                        value += WORKER_STAY_CHANCES[min(place, 2)] * (0.9 + 0.3 * (left - 1)) + 0.3
    return value


def buildings_value(s: TianxiaState, seat: int, common: SharedValuation) -> float:
    """Return the value of Governors: income and passive effects for each round to come."""
    box, value, left = s.box, 0.0, s.box.rounds - s.round
    for building in pile_cards(s.owned[seat]):
        safe = 0.2 if s.slot_of[building] in common.doomed else 0.9
        if building < FIRST_PASSIVE:
            value += safe * left * effects_value(box.income_effect[building])
        else:
            value += safe * (left + 0.4) * PASSIVE_BUILDING_VALUES[building - FIRST_PASSIVE]
    return value


def turns_value(s: TianxiaState, seat: int) -> float:
    """Return the value of turns left in this round, or of the place in the next Turn order."""
    if seat in s.next_order:
        return EARLY_PLACE_VALUE * (s.seats - s.next_order.index(seat))
    return PASS_VALUE + MARKER_VALUE * s.markers[seat]


def objective_value(s: TianxiaState, seat: int, card: int, time: float) -> float:
    """Return the expected points of an Objective: its points now and those in reach."""
    box, now = s.box, float(objective_points(s, seat, card))
    scoring = box.scoring[card]
    if scoring in (RANKS, JADE_AGAIN, LEFT_GOODS, GOVERNORS):
        return now + 0.6 * time
    found, steps, points = counted(s, seat, card), box.thresholds[card], box.points[card]
    for threshold, score in zip(steps, points, strict=True):
        missing = found - threshold if scoring == MEEPLES else threshold - found
        if missing > 0:
            if scoring == MEEPLES:
                missing = (missing + 1) // 2
            hope = min(0.75, 0.35 * time / missing) if missing <= MAX_MISSING_PIECES else 0.0
            if scoring == FORTIFICATIONS:
                hope *= 0.8
            return now + hope * (score - now)
    return now


def objectives_value(s: TianxiaState, seat: int, time: float) -> float:
    """Return the value of the best three Objectives in hand, and of the others' benefits."""
    worths = sorted(objective_value(s, seat, card, time) for card in pile_cards(s.hand[seat]))
    best = worths[-s.box.objectives_scored :]
    return sum(best) + 1.6 * min(1.0, time) * (len(worths) - len(best))


def battle_chance(s: TianxiaState, section: int) -> float:
    """Return the chance that a Battle comes here in a later round."""
    left = s.box.rounds - s.round
    if not left:
        return 0.0
    chief = 0 if battle_comes(s, section) else s.chief[section]
    reach = 2.5 * left + s.box.last_round_steps - (s.box.chieftain_steps - chief)
    return min(0.95, max(0.0, (reach + 2.0) / 4.0))


def battle_value(s: TianxiaState, battle: Battle, seat: int) -> float:
    """Return the points that a Battle gives the seat."""
    points = battle.rank_points[seat] + battle.passive_points[seat]
    points += battle.removed[seat] * s.box.soldier_return_vp
    if battle.ranking and battle.ranking[0] == seat:
        points += battle.protected * s.box.protected_governor_vp
    return points - 0.8 * battle.left


def wall_value(s: TianxiaState, seat: int, common: SharedValuation) -> float:
    """Return the value of the seat's pieces on the Wall in Battles to come."""
    value = 0.0
    for section in range(SECTION_COUNT):
        later, battle = common.later[section], common.battles[section]
        lasting, soldiers = common.walls[section], common.soldiers[section]
        if battle is not None:
            value += 0.95 * battle_value(s, battle, seat)
            stay = soldiers[seat] - battle.removed[seat]
            value += later * (0.9 * lasting[seat] + 0.5 * stay)
        elif later and (lasting[seat] or soldiers[seat]):
            strength, rank = lasting[seat] + soldiers[seat], 0
            for other in range(s.seats):
                rank += lasting[other] + soldiers[other] > strength
            value += later * (0.35 * s.box.battle_vp[min(rank, 2)] + 0.6 * strength)
    return value


def is_threatened(s: TianxiaState, section: int) -> bool:
    """Return whether a Battle here would now end with a raid."""
    defence = row_length(s.soldiers[section]) + row_length(s.walls[section])
    return s.strength[section] > defence + 2 * (s.towers[section] != NOBODY)


def own_governor_count(s: TianxiaState, seat: int, section: int) -> int:
    """Return the number of the seat's Governors on the attack path of the section."""
    path = range(section * PATH, section * PATH + PATH)
    return sum(s.owned[seat] >> s.buildings[slot] & 1 for slot in path)
