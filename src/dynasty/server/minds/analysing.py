"""Analyses of tables that are over: made part by part by the thinkers, when nothing else waits."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable
from contextlib import suppress
from functools import partial
from pathlib import Path
from typing import Final

from dynasty.insight.analysis import Findings, examine, judged, parts
from dynasty.kernel import Record, Worded
from dynasty.server.minds import analyses
from dynasty.server.minds.analyses import Progress, Task
from dynasty.server.minds.thinking import Thinkers, shelf_game
from dynasty.server.minds.workers import Rank
from dynasty.server.store.storage import Store
from dynasty.server.tables.room import Room

LOGGER = logging.getLogger("dynasty.analysing")
LONGEST: Final = 120.0  # seconds of one part
TRIES: Final = 2  # to judge a choice, before it is passed over


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
        await self.begin(room.id)

    async def go_on(self) -> None:
        """After a start: what the last run did not come to."""
        for table_id in await self.store.read(analyses.asked_for):
            found = await self.progress(table_id)
            if found is not None and found.left:
                await self.begin(table_id)

    async def begin(self, table_id: str) -> None:
        async with self.asking:
            await self.store.write(partial(analyses.go_on, table_id=table_id))
            self.waiting[table_id] = None
        if self.task is None or self.task.done():
            self.task = asyncio.create_task(self.run())

    async def run(self) -> None:
        while self.waiting:
            table_id = next(iter(self.waiting))
            try:
                await self.look_at(table_id)
                self.waiting.pop(table_id, None)
            except Exception:
                LOGGER.exception("the analysis of table %s is interrupted", table_id)
                await self.interrupt(table_id)

    async def interrupt(self, table_id: str) -> None:
        """Tell whoever waits for it; where even that cannot be kept, the log does."""
        async with self.asking:
            try:
                await self.store.write(partial(analyses.interrupt, table_id=table_id))
            except Exception:
                LOGGER.exception("nothing can be kept of table %s", table_id)
            self.waiting.pop(table_id, None)

    async def look_at(self, table_id: str) -> None:
        """Every part that is left, each kept as it comes."""
        found = await self.progress(table_id)
        stored = await self.store.read(partial(analyses.record_of, table_id=table_id))
        if found is None or stored is None:
            return
        game, record = stored
        file = fitting(record, self.thinkers.components.get(game))
        for part in found.left:
            work = partial(look, record, file, found.task, part)
            findings = await self.findings(table_id, work)
            await self.store.write(
                partial(analyses.keep, table_id=table_id, part=part, findings=findings)
            )

    async def findings(self, table_id: str, work: Callable[[bool], Findings]) -> Findings:
        """What there is to find in a part; where no try to judge it succeeds, all the rest."""
        for _ in range(TRIES):
            try:
                return await self.thinkers.run(partial(work, True), LONGEST, Rank.INSIGHT, table_id)
            except Exception:
                LOGGER.exception("a choice of table %s cannot be judged", table_id)
        return await self.thinkers.run(partial(work, False), LONGEST, Rank.INSIGHT, table_id)

    async def close(self) -> None:
        if self.task is not None:
            self.task.cancel()
            with suppress(asyncio.CancelledError):
                await self.task


def check_over(room: Room) -> None:
    """Can it be looked back at?"""
    if not room.match.finished:
        raise NotOver("analysis-later" if room.status == "playing" else "analysis-broken-off")
    if not room.match.moves:
        raise NotOver("analysis-empty")


def task_of(room: Room) -> Task:
    """All parts of the game."""
    seats = judged(room.match.seats)
    return Task(seats, [(part.start, part.stop) for part in parts(room.match, seats)])


def fitting(record: str, components: Path | None) -> Path | None:
    """An owner's components, if the record was made with them; else the package's own."""
    read = Record.from_json(record)
    return components if shelf_game(read.game, components).box.digest == read.components else None


def look(record: str, components: Path | None, task: Task, part: int, judge: bool) -> Findings:
    """In a worker: what there is to find in a part."""
    read = Record.from_json(record)
    moves = range(*task.parts[part - 1])
    return examine(shelf_game(read.game, components), read, moves, task.seats, judge)
