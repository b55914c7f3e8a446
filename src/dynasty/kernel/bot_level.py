"""Bot levels: how well a bot plays a game, under a name that people understand."""

from dataclasses import dataclass
from typing import Final

from dynasty.kernel.copying import PlainData


@dataclass(frozen=True)
class Level(PlainData):
    """The search settings of a bot level; the arena has set the numbers (docs/ladder.md)."""

    error: float = 0.0  # points by which it misjudges a choice, looking one stretch ahead
    iterations: int = 0  # search iterations; with 0 the bot is greedy
    turns: int = 0  # that each iteration looks ahead


LEVELS: Final[dict[str, Level]] = {  # weakest first
    "novice": Level(error=4.0),
    "apprentice": Level(error=2.0),
    "artisan": Level(error=1.0),
    "scholar": Level(),
    "master": Level(iterations=600, turns=12),
}
