"""Players that are programs: they choose for any game, from imagined states only."""

from collections.abc import Callable
from typing import Any, Final

from dynasty.bots.absent import AbsentBot
from dynasty.bots.bot import Bot, Imagine
from dynasty.bots.chancy import RandomBot
from dynasty.bots.greedy import GreedyBot
from dynasty.bots.table import Choices, play
from dynasty.kernel import Game, UnknownBot

MAKERS: Final[dict[str, Callable[[Game[Any], int], Bot]]] = {
    "random": RandomBot,
    "greedy": GreedyBot,
    "default": AbsentBot,
}
NAMES: Final = tuple(MAKERS)
BEST: Final = "greedy"

__all__ = ["BEST", "NAMES", "Bot", "Choices", "Imagine", "make", "play"]


def make(name: str, game: Game[Any], seed: int) -> Bot:
    """The bot of this name for a game; the same seed makes the same choices."""
    if name not in MAKERS:
        raise UnknownBot(f"no bot is named {name!r}; there are: {', '.join(NAMES)}")
    return MAKERS[name](game, seed)
