"""The bot that looks one stretch ahead and takes what the game's own advice values most."""

from typing import Any, Final

from dynasty.bots.bot import Imagine, question
from dynasty.kernel import Chance, Choice, Decision, Game, Secret, State
from dynasty.kernel.value import Weights, ahead

SAMPLES: Final = 4  # imagined states to average where hidden things matter
LONGEST_STRETCH: Final = 40  # choices of one seat in a row: some games let a seat go on and on


class GreedyBot:
    """Tries every choice, follows the rule of thumb to the end of the stretch, and asks the value.

    With an error it misjudges each choice by about so many points, as people do.
    """

    name: str
    game: Game[Any]
    chance: Chance
    error: float
    weights: Weights | None  # None: those of the game
    samples: int

    def __init__(
        self,
        game: Game[Any],
        seed: int,
        error: float = 0.0,
        weights: Weights | None = None,
        samples: int = SAMPLES,
    ) -> None:
        self.name = "greedy"
        self.game = game
        self.chance = Chance(seed)
        self.error = error
        self.weights = weights
        self.samples = samples

    def choose(self, imagine: Imagine, seat: int) -> Choice:
        s = imagine(self.chance.number())
        choices = question(s, seat).choices
        values = [0.0] * len(choices)
        if self.look_ahead(s, seat, choices, values):
            for _ in range(self.samples - 1):
                self.look_ahead(imagine(self.chance.number()), seat, choices, values)
            values = [value / self.samples for value in values]
        if self.error:
            values = [value + self.error * mistake(self.chance) for value in values]
        return choices[best(values, self.chance)]

    def look_ahead(self, s: State, seat: int, choices: list[Choice], values: list[float]) -> bool:
        """Add what each choice leads to in this state; True if hidden things played a part."""
        hidden = False
        for number, choice in enumerate(choices):
            after = s.clone()
            hidden |= follow(self.game, after, seat, choice)
            values[number] += self.judge(after, seat)
        return hidden

    def judge(self, s: State, seat: int) -> float:
        """How well the seat stands at the end of a stretch."""
        if self.weights is None:
            return self.game.value(s, seat)
        return ahead(self.game.weighed(s, self.weights), seat)


class Reckoner(GreedyBot):
    """The same by the estimate that was written by hand, to measure what was learned against."""

    def __init__(self, game: Game[Any], seed: int) -> None:
        super().__init__(game, seed)
        self.name = "reckoner"

    def judge(self, s: State, seat: int) -> float:
        return self.game.estimate(s, seat)


def prospect(game: Game[Any], s: State, seat: int, choice: Choice) -> float:
    """What the seat may expect at the end of the stretch that opens with the choice."""
    after = s.clone()
    follow(game, after, seat, choice)
    return game.value(after, seat)


def follow(game: Game[Any], s: State, seat: int, choice: Choice) -> bool:
    """Make a choice, then go by the rule of thumb to the end of the seat's stretch.

    A stretch ends when another seat is asked or chance has spoken, since what follows is another
    story each time; in a Secret, when the seat's answer is complete.
    True if chance was used or a Secret was revealed on the way: a guess, then, not a fact.
    """
    frame, answered, chance = s.agenda[-1], len(s.sealed[seat]), s.chance.value
    secret = isinstance(frame[0], Secret)
    game.apply(s, seat, choice)
    for _ in range(LONGEST_STRETCH):
        if secret and not (s.agenda and s.agenda[-1] == frame and len(s.sealed[seat]) > answered):
            return True
        decision = s.decision_of(seat)
        if (
            s.chance.value != chance
            or decision is None
            or (isinstance(decision.step, Secret) and not secret)
        ):
            break
        game.apply(s, seat, at_first_sight(game, s, decision))
    return s.chance.value != chance


def mistake(chance: Chance) -> float:
    """A number around 0, seldom beyond 2 either way: the sum of 12 dice is nearly normal."""
    return sum([chance.below(1000) for _ in range(12)]) / 1000 - 6.0


def at_first_sight(game: Game[Any], s: State, decision: Decision) -> Choice:
    """What the game's rule of thumb likes best."""
    return decision.choices[highest(game.incline(s, decision))]


def highest(values: list[float]) -> int:
    """Where the highest value stands; of equal ones the first."""
    return values.index(max(values))


def best(values: list[float], chance: Chance) -> int:
    """Where the highest value stands; of equal ones any."""
    top = max(values)
    ties = [number for number, value in enumerate(values) if value == top]
    return ties[chance.below(len(ties))] if len(ties) > 1 else ties[0]
