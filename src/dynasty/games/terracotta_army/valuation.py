"""The value of goods, pieces and actions to a player of Terracotta Army, in points.

The weights were estimated by hand and confirmed by self-play. Goods lose value as the turns run
out, down to what the final scoring pays for them.
"""

from operator import add
from typing import Final

from dynasty.games.terracotta_army.expected_points import (
    FINAL_SCORING_WEIGHT,
    LINE_WEIGHTS,
    MUSIC_WEIGHT,
    TILE_WEIGHTS,
    warrior_counts_by_line,
    weighted_lead,
)
from dynasty.games.terracotta_army.names import (
    ADMINISTRATOR,
    ARCHER,
    BUILDER,
    CLAY_MAKER,
    COIN_TILE,
    COLUMNS,
    FIRST_MASTER,
    FIRST_TYPE_TILE,
    FOOTMAN,
    HORSE,
    INSPECTOR,
    MASTERS,
    NOTHING,
    PRIORITY,
    ROWS,
    SOAK,
    SPECIALIST,
    SUPERVISOR,
    UPGRADE,
    WEAPONS,
)
from dynasty.games.terracotta_army.rules.inner_ring import inner_refusal
from dynasty.games.terracotta_army.rules.inspectors import LINES
from dynasty.games.terracotta_army.rules.majorities_and_groups import (
    clusters,
    counts,
    members,
    tile_scope,
)
from dynasty.games.terracotta_army.rules.masters import ability_refusal, buy_refusal
from dynasty.games.terracotta_army.rules.mausoleum_cells import AROUND, CROSS, beside
from dynasty.games.terracotta_army.rules.middle_ring import priority_refusal
from dynasty.games.terracotta_army.rules.outer_ring import outer_refusal
from dynasty.games.terracotta_army.rules.rounds import protection
from dynasty.games.terracotta_army.rules.specialists import specialist_refusal
from dynasty.games.terracotta_army.rules.stock_and_score import (
    artisans_in_hand,
    craftsmen_in_hand,
    empty_cells,
    has_master,
    kinds_left,
    next_vp,
    price,
    workers,
)
from dynasty.games.terracotta_army.rules.wheel import inner_action, middle_action, outer_action
from dynasty.games.terracotta_army.state import ArmyState
from dynasty.kernel import pile_cards

# Goods
WET_CLAY_VALUE: Final = 1.5  # clay that can still be used wet
DRY_CLAY_VALUE: Final = 0.9  # clay that must be soaked first
COIN_VALUE: Final = 1.1
FULL_VALUE_COINS: Final = 9  # further ones are worth what the end pays
USABLE_CLAY_PER_TURN: Final = 3.0  # about what a turn can use
FULL_VALUE_TURNS: Final = 4.0  # with fewer turns left goods may stay unused

# Pieces
WEAPON_VALUE: Final = 1.4
MASTER_ROUND_VALUES: Final[tuple[float, ...]] = (
    2.0,
    1.6,
    1.4,
    2.2,
    1.6,
    1.6,
)  # by master, per round left
NEXT_MASTER_FACTOR: Final = 0.85  # each further one is worth that much of the one before
ARTISAN_VALUE: Final = 0.8
PRIORITY_TOKEN_VALUE: Final = 1.0
TURN_VALUE: Final = (
    5.0  # a worker that waits to be placed: who has had more turns is not ahead by them
)
INSPECTION_VALUE: Final = 2.0  # moving an inspector
WARRIOR_BASE_VALUE: Final = 3.0  # a warrior beyond its own points, somewhere good
WEAPON_USE_VALUES: Final[tuple[float, ...]] = (
    2.0,
    3.0,
    2.5,
    3.0,
)  # by warrior type: using its weapon


class ValuationContext:
    """What a seat's valuation depends on: its turns left, and the value of goods at that time."""

    seat: int
    turns: int  # turns to come for the seat, in this round
    rounds: float  # rounds left, this one in part
    time: float  # 1 while there is time to use things, 0 at the end
    wet: float
    dry: float
    coin: float
    outer: dict[int, float]  # what outer actions are worth, as far as it was asked
    armed: float | None  # what the best warrior is, if it was

    def __init__(self, s: ArmyState, seat: int) -> None:
        self.seat = seat
        self.outer, self.armed = {}, None
        self.turns = craftsmen_in_hand(s, seat) + artisans_in_hand(s, seat)
        rounds, each = s.box.rounds - s.round, workers(s)
        later = rounds * each
        self.rounds = rounds + self.turns / each
        self.time = min(1.0, (self.turns + later) / FULL_VALUE_TURNS)
        low = 1.0 / s.box.leftovers
        self.wet = low + (WET_CLAY_VALUE - low) * self.time
        self.dry = low + (DRY_CLAY_VALUE - low) * (self.time if later else 0.0)
        self.coin = low + (COIN_VALUE - low) * self.time


