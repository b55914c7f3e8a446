"""Database functions for analyses: the task of each, and the findings of its parts."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import asdict, dataclass, field
from typing import Any, Final

from sqlalchemy import Connection, delete, insert, select

from dynasty.insight.analysis import ANALYSIS_VERSION, SegmentFindings
from dynasty.server.db.schema import ANALYSES, ENDINGS, TABLES

TASK_PART: Final = 0  # the part number of the row with the task; real parts begin at 1
INTERRUPTED_PART: Final = -1  # the part number of the row that marks a failed analysis


@dataclass(frozen=True)
class AnalysisTask:
    """The task of an analysis: its seats, and its parts as ranges of moves."""

    seats: list[int]  # the seats whose mistakes are searched
    parts: list[tuple[int, int]]
    recipe: int = ANALYSIS_VERSION


@dataclass(frozen=True)
class AnalysisProgress:
    """The finished parts of an analysis."""

    task: AnalysisTask
    done: dict[int, SegmentFindings] = field(default_factory=dict)  # by part, from 1
    failed: bool = False  # it stops until it is requested again

    @property
    def left(self) -> list[int]:
        return [part for part in range(1, len(self.task.parts) + 1) if part not in self.done]

    @property
    def is_interrupted(self) -> bool:
        """Return whether the analysis failed before its end and is not resumed."""
        return self.failed and bool(self.left)

    @property
    def share(self) -> float:
        """Return the share of moves that were analysed."""
        moves = [after - first for first, after in self.task.parts]
        return sum(moves[part - 1] for part in self.done) / sum(moves)


def read_progress(connection: Connection, table_id: str) -> AnalysisProgress | None:
    """Return the progress of a table's analysis; None without one by the current recipe."""
    rows = connection.execute(
        select(ANALYSES.c.part, ANALYSES.c.findings).where(ANALYSES.c.table_id == table_id)
    )
    found: dict[int, Mapping[str, Any]] = {row[0]: row[1] for row in rows}
    asked = found.pop(TASK_PART, None)
    if asked is None or asked["recipe"] != ANALYSIS_VERSION:
        return None
    failed = found.pop(INTERRUPTED_PART, None) is not None
    parts = [(first, after) for first, after in asked["parts"]]
    return AnalysisProgress(AnalysisTask(asked["seats"], parts), found, failed)


def request_analysis(connection: Connection, table_id: str, task: AnalysisTask) -> None:
    """Request an analysis; delete what an older recipe found."""
    connection.execute(delete(ANALYSES).where(ANALYSES.c.table_id == table_id))
    save_part(connection, table_id, TASK_PART, asdict(task))


def save_part(connection: Connection, table_id: str, part: int, findings: SegmentFindings) -> None:
    """Save the findings of a part; overwrite those of another process."""
    delete_part(connection, table_id, part)
    values = {"table_id": table_id, "part": part, "findings": dict(findings)}
    connection.execute(insert(ANALYSES).values(**values))


def delete_part(connection: Connection, table_id: str, part: int) -> None:
    here = (ANALYSES.c.table_id == table_id) & (ANALYSES.c.part == part)
    connection.execute(delete(ANALYSES).where(here))


def mark_interrupted(connection: Connection, table_id: str) -> None:
    """Mark the analysis as failed."""
    save_part(connection, table_id, INTERRUPTED_PART, {})


def mark_resumed(connection: Connection, table_id: str) -> None:
    """Mark the analysis as resumed."""
    delete_part(connection, table_id, INTERRUPTED_PART)


def requested_table_ids(connection: Connection) -> list[str]:
    """Return the ids of the tables with a requested analysis, finished or not."""
    return list(connection.scalars(select(ANALYSES.c.table_id).where(ANALYSES.c.part == TASK_PART)))


def read_finished_record(connection: Connection, table_id: str) -> tuple[str, str] | None:
    """Return game and record of a finished table."""
    row = connection.execute(
        select(TABLES.c.game, ENDINGS.c.record)
        .join(TABLES, TABLES.c.id == ENDINGS.c.table_id)
        .where(ENDINGS.c.table_id == table_id)
    ).first()
    return None if row is None else (row[0], row[1])
