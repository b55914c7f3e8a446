"""Score sheets: every point with its category and its rule."""

from dataclasses import dataclass


@dataclass(frozen=True)
class ScoreLine:
    """Points of one category under one rule."""

    category: str
    rule: str
    points: int


@dataclass(frozen=True)
class ScoreSheet:
    """What one seat scored, line by line; the total is their sum."""

    seat: int
    lines: tuple[ScoreLine, ...]

    @property
    def total(self) -> int:
        return sum(line.points for line in self.lines)
