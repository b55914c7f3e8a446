"""The database: concurrent reads, and one writer thread that commits many jobs at once."""

from __future__ import annotations

import asyncio
import logging
import queue
import random
import secrets
import threading
import time
from collections import Counter
from collections.abc import Callable, Collection, Mapping, Sequence
from concurrent.futures import Future, ThreadPoolExecutor
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final, TypeVar

from alembic import command
from alembic.config import Config
from sqlalchemy import Connection, Engine, create_engine, event, text
from sqlalchemy.exc import DBAPIError, IntegrityError

from dynasty.server.clock import CLOCK_OPTION, SYSTEM_CLOCK, Clock
from dynasty.server.db.failures import (
    DEADLOCK,
    DISK_FULL,
    UNREACHABLE,
    failure_cause,
    is_away,
    user_facing_error,
)
from dynasty.server.errors import DatabaseUnavailable, WriteConflict
from dynasty.server.settings import Settings

T = TypeVar("T")
DatabaseJob = Callable[[Connection], T]
JobOutcome = tuple[Any, Exception | None]

LOGGER = logging.getLogger("dynasty.store")
BEGIN_OPTION = "dynasty_begin"  # option: the statement that begins a transaction
ANNOUNCED_OPTION: Final = "dynasty_announced"  # option: the set of tables changed in a transaction
MIGRATIONS_FOLDER = Path(__file__).parents[1] / "migrations"
MAX_BATCH_JOBS = 200  # jobs in one commit
READER_THREAD_COUNT = 8  # threads
NOTIFY_CHANNEL = "dynasty"
CONNECT_SECONDS = 10
RETRY_SECONDS: Final = (0.02, 0.05, 0.1, 0.2)  # longest pauses before a batch is tried again
FAILURE_MESSAGES: Final = {
    DISK_FULL: "the disk is full: nothing can be written (%s)",
    UNREACHABLE: "the database does not answer (%s)",
    DEADLOCK: "another process was in the way; the same writes are tried again (%s)",
}

# Rows of tables are locked first, ordered by id, so that two processes cannot deadlock.
LOCK_TABLES: Final = text(
    "SELECT id FROM tables WHERE id = ANY(:tables) ORDER BY id FOR NO KEY UPDATE"
)
ANNOUNCE_TABLES: Final = text(
    "WITH changed AS (UPDATE tables SET revision = revision + 1"
    " WHERE id = ANY(:tables) RETURNING id, revision)"
    " SELECT id, revision, pg_notify(:channel, id || ' ' || :origin || ' ' || revision)"
    " FROM changed"
)


@dataclass(frozen=True)
class WriteJob:
    """A job that waits for the writer thread, and the tables whose rows it changes."""

    work: DatabaseJob[Any]
    tables: tuple[str, ...]
    done: Future[Any]


class Database:
    """The database of the server; what `write` returns is on disk."""

    def __init__(self, settings: Settings, clock: Clock = SYSTEM_CLOCK) -> None:
        self.settings = settings
        self.clock = clock
        self.origin = secrets.token_hex(4)  # marks the announcements of this process
        self.failures: Counter[str] = Counter()  # by cause
        self.retries = 0  # batches that were tried again
        self.trouble: tuple[str, float] | None = None  # cause and time of the last failed write
        self.on_announced: Callable[[Mapping[str, int]], None] | None = None  # by table: revision
        self.engine = open_engine(settings).execution_options(**{CLOCK_OPTION: clock})
        migrate(self.engine)
        self.queue: queue.SimpleQueue[WriteJob | None] = queue.SimpleQueue()
        self.writer = threading.Thread(target=self.write_on, name="writer", daemon=True)
        self.writer.start()
        self.readers = ThreadPoolExecutor(READER_THREAD_COUNT, "reader")

    async def write(self, work: DatabaseJob[T], *tables: str) -> T:
        """Run a job in a transaction and wait until it is on disk.

        Raise WriteConflict if an entry of the log exists already.

        Name the tables whose rows it changes. The job may run more than once, so it must change
        nothing but the database.
        """
        done: Future[T] = Future()
        done.set_running_or_notify_cancel()  # the job runs even if its caller is cancelled
        self.queue.put(WriteJob(work, tables, done))
        return await asyncio.wrap_future(done)

    async def read(self, work: DatabaseJob[T]) -> T:
        """Run a query in a reader thread."""
        return await asyncio.get_running_loop().run_in_executor(self.readers, self.read_now, work)

    async def probe_readers(self) -> None:
        """Wait until a reader thread is free."""
        await asyncio.get_running_loop().run_in_executor(self.readers, lambda: None)

    def read_now(self, work: DatabaseJob[T]) -> T:
        """Run a query in this thread; raise DatabaseUnavailable if the database does not answer."""
        try:
            with self.engine.connect() as connection:
                return work(connection)
        except DBAPIError as error:
            if not is_away(error):
                raise
            self.note_failure(UNREACHABLE, error)
            raise user_facing_error(error) from error

    def close(self) -> None:
        """Finish all queued jobs, then stop the threads and close the connections."""
        self.queue.put(None)
        self.writer.join()
        self.readers.shutdown()
        self.engine.dispose()

    def write_on(self) -> None:
        """Run the writer thread: commit batches of jobs and set their results until closed."""
        while True:
            batch = self.next_batch()
            if batch is None:
                return
            for piece, (result, failure) in zip(batch, self.commit(batch), strict=True):
                if failure is None:
                    piece.done.set_result(result)
                else:
                    piece.done.set_exception(failure)

    def next_batch(self) -> list[WriteJob] | None:
        """Return the queued jobs, at least one and waiting for it; None to stop."""
        first = self.queue.get()
        if first is None:
            return None
        batch = [first]
        while len(batch) < MAX_BATCH_JOBS and not self.queue.empty():
            following = self.queue.get()
            if following is None:
                self.queue.put(None)
                break
            batch.append(following)
        return batch

    def commit(self, batch: Sequence[WriteJob]) -> list[JobOutcome]:
        """Commit a batch; after a deadlock try again, in the end one job at a time."""
        for longest in RETRY_SECONDS:
            try:
                return self.transact(batch)
            except Exception as error:  # noqa: BLE001  # the commit failed: nothing is on disk
                cause = failure_cause(error)
                if cause:
                    self.note_failure(cause, error)
                if cause != DEADLOCK:
                    self.trouble = (cause, time.monotonic()) if cause else self.trouble
                    return [(None, user_facing_error(error))] * len(batch)
            self.retries += 1
            time.sleep(random.uniform(0, longest))
        if len(batch) > 1:
            return [outcome for piece in batch for outcome in self.commit([piece])]
        return [(None, DatabaseUnavailable())]

    def transact(self, batch: Sequence[WriteJob]) -> list[JobOutcome]:
        """Run each job of a batch in a savepoint, in one transaction; announce after the commit."""
        with self.engine.begin() as connection:
            announced: set[str] = set()
            if self.settings.is_postgres:
                connection.execution_options(**{ANNOUNCED_OPTION: announced})
                tables = sorted({table for piece in batch for table in piece.tables})
                if tables:
                    connection.execute(LOCK_TABLES, {"tables": tables})
            outcomes = [run_in_savepoint(connection, piece.work, announced) for piece in batch]
            revisions = announce_changes(connection, announced, self.origin) if announced else {}
        if revisions and self.on_announced is not None:
            self.on_announced(revisions)
        return outcomes

    def note_failure(self, cause: str, error: BaseException) -> None:
        """Count a failure and write it to the log."""
        self.failures[cause] += 1
        raised = error.orig if isinstance(error, DBAPIError) and error.orig else error
        grave = logging.WARNING if cause == DEADLOCK else logging.ERROR
        LOGGER.log(grave, FAILURE_MESSAGES[cause], str(raised).strip().partition("\n")[0])


