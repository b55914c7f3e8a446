"""Making warriors and using their weapons (T-6)."""

from typing import Final

from dynasty.games.terracotta_army.names import (
    CELLS,
    CROSSBOWMAN,
    DIRECTIONS,
    GUARD,
    OFFICER,
    WAREHOUSES,
    WARRIORS,
    WEAPONS,
)
from dynasty.games.terracotta_army.rules.inspectors import OFFICER_INSPECTOR
from dynasty.games.terracotta_army.rules.mausoleum_cells import (
    ALL,
    RAYS,
    CellChoices,
    CellStep,
    beside,
    free_way,
)
from dynasty.games.terracotta_army.rules.piece_gains import outlook_change, projected_gain
from dynasty.games.terracotta_army.rules.stock_and_score import (
    NO_FIGURE,
    ORGANIZER,
    WEAPON_USE,
    empty_cells,
    figures_left,
    goods,
    kind_at,
    kinds_left,
    make_refusal,
    next_vp,
    occupied,
    score,
)
from dynasty.games.terracotta_army.rules.wheel import inner_action
from dynasty.games.terracotta_army.state import ArmyState
from dynasty.kernel import Choice, Refusal, Step, Values, choices

MAKE: Final = choices("make", WARRIORS)
STAND: Final = CellChoices("stand")
WIELD: Final = choices("wield", WEAPONS)
REST: Final = choices("rest", WEAPONS)
MOVE: Final = CellChoices("move")
HALT: Final = choices("halt", (WARRIORS[GUARD],))[0]
MARCH: Final = CellChoices("march")

NO_CLAY: Final = Refusal("T-6.1", "no-wet-clay")
NOT_MOST: Final = Refusal("T-8.5", "not-most-figures")
OCCUPIED: Final = Refusal("T-6.2", "occupied")
OTHER_WEAPON: Final = Refusal("T-6.3", "other-weapon")
NOT_YOURS: Final = Refusal("T-6.5", "not-your-warrior")
THE_NEW_GUARD: Final = Refusal("T-6.5", "the-new-guard")
MOUNTED: Final = Refusal("T-6.5", "mounted")
HEMMED_IN: Final = Refusal("T-6.5", "hemmed-in")
NO_STRAIGHT_WAY: Final = Refusal("T-6.5", "no-straight-way")

BY_ACTION: Final = 0  # how a warrior is made: paid with clay on the wheel
BY_BUILDER: Final = 1  # or by the Master Builder


def warrior_refusal(s: ArmyState, seat: int, cost: int) -> Refusal | None:
    """[T-6.1] [T-1.3] Return why the seat cannot make a warrior for that much wet clay."""
    return NO_CLAY if s.wet[seat] < cost else make_refusal(s, seat)


def fullest_kinds(s: ArmyState) -> list[int]:
    """[T-8.5] Return the types of which most figures are left."""
    most = max(figures_left(s, kind) for kind in range(len(WARRIORS)))
    return [kind for kind in range(len(WARRIORS)) if figures_left(s, kind) == most]


class ChooseWarrior(Step[ArmyState]):
    """[T-6.2] Choose a type; with the builder, the fullest. Argument: segment * 2 + how."""

    rule = "T-6.2"
    prompt = "ask-warrior"
    offers = MAKE
    compares = "vp"

    def choices(self, s: ArmyState, seat: int, arg: int) -> list[Choice]:
        kinds = fullest_kinds(s) if arg & 1 else kinds_left(s)
        return [MAKE[kind] for kind in kinds]

    def refusal(self, s: ArmyState, seat: int, arg: int, choice: Choice) -> Refusal | None:
        if figures_left(s, choice.at) == 0:
            return NO_FIGURE
        return NOT_MOST if arg & 1 and choice.at not in fullest_kinds(s) else None

    def take(self, s: ArmyState, seat: int, arg: int, choice: Choice) -> None:
        s.then(PLACE_WARRIOR, seat, arg * 4 + choice.at)

    def details(self, s: ArmyState, seat: int, arg: int, choice: Choice) -> Values:
        vp = 0 if arg & 1 else next_vp(s, choice.at)
        armed = 0 if arg & 1 else s.weapons[seat] >> choice.at & 1
        weapon = WEAPONS[choice.at]
        return {"vp": vp, "left": figures_left(s, choice.at), "armed": armed, "weapon": weapon}

    def because(self, s: ArmyState, seat: int, arg: int, choice: Choice) -> Values:
        fullest = fullest_kinds(s)
        names = tuple(WARRIORS[kind] for kind in fullest)
        return {"kinds": names, "most": figures_left(s, fullest[0])}


