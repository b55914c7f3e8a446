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
from sqlalchemy import Connection, Engine, create_engine, select

from dynasty import games
from dynasty.kernel import Game
from dynasty.server.settings import Settings
from dynasty.server.starting import CannotStart, address_of
from dynasty.server.store.schema import TABLES
from dynasty.server.store.storage import alembic_of
from dynasty.server.tables.opening import open_table
from dynasty.server.tables.room import Room
from dynasty.server.tables.stored import Stored

WELL = "well"
RESUMES = "resumes"  # its log does not replay, but it would go on from its last position
KEPT = "kept"  # over, and shown as it was kept
CLOSED = "closed"  # nothing but its row can be shown


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
    """Every table, the oldest first."""
    engine = looking(settings)
    try:
        with engine.connect() as connection, silence():
            check_shape(connection, settings)
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


def looking(settings: Settings) -> Engine:
    """The database, to be read only."""
    where = address_of(settings)
    if where.get_backend_name() != "sqlite":
        return create_engine(settings.url, execution_options={"postgresql_readonly": True})
    if not Path(str(where.database)).is_file():
        raise CannotStart("doctor-nothing", file=str(where.database))
    return create_engine(f"sqlite:///file:{where.database}?mode=ro&uri=true")


def check_shape(connection: Connection, settings: Settings) -> None:
    """It has the shape of this version; a server that starts would give it that."""
    newest = ScriptDirectory.from_config(alembic_of(connection)).get_current_head()
    found = MigrationContext.configure(connection).get_current_revision()
    if found != newest:
        shown = address_of(settings).render_as_string(hide_password=True)
        raise CannotStart("doctor-shape", where=shown, found=found or "-", newest=newest or "-")


def finding(connection: Connection, table_id: str, settings: Settings) -> Finding:
    @cache
    def find_game(name: str, plain: bool) -> Game[Any]:
        return loaded(name, None if plain else settings.components.get(name))

    opened = open_table(connection, table_id, find_game)
    assert opened is not None
    table, _ = opened  # what would be mended stays as it is
    if isinstance(table, Stored):
        assert table.fault is not None
        health = CLOSED if table.status == CLOSED else KEPT
        return Finding(table_id, table.edition.game, health, table.fault.reason, table.fault.entry)
    return Finding(table_id, table.edition.game, *health_of(connection, table))


def health_of(connection: Connection, room: Room) -> tuple[str, str, int]:
    """A room is well, unless it was only now taken up from a dump."""
    known = connection.execute(select(TABLES.c.seq).where(TABLES.c.id == room.id)).scalar()
    if room.resumed is not None and room.resumed.seq > (known or 0):
        return RESUMES, room.resumed.reason, room.resumed.kept
    return WELL, "", 0


@cache
def loaded(name: str, components: Path | None) -> Game[Any]:
    return games.load(name, components)
