"""The doctor: opens every table, replays every log, says what is wrong, and changes nothing."""

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
from dynasty.server.settings import Settings
from dynasty.server.starting import CannotStart, address_of, engine_of, in_words, shown
from dynasty.server.store.schema import TABLES
from dynasty.server.store.storage import alembic_of
from dynasty.server.tables.opening import open_table
from dynasty.server.tables.room import Room
from dynasty.server.tables.stored import Stored

WELL = "well"
RESUMES = "resumes"  # its log does not replay, but it would go on from its last position
KEPT = "kept"  # over, and shown as it was kept
CLOSED = "closed"  # nothing but its row can be shown
Health = tuple[str, str, int]  # with the reason, and the entry of the log


@dataclass(frozen=True)
class Finding:
    """One table: how it is, and the reason where it is not well."""

    table: str
    game: str
    health: str
    reason: str = ""  # game, rules, components, log or stored
    entry: int = 0  # of the log

    @property
    def is_well(self) -> bool:
        return self.health == WELL


def examine(settings: Settings) -> Iterator[Finding]:
    """Every table, the oldest first; CannotStart if they cannot be looked at."""
    where = address_of(settings)
    engine = looking(settings, where)
    try:
        with in_words(where), engine.connect() as connection, silence():
            check_file(connection, where)
            check_shape(connection, where)
            ids = connection.execute(select(TABLES.c.id).order_by(TABLES.c.created)).scalars()
            for table_id in list(ids):
                yield finding(connection, table_id, settings)
    finally:
        engine.dispose()


@contextmanager
def silence() -> Iterator[None]:
    """Whoever opens tables warns of what is wrong; here the findings say it."""
    logger = logging.getLogger("dynasty.opening")
    before = logger.level
    logger.setLevel(logging.ERROR)
    try:
        yield
    finally:
        logger.setLevel(before)


def looking(settings: Settings, where: URL) -> Engine:
    """The database, to be read only."""
    if where.get_backend_name() != "sqlite":
        return engine_of(settings, where).execution_options(postgresql_readonly=True)
    file = Path(str(where.database))
    if not file.is_file():
        raise CannotStart("doctor-nothing", file=str(file))
    readable = {"mode": "ro", "uri": "true"}
    return create_engine(URL.create("sqlite", database=file.resolve().as_uri(), query=readable))


def check_file(connection: Connection, where: URL) -> None:
    """SQLite finds its file sound; other databases look after theirs."""
    if connection.dialect.name == "sqlite":
        said: str = connection.exec_driver_sql("PRAGMA integrity_check(1)").scalar_one()
        if said != "ok":
            why = " ".join(said.split())
            raise CannotStart("doctor-damaged", file=str(where.database), why=why)


def check_shape(connection: Connection, where: URL) -> None:
    """It has the shape of this version; a server that starts would give it that."""
    newest = ScriptDirectory.from_config(alembic_of(connection)).get_current_head()
    found = MigrationContext.configure(connection).get_current_revision()
    if found != newest:
        told = {"found": found or "-", "newest": newest or "-"}
        raise CannotStart("doctor-shape", where=shown(where), **told)


def finding(connection: Connection, table_id: str, settings: Settings) -> Finding:
    @cache
    def find_game(name: str, plain: bool) -> Game[Any]:
        return loaded(name, None if plain else settings.components.get(name))

    opened = open_table(connection, table_id, find_game)
    assert opened is not None
    table, _ = opened  # what would be mended stays as it is
    health = health_shut(table) if isinstance(table, Stored) else health_of(connection, table)
    return Finding(table_id, table.edition.game, *health)


def health_shut(table: Stored) -> Health:
    """A table that has no room is well if nothing is wrong with it: it waits for its people."""
    if table.fault is None:
        return WELL, "", 0
    return CLOSED if table.status == CLOSED else KEPT, table.fault.reason, table.fault.entry


def health_of(connection: Connection, room: Room) -> Health:
    """A room is well, unless it was only now taken up from a dump."""
    known = connection.execute(select(TABLES.c.seq).where(TABLES.c.id == room.id)).scalar()
    if room.resumed is not None and room.resumed.seq > (known or 0):
        return RESUMES, room.resumed.reason, room.resumed.kept
    return WELL, "", 0


@cache
def loaded(name: str, components: Path | None) -> Game[Any]:
    return games.load(name, components)
