"""What the database keeps of analyses: what is to be done, and every part that was."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import asdict, dataclass, field
from typing import Any, Final

from sqlalchemy import Connection, delete, insert, select

from dynasty.insight.analysis import RECIPE, Findings
from dynasty.server.store.schema import ANALYSES, ENDINGS, TABLES

ASKED: Final = 0  # the row that says what is to be done; the parts come after it
INTERRUPTED: Final = -1  # the row that is there while it waits for somebody to ask again


@dataclass(frozen=True)
class Task:
    """What is to be looked at: parts from their first move to the one after their last."""

    seats: list[int]  # whose mistakes are sought
    parts: list[tuple[int, int]]
    recipe: int = RECIPE


@dataclass(frozen=True)
class Progress:
    """An analysis as far as it is done."""

    task: Task
    done: dict[int, Findings] = field(default_factory=dict)  # by part, from 1
    failed: bool = False  # nobody works on it until somebody asks for it again

    @property
    def left(self) -> list[int]:
        return [part for part in range(1, len(self.task.parts) + 1) if part not in self.done]

    @property
    def is_interrupted(self) -> bool:
        """Did it stop before its end? Another process may have come to that."""
        return self.failed and bool(self.left)

    @property
    def share(self) -> float:
        """How much of the moves was looked at."""
        moves = [after - first for first, after in self.task.parts]
        return sum(moves[part - 1] for part in self.done) / sum(moves)


def progress_of(connection: Connection, table_id: str) -> Progress | None:
    """How far it is; None if nobody has asked for it, or for another one."""
    rows = connection.execute(
        select(ANALYSES.c.part, ANALYSES.c.findings).where(ANALYSES.c.table_id == table_id)
    )
    found: dict[int, Mapping[str, Any]] = {row[0]: row[1] for row in rows}
    asked = found.pop(ASKED, None)
    if asked is None or asked["recipe"] != RECIPE:
        return None
    failed = found.pop(INTERRUPTED, None) is not None
    parts = [(first, after) for first, after in asked["parts"]]
    return Progress(Task(asked["seats"], parts), found, failed)


def ask(connection: Connection, table_id: str, task: Task) -> None:
    """Somebody wants it; what another recipe found is thrown away."""
    connection.execute(delete(ANALYSES).where(ANALYSES.c.table_id == table_id))
    keep(connection, table_id, ASKED, asdict(task))


def keep(connection: Connection, table_id: str, part: int, findings: Findings) -> None:
    """A part is done; another process may have done it, too, and found the same."""
    drop(connection, table_id, part)
    values = {"table_id": table_id, "part": part, "findings": dict(findings)}
    connection.execute(insert(ANALYSES).values(**values))


def drop(connection: Connection, table_id: str, part: int) -> None:
    here = (ANALYSES.c.table_id == table_id) & (ANALYSES.c.part == part)
    connection.execute(delete(ANALYSES).where(here))


def interrupt(connection: Connection, table_id: str) -> None:
    """It failed, and nobody works on it any more."""
    keep(connection, table_id, INTERRUPTED, {})


def go_on(connection: Connection, table_id: str) -> None:
    """Somebody works on it again."""
    drop(connection, table_id, INTERRUPTED)


def asked_for(connection: Connection) -> list[str]:
    """The tables whose analysis somebody wants, done or not."""
    return list(connection.scalars(select(ANALYSES.c.table_id).where(ANALYSES.c.part == ASKED)))


def record_of(connection: Connection, table_id: str) -> tuple[str, str] | None:
    """The game and the record of a table that is over."""
    row = connection.execute(
        select(TABLES.c.game, ENDINGS.c.record)
        .join(TABLES, TABLES.c.id == ENDINGS.c.table_id)
        .where(ENDINGS.c.table_id == table_id)
    ).first()
    return None if row is None else (row[0], row[1])
