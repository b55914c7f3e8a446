"""Backups of an SQLite database: made while a server runs, restored while none does."""

from __future__ import annotations

import os
import sqlite3
import sys
from contextlib import closing
from pathlib import Path

from sqlalchemy.engine import URL

from dynasty.server.admin.preflight import (
    acquire_lock,
    database_url,
    localized_database_error,
    open_lock_file,
    translate_database_errors,
    url_without_password,
)
from dynasty.server.errors import BackupError, StartupError
from dynasty.server.settings import Settings

POSTGRES_COMMANDS = {  # commands of PostgreSQL, by the message that shows them
    "backup-postgres": "pg_dump --format=custom --file=FILE NAME",
    "restore-postgres": "pg_restore --clean --if-exists --single-transaction --dbname=NAME FILE",
}
REQUIRED_TABLES = {"tables", "seats", "log", "alembic_version"}  # tables that every database has
SQLITE_FILE_SUFFIXES = ("-wal", "-shm")  # suffixes of SQLite's other files
SQLITE_DAMAGE_CODES = {sqlite3.SQLITE_NOTADB, sqlite3.SQLITE_CORRUPT}
BUSY_TIMEOUT_SECONDS = 5.0  # seconds to wait for other users of a database before it is moved


def back_up(settings: Settings, file: Path) -> int:
    """Make a verified backup of all tables; return how many tables it has."""
    where = database_url(settings)
    source = sqlite_path(where, "backup-postgres")
    if not source.is_file():
        raise BackupError("backup-nothing", file=str(source))
    if file.exists():
        raise BackupError("backup-exists", file=str(file))
    unfinished = new_part_file(file)
    try:
        with translate_database_errors(where):
            copy_database(source, unfinished)
        count = verified_table_count(unfinished, source)
        publish_file(unfinished, file)
    finally:
        unfinished.unlink(missing_ok=True)
    return count


def restore_backup(settings: Settings, file: Path) -> Path | None:
    """Restore a backup; return the path to which the former database was moved, if any."""
    where = database_url(settings)
    target = sqlite_path(where, "restore-postgres")
    verified_table_count(file)
    target.parent.mkdir(parents=True, exist_ok=True)
    with open_lock_file(where) as lock:
        acquire_lock(lock, where, "")
        unfinished = new_part_file(target)
        try:
            with translate_database_errors(where):
                copy_database(file, unfinished)
                former = move_aside(target) if target.exists() else None
            publish_file(unfinished, target)
        finally:
            unfinished.unlink(missing_ok=True)
    return former


def new_part_file(file: Path) -> Path:
    """Create an empty file for the unfinished copy, beside its target, and return its path."""
    part = file.with_name(f"{file.name}.part")
    part.unlink(missing_ok=True)  # a leftover may be readable by others
    part.write_bytes(b"")
    return part


def copy_database(source: Path, target: Path) -> None:
    """Copy a database as it is at one moment, even while a server writes to it."""
    with closing(sqlite3.connect(source)) as live, closing(sqlite3.connect(target)) as made:
        live.backup(made)  # in one step: between steps a writer would make it begin anew
        made.execute("PRAGMA journal_mode=DELETE")  # one file, with nothing beside it


def publish_file(unfinished: Path, file: Path) -> None:
    """Rename a finished file to its final name, with both the file and the name on disk."""
    sync_to_disk(unfinished)
    unfinished.replace(file)
    if sys.platform != "win32":  # where a folder cannot be opened
        sync_to_disk(file.parent)


def sync_to_disk(path: Path) -> None:
    number = os.open(path, os.O_RDWR if path.is_file() else os.O_RDONLY)
    try:
        os.fsync(number)
    finally:
        os.close(number)


def move_aside(target: Path) -> Path:
    """Move a database, even a damaged one, to a free name beside it; return its path."""
    try:
        with closing(sqlite3.connect(target, timeout=BUSY_TIMEOUT_SECONDS)) as database:
            busy, _, _ = database.execute("PRAGMA wal_checkpoint(TRUNCATE)").fetchone()
    except sqlite3.DatabaseError as error:
        if error.sqlite_errorcode & 0xFF not in SQLITE_DAMAGE_CODES:
            raise
        busy = False
    if busy:
        raise BackupError("restore-busy", file=str(target))
    number = 1
    while (former := target.with_name(f"{target.name}.before-{number}")).exists():
        number += 1
    for suffix in ("", *SQLITE_FILE_SUFFIXES):
        if (file := target.with_name(target.name + suffix)).exists():
            file.replace(former.with_name(former.name + suffix))
    return former


def sqlite_path(where: URL, otherwise: str) -> Path:
    """Return the SQLite file; for PostgreSQL raise BackupError with message `otherwise`."""
    kind = where.get_backend_name()
    if kind == "postgresql":
        raise BackupError(otherwise, command=POSTGRES_COMMANDS[otherwise])
    if kind != "sqlite" or not where.database:
        raise StartupError("start-driver", url=url_without_password(where))
    return Path(where.database)


def verified_table_count(file: Path, of: Path | None = None) -> int:
    """Return how many tables a backup has; raise BackupError if it is damaged or not ours."""
    if not file.is_file():
        raise BackupError("restore-missing", file=str(file))
    called = str(of or file)
    try:
        with closing(sqlite3.connect(f"{file.resolve().as_uri()}?mode=ro", uri=True)) as database:
            said: str = database.execute("PRAGMA integrity_check(1)").fetchone()[0]
            if said != "ok":
                raise BackupError("restore-damaged", file=called, why=" ".join(said.split()))
            rows = database.execute("SELECT name FROM sqlite_master WHERE type = 'table'")
            if not {name for (name,) in rows} >= REQUIRED_TABLES:
                raise BackupError("restore-other", file=called)
            count: int = database.execute("SELECT COUNT(*) FROM tables").fetchone()[0]
            return count
    except sqlite3.DatabaseError as error:
        if error.sqlite_errorcode == sqlite3.SQLITE_NOTADB:
            raise BackupError("restore-other", file=called) from error
        raise localized_database_error(error, called) from error
