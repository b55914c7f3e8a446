"""Starting badly: a sentence, exit code 2, no traceback; and floods of complaints are held back."""

from __future__ import annotations

import json
import os
import re
import socket
import sqlite3
import ssl
import subprocess
import sys
import time
from collections.abc import Callable
from contextlib import ExitStack, closing
from itertools import product
from pathlib import Path
from typing import Any

import httpx2
import pytest

from dynasty.server.db.database import Database
from dynasty.server.settings import Settings
from dynasty.text import Translator
from tests.cli.desk import refused
from tests.server.support.server_process import RunningServer, free_port, until

TLS = Path(__file__).parents[1] / "kept" / "tls"  # of localhost, for tests alone
LANGUAGES = pytest.mark.parametrize("language", ["en", "fr"])


def a_file(folder: Path) -> list[str]:
    (folder / "file").write_text("x", encoding="utf-8")
    return ["--data", str(folder / "file")]


def a_folder_in_a_file(folder: Path) -> list[str]:
    (folder / "file").write_text("x", encoding="utf-8")
    return ["--data", str(folder / "file" / "tables")]


def no_database(folder: Path) -> list[str]:
    (folder / "dynasty.sqlite").write_text("this is a shopping list " * 300, encoding="utf-8")
    return ["--data", str(folder)]


def newer(folder: Path) -> list[str]:
    Database(Settings(folder)).close()
    with closing(sqlite3.connect(folder / "dynasty.sqlite")) as connection:
        connection.execute("UPDATE alembic_version SET version_num = '9999'")
        connection.commit()
    return ["--data", str(folder)]


def read_only(folder: Path) -> list[str]:
    return ["--data", str(folder), "--database", "sqlite:////dev/full/nothing.sqlite"]


def unreachable(folder: Path) -> list[str]:
    url = f"postgresql+psycopg://ann:secret@127.0.0.1:{free_port()}/tables"
    return ["--data", str(folder), "--database", url]


def malformed(folder: Path) -> list[str]:
    return ["--data", str(folder), "--database", "ann:secret@somewhere"]


def password_alone(folder: Path) -> list[str]:
    """As a file holds it that was meant for the database itself."""
    return ["--data", str(folder), "--database", "secret"]


def no_host(folder: Path) -> list[str]:
    return ["--data", str(folder), "--database", "postgresql+psycopg://ann:secret/tables"]


def sign_in_password(folder: Path) -> list[str]:
    url = f"postgresql+psycopg://ann:my@secret@127.0.0.1:{free_port()}/tables"
    return ["--data", str(folder), "--database", url]


def unknown_kind(folder: Path) -> list[str]:
    return ["--data", str(folder), "--database", "oracle7://ann:secret@somewhere/tables"]


def no_driver(folder: Path) -> list[str]:
    return ["--data", str(folder), "--database", "mysql://ann:secret@somewhere/tables"]


def no_key(folder: Path) -> list[str]:
    return ["--data", str(folder), "--tls-cert", str(TLS / "cert.pem")]


def missing_key(folder: Path) -> list[str]:
    return [*no_key(folder), "--tls-key", str(folder / "nothing.pem")]


def no_certificate(folder: Path) -> list[str]:
    key = str(TLS / "key.pem")
    return ["--data", str(folder), "--tls-cert", key, "--tls-key", key]


def locked_key(folder: Path) -> list[str]:
    return [*no_key(folder), "--tls-key", str(TLS / "locked.pem")]


BAD: dict[Callable[[Path], list[str]], str] = {
    a_file: "file",
    a_folder_in_a_file: "file",
    no_database: "dynasty.sqlite",
    newer: "dynasty.sqlite",
    read_only: "nothing.sqlite",
    unreachable: "127.0.0.1",
    malformed: "%40",
    password_alone: "%40",
    no_host: "%40",
    sign_in_password: "%40",
    unknown_kind: "oracle7",
    no_driver: "mysql",
    no_key: "--tls-key",
    missing_key: "nothing.pem",
    no_certificate: "key.pem",
    locked_key: "locked.pem",
}


@pytest.mark.parametrize("bad", BAD, ids=lambda bad: bad.__name__)
@LANGUAGES
def test_what_cannot_be_served_is_said_in_a_sentence(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, language: str, bad: Callable[[Path], list[str]]
) -> None:
    monkeypatch.setenv("LANG", language)
    said = refused("serve", "--no-open", "--port", free_port(), *bad(tmp_path))
    assert BAD[bad] in said
    assert said.count("\n") == 1
    assert "secret" not in said


KINDS = (malformed, password_alone, no_host, sign_in_password, unknown_kind, no_driver)
TENDED = ("doctor", "ratings rebuild", "players list", "players merge ann bob")
LOOKED_AFTER = [
    *product(TENDED, (no_database, unreachable, *KINDS)),
    *product(["backup copy"], (no_database, *KINDS)),
    *product(["restore copy"], KINDS),
]


@pytest.mark.parametrize(("command", "bad"), LOOKED_AFTER)
def test_what_cannot_be_looked_after_is_said_in_a_sentence(
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    command: str,
    bad: Callable[[Path], list[str]],
) -> None:
    monkeypatch.chdir(tmp_path)
    said = refused(*command.split(), *bad(tmp_path))
    assert BAD[bad] in said
    assert said.count("\n") == 1
    assert "secret" not in said


@LANGUAGES
def test_a_port_in_use_is_named(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, language: str
) -> None:
    monkeypatch.setenv("LANG", language)
    with socket.socket() as other:
        other.bind(("127.0.0.1", 0))
        other.listen()
        port = other.getsockname()[1]
        said = refused("serve", "--no-open", "--port", port, "--data", tmp_path)
    assert str(port) in said
    assert "--port" in said
    assert said.count("\n") == 1