class PlaceWarrior(CellStep):
    """[T-6.2] Choose its empty cell. Argument: that of `ChooseWarrior` * 4 + type."""

    rule = "T-6.2"
    prompt = "ask-cell"
    compares = "points"
    cells = STAND
    offers = STAND.all
    closed = OCCUPIED

    def open_cells(self, s: ArmyState, seat: int, arg: int) -> int:
        return empty_cells(s)

    def take(self, s: ArmyState, seat: int, arg: int, choice: Choice) -> None:
        kind, how = arg & 3, arg >> 2 & 1
        if how == BY_BUILDER:
            build_with_coins(s, seat, kind, choice.at)
        else:
            make_warrior(s, seat, kind, choice.at, arg >> 3)

    def details(self, s: ArmyState, seat: int, arg: int, choice: Choice) -> Values:
        return projected_gain(s, seat, arg & 3, choice.at)


def put_warrior(s: ArmyState, seat: int, kind: int, cell: int) -> None:
    """[T-6.2] Place a figure of the type on a base of the seat."""
    s.own[seat] |= 1 << cell
    s.kinds[kind] |= 1 << cell


def build_with_coins(s: ArmyState, seat: int, kind: int, cell: int) -> None:
    """[T-8.5] Make the builder's warrior: coins for the round's number, no points, no weapon."""
    s.coins[seat] -= s.round
    put_warrior(s, seat, kind, cell)
    where, paid = CELLS[cell], goods(coins=s.round)
    s.tell("warrior_built", "T-8.5", seat, warrior=WARRIORS[kind], cell=where, paid=paid)


def feed_warehouse(s: ArmyState, segment: int) -> int:
    """[T-6.1] Put some of the clay paid into the warehouse of the worker's quarter; return it."""
    warehouse = s.box.warehouse_of[segment]
    s.warehouses[warehouse] += s.box.warehouse_share
    return warehouse


def make_warrior(s: ArmyState, seat: int, kind: int, cell: int, segment: int) -> None:
    """[T-6.1] [T-6.2] Pay, place and score the warrior; then ask for its weapon."""
    cost = s.box.action_cost[inner_action(s, segment)]
    vp = next_vp(s, kind)
    s.wet[seat] -= cost
    warehouse = feed_warehouse(s, segment)
    put_warrior(s, seat, kind, cell)
    score(s, seat, ORGANIZER, vp)
    if s.events is not None:
        s.tell(
            "warrior_made",
            "T-6.2",
            seat,
            warrior=WARRIORS[kind],
            cell=CELLS[cell],
            paid=goods(wet=cost),
            vp=vp,
            warehouse=WAREHOUSES[warehouse],
            clay=s.warehouses[warehouse],
        )
    if s.weapons[seat] >> kind & 1:
        s.then(USE_WEAPON, seat, cell * 4 + kind)


class UseWeapon(Step[ArmyState]):
    """[T-6.3] Use the active weapon of the new warrior, or keep it. Argument: cell * 4 + type."""

    rule = "T-6.3"
    prompt = "ask-weapon"
    offers = (*WIELD, *REST)
    endings = REST

    def choices(self, s: ArmyState, seat: int, arg: int) -> list[Choice]:
        return [WIELD[arg & 3], REST[arg & 3]]

    def refusal(self, s: ArmyState, seat: int, arg: int, choice: Choice) -> Refusal | None:
        return None if choice.at == arg & 3 else OTHER_WEAPON

    def take(self, s: ArmyState, seat: int, arg: int, choice: Choice) -> None:
        if choice.verb == "wield":
            use_weapon(s, seat, arg & 3, arg >> 2)

    def details(self, s: ArmyState, seat: int, arg: int, choice: Choice) -> Values:
        if choice.verb == "rest":
            return {}
        vp, coins = weapon_points(s, choice.at, arg >> 2), s.box.weapon_coins[choice.at]
        inspects, sends = int(choice.at == OFFICER), int(choice.at == GUARD)
        return {"vp": vp, "coins": coins, "inspects": inspects, "sends": sends}

    def because(self, s: ArmyState, seat: int, arg: int, choice: Choice) -> Values:
        return {"weapon": WEAPONS[arg & 3]}


def widest_view(s: ArmyState, cell: int) -> int:
    """[T-6.6] Return the number of empty cells up to the nearest statue in the best direction."""
    taken, best = occupied(s), 0
    for direction in range(len(DIRECTIONS)):
        if RAYS[direction][cell] & taken:
            best = max(best, free_way(cell, direction, taken).bit_count())
    return best


