"""What things are worth to a player of Terracotta Army, in points: the weights behind the advice.

The weights were set by reckoning and kept where self-play agreed. Goods lose their worth as the
turns run out, down to what the final scoring pays for them.
"""

from typing import Final

from dynasty.games.terracotta_army.names import (
    ADMINISTRATOR,
    ARCHER,
    BUILDER,
    CLAY_MAKER,
    COIN_TILE,
    COLUMNS,
    FIRST_MASTER,
    FIRST_READY,
    FIRST_TYPE_TILE,
    FOOTMAN,
    HORSE,
    INSPECTOR,
    MASTERS,
    PRIORITY,
    ROWS,
    SOAK,
    SPECIALIST,
    SUPERVISOR,
    UPGRADE,
    WEAPONS,
)
from dynasty.games.terracotta_army.rules.course import protection
from dynasty.games.terracotta_army.rules.ending import archer_points, footman_points, group_prizes
from dynasty.games.terracotta_army.rules.inner import inner_refusal
from dynasty.games.terracotta_army.rules.inspectors import LINES, inspection_points
from dynasty.games.terracotta_army.rules.majority import (
    clusters,
    counts,
    members,
    miniatures,
    tile_points,
    tile_scope,
)
from dynasty.games.terracotta_army.rules.masters import ability_refusal, buy_refusal
from dynasty.games.terracotta_army.rules.mausoleum import AROUND, CROSS, beside
from dynasty.games.terracotta_army.rules.middle import priority_refusal
from dynasty.games.terracotta_army.rules.outer import outer_refusal
from dynasty.games.terracotta_army.rules.scoring import music
from dynasty.games.terracotta_army.rules.specialists import specialist_refusal
from dynasty.games.terracotta_army.rules.stock import (
    artisans_in_hand,
    craftsmen_in_hand,
    empty_cells,
    has_master,
    kinds_left,
    next_vp,
    points,
    price,
    workers,
)
from dynasty.games.terracotta_army.rules.wheel import inner_action, middle_action, outer_action
from dynasty.games.terracotta_army.state import ArmyState
from dynasty.kernel import cards

RIVALRY: Final = 0.5  # how much a point of the others counts against one's own

# Goods
WET: Final = 1.5  # clay that can still be used wet
DRY: Final = 0.9  # clay that must be soaked first
COIN: Final = 1.1
MANY_COINS: Final = 9  # further ones are worth what the end pays
CLAY_PER_TURN: Final = 3.0  # about what a turn can use
ENOUGH_TURNS: Final = 4.0  # with fewer turns left goods may stay unused

# Scoring to come
LINES_AHEAD: Final[tuple[float, ...]] = (0.9, 0.5, 0.35, 0.25, 0.2)  # the inspectors' next lines
TILES_AHEAD: Final[tuple[float, ...]] = (0.9, 0.55, 0.5, 0.45, 0.4)
GOODS_TILE_AHEAD: Final = 0.1  # a coin or clay tile of a later round
MUSIC: Final = 0.9
END: Final = 0.85
PROMISE: Final = 1.2  # a statue that is in no group yet

# Pieces
WEAPON: Final = 1.4
MASTER: Final[tuple[float, ...]] = (2.0, 1.6, 1.4, 2.2, 1.6, 1.6)  # by master, per round left
MANY_MASTERS: Final = 0.85  # each further one is worth that much of the one before
ARTISAN: Final = 0.8
TOKEN: Final = 1.0
INSPECTION: Final = 2.0  # moving an inspector
WARRIOR: Final = 3.0  # a warrior beyond its own points, somewhere good
ARMED: Final[tuple[float, ...]] = (2.0, 3.0, 2.5, 3.0)  # by warrior type: using its weapon


class Outlook:
    """How a seat looks at a state: the turns left, and what that makes goods worth."""

    seat: int
    turns: int  # turns to come for the seat, in this round
    rounds: float  # rounds left, this one in part
    time: float  # 1 while there is time to use things, 0 at the end
    wet: float
    dry: float
    coin: float

    def __init__(self, s: ArmyState, seat: int) -> None:
        self.seat = seat
        self.turns = craftsmen_in_hand(s, seat) + artisans_in_hand(s, seat)
        later = (s.box.rounds - s.round) * workers(s)
        self.rounds = s.box.rounds - s.round + self.turns / workers(s)
        self.time = min(1.0, (self.turns + later) / ENOUGH_TURNS)
        low = 1.0 / s.box.leftovers
        self.wet = low + (WET - low) * self.time
        self.dry = low + (DRY - low) * (self.time if later else 0.0)
        self.coin = low + (COIN - low) * self.time


