"""Starting badly: a sentence, exit code 2, no traceback; and floods of complaints are held back."""

from __future__ import annotations

import json
import logging
import socket
import sqlite3
import ssl
import subprocess
import sys
import time
from collections.abc import Callable
from contextlib import ExitStack, closing
from pathlib import Path

import httpx2
import pytest

from dynasty.server.run import JsonLines, Throttle
from dynasty.server.settings import Settings
from dynasty.server.store.storage import Store
from tests.cli.desk import refused
from tests.server.running import RunningServer, free_port

TLS = Path(__file__).with_name("kept") / "tls"  # of localhost, for tests alone
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
    Store(Settings(folder)).close()
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
    malformed: "ann",
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
            assert "not encrypted" not in client.get("/me", headers=house).text
        with pytest.raises(httpx2.TransportError):
            httpx2.get(server.url.replace("https", "http"))


def record(message: str, at: float) -> logging.LogRecord:
    made = logging.LogRecord("asyncio", logging.ERROR, "", 0, message, None, None)
    made.created = at
    return made


def test_the_same_complaint_is_written_a_few_times_a_minute_and_counted() -> None:
    throttle = Throttle(most=3, seconds=60)
    passed = [throttle.filter(record("out of files", at=n / 1000)) for n in range(1000)]
    assert passed.count(True) == 3
    assert throttle.filter(record("something else", at=1))
    later = record("out of files", at=61)
    assert throttle.filter(later)
    assert json.loads(JsonLines().format(later))["left_out"] == 997
    quiet = logging.LogRecord("asyncio", logging.INFO, "", 0, "hello", None, None)
    assert all(throttle.filter(quiet) for _ in range(100))


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
