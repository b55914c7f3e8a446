"""Score sheets: every point with its category and its rule."""

from dataclasses import dataclass


@dataclass(frozen=True)
class ScoreLine:
    """Points of one category under one rule."""

    category: str
    rule: str
    points: int
    at_end: bool = False  # not scored yet: what the end would add, as things stand


@dataclass(frozen=True)
class ScoreSheet:
    """What one seat scored and what the end would add now, line by line."""

    seat: int
    lines: tuple[ScoreLine, ...]

    @property
    def total(self) -> int:
        """The points if the game ended now."""
        return sum(line.points for line in self.lines)

    @property
    def scored(self) -> int:
        """The points so far."""
        return sum(line.points for line in self.lines if not line.at_end)
