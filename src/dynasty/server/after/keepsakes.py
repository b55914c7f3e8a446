"""Keepsakes: how tables ended, drawn by a worker process and written down in the background."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable
from contextlib import suppress
from functools import partial
from pathlib import Path

from dynasty.kernel import DynastyError
from dynasty.server.after import endings
from dynasty.server.minds.thinking import shelf_game
from dynasty.server.minds.workers import Rank, Workers
from dynasty.server.settings import Settings
from dynasty.server.store import archive
from dynasty.server.store.storage import Store
from dynasty.server.tables.room import Edition, Room
from dynasty.server.tables.stored import Stored

LOGGER = logging.getLogger("dynasty.keepsakes")
PAUSE = 2.0  # seconds between two drawings: people who play come first
PATIENCE = 3.0  # seconds that a server which stops spends on what still waits

FindTable = Callable[[str], Awaitable[Room | Stored | None]]


class Keeper:
    """Has one ending drawn after the other; the rest is done after the next start."""

    def __init__(self, store: Store, workers: Workers, settings: Settings, find: FindTable) -> None:
        self.store = store
        self.workers = workers
        self.settings = settings
        self.find = find
        self.waiting: dict[str, None] = {}  # ids of tables that are over, in order
        self.task: asyncio.Task[None] | None = None
        self.closing = asyncio.Event()

    def keep(self, table_id: str) -> None:
        """The table is over and its facts are stored: have it drawn, unless that is done."""
        self.waiting[table_id] = None
        if self.task is None or self.task.done():
            self.task = asyncio.create_task(self.run())

    async def keep_the_past(self) -> None:
        """After a start: what the last run did not come to."""
        for table_id in await self.store.read(archive.tables_without_keepsake):
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
        if not await self.store.read(partial(archive.has_ending, table_id=table_id)):
            await self.find(table_id)  # it ended before endings were stored: opening it does that
        found = await self.store.read(partial(archive.undrawn, table_id=table_id))
        fitting = [] if found is None else self.files_for(found[0])
        if found is None or not fitting:
            return
        work = partial(endings.keepsake_of, found[1], fitting[0])
        made = await self.workers.run(work, self.settings.replay_seconds, Rank.BOTS)
        kept = partial(archive.keep_keepsake, table_id=table_id, keepsake=made, record=found[1])
        await self.store.write(kept)
        with suppress(TimeoutError):
            await asyncio.wait_for(self.closing.wait(), PAUSE)

    def files_for(self, edition: Edition) -> list[Path | None]:
        """The components, an owner's or the package's own, with which it was played."""
        files = {self.settings.components.get(edition.game), None}
        try:
            return [f for f in files if Edition.of(shelf_game(edition.game, f)) == edition]
        except DynastyError:
            return []

    async def close(self) -> None:
        """Draw on for a moment, without pauses."""
        self.closing.set()
        if self.task is not None:
            with suppress(TimeoutError):
                await asyncio.wait_for(self.task, PATIENCE)
