"""Two choices on trial: good bots play on from the same imagined deals, with the same luck."""

from __future__ import annotations

import math
from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass
from typing import Any, Final

from dynasty.bots.bot import Imagine
from dynasty.bots.going_on import expected, played_on
from dynasty.kernel import Chance, Choice, Game, State
from dynasty.kernel.value import ahead

REACH: Final = 0.15  # of a game: so far both choices are played on,
NEARLY: Final = (
    1 - REACH / 2
)  # and from here to the end: what is expected and what is are two things
PAIRS: Final = 128
FEWEST: Final = 16
CLEAR: Final = 4.0  # standard errors: the trial may end early


Play = Callable[[Game[Any], State, float, int], State]
"""How a state is played on until a moment of the game, with this luck."""


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


def decided(pairs: Iterable[float], hoped: float = -math.inf, fewest: int = FEWEST) -> Trial:
    """What these pairs say together; they are asked for until the answer is clear.

    Or until so many points as are hoped for are out of reach: a standard error away.
    """
    seen: list[float] = []
    for gain in pairs:
        seen.append(gain)
        found = summed(seen)
        clear = abs(found.mean) > CLEAR * found.error
        if found.pairs >= fewest and (clear or found.mean + found.error < hoped):
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
    game: Game[Any],
    imagine: Imagine,
    seat: int,
    better: Choice,
    chosen: Choice,
    chance: Chance,
    play: Play = played_on,
) -> Iterator[float]:
    """Pair after pair: by how much one choice leads further than the other."""
    for one, other in pairs(game, imagine, seat, better, chosen, chance, play):
        yield ahead(expected(game, one), seat) - ahead(expected(game, other), seat)


def pairs(
    game: Game[Any],
    imagine: Imagine,
    seat: int,
    better: Choice,
    chosen: Choice,
    chance: Chance,
    play: Play,
) -> Iterator[tuple[State, State]]:
    """Pair after pair, from the same deals: where both choices lead to.

    Where nothing is left to chance that is one game over and over, unless the bots err a little.
    """
    for _ in range(PAIRS):
        deal, luck = chance.number(), chance.number()
        after = [imagine(deal), imagine(deal)]
        for s, choice in zip(after, (better, chosen), strict=True):
            game.apply(s, seat, choice)
        until = max(game.progress(s) for s in after) + REACH
        moment = until if until < NEARLY else math.inf
        one, other = (play(game, s, moment, luck) for s in after)
        yield one, other
