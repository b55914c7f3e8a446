"""The store on SQLite and on PostgreSQL: durable, in order, one entry a place."""

import asyncio
import sqlite3
import threading
import time
from collections.abc import Callable
from contextlib import closing, suppress
from functools import partial
from pathlib import Path
from typing import Any

import pytest
from alembic import command
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from fastapi.testclient import TestClient
from sqlalchemy import insert, select

from dynasty.server.db import database, table_transactions
from dynasty.server.db import tables as db_tables
from dynasty.server.db.database import Database, alembic_config, open_engine
from dynasty.server.db.schema import LOG, METADATA, TABLES
from dynasty.server.errors import StalePosition, WriteConflict
from dynasty.server.model.new_table import SeatSpec, TableSpec
from dynasty.server.model.room import LogEntry
from dynasty.server.settings import Settings
from dynasty.server.tables.service import TableService
from tests.server.support.guests import lay
from tests.server.support.server_process import complete


def entry(connection: Any, table: str, seq: int, key: str | None = None, seat: int = 0) -> None:
    values = {"table_id": table, "seq": seq, "kind": "choice", "seat": seat, "choice": "a:b"}
    connection.execute(insert(LOG).values(**values, key=key, at=0.0))


def seqs(connection: Any) -> list[int]:
    return [row[0] for row in connection.execute(select(LOG.c.seq).order_by(LOG.c.seq))]


async def laid_table(service: TableService) -> str:
    room, _ = await service.create_table(
        TableSpec("xian", [SeatSpec("person")] * 2, "host", seed=1)
    )
    return room.id


def test_work_that_fails_fails_alone(settings: Settings) -> None:
    async def run() -> None:
        service = TableService(settings)
        table = await laid_table(service)
        works = [partial(entry, table=table, seq=n) for n in (1, 2, 2, 3)]
        results = await asyncio.gather(*map(service.db.write, works), return_exceptions=True)
        assert [isinstance(result, WriteConflict) for result in results] == [
            False,
            False,
            True,
            False,
        ]
        assert service.db.read_now(seqs) == [1, 2, 3]
        await service.db.write(partial(entry, table=table, seq=9, key="k"))
        with pytest.raises(WriteConflict):
            await service.db.write(partial(entry, table=table, seq=10, key="k"))
        await service.db.write(partial(entry, table=table, seq=10, key="k", seat=1))
        await service.close()

    complete(run())


def test_a_second_start_finds_everything(settings: Settings) -> None:
    async def run() -> None:
        service = TableService(settings)
        table = await laid_table(service)
        room = await service.room(table)
        await service.choose(room, 0, "keep:hand", 0)
        await service.close()
        again = TableService(settings)
        found = await again.room(table)
        assert (found.seq, found.match.choices()) == (1, [(0, "keep:hand")])
        await again.close()

    complete(run())


