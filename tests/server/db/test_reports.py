"""Reports: they copy the lines of chat around, and forget players who leave."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from fastapi.testclient import TestClient

from dynasty import games
from dynasty.server.db import reports
from dynasty.server.db.schema import BLOCKS, REPORTS
from dynasty.server.settings import Settings
from tests.server.support.accounts import block, id_of, rows
from tests.server.support.guests import lay

Start = Callable[..., TestClient]


@pytest.fixture(autouse=True)
def _tea_on_the_shelf(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(games, "SHELF", (*games.SHELF, games.TEMPLATE_GAME))


def test_a_report_copies_the_lines_around(lite: Settings, start: Start) -> None:
    client = start(lite)
    _, ann, bob = lay(client, "person", "person", game=games.TEMPLATE_GAME)
    for number in range(1, 31):
        (ann if number % 2 else bob).post("/chat", text=f"line {number}")
    body = {"player": id_of(bob), "table": ann.table, "line": 12, "why": "rude"}
    answer = client.post("/api/reports", json=body, headers=ann.headers)
    assert answer.status_code == 201, answer.text
    (row,) = rows(client, REPORTS)
    assert (row.by, row.about, row.why, row.done) == (id_of(ann), id_of(bob), "rude", False)
    assert [line["text"] for line in row.lines] == [f"line {n}" for n in range(2, 23)]
    (cat,) = lay(client, "me", "screen", game=games.TEMPLATE_GAME)
    assert client.post("/api/reports", json=body, headers=cat.headers).status_code == 404


def test_nobody_reports_all_day_and_no_lines_of_a_table_where_they_do_not_sit(
    lite: Settings, start: Start
) -> None:
    client = start(lite)
    _, ann, bob = lay(client, "person", "person", game=games.TEMPLATE_GAME)
    _, cid, _ = lay(client, "person", "person", game=games.TEMPLATE_GAME)
    cid.post("/chat", text="not hers to know")
    body = {"player": id_of(bob), "table": cid.table, "line": 1}
    for _ in range(reports.MAX_DAILY_REPORTS):
        assert client.post("/api/reports", json=body, headers=ann.headers).status_code == 201
    assert client.post("/api/reports", json=body, headers=ann.headers).status_code == 429
    assert {str(row.lines) for row in rows(client, REPORTS)} == {"[]"}


def test_reports_forget_who_leaves(lite: Settings, start: Start) -> None:
    client = start(lite)
    _, ann, bob, cat = lay(client, "person", "person", "person", game=games.TEMPLATE_GAME)
    for guest, text in ((ann, "of Ann"), (bob, "of Bob"), (cat, "of Cat")):
        guest.post("/chat", text=text)
    body = {"player": id_of(bob), "table": ann.table}
    client.post("/api/reports", json=body, headers=ann.headers)
    block(cat, id_of(ann))
    client.delete("/api/me", headers=cat.headers)
    (row,) = rows(client, REPORTS)
    assert [line["text"] for line in row.lines] == ["of Ann", "of Bob", ""]
    client.delete("/api/me", headers=bob.headers)
    assert rows(client, REPORTS) == rows(client, BLOCKS) == []
