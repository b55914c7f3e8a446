"""Progress that a choice brings: puzzles solved, games won against bots."""

from __future__ import annotations

from functools import partial

from dynasty.server.db import lessons as db_lessons
from dynasty.server.db.database import DatabaseJob
from dynasty.server.model.learning_progress import progress_from_choice
from dynasty.server.model.room import Room
from dynasty.server.tables.service import TableService


def register_hooks(service: TableService) -> None:
    """Save what players gained by a choice together with the choice."""

    def save_progress(room: Room, over: bool) -> DatabaseJob[None] | None:
        learnt = progress_from_choice(room, over, service.clock.now())
        return partial(db_lessons.add_progress, learnt=learnt) if learnt else None

    service.hooks.in_transaction.append(save_progress)
