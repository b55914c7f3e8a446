"""Causes of database failures, and the errors that callers see for them."""

from __future__ import annotations

import errno
import sqlite3
from collections.abc import Iterator
from typing import Final

import psycopg
from sqlalchemy.exc import DBAPIError

from dynasty.server.errors import DatabaseUnavailable, DiskFull

DISK_FULL: Final = "disk-full"
UNREACHABLE: Final = "unreachable"
DEADLOCK: Final = "deadlock"
FAILURE_CAUSES: Final = (DISK_FULL, UNREACHABLE, DEADLOCK)

NO_SPACE: Final = (  # the second where SQLite cannot enlarge the file for its memory
    sqlite3.SQLITE_FULL,
    sqlite3.SQLITE_IOERR_SHMSIZE,
)
UNUSABLE_FILE_CODES: Final = (
    sqlite3.SQLITE_IOERR,
    sqlite3.SQLITE_CANTOPEN,
    sqlite3.SQLITE_READONLY,
)
AWAY_ERRORS: Final = (  # while PostgreSQL stops, starts or has no free connection
    psycopg.errors.ConnectionException,
    psycopg.errors.AdminShutdown,
    psycopg.errors.CrashShutdown,
    psycopg.errors.CannotConnectNow,
    psycopg.errors.TooManyConnections,
)
DEADLOCK_ERRORS: Final = (psycopg.errors.DeadlockDetected, psycopg.errors.SerializationFailure)


def error_chain(error: BaseException | None) -> Iterator[BaseException]:
    """Yield an error, what its driver raised, and all errors before it."""
    while error is not None:
        yield error
        if isinstance(error, DBAPIError) and error.orig is not None:
            yield error.orig
        error = error.__context__


def is_full(error: BaseException | None) -> bool:
    """Return whether the error occurred because the disk is full."""
    return any(
        getattr(cause, "sqlite_errorcode", 0) in NO_SPACE
        or isinstance(cause, psycopg.errors.DiskFull)
        or (isinstance(cause, OSError) and cause.errno in (errno.ENOSPC, errno.EDQUOT))
        for cause in error_chain(error)
    )


def is_away(error: BaseException | None) -> bool:
    """Return whether the error occurred because the database could not be reached."""
    return any(
        isinstance(cause, AWAY_ERRORS)
        or (isinstance(cause, psycopg.OperationalError) and cause.sqlstate is None)
        or (isinstance(cause, DBAPIError) and cause.connection_invalidated)
        or getattr(cause, "sqlite_errorcode", 0) & 0xFF in UNUSABLE_FILE_CODES
        for cause in error_chain(error)
    )


def is_deadlock(error: BaseException | None) -> bool:
    """Return whether another transaction was in the way, so that a retry may succeed."""
    return any(isinstance(cause, DEADLOCK_ERRORS) for cause in error_chain(error))


def failure_cause(error: BaseException) -> str:
    """Return the cause of an error by its name in the metrics; empty if it is another."""
    if is_full(error):
        return DISK_FULL
    if is_deadlock(error):
        return DEADLOCK
    return UNREACHABLE if is_away(error) else ""


def user_facing_error(error: Exception) -> Exception:
    """Return the error that callers see, with a message if the database is the cause."""
    cause = failure_cause(error)
    if not cause:
        return error
    return DiskFull() if cause == DISK_FULL else DatabaseUnavailable()
