"""The default bot: chooses for an absent player as the rules say."""

from typing import Any

from dynasty.bots.bot import StateSampler
from dynasty.kernel import Chance, Choice, DeepCopied, Game


class DefaultBot(DeepCopied):
    """A bot that makes the default choice of the rules."""

    name: str
    game: Game[Any]
    chance: Chance

    def __init__(self, game: Game[Any], seed: int) -> None:
        self.name = "default"
        self.game = game
        self.chance = Chance(seed)

    def __getnewargs__(self) -> tuple[Any, ...]:
        return self.game, 0

    def choose(self, imagine: StateSampler, seat: int) -> Choice:
        return self.game.default(imagine(self.chance.number()), seat)
