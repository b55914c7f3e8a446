"""Seats at a glance and their score sheets, for every page that shows them."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True)
class SeatPanel:
    """A seat at a glance."""

    seat: int
    name: str
    bot: str
    person: bool
    total: int
    asked: bool
    mine: bool
    away: bool
    wants_end: bool
    sheet: tuple[tuple[str, str, int], ...]  # category, rule, points


class Scored:
    """A page with the sheets of all seats and, once the game is over, their order."""

    seats: list[SeatPanel]
    ranking: list[SeatPanel]

    @property
    def categories(self) -> list[str]:
        """All rows of the score sheets, in their order."""
        return list(dict.fromkeys(line[0] for panel in self.seats for line in panel.sheet))

    def points(self, panel: SeatPanel, category: str) -> int:
        return sum(line[2] for line in panel.sheet if line[0] == category)

    def panel(self, seat: int) -> SeatPanel:
        return self.seats[seat]

    def say(self, key: str, **values: int | str | tuple[str, ...]) -> str:
        """A sentence in the reader's language."""
        raise NotImplementedError
