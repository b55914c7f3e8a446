"""What a bot thinks of a choice, for people to read."""

from __future__ import annotations

from dataclasses import dataclass
from math import fsum
from typing import Any, Final

from dynasty.bots.bot import Imagine
from dynasty.bots.greedy import follow
from dynasty.kernel import Choice, Game, State
from dynasty.kernel.value import Weights, ahead

SAMPLES: Final = 4  # imagined states to average where hidden things matter
WORTH_SAYING: Final = 0.25  # points
SMALLEST: Final = 0.05  # of them that make a difference of a tenth
RIVALS: Final = "rivals"
REST: Final = "rest"


@dataclass(frozen=True)
class Thought:
    """A choice with what a search found of it."""

    choice: Choice
    visits: int  # lines that opened with it
    margin: float  # points ahead of the others; it compares, and is no forecast


def reasons(
    game: Game[Any], imagine: Imagine, seat: int, choice: Choice, instead: Choice
) -> dict[str, float]:
    """What the choice brings by the end of the seat's stretch and the other one does not.

    Points by the keys of `Game.appraise`, and by RIVALS for what it takes from the other
    seats, largest first. Their sum is the difference in value; what is small goes to REST, unless
    all of it is.
    """
    changes: dict[str, float] = {}
    for number in range(SAMPLES):
        for sign, made in ((1 / SAMPLES, choice), (-1 / SAMPLES, instead)):
            s = imagine(number)
            follow(game, s, seat, made)
            for key, points in shares(game, s, seat).items():
                changes[key] = changes.get(key, 0.0) + sign * points
    return worth_saying(changes)


def worth_saying(changes: dict[str, float]) -> dict[str, float]:
    """The largest of these by name, and the others as REST."""
    told = at_least(WORTH_SAYING, changes) or at_least(SMALLEST, changes)
    told[REST] = fsum(changes.values()) - fsum(told.values())
    if abs(told[REST]) < SMALLEST:
        del told[REST]
    return dict(sorted(told.items(), key=weight, reverse=True))


def at_least(points: float, changes: dict[str, float]) -> dict[str, float]:
    """The changes that have a name and are so large, either way."""
    return {k: change for k, change in changes.items() if k != REST and abs(change) >= points}


def shares(game: Game[Any], s: State, seat: int) -> dict[str, float]:
    """What the value of a state is made of."""
    return parted(game, s, seat, game.worths(s), game.learned(s).play)


def parted(
    game: Game[Any], s: State, seat: int, worths: list[float], weights: Weights
) -> dict[str, float]:
    """By parts, what a seat is ahead of the others if all are worth this by these weights."""
    own = game.appraise(s, seat)
    if s.decisions:
        own = weights.shares(own, False, game.progress(s))
    rivals = ahead(worths, seat) - worths[seat]
    return {**own, RIVALS: rivals, REST: worths[seat] - fsum(own.values())}


def weight(change: tuple[str, float]) -> float:
    return abs(change[1])
