"""Rounds of improvement: play by the weights so far, look into choices, fit again."""

from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final

from dynasty.kernel.value import Weights
from dynasty.lab.choices import Questions, Task, gather_questions
from dynasty.lab.crew import Hands
from dynasty.lab.fit_play import fit_play, gain
from dynasty.lab.positions import Games
from dynasty.lab.stats import Interval

SHARE: Final = 5  # one in so many games is kept to report on


@dataclass(frozen=True)
class Improved:
    """Weights to play by, and what they promise."""

    weights: dict[str, Any]
    questions: int  # learned from
    gain: Interval  # points a choice more than by hand, in questions not learned from


def improve(
    task: Task, rounds: int, ended: Games, folder: Path | None, hands: Hands, title: str
) -> Improved:
    """Weights out of so many rounds, each of as many games as the task has, on other deals."""
    weights: Mapping[str, Any] = task.weights
    learned, kept = Questions(), Questions()
    for number in range(rounds):
        first = task.seeds.start + number * len(task.seeds)
        seeds = range(first, first + len(task.seeds))
        one = Task(task.game, task.seats, seeds, weights)
        found = gather_questions(one, folder, hands, title)
        for seed, asked in found.items():
            (kept if seed % SHARE == 0 else learned)[seed] = asked
        weights = fit_play(ended, learned, task.seats)
    promise = gain(kept, Weights(weights), task.seats)
    return Improved(dict(weights), sum(map(len, learned.values())), promise)
