"""Integrity check: open every table, replay its log and report problems; change nothing."""

from __future__ import annotations

import logging
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Any

from alembic.runtime.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import URL, Connection, Engine, create_engine, select

from dynasty import games
from dynasty.kernel import Game
from dynasty.server.admin.preflight import (
    database_url,
    open_known_engine,
    translate_database_errors,
    url_without_password,
)
from dynasty.server.db.database import alembic_config
from dynasty.server.db.schema import TABLES
from dynasty.server.errors import StartupError
from dynasty.server.model.room import Room
from dynasty.server.model.stored_table import StoredTable
from dynasty.server.settings import Settings
from dynasty.server.tables.loading import open_table

HEALTH_WELL = "well"
HEALTH_RESUMES = "resumes"  # its log does not replay, but its last position can be continued
HEALTH_KEPT = "kept"  # over, and its stored ending can be shown
HEALTH_CLOSED = "closed"  # only its row can be shown
HealthDetails = tuple[str, str, int]  # health, reason, entry of the log


@dataclass(frozen=True)
class TableFinding:
    """The health of one table, and the reason if it is not well."""

    table: str
    game: str
    health: str
    reason: str = ""  # game, rules, components, log or stored
    entry: int = 0  # of the log

    @property
    def is_well(self) -> bool:
        return self.health == HEALTH_WELL


def table_findings(settings: Settings) -> Iterator[TableFinding]:
    """Yield the finding of every table, oldest first; raise StartupError if that is impossible."""
    where = database_url(settings)
    engine = read_only_engine(settings, where)
    try:
        with translate_database_errors(where), engine.connect() as connection, mute_loading_log():
            check_sqlite_file(connection, where)
            check_schema_version(connection, where)
            ids = connection.execute(select(TABLES.c.id).order_by(TABLES.c.created)).scalars()
            for table_id in list(ids):
                yield examine_table(connection, table_id, settings)
    finally:
        engine.dispose()


@contextmanager
def mute_loading_log() -> Iterator[None]:
    """Suppress the warnings of table loading, because the findings report the same."""
    logger = logging.getLogger("dynasty.opening")
    before = logger.level
    logger.setLevel(logging.ERROR)
    try:
        yield
    finally:
        logger.setLevel(before)


def read_only_engine(settings: Settings, where: URL) -> Engine:
    """Return a read-only engine."""
    if where.get_backend_name() != "sqlite":
        return open_known_engine(settings, where).execution_options(postgresql_readonly=True)
    file = Path(str(where.database))
    if not file.is_file():
        raise StartupError("doctor-nothing", file=str(file))
    readable = {"mode": "ro", "uri": "true"}
    return create_engine(URL.create("sqlite", database=file.resolve().as_uri(), query=readable))


def check_sqlite_file(connection: Connection, where: URL) -> None:
    """Raise StartupError if SQLite reports that its file is damaged."""
    if connection.dialect.name == "sqlite":
        said: str = connection.exec_driver_sql("PRAGMA integrity_check(1)").scalar_one()
        if said != "ok":
            why = " ".join(said.split())
            raise StartupError("doctor-damaged", file=str(where.database), why=why)


def check_schema_version(connection: Connection, where: URL) -> None:
    """Raise StartupError if the database does not have the schema of this version."""
    newest = ScriptDirectory.from_config(alembic_config(connection)).get_current_head()
    found = MigrationContext.configure(connection).get_current_revision()
    if found != newest:
        told = {"found": found or "-", "newest": newest or "-"}
        raise StartupError("doctor-shape", where=url_without_password(where), **told)


def examine_table(connection: Connection, table_id: str, settings: Settings) -> TableFinding:
    @cache
    def find_game(name: str, plain: bool) -> Game[Any]:
        return games.load_cached(name, None if plain else settings.components.get(name))

    opened = open_table(connection, table_id, find_game)
    assert opened is not None
    table, _ = opened  # the repairs are not applied
    health = (
        health_without_room(table)
        if isinstance(table, StoredTable)
        else health_of_room(connection, table)
    )
    return TableFinding(table_id, table.edition.game, *health)


def health_without_room(table: StoredTable) -> HealthDetails:
    """Return the health of a table without a room: well if it waits for players."""
    if table.fault is None:
        return HEALTH_WELL, "", 0
    return (
        HEALTH_CLOSED if table.status == HEALTH_CLOSED else HEALTH_KEPT,
        table.fault.reason,
        table.fault.entry,
    )


def health_of_room(connection: Connection, room: Room) -> HealthDetails:
    """Return the health of a room: well, unless it was only now resumed from a position."""
    known = connection.execute(select(TABLES.c.seq).where(TABLES.c.id == room.id)).scalar()
    if room.resumed is not None and room.resumed.seq > (known or 0):
        return HEALTH_RESUMES, room.resumed.reason, room.resumed.kept
    return HEALTH_WELL, "", 0
