"""The Military turn: a step on any track, then Fortify or Train (TX-8)."""

from typing import Final

from dynasty.games.tianxia.effect_codes import (
    FILTER_ANY,
    GAIN,
    STEP,
    effect_argument,
    effect_code,
    effect_number,
    effect_operation,
)
from dynasty.games.tianxia.names import (
    ANY_BANNER,
    COIN,
    FORTIFY,
    FROM_MERCHANT,
    KINDS_OF_STUFF,
    M1A1,
    P09,
    P10,
    P11,
    RICE,
    SECTIONS,
    STONE,
    TRAIN,
)
from dynasty.games.tianxia.rules.effects import EffectStep, resolve
from dynasty.games.tianxia.rules.free_actions import FREE_ACTIONS
from dynasty.games.tianxia.rules.merchants import (
    EMPLOY,
    NO_MEEPLE,
    employ,
    is_ready,
    merchant_because,
    merchants_back,
    ready_refusal,
)
from dynasty.games.tianxia.rules.palace_tracks import (
    ADVANCE,
    TRACK_COUNT,
    TRACK_ENDED,
    may_advance,
    open_tracks,
    step_details,
)
from dynasty.games.tianxia.rules.region_turn import FINISH
from dynasty.games.tianxia.rules.stock_and_score import gain, has, pay, shortfall
from dynasty.games.tianxia.rules.turn_flags import PLACED
from dynasty.games.tianxia.rules.wall import (
    NO_SOLDIER_SPACE,
    PLACE_SOLDIER,
    SECTION_COUNT,
    TOWER,
    WALL,
    build_tower,
    build_wall,
    garrisons,
    section_details,
    soldier_because,
    soldier_refusal,
    station,
    tower_because,
    tower_price,
    tower_refusal,
    wall_because,
    wall_price,
    wall_refusal,
)
from dynasty.games.tianxia.state import TianxiaState
from dynasty.kernel import Choice, Refusal, Routine, Step, Values, choices

TRAIN_SOLDIER: Final = choices("train", SECTIONS)
EMPLOY_M1A1: Final = EMPLOY[M1A1]

NO_RICE: Final = Refusal("TX-8.3", "no-rice")
BUILD_FIRST: Final = Refusal("TX-8.2", "build-first")
TRAIN_FIRST: Final = Refusal("TX-8.3", "train-first")
NOTHING_TO_BUILD: Final = Refusal("TX-8.4", "nothing-to-build")
TRACKS_DONE: Final = Refusal("TX-8.1", "tracks-ended")


def stuff_with_m1a1(s: TianxiaState, seat: int, thing: int) -> int:
    """[TX-8.1] Return what the seat holds, and what a ready m1a1 would add."""
    found = s.stuff[seat * KINDS_OF_STUFF + thing]
    if is_ready(s, seat, M1A1):
        for effect in s.box.merchant_effect[M1A1]:
            if effect_operation(effect) == GAIN and effect_argument(effect) == thing:
                found += effect_number(effect)
    return found


def may_fortify(s: TianxiaState, seat: int, stone: int) -> bool:
    """[TX-8.2] Return whether the seat could build a Wall or a Tower with that much Stone."""
    walls = s.walls_built[seat] < s.box.walls and wall_price(s, seat) <= stone
    towers = s.towers_built[seat] < s.box.towers and tower_price(s, seat) <= stone
    if not walls and not towers:
        return False
    for section in range(SECTION_COUNT):
        if walls and wall_refusal(s, seat, section, stone) is None:
            return True
        if towers and tower_refusal(s, seat, section, stone) is None:
            return True
    return False


def fortify_refusal(s: TianxiaState, seat: int) -> Refusal | None:
    """[TX-8.4] Return why the seat cannot Fortify."""
    return None if may_fortify(s, seat, stuff_with_m1a1(s, seat, STONE)) else NOTHING_TO_BUILD


def train_refusal(s: TianxiaState, seat: int) -> Refusal | None:
    """[TX-8.3] [TX-8.4] Return why the seat cannot Train; the free Soldier of p09 is enough."""
    if not s.meeples[seat]:
        return NO_MEEPLE
    if not garrisons(s):
        return NO_SOLDIER_SPACE
    if has(s, seat, P09) or stuff_with_m1a1(s, seat, RICE) >= s.box.soldier_cost:
        return None
    return NO_RICE


def fortify_because(s: TianxiaState, seat: int) -> Values:
    """[TX-8.4] Return whether anything is left to build, and whether it is too dear."""
    prices = [wall_price(s, seat)] if s.walls_built[seat] < s.box.walls else []
    prices += [tower_price(s, seat)] if s.towers_built[seat] < s.box.towers else []
    cheapest = min(prices, default=0)
    dear = cheapest > stuff_with_m1a1(s, seat, STONE)
    return {"left": len(prices), "dear": int(dear), **shortfall(s, seat, STONE, cheapest)}


