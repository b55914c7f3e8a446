"""The chart of an analysis: each seat's chance to win over the game, as lines to draw.

It is readable without colour: each line has its own dashes, and its seat's mark at its end.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from itertools import pairwise
from typing import Final

from dynasty.insight.analysis import PositionStats

CHART_WIDTH: Final = 960.0
CHART_HEIGHT: Final = 240.0
LINE_DASHES: Final = ("none", "10 5", "3 4", "14 4 3 4", "1 5")  # by seat
MIN_MARK_DISTANCE: Final = 26.0  # between the marks at the ends of two lines


@dataclass(frozen=True)
class ChanceLine:
    """A seat's chance to win, from the first move to the last."""

    seat: int
    colour: str
    dashes: str
    points: str
    end: float  # height of its mark


@dataclass(frozen=True)
class TurnBand:
    """A turn as a part of the chart, with the chances after it."""

    x: float
    width: float
    move: int
    chances: tuple[float, ...]


def chance_lines(
    moments: Sequence[PositionStats], colour: Callable[[int], str]
) -> list[ChanceLine]:
    ends = spread_marks([chart_y(chance) for chance in moments[-1].chances])
    return [
        ChanceLine(
            seat,
            colour(seat),
            LINE_DASHES[seat % len(LINE_DASHES)],
            chance_line_points(moments, seat),
            end,
        )
        for seat, end in enumerate(ends)
    ]


def chance_line_points(moments: Sequence[PositionStats], seat: int) -> str:
    return " ".join(
        f"{chart_x(moments, moment.move):.1f},{chart_y(moment.chances[seat]):.1f}"
        for moment in turn_end_positions(moments)
    )


def turn_bands(moments: Sequence[PositionStats]) -> list[TurnBand]:
    """Return the turns as bands, each from where the one before ended."""
    found: list[TurnBand] = []
    for before, after in pairwise(turn_end_positions(moments)):
        x = chart_x(moments, before.move)
        width = chart_x(moments, after.move) - x
        found.append(TurnBand(x, width, after.move, after.chances))
    return found


def turn_end_positions(moments: Sequence[PositionStats]) -> list[PositionStats]:
    """Return the first position and the ends of turns, where chances are estimated best."""
    return [
        *moments[:1],
        *(before for before, after in pairwise(moments[1:]) if after.opens),
        *moments[max(1, len(moments) - 1) :],
    ]


def chart_x(moments: Sequence[PositionStats], move: int) -> float:
    return CHART_WIDTH * move / max(1, moments[-1].move)


def chart_y(chance: float) -> float:
    return CHART_HEIGHT * (1 - chance)


def spread_marks(wanted: list[float]) -> list[float]:
    """Return the heights, moved so that no mark covers another and none is below the chart."""
    order = sorted(range(len(wanted)), key=lambda seat: wanted[seat])
    found = list(wanted)
    for above, seat in pairwise(order):
        found[seat] = max(found[seat], found[above] + MIN_MARK_DISTANCE)
    floor = CHART_HEIGHT
    for seat in reversed(order):
        floor = found[seat] = min(found[seat], floor)
        floor -= MIN_MARK_DISTANCE
    return found
