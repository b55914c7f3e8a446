"""Copies of the tables, and a look at their health, as those who run a server make them."""

from __future__ import annotations

import json
import logging
import shutil
import sqlite3
from contextlib import closing
from pathlib import Path

import pytest
from typer.testing import CliRunner, Result

from dynasty.cli.app import app
from dynasty.server.settings import Settings
from dynasty.server.store.schema import DUMPS
from dynasty.server.tables.hall import Hall
from dynasty.server.tables.wishes import NewTable, SeatWish
from tests.server import changes
from tests.server.changes import new_rules
from tests.server.crash import Player
from tests.server.running import RunningServer, complete, until


def dynasty(*arguments: object) -> Result:
    return CliRunner().invoke(app, [str(argument) for argument in arguments])


def entries(file: Path) -> list[tuple[str, int, str]]:
    with closing(sqlite3.connect(file)) as database:
        return database.execute("SELECT table_id, seq, choice FROM log ORDER BY 1, 2").fetchall()


def play_some(settings: Settings, tables: int = 2) -> None:
    async def run() -> None:
        hall = Hall(settings)
        for seed in range(tables):
            room, _ = await hall.lay_table(
                NewTable("xian", [SeatWish("person")] * 2, "host", seed=seed)
            )
            await changes.play_on(hall, room, 12)
        await hall.close()

    complete(run())


def contents(folder: Path) -> dict[str, bytes]:
    return {file.name: file.read_bytes() for file in folder.iterdir() if file.is_file()}


def test_a_copy_made_while_people_play_is_whole_and_can_be_served(tmp_path: Path) -> None:
    live, other, copy = tmp_path / "live", tmp_path / "other", tmp_path / "copy.sqlite"
    with RunningServer(live, "--requests", "1000000") as server:
        players = [Player(server.url, seed) for seed in range(3)]
        for player in players:
            player.start()
        until(lambda: all(sum(len(k.entries) for k in p.kept.values()) > 10 for p in players))
        before = [
            (table, seq, entry[2])
            for player in players
            for table, kept in list(player.kept.items())
            for seq, entry in list(kept.entries.items())
        ]
        done = dynasty("backup", copy, "--data", live)
        assert done.exit_code == 0, done.output
        for player in players:
            player.done = True
        for player in players:
            player.join(60)
    assert set(before) <= set(entries(copy))
    assert dynasty("restore", copy, "--data", other).exit_code == 0
    assert entries(other / "dynasty.sqlite") == entries(copy)
    with RunningServer(other) as server, players[0].client() as api:
        api.base_url = f"{server.url}/api"
        table = next(iter(players[0].kept))
        assert api.get(f"/tables/{table}/question").json()["status"] in ("playing", "finished")
    assert dynasty("doctor", "--data", other).exit_code == 0


def test_a_copy_is_never_written_over_another(lite: Settings, tmp_path: Path) -> None:
    play_some(lite, 1)
    copy = tmp_path / "copy.sqlite"
    assert dynasty("backup", copy, "--data", lite.folder).exit_code == 0
    again = dynasty("backup", copy, "--data", lite.folder)
    assert (again.exit_code, "exists already" in again.output) == (2, True)


def test_what_was_there_is_kept_when_a_copy_is_put_back(lite: Settings, tmp_path: Path) -> None:
    play_some(lite, 1)
    copy = tmp_path / "copy.sqlite"
    dynasty("backup", copy, "--data", lite.folder)
    play_some(lite, 2)
    newer = entries(lite.folder / "dynasty.sqlite")
    done = dynasty("restore", copy, "--data", lite.folder)
    assert "dynasty.sqlite.before-1" in done.output.replace("\n", "")
    assert entries(lite.folder / "dynasty.sqlite") == entries(copy)
    assert entries(lite.folder / "dynasty.sqlite.before-1") == newer


def test_nothing_is_put_back_under_a_running_server(tmp_path: Path) -> None:
    live, copy = tmp_path / "live", tmp_path / "copy.sqlite"
    with RunningServer(live):
        assert dynasty("backup", copy, "--data", live).exit_code == 0
        refused = dynasty("restore", copy, "--data", live)
        assert (refused.exit_code, "Another server" in refused.output) == (2, True)


@pytest.mark.parametrize("text", [b"", b"not a database at all", None])
def test_only_a_copy_of_tables_is_put_back(
    lite: Settings, tmp_path: Path, text: bytes | None
) -> None:
    play_some(lite, 1)
    other, before = tmp_path / "other", entries(lite.folder / "dynasty.sqlite")
    if text is not None:
        other.write_bytes(text)
    refused = dynasty("restore", other, "--data", lite.folder)
    assert refused.exit_code == 2
    assert str(other) in refused.output.replace("\n", "")
    assert entries(lite.folder / "dynasty.sqlite") == before


@pytest.mark.parametrize("command", [("backup", "copy"), ("restore", "copy")])
def test_postgres_is_copied_with_its_own_tools(command: tuple[str, str], tmp_path: Path) -> None:
    url = "postgresql+psycopg://somebody@127.0.0.1:1/none"
    told = dynasty(*command, "--database", url)
    assert told.exit_code == 2
    assert ("pg_dump" if command[0] == "backup" else "pg_restore") in told.output


def test_the_doctor_finds_all_tables_well(lite: Settings) -> None:
    play_some(lite, 3)
    told = dynasty("doctor", "--data", lite.folder)
    assert told.exit_code == 0
    assert "3 tables" in told.output
    assert logging.getLogger("dynasty.opening").level == logging.NOTSET  # others hear it again


def test_the_doctor_names_what_is_wrong_and_changes_nothing(
    lite: Settings, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    play_some(lite, 2)

    async def spoil() -> None:
        hall = Hall(lite)
        await changes.write(hall, changes.spoil_entry, 5, choice="enter:nowhere")
        await hall.close()

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
        hall = Hall(lite)
        await changes.write(hall, changes.drop_rows, DUMPS)
        await changes.write(hall, changes.spoil_entry, 1, choice="enter:nowhere")
        await hall.close()

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
