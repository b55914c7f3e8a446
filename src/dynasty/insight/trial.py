"""Two choices on trial: played on from the same imagined deals, with the same luck each time."""

from __future__ import annotations

import math
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from typing import Any, Final

from dynasty.bots.bot import Imagine
from dynasty.bots.greedy import at_first_sight
from dynasty.kernel import Chance, Choice, Decision, Game, State

MOST: Final = 64  # pairs of games
FEWEST: Final = 16
SLIPS: Final = 6  # one in so many choices of a game played on is not the first at sight
LIKED: Final = 3  # choices among which a slip chooses
CLEAR: Final = 4.0  # standard errors: the trial may end early


@dataclass(frozen=True)
class Trial:
    """By how many points the first choice came out ahead of the second."""

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
    """Both choices played on to the end by the rule of thumb, until the answer is clear."""
    return decided(gains(game, imagine, seat, first, second, seed))


def decided(pairs: Iterable[float]) -> Trial:
    """What these pairs say together; they are asked for until the answer is clear."""
    seen: list[float] = []
    for gain in pairs:
        seen.append(gain)
        found = summed(seen)
        if found.pairs >= FEWEST and abs(found.mean) > CLEAR * found.error:
            break
    return summed(seen)


def summed(gains: Sequence[float]) -> Trial:
    count = len(gains)
    mean = sum(gains) / count
    if count < 2:
        return Trial(mean, math.inf, count)
    squares = sum((gain - mean) ** 2 for gain in gains)
    return Trial(mean, math.sqrt(squares / (count - 1) / count), count)


def gains(
    game: Game[Any], imagine: Imagine, seat: int, first: Choice, second: Choice, seed: int
) -> Iterator[float]:
    """Pair after pair: how much better the first choice ended."""
    chance = Chance(seed)
    for _ in range(MOST):
        s, luck = imagine(chance.number()), chance.value
        one, other = ends(game, s, seat, (first, second), luck)
        yield game.value(one, seat) - game.value(other, seat)


def ends(game: Game[Any], s: State, seat: int, choices: Sequence[Choice], luck: int) -> list[State]:
    """Where each of these choices leads from one state, with the same luck."""
    found = [s.clone() for _ in choices]
    for end, choice in zip(found, choices, strict=True):
        finish(game, end, seat, choice, Chance(luck))
    return found


def finish(game: Game[Any], s: State, seat: int, choice: Choice, chance: Chance) -> None:
    """Make the choice, then go on by the rule of thumb to the end.

    Where nothing is left to chance that would be one game over and over: so some choices slip.
    """
    game.apply(s, seat, choice)
    for _ in range(game.bound):
        if not s.decisions:
            return
        decision = s.decisions[0]
        slip = chance.below(SLIPS) == 0
        chosen = slipped(game, s, decision, chance) if slip else at_first_sight(game, s, decision)
        game.apply(s, decision.seat, chosen)


def slipped(game: Game[Any], s: State, decision: Decision, chance: Chance) -> Choice:
    """One of the choices that the rule of thumb likes."""
    liked = game.incline(s, decision)
    best = sorted(range(len(liked)), key=lambda number: -liked[number])[:LIKED]
    return decision.choices[best[chance.below(len(best))]]
