"""The database in the hands of whoever runs the server, for a command; a server may run beside."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from sqlalchemy import Connection

from dynasty.server.daytime import OPTION, SYSTEM
from dynasty.server.settings import Settings
from dynasty.server.starting import CannotStart, address_of, engine_of, in_words
from dynasty.server.store.doctor import check_shape
from dynasty.server.store.storage import BEGIN


@contextmanager
def changing(settings: Settings) -> Iterator[Connection]:
    """One transaction; CannotStart if there is no database, or one of another version."""
    where = address_of(settings)
    if where.get_backend_name() == "sqlite" and not Path(str(where.database)).is_file():
        raise CannotStart("doctor-nothing", file=str(where.database))
    ways = {OPTION: SYSTEM, BEGIN: "BEGIN IMMEDIATE"}  # a server may write between look and change
    engine = engine_of(settings, where).execution_options(**ways)
    try:
        with in_words(where), engine.begin() as connection:
            check_shape(connection, where)
            yield connection
    finally:
        engine.dispose()
