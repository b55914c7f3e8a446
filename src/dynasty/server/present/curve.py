"""The curve of an analysis: every seat's chance to win over the game, as lines to be drawn.

Readable without colour: each line has its own dashes, and its seat's mark at its end.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from itertools import pairwise
from typing import Final

from dynasty.insight.analysis import Moment

WIDTH: Final = 960.0
HEIGHT: Final = 240.0
DASHES: Final = ("none", "10 5", "3 4", "14 4 3 4", "1 5")  # by seat
APART: Final = 26.0  # between the marks at the ends of two lines


@dataclass(frozen=True)
class Line:
    """A seat's chance from the first move to the last."""

    seat: int
    colour: str
    dashes: str
    points: str
    end: float  # height of its mark


@dataclass(frozen=True)
class Band:
    """A turn: where it lies, and the position after it."""

    x: float
    width: float
    move: int
    chances: tuple[float, ...]


def lines(moments: Sequence[Moment], colour: Callable[[int], str]) -> list[Line]:
    ends = spread_out([height(chance) for chance in moments[-1].chances])
    return [
        Line(seat, colour(seat), DASHES[seat % len(DASHES)], path(moments, seat), end)
        for seat, end in enumerate(ends)
    ]


def path(moments: Sequence[Moment], seat: int) -> str:
    return " ".join(
        f"{place(moments, moment.move):.1f},{height(moment.chances[seat]):.1f}"
        for moment in between_turns(moments)
    )


def bands(moments: Sequence[Moment]) -> list[Band]:
    """The turns, each from where the one before ended."""
    found: list[Band] = []
    for before, after in pairwise(between_turns(moments)):
        x = place(moments, before.move)
        width = place(moments, after.move) - x
        found.append(Band(x, width, after.move, after.chances))
    return found


def between_turns(moments: Sequence[Moment]) -> list[Moment]:
    """The first moment and the ends of turns: a turn half done is told less surely than a whole."""
    return [
        *moments[:1],
        *(before for before, after in pairwise(moments[1:]) if after.opens),
        *moments[max(1, len(moments) - 1) :],
    ]


def place(moments: Sequence[Moment], move: int) -> float:
    return WIDTH * move / max(1, moments[-1].move)


def height(chance: float) -> float:
    return HEIGHT * (1 - chance)


def spread_out(wanted: list[float]) -> list[float]:
    """The same heights, moved until no mark lies over another and none below the chart."""
    order = sorted(range(len(wanted)), key=lambda seat: wanted[seat])
    found = list(wanted)
    for above, seat in pairwise(order):
        found[seat] = max(found[seat], found[above] + APART)
    floor = HEIGHT
    for seat in reversed(order):
        floor = found[seat] = min(found[seat], floor)
        floor -= APART
    return found
