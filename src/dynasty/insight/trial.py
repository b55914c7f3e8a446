"""Two choices on trial: played on from the same imagined deals to the end, over and over."""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, Final

from dynasty.bots.bot import Imagine
from dynasty.bots.greedy import at_first_sight
from dynasty.kernel import Chance, Choice, Decision, Game, State

MOST: Final = 64  # pairs of games, if nothing else is said
FEWEST: Final = 16
LIKED: Final = 3  # choices among which a slip chooses
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
    game: Game[Any],
    imagine: Imagine,
    seat: int,
    first: Choice,
    second: Choice,
    seed: int,
    slips: int = 0,
    most: int = MOST,
) -> Trial:
    """Both choices in each imagined state, with the same luck, until the answer is clear.

    Without slips all play on by the rule of thumb alone. Where nothing is left to chance that is
    one game over and over: so one in `slips` choices may be another one that it likes.
    """
    chance = Chance(seed)
    gains: list[float] = []
    for _ in range(most):
        s, luck = imagine(chance.number()), chance.value
        first_end, second_end = ends(game, s, seat, (first, second), luck, slips)
        gains.append(game.value(first_end, seat) - game.value(second_end, seat))
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


def ends(
    game: Game[Any], s: State, seat: int, choices: Sequence[Choice], luck: int, slips: int
) -> list[State]:
    """Where each of these choices leads from one state, with the same luck."""
    found = [s.clone() for _ in choices]
    for end, choice in zip(found, choices, strict=True):
        finish(game, end, seat, choice, Chance(luck), slips)
    return found


def finish(
    game: Game[Any], s: State, seat: int, choice: Choice, chance: Chance, slips: int
) -> None:
    """Make the choice, then go on by the rule of thumb to the end."""
    game.apply(s, seat, choice)
    for _ in range(game.bound):
        if not s.decisions:
            return
        decision = s.decisions[0]
        slip = slips > 0 and chance.below(slips) == 0
        chosen = slipped(game, s, decision, chance) if slip else at_first_sight(game, s, decision)
        game.apply(s, decision.seat, chosen)


def slipped(game: Game[Any], s: State, decision: Decision, chance: Chance) -> Choice:
    """One of the choices that the rule of thumb likes."""
    liked = game.incline(s, decision)
    best = sorted(range(len(liked)), key=lambda number: -liked[number])[:LIKED]
    return decision.choices[best[chance.below(len(best))]]
