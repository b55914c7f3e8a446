"""The coach's advice: whether another choice would have been much better.

Choices are compared on sampled states: by the game's advice and, where that finds a large gap, by a
search as well. The coach speaks only if both agree and rollouts confirm it.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, Final

from dynasty import bots
from dynasty.bots import StateSampler
from dynasty.bots.explain import MIN_NAMED_POINTS
from dynasty.bots.greedy_bot import choice_value
from dynasty.bots.search_bot import SearchBot, SearchLimits
from dynasty.kernel import Choice, Game
from dynasty.learn.coach_rollouts import is_better_in_rollouts

COACH_LEVELS: Final = ("silent", "matters", "talkative")
ADVICE_SAMPLES: Final = 4  # sampled states on which a choice is valued
SEARCH_ITERATIONS: Final = 150  # of the search that must agree before anything is said
SEARCH_TURNS: Final = 8  # of the search's horizon
SEARCH_SECONDS: Final = 1.0


@dataclass(frozen=True)
class BetterChoice:
    """A choice that is much better than the one in question, and what it gains."""

    choice: str
    points: float
    reasons: Mapping[str, float]  # by keys of `Game.appraise`, the largest first

    @property
    def idea(self) -> str:
        """Return the key of the largest reason for this choice."""
        return next(key for key, points in self.reasons.items() if points > 0)


def find_better_choice(
    game: Game[Any], imagine: StateSampler, seat: int, chosen: str, least: float, seed: int
) -> BetterChoice | None:
    """Return a choice that beats this one by `least` points by advice, search and rollouts."""
    values = choice_values(game, imagine, seat)
    made = game.vocabulary.read(chosen)
    if len(values) < 2 or made not in values or max(values.values()) - values[made] < least:
        return None
    thoughts = SearchBot(
        game, seed, SearchLimits(SEARCH_ITERATIONS, SEARCH_TURNS, SEARCH_SECONDS)
    ).consider(imagine, seat)
    margins = {thought.choice: thought.margin for thought in thoughts}
    best = thoughts[0].choice
    falls_short = made not in margins or margins[best] - margins[made] >= least / 2
    points = values[best] - values[made]
    if best == made or not falls_short or points < least / 2:
        return None
    if not is_better_in_rollouts(game, imagine, seat, best, made, seed):
        return None
    reasons = bots.choice_gains(game, imagine, seat, best, made)
    gains = any(gained >= MIN_NAMED_POINTS for gained in reasons.values())
    return BetterChoice(str(best), points, reasons) if gains and sum(reasons.values()) > 0 else None


def is_clearly_worse(
    game: Game[Any], imagine: StateSampler, seat: int, chosen: str, least: float
) -> bool:
    """Return whether advice and rollouts find a choice that is better by `least` points."""
    values = choice_values(game, imagine, seat)
    made = game.vocabulary.read(chosen)
    best = max(values, key=values.__getitem__)
    if made not in values or values[best] - values[made] < least:
        return False
    return is_better_in_rollouts(game, imagine, seat, best, made, 0)


def choice_values(game: Game[Any], imagine: StateSampler, seat: int) -> dict[Choice, float]:
    """Return the mean value of each choice at the end of the seat's stretch."""
    found: dict[Choice, float] = {}
    for number in range(ADVICE_SAMPLES):
        s = imagine(number)
        for choice in game.decision(s, seat).choices:
            found[choice] = (
                found.get(choice, 0.0) + choice_value(game, s, seat, choice) / ADVICE_SAMPLES
            )
    return found
