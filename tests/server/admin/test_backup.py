"""Backups: complete while others write, and restored without losing what was there."""

from __future__ import annotations

import sqlite3
import subprocess
import sys
import threading
from contextlib import closing
from functools import partial
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest

from dynasty.server.admin import backup
from dynasty.server.settings import Settings
from dynasty.text import Translator
from tests.cli.desk import fine, refused
from tests.conformance.tables import PROOF
from tests.server.support import repeated_backups
from tests.server.support.admin_commands import dynasty, play_some
from tests.server.support.server_process import RunningServer, until


def entries(file: Path) -> list[tuple[str, int, str]]:
    with closing(sqlite3.connect(file)) as database:
        return database.execute("SELECT table_id, seq, choice FROM log ORDER BY 1, 2").fetchall()


def test_copies_made_while_people_play_are_whole_and_can_be_served(tmp_path: Path) -> None:
    times = 30 if PROOF else 3
    copied = repeated_backups.copy_while_played(tmp_path / "live", tmp_path / "copy.sqlite", times)
    assert len(copied.seconds) == times
    assert copied.known
    repeated_backups.check_restored(copied, tmp_path / "other")


class Writer(threading.Thread):
    """Writes rows into a database, one after the other, as fast as it takes them."""

    def __init__(self, file: Path) -> None:
        super().__init__(daemon=True)
        self.file = file
        self.rows = 0  # on disk
        self.done = False

    def run(self) -> None:
        with closing(sqlite3.connect(self.file, isolation_level=None)) as database:
            database.execute("PRAGMA synchronous=OFF")
            while not self.done:
                database.execute("INSERT INTO written VALUES (?, '')", (self.rows + 1,))
                self.rows += 1


@pytest.fixture
def large(lite: Settings) -> Path:
    """A database of more than 10 MB."""
    play_some(lite, 1)
    file = lite.folder / "dynasty.sqlite"
    with closing(sqlite3.connect(file)) as database, database:
        database.execute("CREATE TABLE written (number INTEGER PRIMARY KEY, text)")
        database.execute("INSERT INTO written VALUES (0, ?)", ("x" * 12_000_000,))
    return file


def written(file: Path) -> list[int]:
    with closing(sqlite3.connect(file)) as database:
        rows = database.execute("SELECT number FROM written ORDER BY number")
        return [number for (number,) in rows]


def test_a_large_copy_holds_all_that_was_written_before_it_was_begun(
    large: Path, tmp_path: Path
) -> None:
    copy, writer = tmp_path / "copy.sqlite", Writer(large)
    writer.start()
    try:
        until(lambda: writer.rows > 100)
        before = writer.rows
        command = [sys.executable, "-m", "dynasty", "backup", str(copy), "--data", str(tmp_path)]
        subprocess.run(command, timeout=300, check=True)
        after = writer.rows
    finally:
        writer.done = True
        writer.join()
    assert copy.stat().st_size > 10_000_000
    rows = written(copy)
    assert rows == list(range(len(rows)))
    assert before < len(rows) <= after + 2  # the last one may be there before it is counted


