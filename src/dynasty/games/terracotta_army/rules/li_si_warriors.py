"""How Li Si builds a warrior: its type, its cell, its weapon (T-12.9, T-12.11 to T-12.14)."""

from typing import Final

from dynasty.games.terracotta_army.names import (
    CELLS,
    FIRST_TYPE_TILE,
    OFFICER,
    SPECIALIST,
    WAREHOUSES,
    WARRIORS,
    WEAPONS,
)
from dynasty.games.terracotta_army.rules.final_scoring import cell_names
from dynasty.games.terracotta_army.rules.li_si_cells import narrowed, narrowing, selection
from dynasty.games.terracotta_army.rules.li_si_inspectors import pm_moves_inspector
from dynasty.games.terracotta_army.rules.mausoleum_cells import CellChoices, CellStep
from dynasty.games.terracotta_army.rules.stock_and_score import (
    ORGANIZER,
    PM,
    WEAPON_USE,
    YOU,
    goods,
    kinds_left,
    make_refusal,
    next_vp,
    score,
)
from dynasty.games.terracotta_army.rules.warriors import feed_warehouse, put_warrior
from dynasty.games.terracotta_army.rules.wheel import outer_action
from dynasty.games.terracotta_army.state import ArmyState
from dynasty.kernel import Choice, Refusal, Routine, Values, pile_cards

ASSIGN: Final = CellChoices("assign")

NOT_HIS_CELL: Final = Refusal("T-12.12", "not-his-cell")

WITH_CLAY: Final = 0  # how he pays: clay for a warrior action
WITH_COINS: Final = 1  # coins for the Master Builder
SURPRISE_CLAY: Final = 2
SURPRISE_COINS: Final = 3
HOW_RULES: Final = ("T-12.4", "T-12.5", "T-12.9", "T-12.9")  # by way of paying

LISTED: Final = 8  # cells that a line of the log may name

ARMED_STEP: Final = "pm_step_armed"
WORTH_STEP: Final = "pm_step_worth"
TILE_STEP: Final = "pm_step_tile"
ROW_STEP: Final = "pm_step_row"


def is_distracted(s: ArmyState, segment: int) -> bool:
    """[T-12.14] Return whether he spares his weapons because a specialist card is due."""
    if outer_action(s, segment) != SPECIALIST:
        return False
    return any(s.box.card_action[card] == SPECIALIST for card in pile_cards(s.active))


def weapons_at_hand(s: ArmyState, segment: int) -> int:
    """[T-12.14] Return the weapons that count while he builds."""
    return 0 if is_distracted(s, segment) else s.weapons[PM]


def kind_steps(s: ArmyState, segment: int, how: int) -> list[tuple[str, list[int]]]:
    """[T-12.11] Return the steps that narrow the types, with those left by each; the last: one."""
    kinds, ready = kinds_left(s), weapons_at_hand(s, segment)
    steps: list[tuple[str, list[int]]] = []
    if how == WITH_CLAY:
        kinds = armed_kinds(s, kinds, ready)
        steps.append((ARMED_STEP, kinds))
    best = max(next_vp(s, kind) for kind in kinds)
    kinds = [kind for kind in kinds if next_vp(s, kind) == best]
    steps.append((WORTH_STEP, kinds))
    for tile in s.tiles[s.round - 1 :]:
        if tile - FIRST_TYPE_TILE in kinds:
            kinds = [tile - FIRST_TYPE_TILE]
            break
    steps.append((TILE_STEP, kinds))
    wanted = [k for k in s.weapon_row if k in kinds and ready >> k & 1]
    wanted = wanted or [k for k in s.weapon_row if k in kinds]
    steps.append((ROW_STEP, wanted[:1]))
    return steps


def armed_kinds(s: ArmyState, kinds: list[int], ready: int) -> list[int]:
    """[T-12.11] Return the types whose weapon is available, unless another scores much more."""
    armed = [kind for kind in kinds if ready >> kind & 1]
    if not armed:
        return kinds
    best = max(next_vp(s, kind) for kind in armed)
    rest = [next_vp(s, kind) for kind in kinds if kind not in armed]
    return kinds if rest and max(rest) >= best + s.box.worth_more else armed


def start_build(s: ArmyState, how: int, amount: int, segment: int) -> None:
    """[T-12.11] [T-12.12] Choose the type, tell why, then look for the cell."""
    steps = kind_steps(s, segment, how)
    kind = steps[-1][1][0]
    if s.events is not None:
        tell_kind(s, steps, how, segment)
        tell_cells(s, kind)
    s.then(PM_WARRIOR_CELL, YOU, ((how * 128 + amount) * 16 + segment) * 4 + kind)


def tell_kind(s: ArmyState, steps: list[tuple[str, list[int]]], how: int, segment: int) -> None:
    """[T-12.11] [T-12.14] Tell each step that narrowed the types."""
    if how == WITH_CLAY and is_distracted(s, segment):
        s.tell("pm_spares_weapons", "T-12.14", PM)
    elif how == WITH_CLAY:
        tell_weapons(s)
    before = kinds_left(s)
    for step, kinds in steps:
        if len(kinds) < len(before):
            names = tuple(WARRIORS[kind] for kind in kinds)
            s.tell("pm_types_narrowed", "T-12.11", PM, step=step, warriors=names)
        before = kinds
    s.tell("pm_type_chosen", "T-12.11", PM, warrior=WARRIORS[before[0]])


