"""Rollouts for the coach: two choices compared by the ends of games played out from each."""

from __future__ import annotations

from statistics import fmean, stdev
from typing import Any, Final

from dynasty.bots import StateSampler
from dynasty.bots.greedy_bot import best_by_prior
from dynasty.kernel import Chance, Choice, Decision, Game, State

ROLLOUT_PAIRS: Final = 32  # of games that must confirm a remark
MIN_STANDARD_ERRORS: Final = 1.5  # standard errors: one wrong remark in fifteen passes by luck
CHOICES_PER_SLIP: Final = 8  # one choice in this many is random, so that no two games are the same


def is_better_in_rollouts(
    game: Game[Any], imagine: StateSampler, seat: int, better: Choice, made: Choice, seed: int
) -> bool:
    """Return whether rollouts confirm that one choice is better than the other."""
    gaps = final_lead_differences(
        game, imagine, seat, better, made, range(seed, seed + ROLLOUT_PAIRS)
    )
    noise: float = MIN_STANDARD_ERRORS * stdev(gaps) / len(gaps) ** 0.5
    return fmean(gaps) > noise


def final_lead_differences(
    game: Game[Any], imagine: StateSampler, seat: int, better: Choice, made: Choice, seeds: range
) -> list[float]:
    """Return for each pair of rollouts by how many points `better` ends ahead of `made`."""
    return [
        rollout_lead(game, imagine(number), seat, better, number)
        - rollout_lead(game, imagine(number), seat, made, number)
        for number in seeds
    ]


def rollout_lead(game: Game[Any], s: State, seat: int, choice: Choice, seed: int) -> float:
    """Return the points ahead of the best other seat after a game played by the rule of thumb."""
    chance = Chance(seed)
    game.apply(s, seat, choice)
    while s.decisions:
        decision = s.decisions[0]
        game.apply(s, decision.seat, rollout_choice(game, s, decision, chance))
    points = game.points(s)
    return points[seat] - max((n for other, n in enumerate(points) if other != seat), default=0)


def rollout_choice(game: Game[Any], s: State, decision: Decision, chance: Chance) -> Choice:
    """Return the choice of the rule of thumb, or sometimes a random one."""
    if chance.below(CHOICES_PER_SLIP):
        return best_by_prior(game, s, decision)
    return decision.choices[chance.below(len(decision.choices))]
