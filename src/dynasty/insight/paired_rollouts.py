"""Paired rollouts: compare two choices from the same imagined deals with the same luck."""

from __future__ import annotations

import math
from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass
from typing import Any, Final

from dynasty.bots.bot import StateSampler
from dynasty.bots.rollout import expected_points, play_greedy_rollout
from dynasty.kernel import Chance, Choice, Game, State
from dynasty.kernel.value_model import lead_over_mean

ROLLOUT_GAME_SHARE: Final = 0.15  # share of a game that both choices are played on
PLAY_TO_END_PROGRESS: Final = (
    1 - ROLLOUT_GAME_SHARE / 2
)  # beyond this, play to the end: expected and final points do not compare
MAX_PAIRS: Final = 128
MIN_PAIRS: Final = 16
EARLY_STOP_STANDARD_ERRORS: Final = 4.0  # standard errors from 0 that end the pairs early


RolloutPlayer = Callable[[Game[Any], State, float, int], State]
"""How a state is played on until a moment of the game, with this luck."""


@dataclass(frozen=True)
class PairedResult:
    """The points by which the first choice did better than the second, over some pairs."""

    mean: float
    error: float  # standard error of the mean
    pairs: int

    @property
    def agrees(self) -> bool:
        """Return whether the first choice is better by more than the standard error."""
        return self.mean > self.error


def run_until_clear(
    pairs: Iterable[float], hoped: float = -math.inf, fewest: int = MIN_PAIRS
) -> PairedResult:
    """Run pairs until the answer is clear and return their result.

    Also stop once `hoped` points are out of reach by a standard error.
    """
    seen: list[float] = []
    for gain in pairs:
        seen.append(gain)
        found = mean_and_error(seen)
        clear = abs(found.mean) > EARLY_STOP_STANDARD_ERRORS * found.error
        if found.pairs >= fewest and (clear or found.mean + found.error < hoped):
            break
    return mean_and_error(seen)


def mean_and_error(gains: Sequence[float]) -> PairedResult:
    count = len(gains)
    mean = sum(gains) / count
    if count < 2:
        return PairedResult(mean, math.inf, count)
    squares = sum((gain - mean) ** 2 for gain in gains)
    return PairedResult(mean, math.sqrt(squares / (count - 1) / count), count)


def rollout_differences(
    game: Game[Any],
    imagine: StateSampler,
    seat: int,
    better: Choice,
    chosen: Choice,
    chance: Chance,
    play: RolloutPlayer = play_greedy_rollout,
) -> Iterator[float]:
    """Yield, pair by pair, the points by which one choice leads further than the other."""
    for one, other in rollout_pairs(game, imagine, seat, better, chosen, chance, play):
        yield lead_over_mean(expected_points(game, one), seat) - lead_over_mean(
            expected_points(game, other), seat
        )


def rollout_pairs(
    game: Game[Any],
    imagine: StateSampler,
    seat: int,
    better: Choice,
    chosen: Choice,
    chance: Chance,
    play: RolloutPlayer,
) -> Iterator[tuple[State, State]]:
    """Yield pairs of states that two choices lead to, from the same deals.

    In a game without chance all pairs are equal, unless the bots misjudge choices a little.
    """
    for _ in range(MAX_PAIRS):
        deal, luck = chance.number(), chance.number()
        after = [imagine(deal), imagine(deal)]
        for s, choice in zip(after, (better, chosen), strict=True):
            game.apply(s, seat, choice)
        until = max(game.progress(s) for s in after) + ROLLOUT_GAME_SHARE
        moment = until if until < PLAY_TO_END_PROGRESS else math.inf
        one, other = (play(game, s, moment, luck) for s in after)
        yield one, other
