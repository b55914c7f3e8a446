"""A turn: turning a ring, placing a worker, then the three actions (T-3.3, T-4)."""

from typing import Final

from dynasty.games.terracotta_army.names import (
    ACTIONS,
    ARTISAN,
    CRAFTSMAN,
    RINGS,
    SEGMENTS,
    WORKERS,
)
from dynasty.games.terracotta_army.rules.inner_ring import INNER_ACTION, inner_refusal
from dynasty.games.terracotta_army.rules.middle_ring import MIDDLE_ACTION, middle_refusal
from dynasty.games.terracotta_army.rules.outer_ring import OUTER_ACTION, outer_refusal
from dynasty.games.terracotta_army.rules.stock_and_score import artisans_in_hand, craftsmen_in_hand
from dynasty.games.terracotta_army.rules.wheel import (
    inner_action,
    middle_action,
    outer_action,
    turn_ring,
)
from dynasty.games.terracotta_army.state import ArmyState
from dynasty.kernel import Choice, Refusal, Step, Values, choices

PLACE: Final = choices("place", SEGMENTS)
ROTATE: Final = choices("rotate", RINGS[:2])
SEND: Final = choices("send", WORKERS)

ALREADY_ROTATED: Final = Refusal("T-4.1", "already-rotated")
ROTATION_TOO_DEAR: Final = Refusal("T-4.1", "rotation-too-dear")
CLOSED: Final = Refusal("T-4.5", "segment-closed")
ARTISAN_ONLY: Final = Refusal("T-4.4", "artisan-only")
NOT_IN_HAND: Final = Refusal("T-3.2", "no-such-worker")


def craftsmen_on_wheel(s: ArmyState) -> int:
    """Return the segments with a craftsman of any player."""
    found = 0
    for segments in s.craftsmen:
        found |= segments
    return found


def artisans_on_wheel(s: ArmyState) -> int:
    """Return the segments with an artisan of any player."""
    found = 0
    for segments in s.artisans:
        found |= segments
    return found


def open_segments(s: ArmyState, seat: int) -> int:
    """[T-4.3] [T-4.4] [T-4.5] [T-4.6] Return the segments that a worker of the seat may join."""
    closed = artisans_on_wheel(s)
    if artisans_in_hand(s, seat) == 0:
        closed |= craftsmen_on_wheel(s)
    return 0xFFF & ~closed


class ChooseSegment(Step[ArmyState]):
    """[T-4.1] [T-4.3] Choose a segment for the next worker; before it, once, turn a ring.

    The argument is 1 once a ring was turned.
    """

    rule = "T-4.3"
    prompt = "ask-segment"
    offers = (*PLACE, *ROTATE)
    opens_turn = True
    compares = "possible"

    def choices(self, s: ArmyState, seat: int, arg: int) -> list[Choice]:
        free = open_segments(s, seat)
        legal = [c for c in PLACE if free >> c.at & 1]
        if not arg and s.coins[seat] >= s.box.rotation:
            legal += ROTATE
        return legal

    def refusal(self, s: ArmyState, seat: int, arg: int, choice: Choice) -> Refusal | None:
        if choice.verb == "rotate":
            if arg:
                return ALREADY_ROTATED
            return None if s.coins[seat] >= s.box.rotation else ROTATION_TOO_DEAR
        if open_segments(s, seat) >> choice.at & 1:
            return None
        return CLOSED if artisans_on_wheel(s) >> choice.at & 1 else ARTISAN_ONLY

    def take(self, s: ArmyState, seat: int, arg: int, choice: Choice) -> None:
        if choice.verb == "place":
            s.then(SEND_WORKER, seat, choice.at)
            return
        s.coins[seat] -= s.box.rotation
        turn_ring(s, choice.at)
        s.tell("ring_rotated", "T-4.1", seat, ring=choice.noun, coins=s.box.rotation)
        s.then(SEGMENT_AFTER_TURNING, seat, 1)

    def question(self, s: ArmyState, seat: int, arg: int) -> str:
        turnable = not arg and s.coins[seat] >= s.box.rotation
        return self.prompt if turnable else "ask-segment-only"

    def details(self, s: ArmyState, seat: int, arg: int, choice: Choice) -> Values:
        if choice.verb == "rotate":
            return {"coins": s.box.rotation}
        return prospect(s, seat, choice.at)

    def because(self, s: ArmyState, seat: int, arg: int, choice: Choice) -> Values:
        artisans = artisans_in_hand(s, seat)
        return {"need": s.box.rotation, "have": s.coins[seat], "artisans": artisans}


def prospect(s: ArmyState, seat: int, segment: int) -> Values:
    """[T-5.1] Return a segment's three actions, which are shut to the seat, how many are possible.

    What an action gives counts for the next ones.
    """
    actions = inner_action(s, segment), middle_action(s, segment), outer_action(s, segment)
    refusals = inner_refusal, middle_refusal, outer_refusal
    after, said = s.clone(), Values()
    for ring, action, refusal in zip(("inner", "middle", "outer"), actions, refusals, strict=True):
        said[ring] = ACTIONS[action]
        said[f"{ring}_shut"] = int(refusal(after, seat, segment) is not None)
        after.coins[seat] += s.box.action_coins[action]
        after.wet[seat] += s.box.action_clay[action]
    shut = sum(value for value in said.values() if isinstance(value, int))
    return {**said, "possible": len(actions) - shut}


class SegmentAfterTurning(ChooseSegment):
    """[T-4.1] Choose the segment, in the same turn, once a ring was turned."""

    opens_turn = False


def worker_refusal(s: ArmyState, seat: int, worker: int, segment: int) -> Refusal | None:
    """[T-4.3] [T-4.4] [T-1.2] Return why this worker cannot stand on an open segment."""
    if worker == ARTISAN:
        return None if artisans_in_hand(s, seat) else NOT_IN_HAND
    if craftsmen_in_hand(s, seat) == 0:
        return NOT_IN_HAND
    return ARTISAN_ONLY if craftsmen_on_wheel(s) >> segment & 1 else None


class SendWorker(Step[ArmyState]):
    """[T-1.2] [T-3.3] Send a craftsman or an artisan, then act. The argument is the segment."""

    rule = "T-4.4"
    prompt = "ask-worker"
    offers = SEND

    def refusal(self, s: ArmyState, seat: int, arg: int, choice: Choice) -> Refusal | None:
        return worker_refusal(s, seat, choice.at, arg)

    def take(self, s: ArmyState, seat: int, arg: int, choice: Choice) -> None:
        standing = s.craftsmen if choice.at == CRAFTSMAN else s.artisans
        standing[seat] |= 1 << arg
        s.tell("worker_placed", "T-3.3", seat, worker=choice.noun, segment=SEGMENTS[arg])
        s.follow((INNER_ACTION, seat, arg), (MIDDLE_ACTION, seat, arg), (OUTER_ACTION, seat, arg))

    def details(self, s: ArmyState, seat: int, arg: int, choice: Choice) -> Values:
        return {"closes": int(choice.at == ARTISAN)}

    def because(self, s: ArmyState, seat: int, arg: int, choice: Choice) -> Values:
        return {"worker": choice.noun, "artisans": artisans_in_hand(s, seat)}


CHOOSE_SEGMENT: Final = ChooseSegment()
SEGMENT_AFTER_TURNING: Final = SegmentAfterTurning()
SEND_WORKER: Final = SendWorker()