def purse_value(s: ArmyState, o: ValuationContext) -> float:
    """Return the value of clay and coins; clay that will dry before use counts as dry."""
    wet, coins = s.wet[o.seat], s.coins[o.seat]
    usable, used = float(wet), USABLE_CLAY_PER_TURN * o.turns
    if usable > used:
        usable = min(usable, used + protection(s, o.seat))
    value = usable * o.wet + (wet - usable + s.dry[o.seat]) * o.dry
    return (
        value
        + min(coins, FULL_VALUE_COINS) * o.coin
        + max(0, coins - FULL_VALUE_COINS) / s.box.leftovers
    )


def piece_values(s: ArmyState, o: ValuationContext) -> dict[str, float]:
    """Return the values of weapons, masters, artisans and a priority token."""
    seat, value, share = o.seat, 0.0, 1.0
    for master in hired_masters(s, seat):
        value += MASTER_ROUND_VALUES[master] * o.rounds * share
        share *= NEXT_MASTER_FACTOR
    return {
        "weapons": s.weapons[seat].bit_count() * WEAPON_VALUE * o.time,
        "masters": value,
        "artisans": min(s.upgraded[seat], 2) * ARTISAN_VALUE * o.rounds / 2,
        "priority": PRIORITY_TOKEN_VALUE if s.priority[seat] and s.round < s.box.rounds else 0.0,
    }


def hired_masters(s: ArmyState, seat: int) -> list[int]:
    """Return the masters that the seat has hired."""
    tokens = s.token_at[seat * len(MASTERS) : (seat + 1) * len(MASTERS)]
    return [master for master, token in enumerate(tokens) if token != NOTHING]


# One more warrior


def prize_gain(found: list[int], seat: int, prizes: list[int]) -> float:
    """Return what one more warrior in an area with these counts adds to the seat's lead."""
    before, after = prize_points(found, prizes), prize_points(counts_plus_one(found, seat), prizes)
    change = [float(b - a) for a, b in zip(before, after, strict=True)]
    return weighted_lead(change, seat)


def counts_plus_one(found: list[int], seat: int) -> list[int]:
    return [count + (other == seat) for other, count in enumerate(found)]


def prize_points(found: list[int], prizes: list[int]) -> list[int]:
    """Return the points by seat for domination and presence, without archers."""
    best = max(found)
    sole = found.count(best) == 1
    return [
        0 if count == 0 else prizes[0] if count == best and sole else prizes[1] for count in found
    ]


def scope_gains(s: ArmyState, seat: int, kind: int) -> list[tuple[int, float]]:
    """Return areas to be scored, with what a warrior of the type would change in each."""
    found: list[tuple[int, float]] = []
    lines = warrior_counts_by_line(s)
    for ahead in range(s.box.rounds - s.round + 1):
        for space in ((s.row + ahead) % ROWS, ROWS + (s.column + ahead) % COLUMNS):
            gain = prize_gain(lines[space], seat, s.box.inspector_prizes)
            found.append((LINES[space], gain * LINE_WEIGHTS[ahead]))
    for number in range(s.round, s.box.rounds + 1):
        tile = s.tiles[number - 1]
        if tile < COIN_TILE and not FIRST_TYPE_TILE <= tile < FIRST_TYPE_TILE + len(s.kinds):
            prizes = [s.box.tile_domination[number - 1], s.box.tile_presence[number - 1]]
            scope = tile_scope(s, tile)
            gain = prize_gain(counts(s, scope), seat, prizes)
            found.append((scope, gain * TILE_WEIGHTS[number - s.round]))
    for cell in pile_cards(s.footmen):
        gain = prize_gain(counts(s, AROUND[cell]), seat, s.box.footman_prizes)
        found.append((AROUND[cell], gain * FINAL_SCORING_WEIGHT))
    rounds = s.box.rounds - s.round + 1
    found += [
        (CROSS[cell], rounds * MUSIC_WEIGHT * s.box.musician_vp) for cell in pile_cards(s.musicians)
    ]
    for cluster in clusters(s, kind):
        found.append((beside(cluster), group_joining_gain(s, seat, cluster) * FINAL_SCORING_WEIGHT))
    return found


