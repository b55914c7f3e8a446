"""Analyses of tables that are over: made turn by turn by the thinkers, when nothing else waits."""

from __future__ import annotations

import asyncio
import logging
from contextlib import suppress
from functools import partial
from pathlib import Path
from typing import Final

from dynasty.insight.analysis import Findings, examine, parts
from dynasty.kernel import Record, Worded
from dynasty.server.minds import analyses
from dynasty.server.minds.analyses import Progress, Task
from dynasty.server.minds.thinking import Thinkers, shelf_game
from dynasty.server.minds.workers import Rank
from dynasty.server.store.storage import Store
from dynasty.server.tables.room import PERSON, Room

LOGGER = logging.getLogger("dynasty.analysing")
LONGEST: Final = 120.0  # seconds of one turn


class NotOver(Worded):
    """Only a game that is over is looked back at."""


class Analyst:
    """Looks at one table after the other; after a start it goes on where it was."""

    def __init__(self, store: Store, thinkers: Thinkers) -> None:
        self.store = store
        self.thinkers = thinkers
        self.waiting: dict[str, None] = {}  # ids of tables, in order
        self.task: asyncio.Task[None] | None = None
        self.asking = asyncio.Lock()

    async def progress(self, table_id: str) -> Progress | None:
        return await self.store.read(partial(analyses.progress_of, table_id=table_id))

    async def ask(self, room: Room) -> None:
        """Have the table looked at, once, however often that is asked for."""
        async with self.asking:
            if await self.progress(room.id) is None:
                task = await asyncio.to_thread(task_of, room)
                await self.store.write(partial(analyses.ask, table_id=room.id, task=task))
        self.begin(room.id)

    async def go_on(self) -> None:
        """After a start: what the last run did not come to."""
        for table_id in await self.store.read(analyses.asked_for):
            found = await self.progress(table_id)
            if found is not None and found.left:
                self.begin(table_id)

    def begin(self, table_id: str) -> None:
        self.waiting[table_id] = None
        if self.task is None or self.task.done():
            self.task = asyncio.create_task(self.run())

    async def run(self) -> None:
        while self.waiting:
            table_id = next(iter(self.waiting))
            try:
                await self.look_at(table_id)
            except Exception:
                LOGGER.exception("table %s cannot be analysed", table_id)
            self.waiting.pop(table_id, None)

    async def look_at(self, table_id: str) -> None:
        """Every turn that is left, each kept as it comes."""
        found = await self.progress(table_id)
        stored = await self.store.read(partial(analyses.record_of, table_id=table_id))
        if found is None or stored is None:
            return
        game, record = stored
        file = fitting(record, self.thinkers.components.get(game))
        for part in found.left:
            work = partial(look, record, file, found.task, part)
            findings = await self.thinkers.run(work, LONGEST, Rank.INSIGHT, table_id)
            await self.store.write(
                partial(analyses.keep, table_id=table_id, part=part, findings=findings)
            )

    async def close(self) -> None:
        if self.task is not None:
            self.task.cancel()
            with suppress(asyncio.CancelledError):
                await self.task


def check_over(room: Room) -> None:
    """Can it be looked back at?"""
    if not room.match.finished or not room.match.moves:
        raise NotOver("analysis-later")


def task_of(room: Room) -> Task:
    """All turns; mistakes of people, or of everybody where only bots played."""
    people = [chair.seat for chair in room.chairs if chair.player == PERSON]
    turns = [(part.start, part.stop) for part in parts(room.match)]
    return Task(people or [chair.seat for chair in room.chairs], turns)


def fitting(record: str, components: Path | None) -> Path | None:
    """An owner's components, if the record was made with them; else the package's own."""
    read = Record.from_json(record)
    return components if shelf_game(read.game, components).box.digest == read.components else None


def look(record: str, components: Path | None, task: Task, part: int) -> Findings:
    """In a worker: what there is to find in a turn."""
    read = Record.from_json(record)
    turn = range(*task.turns[part - 1])
    return examine(shelf_game(read.game, components), read, turn, task.seats)
