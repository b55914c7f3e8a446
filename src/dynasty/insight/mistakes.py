"""Mistakes: choices for which a clearly better one was there, as far as the seat could know.

A search suspects, searches weigh it and better choices in the same imagined deals, and games that
good bots play on from both confirm. How many points a mistake cost depends on the seeds and is
never told; that it was one comes back with others.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Final

from dynasty.bots.bot import Imagine
from dynasty.bots.search import Limits, SearchBot
from dynasty.bots.thought import Thought, reasons
from dynasty.bots.tree import Tree
from dynasty.insight.trial import Trial, decided, gains, summed
from dynasty.kernel import Chance, Choice, Game

MASTER: Final = "master"
ITERATIONS: Final = 200
DOUBT: Final = 1 / 3  # of the points of a mistake: where so much seems lost a choice is weighed
RIVALS: Final = 3  # choices that a search likes best are weighed against it
WEIGHED: Final = 400  # iterations for each choice in one weighing
PLAIN: Final = 2 / 3  # of the points of a mistake: less in the first weighing, and it is none
WEIGHINGS: Final = range(2, 9)  # fewest and most, to know on which side of a mistake a loss lies
CLEAR: Final = 3.0  # standard errors: so far from there no more are needed
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
    rivals = suspicion(game, imagine, seat, chosen, chance)
    if not rivals:
        return None
    worths = weighed(game, imagine, seat, [*rivals, chosen], chance.number())
    better = max(rivals, key=lambda choice: worths[choice])
    if worths[better] - worths[chosen] < PLAIN * game.mistake:
        return None
    lost = losses(game, imagine, seat, better, chosen, chance)
    if lost < game.mistake:
        return None
    if not decided(gains(game, imagine, seat, better, chosen, chance)).agrees:
        return None
    changes = reasons(game, imagine, seat, better, chosen)
    return Mistake(move, seat, str(chosen), str(better), lost >= GRAVE * game.mistake, changes)


def suspicion(
    game: Game[Any], imagine: Imagine, seat: int, chosen: Choice, chance: Chance
) -> list[Choice]:
    """The choices that a search prefers, if that may matter."""
    thoughts = search(game, imagine, seat, chance)
    best = thoughts[0].choice
    if best == chosen or loss(thoughts, best, chosen) < DOUBT * game.mistake:
        return []
    return [one.choice for one in thoughts if one.choice != chosen][:RIVALS]


def losses(
    game: Game[Any], imagine: Imagine, seat: int, better: Choice, chosen: Choice, chance: Chance
) -> float:
    """Points that the choice gives up, weighed anew until they are clearly a mistake or none."""
    found: list[float] = []
    for _ in range(WEIGHINGS.stop - 1):
        worths = weighed(game, imagine, seat, (better, chosen), chance.number())
        found.append(worths[better] - worths[chosen])
        so_far = summed(found)
        if len(found) >= WEIGHINGS.start and apart(so_far, game.mistake):
            break
    return summed(found).mean


def apart(found: Trial, threshold: float) -> bool:
    """Does it clearly lie on one side?"""
    return abs(found.mean - threshold) > CLEAR * found.error


def weighed(
    game: Game[Any], imagine: Imagine, seat: int, choices: Sequence[Choice], seed: int
) -> dict[Choice, float]:
    """How far ahead the seat comes to be by each of these choices, in points.

    A search hardly looks at what it thinks bad, and then knows little of it: so each of them has
    a search of its own, and all imagine the same deals.
    """
    chance, turns = Chance(seed), game.level(MASTER).turns
    trees = {choice: Tree(game, seat, turns) for choice in choices}
    for _ in range(WEIGHED):
        deal = chance.number()
        for choice, tree in trees.items():
            s = imagine(deal)
            game.apply(s, seat, choice)
            tree.iterate(s)
    return {choice: tree.spread.mean for choice, tree in trees.items()}


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