def weapon_points(s: ArmyState, kind: int, cell: int) -> int:
    """[T-6.4] [T-6.5] [T-6.6] [T-6.7] Return what using the weapon scores."""
    vp = s.box.weapon_vp[kind]
    return vp * widest_view(s, cell) if kind == CROSSBOWMAN else vp


WEAPON_RULES: Final = ("T-6.4", "T-6.5", "T-6.6", "T-6.7")  # by type of warrior


def use_weapon(s: ArmyState, seat: int, kind: int, cell: int) -> None:
    """[T-6.3] [T-6.7] Turn the weapon inactive and carry out its effect."""
    vp, coins = weapon_points(s, kind, cell), s.box.weapon_coins[kind]
    s.weapons[seat] ^= 1 << kind
    s.coins[seat] += coins
    score(s, seat, WEAPON_USE, vp)
    s.tell("weapon_used", WEAPON_RULES[kind], seat, weapon=WEAPONS[kind], vp=vp, coins=coins)
    if kind == OFFICER:
        s.then(OFFICER_INSPECTOR, seat)
    elif kind == GUARD:
        s.then(PICK_FOR_GUARD, seat, cell)


def mounted(s: ArmyState) -> int:
    """[T-7.3] Return the cells of warriors on horses."""
    found = 0
    for mount in s.mounts:
        found |= 1 << (mount >> 2)
    return found


def movable(s: ArmyState, seat: int, guard: int) -> int:
    """[T-6.5] Return the seat's warriors that the new guard can send away."""
    return s.own[seat] & ~(1 << guard) & ~mounted(s) & beside(empty_cells(s))


def straight_ways(s: ArmyState, cell: int) -> int:
    """[T-6.5] Return the cells that can be reached in one straight line over empty cells."""
    taken, found = occupied(s), 0
    for direction in range(len(DIRECTIONS)):
        found |= free_way(cell, direction, taken)
    return found & ALL


class PickForGuard(Step[ArmyState]):
    """[T-6.5] Choose which other own warrior moves, if any. The argument: the new guard's cell."""

    rule = "T-6.5"
    prompt = "ask-guard"
    offers = (HALT, *MOVE.all)
    endings = (HALT,)

    def choices(self, s: ArmyState, seat: int, arg: int) -> list[Choice]:
        return [HALT, *MOVE.at(movable(s, seat, arg))]

    def refusal(self, s: ArmyState, seat: int, arg: int, choice: Choice) -> Refusal | None:
        if choice is HALT or movable(s, seat, arg) >> choice.at & 1:
            return None
        if not s.own[seat] >> choice.at & 1:
            return NOT_YOURS
        if choice.at == arg:
            return THE_NEW_GUARD
        return MOUNTED if mounted(s) >> choice.at & 1 else HEMMED_IN

    def take(self, s: ArmyState, seat: int, arg: int, choice: Choice) -> None:
        if choice is not HALT:
            s.then(MARCH_WARRIOR, seat, choice.at)
        elif not movable(s, seat, arg):
            s.tell("nobody_to_send", "T-6.5", seat)

    def details(self, s: ArmyState, seat: int, arg: int, choice: Choice) -> Values:
        return {} if choice is HALT else {"warrior": WARRIORS[kind_at(s, choice.at)]}


class MarchWarrior(CellStep):
    """[T-6.5] Choose where the other warrior moves. The argument is its cell."""

    rule = "T-6.5"
    prompt = "ask-march"
    compares = "points"
    cells = MARCH
    offers = MARCH.all
    closed = NO_STRAIGHT_WAY

    def open_cells(self, s: ArmyState, seat: int, arg: int) -> int:
        return straight_ways(s, arg)

    def take(self, s: ArmyState, seat: int, arg: int, choice: Choice) -> None:
        kind = march(s, seat, arg, choice.at)
        start, end = CELLS[arg], CELLS[choice.at]
        s.tell("warrior_moved", "T-6.5", seat, warrior=WARRIORS[kind], start=start, end=end)

    def details(self, s: ArmyState, seat: int, arg: int, choice: Choice) -> Values:
        after = s.clone()
        march(after, seat, arg, choice.at)
        return outlook_change(s, after, seat)


def march(s: ArmyState, seat: int, start: int, end: int) -> int:
    """[T-6.5] Move a warrior of the seat from one cell to another; return its type."""
    kind, change = kind_at(s, start), 1 << start | 1 << end
    s.own[seat] ^= change
    s.kinds[kind] ^= change
    return kind


CHOOSE_WARRIOR: Final = ChooseWarrior()
PLACE_WARRIOR: Final = PlaceWarrior()
USE_WEAPON: Final = UseWeapon()
PICK_FOR_GUARD: Final = PickForGuard()
MARCH_WARRIOR: Final = MarchWarrior()