def tell_weapons(s: ArmyState) -> None:
    """[T-12.11] Tell why weapons leave him all types: he has none, or another scores much more."""
    kinds, ready = kinds_left(s), s.weapons[PM]
    armed = [kind for kind in kinds if ready >> kind & 1]
    if not ready:
        s.tell("pm_unarmed", "T-12.11", PM)
    elif armed and len(armed) < len(kinds) == len(armed_kinds(s, kinds, ready)):
        best = max(next_vp(s, kind) for kind in kinds)
        names = tuple(WARRIORS[kind] for kind in kinds if next_vp(s, kind) == best)
        least = max(next_vp(s, kind) for kind in armed)
        more = s.box.worth_more
        s.tell("pm_worth_more", "T-12.11", PM, warriors=names, vp=best, armed=least, more=more)


def tell_cells(s: ArmyState, kind: int) -> None:
    """[T-12.12] Tell the criterion, and each step that narrowed the cells."""
    criterion, groups, before = selection(s, kind)
    names, count = cell_names(groups), before.bit_count()
    near = "pm_criterion" if groups else "pm_no_criterion"
    s.tell(near, "T-12.12", PM, criterion=criterion, groups=names, cells=count)
    for step, tile, cells in narrowing(s, before):
        if cells != before:
            tell_step(s, "T-12.12", step, tile, cells)
        before = cells


def tell_step(s: ArmyState, rule: str, step: str, tile: int, cells: int) -> None:
    """Tell what a step leaves: the cells by name, or how many; `tile` is the round of its tile."""
    count = cells.bit_count()
    if count > LISTED:
        s.tell("pm_cells_counted", rule, PM, step=step, tile=tile, count=count)
    else:
        s.tell("pm_cells_narrowed", rule, PM, step=step, tile=tile, cells=cell_names(cells))


class PmWarriorCell(CellStep):
    """[T-12.12] Choose the cell of his warrior if his rules leave several.

    The argument packs how he pays, how much, the segment and the type.
    """

    rule = "T-12.12"
    prompt = "ask-pm-warrior"
    cells = ASSIGN
    offers = ASSIGN.all
    closed = NOT_HIS_CELL

    def open_cells(self, s: ArmyState, seat: int, arg: int) -> int:
        return narrowed(s, arg & 3)

    def take(self, s: ArmyState, seat: int, arg: int, choice: Choice) -> None:
        rest, kind = divmod(arg, 4)
        rest, segment = divmod(rest, 16)
        how, amount = divmod(rest, 128)
        build(s, how, amount, segment, kind, choice.at)

    def details(self, s: ArmyState, seat: int, arg: int, choice: Choice) -> Values:
        return {"who": WARRIORS[arg & 3]}


def build(s: ArmyState, how: int, amount: int, segment: int, kind: int, cell: int) -> None:
    """[T-12.4] [T-12.5] [T-12.9] [T-12.11] Pay, place and score; use the weapon if possible."""
    paid = goods(coins=amount) if how in (WITH_COINS, SURPRISE_COINS) else goods(wet=amount)
    purse = s.coins if how in (WITH_COINS, SURPRISE_COINS) else s.wet
    purse[PM] -= amount
    vp, name, where = next_vp(s, kind), WARRIORS[kind], CELLS[cell]
    put_warrior(s, PM, kind, cell)
    score(s, PM, ORGANIZER, vp)
    if how == WITH_CLAY:
        warehouse = feed_warehouse(s, segment)
        store, clay = WAREHOUSES[warehouse], s.warehouses[warehouse]
        values = {"warrior": name, "cell": where, "warehouse": store}
        s.tell("warrior_made", "T-12.4", PM, paid=paid, vp=vp, clay=clay, **values)
        if weapons_at_hand(s, segment) >> kind & 1:
            pm_uses_weapon(s, kind)
    else:
        rule = HOW_RULES[how]
        s.tell("pm_warrior_built", rule, PM, warrior=name, cell=where, paid=paid, vp=vp)


def pm_uses_weapon(s: ArmyState, kind: int) -> None:
    """[T-12.13] Move the token to the front of his row, unavailable; then carry out its effect."""
    s.weapons[PM] ^= 1 << kind
    s.weapon_row = [kind, *(weapon for weapon in s.weapon_row if weapon != kind)]
    vp, coins = s.box.pm_weapon_vp[kind], s.box.pm_weapon_coins[kind]
    s.coins[PM] += coins
    score(s, PM, WEAPON_USE, vp)
    s.tell("pm_weapon_used", "T-12.13", PM, weapon=WEAPONS[kind], vp=vp, coins=coins)
    if kind == OFFICER:
        pm_moves_inspector(s, [1, -1])


class SurpriseBuild(Routine[ArmyState]):
    """[T-12.9] Before scoring he may turn spare clay (0) or coins (1) into a warrior."""

    rule = "T-12.9"

    def run(self, s: ArmyState, seat: int, arg: int) -> None:
        purse = s.coins if arg else s.wet
        if purse[PM] < s.box.surprise_from[arg] or make_refusal(s, PM) is not None:
            return
        amount = s.box.surprise_cost[arg]
        paid = goods(coins=amount) if arg else goods(wet=amount)
        s.tell("surprise_build", "T-12.9", PM, paid=paid, have=purse[PM])
        start_build(s, SURPRISE_CLAY + arg, amount, 0)


PM_WARRIOR_CELL: Final = PmWarriorCell()
SURPRISE_BUILD: Final = SurpriseBuild()
