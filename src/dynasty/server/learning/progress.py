"""Progress: puzzles solved, the streak of daily ones, games won against bots.

Marks like `solved-NAME` record it. What a choice brings is saved together with the choice.
"""

from __future__ import annotations

from collections.abc import Collection
from datetime import UTC, date, datetime, timedelta
from functools import partial
from typing import Final

from dynasty.insight.puzzle import Puzzle, daily_puzzle_number, puzzle_by_number
from dynasty.kernel.bot_level import LEVELS
from dynasty.learn.puzzle_lessons import puzzle_lesson_name
from dynasty.server.db import lessons as db_lessons
from dynasty.server.db.database import DatabaseJob
from dynasty.server.model.room import Room
from dynasty.server.tables.service import TableService

SOLVED_PREFIX: Final = "solved-"
DAILY_PREFIX: Final = "daily-"  # a day whose puzzle was solved
PEEKED_PREFIX: Final = (
    "peeked-"  # a day whose solution was shown before it was solved: it does not count
)

ProgressEntry = tuple[str, str, str]
"""Who (a player), of which game, what."""


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


# What a choice brings


def register_hooks(service: TableService) -> None:
    """Save what players gained by a choice together with the choice."""

    def save_progress(room: Room, over: bool) -> DatabaseJob[None] | None:
        learnt = progress_from_choice(room, over, service.clock.now())
        return partial(db_lessons.add_progress, learnt=learnt) if learnt else None

    service.hooks.in_transaction.append(save_progress)


def progress_from_choice(room: Room, over: bool, now: float) -> list[ProgressEntry]:
    """Return what the choice that was just made taught its player."""
    return [*(progress_from_win(room) if over else []), *progress_from_puzzle(room, now)]


def progress_from_puzzle(room: Room, now: float) -> list[ProgressEntry]:
    """Return what the learner of a puzzle's table gained by solving it."""
    guided, puzzle = room.lesson, puzzle_of_room(room)
    if guided is None or puzzle is None or not guided.is_on or not guided.course(room.match).made:
        return []
    game = room.game.name
    noted = solved_marks(game, puzzle, utc_day(now))
    return [(who, game, mark) for who in room.holders_of(puzzle.seat) for mark in noted]


def progress_from_win(room: Room) -> list[ProgressEntry]:
    """Return the winners against bots, with the level of the weakest bot."""
    if not room.match.finished:
        return []
    won = set(room.game.winners(room.match.state))
    found = []
    for player, seats in room.holders.items():
        others = [chair.bot for chair in room.chairs if chair.seat not in seats]
        level = next((name for name in LEVELS if name in others), "alone")
        if len(seats) == 1 and seats <= won and all(bot in LEVELS for bot in others):
            found.append((player, room.game.name, f"won-{level}"))
    return found
