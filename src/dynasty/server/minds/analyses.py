"""What the database keeps of analyses: what is to be done, and every part that was."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import asdict, dataclass, field
from typing import Any

from sqlalchemy import Connection, delete, insert, select

from dynasty.insight.analysis import RECIPE, Findings
from dynasty.server.store.schema import ANALYSES, ENDINGS, TABLES


@dataclass(frozen=True)
class Task:
    """What is to be looked at: turns from their first move to the one after their last."""

    seats: list[int]  # whose mistakes are sought
    turns: list[tuple[int, int]]
    recipe: int = RECIPE


@dataclass(frozen=True)
class Progress:
    """An analysis as far as it is done."""

    task: Task
    done: dict[int, Findings] = field(default_factory=dict)  # by part, from 1

    @property
    def left(self) -> list[int]:
        return [part for part in range(1, len(self.task.turns) + 1) if part not in self.done]


def progress_of(connection: Connection, table_id: str) -> Progress | None:
    """How far it is; None if nobody has asked for it, or for another one."""
    rows = connection.execute(
        select(ANALYSES.c.part, ANALYSES.c.findings).where(ANALYSES.c.table_id == table_id)
    )
    found: dict[int, Mapping[str, Any]] = {row[0]: row[1] for row in rows}
    asked = found.pop(0, None)
    if asked is None or asked["recipe"] != RECIPE:
        return None
    turns = [(first, after) for first, after in asked["turns"]]
    return Progress(Task(asked["seats"], turns), found)


def ask(connection: Connection, table_id: str, task: Task) -> None:
    """Somebody wants it; what another recipe found is thrown away."""
    connection.execute(delete(ANALYSES).where(ANALYSES.c.table_id == table_id))
    keep(connection, table_id, 0, asdict(task))


def keep(connection: Connection, table_id: str, part: int, findings: Findings) -> None:
    """A part is done; another process may have done it, too, and found the same."""
    here = (ANALYSES.c.table_id == table_id) & (ANALYSES.c.part == part)
    connection.execute(delete(ANALYSES).where(here))
    values = {"table_id": table_id, "part": part, "findings": dict(findings)}
    connection.execute(insert(ANALYSES).values(**values))


def asked_for(connection: Connection) -> list[str]:
    """The tables whose analysis somebody wants, done or not."""
    return list(connection.scalars(select(ANALYSES.c.table_id).where(ANALYSES.c.part == 0)))


def record_of(connection: Connection, table_id: str) -> tuple[str, str] | None:
    """The game and the record of a table that is over."""
    row = connection.execute(
        select(TABLES.c.game, ENDINGS.c.record)
        .join(TABLES, TABLES.c.id == ENDINGS.c.table_id)
        .where(ENDINGS.c.table_id == table_id)
    ).first()
    return None if row is None else (row[0], row[1])