def test_a_large_copy_is_made_at_one_moment_whoever_writes(
    large: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A copy that is made in steps begins anew whenever somebody has written between two."""
    steps = 0

    def disturb(*_: int) -> None:
        nonlocal steps
        steps += 1
        assert steps < 50, "it never comes to its end"
        with closing(sqlite3.connect(large)) as other, other:
            other.execute("INSERT INTO written VALUES (?, '')", (steps,))

    class Disturbed(sqlite3.Connection):
        def backup(self, target: sqlite3.Connection, **ways: Any) -> None:
            super().backup(target, progress=disturb, **ways)

    connect = partial(sqlite3.connect, factory=Disturbed)
    monkeypatch.setattr(backup, "sqlite3", SimpleNamespace(**vars(sqlite3) | {"connect": connect}))
    backup.back_up(Settings(tmp_path), tmp_path / "copy.sqlite")
    assert written(tmp_path / "copy.sqlite") == [0]


def test_a_copy_is_never_written_over_another(lite: Settings, tmp_path: Path) -> None:
    play_some(lite, 1)
    copy = tmp_path / "copy.sqlite"
    assert dynasty("backup", copy, "--data", lite.folder).exit_code == 0
    again = dynasty("backup", copy, "--data", lite.folder)
    said = Translator("en").say("backup-exists", file=str(copy))
    assert (again.exit_code, said in again.output) == (2, True)


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


def test_what_was_there_stays_where_the_copy_cannot_be_written(
    lite: Settings, tmp_path: Path
) -> None:
    play_some(lite, 1)
    copy, live = tmp_path / "copy.sqlite", lite.folder / "dynasty.sqlite"
    dynasty("backup", copy, "--data", lite.folder)
    play_some(lite, 1)
    before = entries(live)
    live.with_name("dynasty.sqlite.part").mkdir()
    assert "dynasty.sqlite.part" in refused("restore", copy, "--data", lite.folder)
    assert entries(live) == before


def test_nothing_is_set_aside_while_another_program_reads_it(
    lite: Settings, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(backup, "BUSY_TIMEOUT_SECONDS", 0.1)
    play_some(lite, 1)
    copy, live = tmp_path / "copy.sqlite", lite.folder / "dynasty.sqlite"
    dynasty("backup", copy, "--data", lite.folder)
    with closing(sqlite3.connect(live, isolation_level=None)) as other:
        other.execute("BEGIN")
        other.execute("SELECT * FROM tables").fetchone()
        play_some(lite, 1)  # the other does not see this: it stays beside the file
        before = entries(live)
        assert "dynasty.sqlite" in refused("restore", copy, "--data", lite.folder)
        assert entries(live) == before
        other.execute("COMMIT")
        fine("restore", copy, "--data", lite.folder)
        assert entries(live) == entries(copy)
    assert entries(live.with_name("dynasty.sqlite.before-1")) == before


def test_a_copy_takes_the_place_of_a_damaged_database(lite: Settings, tmp_path: Path) -> None:
    play_some(lite, 1)
    copy, live = tmp_path / "copy.sqlite", lite.folder / "dynasty.sqlite"
    dynasty("backup", copy, "--data", lite.folder)
    live.write_bytes(b"what a fire left " * 500)
    fine("restore", copy, "--data", lite.folder)
    assert entries(live) == entries(copy)
    former = live.with_name("dynasty.sqlite.before-1")
    assert former.read_bytes().startswith(b"what a fire left")


@pytest.mark.parametrize("name", ["what? #1", "50%25 off", "a&mode=memory"])
def test_any_name_will_do_for_a_folder_and_a_copy(tmp_path: Path, name: str) -> None:
    settings, copy = Settings(tmp_path / name), tmp_path / f"{name}.sqlite"
    play_some(settings, 1)
    before = entries(tmp_path / name / "dynasty.sqlite")
    fine("backup", copy, "--data", settings.folder)
    assert entries(copy) == before
    fine("restore", copy, "--data", settings.folder)
    assert "Checked 1 table " in fine("doctor", "--data", settings.folder)
    fine("ratings", "rebuild", "--data", settings.folder)
    assert {file.name for file in tmp_path.iterdir()} == {name, copy.name}


def test_a_copy_goes_where_files_can_be_made(lite: Settings, tmp_path: Path) -> None:
    play_some(lite, 1)
    (tmp_path / "file").write_text("x", encoding="utf-8")
    for folder in ("nowhere", "file"):
        said = refused("backup", tmp_path / folder / "copy.sqlite", "--data", lite.folder)
        assert str(tmp_path / folder) in said


@pytest.mark.parametrize("command", [("backup", "copy"), ("restore", "copy")])
def test_postgres_is_copied_with_its_own_tools(command: tuple[str, str], tmp_path: Path) -> None:
    url = "postgresql+psycopg://somebody@127.0.0.1:1/none"
    told = dynasty(*command, "--database", url)
    assert told.exit_code == 2
    assert ("pg_dump" if command[0] == "backup" else "pg_restore") in told.output
