"""The integrity check: it names what is wrong, and changes nothing."""

from __future__ import annotations

import json
import logging
import shutil
import sqlite3
from contextlib import closing
from functools import partial
from pathlib import Path

import pytest

from dynasty.server.db.schema import DUMPS
from dynasty.server.db.table_transactions import close_unstarted
from dynasty.server.model.new_table import SeatSpec, TableSpec
from dynasty.server.model.stored_table import StoredTable
from dynasty.server.model.table_status import TableStatus
from dynasty.server.settings import Settings
from dynasty.server.tables.service import TableService
from tests.cli.desk import data, refused
from tests.server.support import table_damage
from tests.server.support.admin_commands import dynasty, play_some
from tests.server.support.server_process import complete
from tests.server.support.table_damage import new_rules


def contents(folder: Path) -> dict[str, bytes]:
    return {file.name: file.read_bytes() for file in folder.iterdir() if file.is_file()}


def test_the_doctor_finds_all_tables_well(lite: Settings) -> None:
    play_some(lite, 3)
    told = dynasty("doctor", "--data", lite.folder)
    assert told.exit_code == 0
    assert "3 tables" in told.output
    assert logging.getLogger("dynasty.opening").level == logging.NOTSET  # others hear it again


def test_a_table_is_well_while_it_waits_is_played_or_is_over(lite: Settings) -> None:
    people = [SeatSpec("person")] * 2

    async def run() -> None:
        service = TableService(lite)
        for _ in range(2):
            waiting, _ = await service.create_table(
                TableSpec("xian", people, "host", status=TableStatus.WAITING)
            )
        given_up = await service.table(waiting.id)
        assert isinstance(given_up, StoredTable)
        await service.db.write(partial(close_unstarted, table_id=given_up.id), given_up.id)
        for moves in (12, 2000):
            room, _ = await service.create_table(TableSpec("xian", people, "host", seed=1))
            await table_damage.play_on(service, room, moves)
        assert room.status == "finished"
        await service.close()

    complete(run())
    told = data("doctor", "--data", lite.folder)
    assert (told["tables"], told["findings"]) == (4, [])


def test_the_doctor_says_when_the_file_is_damaged(lite: Settings) -> None:
    play_some(lite, 2)
    file = lite.folder / "dynasty.sqlite"
    with closing(sqlite3.connect(file, isolation_level=None)) as database:
        database.execute("PRAGMA wal_checkpoint(TRUNCATE)")
        database.execute("PRAGMA writable_schema=ON")
        database.execute("DELETE FROM sqlite_master WHERE type = 'index' AND sql IS NOT NULL")
    said = refused("doctor", "--data", lite.folder)
    assert (file.name in said, "damaged" in said) == (True, True)
    assert "damaged" in refused("backup", lite.folder / "copy", "--data", lite.folder)
    with file.open("r+b") as pages:
        pages.seek(4096)
        pages.write(b"?" * 40_960)
    assert file.name in refused("doctor", "--data", lite.folder)


def test_the_doctor_names_what_is_wrong_and_changes_nothing(
    lite: Settings, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    play_some(lite, 2)

    async def spoil() -> None:
        service = TableService(lite)
        await table_damage.write(service, table_damage.spoil_entry, 5, choice="enter:nowhere")
        await service.close()

    complete(spoil())
    before = contents(lite.folder)
    told = json.loads(dynasty("doctor", "--data", lite.folder, "--json").output)
    assert told["tables"] == 2
    assert {(one["health"], one["reason"]) for one in told["findings"]} == {("resumes", "log")}
    said = dynasty("doctor", "--data", lite.folder)
    assert said.exit_code == 1
    assert contents(lite.folder).items() >= before.items()
    new_rules(lite, monkeypatch)
    told = json.loads(dynasty("doctor", "--data", lite.folder, "--json").output)
    assert {one["reason"] for one in told["findings"]} == {"rules"}


def test_the_doctor_tells_of_tables_that_cannot_be_opened(lite: Settings) -> None:
    play_some(lite, 1)

    async def spoil() -> None:
        service = TableService(lite)
        await table_damage.write(service, table_damage.drop_rows, DUMPS)
        await table_damage.write(service, table_damage.spoil_entry, 1, choice="enter:nowhere")
        await service.close()

    complete(spoil())
    said = dynasty("doctor", "--data", lite.folder, "--lang", "fr")
    assert said.exit_code == 1
    assert "ne peut pas être ouverte" in said.output


def test_the_doctor_says_when_there_is_nothing_to_look_at(tmp_path: Path) -> None:
    told = dynasty("doctor", "--data", tmp_path / "nowhere")
    assert (told.exit_code, "There are no tables" in told.output) == (2, True)


def test_the_doctor_wants_the_newest_shape(lite: Settings) -> None:
    play_some(lite, 1)
    file = lite.folder / "dynasty.sqlite"
    with closing(sqlite3.connect(file)) as database:
        database.execute("UPDATE alembic_version SET version_num = '0001'")
        database.commit()
    told = dynasty("doctor", "--data", lite.folder)
    assert (told.exit_code, "0001" in told.output) == (2, True)
    shutil.rmtree(lite.folder)
