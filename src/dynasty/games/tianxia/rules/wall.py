"""The Wall: sections, Soldiers, Walls and Towers, the Nomads' Strength (TX-8, TX-10.2)."""

from typing import Final

from dynasty.games.tianxia.effect_codes import (
    FILTER_ANY,
    FILTER_BATTLE,
    FREE_WALL,
    SOLDIER,
    WEAKEN,
    effect_argument,
    effect_number,
)
from dynasty.games.tianxia.names import NOBODY, P09, P12, SECTIONS, STONE
from dynasty.games.tianxia.packed_rows import add_right, row_length
from dynasty.games.tianxia.rules.effects import EffectStep, means
from dynasty.games.tianxia.rules.merchants import (
    FORGO,
    NO_FORGOING,
    NO_MEEPLE,
    RECALL,
    has_merchants,
    merchant_because,
    merchants_left,
    recall,
    recall_refusal,
    recalls,
)
from dynasty.games.tianxia.rules.stock_and_score import has, pay, shortfall
from dynasty.games.tianxia.rules.turn_flags import PLACED
from dynasty.games.tianxia.state import TianxiaState
from dynasty.kernel import Choice, Refusal, Values, choices, seat_noun

STATION: Final = choices("soldier", SECTIONS)
WALL: Final = choices("wall", SECTIONS)
TOWER: Final = choices("tower", SECTIONS)
WEAKENING: Final = choices("weaken", SECTIONS)
SECTION_COUNT: Final = len(SECTIONS)


SOLDIERS_FULL: Final = Refusal("TX-8.3", "soldiers-full")
NO_SOLDIER_SPACE: Final = Refusal("TX-8.3", "no-soldier-space")
NO_BATTLE_AHEAD: Final = Refusal("TX-2.4", "no-battle-ahead")
BATTLE_THERE: Final = Refusal("TX-2.4", "battle-there")
NO_BATTLE_THERE: Final = Refusal("TX-2.4", "no-battle-there")
WALLS_FULL: Final = Refusal("TX-8.2", "walls-full")
WALLS_BUILT: Final = Refusal("TX-8.4", "walls-built")
TOWERS_BUILT: Final = Refusal("TX-8.4", "towers-built")
TOWER_TAKEN: Final = Refusal("TX-8.2", "tower-taken")
NO_STONE: Final = Refusal("TX-8.2", "no-stone")
NO_STRENGTH: Final = Refusal("TX-10.5", "no-strength")
NO_NOMADS: Final = Refusal("TX-10.5", "no-nomads")
HAS_MEEPLES: Final = Refusal("TX-1.3", "has-meeples")


def strength_mark(s: TianxiaState, number: int) -> int:
    """[TX-10.9] [TX-14.1] [TX-15.1] Return the Strength at a mark; less with few houses."""
    mark = s.box.strength_marks[min(number, s.box.rounds - 1)]
    return mark if s.deciders == s.seats else mark - s.box.rival_marks[s.deciders - 1]


def battle_comes(s: TianxiaState, section: int) -> bool:
    """[TX-2.4] Return whether a Battle takes place here this round."""
    return s.chief[section] >= s.box.chieftain_steps


def defense(s: TianxiaState, section: int) -> int:
    """[TX-8.2] [TX-8.3] Return the Defense marker: all pieces of the section, up to its end."""
    box = s.box
    total = row_length(s.soldiers[section]) * box.soldier_strength + fortified(s, section)
    return min(box.strength_max, total)


def fortified(s: TianxiaState, section: int) -> int:
    """[TX-10.5] Return the Strength that Walls, Tower and Double Tower tiles absorb."""
    box = s.box
    found = row_length(s.walls[section]) * box.wall_strength
    found += row_length(s.doubles[section]) * box.double_tower_strength
    return found + (box.tower_strength if s.towers[section] != NOBODY else 0)


