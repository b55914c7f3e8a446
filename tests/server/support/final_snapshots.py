"""The pictures of finished games, made at once."""

from __future__ import annotations

from fastapi.testclient import TestClient

from dynasty.server.db import stored_tables
from dynasty.server.db.schema import ENDINGS
from dynasty.server.model import table_outcome
from tests.server.support.accounts import rows, table_service


def draw(client: TestClient) -> None:
    """The pictures of what is over are made."""
    db = table_service(client).db
    for table, record in rows(client, ENDINGS.c.table_id, ENDINGS.c.record):
        made = table_outcome.packed_snapshots(record, None)
        with db.engine.begin() as connection:
            stored_tables.save_final_snapshot(connection, table, made, record)
