"""Transport by boats: how many borders pieces may cross on one occasion (Y-4.2, Y-4.3)."""

from typing import Final

from dynasty.games.yinzi.names import BOAT_SPACES, ECO_BOAT
from dynasty.games.yinzi.rules.discs_and_cubes import is_usable, use_disc
from dynasty.games.yinzi.state import YinziState
from dynasty.kernel import Refusal, Values

TOO_FAR: Final = Refusal("Y-4.3", "too-far")


def capacity(s: YinziState, seat: int) -> int:
    """[Y-4.2] Return the capacity printed on the seat's space of the boat track."""
    return s.box.capacity[s.boat[seat]]


def plain_reach(s: YinziState, seat: int) -> int:
    """[Y-4.2] Return the borders that pieces may still cross, without the boat disc."""
    return s.box.capacity[s.boat[seat]] + s.boat_bonus - s.boat_used


def reach(s: YinziState, seat: int) -> int:
    """[Y-4.2] [Y-6.3] Return the borders that pieces may still cross on this occasion."""
    found = s.box.capacity[s.boat[seat]] + s.boat_bonus - s.boat_used
    if s.boat_bonus == 0 and is_usable(s, seat, ECO_BOAT):
        found += s.box.amount[ECO_BOAT]
    return found


def cross(s: YinziState, seat: int, borders: int) -> None:
    """[Y-4.3] Use this much capacity; the boat disc is used only where it is needed."""
    if borders > plain_reach(s, seat):
        use_disc(s, seat, ECO_BOAT)
        s.boat_bonus = s.box.amount[ECO_BOAT]
    s.boat_used += borders


def crossing(s: YinziState, seat: int, borders: int) -> Values:
    """Return the boats that a choice needs, and whether it takes the boat disc, for its label."""
    return {"boats": borders, "disc": int(borders > plain_reach(s, seat))}


def too_far(s: YinziState, seat: int, borders: int) -> Values:
    """Return the borders on the way and those that boats can still cross, for refusals."""
    return {"borders": borders, "boats": reach(s, seat)}


def step_forward(s: YinziState, seat: int, rule: str, wood: int = 0) -> None:
    """[Y-4.1] Move one space on the boat track; from the last one there is no step."""
    if s.boat[seat] < len(BOAT_SPACES) - 1:
        s.boat = s.boat[:]
        s.boat[seat] += 1
        space, reached = BOAT_SPACES[s.boat[seat]], capacity(s, seat)
        s.tell("boat_advanced", rule, seat, space=space, capacity=reached, wood=wood)
    else:
        s.tell("boat_at_end", rule, seat, capacity=capacity(s, seat))
