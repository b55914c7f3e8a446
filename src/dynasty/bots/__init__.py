"""Players that are programs: they choose for any game, from imagined states only."""

from collections.abc import Callable
from typing import Any, Final

from dynasty.bots.absent import AbsentBot
from dynasty.bots.bot import Bot, Imagine
from dynasty.bots.chancy import RandomBot
from dynasty.bots.greedy import GreedyBot, Reckoner
from dynasty.bots.search import ANYTIME, Limits, SearchBot
from dynasty.bots.table import Choices, play
from dynasty.bots.thought import Thought, reasons
from dynasty.kernel import Game, Level, UnknownBot
from dynasty.kernel.level import LEVELS

MAKERS: Final[dict[str, Callable[[Game[Any], int], Bot]]] = {
    "random": RandomBot,
    "greedy": GreedyBot,
    "reckoner": Reckoner,
    "default": AbsentBot,
}
NAMES: Final = (*LEVELS, *MAKERS)
USUAL: Final = "artisan"  # whom people meet unless they choose
BEST: Final = "master"

__all__ = [
    "BEST",
    "NAMES",
    "USUAL",
    "Bot",
    "Choices",
    "Imagine",
    "Limits",
    "SearchBot",
    "Thought",
    "adviser",
    "make",
    "play",
    "reasons",
    "searches",
]


def make(name: str, game: Game[Any], seed: int, seconds: float = ANYTIME, share: int = 1) -> Bot:
    """The bot of this name for a game; the same seed makes the same choices.

    A search may be limited in time as well, and may do its share of a search in several processes.
    """
    if name in MAKERS:
        return MAKERS[name](game, seed)
    if name not in LEVELS:
        raise UnknownBot("no-bot", given=name, known=", ".join(NAMES))
    level = game.level(name)
    if level.iterations:
        return searcher(level, game, seed, seconds, share)
    return GreedyBot(game, seed, level.error)


def adviser(game: Game[Any], seed: int, seconds: float = ANYTIME) -> SearchBot:
    """The best bot, which can say what it thinks."""
    return searcher(game.level(BEST), game, seed, seconds)


def searcher(level: Level, game: Game[Any], seed: int, seconds: float, share: int = 1) -> SearchBot:
    """A bot that searches as far as its level does."""
    return SearchBot(game, seed, Limits(-(-level.iterations // share), level.turns, seconds))


def searches(name: str, game: Game[Any]) -> bool:
    """Is the bot of this name one that searches?"""
    return name in LEVELS and game.level(name).iterations > 0