def group_joining_gain(s: ArmyState, seat: int, cluster: int) -> float:
    """Return what a warrior changes by joining a group."""
    found = members(s, cluster)
    then = counts_plus_one(found, seat)
    players = sum(count > 0 for count in found)
    more = sum(count > 0 for count in then)
    change = [float(b * more - a * players) for a, b in zip(found, then, strict=True)]
    if more > 1:
        prizes = prize_points(then, s.box.group_prizes)
        earlier = prize_points(found, s.box.group_prizes) if players > 1 else [0] * s.seats
        for other in range(s.seats):
            change[other] += prizes[other] - earlier[other]
    return weighted_lead(change, seat)


def cell_gains(s: ArmyState, seat: int, kind: int, among: int) -> dict[int, float]:
    """Return by cell what a warrior of the type changes there."""
    changing = [entry for entry in scope_gains(s, seat, kind) if entry[1]]
    values: dict[int, float] = {}
    for cell in pile_cards(among):
        value = 0.0
        for scope, gain in changing:
            if scope >> cell & 1:
                value += gain
        values[cell] = value
    return values


def warrior_value(s: ArmyState, o: ValuationContext, kind: int, armed: bool) -> float:
    """Return the value of making a warrior: its points, its tile and its weapon."""
    value = WARRIOR_BASE_VALUE + next_vp(s, kind)
    if armed and s.weapons[o.seat] >> kind & 1:
        value += WEAPON_USE_VALUES[kind] - WEAPON_VALUE * o.time
    for number in range(s.round, s.box.rounds + 1):
        if s.tiles[number - 1] == FIRST_TYPE_TILE + kind:
            prizes = [s.box.tile_domination[number - 1], s.box.tile_presence[number - 1]]
            gain = prize_gain(counts(s, s.kinds[kind]), o.seat, prizes)
            value += gain * TILE_WEIGHTS[number - s.round]
    return value


def best_warrior_value(s: ArmyState, o: ValuationContext) -> float:
    """Return the value of the best warrior that can be made, whatever it costs."""
    if o.armed is None:
        o.armed = max([warrior_value(s, o, kind, True) for kind in kinds_left(s)])
    return o.armed


# Actions of the wheel


def inner_action_value(s: ArmyState, o: ValuationContext, segment: int) -> float:
    """Return the value of the inner action of a segment, or -1 if it cannot be performed."""
    action = inner_action(s, segment)
    if inner_refusal(s, o.seat, segment) is not None:
        return -1.0
    cost = s.box.action_cost[action]
    if cost:
        return best_warrior_value(s, o) - cost * o.wet
    if action == SOAK:
        return s.dry[o.seat] * max(0.1, o.wet - o.dry)
    if action == UPGRADE:
        return ARTISAN_VALUE * o.rounds / 2 if s.upgraded[o.seat] < 2 else 0.0
    return s.box.action_coins[action] * o.coin + s.box.action_clay[action] * clay_value(o)


def clay_value(o: ValuationContext) -> float:
    """Return the value of one more wet clay, which may dry if no turn of this round is left."""
    return o.wet if o.turns else (o.wet + o.dry) / 2


def master_use_value(s: ArmyState, o: ValuationContext, master: int, segment: int) -> float:
    """Return the value of using a master, or -1 if it has no effect."""
    if ability_refusal(s, o.seat, master, segment) is not None:
        return -1.0
    if master == BUILDER:
        kinds = kinds_left(s)
        most = max([warrior_value(s, o, kind, False) - next_vp(s, kind) for kind in kinds])
        return most - s.round * o.coin
    if master == SUPERVISOR:
        return sum(sorted(s.warehouses)[-2:]) * o.dry
    if master == ADMINISTRATOR:
        return max(0.0, inner_action_value(s, o, segment))
    if master == INSPECTOR:
        return INSPECTION_VALUE
    if master == CLAY_MAKER:
        return s.box.maker_clay * clay_value(o)
    return (len(WEAPONS) - s.weapons[o.seat].bit_count()) * WEAPON_VALUE * o.time  # the Blacksmith


