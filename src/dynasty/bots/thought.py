"""What a bot thinks of a choice, for people to read."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Final

from dynasty.bots.bot import Imagine
from dynasty.bots.greedy import follow
from dynasty.kernel import Choice, Game

SAMPLES: Final = 4  # imagined states to average where hidden things matter
WORTH_SAYING: Final = 0.25  # points


@dataclass(frozen=True)
class Thought:
    """A choice with what a search found of it."""

    choice: Choice
    visits: int  # lines that opened with it
    margin: float  # points ahead of the best other seat that may be expected


def reasons(
    game: Game[Any], imagine: Imagine, seat: int, choice: Choice, instead: Choice
) -> dict[str, float]:
    """What the choice brings by the end of the seat's stretch and the other one does not.

    Points by the keys of `Game.appraise`, largest first.
    """
    changes: dict[str, float] = {}
    for number in range(SAMPLES):
        for sign, made in ((1 / SAMPLES, choice), (-1 / SAMPLES, instead)):
            s = imagine(number)
            follow(game, s, seat, made)
            for key, points in game.appraise(s, seat).items():
                changes[key] = changes.get(key, 0.0) + sign * points
    told = [(key, points) for key, points in changes.items() if abs(points) >= WORTH_SAYING]
    return dict(sorted(told, key=weight, reverse=True))


def weight(change: tuple[str, float]) -> float:
    return abs(change[1])