def purse(s: ArmyState, o: Outlook) -> float:
    """Clay and coins: wet clay that dries before it can be used is worth as much as dry."""
    wet, coins = s.wet[o.seat], s.coins[o.seat]
    usable = min(float(wet), CLAY_PER_TURN * o.turns + protection(s, o.seat))
    value = usable * o.wet + (wet - usable + s.dry[o.seat]) * o.dry
    return value + min(coins, MANY_COINS) * o.coin + max(0, coins - MANY_COINS) / s.box.leftovers


def pieces(s: ArmyState, o: Outlook) -> dict[str, float]:
    """Weapons, masters, artisans, a priority token."""
    seat, hired, share = o.seat, 0.0, 1.0
    for master in range(len(MASTERS)):
        if has_master(s, seat, master):
            hired += MASTER[master] * o.rounds * share
            share *= MANY_MASTERS
    return {
        "weapons": s.weapons[seat].bit_count() * WEAPON * o.time,
        "masters": hired,
        "artisans": min(s.upgraded[seat], 2) * ARTISAN * o.rounds / 2,
        "priority": TOKEN if s.priority[seat] and s.round < s.box.rounds else 0.0,
    }


def standings(s: ArmyState) -> dict[str, list[float]]:
    """By what counts, by seat: points on the track, and what the board would bring as it stands."""
    seats = range(s.seats)
    rounds = s.box.rounds - s.round + 1
    return {
        "score": [float(points(s, seat)) for seat in seats],
        "inspectors": lines_ahead(s),
        "tiles": tiles_ahead(s),
        "musicians": [heard * rounds * MUSIC for heard in music(s)],
        "footmen": [vp * END for vp in footman_points(s)],
        "groups": [vp * END for vp in group_values(s)],
        "archers": [archer_points(s, seat) * END for seat in seats],
    }


def rivalled(s: ArmyState, seat: int) -> float:
    """How the seat stands on the board, less a share of how the others stand there."""
    return sum(against(points, seat) for points in standings(s).values())


def lines_ahead(s: ArmyState) -> list[float]:
    """By seat: the lines that the inspectors will reach, the nearer ones surer."""
    value = [0.0] * s.seats
    for ahead in range(s.box.rounds - s.round + 1):
        for space in ((s.row + ahead) % ROWS, ROWS + (s.column + ahead) % COLUMNS):
            for seat, vp in enumerate(inspection_points(s, space)):
                value[seat] += vp * LINES_AHEAD[ahead]
    return value


def tiles_ahead(s: ArmyState) -> list[float]:
    """By seat: this round's tile and those to come."""
    value = [0.0] * s.seats
    for number in range(s.round, s.box.rounds + 1):
        ahead = number - s.round
        goods = s.tiles[number - 1] >= COIN_TILE and ahead > 0
        weight = GOODS_TILE_AHEAD if goods else TILES_AHEAD[ahead]
        for seat, vp in enumerate(tile_points(s, number)):
            value[seat] += vp * weight
    return value


def group_values(s: ArmyState) -> list[float]:
    """By seat: groups as the end would score them, and the promise of statues alone."""
    found = [0.0] * s.seats
    hope = PROMISE * (s.box.rounds - s.round + 1) / s.box.rounds
    for kind in range(len(s.kinds)):
        for cluster in clusters(s, kind):
            if miniatures(s, kind, cluster) > 1:
                each, prizes = group_prizes(s, cluster)
                for seat in range(s.seats):
                    found[seat] += each[seat] + prizes[seat]
            else:
                found[members(s, cluster).index(1)] += hope
    return found


def against(values: list[float], seat: int) -> float:
    """A seat's own value less a share of what the others have."""
    others = sum(values) - values[seat]
    return values[seat] - RIVALRY * others / (len(values) - 1)


# One more warrior


