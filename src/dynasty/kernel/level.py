"""Levels: how well a bot plays a title, by a name that people understand."""

from dataclasses import dataclass
from typing import Final


@dataclass(frozen=True)
class Level:
    """How a bot of this level thinks; the arena has set the numbers (docs/ladder.md)."""

    error: float = 0.0  # points by which it misjudges a choice, looking one stretch ahead
    iterations: int = 0  # of search, instead of that
    turns: int = 0  # that each of them looks ahead


LEVELS: Final[dict[str, Level]] = {  # weakest first
    "novice": Level(error=4.0),
    "apprentice": Level(error=2.0),
    "artisan": Level(error=1.0),
    "scholar": Level(),
    "master": Level(iterations=600, turns=12),
}
