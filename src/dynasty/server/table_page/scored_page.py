"""The data of seat panels, and a page with their score sheets and ranking."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from functools import cached_property

from dynasty.drawing.canvas import GoodsCount


@dataclass(frozen=True)
class SeatPanel:
    """A seat as a page shows it: name, state, points and goods."""

    seat: int
    name: str
    bot: str
    person: bool
    total: int  # points if the game ended now, as far as the viewer knows
    asked: bool
    mine: bool
    away: bool
    wants_end: bool
    sheet: tuple[tuple[str, str, int], ...]  # every category with its rule and points
    scored: int = 0  # the points so far
    forecast: int = 0  # if the game ended now, counting the same for every seat and reader
    goods: tuple[GoodsCount, ...] = ()
    colour: str = ""  # the token of the seat at its table; empty: that of most tables

    @property
    def extra(self) -> int:
        """Return the points that the viewer knows of beyond the forecast."""
        return self.total - self.forecast


class ScoredPage:
    """A page with the score sheets of all seats and, once the game is over, their ranking."""

    seats: list[SeatPanel]
    ranking: list[SeatPanel]

    @property
    def categories(self) -> list[tuple[str, str]]:
        """Return the score categories in which any seat has points, each with its rule."""
        lines = [line for panel in self.seats for line in panel.sheet]
        scored = {line[0] for line in lines if line[2]}
        return list({line[0]: line[:2] for line in lines if line[0] in scored}.values())

    def points(self, panel: SeatPanel, category: str) -> int:
        return sum(line[2] for line in panel.sheet if line[0] == category)

    @property
    def widest(self) -> int:
        """Return the most points won or lost in one category, as the scale of a chart."""
        lines = (abs(line[2]) for panel in self.seats for line in panel.sheet)
        return max(lines, default=1)

    def placed(self, order: Sequence[int]) -> list[SeatPanel]:
        """Return the panels of the seats that can score, in this order."""
        return [self.panel(seat) for seat in order if self.panel(seat).sheet]

    @cached_property
    def sitting(self) -> list[SeatPanel]:
        """Return the panels without everything that changes with a choice."""
        return [
            replace(panel, total=0, scored=0, forecast=0, asked=False, sheet=(), goods=())
            for panel in self.seats
        ]

    def panel(self, seat: int) -> SeatPanel:
        return self.seats[seat]

    def say(self, key: str, **values: int | str | tuple[str, ...]) -> str:
        """Return a sentence in the reader's language."""
        raise NotImplementedError
