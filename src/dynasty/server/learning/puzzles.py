"""Puzzles: find or create a player's table for one, and store that it was solved or shown."""

from __future__ import annotations

from functools import partial

from sqlalchemy import Connection, select

from dynasty.insight.puzzle import Puzzle
from dynasty.learn.puzzle_lessons import puzzle_lesson_name
from dynasty.server.db import lessons as db_lessons
from dynasty.server.db.database import Database
from dynasty.server.db.schema import LESSONS, TABLES
from dynasty.server.learning import lessons
from dynasty.server.learning.progress import peek_marks, solved_marks, utc_day
from dynasty.server.model.table_status import TableStatus


async def save_puzzle_result(
    db: Database, game: str, puzzle: Puzzle, player: str, solved: bool
) -> None:
    """Store with the player that the puzzle was solved, or that its solution was shown."""
    day = utc_day(db.clock.now())
    learnt = (await lessons.player_progress(db, player)).get(game, [])
    noted = solved_marks(game, puzzle, day) if solved else peek_marks(game, puzzle, day, learnt)
    rows = [(player, game, mark) for mark in noted]
    await db.write(partial(db_lessons.add_progress, learnt=rows))


async def find_puzzle_table_id(db: Database, game: str, puzzle: Puzzle, player: str) -> str | None:
    """Return the id of the player's table where the puzzle is in progress, or None."""
    name = puzzle_lesson_name(puzzle)
    return await db.read(partial(find_puzzle_table, player=player, game=game, lesson=name))


def find_puzzle_table(connection: Connection, player: str, game: str, lesson: str) -> str | None:
    """Return the id of the player's table where the puzzle is in progress."""
    found: str | None = connection.execute(
        select(TABLES.c.id)
        .join(LESSONS, LESSONS.c.table_id == TABLES.c.id)
        .where(
            TABLES.c.host == player, TABLES.c.game == game, TABLES.c.status == TableStatus.PLAYING
        )
        .where(LESSONS.c.lesson == lesson, ~LESSONS.c.left)
        .order_by(TABLES.c.created.desc())
        .limit(1)
    ).scalar()
    return found