def soldier_refusal(s: TianxiaState, section: int, where: int = FILTER_ANY) -> Refusal | None:
    """[TX-8.3] Return why no Soldier can be placed here, if only some sections are allowed."""
    if where != FILTER_ANY and battle_comes(s, section) != (where == FILTER_BATTLE):
        return NO_BATTLE_THERE if where == FILTER_BATTLE else BATTLE_THERE
    full = row_length(s.soldiers[section]) >= s.box.soldier_spaces[s.side]
    return SOLDIERS_FULL if full else None


def soldier_because(s: TianxiaState, section: int) -> Values:
    """[TX-8.3] Return the section, and how many Soldiers it has room for."""
    return {"section": SECTIONS[section], "n": s.box.soldier_spaces[s.side]}


def garrisons(s: TianxiaState, where: int = FILTER_ANY) -> list[int]:
    """[TX-8.3] Return the sections that take another Soldier."""
    if where == FILTER_ANY:
        full = 1 << 3 * s.box.soldier_spaces[s.side] - 3  # a row as long has a piece up there
        return [at for at in range(SECTION_COUNT) if s.soldiers[at] < full]
    return [at for at in range(SECTION_COUNT) if soldier_refusal(s, at, where) is None]


def station(s: TianxiaState, seat: int, section: int, rule: str = "TX-8.3") -> None:
    """[TX-8.3] Place a meeple of the supply as the rightmost Soldier of the section."""
    s.meeples[seat] -= 1
    s.soldiers[section] = add_right(s.soldiers[section], seat)
    if s.events is not None:
        name, now = SECTIONS[section], defense(s, section)
        s.tell("soldier_placed", rule, seat, section=name, defense=now)


class PlaceSoldier(EffectStep):
    """[TX-8.5] Place a free Soldier; the argument holds the source and the allowed sections.

    In the own turn a seat without meeples may take a Merchant back first, or forgo the Soldier.
    """

    rule = "TX-8.5"
    prompt = "ask-soldier"
    offers = (*STATION, *RECALL, FORGO)
    endings = (FORGO,)

    def choices(self, s: TianxiaState, seat: int, arg: int) -> list[Choice]:
        found = garrisons(s, arg & 3)
        if s.meeples[seat]:
            return [STATION[section] for section in found]
        if found and may_recall_first(s, seat):
            return [*recalls(s, seat), FORGO]
        return []

    def refusal(self, s: TianxiaState, seat: int, arg: int, choice: Choice) -> Refusal | None:
        if choice.verb == "soldier":
            if not s.meeples[seat]:
                return NO_MEEPLE
            return soldier_refusal(s, choice.at, arg & 3)
        if s.meeples[seat]:
            if choice is FORGO:
                return NO_FORGOING
            return recall_refusal(s, seat, choice.at) or HAS_MEEPLES
        if not garrisons(s, arg & 3):
            return NO_SOLDIER_SPACE
        if not may_recall_first(s, seat):
            return NO_FORGOING
        return None if choice is FORGO else recall_refusal(s, seat, choice.at)

    def take(self, s: TianxiaState, seat: int, arg: int, choice: Choice) -> None:
        if choice.verb == "recall":
            recall(s, seat, choice.at)
            s.then(PLACE_SOLDIER, seat, arg)
        elif choice is not FORGO:
            station(s, seat, choice.at, self.rule)
            if arg >> 2 == P09:
                s.done |= PLACED

    def lost(self, s: TianxiaState, seat: int, arg: int) -> tuple[tuple[str, ...], str]:
        room = garrisons(s, arg & 3)
        return ("free_soldier",), "no-meeple" if room else "no-soldier-space"

    def details(self, s: TianxiaState, seat: int, arg: int, choice: Choice) -> Values:
        if choice.verb == "recall":
            return merchants_left(s, seat, choice.at)
        return section_details(s, choice) if choice.verb == "soldier" else {}

    def because(self, s: TianxiaState, seat: int, arg: int, choice: Choice) -> Values:
        if choice.verb == "recall":
            return merchant_because(s, seat, choice.at)
        return {} if choice is FORGO else soldier_because(s, choice.at)


