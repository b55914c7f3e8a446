"""Private files are for their owner alone: new ones at once, older ones after start or doctor."""

from __future__ import annotations

import json
import os
import sqlite3
import sys
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path
from stat import S_IMODE

import pytest
from sqlalchemy import make_url

from dynasty.server.db.database import Database
from dynasty.server.db.private_files import private_umask, repair_modes
from dynasty.server.settings import Settings
from tests.cli.desk import data, fine, run
from tests.server.support.server_process import RunningServer

pytestmark = pytest.mark.skipif(sys.platform == "win32", reason="there are no such modes")
SAID = {"en": "Other users of this machine", "fr": "autres utilisateurs de cette machine"}


@pytest.fixture(autouse=True)
def usual_umask() -> Iterator[None]:
    """As it is for most people: whatever a program creates, all may read."""
    before = os.umask(0o022)
    yield
    os.umask(before)


def modes(folder: Path) -> dict[str, str]:
    """By name the modes of a folder and its files; logs of the test are left out."""
    paths = [folder, *(path for path in folder.iterdir() if path.name != "server.log")]
    return {path.name: f"{S_IMODE(path.stat().st_mode):04o}" for path in paths}


def open_to_all(folder: Path) -> Path:
    """A data folder as former versions left it."""
    folder.mkdir()
    Database(Settings(folder)).close()
    for name in ("dynasty.sqlite.before-1", "last-week"):
        with closing(sqlite3.connect(folder / name)) as copy:
            copy.execute("CREATE TABLE tables (id)")
    (folder / "dynasty.sqlite.lock").touch()
    (folder / "notes.txt").touch()
    assert set(modes(folder).values()) == {"0755", "0644"}
    return folder


ALL_REPAIRED = {
    "tables": "0700",
    "dynasty.sqlite": "0600",
    "dynasty.sqlite.before-1": "0600",
    "dynasty.sqlite.lock": "0600",
    "last-week": "0600",
    "notes.txt": "0644",  # nothing of ours, and nobody can come near it
}


def test_a_new_server_creates_files_for_its_owner_alone(tmp_path: Path) -> None:
    folder = tmp_path / "new" / "tables"
    with RunningServer(tmp_path, "--data", str(folder)) as server:
        found = modes(folder)
        assert set(found) >= {"dynasty.sqlite", "dynasty.sqlite-wal", "dynasty.sqlite-shm"}
        assert {mode for name, mode in found.items() if name != "tables"} == {"0600"}
        assert (found["tables"], modes(tmp_path)["new"]) == ("0700", "0700")
        server.stop()
    assert SAID["en"] not in (tmp_path / "server.log").read_text()


@pytest.mark.parametrize("language", SAID)
def test_a_start_repairs_what_is_open_to_others_and_says_so_once(
    tmp_path: Path, language: str
) -> None:
    folder = open_to_all(tmp_path / "tables")
    log = tmp_path / "server.log"
    with RunningServer(tmp_path, "--data", str(folder), "--lang", language) as server:
        assert modes(folder).items() >= ALL_REPAIRED.items()
        assert set(modes(folder).values()) == {"0700", "0600", "0644"}
        server.stop()
        (line,) = [line for line in log.read_text().splitlines() if SAID[language] in line]
        entry = json.loads(line)
        assert entry["level"] == "warning"
        assert f"{folder} (0755), {folder / 'dynasty.sqlite'} (0644)" in entry["message"]
        server.start()
    assert log.read_text().count(SAID[language]) == 1


@pytest.mark.parametrize("language", SAID)
def test_the_doctor_repairs_what_is_open_to_others_and_says_so_once(
    tmp_path: Path, language: str
) -> None:
    folder = open_to_all(tmp_path / "tables")
    said = " ".join(fine("doctor", "--data", folder, "--lang", language).split())
    assert SAID[language] in said
    assert modes(folder).items() >= ALL_REPAIRED.items()
    assert SAID[language] not in fine("doctor", "--data", folder, "--lang", language)
    assert data("doctor", "--data", folder)["files"] == []
    (folder / "dynasty.sqlite").chmod(0o640)
    (told,) = data("doctor", "--data", folder)["files"]
    assert told == {"path": str(folder / "dynasty.sqlite"), "mode": "0640", "problem": ""}


