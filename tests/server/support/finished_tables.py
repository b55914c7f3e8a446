"""Tables whose game is over, in memory and as the database has them."""

from __future__ import annotations

from dynasty.server.model.new_table import SeatSpec, TableSpec
from dynasty.server.model.room import Room
from dynasty.server.model.stored_table import StoredTable
from dynasty.server.tables.service import TableService
from tests.server.support import table_damage


async def finished(service: TableService) -> Room:
    room, _ = await service.create_table(
        TableSpec("xian", [SeatSpec("person")] * 2, "host", seed=1)
    )
    await table_damage.play_on(service, room, 5000)
    assert room.status == "finished"
    return room


async def stored(service: TableService, table: str) -> StoredTable:
    found = await service.table(table)
    assert isinstance(found, StoredTable)
    return found