def may_recall_first(s: TianxiaState, seat: int) -> bool:
    """[TX-1.3] Return whether the seat may first take a Merchant back: in its own turn."""
    return s.active == seat and has_merchants(s, seat)


def section_details(s: TianxiaState, choice: Choice) -> Values:
    """Return the details of a section for a player who may place something there."""
    section = choice.at
    return {"strength": s.strength[section], "defense": defense(s, section)}


def place_soldiers(s: TianxiaState, seat: int, source: int, effect: int) -> None:
    for _ in range(effect_number(effect)):
        s.then(PLACE_SOLDIER, seat, source << 2 | effect_argument(effect))


def soldier_hindrance(s: TianxiaState, seat: int, effect: int) -> Refusal | None:
    """[TX-8.4] Return why no Soldier can be placed: no meeple, no Merchant, or no space."""
    where = effect_argument(effect)
    if not garrisons(s, where):
        ahead = any(battle_comes(s, section) for section in range(SECTION_COUNT))
        return NO_SOLDIER_SPACE if ahead or where != FILTER_BATTLE else NO_BATTLE_AHEAD
    return None if s.meeples[seat] or has_merchants(s, seat) else NO_MEEPLE


def stone_saved(s: TianxiaState, seat: int) -> int:
    """[TX-8.2] Return what p12 saves the seat for each Wall and Tower."""
    return s.box.amount[P12] if has(s, seat, P12) else 0


def wall_price(s: TianxiaState, seat: int) -> int:
    """[TX-8.2] Return the Stone for the seat's next Wall."""
    return max(0, s.box.wall_cost[s.walls_built[seat]] - stone_saved(s, seat))


def tower_price(s: TianxiaState, seat: int) -> int:
    """[TX-8.2] Return the Stone for the seat's next Tower."""
    return max(0, s.box.tower_cost[s.towers_built[seat]] - stone_saved(s, seat))


def wall_space_refusal(s: TianxiaState, seat: int, section: int) -> Refusal | None:
    """[TX-8.4] [TX-8.2] Return why no Wall fits here: none is unbuilt, or no space is empty."""
    if s.walls_built[seat] >= s.box.walls:
        return WALLS_BUILT
    full = row_length(s.walls[section]) >= s.box.wall_spaces[s.side]
    return WALLS_FULL if full else None


def wall_refusal(s: TianxiaState, seat: int, section: int, stone: int) -> Refusal | None:
    """[TX-8.2] Return why the seat cannot build a Wall here with that much Stone."""
    refusal = wall_space_refusal(s, seat, section)
    if refusal is None and wall_price(s, seat) > stone:
        return NO_STONE
    return refusal


def tower_refusal(s: TianxiaState, seat: int, section: int, stone: int) -> Refusal | None:
    """[TX-8.2] Return why the seat cannot build a Tower here with that much Stone."""
    if s.towers_built[seat] >= s.box.towers:
        return TOWERS_BUILT
    if s.towers[section] != NOBODY:
        return TOWER_TAKEN
    return NO_STONE if tower_price(s, seat) > stone else None


def wall_because(s: TianxiaState, seat: int, section: int) -> Values:
    """[TX-8.2] Return what a Wall here needs, and what the seat has."""
    left = s.walls_built[seat] < s.box.walls
    asked = shortfall(s, seat, STONE, wall_price(s, seat)) if left else {}
    return {"section": SECTIONS[section], "spaces": s.box.wall_spaces[s.side], **asked}


def tower_because(s: TianxiaState, seat: int, section: int) -> Values:
    """[TX-8.2] Return what a Tower here needs, and what the seat has."""
    left = s.towers_built[seat] < s.box.towers
    asked = shortfall(s, seat, STONE, tower_price(s, seat)) if left else {}
    built = s.towers[section]
    owner: Values = {} if built == NOBODY else {"owner": seat_noun(built)}
    return {"section": SECTIONS[section], **owner, **asked}


