"""What a seat may expect of the rest of the game: for people to read, so it must be fit to be said.

A mean over imagined states with fixed seeds: whoever sees the same is told the same.
"""

from __future__ import annotations

import math
from dataclasses import dataclass
from statistics import stdev
from typing import Any, Final

from dynasty.bots.bot import Imagine
from dynasty.kernel import Game, State, asked_seat
from dynasty.kernel.value import Weights, at, lead

IMAGININGS: Final = 8
CALIBRATED: Final = 0.03  # by so much chances may be off in any quarter of a game


@dataclass(frozen=True)
class Outlook:
    """How a game stands as one seat sees it."""

    chances: tuple[float, ...]  # to win, by seat; automated opponents have theirs
    margin: float  # points by which the seat may expect to be ahead of the best other in the end
    spread: float  # points by which that will be missed, as a standard deviation
    reach: float  # of the seat's own chance, either way, at 95 %: how sure it is


def outlook(game: Game[Any], imagine: Imagine, seat: int) -> Outlook:
    """How the seat that imagines stands; -1 is somebody who watches, and has no margin."""
    s = imagine(0)
    if not s.decisions:
        margin = lead(game.worths(s), seat) if seat >= 0 else 0.0
        return Outlook(tuple(ending(game, s)), margin, 0.0, 0.0)
    imagined = [shown_worths(game, imagine(number), seat) for number in range(IMAGININGS)]
    worths = [sum(column) / IMAGININGS for column in zip(*imagined, strict=True)]
    learned, progress = game.learned(s), game.progress(s)
    heat, spread = at(learned.heat, progress), at(learned.spread, progress)
    chances = (*win_chances(worths, heat), *[0.0] * (s.seats - len(worths)))
    if seat < 0:
        return Outlook(chances, 0.0, spread, 2 * CALIBRATED)
    own = [win_chances(each, heat)[seat] for each in imagined]
    unsure = math.hypot(CALIBRATED, stdev(own) / math.sqrt(IMAGININGS))
    return Outlook(chances, margin_of(worths, seat, heat), spread, 2 * unsure)


def own_chance(game: Game[Any], imagine: Imagine, seat: int) -> tuple[float, float, float]:
    """How likely the seat wins, by how much that may be off, and what would be even."""
    told = outlook(game, imagine, seat)
    return told.chances[seat], told.reach, 1.0 / max(1, game.contenders(imagine(0)))


def ending(game: Game[Any], s: State) -> list[float]:
    """Who has won; those who share the first place share it."""
    winners = game.winners(s)
    return [(seat in winners) / len(winners) for seat in range(s.seats)]


def shown_worths(game: Game[Any], s: State, seat: int) -> list[float]:
    """What each seat that can win may expect, by the weights that are for people."""
    parts = open_parts(game, s)
    weights, progress, players = game.learned(s).show, game.progress(s), game.players(s)
    return weighed(weights, parts, players, progress, seat, asked_seat(s))


def open_parts(game: Game[Any], s: State) -> list[dict[str, float]]:
    """The parts of all who can win, in a state that is the caller's own.

    Sealed answers are left out: until all are revealed, nobody has gained anything by being first.
    """
    s.sealed = [()] * s.seats
    return game.appraise_all(s)


def weighed(
    weights: Weights,
    parts: list[dict[str, float]],
    players: int,
    progress: float,
    seat: int,
    asked: int,
) -> list[float]:
    """What these parts of all seats come to, as one of them sees it while one is asked."""
    worths = [weights.worth(own, q >= players, progress) for q, own in enumerate(parts)]
    if seat >= 0:
        worths[seat] += at(weights.own, progress)
    if asked >= 0:
        worths[asked] += at(weights.asked, progress)
    return worths


def win_chances(worths: list[float], heat: float) -> list[float]:
    """How likely each seat wins."""
    top = max(worths)
    odds = [math.exp((worth - top) / heat) for worth in worths]
    total = sum(odds)
    return [odd / total for odd in odds]


def margin_of(worths: list[float], seat: int, heat: float) -> float:
    """The margin that goes with those chances: ahead of the best other, whichever that will be."""
    others = [worth for q, worth in enumerate(worths) if q != seat]
    if not others:
        return worths[seat]
    top = max(others)
    return worths[seat] - top - heat * math.log(sum(math.exp((w - top) / heat) for w in others))
