"""Puzzles are looked at again: bots learn, and what tempted a scholar once may not do so today."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Any, Final

from dynasty.bots.table import imagination
from dynasty.insight.finding import SEARCHES, beats, because, rivals, scholars, surely
from dynasty.insight.mistakes import search
from dynasty.insight.puzzle import Puzzle
from dynasty.kernel import Chance, Choice, Game, State

FOUND: Final = "found"  # most scholars choose the answer
SPLIT: Final = "split"  # searches like something else
BEHIND: Final = "behind"  # played on, the answer is not clearly ahead
EQUALLED: Final = "equalled"  # played on, another choice does as well
CHANGED: Final = "changed"  # it holds, but something else tempts
LOST: Final = "lost"  # its record leads to no such question
DOUBTS: Final = (FOUND, SPLIT, BEHIND, EQUALLED, CHANGED, LOST)


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
    imagine, read = imagination(game, s, puzzle.seat), game.vocabulary.read
    answer, tempting = read(puzzle.answer), read(puzzle.tempting)
    chosen = scholars(game, imagine, puzzle.seat, chance)
    if 2 * chosen.count(answer) > len(chosen):
        return Held(puzzle.name, FOUND, None)
    tempts = tempting if tempting in chosen else next(one for one in chosen if one != answer)
    doubt = doubted(game, s, puzzle.seat, answer, tempts, gap, chance)
    if doubt:
        return Held(puzzle.name, doubt, None)
    why = because(game, imagine, puzzle.seat, answer, tempts, chance)
    today = replace(puzzle, tempting=str(tempts), because=why)
    if today.gain <= gap:
        return Held(puzzle.name, BEHIND, None)
    return Held(puzzle.name, "" if tempts == tempting else CHANGED, today)


def doubted(
    game: Game[Any],
    s: State,
    seat: int,
    answer: Choice,
    tempting: Choice,
    gap: float,
    chance: Chance,
) -> str:
    """What speaks against an answer."""
    imagine = imagination(game, s, seat)
    searches = [search(game, imagine, seat, chance) for _ in range(SEARCHES)]
    if any(thoughts[0].choice != answer for thoughts in searches):
        return SPLIT
    if surely(game, imagine, seat, answer, tempting, gap, chance) <= gap:
        return BEHIND
    if not beats(game, imagine, seat, answer, rivals(searches, tempting), chance):
        return EQUALLED
    return ""
