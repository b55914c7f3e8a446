"""Find mistakes: choices for which a clearly better one existed, as far as the seat could know.

A search suspects a choice, more searches value it and better choices in the same imagined deals,
and rollouts by good bots confirm it. How many points a mistake cost depends on the seeds, so it is
never shown; that it was one does not.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Final

from dynasty.bots.bot import StateSampler
from dynasty.bots.explain import ChoiceEstimate, choice_gains
from dynasty.bots.mcts import SearchTree
from dynasty.bots.search_bot import SearchBot, SearchLimits
from dynasty.insight.paired_rollouts import (
    PairedResult,
    mean_and_error,
    rollout_differences,
    run_until_clear,
)
from dynasty.kernel import Chance, Choice, Game

MASTER_LEVEL: Final = "master"
SEARCH_ITERATIONS: Final = 200
SUSPICION_FACTOR: Final = 1 / 3  # of a mistake's points: what a first search must see lost
MAX_ALTERNATIVES: Final = 3  # better choices that it is compared with
ITERATIONS_PER_CHOICE: Final = 400  # iterations for each choice in one comparison
FIRST_PASS_FACTOR: Final = 2 / 3  # of a mistake's points: what the first comparison must see lost
LOSS_ESTIMATE_PASSES: Final = range(
    2, 9
)  # fewest and most comparisons to decide whether it is a mistake
DECIDED_STANDARD_ERRORS: Final = (
    3.0  # standard errors from the threshold that end the comparisons early
)
GRAVE_MISTAKE_FACTOR: Final = 2.0  # times a mistake's points


@dataclass(frozen=True)
class Mistake:
    """A choice and a better one, with the difference between them at the end of the turn."""

    move: int  # its number, from 1
    seat: int
    chosen: str
    better: str
    grave: bool
    changes: Mapping[str, float]  # in points, by part


def find_mistake(
    game: Game[Any], imagine: StateSampler, seat: int, move: int, chosen: Choice, seed: int
) -> Mistake | None:
    """Return the mistake that this choice was, or None if it was none."""
    chance = Chance(seed)
    rivals = suspected_alternatives(game, imagine, seat, chosen, chance)
    if not rivals:
        return None
    worths = search_values(game, imagine, seat, [*rivals, chosen], chance.number())
    better = max(rivals, key=lambda choice: worths[choice])
    if worths[better] - worths[chosen] < FIRST_PASS_FACTOR * game.mistake:
        return None
    lost = estimate_loss(game, imagine, seat, better, chosen, chance)
    if lost < game.mistake:
        return None
    if not run_until_clear(rollout_differences(game, imagine, seat, better, chosen, chance)).agrees:
        return None
    changes = choice_gains(game, imagine, seat, better, chosen)
    return Mistake(
        move, seat, str(chosen), str(better), lost >= GRAVE_MISTAKE_FACTOR * game.mistake, changes
    )


def suspected_alternatives(
    game: Game[Any], imagine: StateSampler, seat: int, chosen: Choice, chance: Chance
) -> list[Choice]:
    """Return the choices that a search prefers, or [] if the difference is small."""
    thoughts = search_estimates(game, imagine, seat, chance)
    best = thoughts[0].choice
    if best == chosen or expected_loss(thoughts, best, chosen) < SUSPICION_FACTOR * game.mistake:
        return []
    return [one.choice for one in thoughts if one.choice != chosen][:MAX_ALTERNATIVES]


def estimate_loss(
    game: Game[Any],
    imagine: StateSampler,
    seat: int,
    better: Choice,
    chosen: Choice,
    chance: Chance,
) -> float:
    """Return the points that the choice gives up, searched again until they are clear."""
    found: list[float] = []
    for _ in range(LOSS_ESTIMATE_PASSES.stop - 1):
        worths = search_values(game, imagine, seat, (better, chosen), chance.number())
        found.append(worths[better] - worths[chosen])
        so_far = mean_and_error(found)
        if len(found) >= LOSS_ESTIMATE_PASSES.start and is_decided(so_far, game.mistake):
            break
    return mean_and_error(found).mean


def is_decided(found: PairedResult, threshold: float) -> bool:
    """Return whether the mean is clearly on one side of the threshold."""
    return abs(found.mean - threshold) > DECIDED_STANDARD_ERRORS * found.error


def search_values(
    game: Game[Any], imagine: StateSampler, seat: int, choices: Sequence[Choice], seed: int
) -> dict[Choice, float]:
    """Return by how many points the seat leads the others on average after each of these choices.

    Each choice has a search of its own in the same imagined deals, since one search for all of them
    hardly looks at those that it thinks bad.
    """
    chance, turns = Chance(seed), game.level(MASTER_LEVEL).turns
    trees = {choice: SearchTree(game, seat, turns) for choice in choices}
    for _ in range(ITERATIONS_PER_CHOICE):
        deal = chance.number()
        for choice, tree in trees.items():
            s = imagine(deal)
            game.apply(s, seat, choice)
            tree.iterate(s)
    return {choice: tree.spread.mean for choice, tree in trees.items()}


def search_estimates(
    game: Game[Any],
    imagine: StateSampler,
    seat: int,
    chance: Chance,
    iterations: int = SEARCH_ITERATIONS,
) -> list[ChoiceEstimate]:
    limits = SearchLimits(iterations, game.level(MASTER_LEVEL).turns)
    return SearchBot(game, chance.number(), limits).consider(imagine, seat)


def expected_loss(thoughts: list[ChoiceEstimate], better: Choice, chosen: Choice) -> float:
    """Return the points by which a search expects one choice to end ahead of another.

    A choice that the search never tried counts like the worst that it tried.
    """
    margins = {thought.choice: thought.margin for thought in thoughts}
    worst = min(margins.values())
    return margins.get(better, worst) - margins.get(chosen, worst)
