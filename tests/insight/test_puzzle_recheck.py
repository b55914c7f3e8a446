"""Puzzles are checked again: those that hold, and what is wrong with the others."""

from dataclasses import replace

import pytest

from dynasty import games
from dynasty.insight import puzzle_recheck
from dynasty.insight.puzzle import Puzzle, game_puzzles, puzzle_match
from dynasty.insight.puzzle_recheck import (
    ANSWER_FOUND,
    ANSWER_NOT_AHEAD,
    QUESTION_LOST,
    SEARCH_NOT_CONVINCED,
    SEARCHES_DISAGREE,
    TEMPTATION_CHANGED,
    PuzzleRecheck,
    recheck_puzzle,
)
from dynasty.kernel import Chance
from dynasty.lab.puzzles import RecheckTask, run_recheck_task
from tests.insight.one_puzzle import TEA


def test_what_those_who_search_do_not_confirm_is_told_apart(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(puzzle_recheck, "is_confirmed_by_search", lambda *asked: False)
    assert again(game_puzzles(TEA)[0]).doubt == SEARCH_NOT_CONVINCED


def again(puzzle: Puzzle, gap: float = 0.0) -> PuzzleRecheck:
    return run_recheck_task(RecheckTask(TEA, puzzle, gap, 5))


def test_a_puzzle_that_ships_holds_and_is_told_anew() -> None:
    puzzle = game_puzzles(TEA)[0]
    found = again(puzzle)
    assert found.doubt == ""
    assert found.puzzle is not None
    assert replace(found.puzzle, because=puzzle.because) == puzzle
    assert found.puzzle.gain == pytest.approx(puzzle.gain, abs=2.0)


def test_what_no_longer_holds_is_told_apart() -> None:
    game, puzzle = games.load(TEA), game_puzzles(TEA)[0]
    choices = game.decision(puzzle_match(game, puzzle).state, puzzle.seat).choices
    third = next(str(c) for c in choices if str(c) not in (puzzle.answer, puzzle.tempting))
    assert again(replace(puzzle, answer=puzzle.tempting)).doubt == ANSWER_FOUND
    assert again(replace(puzzle, answer=third)).doubt == SEARCHES_DISAGREE
    assert again(puzzle, gap=50.0).doubt == ANSWER_NOT_AHEAD
    assert again(replace(puzzle, seat=1 - puzzle.seat)).doubt == QUESTION_LOST
    other = again(replace(puzzle, tempting=third))
    assert other.doubt == TEMPTATION_CHANGED
    assert other.puzzle is not None
    assert other.puzzle.tempting == puzzle.tempting


def test_a_check_knows_no_more_than_the_seat() -> None:
    game, puzzle = games.load(TEA), game_puzzles(TEA)[0]
    s = puzzle_match(game, puzzle).state
    found = [
        recheck_puzzle(game, state, puzzle, 0.0, Chance(3))
        for state in (s, game.imagine(s, puzzle.seat, 77))
    ]
    assert found[0] == found[1]
