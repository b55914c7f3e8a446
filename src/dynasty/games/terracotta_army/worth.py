"""What things are worth to a player of Terracotta Army, in points: the weights behind the advice.

The weights were set by reckoning and kept where self-play agreed. Goods lose their worth as the
turns run out, down to what the final scoring pays for them.
"""

from operator import add
from typing import Final

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
from dynasty.games.terracotta_army.rules.course import protection
from dynasty.games.terracotta_army.rules.inner import inner_refusal
from dynasty.games.terracotta_army.rules.inspectors import LINES
from dynasty.games.terracotta_army.rules.majority import (
    clusters,
    counts,
    members,
    tile_scope,
)
from dynasty.games.terracotta_army.rules.masters import ability_refusal, buy_refusal
from dynasty.games.terracotta_army.rules.mausoleum import AROUND, CROSS, beside
from dynasty.games.terracotta_army.rules.middle import priority_refusal
from dynasty.games.terracotta_army.rules.outer import outer_refusal
from dynasty.games.terracotta_army.rules.specialists import specialist_refusal
from dynasty.games.terracotta_army.rules.stock import (
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
from dynasty.games.terracotta_army.standing import (
    END,
    LINES_AHEAD,
    MUSIC,
    TILES_AHEAD,
    against,
    line_counts,
)
from dynasty.games.terracotta_army.state import ArmyState
from dynasty.kernel import cards

# Goods
WET: Final = 1.5  # clay that can still be used wet
DRY: Final = 0.9  # clay that must be soaked first
COIN: Final = 1.1
MANY_COINS: Final = 9  # further ones are worth what the end pays
CLAY_PER_TURN: Final = 3.0  # about what a turn can use
ENOUGH_TURNS: Final = 4.0  # with fewer turns left goods may stay unused

# Pieces
WEAPON: Final = 1.4
MASTER: Final[tuple[float, ...]] = (2.0, 1.6, 1.4, 2.2, 1.6, 1.6)  # by master, per round left
MANY_MASTERS: Final = 0.85  # each further one is worth that much of the one before
ARTISAN: Final = 0.8
TOKEN: Final = 1.0
TURN: Final = 5.0  # a worker that waits to be placed: who has had more turns is not ahead by them
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
    outer: dict[int, float]  # what outer actions are worth, as far as it was asked
    armed: float | None  # what the best warrior is, if it was

    def __init__(self, s: ArmyState, seat: int) -> None:
        self.seat = seat
        self.outer, self.armed = {}, None
        self.turns = craftsmen_in_hand(s, seat) + artisans_in_hand(s, seat)
        rounds, each = s.box.rounds - s.round, workers(s)
        later = rounds * each
        self.rounds = rounds + self.turns / each
        self.time = min(1.0, (self.turns + later) / ENOUGH_TURNS)
        low = 1.0 / s.box.leftovers
        self.wet = low + (WET - low) * self.time
        self.dry = low + (DRY - low) * (self.time if later else 0.0)
        self.coin = low + (COIN - low) * self.time


def purse(s: ArmyState, o: Outlook) -> float:
    """Clay and coins: wet clay that dries before it can be used is worth as much as dry."""
    wet, coins = s.wet[o.seat], s.coins[o.seat]
    usable, used = float(wet), CLAY_PER_TURN * o.turns
    if usable > used:
        usable = min(usable, used + protection(s, o.seat))
    value = usable * o.wet + (wet - usable + s.dry[o.seat]) * o.dry
    return value + min(coins, MANY_COINS) * o.coin + max(0, coins - MANY_COINS) / s.box.leftovers


def pieces(s: ArmyState, o: Outlook) -> dict[str, float]:
    """Weapons, masters, artisans, a priority token."""
    seat, value, share = o.seat, 0.0, 1.0
    for master in hired(s, seat):
        value += MASTER[master] * o.rounds * share
        share *= MANY_MASTERS
    return {
        "weapons": s.weapons[seat].bit_count() * WEAPON * o.time,
        "masters": value,
        "artisans": min(s.upgraded[seat], 2) * ARTISAN * o.rounds / 2,
        "priority": TOKEN if s.priority[seat] and s.round < s.box.rounds else 0.0,
    }


def hired(s: ArmyState, seat: int) -> list[int]:
    """The masters of the seat."""
    tokens = s.token_at[seat * len(MASTERS) : (seat + 1) * len(MASTERS)]
    return [master for master, token in enumerate(tokens) if token != NOTHING]


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
    lines = line_counts(s)
    for ahead in range(s.box.rounds - s.round + 1):
        for space in ((s.row + ahead) % ROWS, ROWS + (s.column + ahead) % COLUMNS):
            gain = prize_gain(lines[space], seat, s.box.inspector_prizes)
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


def best_warrior(s: ArmyState, o: Outlook) -> float:
    """The best type to make by an action of the wheel, whatever that costs."""
    if o.armed is None:
        o.armed = max([warrior(s, o, kind, True) for kind in kinds_left(s)])
    return o.armed


# Actions of the wheel


def inner(s: ArmyState, o: Outlook, segment: int) -> float:
    """Performing the inner action of a segment; below zero if it cannot be."""
    action = inner_action(s, segment)
    if inner_refusal(s, o.seat, segment) is not None:
        return -1.0
    cost = s.box.action_cost[action]
    if cost:
        return best_warrior(s, o) - cost * o.wet
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
        most = max([warrior(s, o, kind, False) - next_vp(s, kind) for kind in kinds])
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
    share = MANY_MASTERS ** len(hired(s, o.seat))
    use = max(0.0, ability(s, o, master, segment))
    return MASTER[master] * o.rounds * share + use - 2.5 * o.coin


def outer(s: ArmyState, o: Outlook, segment: int) -> float:
    """Performing the outer action of a segment: as good wherever it stands."""
    action = outer_action(s, segment)
    value = o.outer.get(action)
    if value is None:
        if action == SPECIALIST:
            value = best_specialist(s, o)
        else:
            value = -1.0 if outer_refusal(s, o.seat, segment) else WEAPON * o.time
        o.outer[action] = value
    return value


def best_specialist(s: ArmyState, o: Outlook) -> float:
    """The best of those that the seat can hire; below zero if there is none."""
    if not s.weapons[o.seat]:
        return -1.0
    kinds = [kind for kind in range(4) if specialist_refusal(s, o.seat, kind) is None]
    return max([specialist(s, o, kind) for kind in kinds], default=-1.0)


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
    if kind == ARCHER:
        own = s.own[o.seat]
        return {cell: float((AROUND[cell] & own).bit_count()) for cell in cards(among)}
    if kind == FOOTMAN:
        return {cell: footman(s, o.seat, counts(s, AROUND[cell])) for cell in cards(among)}
    return musicians(s, o.seat, among)


def footman(s: ArmyState, seat: int, found: list[int]) -> float:
    """What a footman brings who looks at so many warriors of each seat."""
    return against([float(vp) * END for vp in prizes_of(found, s.box.footman_prizes)], seat)


def musicians(s: ArmyState, seat: int, among: int) -> dict[int, float]:
    """By empty cell: what a musician brings; no statue lies in its row and in its column, too."""
    each = s.box.rounds - s.round + 1
    heard = line_counts(s)
    known: dict[tuple[int, ...], float] = {}  # from many cells as many are heard
    values: dict[int, float] = {}
    for cell in cards(among):
        found = tuple(map(add, heard[cell // COLUMNS], heard[ROWS + cell % COLUMNS]))
        if found not in known:
            vp = [count * (each * MUSIC + 0.3) * s.box.musician_vp for count in found]
            known[found] = against(vp, seat)
        values[cell] = known[found]
    return values
