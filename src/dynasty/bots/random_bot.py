"""The random bot."""

from typing import Any

from dynasty.bots.bot import StateSampler, open_question
from dynasty.kernel import Chance, Choice, DeepCopied, Game


class RandomBot(DeepCopied):
    """A bot to which every legal choice is equally likely."""

    name: str
    game: Game[Any]
    chance: Chance

    def __init__(self, game: Game[Any], seed: int) -> None:
        self.name = "random"
        self.game = game
        self.chance = Chance(seed)

    def __getnewargs__(self) -> tuple[Any, ...]:
        return self.game, 0

    def choose(self, imagine: StateSampler, seat: int) -> Choice:
        return self.pick(open_question(imagine(0), seat).choices)

    def pick(self, choices: list[Choice]) -> Choice:
        """Return a random choice of these; this bot needs no state."""
        return choices[self.chance.below(len(choices))]
