"""Puzzles: their parts, and the puzzle of a day."""

from dataclasses import replace
from datetime import date, timedelta

import pytest

from dynasty.insight.puzzle import NoPuzzle, daily_puzzle_number, game_puzzles, puzzle_by_number
from tests.insight.one_puzzle import ONE, TEA


def test_what_speaks_for_the_answer_comes_first() -> None:
    told = replace(ONE, because={"tips": 2.0, "coins": -3.0, "rivals": 4.0})
    assert [key for key, _ in told.parts] == ["rivals", "tips", "coins"]
    assert told.gain == 3.0


def test_every_puzzle_has_its_day() -> None:
    first = date(2026, 1, 1)
    days = [
        daily_puzzle_number(TEA, first + timedelta(days=n)) for n in range(len(game_puzzles(TEA)))
    ]
    assert sorted(days) == list(range(1, len(game_puzzles(TEA)) + 1))
    with pytest.raises(NoPuzzle):
        puzzle_by_number(TEA, len(game_puzzles(TEA)) + 1)
