"""Copies of the tables: made while a server runs, put back when none does."""

from __future__ import annotations

import shutil
import sqlite3
from contextlib import closing
from pathlib import Path

from sqlalchemy.engine import URL

from dynasty.kernel import Worded
from dynasty.server.settings import Settings
from dynasty.server.starting import address_of, open_lock, take

PAGES = 500  # copied at a time; writers wait no longer than that takes
TOOLS = {  # of PostgreSQL, by the sentence that names them
    "backup-postgres": "pg_dump --format=custom --file=FILE NAME",
    "restore-postgres": "pg_restore --clean --dbname=NAME FILE",
}
WANTED = {"tables", "seats", "log", "alembic_version"}  # what a database of ours has


class CannotCopy(Worded):
    """The copy cannot be made or put back; the sentence says why."""


def back_up(settings: Settings, file: Path) -> int:
    """A whole and sound copy of all tables as of now; how many tables it holds."""
    source = sqlite_file(address_of(settings), "backup-postgres")
    if not source.is_file():
        raise CannotCopy("backup-nothing", file=str(source))
    if file.exists():
        raise CannotCopy("backup-exists", file=str(file))
    unfinished = file.with_name(f"{file.name}.part")
    try:
        with closing(sqlite3.connect(source)) as live, closing(sqlite3.connect(unfinished)) as copy:
            live.backup(copy, pages=PAGES)
            copy.execute("PRAGMA journal_mode=DELETE")  # one file, with nothing beside it
        count = checked(unfinished)
        unfinished.replace(file)
    finally:
        unfinished.unlink(missing_ok=True)
    return count


def restore(settings: Settings, file: Path) -> Path | None:
    """Put a copy back; what was there is kept beside it, and told."""
    where = address_of(settings)
    target = sqlite_file(where, "restore-postgres")
    checked(file)
    target.parent.mkdir(parents=True, exist_ok=True)
    with open_lock(where) as lock:
        take(lock, where, "")
        former = set_aside(target)
        unfinished = target.with_name(f"{target.name}.part")
        shutil.copyfile(file, unfinished)
        unfinished.replace(target)
    return former


def set_aside(target: Path) -> Path | None:
    """Move the database there to a name that is free, with what SQLite keeps beside it."""
    if not target.exists():
        return None
    with closing(sqlite3.connect(target)) as database:
        database.execute("PRAGMA wal_checkpoint(TRUNCATE)")
    number = 1
    while (former := target.with_name(f"{target.name}.before-{number}")).exists():
        number += 1
    target.replace(former)
    for suffix in ("-wal", "-shm"):
        target.with_name(target.name + suffix).unlink(missing_ok=True)
    return former


def sqlite_file(where: URL, otherwise: str) -> Path:
    """The file of the database; another kind has tools of its own, which the sentence names."""
    if where.get_backend_name() != "sqlite" or not where.database:
        raise CannotCopy(otherwise, command=TOOLS[otherwise])
    return Path(where.database)


def checked(file: Path) -> int:
    """How many tables a copy holds, once it was found sound."""
    if not file.is_file():
        raise CannotCopy("restore-missing", file=str(file))
    try:
        with closing(sqlite3.connect(f"file:{file}?mode=ro", uri=True)) as database:
            sound = database.execute("PRAGMA integrity_check").fetchone()[0]
            rows = database.execute("SELECT name FROM sqlite_master WHERE type = 'table'")
            if not {name for (name,) in rows} >= WANTED:
                raise CannotCopy("restore-other", file=str(file))
            if sound != "ok":
                raise CannotCopy("restore-damaged", file=str(file), why=sound)
            count: int = database.execute("SELECT COUNT(*) FROM tables").fetchone()[0]
            return count
    except sqlite3.DatabaseError as error:
        raise CannotCopy("restore-other", file=str(file)) from error