def build_wall(s: TianxiaState, seat: int, section: int, stone: int, rule: str = "TX-8.2") -> None:
    """[TX-8.2] Build the next Wall of the row on the leftmost empty Wall space."""
    pay(s, seat, STONE, stone)
    s.walls_built[seat] += 1
    s.walls[section] = add_right(s.walls[section], seat)
    if s.events is not None:
        now, name = defense(s, section), SECTIONS[section]
        s.tell("wall_built", rule, seat, section=name, stone=stone, defense=now)


def build_tower(s: TianxiaState, seat: int, section: int, stone: int, rule: str = "TX-8.2") -> None:
    """[TX-8.2] Build the next Tower of the row on the Tower space of the section."""
    pay(s, seat, STONE, stone)
    s.towers_built[seat] += 1
    s.towers[section] = seat
    if s.events is not None:
        now, name = defense(s, section), SECTIONS[section]
        s.tell("tower_built", rule, seat, section=name, stone=stone, defense=now)


class PlaceFreeWall(EffectStep):
    """[TX-8.5] Build a free Wall, the next one of the row."""

    rule = "TX-8.5"
    prompt = "ask-wall"
    offers = WALL

    def refusal(self, s: TianxiaState, seat: int, arg: int, choice: Choice) -> Refusal | None:
        return wall_space_refusal(s, seat, choice.at)

    def take(self, s: TianxiaState, seat: int, arg: int, choice: Choice) -> None:
        build_wall(s, seat, choice.at, 0, self.rule)

    def lost(self, s: TianxiaState, seat: int, arg: int) -> tuple[tuple[str, ...], str]:
        built = s.walls_built[seat] >= s.box.walls
        return ("free_wall",), "walls-built" if built else "no-wall-space"

    def details(self, s: TianxiaState, seat: int, arg: int, choice: Choice) -> Values:
        return {"stone": 0, **section_details(s, choice)}

    def because(self, s: TianxiaState, seat: int, arg: int, choice: Choice) -> Values:
        return wall_because(s, seat, choice.at)


def place_free_wall(s: TianxiaState, seat: int, source: int, effect: int) -> None:
    s.then(PLACE_FREE_WALL, seat)


class WeakenNomads(EffectStep):
    """[TX-10.5] Lower the Strength of the Nomads in one section; the argument says by how much."""

    rule = "TX-10.5"
    prompt = "ask-weaken"
    offers = WEAKENING

    def refusal(self, s: TianxiaState, seat: int, arg: int, choice: Choice) -> Refusal | None:
        return None if s.strength[choice.at] else NO_STRENGTH

    def take(self, s: TianxiaState, seat: int, arg: int, choice: Choice) -> None:
        s.strength[choice.at] = max(0, s.strength[choice.at] - arg)
        now, name = s.strength[choice.at], SECTIONS[choice.at]
        s.tell("nomads_weakened", "TX-10.5", seat, section=name, n=arg, strength=now)

    def lost(self, s: TianxiaState, seat: int, arg: int) -> tuple[tuple[str, ...], str]:
        return ("nomad_strength",) * arg, "no-nomads"

    def details(self, s: TianxiaState, seat: int, arg: int, choice: Choice) -> Values:
        return {"n": arg, **section_details(s, choice)}

    def because(self, s: TianxiaState, seat: int, arg: int, choice: Choice) -> Values:
        return {"section": choice.noun}


def weaken(s: TianxiaState, seat: int, source: int, effect: int) -> None:
    s.then(WEAKEN_NOMADS, seat, effect_number(effect))


def weaken_hindrance(s: TianxiaState, seat: int, effect: int) -> Refusal | None:
    return None if any(s.strength) else NO_NOMADS


PLACE_SOLDIER: Final = PlaceSoldier()
PLACE_FREE_WALL: Final = PlaceFreeWall()
WEAKEN_NOMADS: Final = WeakenNomads()

means(SOLDIER, place_soldiers, soldier_hindrance)
means(FREE_WALL, place_free_wall)
means(WEAKEN, weaken, weaken_hindrance)
