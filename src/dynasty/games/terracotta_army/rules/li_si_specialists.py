"""Which specialist Li Si hires and where it goes (T-12.7)."""

from typing import Final

from dynasty.games.terracotta_army.names import (
    ARCHER,
    CELLS,
    FOOTMAN,
    HORSE,
    MUSICIAN,
    SPECIALISTS,
    WARRIORS,
    WEAPONS,
)
from dynasty.games.terracotta_army.rules.final_scoring import cell_names
from dynasty.games.terracotta_army.rules.li_si_warriors import ASSIGN, tell_step
from dynasty.games.terracotta_army.rules.majorities_and_groups import (
    bodies,
    clusters,
    counts,
    members,
)
from dynasty.games.terracotta_army.rules.mausoleum_cells import (
    AROUND,
    CROSS,
    NEAR,
    CellStep,
    beside,
)
from dynasty.games.terracotta_army.rules.specialists import put_archer, put_specialist
from dynasty.games.terracotta_army.rules.stock_and_score import (
    PM,
    YOU,
    empty_cells,
    goods,
    price,
    specialist_stock,
)
from dynasty.games.terracotta_army.state import ArmyState
from dynasty.kernel import Choice, Refusal, Values, pile_cards

NOT_HIS_GROUP: Final = Refusal("T-12.7", "not-his-group")
NOT_HIS_PLACE: Final = Refusal("T-12.7", "not-his-place")
NOT_HIS_WARRIOR: Final = Refusal("T-12.7", "not-his-warrior")

PLACE_STEPS: Final = {FOOTMAN: "pm_step_escort", MUSICIAN: "pm_step_audience"}


def led_groups(s: ArmyState) -> list[int]:
    """[T-12.7] Return the groups and single statues he leads where an archer can face him.

    Only those with fewest of your warriors count.
    """
    found: list[int] = []
    free, best = empty_cells(s), -1
    for kind in range(len(WARRIORS)):
        for group in clusters(s, kind):
            count = members(s, group)
            if count[PM] <= count[YOU] or not beside(bodies(s, PM, group)) & free:
                continue
            if best < 0 or count[YOU] < best:
                best, found = count[YOU], []
            if count[YOU] == best:
                found.append(group)
    return found


def group_marks(s: ArmyState) -> int:
    """[T-12.7] Return, as bits, the first cell with a warrior of his in each of these groups."""
    marks = 0
    for group in led_groups(s):
        his = group & s.own[PM]
        marks |= his & -his
    return marks


def group_of(s: ArmyState, mark: int) -> int:
    """Return the group that contains this mark."""
    return next(group for group in led_groups(s) if group >> mark & 1)


def footman_cells(s: ArmyState) -> int:
    """[T-12.7] Return the cells where his lead around exceeds the empty cells around."""
    free, found = empty_cells(s), 0
    for cell in pile_cards(free):
        count = counts(s, AROUND[cell])
        if count[PM] - count[YOU] > (AROUND[cell] & free).bit_count():
            found |= 1 << cell
    return found


def musician_cells(s: ArmyState) -> int:
    """[T-12.7] Return the cells where his lead for a musician is large enough and greatest."""
    best, found = 0, 0
    for cell in pile_cards(empty_cells(s)):
        count = counts(s, CROSS[cell])
        his, yours = count[PM] * s.box.musician_vp, count[YOU] * s.box.musician_vp
        if his < s.box.musician_least or his < yours * s.box.musician_times:
            continue
        if not found or his - yours > best:
            best, found = his - yours, 0
        if his - yours == best:
            found |= 1 << cell
    return found


def verdict(s: ArmyState, kind: int) -> str:
    """[T-12.7] Return as a noun whether he hires this specialist, or why not."""
    if kind == HORSE:
        return "pm_never"
    if specialist_stock(s, kind) <= 0:
        return "pm_sold_out"
    if s.coins[PM] < price(s, kind):
        return "pm_too_dear"
    willing = len(led_groups(s)) > 0 if kind == ARCHER else specialist_cells(s, kind) > 0
    return "pm_willing" if willing else "pm_unwilling"


def weapons_to_try(s: ArmyState) -> list[int]:
    """[T-12.7] Return his available weapons from right to left; a lone sword replaces any other."""
    joker = s.box.specialist_weapon[HORSE]
    row = s.weapon_row[::-1]
    if s.weapons[PM] == 1 << joker:
        return [weapon for weapon in row if weapon != joker]
    return [weapon for weapon in row if s.weapons[PM] >> weapon & 1]


