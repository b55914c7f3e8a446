"""Commands of the operator: list, silence, close and merge players, and deal with reports."""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any

import pytest
from fastapi.testclient import TestClient

from dynasty import games
from dynasty.server.admin.preflight import acquire_lock, database_url, open_lock_file
from dynasty.server.http.secrets import new_id
from dynasty.server.settings import Settings
from dynasty.server.tables.service import TableService
from dynasty.text import Translator
from tests.server.support.accounts import OPEN, id_of
from tests.server.support.admin_commands import call
from tests.server.support.guests import Guest, lay, play_fast

Start = Callable[..., TestClient]
HTML = {"accept": "text/html"}
TABLE = {"game": games.TEMPLATE_GAME, "seats": [{"player": "me"}, {"player": "person"}]}


@pytest.fixture(autouse=True)
def _tea_on_the_shelf(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(games, "SHELF", (*games.SHELF, games.TEMPLATE_GAME))


def told(settings: Settings, *words: str) -> Any:
    status, output = call(settings, *words, "--json")
    assert status == 0, output
    return json.loads(output)


def test_players_are_listed_muted_and_closed(lite: Settings, start: Start) -> None:
    client = start(lite)
    _, ann, bob = lay(client, "person", "person", game=games.TEMPLATE_GAME)
    client.patch("/api/me", json={"name": "Ann"}, headers=ann.headers)
    listed = {one["id"]: one for one in told(lite, "list")["players"]}
    assert (listed[id_of(ann)]["name"], listed[id_of(ann)]["tables"]) == ("Ann", 1)
    assert "Ann" in call(lite, "list")[1]
    assert call(lite, "mute", id_of(ann))[0] == 0
    for path, body in (("/chat", {"text": "hey"}), ("/signs", {"sign": "hello"})):
        answer = ann.post(path, **body)
        assert (answer.status_code, answer.json()["message"]) == (
            403,
            Translator("en").say("silenced"),
        )
    assert "muted" in call(lite, "list")[1]
    call(lite, "unmute", id_of(ann))
    assert ann.post("/chat", text="thanks").status_code == 201
    waits = {"game": games.TEMPLATE_GAME, "seats": OPEN, "listed": True}
    table = client.post("/api/tables", json=waits, headers=bob.headers).json()["id"]
    who = id_of(bob)
    assert call(lite, "close", who)[0] == 0
    service: TableService = client.app.state.service  # type: ignore[attr-defined]
    service.key_cache.forget()  # which it does by itself after two seconds
    assert client.get("/api/me", headers=bob.headers).status_code == 403
    assert Guest(client, table, None).get("").json()["status"] == "ended"
    assert next(one for one in told(lite, "list")["players"] if one["id"] == who)["closed"]


def test_reports_are_read_and_dealt_with(lite: Settings, start: Start) -> None:
    client = start(lite)
    _, ann, bob = lay(client, "person", "person", game=games.TEMPLATE_GAME)
    client.patch("/api/me", json={"name": "Bob"}, headers=bob.headers)
    bob.post("/chat", text="a bad word")
    body = {"player": id_of(bob), "table": ann.table, "line": 1, "why": "rude"}
    client.post("/api/reports", json=body, headers=ann.headers)
    (report,) = told(lite, "reports")["reports"]
    assert (report["why"], report["about_name"]) == ("rude", "Bob")
    status, output = call(lite, "reports")
    assert status == 0
    assert all(part in output for part in ("Bob", "rude", "a bad word"))
    assert call(lite, "reports", str(report["id"]))[0] == 0
    assert told(lite, "reports")["reports"] == []


def test_two_players_are_one_when_no_server_runs(lite: Settings, start: Start) -> None:
    client = start(lite)
    _, ann, bob = lay(client, "person", "person", game=games.TEMPLATE_GAME)
    play_fast(ann)
    old, into = id_of(ann), id_of(bob)
    client.close()
    where = database_url(lite)
    with open_lock_file(where) as lock:  # as a server holds it
        acquire_lock(lock, where, "http://127.0.0.1:8000/")
        assert call(lite, "merge", old, into)[0] == 2
    status, output = call(lite, "merge", old, into)
    assert status == 0, output
    assert [one["id"] for one in told(lite, "list")["players"] if one["tables"]] == [into]


def test_new_ids_are_never_taken_for_options(monkeypatch: pytest.MonkeyPatch) -> None:
    drawn = iter(("-Zabc", "--abc", "Z-abc"))
    monkeypatch.setattr("secrets.token_urlsafe", lambda _: next(drawn))
    assert new_id() == "Z-abc"


def test_commands_take_ids_of_older_servers_after_two_dashes(lite: Settings, start: Start) -> None:
    client = start(lite)
    with pytest.MonkeyPatch.context() as patched:
        patched.setattr("dynasty.server.accounts.auth.new_id", lambda: "-Zabc")
        client.post("/api/tables", json=TABLE)
    assert call(lite, "mute", "--", "-Zabc")[0] == 0
    (ann,) = told(lite, "list")["players"]
    assert (ann["id"], ann["muted"]) == ("-Zabc", True)


@pytest.mark.parametrize(
    "words", [("mute",), ("merge", "a"), ("close", "nobody"), ("reports", "x"), ("merge", "a", "a")]
)
def test_what_a_command_lacks_is_said(lite: Settings, start: Start, words: tuple[str, ...]) -> None:
    start(lite)
    status, output = call(lite, *words)
    assert status != 0
    assert output.strip()
