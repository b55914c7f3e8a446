"""Policy iteration: play with the current weights, sample choices, fit new weights."""

from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final

from dynasty.kernel.value_model import Weights
from dynasty.lab.fit_playing_weights import fit_playing_weights, policy_gain
from dynasty.lab.position_samples import PositionsBySeed
from dynasty.lab.question_samples import QuestionSamples, QuestionTask, gather_questions
from dynasty.lab.stats import Interval
from dynasty.lab.task_pool import Backend

GAMES_PER_HELD_OUT: Final = 5  # games, of which one is held out for the report


@dataclass(frozen=True)
class ImprovedWeights:
    """Weights to play with, and their expected gain."""

    weights: dict[str, Any]
    questions: int  # in the training set
    gain: Interval  # points a choice over hand-written weights, in held-out games


def iterate_policy(
    task: QuestionTask,
    rounds: int,
    ended: PositionsBySeed,
    folder: Path | None,
    hands: Backend,
    title: str,
) -> ImprovedWeights:
    """Return the weights after these rounds, each of as many new deals as the task has."""
    weights: Mapping[str, Any] = task.weights
    learned, kept = QuestionSamples(), QuestionSamples()
    for number in range(rounds):
        first = task.seeds.start + number * len(task.seeds)
        seeds = range(first, first + len(task.seeds))
        one = QuestionTask(task.game, task.seats, seeds, weights)
        found = gather_questions(one, folder, hands, title)
        for seed, asked in found.items():
            (kept if seed % GAMES_PER_HELD_OUT == 0 else learned)[seed] = asked
        weights = fit_playing_weights(ended, learned, task.seats)
    promise = policy_gain(kept, Weights(weights), task.seats)
    return ImprovedWeights(dict(weights), sum(map(len, learned.values())), promise)
