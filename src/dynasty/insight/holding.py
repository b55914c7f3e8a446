"""Puzzles are looked at again: bots learn, and what tempted a scholar once may not do so today."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Any, Final

from dynasty.bots.table import imagination
from dynasty.insight.finding import (
    SEARCHES,
    beats,
    explained,
    mastered,
    rest_of_turn,
    rivals,
    scholars,
)
from dynasty.insight.mistakes import search
from dynasty.insight.puzzle import Puzzle
from dynasty.kernel import Chance, Game, State

FOUND: Final = "found"  # most scholars choose the answer
SPLIT: Final = "split"  # searches like something else
BEHIND: Final = "behind"  # played on, the answer is not clearly ahead
EQUALLED: Final = "equalled"  # played on, another choice does as well
OVERLOOKED: Final = "overlooked"  # played on by search, the answer is not clearly ahead
CHANGED: Final = "changed"  # it holds, but something else tempts
LOST: Final = "lost"  # its record leads to no such question
DOUBTS: Final = (FOUND, SPLIT, BEHIND, EQUALLED, OVERLOOKED, CHANGED, LOST)


@dataclass(frozen=True)
class Held:
    """What became of a puzzle with the bots of today."""

    name: str
    doubt: str  # one of DOUBTS; nothing if it holds
    puzzle: Puzzle | None  # as it is told today, if its answer holds


def held(game: Game[Any], s: State, puzzle: Puzzle, gap: float, chance: Chance) -> Held:
    """Ask scholars, searches and games played on once more, at the question of a puzzle.

    The gap is what the answer must gain for certain. To be kept a puzzle needs less than to be
    found, or some would go by mere chance whenever they are asked.
    """
    imagine, read, seat = imagination(game, s, puzzle.seat), game.vocabulary.read, puzzle.seat
    answer, tempting = read(puzzle.answer), read(puzzle.tempting)
    chosen = scholars(game, imagine, seat, chance)
    if 2 * chosen.count(answer) > len(chosen):
        return Held(puzzle.name, FOUND, None)
    searches = [search(game, imagine, seat, chance) for _ in range(SEARCHES)]
    if any(thoughts[0].choice != answer for thoughts in searches):
        return Held(puzzle.name, SPLIT, None)
    tempts = tempting if tempting in chosen else next(one for one in chosen if one != answer)
    sure, why = explained(game, imagine, seat, answer, tempts, gap, chance)
    if sure <= gap:
        return Held(puzzle.name, BEHIND, None)
    if not beats(game, imagine, seat, answer, rivals(searches, tempts), chance):
        return Held(puzzle.name, EQUALLED, None)
    if not mastered(game, imagine, seat, answer, tempts, chance):
        return Held(puzzle.name, OVERLOOKED, None)
    then = rest_of_turn(game, s, seat, answer, chance)
    today = replace(puzzle, tempting=str(tempts), because=why, then=then)
    return Held(puzzle.name, "" if tempts == tempting else CHANGED, today)