def test_sqlite_syncs_every_commit_to_disk(lite: Settings, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(database, "open_engine", open_engine)  # not the careless one of tests
    db = Database(lite)
    with db.engine.connect() as connection:
        assert connection.exec_driver_sql("PRAGMA synchronous").scalar() == 2
        assert connection.exec_driver_sql("PRAGMA journal_mode").scalar() == "wal"
    db.close()
    with closing(sqlite3.connect(lite.folder / "dynasty.sqlite")) as plain:
        assert plain.execute("SELECT version_num FROM alembic_version").fetchone() == ("0026",)


def test_migrations_make_the_schema(settings: Settings) -> None:
    db = Database(settings)
    with db.engine.connect() as connection:
        context = MigrationContext.configure(connection)
        assert compare_metadata(context, METADATA) == []
    db.close()


def test_a_database_of_the_first_shape_keeps_what_its_log_tells(settings: Settings) -> None:
    async def run() -> None:
        service = TableService(settings)
        table = await laid_table(service)
        for seq, kind in enumerate(("choice", "undo", "choice", "choice"), 1):
            row = {"seq": seq, "kind": kind, "seat": 0, "choice": "", "at": 0.0}
            await service.db.write(partial(add_row, values={"table_id": table, **row}))
        with service.db.engine.begin() as connection:
            command.downgrade(alembic_config(connection), "0001")
            command.upgrade(alembic_config(connection), "head")
            found = connection.execute(select(TABLES.c.seq, TABLES.c.moves)).all()
        assert found == [(4, 2)]
        await service.close()

    complete(run())


def add_row(connection: Any, values: dict[str, Any]) -> None:
    connection.execute(insert(LOG).values(**values))


def test_what_nobody_waits_for_any_longer_still_ends_well(settings: Settings) -> None:
    """A cancelled read gives its connection back before the end, a cancelled write is done."""
    began, done = threading.Event(), threading.Event()

    def slowly(connection: Any) -> None:
        began.set()
        time.sleep(0.2)
        connection.exec_driver_sql("SELECT 1")
        done.set()

    async def run() -> None:
        service = TableService(settings)
        table = await laid_table(service)
        write = asyncio.create_task(service.db.write(partial(entry, table=table, seq=1)))
        read = asyncio.create_task(service.db.read(slowly))
        await asyncio.to_thread(began.wait)
        for task in (write, read):
            task.cancel()
            with suppress(asyncio.CancelledError):
                await task
        await service.db.write(partial(entry, table=table, seq=2))
        assert service.db.read_now(seqs) == [1, 2]
        await service.close()
        assert done.is_set()

    complete(run())


def test_two_workers_never_write_the_same_place(settings: Settings) -> None:
    async def run() -> None:
        one, two = TableService(settings), TableService(settings)
        table = await laid_table(one)
        mine, theirs = await one.room(table), await two.room(table)
        results = await asyncio.gather(
            one.choose(mine, 0, "keep:hand", 0),
            two.choose(theirs, 0, "keep:hand", 0),
            return_exceptions=True,
        )
        assert sum(isinstance(result, StalePosition) for result in results) == 1
        entries = one.db.read_now(partial(table_transactions.log_entries, table_id=table))
        assert [e.seq for e in entries] == [1]
        await one.close()
        await two.close()

    complete(run())


def test_answers_to_secret_questions_at_two_workers_are_both_taken(settings: Settings) -> None:
    async def run() -> None:
        one, two = TableService(settings), TableService(settings)
        table = await laid_table(one)
        mine, theirs = await one.room(table), await two.room(table)
        seqs = await asyncio.gather(
            one.choose(mine, 0, "keep:hand", 0), two.choose(theirs, 1, "keep:hand", 0)
        )
        assert sorted(seqs) == [1, 2]
        entries = one.db.read_now(partial(table_transactions.log_entries, table_id=table))
        assert sorted(e.seat for e in entries) == [0, 1]
        await one.close()
        await two.close()

    complete(run())


def test_a_worker_catches_up_with_what_another_wrote(settings: Settings) -> None:
    async def run() -> None:
        one, two = TableService(settings), TableService(settings)
        table = await laid_table(one)
        await two.room(table)
        await one.choose(await one.room(table), 0, "keep:hand", 0)
        await two.refresh(table)
        assert (await two.room(table)).seq == 1
        await one.close()
        await two.close()

    complete(run())


def test_workers_tell_each_other_of_new_choices(
    empty_postgres: str, tmp_path: Path, start: Callable[[Settings], TestClient]
) -> None:
    settings = Settings(tmp_path, empty_postgres, requests_per_minute=1_000_000, allow_seeds=True)
    here, there = start(settings), start(settings)
    _, ann, bob = lay(here, "person", "person")
    bob.client = there
    assert bob.asking()["seq"] == 0
    ann.choose("keep:hand")
    until = time.monotonic() + 20
    while bob.asking()["seq"] == 0:
        assert time.monotonic() < until, "the other worker heard nothing"
        time.sleep(0.05)
    assert bob.choose("keep:hand").json()["seq"] == 2


def test_a_log_that_the_rules_no_longer_replay_goes_on_from_its_dump(lite: Settings) -> None:
    async def run() -> None:
        service = TableService(lite)
        table = await laid_table(service)
        room = await service.room(table)
        for seat in (0, 1):
            await service.choose(room, seat, "keep:hand", room.seq)
        view = room.game.view(room.match.state, 0)
        await service.db.write(partial(db_tables.update_table, table_id=table, version="0"))
        await service.close()
        again = TableService(lite)
        found = await again.room(table)
        assert found.game.view(found.match.state, 0) == view
        choice = str(found.match.state.decisions[0].choices[0])
        assert await again.choose(found, 0, choice, found.seq) == 4  # 3 says that it was resumed
        await again.close()

    complete(run())


def test_an_entry_is_noted_only_once_it_is_on_disk(lite: Settings) -> None:
    async def run() -> None:
        service = TableService(lite)
        table = await laid_table(service)
        room = await service.room(table)
        await service.db.write(partial(entry, table=table, seq=1))
        with pytest.raises(StalePosition):
            await service.choose(room, 0, "keep:hand", 0)
        assert room.seq == 0
        assert LogEntry(1, "choice", 0, "a:b", None) in service.db.read_now(
            partial(table_transactions.log_entries, table_id=table)
        )
        await service.close()

    complete(run())
