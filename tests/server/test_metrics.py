"""Metrics: what they say, and to whom."""

import os
from collections.abc import Callable
from dataclasses import replace

import pytest
from fastapi.testclient import TestClient

from dynasty.server.app import create_app
from dynasty.server.settings import Settings
from tests.server.support.guests import lay

Start = Callable[[Settings], TestClient]


def test_health_and_metrics(lite: Settings, start: Start) -> None:
    client = start(lite)
    lay(client, "person", "person")
    assert client.get("/health").json()["status"] == "ok"
    assert f'dynasty_rooms_open{{worker="{os.getpid()}"}} 1' in client.get("/metrics").text


@pytest.mark.parametrize("header", ["X-Forwarded-For", "Forwarded", "X-Real-IP", "Via"])
def test_metrics_are_for_this_machine_alone(lite: Settings, start: Start, header: str) -> None:
    """Also where another web server on it passes requests on; unless the server is set up so."""
    assert start(lite).get("/metrics", headers={header: "203.0.113.9"}).status_code == 403
    with TestClient(create_app(lite), client=("192.0.2.7", 1)) as far:
        assert far.get("/metrics").status_code == 403
    opened = start(replace(lite, open_metrics=True))
    told = opened.get("/metrics", headers={header: "203.0.113.9"})
    assert "# HELP dynasty_viewers" in told.text
