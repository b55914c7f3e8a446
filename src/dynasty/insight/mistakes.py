"""Mistakes: choices for which a clearly better one was there, as far as the seat could know.

A search suspects, games played on from both choices confirm. How many points a mistake cost
depends on the seeds and is never told; that it was one comes back with others.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, Final

from dynasty.bots.bot import Imagine
from dynasty.bots.search import Limits, SearchBot
from dynasty.bots.thought import Thought, reasons
from dynasty.insight.trial import trial
from dynasty.kernel import Chance, Choice, Game

MASTER: Final = "master"
ITERATIONS: Final = 200
SEARCHES: Final = 3  # with seeds of their own, where the first one suspects something
DOUBT: Final = 2 / 3  # of the points of a mistake: every search must find so much
GRAVE: Final = 2.0  # times the points of a mistake


@dataclass(frozen=True)
class Mistake:
    """A choice and a better one, with what that would have changed by the end of the turn."""

    move: int  # its number, from 1
    seat: int
    chosen: str
    better: str
    grave: bool
    changes: Mapping[str, float]  # by parts of worth


def mistake(
    game: Game[Any], imagine: Imagine, seat: int, move: int, chosen: Choice, seed: int
) -> Mistake | None:
    """The mistake that this choice was, if it was one."""
    chance = Chance(seed)
    found = suspicion(game, imagine, seat, chosen, chance)
    if found is None:
        return None
    better, lost = found
    confirmed = trial(game, imagine, seat, better, chosen, chance.number())
    if not confirmed.agrees:
        return None
    changes = reasons(game, imagine, seat, better, chosen)
    return Mistake(move, seat, str(chosen), str(better), lost >= GRAVE * game.mistake, changes)


def suspicion(
    game: Game[Any], imagine: Imagine, seat: int, chosen: Choice, chance: Chance
) -> tuple[Choice, float] | None:
    """The choice that searches prefer by the points of a mistake, and by how many."""
    first = search(game, imagine, seat, chance)
    better = first[0].choice
    if better == chosen or loss(first, better, chosen) < DOUBT * game.mistake:
        return None
    searches = [first] + [search(game, imagine, seat, chance) for _ in range(SEARCHES - 1)]
    losses = [loss(thoughts, better, chosen) for thoughts in searches]
    lost = sum(losses) / len(losses)
    if min(losses) < DOUBT * game.mistake or lost < game.mistake:
        return None
    return better, lost


def search(
    game: Game[Any], imagine: Imagine, seat: int, chance: Chance, iterations: int = ITERATIONS
) -> list[Thought]:
    limits = Limits(iterations, game.level(MASTER).turns)
    return SearchBot(game, chance.number(), limits).consider(imagine, seat)


def loss(thoughts: list[Thought], better: Choice, chosen: Choice) -> float:
    """Points by which one choice is expected to end ahead of another.

    What a search never tried it thinks at least as bad as the worst that it did try.
    """
    margins = {thought.choice: thought.margin for thought in thoughts}
    worst = min(margins.values())
    return margins.get(better, worst) - margins.get(chosen, worst)
