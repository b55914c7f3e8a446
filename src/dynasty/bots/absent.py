"""The bot that sits in for an absent player: the answers that the rules give."""

from typing import Any

from dynasty.bots.bot import Imagine
from dynasty.kernel import Chance, Choice, Game


class AbsentBot:
    """Chooses what the rules choose for an absent player."""

    name: str
    game: Game[Any]
    chance: Chance

    def __init__(self, game: Game[Any], seed: int) -> None:
        self.name = "default"
        self.game = game
        self.chance = Chance(seed)

    def choose(self, imagine: Imagine, seat: int) -> Choice:
        return self.game.default(imagine(self.chance.number()), seat)
