"""Two choices on trial: played on from the same imagined deals to the end, over and over."""

from __future__ import annotations

import math
from dataclasses import dataclass
from typing import Any, Final

from dynasty.bots.bot import Imagine
from dynasty.bots.greedy import at_first_sight
from dynasty.kernel import Chance, Choice, Game, State

MOST: Final = 64  # pairs of games
FEWEST: Final = 16
CLEAR: Final = 4.0  # standard errors: the trial may end early


@dataclass(frozen=True)
class Trial:
    """By how many points the first choice ended better than the second."""

    mean: float
    error: float  # standard error of the mean
    pairs: int

    @property
    def agrees(self) -> bool:
        """Is the first choice better by more than chance would make it look?"""
        return self.mean > self.error


def trial(
    game: Game[Any], imagine: Imagine, seat: int, first: Choice, second: Choice, seed: int
) -> Trial:
    """Both choices in each imagined state, with the same luck, until the answer is clear."""
    chance = Chance(seed)
    gains: list[float] = []
    for _ in range(MOST):
        s = imagine(chance.number())
        gains.append(finish(game, s.clone(), seat, first) - finish(game, s, seat, second))
        found = summed(gains)
        if found.pairs >= FEWEST and abs(found.mean) > CLEAR * found.error:
            break
    return summed(gains)


def summed(gains: list[float]) -> Trial:
    count = len(gains)
    mean = sum(gains) / count
    if count < 2:
        return Trial(mean, math.inf, count)
    squares = sum((gain - mean) ** 2 for gain in gains)
    return Trial(mean, math.sqrt(squares / (count - 1) / count), count)


def finish(game: Game[Any], s: State, seat: int, choice: Choice) -> float:
    """Make the choice, go on by the rule of thumb to the end, and count the points ahead."""
    game.apply(s, seat, choice)
    for _ in range(game.bound):
        if not s.decisions:
            break
        decision = s.decisions[0]
        game.apply(s, decision.seat, at_first_sight(game, s, decision))
    return game.value(s, seat)
