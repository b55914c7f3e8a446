"""Marks of puzzles, kept with what a player has learnt: what was solved, and days in a row."""

from __future__ import annotations

from collections.abc import Collection
from datetime import UTC, date, datetime, timedelta
from typing import Final

from dynasty.insight.puzzle import Puzzle, numbered, of_day
from dynasty.learn.puzzles import lesson_name
from dynasty.server.tables.room import Room

SOLVED: Final = "solved-"
DAILY: Final = "daily-"  # a day whose puzzle was solved
PEEKED: Final = "peeked-"  # a day whose solution was shown first: it does not count


def day_of(now: float) -> date:
    """The day that it is, in UTC: everybody has the same puzzle."""
    return datetime.fromtimestamp(now, UTC).date()


def streak(learnt: Collection[str], today: date) -> int:
    """On how many days in a row the day's puzzle was solved; today may still be to come."""
    day = today if counts(learnt, today) else today - timedelta(days=1)
    found = 0
    while counts(learnt, day):
        found, day = found + 1, day - timedelta(days=1)
    return found


def counts(learnt: Collection[str], day: date) -> bool:
    return f"{DAILY}{day}" in learnt and f"{PEEKED}{day}" not in learnt


def marks(game: str, puzzle: Puzzle, day: date) -> list[str]:
    """What is noted of somebody who has solved it on this day."""
    todays = numbered(game, of_day(game, day)) == puzzle
    return [f"{SOLVED}{puzzle.name}", *([f"{DAILY}{day}"] if todays else [])]


def peeks(game: str, puzzle: Puzzle, day: date, learnt: Collection[str]) -> list[str]:
    """What is noted of somebody who was shown the solution: that the day counts no longer.

    Whoever has solved it before may look.
    """
    daily = f"{DAILY}{day}"
    todays = daily in marks(game, puzzle, day) and daily not in learnt
    return [f"{PEEKED}{day}"] if todays else []


def puzzle_at(room: Room) -> Puzzle | None:
    """The puzzle that a table asks, or asked."""
    guided = room.lesson
    if guided is None or not guided.lesson.puzzle:
        return None
    found = numbered(room.game.name, guided.lesson.puzzle)
    return found if lesson_name(found) == guided.lesson.name else None
