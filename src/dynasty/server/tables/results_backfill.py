"""Backfill after a start: results of tables that ended before results were saved."""

from __future__ import annotations

import asyncio
import logging
from functools import partial

from dynasty.server.db import results
from dynasty.server.db.database import Database
from dynasty.server.errors import WriteConflict
from dynasty.server.model import table_outcome
from dynasty.server.model.room import Room
from dynasty.server.tables.loading import FindGame, open_table
from dynasty.server.thread_pools import POSITIONS_POOL

LOGGER = logging.getLogger("dynasty.filling")
BACKFILL_PAUSE_SECONDS = 0.2  # seconds between two tables, to leave time for players


async def backfill_results(db: Database, find_game: FindGame) -> None:
    """Save the missing results of all tables whose records can be replayed."""
    for table_id in await db.read(results.tables_without_results):
        try:
            await backfill_table(db, find_game, table_id)
        except WriteConflict:
            LOGGER.info("another worker has the results of table %s", table_id)
        except Exception:
            LOGGER.exception("the results of table %s cannot be told", table_id)
        await asyncio.sleep(BACKFILL_PAUSE_SECONDS)


async def backfill_table(db: Database, find_game: FindGame, table_id: str) -> None:
    """Load a finished table without opening it, and save its results."""
    found = await db.read(partial(open_table, table_id=table_id, find_game=find_game))
    if found is not None and isinstance(found[0], Room):
        scores = (await POSITIONS_POOL.run(table_outcome.ending_columns, found[0]))["scores"]
        work = partial(results.save_results, table_id=table_id, scores=scores)
        await db.write(work, table_id)
