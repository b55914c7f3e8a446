"""The status of a table, as the database has it and as people read it."""

import pytest

from dynasty.server.db.schema import TABLES
from dynasty.server.model.table_status import OVER_STATUSES, TableStatus
from tests.server.support.tea_rooms import tea_room


@pytest.mark.parametrize("status", TableStatus)
def test_a_status_is_the_text_that_the_database_has(status: TableStatus) -> None:
    assert TableStatus(str(status)) is status
    assert f"{status}" == status.value
    length = getattr(TABLES.c.status.type, "length", 0)
    assert len(status) <= length


def test_a_table_that_is_over_asks_nobody() -> None:
    room = tea_room()
    for status in OVER_STATUSES:
        room.status = status
        assert room.asked() == []
    room.status = TableStatus.PLAYING
    assert room.asked() != []
    assert {TableStatus.WAITING, TableStatus.PLAYING}.isdisjoint(OVER_STATUSES)