def pm_hires(s: ArmyState) -> None:
    """[T-12.7] Hire the first specialist that he can pay and wants; otherwise take a coin."""
    tried = weapons_to_try(s)
    if tried and not s.weapons[PM] >> tried[0] & 1:
        s.tell("pm_sword_for_all", "T-12.7", PM)
    for weapon in tried:
        kind = s.box.specialist_weapon.index(weapon)
        said = verdict(s, kind)
        s.tell("pm_weighed", "T-12.7", PM, who=SPECIALISTS[kind], verdict=said)
        if said == "pm_willing":
            hire(s, kind, weapon)
            return
    coins = s.box.no_specialist_coins
    s.coins[PM] += coins
    s.tell("pm_no_specialist", "T-12.7", PM, gain=goods(coins=coins), tried=len(tried))


def hire(s: ArmyState, kind: int, weapon: int) -> None:
    """[T-12.7] Pay, turn the weapon or the sword used instead, and ask for the place."""
    coins = price(s, kind)
    if not s.weapons[PM] >> weapon & 1:
        weapon = s.box.specialist_weapon[HORSE]
    s.coins[PM] -= coins
    s.weapons[PM] ^= 1 << weapon
    who, used = SPECIALISTS[kind], WEAPONS[weapon]
    s.tell("specialist_hired", "T-12.7", PM, who=who, coins=coins, weapon=used)
    if kind == ARCHER:
        s.tell("pm_groups_led", "T-12.7", PM, groups=cell_names(sum(led_groups(s))))
        s.then(PM_ARCHER_GROUP, YOU)
    else:
        tell_step(s, "T-12.7", PLACE_STEPS[kind], 0, specialist_cells(s, kind))
        s.then(PM_SPECIALIST_CELL, YOU, kind)


def specialist_cells(s: ArmyState, kind: int) -> int:
    """[T-12.7] Return where his footman or his musician may go."""
    return musician_cells(s) if kind == MUSICIAN else footman_cells(s)


class PmArcher(CellStep):
    """[T-12.7] A question about his archer."""

    rule = "T-12.7"
    cells = ASSIGN
    offers = ASSIGN.all

    def details(self, s: ArmyState, seat: int, arg: int, choice: Choice) -> Values:
        return {"who": SPECIALISTS[ARCHER]}


class PmArcherGroup(PmArcher):
    """[T-12.7] Choose which of his groups the archer joins, among equally good ones."""

    prompt = "ask-pm-group"
    closed = NOT_HIS_GROUP

    def open_cells(self, s: ArmyState, seat: int, arg: int) -> int:
        return group_marks(s)

    def take(self, s: ArmyState, seat: int, arg: int, choice: Choice) -> None:
        s.then(PM_ARCHER_CELL, YOU, choice.at)


class PmArcherCell(PmArcher):
    """[T-12.7] Choose where his archer kneels. The argument marks its group."""

    prompt = "ask-pm-archer"
    closed = NOT_HIS_PLACE

    def open_cells(self, s: ArmyState, seat: int, arg: int) -> int:
        return beside(bodies(s, PM, group_of(s, arg))) & empty_cells(s)

    def take(self, s: ArmyState, seat: int, arg: int, choice: Choice) -> None:
        s.then(PM_ARCHER_FACING, YOU, choice.at * len(CELLS) + arg)


class PmArcherFacing(PmArcher):
    """[T-12.7] Choose the warrior it faces. The argument: its cell * 63 + the group's mark."""

    prompt = "ask-pm-facing"
    closed = NOT_HIS_WARRIOR

    def open_cells(self, s: ArmyState, seat: int, arg: int) -> int:
        cell, mark = divmod(arg, len(CELLS))
        return NEAR[cell] & bodies(s, PM, group_of(s, mark))

    def take(self, s: ArmyState, seat: int, arg: int, choice: Choice) -> None:
        put_archer(s, PM, arg // len(CELLS), choice.at)


class PmSpecialistCell(CellStep):
    """[T-12.7] Choose where his footman or musician goes, among equally good cells."""

    rule = "T-12.7"
    prompt = "ask-pm-specialist"
    cells = ASSIGN
    offers = ASSIGN.all
    closed = NOT_HIS_PLACE

    def open_cells(self, s: ArmyState, seat: int, arg: int) -> int:
        return specialist_cells(s, arg)

    def take(self, s: ArmyState, seat: int, arg: int, choice: Choice) -> None:
        put_specialist(s, PM, arg, choice.at)

    def details(self, s: ArmyState, seat: int, arg: int, choice: Choice) -> Values:
        return {"who": SPECIALISTS[arg]}


PM_ARCHER_GROUP: Final = PmArcherGroup()
PM_ARCHER_CELL: Final = PmArcherCell()
PM_ARCHER_FACING: Final = PmArcherFacing()
PM_SPECIALIST_CELL: Final = PmSpecialistCell()
