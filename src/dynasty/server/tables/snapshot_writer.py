"""The queue that draws the final snapshot of each table in a worker process and saves it."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable
from contextlib import suppress
from functools import partial
from pathlib import Path

from dynasty.games import load_shelf_game
from dynasty.kernel import DynastyError
from dynasty.server.db import stored_tables
from dynasty.server.db.database import Database
from dynasty.server.model import table_outcome
from dynasty.server.model.room import Edition, Room
from dynasty.server.model.stored_table import StoredTable
from dynasty.server.settings import Settings
from dynasty.server.workers.worker_pool import JobRank, WorkerPool

LOGGER = logging.getLogger("dynasty.keepsakes")
DRAW_PAUSE_SECONDS = 2.0  # seconds between two drawings, to leave time for players
CLOSE_TIMEOUT_SECONDS = 3.0  # seconds that a stopping server waits for the present drawing

FindTable = Callable[[str], Awaitable[Room | StoredTable | None]]


class SnapshotWriter:
    """Draws and saves the final snapshots of tables, one after the other."""

    def __init__(
        self, db: Database, workers: WorkerPool, settings: Settings, find: FindTable
    ) -> None:
        self.db = db
        self.workers = workers
        self.settings = settings
        self.find = find
        self.waiting: dict[str, None] = {}  # ids of tables that are over, in order
        self.task: asyncio.Task[None] | None = None
        self.closing = asyncio.Event()

    def keep(self, table_id: str) -> None:
        """Queue a table that is over and whose ending is saved."""
        self.waiting[table_id] = None
        if self.task is None or self.task.done():
            self.task = asyncio.create_task(self.run())

    async def keep_the_past(self) -> None:
        """Queue the tables that still lack a final snapshot after a start."""
        for table_id in await self.db.read(stored_tables.tables_without_snapshot):
            self.keep(table_id)

    async def run(self) -> None:
        while self.waiting:
            table_id = next(iter(self.waiting))
            try:
                await self.draw(table_id)
            except Exception:
                LOGGER.exception("the end of table %s cannot be drawn", table_id)
            self.waiting.pop(table_id, None)

    async def draw(self, table_id: str) -> None:
        if not await self.db.read(partial(stored_tables.has_ending, table_id=table_id)):
            await self.find(table_id)  # an old table without an ending: opening it saves one
        found = await self.db.read(
            partial(stored_tables.ending_without_snapshot, table_id=table_id)
        )
        fitting = [] if found is None else self.files_for(found[0])
        if found is None or not fitting:
            return
        work = partial(table_outcome.packed_snapshots, found[1], fitting[0])
        made = await self.workers.run(work, self.settings.replay_seconds, JobRank.BOTS)
        kept = partial(
            stored_tables.save_final_snapshot, table_id=table_id, keepsake=made, record=found[1]
        )
        await self.db.write(kept, table_id)
        with suppress(TimeoutError):
            await asyncio.wait_for(self.closing.wait(), DRAW_PAUSE_SECONDS)

    def files_for(self, edition: Edition) -> list[Path | None]:
        """Return the components files with which this edition was played, or an empty list."""
        files = {self.settings.components.get(edition.game), None}
        try:
            return [f for f in files if Edition.of(load_shelf_game(edition.game, f)) == edition]
        except DynastyError:
            return []

    async def close(self) -> None:
        """Draw the remaining snapshots without pauses, for at most three seconds."""
        self.closing.set()
        if self.task is not None:
            with suppress(TimeoutError):
                await asyncio.wait_for(self.task, CLOSE_TIMEOUT_SECONDS)
