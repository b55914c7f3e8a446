"""Progress: what a solved puzzle or a game won against bots leaves with its player."""

from __future__ import annotations

from dataclasses import replace
from datetime import UTC, date, datetime, timedelta

import pytest

from dynasty.insight.puzzle import Puzzle, game_puzzles, puzzle_by_number
from dynasty.learn.lesson_loader import load_lesson
from dynasty.learn.lesson_positions import start_lesson_match
from dynasty.learn.puzzle_lessons import puzzle_lesson_name
from dynasty.server.learning.progress import (
    daily_streak,
    peek_marks,
    progress_from_choice,
    progress_from_win,
    puzzle_of_room,
    solved_marks,
    utc_day,
)
from dynasty.server.model.lesson_session import LessonSession
from dynasty.server.model.room import LogEntry, Room
from tests.learn.first_lesson import LESSON
from tests.server.support.fake_clock import MORNING
from tests.server.support.tea_rooms import TEA, play, tea_room

COUNT = len(game_puzzles(TEA.name))
TODAY = date(2026, 9, 21)
PUZZLE = puzzle_by_number(TEA.name, 1)


def day_of(number: int) -> date:
    """The next day whose puzzle has this number."""
    days = (TODAY + timedelta(days=n) for n in range(COUNT))
    return next(day for day in days if day.toordinal() % COUNT + 1 == number)


def puzzle_room(puzzle: Puzzle = PUZZLE) -> Room:
    """A table at the question of a puzzle."""
    lesson = load_lesson(TEA.name, puzzle_lesson_name(puzzle))
    match = start_lesson_match(TEA, lesson)
    players = ["person" if seat == lesson.seat else "artisan" for seat in range(puzzle.players)]
    return tea_room(
        *players,
        seed=match.seed,
        options=match.options,
        origin=dict(match.origin or {}),
        lesson=LessonSession(lesson),
    )


def answer(room: Room, seat: int, choice: str) -> None:
    room.catch_up([LogEntry(room.seq + 1, "choice", seat, choice, None)])


# Days


def test_a_day_is_the_same_for_everybody() -> None:
    assert utc_day(MORNING) == datetime.fromtimestamp(MORNING, UTC).date() == TODAY
    midnight = MORNING // 86_400 * 86_400
    assert utc_day(midnight) == utc_day(midnight + 86_399) == utc_day(midnight - 1) + timedelta(1)


def test_days_in_a_row_are_counted_from_today_or_yesterday() -> None:
    days = [f"daily-{TODAY - timedelta(days=n)}" for n in (1, 2, 3, 5)]
    assert daily_streak([], TODAY) == 0
    assert daily_streak(days, TODAY) == 3
    assert daily_streak([*days, f"daily-{TODAY}"], TODAY) == 4
    assert daily_streak([*days, f"peeked-{TODAY - timedelta(days=2)}"], TODAY) == 1


def test_only_on_its_own_day_a_puzzle_is_the_daily_one() -> None:
    day = day_of(1)
    assert solved_marks(TEA.name, PUZZLE, day) == [f"solved-{PUZZLE.name}", f"daily-{day}"]
    other = day + timedelta(days=1)
    assert solved_marks(TEA.name, PUZZLE, other) == [f"solved-{PUZZLE.name}"]


def test_a_day_is_void_if_the_solution_was_shown_before_it_was_found() -> None:
    day = day_of(1)
    assert peek_marks(TEA.name, PUZZLE, day, []) == [f"peeked-{day}"]
    assert peek_marks(TEA.name, PUZZLE, day, [f"daily-{day}"]) == []
    assert peek_marks(TEA.name, PUZZLE, day + timedelta(days=1), []) == []


# Puzzles


def test_the_puzzle_of_a_table_is_found_by_its_lesson() -> None:
    assert puzzle_of_room(puzzle_room()) == PUZZLE
    assert puzzle_of_room(tea_room()) is None
    assert puzzle_of_room(tea_room(lesson=LessonSession(LESSON))) is None


def test_a_puzzle_that_was_replaced_meanwhile_is_none() -> None:
    room = puzzle_room()
    assert room.lesson is not None
    room.lesson.lesson = replace(room.lesson.lesson, puzzle=2)  # another one has its number now
    assert puzzle_of_room(room) is None


def test_whoever_solves_a_puzzle_has_solved_it_once_it_is_chosen() -> None:
    room, now = puzzle_room(), MORNING
    day = day_of(1)
    now += (day - utc_day(now)).days * 86_400
    assert progress_from_choice(room, False, now) == []
    answer(room, PUZZLE.seat, PUZZLE.answer)
    marks = [f"solved-{PUZZLE.name}", f"daily-{day}"]
    who = f"player-{PUZZLE.seat}"
    assert progress_from_choice(room, False, now) == [(who, TEA.name, mark) for mark in marks]


def test_in_a_puzzle_that_was_left_nothing_is_solved() -> None:
    room = puzzle_room()
    assert room.lesson is not None
    answer(room, PUZZLE.seat, PUZZLE.answer)
    room.lesson.left = True
    assert progress_from_choice(room, False, MORNING) == []


# Games won


def over(seed: int, *players: str) -> Room:
    """A game that has ended; whoever plays, the same choices are made."""
    room = tea_room(*players)
    play(room, seed=seed)
    return room


def winners(seed: int) -> list[int]:
    room = over(seed, *["person"] * 3)
    found: list[int] = room.game.winners(room.match.state)
    return found


SEED = 4  # of a game that one player wins alone
WINNER = 2
SHARED_SEED = 2  # of one that two win


def against(*bots: str) -> list[str]:
    """Players by seat: a person, who wins, among two others."""
    return [*bots[:WINNER], "person", *bots[WINNER:]]


def won(room: Room) -> list[tuple[str, str]]:
    return [(player, mark) for player, _, mark in progress_from_win(room)]


def test_one_player_wins_the_game_of_these_tests() -> None:
    assert winners(SEED) == [WINNER]


def test_a_win_counts_for_the_weakest_bot() -> None:
    room = over(SEED, *against("master", "novice"))
    assert won(room) == [(f"player-{WINNER}", "won-novice")]
    assert progress_from_choice(room, True, MORNING) == progress_from_win(room)
    assert progress_from_choice(room, False, MORNING) == []
    room = over(SEED, *against("master", "scholar"))
    assert won(room) == [(f"player-{WINNER}", "won-scholar")]


@pytest.mark.parametrize("other", ["person", "random"])
def test_against_people_or_other_bots_no_level_is_won(other: str) -> None:
    assert won(over(SEED, *against("novice", other))) == []


def test_who_loses_or_plays_two_seats_wins_nothing() -> None:
    room = over(SEED, *against("novice", "novice"))
    room.holders = {"eve": {(WINNER + 1) % 3}}
    assert won(room) == []
    shared = over(SHARED_SEED, "novice", "person", "person")
    assert winners(SHARED_SEED) == [1, 2]
    shared.holders = {"eve": {1, 2}}
    assert won(shared) == []


def test_before_the_end_nobody_has_won() -> None:
    room = tea_room(*against("novice", "novice"))
    play(room, 5)
    assert progress_from_win(room) == []