@LANGUAGES
def test_a_second_server_of_the_same_tables_is_sent_to_the_first(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, language: str
) -> None:
    monkeypatch.setenv("LANG", language)
    with RunningServer(tmp_path) as server:
        said = refused("serve", "--no-open", "--port", free_port(), "--data", tmp_path)
        assert f"http://127.0.0.1:{server.port}/" in said
        assert said.count("\n") == 1
        server.kill()
        server.start()  # a server that was killed is in nobody's way
        assert server.answers()


def test_a_certificate_makes_it_https_and_cookies_go_by_nothing_else(tmp_path: Path) -> None:
    cert, key = str(TLS / "cert.pem"), str(TLS / "key.pem")
    with RunningServer(tmp_path, "--tls-cert", cert, "--tls-key", key) as server:
        trust = ssl.create_default_context(cafile=cert)
        with httpx2.Client(base_url=server.url, verify=trust) as client:
            asked = {"game": "xian", "seats": [{"player": "me"}, {"player": "novice"}]}
            laid = client.post("/api/tables", json=asked)
            assert "; Secure" in laid.headers["set-cookie"]
            house = {"host": "192.168.1.20:8443", "accept-language": "en"}
            assert Translator("en").say("me-plain") not in client.get("/me", headers=house).text
        with pytest.raises(httpx2.TransportError):
            httpx2.get(server.url.replace("https", "http"))


def entries_of(log: str) -> list[dict[str, Any]]:
    """A log for programs: every line is an object with the fields that are promised."""
    entries = [json.loads(line) for line in log.splitlines()]
    for entry in entries:
        assert isinstance(entry["at"], float)
        assert entry["level"] in ("info", "warning", "error", "critical")
        assert all(isinstance(entry[name], str) for name in ("from", "message"))
        assert entry.keys() <= {"at", "level", "from", "message", "error", "left_out"}
    return entries


def test_all_workers_log_for_programs_and_name_themselves_in_their_numbers(
    tmp_path: Path, copied_postgres: str
) -> None:
    found: dict[str, set[str]] = {}  # by worker: the names of its metrics

    def asked() -> bool:
        told = httpx2.get(f"{server.url}/metrics").text
        samples = [line for line in told.splitlines() if not line.startswith("#")]
        (worker,) = {re.search('worker="([0-9]+)"', line)[1] for line in samples}  # type: ignore[index]
        found[worker] = {line.partition("{")[0] for line in samples}
        return len(found) == 2

    with RunningServer(tmp_path, "--workers", "2", "--database", copied_postgres) as server:
        until(asked, 120)
        server.stop()
    first, second = found.values()
    assert first == second
    assert "dynasty_thinkers_alive" in first
    said = [entry["message"] for entry in entries_of((tmp_path / "server.log").read_text())]
    assert said.count("Application shutdown complete.") == 2
    assert {f"Started server process [{worker}]" for worker in found} <= set(said)


MISHAPS = """
import sys, threading, warnings
from dynasty.server.log_config import set_up_logs

class Odd:
    def __del__(self):
        raise ValueError("in passing")

set_up_logs()
warnings.warn("it is late")
for target in (lambda: 1 / 0, sys.exit):
    thread = threading.Thread(target=target)
    thread.start()
    thread.join()
Odd()
raise KeyError("the end")
"""


def test_what_nobody_caught_is_a_line_of_the_log_too() -> None:
    command = [sys.executable, "-c", MISHAPS]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    late, divided, passing, end = entries_of(done.stderr)
    assert (late["level"], "UserWarning: it is late" in late["message"]) == ("warning", True)
    assert "ZeroDivisionError" in divided["message"]
    assert divided["error"].startswith("Traceback")
    assert "in passing" in passing["message"]
    assert "the end" in end["message"]
    assert done.returncode == 1


@pytest.mark.skipif(sys.platform == "win32", reason="there are no such terminals")
def test_on_a_terminal_the_same_is_said_for_people() -> None:
    ours, theirs = os.openpty()
    done = subprocess.run([sys.executable, "-c", MISHAPS], stderr=theirs, check=False)
    said = os.read(ours, 100_000).decode()
    os.close(theirs)
    os.close(ours)
    assert done.returncode == 1
    assert re.match(r"\d\d:\d\d:\d\d  warning: .*UserWarning: it is late", said)
    assert "{" not in said.splitlines()[0]


@pytest.mark.skipif(sys.platform == "win32", reason="limits of a process are set by a shell")
def test_a_server_out_of_file_descriptors_neither_floods_its_log_nor_stays_deaf(
    tmp_path: Path,
) -> None:
    port, log = free_port(), tmp_path / "server.log"
    serve = f"{sys.executable} -m dynasty serve --no-open --port {port} --data {tmp_path}"
    with log.open("wb") as out:
        server = subprocess.Popen(["sh", "-c", f"ulimit -n 64; exec {serve}"], stderr=out)
    try:
        wait_for(port, log)
        with ExitStack() as crowd:
            for _ in range(100):
                crowd.enter_context(socket.create_connection(("127.0.0.1", port)))
            time.sleep(3)
            assert "socket.accept() out of system resource" in log.read_text(encoding="utf-8")
            assert log.stat().st_size < 100_000
        wait_for(port, log)
    finally:
        server.kill()
        server.wait()


def wait_for(port: int, log: Path, patience: float = 60) -> None:
    until = time.monotonic() + patience
    while True:
        try:
            assert httpx2.get(f"http://127.0.0.1:{port}/health", timeout=5).status_code == 200
        except httpx2.TransportError:
            assert time.monotonic() < until, log.read_text(encoding="utf-8")
            time.sleep(0.1)
        else:
            return
