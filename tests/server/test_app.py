"""The application: faults are reported, and duties that fail are done again."""

from collections.abc import Callable

import pytest
from fastapi.testclient import TestClient

from dynasty.server import app
from dynasty.server.app import create_app
from dynasty.server.clocks import heartbeat
from dynasty.server.pages import api_reference
from dynasty.server.settings import Settings
from dynasty.server.tables.service import TableService
from tests.server.support.server_process import until


def test_a_fault_of_the_server_is_told_too(lite: Settings, monkeypatch: pytest.MonkeyPatch) -> None:
    def break_down(spec: object) -> None:
        raise RuntimeError("a secret of the server")

    monkeypatch.setattr(api_reference, "endpoints", break_down)
    with TestClient(create_app(lite), raise_server_exceptions=False) as client:
        for accept in ("text/html", "*/*"):
            answer = client.get("/reference", headers={"accept": accept})
            assert answer.status_code == 500
            assert "a secret" not in answer.text
            assert "default-src 'none'" in answer.headers["content-security-policy"]
        assert answer.json()["error"] == "RuntimeError"


Start = Callable[..., TestClient]


def test_a_duty_that_fails_is_done_again(
    lite: Settings, start: Start, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setattr(app, "TASK_RETRY_SECONDS", 0.01)
    calls = 0

    async def keep(service: TableService) -> None:
        nonlocal calls
        calls += 1
        if calls < 4:
            raise RuntimeError("something that nobody thought of")

    monkeypatch.setattr(heartbeat, "run_heartbeat", keep)
    start(lite)
    until(lambda: calls == 4)
    assert [line for line in caplog.messages if "is tried again" in line]
