"""The action wheel: the actions at a segment, and turning a ring (T-4.1, T-10.3)."""

from dynasty.games.terracotta_army.names import SEGMENTS
from dynasty.games.terracotta_army.state import ArmyState


def inner_action(s: ArmyState, segment: int) -> int:
    """Return the action of the inner ring at a segment."""
    return s.box.inner[(segment - s.inner) % 12]


def middle_action(s: ArmyState, segment: int) -> int:
    """Return the action of the middle ring at a segment."""
    return s.box.middle[(segment - s.middle) % 12]


def outer_action(s: ArmyState, segment: int) -> int:
    """Return the action of the outer ring at a segment; this ring never turns."""
    return s.box.outer[segment]


def turn_ring(s: ArmyState, ring: int) -> None:
    """[T-4.1] [T-4.2] Turn a ring one step: the inner one clockwise, the middle one back."""
    if ring == 0:
        s.inner = (s.inner + s.box.inner_turn) % len(SEGMENTS)
    else:
        s.middle = (s.middle + s.box.middle_turn) % len(SEGMENTS)