def middle_action_value(s: ArmyState, o: ValuationContext, segment: int) -> float:
    """Return the value of the middle action of a segment, or of hiring or using its master."""
    action = middle_action(s, segment)
    if action == PRIORITY:
        if priority_refusal(s, o.seat) is not None:
            return -1.0
        return 2.5 if s.solo else PRIORITY_TOKEN_VALUE * (s.round < s.box.rounds)
    if action < FIRST_MASTER:
        return s.box.action_coins[action] * o.coin + s.box.action_clay[action] * clay_value(o)
    master = action - FIRST_MASTER
    if has_master(s, o.seat, master):
        return master_use_value(s, o, master, segment)
    return hiring_value(s, o, master, segment)


def hiring_value(s: ArmyState, o: ValuationContext, master: int, segment: int) -> float:
    """Return the value of hiring a master with the cheapest token and using him."""
    if buy_refusal(s, o.seat, master) is not None:
        return -1.0
    share = NEXT_MASTER_FACTOR ** len(hired_masters(s, o.seat))
    use = max(0.0, master_use_value(s, o, master, segment))
    return MASTER_ROUND_VALUES[master] * o.rounds * share + use - 2.5 * o.coin


def outer_action_value(s: ArmyState, o: ValuationContext, segment: int) -> float:
    """Return the value of the outer action of a segment. Cached: every segment has the same."""
    action = outer_action(s, segment)
    value = o.outer.get(action)
    if value is None:
        if action == SPECIALIST:
            value = best_specialist_value(s, o)
        else:
            value = -1.0 if outer_refusal(s, o.seat, segment) else WEAPON_VALUE * o.time
        o.outer[action] = value
    return value


def best_specialist_value(s: ArmyState, o: ValuationContext) -> float:
    """Return the value of the best specialist that the seat can hire, or -1 if there is none."""
    if not s.weapons[o.seat]:
        return -1.0
    kinds = [kind for kind in range(4) if specialist_refusal(s, o.seat, kind) is None]
    return max([specialist_value(s, o, kind) for kind in kinds], default=-1.0)


def specialist_value(s: ArmyState, o: ValuationContext, kind: int) -> float:
    """Return the value of a specialist on its best cell, less its price and its weapon."""
    cost = price(s, kind) * o.coin + WEAPON_VALUE * o.time
    if kind == HORSE:
        return 4.0 - cost
    if kind == FOOTMAN:
        return 5.0 - cost
    if kind == ARCHER:
        return 4.0 - cost
    values = post_values(s, o, kind, empty_cells(s))
    return max(values.values()) - cost


def post_values(s: ArmyState, o: ValuationContext, kind: int, among: int) -> dict[int, float]:
    """Return by cell the value of a footman, an archer or a musician there."""
    if kind == ARCHER:
        own = s.own[o.seat]
        return {cell: float((AROUND[cell] & own).bit_count()) for cell in pile_cards(among)}
    if kind == FOOTMAN:
        return {
            cell: footman_value(s, o.seat, counts(s, AROUND[cell])) for cell in pile_cards(among)
        }
    return musician_values(s, o.seat, among)


def footman_value(s: ArmyState, seat: int, found: list[int]) -> float:
    """Return the value of a footman that has these counts of warriors around it."""
    return weighted_lead(
        [float(vp) * FINAL_SCORING_WEIGHT for vp in prize_points(found, s.box.footman_prizes)], seat
    )


def musician_values(s: ArmyState, seat: int, among: int) -> dict[int, float]:
    """Return by empty cell the value of a musician there."""
    each = s.box.rounds - s.round + 1
    heard = warrior_counts_by_line(s)
    known: dict[tuple[int, ...], float] = {}  # from many cells as many are heard
    values: dict[int, float] = {}
    for cell in pile_cards(among):
        found = tuple(map(add, heard[cell // COLUMNS], heard[ROWS + cell % COLUMNS]))
        if found not in known:
            vp = [count * (each * MUSIC_WEIGHT + 0.3) * s.box.musician_vp for count in found]
            known[found] = weighted_lead(vp, seat)
        values[cell] = known[found]
    return values
