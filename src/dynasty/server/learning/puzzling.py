"""Puzzles on a server: where one is tried, answered by a program, or shown."""

from __future__ import annotations

from functools import partial

from sqlalchemy import Connection, select

from dynasty.insight.puzzle import Puzzle
from dynasty.learn.puzzles import lesson_name
from dynasty.server.learning import lesson_store, lessons
from dynasty.server.learning.puzzle_marks import day_of, marks, peeks
from dynasty.server.store.schema import LESSONS, TABLES
from dynasty.server.tables.hall import Hall
from dynasty.server.tables.room import Room


async def note(hall: Hall, game: str, puzzle: Puzzle, player: str, solved: bool) -> None:
    """Keep with the player that it was solved, or that the solution was shown."""
    day = day_of(hall.clock.now())
    learnt = (await lessons.learnt(hall, player)).get(game, [])
    noted = marks(game, puzzle, day) if solved else peeks(game, puzzle, day, learnt)
    rows = [(player, game, mark) for mark in noted]
    await hall.store.write(partial(lesson_store.add_learnt, learnt=rows))


async def table_for(hall: Hall, game: str, puzzle: Puzzle, player: str, address: str) -> str:
    """The table where the player tries the puzzle: the one begun before, else a new one."""
    name = lesson_name(puzzle)
    begun = partial(begun_at, player=player, game=game, lesson=name)
    found: str | None = await hall.store.read(begun)
    if found is not None:
        return found
    laid: Room = await lessons.lay_lesson(hall, game, name, player, address)
    return laid.id


def begun_at(connection: Connection, player: str, game: str, lesson: str) -> str | None:
    """The table of this player where a puzzle is under way."""
    found: str | None = connection.execute(
        select(TABLES.c.id)
        .join(LESSONS, LESSONS.c.table_id == TABLES.c.id)
        .where(TABLES.c.host == player, TABLES.c.game == game, TABLES.c.status == "playing")
        .where(LESSONS.c.lesson == lesson, ~LESSONS.c.left)
        .order_by(TABLES.c.created.desc())
        .limit(1)
    ).scalar()
    return found
