"""Bots that test how bots are treated."""

from typing import Any

from dynasty.bots import Bot, StateSampler
from dynasty.kernel import Chance, Choice, Game


class Spy:
    """Chooses like another bot and keeps a copy of everything that it is handed."""

    def __init__(self, game: Game[Any], bot: Bot) -> None:
        self.name = "spy"
        self.game = game
        self.bot = bot
        self.chance = bot.chance
        self.handed: list[dict[str, Any]] = []

    def choose(self, imagine: StateSampler, seat: int) -> Choice:
        def watched(seed: int) -> Any:
            s = imagine(seed)
            self.handed.append(self.game.dump(s))
            return s

        return self.bot.choose(watched, seat)


class Vandal:
    """Chooses like another bot after it has wrecked a state that it was handed."""

    def __init__(self, game: Game[Any], bot: Bot, seed: int) -> None:
        self.name = "vandal"
        self.game = game
        self.bot = bot
        self.chance = Chance(seed)

    def choose(self, imagine: StateSampler, seat: int) -> Choice:
        s = imagine(self.chance.number())
        for _ in range(20):
            if s.decisions:
                decision = s.decisions[0]
                choice = decision.choices[self.chance.below(len(decision.choices))]
                self.game.apply(s, decision.seat, choice)
        return self.bot.choose(imagine, seat)
