"""Copies of the tables: made while a server runs, put back when none does."""

from __future__ import annotations

import os
import sqlite3
import sys
from contextlib import closing
from pathlib import Path

from sqlalchemy.engine import URL

from dynasty.kernel import Worded
from dynasty.server.settings import Settings
from dynasty.server.starting import (
    CannotStart,
    address_of,
    fault_of,
    in_words,
    open_lock,
    shown,
    take,
)

TOOLS = {  # of PostgreSQL, by the sentence that names them
    "backup-postgres": "pg_dump --format=custom --file=FILE NAME",
    "restore-postgres": "pg_restore --clean --if-exists --single-transaction --dbname=NAME FILE",
}
WANTED = {"tables", "seats", "log", "alembic_version"}  # what a database of ours has
BESIDE = ("-wal", "-shm")  # what SQLite keeps beside its file
DAMAGED = {sqlite3.SQLITE_NOTADB, sqlite3.SQLITE_CORRUPT}
PATIENCE = 5.0  # seconds that others may still use a database that is to be set aside


class CannotCopy(Worded):
    """The copy cannot be made or put back; the sentence says why."""


def back_up(settings: Settings, file: Path) -> int:
    """A whole and sound copy of all tables as of now; how many tables it holds."""
    where = address_of(settings)
    source = sqlite_file(where, "backup-postgres")
    if not source.is_file():
        raise CannotCopy("backup-nothing", file=str(source))
    if file.exists():
        raise CannotCopy("backup-exists", file=str(file))
    unfinished = part_of(file)
    try:
        with in_words(where):
            copy(source, unfinished)
        count = checked(unfinished, source)
        put_in_place(unfinished, file)
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
        unfinished = part_of(target)
        try:
            with in_words(where):
                copy(file, unfinished)
                former = set_aside(target) if target.exists() else None
            put_in_place(unfinished, target)
        finally:
            unfinished.unlink(missing_ok=True)
    return former


def part_of(file: Path) -> Path:
    """Where a file lies until it is whole; it is empty, and it can be written."""
    part = file.with_name(f"{file.name}.part")
    part.write_bytes(b"")
    return part


def copy(source: Path, target: Path) -> None:
    """All of a database as it is at one moment, whoever writes on meanwhile."""
    with closing(sqlite3.connect(source)) as live, closing(sqlite3.connect(target)) as made:
        live.backup(made)  # in one step: between steps a writer would make it begin anew
        made.execute("PRAGMA journal_mode=DELETE")  # one file, with nothing beside it


def put_in_place(unfinished: Path, file: Path) -> None:
    """All of it is on the disk before it gets its name, and the name after that."""
    sync(unfinished)
    unfinished.replace(file)
    if sys.platform != "win32":  # where a folder cannot be opened
        sync(file.parent)


def sync(path: Path) -> None:
    number = os.open(path, os.O_RDWR if path.is_file() else os.O_RDONLY)
    try:
        os.fsync(number)
    finally:
        os.close(number)


def set_aside(target: Path) -> Path:
    """Move the database there to a name that is free; one that is damaged, as it lies."""
    try:
        with closing(sqlite3.connect(target, timeout=PATIENCE)) as database:
            busy, _, _ = database.execute("PRAGMA wal_checkpoint(TRUNCATE)").fetchone()
    except sqlite3.DatabaseError as error:
        if error.sqlite_errorcode & 0xFF not in DAMAGED:
            raise
        busy = False
    if busy:
        raise CannotCopy("restore-busy", file=str(target))
    number = 1
    while (former := target.with_name(f"{target.name}.before-{number}")).exists():
        number += 1
    for suffix in ("", *BESIDE):
        if (file := target.with_name(target.name + suffix)).exists():
            file.replace(former.with_name(former.name + suffix))
    return former


def sqlite_file(where: URL, otherwise: str) -> Path:
    """The file of the database; PostgreSQL has tools of its own, which the sentence names."""
    kind = where.get_backend_name()
    if kind == "postgresql":
        raise CannotCopy(otherwise, command=TOOLS[otherwise])
    if kind != "sqlite" or not where.database:
        raise CannotStart("start-driver", url=shown(where))
    return Path(where.database)


def checked(file: Path, of: Path | None = None) -> int:
    """How many tables a copy holds, once it and so what it is of was found sound."""
    if not file.is_file():
        raise CannotCopy("restore-missing", file=str(file))
    called = str(of or file)
    try:
        with closing(sqlite3.connect(f"{file.resolve().as_uri()}?mode=ro", uri=True)) as database:
            said: str = database.execute("PRAGMA integrity_check(1)").fetchone()[0]
            if said != "ok":
                raise CannotCopy("restore-damaged", file=called, why=" ".join(said.split()))
            rows = database.execute("SELECT name FROM sqlite_master WHERE type = 'table'")
            if not {name for (name,) in rows} >= WANTED:
                raise CannotCopy("restore-other", file=called)
            count: int = database.execute("SELECT COUNT(*) FROM tables").fetchone()[0]
            return count
    except sqlite3.DatabaseError as error:
        if error.sqlite_errorcode == sqlite3.SQLITE_NOTADB:
            raise CannotCopy("restore-other", file=called) from error
        raise fault_of(error, called) from error
