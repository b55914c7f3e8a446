"""Replay of uploaded records in a worker process with limits on time and memory."""

from __future__ import annotations

import sys
from collections.abc import Mapping
from functools import partial
from pathlib import Path

from dynasty.games import load_shelf_game
from dynasty.kernel import BadRecord, DynastyError, Match, Record
from dynasty.server.errors import BadRecordFile, WorkerDied, WorkerTimeout
from dynasty.server.settings import Settings
from dynasty.server.workers.worker_pool import WorkerPool

MAX_REPLAY_BYTES = 1 << 30  # bytes of memory that a worker process may use


async def replay_upload(
    workers: WorkerPool, settings: Settings, text: str, caller: str
) -> tuple[Record, bool]:
    """Return the record in a text, replayed in a worker, and whether its game is over."""
    work, seconds = (
        partial(replay_within_limits, text, settings.components),
        settings.replay_seconds,
    )
    try:
        finished = await workers.run(work, seconds, caller=caller, tries=1)
    except WorkerTimeout as error:
        raise BadRecordFile("record-long", seconds=f"{seconds:g}") from error
    except WorkerDied as error:
        raise BadRecordFile("record-large") from error
    return Record.from_json(text), finished  # a compiled Record cannot be pickled


def replay_within_limits(text: str, components: Mapping[str, Path]) -> bool:
    """Replay a record in a worker with a memory limit; return whether its game is over."""
    limit_memory()
    return is_record_finished(text, components)


def is_record_finished(text: str, components: Mapping[str, Path]) -> bool:
    """Return whether the game of a record is over; raise BadRecord if it cannot be replayed."""
    record = Record.from_json(text)
    game = load_shelf_game(record.game, components.get(record.game))
    try:
        return Match.of_record(game, record).finished
    except DynastyError:
        raise
    except Exception as error:
        raise BadRecord("flaw-position", what=repr(error)) from error


def limit_memory() -> None:
    """Limit the memory of this process; beyond it, allocations raise MemoryError."""
    if sys.platform != "win32":
        import resource  # noqa: PLC0415  # Windows has none

        resource.setrlimit(resource.RLIMIT_AS, (MAX_REPLAY_BYTES, MAX_REPLAY_BYTES))
