"""Analyse finished tables part by part in the bot processes, when these have nothing else to do."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable
from contextlib import suppress
from functools import partial
from pathlib import Path
from typing import Final

from dynasty.games import load_shelf_game
from dynasty.insight.analysis import (
    SegmentFindings,
    analyse_segment,
    match_segments,
    seats_to_judge,
)
from dynasty.kernel import Record
from dynasty.server.db import analyses
from dynasty.server.db.analyses import AnalysisProgress, AnalysisTask
from dynasty.server.db.database import Database
from dynasty.server.errors import GameNotOver
from dynasty.server.model.room import Room
from dynasty.server.model.table_status import TableStatus
from dynasty.server.thread_pools import POSITIONS_POOL
from dynasty.server.workers.bot_pool import BotPool
from dynasty.server.workers.worker_pool import JobRank

LOGGER = logging.getLogger("dynasty.analysing")
MAX_PART_SECONDS: Final = 120.0  # seconds of one part
MAX_JUDGE_ATTEMPTS: Final = 2  # attempts to judge a choice before it is skipped


class AnalysisRunner:
    """Analyses one table after the other; resumes after a restart."""

    def __init__(self, db: Database, thinkers: BotPool) -> None:
        self.db = db
        self.thinkers = thinkers
        self.waiting: dict[str, None] = {}  # ids of tables, in order
        self.task: asyncio.Task[None] | None = None
        self.asking = asyncio.Lock()

    async def progress(self, table_id: str) -> AnalysisProgress | None:
        return await self.db.read(partial(analyses.read_progress, table_id=table_id))

    async def ask(self, room: Room) -> None:
        """Request the analysis of a table, if there is none yet, and start it."""
        async with self.asking:
            if await self.progress(room.id) is None:
                task = await POSITIONS_POOL.run(analysis_task, room)
                await self.db.write(
                    partial(analyses.request_analysis, table_id=room.id, task=task), room.id
                )
        await self.begin(room.id)

    async def go_on(self) -> None:
        """Resume unfinished analyses after a restart."""
        for table_id in await self.db.read(analyses.requested_table_ids):
            found = await self.progress(table_id)
            if found is not None and found.left:
                await self.begin(table_id)

    async def begin(self, table_id: str) -> None:
        async with self.asking:
            await self.db.write(partial(analyses.mark_resumed, table_id=table_id), table_id)
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
        """Mark the analysis of a table as failed."""
        async with self.asking:
            try:
                await self.db.write(partial(analyses.mark_interrupted, table_id=table_id), table_id)
            except Exception:
                LOGGER.exception("nothing can be kept of table %s", table_id)
            self.waiting.pop(table_id, None)

    async def look_at(self, table_id: str) -> None:
        """Analyse the parts that are still missing; save each result before starting the next."""
        found = await self.progress(table_id)
        stored = await self.db.read(partial(analyses.read_finished_record, table_id=table_id))
        if found is None or stored is None:
            return
        game, record = stored
        file = matching_components(record, self.thinkers.components.get(game))
        for part in found.left:
            work = partial(analyse_part, record, file, found.task, part)
            findings = await self.findings(table_id, work)
            kept = partial(analyses.save_part, table_id=table_id, part=part, findings=findings)
            await self.db.write(kept, table_id)

    async def findings(
        self, table_id: str, work: Callable[[bool], SegmentFindings]
    ) -> SegmentFindings:
        """Return the findings of a part; if judging its choices fails, return the others."""
        for _ in range(MAX_JUDGE_ATTEMPTS):
            try:
                return await self.thinkers.run(
                    partial(work, True), MAX_PART_SECONDS, JobRank.INSIGHT, table_id
                )
            except Exception:
                LOGGER.exception("a choice of table %s cannot be judged", table_id)
        return await self.thinkers.run(
            partial(work, False), MAX_PART_SECONDS, JobRank.INSIGHT, table_id
        )

    async def close(self) -> None:
        if self.task is not None:
            self.task.cancel()
            with suppress(asyncio.CancelledError):
                await self.task


def check_can_analyse(room: Room) -> None:
    """Raise GameNotOver if the game cannot be analysed."""
    if not room.match.finished:
        raise GameNotOver(
            "analysis-later" if room.status == TableStatus.PLAYING else "analysis-broken-off"
        )
    if not room.match.moves:
        raise GameNotOver("analysis-empty")


def analysis_task(room: Room) -> AnalysisTask:
    """Return the task for the whole game."""
    seats = seats_to_judge(room.match.seats)
    return AnalysisTask(
        seats, [(part.start, part.stop) for part in match_segments(room.match, seats)]
    )


def matching_components(record: str, components: Path | None) -> Path | None:
    """Return the components file if the record was made with it; None for the package's own."""
    read = Record.from_json(record)
    return (
        components if load_shelf_game(read.game, components).box.digest == read.components else None
    )


def analyse_part(
    record: str, components: Path | None, task: AnalysisTask, part: int, judge: bool
) -> SegmentFindings:
    """Return the findings of a part. Runs in a worker process."""
    read = Record.from_json(record)
    moves = range(*task.parts[part - 1])
    return analyse_segment(load_shelf_game(read.game, components), read, moves, task.seats, judge)
