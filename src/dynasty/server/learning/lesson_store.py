"""What the database keeps of lessons: how far each came, and who has learnt what."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any

from sqlalchemy import Connection, delete, insert, select, update

from dynasty.kernel import DynastyError
from dynasty.learn.lesson_course import script_of
from dynasty.learn.lesson_reading import load_lesson
from dynasty.server.daytime import now_of
from dynasty.server.learning.guided import Guided
from dynasty.server.store.schema import LEARNT, LESSONS, TABLES
from dynasty.server.store.storage import announce


def add_lesson(connection: Connection, table_id: str, guided: Guided) -> None:
    """The table is a lesson."""
    connection.execute(
        insert(LESSONS).values(
            table_id=table_id, lesson=guided.lesson.name, closed=[], predicted={}, left=False
        )
    )


def set_lesson(connection: Connection, table_id: str, **values: Any) -> None:
    """The lesson of a table went on."""
    connection.execute(update(LESSONS).where(LESSONS.c.table_id == table_id).values(**values))
    announce(connection, table_id)


def lessons_of(connection: Connection, table_ids: Sequence[str]) -> dict[str, Guided]:
    """The lessons among these tables; one that no longer exists leaves its table free."""
    rows = connection.execute(
        select(LESSONS, TABLES.c.game)
        .join(TABLES, TABLES.c.id == LESSONS.c.table_id)
        .where(LESSONS.c.table_id.in_(table_ids))
    ).mappings()
    found: dict[str, Guided] = {}
    for row in rows:
        try:
            lesson = load_lesson(row["game"], row["lesson"])
            script_of(row["game"], row["lesson"])
        except DynastyError:
            continue
        found[row["table_id"]] = Guided(lesson, row["closed"], row["predicted"], row["left"])
    return found


# Who has learnt what


def add_learnt(connection: Connection, learnt: Iterable[tuple[str, str, str]]) -> None:
    """Player, game and what was learnt; nothing is noted twice."""
    for player, game, what in learnt:
        if what not in learnt_by(connection, player).get(game, ()):
            values = {"player": player, "game": game, "what": what, "at": now_of(connection)}
            connection.execute(insert(LEARNT).values(**values))


def set_coach(connection: Connection, player: str, level: str) -> None:
    """How much the coach says to this player, whatever they play."""
    connection.execute(delete(LEARNT).where(LEARNT.c.player == player, LEARNT.c.game == ""))
    add_learnt(connection, [(player, "", f"coach-{level}")])


def learnt_by(connection: Connection, player: str) -> dict[str, list[str]]:
    """By game: what this player has learnt, in order."""
    rows = connection.execute(
        select(LEARNT.c.game, LEARNT.c.what).where(LEARNT.c.player == player).order_by(LEARNT.c.at)
    )
    found: dict[str, list[str]] = {}
    for game, what in rows:
        found.setdefault(game, []).append(what)
    return found
