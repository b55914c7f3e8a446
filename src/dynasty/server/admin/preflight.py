"""Checks before a server starts: it starts well, or says in a sentence why it cannot."""

from __future__ import annotations

import getpass
import os
import socket
import sqlite3
import ssl
import sys
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from dataclasses import replace
from pathlib import Path
from typing import Final, TextIO

from alembic.util import CommandError
from sqlalchemy import Engine
from sqlalchemy.engine import URL, make_url
from sqlalchemy.exc import ArgumentError, DBAPIError, NoSuchModuleError

from dynasty.kernel import LocalizedError, file_error_phrase
from dynasty.server.db.database import migrate, open_engine
from dynasty.server.db.failures import is_full
from dynasty.server.errors import DiskFull, StartupError
from dynasty.server.settings import Settings

if sys.platform != "win32":
    import fcntl
    import resource

MAX_OPEN_FILES: Final = 1_000_000  # that a server may open, whatever the system allows


@contextmanager
def startup_checks(settings: Settings, host: str, port: int) -> Iterator[None]:
    """Check everything that a server needs, and hold the lock that keeps a second server out."""
    where = database_url(settings)
    check_certificate(settings)
    try:
        settings.folder.mkdir(0o700, parents=True, exist_ok=True)
        lock = open_lock_file(where)
    except OSError as error:
        why, file = file_error_phrase(error), error.filename or settings.folder
        raise StartupError("start-folder", file=str(file), why=why) from error
    with lock:
        acquire_lock(lock, where, f"{settings.scheme}://{host}:{port}/")
        check_database(settings, where)
        check_port(host, port)
        yield


def database_url(settings: Settings) -> URL:
    """Return the address of the database; StartupError shows nothing of one that cannot be read.

    Any part of it may be a password: of a file that holds nothing else, or behind a sign that
    separates the parts.
    """
    try:
        where = make_url(settings.url)
    except (ArgumentError, ValueError) as error:  # a port that is no number is a ValueError
        raise StartupError("start-address") from error
    if "@" in (where.host or ""):  # it begins with the end of the password
        raise StartupError("start-address")
    return where


def settings_with_password(settings: Settings) -> Settings:
    """Move PGPASSWORD, which all processes that we start would inherit, into the settings."""
    password = os.environ.pop("PGPASSWORD", "")
    where = database_url(settings)
    if not password or not settings.is_postgres or where.password or "password" in where.query:
        return settings
    user = where.username or os.environ.get("PGUSER") or getpass.getuser()  # as PostgreSQL does
    where = where.set(username=user, password=password)
    return replace(settings, database=where.render_as_string(hide_password=False))


def check_database(settings: Settings, where: URL) -> None:
    """Raise if the database cannot be opened or migrated to the newest schema."""
    try:
        with translate_database_errors(where):
            engine = open_known_engine(settings, where)
            try:
                migrate(engine)
            finally:
                engine.dispose()
    except CommandError as error:
        raise StartupError("start-newer", where=url_without_password(where)) from error


def open_known_engine(settings: Settings, where: URL) -> Engine:
    """Return an engine for the database; raise StartupError if its kind is unknown."""
    try:
        return open_engine(settings)
    except (ArgumentError, NoSuchModuleError, ImportError) as error:
        raise StartupError("start-driver", url=url_without_password(where)) from error


@contextmanager
def translate_database_errors(where: URL) -> Iterator[None]:
    """Turn database errors raised in this block into errors with a translated sentence."""
    try:
        yield
    except (DBAPIError, sqlite3.Error) as error:
        raise localized_database_error(error, url_without_password(where)) from error


def url_without_password(where: URL) -> str:
    return where.difference_update_query(["password"]).render_as_string(hide_password=True)


def localized_database_error(error: DBAPIError | sqlite3.Error, where: str) -> LocalizedError:
    """Return our error, with a translated sentence, for an error of the database."""
    cause = error.orig if isinstance(error, DBAPIError) else error
    if is_full(error):
        return DiskFull()
    if getattr(cause, "sqlite_errorcode", 0) == sqlite3.SQLITE_NOTADB:
        return StartupError("start-file", where=where)
    why = str(cause).strip().partition("\n")[0]
    return StartupError("start-database", where=where, why=why)


def check_certificate(settings: Settings) -> None:
    """Raise if the certificate or its key is missing, unreadable, or does not match the other."""
    cert, key = settings.tls_cert, settings.tls_key
    if bool(cert) != bool(key):
        raise StartupError("start-tls-alone")
    if not cert:
        return
    try:
        for file in (cert, key):
            Path(file).read_bytes()
        ssl.SSLContext(ssl.PROTOCOL_TLS_SERVER).load_cert_chain(cert, key, password=lambda: "")
    except ssl.SSLError as error:
        raise StartupError("start-tls-bad", cert=cert, secret=key) from error
    except OSError as error:
        why = file_error_phrase(error)
        raise StartupError("start-tls-file", file=str(error.filename), why=why) from error


def check_port(host: str, port: int) -> None:
    """Raise if the server cannot listen at this host and port."""
    try:
        for family, kind, _, _, address in socket.getaddrinfo(host, port, type=socket.SOCK_STREAM):
            with socket.socket(family, kind) as probe:
                probe.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
                probe.bind(address)
    except OSError as error:
        why = file_error_phrase(error)
        raise StartupError("start-port", host=host, port=str(port), why=why) from error


def open_sockets(host: str, port: int) -> list[socket.socket]:
    """Return sockets that are bound to every address of this host, for all workers."""
    found = []
    infos = socket.getaddrinfo(host, port, type=socket.SOCK_STREAM, flags=socket.AI_PASSIVE)
    for family, kind, protocol, _, address in infos:
        # With its protocol, because asyncio sends small answers at once (TCP_NODELAY) only on
        # sockets that it knows to be TCP.
        bound = socket.socket(family, kind, protocol)
        bound.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        if family == socket.AF_INET6:
            bound.setsockopt(socket.IPPROTO_IPV6, socket.IPV6_V6ONLY, 1)
        bound.bind(address)
        bound.set_inheritable(True)
        found.append(bound)
    return found


def raise_file_limit() -> int | None:
    """Let this process open as many files as it may; return that number, None if it is unknown."""
    if sys.platform == "win32":
        return None
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    wanted = MAX_OPEN_FILES if hard == resource.RLIM_INFINITY else min(hard, MAX_OPEN_FILES)
    with suppress(ValueError, OSError):  # a system may allow less than it says
        resource.setrlimit(resource.RLIMIT_NOFILE, (max(soft, wanted), hard))
    return resource.getrlimit(resource.RLIMIT_NOFILE)[0]


def open_lock_file(where: URL) -> TextIO:
    """Open the lock file by which servers of the same SQLite file notice each other."""
    file = where.database if where.get_backend_name() == "sqlite" else None
    return Path(f"{file}.lock" if file else os.devnull).open("a+", encoding="utf-8")


def acquire_lock(lock: TextIO, where: URL, address: str) -> None:
    """Lock the file for this server, because a second one would not see the first one's changes."""
    if sys.platform == "win32" or where.get_backend_name() != "sqlite":
        return
    try:
        fcntl.flock(lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except OSError as error:
        lock.seek(0)
        first = lock.read().strip()
        raise StartupError("start-second", where=str(where.database), url=first) from error
    lock.truncate(0)
    lock.write(address)
    lock.flush()
