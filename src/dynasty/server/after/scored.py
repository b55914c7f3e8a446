"""Seats at a glance and their score sheets, for every page that shows them."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from functools import cached_property

from dynasty.drawing.canvas import Good


@dataclass(frozen=True)
class SeatPanel:
    """A seat at a glance."""

    seat: int
    name: str
    bot: str
    person: bool
    total: int  # if the game ended now, as far as the viewer knows
    asked: bool
    mine: bool
    away: bool
    wants_end: bool
    sheet: tuple[tuple[str, str, int], ...]  # every category, its rule, its points
    scored: int = 0  # the points so far
    forecast: int = 0  # if the game ended now, counting the same for every seat and reader
    goods: tuple[Good, ...] = ()
    colour: str = ""  # the token of the seat at its table; empty: that of most tables

    @property
    def extra(self) -> int:
        """What the forecast leaves out and this viewer knows."""
        return self.total - self.forecast


class Scored:
    """A page with the sheets of all seats and, once the game is over, their order."""

    seats: list[SeatPanel]
    ranking: list[SeatPanel]

    @property
    def categories(self) -> list[tuple[str, str]]:
        """The rows of the score sheets in which anybody has points: the category and its rule."""
        lines = [line for panel in self.seats for line in panel.sheet]
        scored = {line[0] for line in lines if line[2]}
        return list({line[0]: line[:2] for line in lines if line[0] in scored}.values())

    def points(self, panel: SeatPanel, category: str) -> int:
        return sum(line[2] for line in panel.sheet if line[0] == category)

    @property
    def widest(self) -> int:
        """The most that anybody won or lost in one category, for the scale of a chart."""
        lines = (abs(line[2]) for panel in self.seats for line in panel.sheet)
        return max(lines, default=1)

    def placed(self, order: Sequence[int]) -> list[SeatPanel]:
        """Whoever can score, in this order; a seat without a sheet only stands in the way."""
        return [self.panel(seat) for seat in order if self.panel(seat).sheet]

    @cached_property
    def sitting(self) -> list[SeatPanel]:
        """Who sits there, without what changes from choice to choice."""
        return [
            replace(panel, total=0, scored=0, forecast=0, asked=False, sheet=(), goods=())
            for panel in self.seats
        ]

    def panel(self, seat: int) -> SeatPanel:
        return self.seats[seat]

    def say(self, key: str, **values: int | str | tuple[str, ...]) -> str:
        """A sentence in the reader's language."""
        raise NotImplementedError
