"""After a start: the results of tables that ended before results were kept."""

from __future__ import annotations

import asyncio
import logging
from functools import partial

from dynasty.server.after import endings, results
from dynasty.server.store.storage import Conflict
from dynasty.server.tables.hall import Hall
from dynasty.server.tables.opening import open_table
from dynasty.server.tables.room import Room

LOGGER = logging.getLogger("dynasty.filling")
PAUSE = 0.2  # seconds between two tables: people who play come first


async def fill_results(hall: Hall) -> None:
    """One table after the other, as far as their records still replay."""
    for table_id in await hall.store.read(results.missing):
        try:
            await fill(hall, table_id)
        except Conflict:
            LOGGER.info("another worker has the results of table %s", table_id)
        except Exception:
            LOGGER.exception("the results of table %s cannot be told", table_id)
        await asyncio.sleep(PAUSE)


async def fill(hall: Hall, table_id: str) -> None:
    """Look at a table as it ended, without opening it for anybody."""
    found = await hall.store.read(partial(open_table, table_id=table_id, find_game=hall.game))
    if found is not None and isinstance(found[0], Room):
        scores = (await asyncio.to_thread(endings.facts, found[0]))["scores"]
        await hall.store.write(partial(results.keep, table_id=table_id, scores=scores))
