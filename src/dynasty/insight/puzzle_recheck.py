"""Recheck puzzles against today's bots, which may no longer overlook the answer."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Any, Final

from dynasty.bots.self_play import state_sampler
from dynasty.insight.mistakes import search_estimates
from dynasty.insight.puzzle import Puzzle
from dynasty.insight.puzzle_search import (
    AGREEING_SEARCHES,
    explain_gain,
    following_choices,
    is_better_than_all,
    is_confirmed_by_search,
    next_best_choices,
    second_opinions,
)
from dynasty.kernel import Chance, Game, State

ANSWER_FOUND: Final = "found"  # most bots of this level choose the answer
SEARCHES_DISAGREE: Final = "split"  # a search prefers another choice
ANSWER_NOT_AHEAD: Final = "behind"  # in rollouts the answer is not clearly better
ANSWER_EQUALLED: Final = "equalled"  # in rollouts another choice is as good
SEARCH_NOT_CONVINCED: Final = (
    "overlooked"  # in rollouts by search bots the answer is not clearly better
)
TEMPTATION_CHANGED: Final = "changed"  # the answer is right, but another choice tempts
QUESTION_LOST: Final = "lost"  # the record does not lead to this question
RECHECK_DOUBTS: Final = (
    ANSWER_FOUND,
    SEARCHES_DISAGREE,
    ANSWER_NOT_AHEAD,
    ANSWER_EQUALLED,
    SEARCH_NOT_CONVINCED,
    TEMPTATION_CHANGED,
    QUESTION_LOST,
)


@dataclass(frozen=True)
class PuzzleRecheck:
    """The result of rechecking a puzzle."""

    name: str
    doubt: str  # one of DOUBTS, or "" if the puzzle is still right
    puzzle: Puzzle | None  # the updated puzzle, if its answer is still right


def recheck_puzzle(
    game: Game[Any], s: State, puzzle: Puzzle, gap: float, chance: Chance
) -> PuzzleRecheck:
    """Recheck a puzzle: ask bots, search, and play rollouts again at its question.

    The gap is what the answer must gain for certain. It is smaller here than in the search for
    puzzles, since otherwise each recheck would drop some puzzles by chance alone.
    """
    imagine, read, seat = state_sampler(game, s, puzzle.seat), game.vocabulary.read, puzzle.seat
    answer, tempting = read(puzzle.answer), read(puzzle.tempting)
    chosen = second_opinions(game, imagine, seat, chance)
    if 2 * chosen.count(answer) > len(chosen):
        return PuzzleRecheck(puzzle.name, ANSWER_FOUND, None)
    searches = [search_estimates(game, imagine, seat, chance) for _ in range(AGREEING_SEARCHES)]
    if any(thoughts[0].choice != answer for thoughts in searches):
        return PuzzleRecheck(puzzle.name, SEARCHES_DISAGREE, None)
    tempts = tempting if tempting in chosen else next(one for one in chosen if one != answer)
    sure, why = explain_gain(game, imagine, seat, answer, tempts, gap, chance)
    if sure <= gap:
        return PuzzleRecheck(puzzle.name, ANSWER_NOT_AHEAD, None)
    if not is_better_than_all(
        game, imagine, seat, answer, next_best_choices(searches, tempts), chance
    ):
        return PuzzleRecheck(puzzle.name, ANSWER_EQUALLED, None)
    if not is_confirmed_by_search(game, imagine, seat, answer, tempts, chance):
        return PuzzleRecheck(puzzle.name, SEARCH_NOT_CONVINCED, None)
    then = following_choices(game, s, seat, answer, chance)
    today = replace(puzzle, tempting=str(tempts), because=why, then=then)
    return PuzzleRecheck(puzzle.name, "" if tempts == tempting else TEMPTATION_CHANGED, today)