def call_m1a1(s: TianxiaState, seat: int) -> None:
    """[TX-4.3] Switch m1a1 on until the Military turn is done."""
    employ(s, seat, M1A1)
    resolve(s, seat, FROM_MERCHANT + M1A1, s.box.merchant_effect[M1A1])


def begin_military(s: TianxiaState, seat: int, space: int) -> None:
    """[TX-8.1] Ask for a step on any track, call the passives, then begin the action."""
    action = FORTIFY_WALL if space == FORTIFY else TRAIN_SOLDIERS
    s.follow((STEP_OF_WAR, seat, space), (CALL_PASSIVES, seat, space), (action, seat, 0))


class StepOfWar(EffectStep):
    """[TX-8.1] Advance on any track; p11 makes it two steps. The argument is the action space."""

    rule = "TX-8.1"
    prompt = "ask-military-track"
    offers = (*ADVANCE, EMPLOY_M1A1)
    window = FREE_ACTIONS

    def choices(self, s: TianxiaState, seat: int, arg: int) -> list[Choice]:
        found = open_tracks(s, seat)
        legal = [ADVANCE[track] for track in range(TRACK_COUNT) if found >> track & 1]
        if legal and is_ready(s, seat, M1A1):
            legal.append(EMPLOY_M1A1)
        return legal

    def refusal(self, s: TianxiaState, seat: int, arg: int, choice: Choice) -> Refusal | None:
        if choice is EMPLOY_M1A1:
            if not open_tracks(s, seat):
                return TRACKS_DONE
            return ready_refusal(s, seat, M1A1)
        return None if may_advance(s, seat, choice.at) else TRACK_ENDED

    def take(self, s: TianxiaState, seat: int, arg: int, choice: Choice) -> None:
        if choice is EMPLOY_M1A1:
            s.then(STEP_OF_WAR, seat, arg)
            call_m1a1(s, seat)
            return
        steps = steps_of_war(s, seat)
        source = P11 if steps > 1 else ANY_BANNER
        resolve(s, seat, source, (effect_code(STEP, choice.at),) * steps)

    def lost(self, s: TianxiaState, seat: int, arg: int) -> tuple[tuple[str, ...], str]:
        return ("step_any",), "tracks-ended"

    def details(self, s: TianxiaState, seat: int, arg: int, choice: Choice) -> Values:
        if choice is EMPLOY_M1A1:
            return merchants_back(s, M1A1)
        steps = steps_of_war(s, seat)
        return {"coins": 0, **step_details(s, seat, choice.at, steps)}

    def because(self, s: TianxiaState, seat: int, arg: int, choice: Choice) -> Values:
        return m1a1_because(s, seat, choice) or {"track": choice.noun}


def steps_of_war(s: TianxiaState, seat: int) -> int:
    """[TX-8.1] Return the number of steps of a Military turn: one, or two with p11."""
    return s.box.amount[P11] if has(s, seat, P11) else 1


def m1a1_because(s: TianxiaState, seat: int, choice: Choice) -> Values:
    """[TX-8.1] Return the state of m1a1, if it was asked for."""
    return merchant_because(s, seat, M1A1) if choice is EMPLOY_M1A1 else {}


class CallPassives(Routine[TianxiaState]):
    """[TX-1.4] Use p09 before Train, p10 before Fortify: a Rice or a Coin, and a free Soldier."""

    rule = "TX-1.4"

    def run(self, s: TianxiaState, seat: int, arg: int) -> None:
        passive, thing = (P10, COIN) if arg == FORTIFY else (P09, RICE)
        if has(s, seat, passive):
            gain(s, seat, passive, thing, 1)
            for _ in range(s.box.amount[passive]):
                s.then(PLACE_SOLDIER, seat, passive << 2 | FILTER_ANY)


