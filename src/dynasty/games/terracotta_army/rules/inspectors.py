"""The two inspectors: where they stand and where they may be moved (T-6.4, T-8.7, T-9.3)."""

from collections.abc import Iterable
from typing import Final

from dynasty.games.terracotta_army.names import (
    COLUMN_SPACES,
    COLUMNS,
    IMPERIAL_EYE,
    INSPECTORS,
    ROW_SPACES,
    ROWS,
)
from dynasty.games.terracotta_army.rules.majorities_and_groups import counts, leader
from dynasty.games.terracotta_army.rules.mausoleum_cells import COLUMN_MASKS, ROW_MASKS
from dynasty.games.terracotta_army.rules.stock_and_score import PM
from dynasty.games.terracotta_army.state import ArmyState
from dynasty.kernel import Choice, Refusal, Step, Values, choices

SPACES: Final = (*ROW_SPACES, *COLUMN_SPACES)  # rows first; a space is an index of this
LINES: Final = (*ROW_MASKS, *COLUMN_MASKS)  # the cells that an inspector there looks at
INSPECT: Final = choices("inspect", SPACES)
STAY: Final = choices("stay", ("inspectors",))[0]

OUT_OF_REACH: Final = Refusal("T-6.4", "inspector-out-of-reach")
FORWARD_ONLY: Final = Refusal("T-8.7", "inspector-forward-only")


def moved_row(s: ArmyState, steps: int) -> int:
    """[T-9.3] Return the space that the row inspector reaches; the track is a loop both ways."""
    return (s.row + steps) % ROWS


def moved_column(s: ArmyState, steps: int) -> int:
    """[T-9.3] Return the space that the column inspector reaches."""
    return ROWS + (s.column + steps) % COLUMNS


def spaces_within(s: ArmyState, steps: Iterable[int]) -> list[int]:
    """Return the spaces that an inspector reaches in this many steps, rows first."""
    rows = {(s.row + step) % ROWS for step in steps}
    columns = {ROWS + (s.column + step) % COLUMNS for step in steps}
    return [*sorted(rows), *sorted(columns)]


def move_inspector(s: ArmyState, seat: int, space: int, rule: str) -> None:
    """Put the inspector of that track on a space."""
    if space < ROWS:
        s.row = space
    else:
        s.column = space - ROWS
    s.tell("inspector_moved", rule, seat, inspector=INSPECTORS[space >= ROWS], space=SPACES[space])


def inspection(s: ArmyState, space: int) -> tuple[list[int], int, list[int]]:
    """[T-9.1] [T-9.2] Return counts by seat, the leader, and points by seat of a line."""
    scope = LINES[space]
    found = counts(s, scope)
    first = leader(s, found, scope)
    domination, presence = s.box.inspector_prizes
    points = [presence if count else 0 for count in found]
    if first >= 0:
        points[first] = domination
        if first == PM and s.challenges >> IMPERIAL_EYE & 1:
            points[first] += s.box.eye_vp
    return found, first, points


def inspection_points(s: ArmyState, space: int) -> list[int]:
    """[T-9.1] [T-9.2] [T-12.19] Return by seat what an inspector on this space would score."""
    return inspection(s, space)[2]


class MoveInspector(Step[ArmyState]):
    """Choose where an inspector moves, or let it stay."""

    prompt = "ask-inspector"
    offers = (*INSPECT, STAY)
    endings = (STAY,)
    compares = "points"
    too_far = OUT_OF_REACH

    def reach(self, s: ArmyState) -> list[int]:
        """Return the spaces that can be chosen."""
        raise NotImplementedError

    def choices(self, s: ArmyState, seat: int, arg: int) -> list[Choice]:
        return [*(INSPECT[space] for space in self.reach(s)), STAY]

    def refusal(self, s: ArmyState, seat: int, arg: int, choice: Choice) -> Refusal | None:
        if choice is STAY or choice.at in self.reach(s):
            return None
        return self.too_far

    def take(self, s: ArmyState, seat: int, arg: int, choice: Choice) -> None:
        if choice is not STAY:
            move_inspector(s, seat, choice.at, self.rule)

    def details(self, s: ArmyState, seat: int, arg: int, choice: Choice) -> Values:
        if choice is STAY:
            return {}
        here = s.row if choice.at < ROWS else ROWS + s.column
        now, then = (inspection_points(s, space)[seat] for space in (here, choice.at))
        return {"now": now, "then": then, "points": then - now}

    def heading(self, choice: Choice) -> str:
        return choice.verb if choice is STAY else INSPECTORS[choice.at >= ROWS]

    def default(self, s: ArmyState, seat: int, arg: int, legal: list[Choice]) -> Choice:
        return STAY


class OfficerInspector(MoveInspector):
    """[T-6.4] Move one inspector by the officer one step forward or backward, or none."""

    rule = "T-6.4"

    def reach(self, s: ArmyState) -> list[int]:
        return spaces_within(s, (1, -1))


class MasterInspector(MoveInspector):
    """[T-8.7] Move one inspector by the master one or two steps forward."""

    rule = "T-8.7"
    too_far = FORWARD_ONLY

    def reach(self, s: ArmyState) -> list[int]:
        return spaces_within(s, range(1, s.box.inspector_steps + 1))


OFFICER_INSPECTOR: Final = OfficerInspector()
MASTER_INSPECTOR: Final = MasterInspector()
