"""A disk that SQLite cannot write any more to, and rows that fill it."""

from __future__ import annotations

from contextlib import suppress
from functools import partial
from typing import Any

from sqlalchemy import Engine, event, insert
from sqlalchemy.exc import OperationalError

from dynasty.server.db.schema import CHAT
from dynasty.server.tables.service import TableService

PLENTY = 1_000_000


class Disk:
    """A disk with so many pages, as SQLite sees it."""

    def __init__(self, engine: Engine) -> None:
        self.pages = PLENTY
        event.listen(engine, "checkout", self.limit)

    def limit(self, connection: Any, *_: Any) -> None:
        connection.execute(f"PRAGMA max_page_count={self.pages}")

    def fill(self, service: TableService, table: str) -> None:
        """Talk until nothing more fits."""
        self.pages = 1  # SQLite takes the present size instead
        numbers = range(10_000, 20_000)
        with suppress(OperationalError):
            all(service.db.read_now(partial(talk, table=table, number=n)) for n in numbers)


def talk(connection: Any, table: str, number: int) -> bool:
    say(connection, table, number, 2000)
    connection.commit()
    return True


def say(connection: Any, table: str, number: int, size: int) -> None:
    row = {"table_id": table, "number": number, "seat": 0, "text": "x" * size, "at": 0.0}
    connection.execute(insert(CHAT).values(**row))
