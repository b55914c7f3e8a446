"""What is looked at before a server starts: it starts well, or says in a sentence why not."""

from __future__ import annotations

import os
import socket
import sqlite3
import ssl
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import TextIO

from alembic.util import CommandError
from sqlalchemy import Engine
from sqlalchemy.engine import URL, make_url
from sqlalchemy.exc import ArgumentError, DBAPIError, NoSuchModuleError

from dynasty.kernel import Worded
from dynasty.server.settings import Settings
from dynasty.server.store.storage import DiskFull, is_full, migrate, open_engine

if sys.platform != "win32":
    import fcntl


class CannotStart(Worded):
    """The server cannot start; the sentence says why."""


@contextmanager
def ready(settings: Settings, host: str, port: int) -> Iterator[None]:
    """Everything that a server needs is there, and nobody else serves these tables."""
    where = address_of(settings)
    check_certificate(settings)
    try:
        settings.folder.mkdir(parents=True, exist_ok=True)
        lock = open_lock(where)
    except OSError as error:
        why, file = error.strerror or str(error), error.filename or settings.folder
        raise CannotStart("start-folder", file=str(file), why=why) from error
    with lock:
        take(lock, where, f"{settings.scheme}://{host}:{port}/")
        check_database(settings, where)
        check_port(host, port)
        yield


def address_of(settings: Settings) -> URL:
    try:
        return make_url(settings.url)
    except ArgumentError as error:
        kind = settings.url.partition(":")[0]  # the rest may hold a password
        raise CannotStart("start-driver", url=kind) from error


def check_database(settings: Settings, where: URL) -> None:
    """It can be opened and has, or gets, the newest shape."""
    try:
        with in_words(where):
            engine = engine_of(settings, where)
            try:
                migrate(engine)
            finally:
                engine.dispose()
    except CommandError as error:
        raise CannotStart("start-newer", where=shown(where)) from error


def engine_of(settings: Settings, where: URL) -> Engine:
    """The database, if it is of a kind that we know."""
    try:
        return open_engine(settings)
    except (ArgumentError, NoSuchModuleError, ImportError) as error:
        raise CannotStart("start-driver", url=shown(where)) from error


@contextmanager
def in_words(where: URL) -> Iterator[None]:
    """Whatever the database refuses meanwhile is said in a sentence."""
    try:
        yield
    except (DBAPIError, sqlite3.Error) as error:
        raise fault_of(error, shown(where)) from error


def shown(where: URL) -> str:
    return where.render_as_string(hide_password=True)


def fault_of(error: DBAPIError | sqlite3.Error, where: str) -> Worded:
    """What the database said, in our words."""
    cause = error.orig if isinstance(error, DBAPIError) else error
    if is_full(error):
        return DiskFull()
    if getattr(cause, "sqlite_errorcode", 0) == sqlite3.SQLITE_NOTADB:
        return CannotStart("start-file", where=where)
    why = str(cause).strip().partition("\n")[0]
    return CannotStart("start-database", where=where, why=why)


def check_certificate(settings: Settings) -> None:
    """Certificate and key are there, can be read and belong together."""
    cert, key = settings.tls_cert, settings.tls_key
    if bool(cert) != bool(key):
        raise CannotStart("start-tls-alone")
    if not cert:
        return
    try:
        for file in (cert, key):
            Path(file).read_bytes()
        ssl.SSLContext(ssl.PROTOCOL_TLS_SERVER).load_cert_chain(cert, key, password=lambda: "")
    except ssl.SSLError as error:
        raise CannotStart("start-tls-bad", cert=cert, secret=key) from error
    except OSError as error:
        why = error.strerror or str(error)
        raise CannotStart("start-tls-file", file=str(error.filename), why=why) from error


def check_port(host: str, port: int) -> None:
    """Somebody can listen there."""
    try:
        for family, kind, _, _, address in socket.getaddrinfo(host, port, type=socket.SOCK_STREAM):
            with socket.socket(family, kind) as probe:
                probe.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
                probe.bind(address)
    except OSError as error:
        raise CannotStart(
            "start-port", host=host, port=str(port), why=error.strerror or str(error)
        ) from error


def open_lock(where: URL) -> TextIO:
    """The file by which servers of the same SQLite file know of each other."""
    file = where.database if where.get_backend_name() == "sqlite" else None
    return Path(f"{file}.lock" if file else os.devnull).open("a+", encoding="utf-8")


def take(lock: TextIO, where: URL, address: str) -> None:
    """Serve the file alone: a second server would not see what happens at the first."""
    if sys.platform == "win32" or where.get_backend_name() != "sqlite":
        return
    try:
        fcntl.flock(lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except OSError as error:
        lock.seek(0)
        first = lock.read().strip()
        raise CannotStart("start-second", where=str(where.database), url=first) from error
    lock.truncate(0)
    lock.write(address)
    lock.flush()
