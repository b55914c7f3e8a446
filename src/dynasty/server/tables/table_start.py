"""The start of a table that waits for players, or its closing after too long."""

from __future__ import annotations

from functools import partial
from typing import Final

from dynasty.server.clock import SECONDS_PER_DAY, Clock
from dynasty.server.db.database import Database
from dynasty.server.db.table_transactions import close_unstarted, mark_started
from dynasty.server.model.new_table import shuffled_table
from dynasty.server.model.room import Room
from dynasty.server.model.stored_table import StoredTable
from dynasty.server.model.table_status import TableStatus
from dynasty.server.tables.loading import FindGame, room_from_stored
from dynasty.server.thread_pools import POSITIONS_POOL

MAX_WAITING_SECONDS: Final = 14 * SECONDS_PER_DAY  # seconds that a table waits for players


async def start_or_expire(
    db: Database, clock: Clock, find_game: FindGame, table: Room | StoredTable | None
) -> bool:
    """Start a full table or close one that waited too long; return whether it changed."""
    if not isinstance(table, StoredTable) or table.status != TableStatus.WAITING:
        return False
    if clock.now() - table.created > MAX_WAITING_SECONDS:
        await db.write(partial(close_unstarted, table_id=table.id), table.id)
    elif not table.free():
        room = await POSITIONS_POOL.run(room_at_start, find_game, table)
        await db.write(partial(mark_started, room=room), room.id)
    else:
        return False
    return True


def room_at_start(find_game: FindGame, table: StoredTable) -> Room:
    """Return the room of a waiting table at its start, with today's rules and components."""
    table = shuffled_table(table) if table.terms.by_chance else table
    room = room_from_stored(table, find_game(table.edition.game, False), None, [])
    room.status = TableStatus.PLAYING
    return room
