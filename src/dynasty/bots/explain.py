"""Explain a bot's choice to people: its search results and what each part of it gains."""

from __future__ import annotations

from dataclasses import dataclass
from math import fsum
from typing import Any, Final

from dynasty.bots.bot import StateSampler
from dynasty.bots.greedy_bot import play_stretch
from dynasty.kernel import Choice, Game, PlainData, State
from dynasty.kernel.value_model import Weights, lead_over_mean

EXPLANATION_SAMPLES: Final = 4  # imagined states to average if hidden things matter
MIN_NAMED_POINTS: Final = 0.25  # points; smaller changes are added up
MIN_SHOWN_POINTS: Final = 0.05  # points; less rounds to nothing
RIVALS_KEY: Final = "rivals"
REST_KEY: Final = "rest"


@dataclass(frozen=True)
class ChoiceEstimate(PlainData):
    """A choice and what a search found about it."""

    choice: Choice
    visits: int  # iterations that began with it
    margin: float  # lead over the others in points; for comparing choices, not a forecast


def choice_gains(
    game: Game[Any], imagine: StateSampler, seat: int, choice: Choice, instead: Choice
) -> dict[str, float]:
    """Return what a choice gains over another one by the end of the seat's stretch, by part.

    Points by the keys of `Game.appraise`, and by RIVALS for what it takes from the other seats,
    largest first. Their sum is the difference in value; small ones are added up in REST, unless all
    of them are small.
    """
    changes: dict[str, float] = {}
    for number in range(EXPLANATION_SAMPLES):
        for sign, made in ((1 / EXPLANATION_SAMPLES, choice), (-1 / EXPLANATION_SAMPLES, instead)):
            s = imagine(number)
            play_stretch(game, s, seat, made)
            for key, points in bot_lead_parts(game, s, seat).items():
                changes[key] = changes.get(key, 0.0) + sign * points
    return largest_changes(changes)


def largest_changes(changes: dict[str, float]) -> dict[str, float]:
    """Return the largest of these changes by name, and the sum of the others as REST."""
    told = named_changes(MIN_NAMED_POINTS, changes) or named_changes(MIN_SHOWN_POINTS, changes)
    told[REST_KEY] = fsum(changes.values()) - fsum(told.values())
    if abs(told[REST_KEY]) < MIN_SHOWN_POINTS:
        del told[REST_KEY]
    return dict(sorted(told.items(), key=change_size, reverse=True))


def named_changes(points: float, changes: dict[str, float]) -> dict[str, float]:
    """Return the named changes of at least this many points, up or down."""
    return {k: change for k, change in changes.items() if k != REST_KEY and abs(change) >= points}


def bot_lead_parts(game: Game[Any], s: State, seat: int) -> dict[str, float]:
    """Return the parts that a seat's lead consists of, by the weights that bots use."""
    return lead_parts(game, s, seat, game.worths(s), game.learned(s).play)


def lead_parts(
    game: Game[Any], s: State, seat: int, worths: list[float], weights: Weights
) -> dict[str, float]:
    """Return the parts that a seat's lead consists of, given all seats' values and the weights."""
    own = game.appraise(s, seat)
    if s.decisions:
        own = weights.shares(own, False, game.progress(s))
    rivals = lead_over_mean(worths, seat) - worths[seat]
    return {**own, RIVALS_KEY: rivals, REST_KEY: worths[seat] - fsum(own.values())}


def change_size(change: tuple[str, float]) -> float:
    return abs(change[1])
