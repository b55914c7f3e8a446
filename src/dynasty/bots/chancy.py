"""The bot that leaves it to chance."""

from typing import Any

from dynasty.bots.bot import Imagine, question
from dynasty.kernel import Chance, Choice, Game


class RandomBot:
    """Every legal choice is equally likely."""

    name: str
    chance: Chance

    def __init__(self, game: Game[Any], seed: int) -> None:
        self.name = "random"
        self.chance = Chance(seed)

    def choose(self, imagine: Imagine, seat: int) -> Choice:
        return self.pick(question(imagine(0), seat).choices)

    def pick(self, choices: list[Choice]) -> Choice:
        """One of the choices that a seat is offered: all that this bot needs to know."""
        return choices[self.chance.below(len(choices))]
