"""Mistakes: choices for which a clearly better one was there, as far as the seat could know.

A search suspects, two searches weigh both choices in the same imagined deals, and games played on
from both confirm. How many points a mistake cost depends on the seeds and is never told; that it
was one comes back with others.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, Final

from dynasty.bots.bot import Imagine
from dynasty.bots.search import Limits, SearchBot
from dynasty.bots.thought import Thought, reasons
from dynasty.bots.tree import Tree
from dynasty.insight.trial import trial
from dynasty.kernel import Chance, Choice, Game

MASTER: Final = "master"
ITERATIONS: Final = 200
DOUBT: Final = 1 / 3  # of the points of a mistake: where so much seems lost a choice is weighed
WEIGHED: Final = 400  # iterations for each of two choices
PAIRS: Final = 256  # of games that are played on, at most
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
    better = suspicion(game, imagine, seat, chosen, chance)
    if better is None:
        return None
    lost = weighed(game, imagine, seat, better, chosen, chance.number())
    if lost < game.mistake:
        return None
    confirmed = trial(game, imagine, seat, better, chosen, chance.number(), most=PAIRS)
    if not confirmed.agrees:
        return None
    changes = reasons(game, imagine, seat, better, chosen)
    return Mistake(move, seat, str(chosen), str(better), lost >= GRAVE * game.mistake, changes)


def suspicion(
    game: Game[Any], imagine: Imagine, seat: int, chosen: Choice, chance: Chance
) -> Choice | None:
    """The choice that a search prefers, if it may matter."""
    thoughts = search(game, imagine, seat, chance)
    better = thoughts[0].choice
    if better == chosen or loss(thoughts, better, chosen) < DOUBT * game.mistake:
        return None
    return better


def weighed(
    game: Game[Any], imagine: Imagine, seat: int, better: Choice, chosen: Choice, seed: int
) -> float:
    """By how many points one choice comes out ahead of another.

    A search hardly looks at what it thinks bad, and then knows little of it: so each of the two has
    a search of its own, and both imagine the same deals.
    """
    chance, turns = Chance(seed), game.level(MASTER).turns
    trees = {choice: Tree(game, seat, turns) for choice in (better, chosen)}
    for _ in range(WEIGHED):
        deal = chance.number()
        for choice, tree in trees.items():
            s = imagine(deal)
            game.apply(s, seat, choice)
            tree.iterate(s)
    return trees[better].spread.mean - trees[chosen].spread.mean


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