def run_in_savepoint(
    connection: Connection, work: DatabaseJob[Any], announced: set[str]
) -> JobOutcome:
    """Run a job in a savepoint; return its result, or its error after rolling it back."""
    before = set(announced)
    failure: Exception
    try:
        with connection.begin_nested():
            return work(connection), None
    except IntegrityError:
        failure = WriteConflict("another entry was written first")
    except Exception as error:
        if failure_cause(error):
            raise  # the whole transaction is lost
        failure = error
    announced &= before  # a rolled back job changed no tables
    return None, failure


def lower_case_text(text: str | None) -> str | None:
    """Return a text in lower case; SQLite's own function only knows ASCII."""
    return None if text is None else text.lower()


def open_engine(settings: Settings) -> Engine:
    """Return the engine; SQLite in write-ahead mode, synced to disk at every commit."""
    settings.folder.mkdir(0o700, parents=True, exist_ok=True)
    if settings.is_postgres:
        patience = {"connect_timeout": CONNECT_SECONDS}
        return create_engine(settings.url, pool_pre_ping=True, connect_args=patience)
    engine = create_engine(settings.url, connect_args={"check_same_thread": False})

    @event.listens_for(engine, "connect")
    def prepare(connection: Any, _: Any) -> None:
        connection.isolation_level = None  # SQLAlchemy sends BEGIN, so that savepoints work
        for pragma in ("journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON"):
            connection.execute(f"PRAGMA {pragma}")
        connection.execute("PRAGMA busy_timeout=10000")
        connection.create_function("lower", 1, lower_case_text, deterministic=True)

    @event.listens_for(engine, "begin")
    def begin(connection: Connection) -> None:
        connection.exec_driver_sql(connection.get_execution_options().get(BEGIN_OPTION, "BEGIN"))

    return engine


def migrate(engine: Engine) -> None:
    """Migrate the database to the newest schema."""
    with engine.begin() as connection:
        if engine.dialect.name == "postgresql":
            connection.execute(text("SELECT pg_advisory_xact_lock(7310)"))  # workers start together
        command.upgrade(alembic_config(connection), "head")


def alembic_config(connection: Connection) -> Config:
    """Return an Alembic configuration that works in this transaction."""
    config = Config()
    config.set_main_option("script_location", str(MIGRATIONS_FOLDER))
    config.attributes["connection"] = connection
    return config


def announce_change(connection: Connection, table_id: str) -> None:
    """Announce to other processes that a table changed, after the commit; no-op on SQLite."""
    if connection.dialect.name != "postgresql":
        return
    announced = connection.get_execution_options().get(ANNOUNCED_OPTION)
    if announced is None:
        announce_changes(connection, [table_id])
    else:
        announced.add(table_id)


def announce_changes(
    connection: Connection, tables: Collection[str], origin: str = "-"
) -> dict[str, int]:
    """Increase the revision of each table and notify other processes; return the revisions."""
    told = {"tables": sorted(tables), "channel": NOTIFY_CHANNEL, "origin": origin}
    rows = connection.execute(ANNOUNCE_TABLES, told)
    return {row[0]: row[1] for row in rows}
