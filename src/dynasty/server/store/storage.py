"""The store: reads as they come, writes in order by one thread, many in one commit."""

from __future__ import annotations

import asyncio
import errno
import queue
import sqlite3
import threading
from collections.abc import Callable, Sequence
from concurrent.futures import Future, ThreadPoolExecutor
from pathlib import Path
from typing import Any, TypeVar

import psycopg
from alembic import command
from alembic.config import Config
from sqlalchemy import Connection, Engine, create_engine, event, text
from sqlalchemy.exc import DBAPIError, IntegrityError

from dynasty.kernel import DynastyError, Worded
from dynasty.server.daytime import OPTION, SYSTEM, Clock
from dynasty.server.settings import Settings

T = TypeVar("T")
Work = Callable[[Connection], T]

BEGIN = "dynasty_begin"  # how a transaction begins, where that is not as usual
MIGRATIONS = Path(__file__).parents[1] / "migrations"
MOST_AT_ONCE = 200  # pieces of work in one commit
READERS = 8  # threads
CHANNEL = "dynasty"
CONNECT_SECONDS = 10


class Conflict(DynastyError):
    """Somebody else wrote this entry first."""


class DiskFull(Worded):
    """There is no space left for what was to be written; nothing of it was."""

    def __init__(self) -> None:
        super().__init__("wrong-507")


class Store:
    """One database. What `write` returns is on disk."""

    def __init__(self, settings: Settings, clock: Clock = SYSTEM) -> None:
        self.settings = settings
        self.clock = clock
        self.engine = open_engine(settings).execution_options(**{OPTION: clock})
        migrate(self.engine)
        self.queue: queue.SimpleQueue[tuple[Work[Any], Future[Any]] | None] = queue.SimpleQueue()
        self.writer = threading.Thread(target=self.write_on, name="writer", daemon=True)
        self.writer.start()
        self.readers = ThreadPoolExecutor(READERS, "reader")

    async def write(self, work: Work[T]) -> T:
        """Do this in a transaction and wait until it is on disk; Conflict if an entry exists."""
        done: Future[T] = Future()
        done.set_running_or_notify_cancel()  # what is asked for is done, even if nobody waits
        self.queue.put((work, done))
        return await asyncio.wrap_future(done)

    async def read(self, work: Work[T]) -> T:
        """Read something off the event loop."""
        return await asyncio.get_running_loop().run_in_executor(self.readers, self.read_now, work)

    def read_now(self, work: Work[T]) -> T:
        with self.engine.connect() as connection:
            return work(connection)

    def close(self) -> None:
        """Finish what was asked for, then stop."""
        self.queue.put(None)
        self.writer.join()
        self.readers.shutdown()
        self.engine.dispose()

    def write_on(self) -> None:
        """The writer's whole life: take what waits, commit it together, say so."""
        while True:
            batch = self.next_batch()
            if batch is None:
                return
            self.commit(batch)

    def next_batch(self) -> list[tuple[Work[Any], Future[Any]]] | None:
        """What waits now, at least one piece of work; None to stop."""
        first = self.queue.get()
        if first is None:
            return None
        batch = [first]
        while len(batch) < MOST_AT_ONCE and not self.queue.empty():
            following = self.queue.get()
            if following is None:
                self.queue.put(None)
                break
            batch.append(following)
        return batch

    def commit(self, batch: Sequence[tuple[Work[Any], Future[Any]]]) -> None:
        """All in one transaction, each in a savepoint; nobody hears before the commit."""
        outcomes: list[tuple[Any, Exception | None]]
        try:
            with self.engine.begin() as connection:
                outcomes = [attempt(connection, work) for work, _ in batch]
        except Exception as error:  # noqa: BLE001  # the commit failed: nobody's work is on disk
            outcomes = [(None, DiskFull() if is_full(error) else error)] * len(batch)
        for (_, done), (result, failure) in zip(batch, outcomes, strict=True):
            if failure is None:
                done.set_result(result)
            else:
                done.set_exception(failure)


def attempt(connection: Connection, work: Work[Any]) -> tuple[Any, Exception | None]:
    """The result of one piece of work, or what it failed with, undone."""
    try:
        with connection.begin_nested():
            return work(connection), None
    except IntegrityError:
        return None, Conflict("another entry was written first")
    except Exception as error:
        if is_full(error):
            raise  # SQLite has given up the whole transaction
        return None, error


def is_full(error: BaseException | None) -> bool:
    """Did this happen because no space was left on the disk?"""
    while error is not None:
        cause = error.orig if isinstance(error, DBAPIError) else error
        if (
            isinstance(cause, sqlite3.Error)
            and getattr(cause, "sqlite_errorcode", 0) == sqlite3.SQLITE_FULL
        ):
            return True
        if isinstance(cause, psycopg.errors.DiskFull):
            return True
        if isinstance(cause, OSError) and cause.errno in (errno.ENOSPC, errno.EDQUOT):
            return True
        error = error.__context__
    return False


def lowered(text: str | None) -> str | None:
    """As PostgreSQL does it: SQLite by itself knows small letters of the English alphabet only."""
    return None if text is None else text.lower()


def open_engine(settings: Settings) -> Engine:
    """The database; SQLite in write-ahead mode, synced to disk at every commit."""
    settings.folder.mkdir(parents=True, exist_ok=True)
    if settings.is_postgres:
        patience = {"connect_timeout": CONNECT_SECONDS}
        return create_engine(settings.url, pool_pre_ping=True, connect_args=patience)
    engine = create_engine(settings.url, connect_args={"check_same_thread": False})

    @event.listens_for(engine, "connect")
    def prepare(connection: Any, _: Any) -> None:
        connection.isolation_level = None  # SQLAlchemy says BEGIN, so that savepoints work
        for pragma in ("journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON"):
            connection.execute(f"PRAGMA {pragma}")
        connection.execute("PRAGMA busy_timeout=10000")
        connection.create_function("lower", 1, lowered, deterministic=True)

    @event.listens_for(engine, "begin")
    def begin(connection: Connection) -> None:
        connection.exec_driver_sql(connection.get_execution_options().get(BEGIN, "BEGIN"))

    return engine


def migrate(engine: Engine) -> None:
    """Bring the database to the newest shape."""
    with engine.begin() as connection:
        if engine.dialect.name == "postgresql":
            connection.execute(text("SELECT pg_advisory_xact_lock(7310)"))  # workers start together
        command.upgrade(alembic_of(connection), "head")


def alembic_of(connection: Connection) -> Config:
    """Alembic at work in this transaction."""
    config = Config()
    config.set_main_option("script_location", str(MIGRATIONS))
    config.attributes["connection"] = connection
    return config


def announce(connection: Connection, table_id: str) -> None:
    """Tell the other workers that the table went on; SQLite has none."""
    if connection.dialect.name == "postgresql":
        connection.execute(text("SELECT pg_notify(:c, :t)"), {"c": CHANNEL, "t": table_id})
