"""Records that strangers send: replayed in a worker process, within limits of time and memory."""

from __future__ import annotations

import sys
from collections.abc import Mapping
from functools import partial
from pathlib import Path

from dynasty.kernel import BadRecord, DynastyError, Match, Record, Worded
from dynasty.server.minds.thinking import shelf_game
from dynasty.server.minds.workers import TookTooLong, WorkerDied, Workers
from dynasty.server.settings import Settings

MEMORY = 1 << 30  # bytes that such a process may have


class BadFile(Worded):
    """There is no record, or it asks for more than the server gives to strangers."""


async def replayed(
    workers: Workers, settings: Settings, text: str, caller: str
) -> tuple[Record, bool]:
    """The record of a text and whether its game is over, once it has been played through."""
    work, seconds = partial(replay, text, settings.components), settings.replay_seconds
    try:
        finished = await workers.run(work, seconds, caller=caller, tries=1)
    except TookTooLong as error:
        raise BadFile("record-long", seconds=f"{seconds:g}") from error
    except WorkerDied as error:
        raise BadFile("record-large") from error
    return Record.from_json(text), finished  # compiled, a record cannot come through a pipe


def replay(text: str, components: Mapping[str, Path]) -> bool:
    """In a worker: play it through, within its memory; is its game over?"""
    limit_memory()
    return played(text, components)


def played(text: str, components: Mapping[str, Path]) -> bool:
    """Whether the game of a record is over; BadRecord whatever is wrong with it."""
    record = Record.from_json(text)
    game = shelf_game(record.game, components.get(record.game))
    try:
        return Match.of_record(game, record).finished
    except DynastyError:
        raise
    except Exception as error:
        raise BadRecord(f"the record's position cannot be played: {error!r}") from error


def limit_memory() -> None:
    """From now on this process gets no more; asking for it is an error like another."""
    if sys.platform != "win32":
        import resource  # noqa: PLC0415  # Windows has none

        resource.setrlimit(resource.RLIMIT_AS, (MEMORY, MEMORY))