def prize_gain(found: list[int], seat: int, prizes: list[int]) -> float:
    """What one more warrior of the seat changes in a scope with these counts."""
    before, after = prizes_of(found, prizes), prizes_of(added(found, seat), prizes)
    change = [float(b - a) for a, b in zip(before, after, strict=True)]
    return against(change, seat)


def added(found: list[int], seat: int) -> list[int]:
    return [count + (other == seat) for other, count in enumerate(found)]


def prizes_of(found: list[int], prizes: list[int]) -> list[int]:
    """Domination and presence, archers left aside."""
    best = max(found)
    sole = found.count(best) == 1
    return [
        0 if count == 0 else prizes[0] if count == best and sole else prizes[1] for count in found
    ]


def scopes(s: ArmyState, seat: int, kind: int) -> list[tuple[int, float]]:
    """Cells where a warrior of the type changes a scope to come, with what it changes."""
    found: list[tuple[int, float]] = []
    for ahead in range(s.box.rounds - s.round + 1):
        for space in ((s.row + ahead) % ROWS, ROWS + (s.column + ahead) % COLUMNS):
            gain = prize_gain(counts(s, LINES[space]), seat, s.box.inspector_prizes)
            found.append((LINES[space], gain * LINES_AHEAD[ahead]))
    for number in range(s.round, s.box.rounds + 1):
        tile = s.tiles[number - 1]
        if tile < COIN_TILE and not FIRST_TYPE_TILE <= tile < FIRST_TYPE_TILE + len(s.kinds):
            prizes = [s.box.tile_domination[number - 1], s.box.tile_presence[number - 1]]
            scope = tile_scope(s, tile)
            gain = prize_gain(counts(s, scope), seat, prizes)
            found.append((scope, gain * TILES_AHEAD[number - s.round]))
    for cell in cards(s.footmen):
        gain = prize_gain(counts(s, AROUND[cell]), seat, s.box.footman_prizes)
        found.append((AROUND[cell], gain * END))
    rounds = s.box.rounds - s.round + 1
    found += [(CROSS[cell], rounds * MUSIC * s.box.musician_vp) for cell in cards(s.musicians)]
    for cluster in clusters(s, kind):
        found.append((beside(cluster), joining(s, seat, cluster) * END))
    return found


def joining(s: ArmyState, seat: int, cluster: int) -> float:
    """What joining a group with a warrior changes."""
    found = members(s, cluster)
    then = added(found, seat)
    players = sum(count > 0 for count in found)
    more = sum(count > 0 for count in then)
    change = [float(b * more - a * players) for a, b in zip(found, then, strict=True)]
    if more > 1:
        prizes = prizes_of(then, s.box.group_prizes)
        earlier = prizes_of(found, s.box.group_prizes) if players > 1 else [0] * s.seats
        for other in range(s.seats):
            change[other] += prizes[other] - earlier[other]
    return against(change, seat)


def cell_values(s: ArmyState, seat: int, kind: int, among: int) -> dict[int, float]:
    """By cell: what a warrior of the type changes there."""
    changing = [entry for entry in scopes(s, seat, kind) if entry[1]]
    values: dict[int, float] = {}
    for cell in cards(among):
        value = 0.0
        for scope, gain in changing:
            if scope >> cell & 1:
                value += gain
        values[cell] = value
    return values


def warrior(s: ArmyState, o: Outlook, kind: int, armed: bool) -> float:
    """Making a warrior of a type: its row of the organizer, its tile, its weapon."""
    value = WARRIOR + next_vp(s, kind)
    if armed and s.weapons[o.seat] >> kind & 1:
        value += ARMED[kind] - WEAPON * o.time
    for number in range(s.round, s.box.rounds + 1):
        if s.tiles[number - 1] == FIRST_TYPE_TILE + kind:
            prizes = [s.box.tile_domination[number - 1], s.box.tile_presence[number - 1]]
            gain = prize_gain(counts(s, s.kinds[kind]), o.seat, prizes)
            value += gain * TILES_AHEAD[number - s.round]
    return value


def best_warrior(s: ArmyState, o: Outlook, armed: bool) -> float:
    return max(warrior(s, o, kind, armed) for kind in kinds_left(s))


# Actions of the wheel


