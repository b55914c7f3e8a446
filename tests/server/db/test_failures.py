"""A full disk: said as what it is, and nothing half done."""

from __future__ import annotations

import asyncio
import errno
import sqlite3
import threading
from collections.abc import Callable
from functools import partial
from typing import Any

import psycopg
import pytest
from fastapi.testclient import TestClient
from sqlalchemy import select
from sqlalchemy.exc import OperationalError

from dynasty.server.db import table_transactions
from dynasty.server.db.failures import DISK_FULL, failure_cause, is_full
from dynasty.server.db.schema import CHAT
from dynasty.server.errors import DiskFull
from dynasty.server.model.new_table import SeatSpec, TableSpec
from dynasty.server.settings import Settings
from dynasty.server.tables.service import TableService
from tests.server.support import table_damage
from tests.server.support.full_disk import PLENTY, Disk, say
from tests.server.support.guests import lay
from tests.server.support.server_process import complete

Start = Callable[[Settings], TestClient]


def test_nobody_in_the_batch_is_told_that_it_was_written(lite: Settings) -> None:
    async def run() -> None:
        service = TableService(lite)
        room, _ = await service.create_table(
            TableSpec("xian", [SeatSpec("person")] * 2, "host", seed=1)
        )
        disk = Disk(service.db.engine)
        disk.pages = 1
        began, gate = threading.Event(), threading.Event()

        def block(connection: Any) -> None:
            began.set()
            gate.wait()

        first = asyncio.create_task(service.db.write(block))
        await asyncio.to_thread(began.wait)
        sizes = (10, 1_000_000, 20)
        works = [partial(say, table=room.id, number=n, size=size) for n, size in enumerate(sizes)]
        batch = [asyncio.create_task(service.db.write(work)) for work in works]
        await asyncio.sleep(0)  # they wait together
        gate.set()
        await first
        results = await asyncio.gather(*batch, return_exceptions=True)
        written = service.db.read_now(lambda c: c.execute(select(CHAT.c.number)).scalars().all())
        assert [type(result) for result in results] == [DiskFull] * 3
        assert written == []
        disk.pages = PLENTY
        await service.db.write(partial(say, table=room.id, number=7, size=1_000_000))
        await service.close()

    complete(run())


def test_a_choice_on_a_full_disk_is_refused_and_made_again_once_there_is_room(
    lite: Settings,
) -> None:
    async def run() -> None:
        service = TableService(lite)
        room, _ = await service.create_table(
            TableSpec("xian", [SeatSpec("person")] * 2, "host", seed=1)
        )
        await table_damage.play_on(service, room, 11)
        before = table_damage.positions(room), room.seq, room.match.choices()
        disk = Disk(service.db.engine)
        disk.fill(service, room.id)
        for _ in range(60):  # until what is left of the last page is used up
            try:
                await table_damage.play_on(service, room, 1)
                before = table_damage.positions(room), room.seq, room.match.choices()
            except DiskFull:
                break
        with pytest.raises(DiskFull):
            await table_damage.play_on(service, room, 1)
        assert (table_damage.positions(room), room.seq, room.match.choices()) == before
        assert await service.room(room.id) is room
        disk.pages = PLENTY
        await table_damage.play_on(service, room, 1)
        after = table_damage.positions(room), room.seq, room.match.choices()
        assert after[1] == before[1] + 1
        await service.close()
        service = TableService(lite)
        room = await service.room(room.id)
        assert (table_damage.positions(room), room.seq, room.match.choices()) == after
        await service.close()

    complete(run())


@pytest.mark.parametrize(("language", "said"), [("en", "disk"), ("fr", "disque")])
def test_whoever_asked_is_told_so_in_their_language(
    lite: Settings, start: Start, monkeypatch: pytest.MonkeyPatch, language: str, said: str
) -> None:
    client = start(lite)
    _, ann, _ = lay(client, "person", "person")

    def full(*_: Any, **__: Any) -> None:
        raise OSError(errno.ENOSPC, "No space left on device")

    monkeypatch.setattr(table_transactions, "append_log_entry", full)
    headers = {**ann.headers, "accept-language": language}
    body = {"seq": 0, "choice": "keep:hand"}
    path = f"/tables/{ann.table}"
    answer = client.post(f"/api{path}/choices", json=body, headers=headers)
    assert answer.status_code == 507
    assert said in answer.json()["message"]
    form = {**body, "seat": "0", "sure": "yes"}
    page = client.post(f"{path}/choose", data=form, headers={**headers, "accept": "text/html"})
    assert page.status_code == 200
    assert said in page.text
    assert ann.asking()["seq"] == 0
    monkeypatch.undo()
    assert ann.choose("keep:hand").json()["seq"] == 1


def no_room_for_its_memory() -> sqlite3.OperationalError:
    """As SQLite says it of a file that is opened on a full disk."""
    error = sqlite3.OperationalError("disk I/O error")
    error.sqlite_errorcode = sqlite3.SQLITE_IOERR_SHMSIZE
    return error


@pytest.mark.parametrize(
    "error",
    [
        no_room_for_its_memory(),
        OperationalError("SELECT", {}, no_room_for_its_memory()),
        OSError(errno.ENOSPC, "No space left on device"),
        OperationalError("INSERT", {}, psycopg.errors.DiskFull()),
    ],
)
def test_every_kind_of_full_disk_is_known(error: Exception) -> None:
    assert is_full(error)
    assert failure_cause(error) == DISK_FULL
    assert not is_full(OperationalError("INSERT", {}, sqlite3.OperationalError("locked")))