def test_copies_are_for_their_owner_alone_and_so_is_what_they_replace(tmp_path: Path) -> None:
    folder = open_to_all(tmp_path / "tables")
    copy = tmp_path / "copy.sqlite"
    Path(f"{copy}.part").touch()  # what was left of a copy that never ended
    fine("backup", copy, "--data", folder)
    assert modes(tmp_path)[copy.name] == "0600"
    said = fine("restore", copy, "--data", folder)
    assert SAID["en"] in " ".join(said.split())
    repaired = {**ALL_REPAIRED, "dynasty.sqlite.before-2": "0600"}
    assert modes(folder).items() >= repaired.items()
    fine("restore", copy, "--data", tmp_path / "other" / "tables")
    assert modes(tmp_path / "other" / "tables")["dynasty.sqlite"] == "0600"
    assert modes(tmp_path)["other"] == "0700"
    assert os.umask(0o022) == 0o022  # what comes after a command is as before


def test_a_database_elsewhere_is_repaired_and_the_folder_around_it_left_alone(
    tmp_path: Path,
) -> None:
    shared = open_to_all(tmp_path / "shared")
    fine("doctor", "--data", tmp_path / "none", "--database", f"sqlite:///{shared}/dynasty.sqlite")
    found = modes(shared)
    assert (found["shared"], found["dynasty.sqlite"]) == ("0755", "0600")
    assert found["last-week"] == "0644"


@pytest.mark.parametrize("kind", ["with folders", "as /tmp"])
def test_a_folder_that_others_need_stays_open_and_its_tables_do_not(
    tmp_path: Path, kind: str
) -> None:
    folder = open_to_all(tmp_path / "tables")
    if kind == "as /tmp":
        folder.chmod(0o1777)
    else:
        (folder / "photographs").mkdir()
    before = modes(folder)["tables"]
    fine("doctor", "--data", folder)
    found = modes(folder)
    assert (found["tables"], found["dynasty.sqlite"]) == (before, "0600")


def test_a_link_is_no_way_to_other_files(tmp_path: Path) -> None:
    folder = open_to_all(tmp_path / "tables")
    (tmp_path / "other").touch()
    (folder / "dynasty.sqlite-link").symlink_to(tmp_path / "other")
    (folder / "dynasty.sqlite-lost").symlink_to(tmp_path / "nowhere")
    os.mkfifo(folder / "pipe")
    fine("doctor", "--data", folder)
    assert modes(tmp_path)["other"] == "0644"


@pytest.mark.parametrize("language", SAID)
def test_what_cannot_be_repaired_is_said_and_ends_nothing(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, language: str
) -> None:
    folder = open_to_all(tmp_path / "tables")

    def refuse(path: Path, mode: int) -> None:
        raise PermissionError(1, "Operation not permitted", str(path))

    monkeypatch.setattr(Path, "chmod", refuse)  # as for a file of another user
    result = run("doctor", "--data", folder, "--lang", language)
    said = " ".join(result.stdout.split())
    assert result.exit_code == 1  # something is not well
    assert SAID[language] in said
    assert "(0644: Operation not permitted)" in said
    monkeypatch.setattr(Path, "chmod", lambda path, mode: None)  # as on a disk without modes
    settings = Settings(folder)
    left = repair_modes(settings, make_url(settings.url))
    assert left
    assert not any(one.is_repaired for one in left)


def test_a_private_umask_ends_with_what_it_is_for(tmp_path: Path) -> None:
    with private_umask():
        (tmp_path / "private").touch()
    (tmp_path / "public").touch()
    assert (modes(tmp_path)["private"], modes(tmp_path)["public"]) == ("0600", "0644")