class FortifyWall(Step[TianxiaState]):
    """[TX-8.2] Build Walls and Towers, at least one, anywhere."""

    rule = "TX-8.2"
    prompt = "ask-fortify"
    offers = (*WALL, *TOWER, EMPLOY_M1A1, FINISH[FORTIFY])
    endings = (FINISH[FORTIFY],)
    window = FREE_ACTIONS

    def choices(self, s: TianxiaState, seat: int, arg: int) -> list[Choice]:
        stone = s.stuff[seat * KINDS_OF_STUFF + STONE]
        legal = [c for c in WALL if wall_refusal(s, seat, c.at, stone) is None]
        legal += [c for c in TOWER if tower_refusal(s, seat, c.at, stone) is None]
        stuck = not legal
        if is_ready(s, seat, M1A1):
            legal.append(EMPLOY_M1A1)
            stuck = stuck and not may_fortify(s, seat, stuff_with_m1a1(s, seat, STONE))
        if stuck or s.done & PLACED:
            legal.append(FINISH[FORTIFY])
        return legal

    def refusal(self, s: TianxiaState, seat: int, arg: int, choice: Choice) -> Refusal | None:
        stone = s.stuff[seat * KINDS_OF_STUFF + STONE]
        if choice is EMPLOY_M1A1:
            return ready_refusal(s, seat, M1A1)
        if choice.verb == "wall":
            return wall_refusal(s, seat, choice.at, stone)
        if choice.verb == "tower":
            return tower_refusal(s, seat, choice.at, stone)
        if s.done & PLACED or fortify_refusal(s, seat) is not None:
            return None
        return BUILD_FIRST

    def take(self, s: TianxiaState, seat: int, arg: int, choice: Choice) -> None:
        if choice.verb == "finish":
            return
        s.then(FORTIFY_WALL, seat)
        if choice is EMPLOY_M1A1:
            call_m1a1(s, seat)
            return
        s.done |= PLACED
        if choice.verb == "wall":
            build_wall(s, seat, choice.at, wall_price(s, seat))
        else:
            build_tower(s, seat, choice.at, tower_price(s, seat))

    def details(self, s: TianxiaState, seat: int, arg: int, choice: Choice) -> Values:
        if choice.verb == "wall":
            return {"stone": wall_price(s, seat), **section_details(s, choice)}
        if choice.verb == "tower":
            return {"stone": tower_price(s, seat), **section_details(s, choice)}
        return {"due": 0} if choice.verb == "finish" else merchants_back(s, M1A1)

    def because(self, s: TianxiaState, seat: int, arg: int, choice: Choice) -> Values:
        if choice.verb == "wall":
            return wall_because(s, seat, choice.at)
        if choice.verb == "tower":
            return tower_because(s, seat, choice.at)
        return m1a1_because(s, seat, choice)


class TrainSoldiers(Step[TianxiaState]):
    """[TX-8.3] Place Soldiers for Rice, at least one; the free one of p09 counts."""

    rule = "TX-8.3"
    prompt = "ask-train"
    offers = (*TRAIN_SOLDIER, EMPLOY_M1A1, FINISH[TRAIN])
    endings = (FINISH[TRAIN],)
    window = FREE_ACTIONS

    def choices(self, s: TianxiaState, seat: int, arg: int) -> list[Choice]:
        legal: list[Choice] = []
        if s.meeples[seat] and s.stuff[seat * KINDS_OF_STUFF + RICE] >= s.box.soldier_cost:
            legal = [TRAIN_SOLDIER[section] for section in garrisons(s)]
        stuck = not legal
        if is_ready(s, seat, M1A1):
            legal.append(EMPLOY_M1A1)
            stuck = stuck and not could_train(s, seat)
        if stuck or s.done & PLACED:
            legal.append(FINISH[TRAIN])
        return legal

    def refusal(self, s: TianxiaState, seat: int, arg: int, choice: Choice) -> Refusal | None:
        if choice is EMPLOY_M1A1:
            return ready_refusal(s, seat, M1A1)
        if choice.verb == "train":
            if not s.meeples[seat]:
                return NO_MEEPLE
            if s.stuff[seat * KINDS_OF_STUFF + RICE] < s.box.soldier_cost:
                return NO_RICE
            return soldier_refusal(s, choice.at)
        if s.done & PLACED or not could_train(s, seat):
            return None
        return TRAIN_FIRST

    def take(self, s: TianxiaState, seat: int, arg: int, choice: Choice) -> None:
        if choice.verb == "finish":
            return
        s.then(TRAIN_SOLDIERS, seat)
        if choice is EMPLOY_M1A1:
            call_m1a1(s, seat)
            return
        s.done |= PLACED
        pay(s, seat, RICE, s.box.soldier_cost)
        station(s, seat, choice.at)

    def details(self, s: TianxiaState, seat: int, arg: int, choice: Choice) -> Values:
        if choice.verb == "train":
            return {"rice": s.box.soldier_cost, **section_details(s, choice)}
        return {"due": 0} if choice.verb == "finish" else merchants_back(s, M1A1)

    def because(self, s: TianxiaState, seat: int, arg: int, choice: Choice) -> Values:
        if choice.verb == "train":
            asked = shortfall(s, seat, RICE, s.box.soldier_cost)
            return {**soldier_because(s, choice.at), **asked}
        return m1a1_because(s, seat, choice)


def could_train(s: TianxiaState, seat: int) -> bool:
    """[TX-8.3] Return whether a Soldier can be paid and placed, a ready m1a1 counted."""
    if not s.meeples[seat] or not garrisons(s):
        return False
    return stuff_with_m1a1(s, seat, RICE) >= s.box.soldier_cost


STEP_OF_WAR: Final = StepOfWar()
CALL_PASSIVES: Final = CallPassives()
FORTIFY_WALL: Final = FortifyWall()
TRAIN_SOLDIERS: Final = TrainSoldiers()