def inner(s: ArmyState, o: Outlook, segment: int) -> float:
    """Performing the inner action of a segment; below zero if it cannot be."""
    action = inner_action(s, segment)
    if inner_refusal(s, o.seat, segment) is not None:
        return -1.0
    cost = s.box.action_cost[action]
    if cost:
        return best_warrior(s, o, True) - cost * o.wet
    if action == SOAK:
        return s.dry[o.seat] * max(0.1, o.wet - o.dry)
    if action == UPGRADE:
        return ARTISAN * o.rounds / 2 if s.upgraded[o.seat] < 2 else 0.0
    return s.box.action_coins[action] * o.coin + s.box.action_clay[action] * clay(o)


def clay(o: Outlook) -> float:
    """One more wet clay: as good as dry once no turn of this round is left."""
    return o.wet if o.turns else (o.wet + o.dry) / 2


def ability(s: ArmyState, o: Outlook, master: int, segment: int) -> float:
    """Using a master; below zero if it has no effect."""
    if ability_refusal(s, o.seat, master, segment) is not None:
        return -1.0
    if master == BUILDER:
        kinds = kinds_left(s)
        most = max(warrior(s, o, kind, False) - next_vp(s, kind) for kind in kinds)
        return most - s.round * o.coin
    if master == SUPERVISOR:
        return sum(sorted(s.warehouses)[-2:]) * o.dry
    if master == ADMINISTRATOR:
        return max(0.0, inner(s, o, segment))
    if master == INSPECTOR:
        return INSPECTION
    if master == CLAY_MAKER:
        return s.box.maker_clay * clay(o)
    return (len(WEAPONS) - s.weapons[o.seat].bit_count()) * WEAPON * o.time  # the Blacksmith


def middle(s: ArmyState, o: Outlook, segment: int) -> float:
    """Performing the middle action of a segment, or buying or using its master."""
    action = middle_action(s, segment)
    if action == PRIORITY:
        if priority_refusal(s, o.seat) is not None:
            return -1.0
        return 2.5 if s.solo else TOKEN * (s.round < s.box.rounds)
    if action < FIRST_MASTER:
        return s.box.action_coins[action] * o.coin + s.box.action_clay[action] * clay(o)
    master = action - FIRST_MASTER
    if has_master(s, o.seat, master):
        return ability(s, o, master, segment)
    return buying(s, o, master, segment)


def buying(s: ArmyState, o: Outlook, master: int, segment: int) -> float:
    """Hiring a master with the cheapest token, and using him."""
    if buy_refusal(s, o.seat, master) is not None:
        return -1.0
    share = MANY_MASTERS ** sum(has_master(s, o.seat, other) for other in range(len(MASTERS)))
    use = max(0.0, ability(s, o, master, segment))
    return MASTER[master] * o.rounds * share + use - 2.5 * o.coin


def outer(s: ArmyState, o: Outlook, segment: int) -> float:
    """Performing the outer action of a segment."""
    action = outer_action(s, segment)
    if outer_refusal(s, o.seat, segment) is not None:
        return -1.0
    if action >= FIRST_READY and action != SPECIALIST:
        return WEAPON * o.time
    return max(
        specialist(s, o, kind) for kind in range(4) if specialist_refusal(s, o.seat, kind) is None
    )


def specialist(s: ArmyState, o: Outlook, kind: int) -> float:
    """Hiring a specialist: about what its best cell brings, less its price and weapon."""
    cost = price(s, kind) * o.coin + WEAPON * o.time
    if kind == HORSE:
        return 4.0 - cost
    if kind == FOOTMAN:
        return 5.0 - cost
    if kind == ARCHER:
        return 4.0 - cost
    values = post_values(s, o, kind, empty_cells(s))
    return max(values.values()) - cost


def post_values(s: ArmyState, o: Outlook, kind: int, among: int) -> dict[int, float]:
    """By cell: what a footman, an archer or a musician brings there."""
    rounds = s.box.rounds - s.round + 1
    values: dict[int, float] = {}
    for cell in cards(among):
        if kind == ARCHER:
            values[cell] = float((AROUND[cell] & s.own[o.seat]).bit_count())
            continue
        found = counts(s, CROSS[cell] if kind != FOOTMAN else AROUND[cell])
        if kind == FOOTMAN:
            vp = [float(v) * END for v in prizes_of(found, s.box.footman_prizes)]
        else:
            vp = [count * (rounds * MUSIC + 0.3) * s.box.musician_vp for count in found]
        values[cell] = against(vp, o.seat)
    return values
