"""Score sheets: every point with its category and its rule."""

from dataclasses import dataclass

from dynasty.kernel.copying import PlainData


@dataclass(frozen=True)
class ScoreLine(PlainData):
    """The points of one category under one rule."""

    category: str
    rule: str
    points: int
    at_end: bool = False  # not scored yet: what the end would add, as things stand


@dataclass(frozen=True)
class ScoreSheet(PlainData):
    """The points of one seat line by line, with what it would score if the game ended now."""

    seat: int
    lines: tuple[ScoreLine, ...]

    @property
    def total(self) -> int:
        """Return the points if the game ended now."""
        return sum(line.points for line in self.lines)

    @property
    def scored(self) -> int:
        """Return the points so far."""
        return sum(line.points for line in self.lines if not line.at_end)
