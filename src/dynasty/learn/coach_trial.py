"""Two choices tried against each other: how games end that go on from each of them alike."""

from __future__ import annotations

from statistics import fmean, stdev
from typing import Any, Final

from dynasty.bots import Imagine
from dynasty.bots.greedy import at_first_sight
from dynasty.kernel import Chance, Choice, Decision, Game, State

PAIRS: Final = 32  # of games that a remark must stand up to
SURE: Final = 1.5  # times the noise that is left in so many games: one in fifteen gets past by luck
SLIPS: Final = 8  # one choice in so many is anything at all, so that no two games are the same


def stands_up(
    game: Game[Any], imagine: Imagine, seat: int, better: Choice, made: Choice, seed: int
) -> bool:
    """Is a choice better than another by more than what chance may account for?"""
    gaps = trial(game, imagine, seat, better, made, range(seed, seed + PAIRS))
    noise: float = SURE * stdev(gaps) / len(gaps) ** 0.5
    return fmean(gaps) > noise


def trial(
    game: Game[Any], imagine: Imagine, seat: int, better: Choice, made: Choice, seeds: range
) -> list[float]:
    """By how many points each pair of games, with the same slips, ends better after the one."""
    return [
        ending(game, imagine(number), seat, better, number)
        - ending(game, imagine(number), seat, made, number)
        for number in seeds
    ]


def ending(game: Game[Any], s: State, seat: int, choice: Choice, seed: int) -> float:
    """Points ahead of the best other seat at the end, if all go on by the rule of thumb."""
    chance = Chance(seed)
    game.apply(s, seat, choice)
    while s.decisions:
        decision = s.decisions[0]
        game.apply(s, decision.seat, next_choice(game, s, decision, chance))
    points = game.points(s)
    return points[seat] - max((n for other, n in enumerate(points) if other != seat), default=0)


def next_choice(game: Game[Any], s: State, decision: Decision, chance: Chance) -> Choice:
    """By the rule of thumb, with a slip now and then."""
    if chance.below(SLIPS):
        return at_first_sight(game, s, decision)
    return decision.choices[chance.below(len(decision.choices))]
