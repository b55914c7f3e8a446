"""The sequence of play: rounds, phases, and what every seat does in turn (Y-1.2, Y-13.1)."""

from typing import Any, Final

from dynasty.games.yinzi.names import (
    ACTIONS_PHASE,
    ADMINISTRATION_PHASE,
    BONUS_PHASE,
    FEEDING_PHASE,
    LAST_PHASE,
    LATE_PHASE,
    NOTHING,
    PHASES,
    RESOLUTION_PHASE,
)
from dynasty.games.yinzi.rules.administration_phase import (
    DRAW_CARDS,
    MANAGE_WORKERS,
    PREPARE_ROUND,
    ROLL_DIE,
)
from dynasty.games.yinzi.rules.battle import BATTLE, KEEP_VETERANS, WAR_HELP
from dynasty.games.yinzi.rules.bonus_phase import CHOOSE_BONUS, SET_ORDER
from dynasty.games.yinzi.rules.disasters import STRIKE
from dynasty.games.yinzi.rules.discs_and_cubes import NOBODY, begin_occasion
from dynasty.games.yinzi.rules.feeding_phase import FEED_WORKERS
from dynasty.games.yinzi.rules.final_scoring import TAKE_LAST_CHANCE
from dynasty.games.yinzi.rules.late_shipping import SHIP_LATE
from dynasty.games.yinzi.rules.resolution_phase import COLLECT_ROUTES, LEVY, REWARD, SERVE_ROUTES
from dynasty.games.yinzi.rules.turn import PLAY_ACTIONS
from dynasty.games.yinzi.state import YinziState
from dynasty.kernel import Routine, Step

WAR_SLOTS: Final = 0b111111 << 18  # the section whose discs work in phase D

BY_EACH_SEAT: Final[tuple[Step[Any], ...]] = (
    FEED_WORKERS,
    WAR_HELP,
    KEEP_VETERANS,
    SERVE_ROUTES,
    REWARD,
    LEVY,
    SHIP_LATE,
    TAKE_LAST_CHANCE,
)


class BeginPhase(Routine[YinziState]):
    """[Y-1.2] Begin a phase and announce it. The argument is the phase."""

    rule = "Y-1.2"

    def run(self, s: YinziState, seat: int, arg: int) -> None:
        s.phase = arg
        s.active = NOTHING
        if s.events is not None:
            s.tell("phase_started", "Y-1.2", NOBODY, phase=PHASES[arg])


class BeginOccasion(Routine[YinziState]):
    """[Y-4.2] [Y-9.3] Begin an occasion for a seat's part of a step at the end of a round."""

    rule = "Y-4.2"

    def run(self, s: YinziState, seat: int, arg: int) -> None:
        begin_occasion(s, seat)


class InTurnOrder(Routine[YinziState]):
    """[Y-2.2] Ask every seat in turn order for a step. The argument: its place in BY_EACH_SEAT."""

    rule = "Y-2.2"

    def run(self, s: YinziState, seat: int, arg: int) -> None:
        step = BY_EACH_SEAT[arg]
        for actor in reversed(s.order):
            if concerns(s, actor, step):
                s.then(step, actor)
                s.then(BEGIN_OCCASION, actor)


def concerns(s: YinziState, seat: int, step: Step[Any]) -> bool:
    """[Y-2.2] Return whether the step asks or gives the seat anything: else it changes nothing."""
    if step is WAR_HELP or step is KEEP_VETERANS:
        return s.slots[seat] & WAR_SLOTS > 0
    if step is SERVE_ROUTES:
        return s.routes[seat] > 0 or s.slots[seat] & WAR_SLOTS > 0
    if step is REWARD:
        return s.undertaking[seat] != NOTHING
    return True


def each(step: Step[Any]) -> tuple[Step[Any], int, int]:
    """Return the agenda frame that asks every seat for this step."""
    return IN_TURN_ORDER, NOBODY, BY_EACH_SEAT.index(step)


class PlayRound(Routine[YinziState]):
    """[Y-1.1] [Y-1.2] Play a round, phase by phase. The argument is its number."""

    rule = "Y-1.2"

    def run(self, s: YinziState, seat: int, arg: int) -> None:
        s.round = arg
        s.bonus = [NOTHING] * s.seats
        s.tell("round_started", "Y-1.1", NOBODY, round=arg)
        last = arg == s.box.rounds
        s.follow(
            (BEGIN_PHASE, NOBODY, BONUS_PHASE),
            *((CHOOSE_BONUS, actor, 0) for actor in s.order),
            (SET_ORDER, NOBODY, 0),
            (BEGIN_PHASE, NOBODY, ACTIONS_PHASE),
            *(((DRAW_CARDS, NOBODY, 0),) if arg == 1 else ()),
            (PLAY_ACTIONS, NOBODY, 0),
            (BEGIN_PHASE, NOBODY, FEEDING_PHASE),
            each(FEED_WORKERS),
            (BEGIN_PHASE, NOBODY, RESOLUTION_PHASE),
            each(WAR_HELP),
            (BATTLE, NOBODY, 0),
            each(KEEP_VETERANS),
            (STRIKE, NOBODY, 0),
            (COLLECT_ROUTES, NOBODY, 0),
            each(SERVE_ROUTES),
            each(REWARD),
            each(LEVY),
            (BEGIN_PHASE, NOBODY, LATE_PHASE),
            each(SHIP_LATE),
            (BEGIN_PHASE, NOBODY, ADMINISTRATION_PHASE),
            (ROLL_DIE, NOBODY, 0),
            *(() if last else ((MANAGE_WORKERS, NOBODY, 0), (PREPARE_ROUND, NOBODY, 0))),
        )


class OfferLastChance(Routine[YinziState]):
    """[Y-13.1] Ask every seat once more after the last round."""

    rule = "Y-13.1"

    def run(self, s: YinziState, seat: int, arg: int) -> None:
        s.follow((BEGIN_PHASE, NOBODY, LAST_PHASE), each(TAKE_LAST_CHANCE))


BEGIN_PHASE: Final = BeginPhase()
BEGIN_OCCASION: Final = BeginOccasion()
IN_TURN_ORDER: Final = InTurnOrder()
PLAY_ROUND: Final = PlayRound()
OFFER_LAST_CHANCE: Final = OfferLastChance()
