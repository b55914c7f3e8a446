"""The coach: is there a choice that somebody who knows the game would much rather make?

It weighs choices on states that the learner may imagine: by the game's advice, and where that
finds a large gap, by a search as well. Only if both agree, and games played out from there do not
say otherwise, is anything said.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, Final

from dynasty import bots
from dynasty.bots import Imagine
from dynasty.bots.greedy import prospect
from dynasty.bots.search import Limits, SearchBot
from dynasty.bots.thought import WORTH_SAYING
from dynasty.kernel import Choice, Game
from dynasty.learn.coach_trial import stands_up

LEVELS: Final = ("silent", "matters", "talkative")
SAMPLES: Final = 4  # imagined states that a choice is weighed on
ITERATIONS: Final = 150  # of the search that must agree before anything is said
TURNS: Final = 8  # that it looks ahead
SECONDS: Final = 1.0


@dataclass(frozen=True)
class Better:
    """A choice that is much better than the one in question, and what it would bring."""

    choice: str
    points: float
    reasons: Mapping[str, float]  # by keys of `Game.appraise`, the weightiest first

    @property
    def idea(self) -> str:
        """What it is about: the weightiest reason that speaks for it."""
        return next(key for key, points in self.reasons.items() if points > 0)


def weigh(
    game: Game[Any], imagine: Imagine, seat: int, chosen: str, least: float, seed: int
) -> Better | None:
    """A choice that beats this one by so many points: by the advice, and by a search, too."""
    values = valued(game, imagine, seat)
    made = game.vocabulary.read(chosen)
    if len(values) < 2 or made not in values or max(values.values()) - values[made] < least:
        return None
    thoughts = SearchBot(game, seed, Limits(ITERATIONS, TURNS, SECONDS)).consider(imagine, seat)
    margins = {thought.choice: thought.margin for thought in thoughts}
    best = thoughts[0].choice
    falls_short = made not in margins or margins[best] - margins[made] >= least / 2
    points = values[best] - values[made]
    if best == made or not falls_short or points < least / 2:
        return None
    if not stands_up(game, imagine, seat, best, made, seed):
        return None
    reasons = bots.reasons(game, imagine, seat, best, made)
    gains = any(gained >= WORTH_SAYING for gained in reasons.values())
    return Better(str(best), points, reasons) if gains and sum(reasons.values()) > 0 else None


def falls_short(game: Game[Any], imagine: Imagine, seat: int, chosen: str, least: float) -> bool:
    """Does the advice, too, find something better by so many points, which stands up in play?"""
    values = valued(game, imagine, seat)
    made = game.vocabulary.read(chosen)
    best = max(values, key=values.__getitem__)
    if made not in values or values[best] - values[made] < least:
        return False
    return stands_up(game, imagine, seat, best, made, 0)


def valued(game: Game[Any], imagine: Imagine, seat: int) -> dict[Choice, float]:
    """What each choice leads to by the end of the seat's stretch, on average."""
    found: dict[Choice, float] = {}
    for number in range(SAMPLES):
        s = imagine(number)
        for choice in game.decision(s, seat).choices:
            found[choice] = found.get(choice, 0.0) + prospect(game, s, seat, choice) / SAMPLES
    return found
