"""Bots: programs that choose for any game, using imagined states only."""

from collections.abc import Callable
from typing import Any, Final

from dynasty.bots.bot import Bot, StateSampler
from dynasty.bots.default_bot import DefaultBot
from dynasty.bots.explain import ChoiceEstimate, choice_gains
from dynasty.bots.greedy_bot import GreedyBot, HandTunedBot
from dynasty.bots.random_bot import RandomBot
from dynasty.bots.search_bot import NO_LIMIT_SECONDS, SearchBot, SearchLimits
from dynasty.bots.self_play import SeatChoices, simulate_game
from dynasty.kernel import Game, Level, UnknownBot
from dynasty.kernel.bot_level import LEVELS

BOT_MAKERS: Final[dict[str, Callable[[Game[Any], int], Bot]]] = {
    "random": RandomBot,
    "greedy": GreedyBot,
    "reckoner": HandTunedBot,
    "default": DefaultBot,
}
BOT_NAMES: Final = (*LEVELS, *BOT_MAKERS)
DEFAULT_BOT: Final = "artisan"  # the bot that people play against by default
STRONGEST_BOT: Final = "master"

__all__ = [
    "BOT_NAMES",
    "DEFAULT_BOT",
    "STRONGEST_BOT",
    "Bot",
    "ChoiceEstimate",
    "SearchBot",
    "SearchLimits",
    "SeatChoices",
    "StateSampler",
    "choice_gains",
    "is_search_bot",
    "make_bot",
    "make_hint_bot",
    "simulate_game",
]


def make_bot(
    name: str, game: Game[Any], seed: int, seconds: float = NO_LIMIT_SECONDS, share: int = 1
) -> Bot:
    """Return the bot of this name for a game; the same seed gives the same choices.

    A search may also be limited in time. If several processes search together, `share` is their
    number, and each does its part of the iterations.
    """
    if name in BOT_MAKERS:
        return BOT_MAKERS[name](game, seed)
    if name not in LEVELS:
        raise UnknownBot("no-bot", given=name, known=", ".join(BOT_NAMES))
    level = game.level(name)
    if level.iterations:
        return make_search_bot(level, game, seed, seconds, share)
    return GreedyBot(game, seed, level.error)


def make_hint_bot(game: Game[Any], seed: int, seconds: float = NO_LIMIT_SECONDS) -> SearchBot:
    """Return the strongest bot, which can also explain its choices."""
    return make_search_bot(game.level(STRONGEST_BOT), game, seed, seconds)


def make_search_bot(
    level: Level, game: Game[Any], seed: int, seconds: float, share: int = 1
) -> SearchBot:
    """Return a search bot with the limits of this level."""
    return SearchBot(game, seed, SearchLimits(-(-level.iterations // share), level.turns, seconds))


def is_search_bot(name: str, game: Game[Any]) -> bool:
    """Return whether the bot of this name searches."""
    return name in LEVELS and game.level(name).iterations > 0
