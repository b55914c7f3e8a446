"""Database functions for lessons: the state of each lesson, and what players have learnt."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any

from sqlalchemy import Connection, delete, insert, select, update

from dynasty.kernel import DynastyError
from dynasty.learn.lesson_loader import load_lesson
from dynasty.learn.lesson_progress import cached_script
from dynasty.server.clock import current_time
from dynasty.server.db.database import announce_change
from dynasty.server.db.schema import LEARNT, LESSONS, TABLES
from dynasty.server.model.lesson_session import LessonSession


def add_lesson(connection: Connection, table_id: str, guided: LessonSession) -> None:
    """Store that the table is a lesson."""
    connection.execute(
        insert(LESSONS).values(
            table_id=table_id, lesson=guided.lesson.name, closed=[], predicted={}, left=False
        )
    )


def update_lesson(connection: Connection, table_id: str, **values: Any) -> None:
    """Update the lesson of a table and announce the change."""
    connection.execute(update(LESSONS).where(LESSONS.c.table_id == table_id).values(**values))
    announce_change(connection, table_id)


def read_lessons(connection: Connection, table_ids: Sequence[str]) -> dict[str, LessonSession]:
    """Return the lessons of these tables, without lessons that no longer exist."""
    rows = connection.execute(
        select(LESSONS, TABLES.c.game)
        .join(TABLES, TABLES.c.id == LESSONS.c.table_id)
        .where(LESSONS.c.table_id.in_(table_ids))
    ).mappings()
    found: dict[str, LessonSession] = {}
    for row in rows:
        try:
            lesson = load_lesson(row["game"], row["lesson"])
            cached_script(row["game"], row["lesson"])
        except DynastyError:
            continue
        found[row["table_id"]] = LessonSession(lesson, row["closed"], row["predicted"], row["left"])
    return found


# What players have learnt


def add_progress(connection: Connection, learnt: Iterable[tuple[str, str, str]]) -> None:
    """Store what players learnt, as (player, game, what); skip what is stored already."""
    for player, game, what in learnt:
        if what not in progress_of_player(connection, player).get(game, ()):
            values = {"player": player, "game": game, "what": what, "at": current_time(connection)}
            connection.execute(insert(LEARNT).values(**values))


def save_coach_level(connection: Connection, player: str, level: str) -> None:
    """Store how much the coach says to this player in every game."""
    connection.execute(delete(LEARNT).where(LEARNT.c.player == player, LEARNT.c.game == ""))
    add_progress(connection, [(player, "", f"coach-{level}")])


def progress_of_player(connection: Connection, player: str) -> dict[str, list[str]]:
    """Return what this player has learnt, by game, in order."""
    rows = connection.execute(
        select(LEARNT.c.game, LEARNT.c.what).where(LEARNT.c.player == player).order_by(LEARNT.c.at)
    )
    found: dict[str, list[str]] = {}
    for game, what in rows:
        found.setdefault(game, []).append(what)
    return found
