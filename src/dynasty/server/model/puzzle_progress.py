"""Marks that record a player's solved puzzles and daily streak."""

from __future__ import annotations

from collections.abc import Collection
from datetime import UTC, date, datetime, timedelta
from typing import Final

from dynasty.insight.puzzle import Puzzle, daily_puzzle_number, puzzle_by_number
from dynasty.learn.puzzle_lessons import puzzle_lesson_name
from dynasty.server.model.room import Room

SOLVED_PREFIX: Final = "solved-"
DAILY_PREFIX: Final = "daily-"  # a day whose puzzle was solved
PEEKED_PREFIX: Final = (
    "peeked-"  # a day whose solution was shown before it was solved: it does not count
)


def utc_day(now: float) -> date:
    """Return the day in UTC, so that everyone has the same daily puzzle."""
    return datetime.fromtimestamp(now, UTC).date()


def daily_streak(learnt: Collection[str], today: date) -> int:
    """Return how many days in a row the daily puzzle was solved; today may still be unsolved."""
    day = today if is_daily_solved(learnt, today) else today - timedelta(days=1)
    found = 0
    while is_daily_solved(learnt, day):
        found, day = found + 1, day - timedelta(days=1)
    return found


def is_daily_solved(learnt: Collection[str], day: date) -> bool:
    return f"{DAILY_PREFIX}{day}" in learnt and f"{PEEKED_PREFIX}{day}" not in learnt


def solved_marks(game: str, puzzle: Puzzle, day: date) -> list[str]:
    """Return the marks for solving a puzzle on this day."""
    todays = puzzle_by_number(game, daily_puzzle_number(game, day)) == puzzle
    return [f"{SOLVED_PREFIX}{puzzle.name}", *([f"{DAILY_PREFIX}{day}"] if todays else [])]


def peek_marks(game: str, puzzle: Puzzle, day: date, learnt: Collection[str]) -> list[str]:
    """Return the mark for seeing the solution of an unsolved daily puzzle, which voids the day."""
    daily = f"{DAILY_PREFIX}{day}"
    todays = daily in solved_marks(game, puzzle, day) and daily not in learnt
    return [f"{PEEKED_PREFIX}{day}"] if todays else []


def puzzle_of_room(room: Room) -> Puzzle | None:
    """Return the puzzle of a table, if it has one."""
    guided = room.lesson
    if guided is None or not guided.lesson.puzzle:
        return None
    found = puzzle_by_number(room.game.name, guided.lesson.puzzle)
    return found if puzzle_lesson_name(found) == guided.lesson.name else None
