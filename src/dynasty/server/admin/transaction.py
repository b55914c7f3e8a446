"""A transaction for admin commands, which may run beside a server."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from sqlalchemy import Connection

from dynasty.server.admin.integrity import check_schema_version
from dynasty.server.admin.preflight import (
    database_url,
    open_known_engine,
    translate_database_errors,
)
from dynasty.server.clock import CLOCK_OPTION, SYSTEM_CLOCK
from dynasty.server.db.database import BEGIN_OPTION
from dynasty.server.errors import StartupError
from dynasty.server.settings import Settings


@contextmanager
def admin_transaction(settings: Settings) -> Iterator[Connection]:
    """Open one transaction; raise StartupError if the database is missing or of another version."""
    where = database_url(settings)
    if where.get_backend_name() == "sqlite" and not Path(str(where.database)).is_file():
        raise StartupError("doctor-nothing", file=str(where.database))
    ways = {
        CLOCK_OPTION: SYSTEM_CLOCK,
        BEGIN_OPTION: "BEGIN IMMEDIATE",
    }  # a server may write meanwhile
    engine = open_known_engine(settings, where).execution_options(**ways)
    try:
        with translate_database_errors(where), engine.begin() as connection:
            check_schema_version(connection, where)
            yield connection
    finally:
        engine.dispose()
