"""Keeping a club: doors, silence, closed players, reports, and what somebody new may do."""

from __future__ import annotations

import json
from collections.abc import Callable
from dataclasses import replace
from functools import partial
from typing import Any

import pytest
from fastapi.testclient import TestClient
from typer.testing import CliRunner

from dynasty import games
from dynasty.cli.app import app
from dynasty.server.admin.preflight import acquire_lock, database_url, open_lock_file
from dynasty.server.db import chat_limits, server_invitation
from dynasty.server.http.secrets import new_id
from dynasty.server.settings import Settings
from dynasty.server.tables.service import TableService
from dynasty.text import LANGUAGES, Translator
from tests.server.db.test_blocks import OPEN, id_of
from tests.server.support.fake_clock import FakeClock
from tests.server.support.guests import Guest, lay, play_fast

Start = Callable[..., TestClient]
HTML = {"accept": "text/html"}
TABLE = {"game": games.TEMPLATE_GAME, "seats": [{"player": "me"}, {"player": "person"}]}


@pytest.fixture(autouse=True)
def _tea_on_the_shelf(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(games, "SHELF", (*games.SHELF, games.TEMPLATE_GAME))


def call(settings: Settings, *words: str) -> tuple[int, str]:
    """A command of whoever runs the server."""
    done = CliRunner().invoke(app, ["players", "--data", str(settings.folder), *words])
    return done.exit_code, done.output


def told(settings: Settings, *words: str) -> Any:
    status, output = call(settings, *words, "--json")
    assert status == 0, output
    return json.loads(output)


# Doors


def test_the_invited_come_in_by_a_seat_or_by_the_link_of_the_server(
    lite: Settings, start: Start
) -> None:
    client = start(replace(lite, doors="invited"))
    for language in LANGUAGES:
        asked = {"accept": "text/html", "accept-language": language}
        refused = client.post(
            "/tables", data={"game": games.TEMPLATE_GAME, "count": "2"}, headers=asked
        )
        assert (refused.status_code, Translator(language).say("wrong-invited") in refused.text) == (
            403,
            True,
        )
    assert client.post("/api/tables", json=TABLE).status_code == 403
    service: TableService = client.app.state.service  # type: ignore[attr-defined]
    assert client.portal is not None
    secret = client.portal.call(service.db.write, server_invitation.invitation_secret)
    assert client.portal.call(service.db.write, server_invitation.invitation_secret) == secret
    assert client.post("/api/door", json={"secret": "another"}).status_code == 404
    came = client.post("/api/door", json={"secret": secret, "name": "Ann"}).json()
    client.cookies.clear()
    ann = {"authorization": f"Bearer {came['holder_token']}"}
    assert client.get("/api/me", headers=ann).json()["name"] == "Ann"
    laid = client.post("/api/tables", json=TABLE, headers=ann).json()
    joined = client.post("/api/join", json={"token": laid["seats"][1]["token"]})
    assert joined.status_code == 200
    client.cookies.clear()
    fresh = partial(server_invitation.invitation_secret, fresh=True)
    assert client.portal.call(service.db.write, fresh) != secret
    assert client.post("/api/door", json={"secret": secret}).status_code == 404


def test_the_page_of_the_door_changes_nothing_until_one_comes_in(
    lite: Settings, start: Start
) -> None:
    client = start(replace(lite, doors="invited"))
    service: TableService = client.app.state.service  # type: ignore[attr-defined]
    assert client.portal is not None
    door = f"/door/{client.portal.call(service.db.write, server_invitation.invitation_secret)}"
    for language in LANGUAGES:
        page = client.get(door, headers={**HTML, "accept-language": language})
        assert Translator(language).say("door-why") in page.text
        assert "dynasty" not in page.cookies
    assert client.get("/door/another", headers=HTML).status_code == 404
    client.post(door, data={"name": "Bob"}, headers=HTML)
    assert client.get("/api/me").json()["name"] == "Bob"
    assert client.get(door, headers=HTML).url.path == "/"


# Commands


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
    service.keyring.forget()  # which it does by itself after two seconds
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


def test_the_command_shows_the_link_of_the_server(lite: Settings, start: Start) -> None:
    client = start(replace(lite, doors="invited"))
    first, again = call(lite, "invite"), call(lite, "invite")
    assert first == again
    path = next(word for word in first[1].split() if word.startswith("/door/"))
    assert client.get(path, headers=HTML).status_code == 200
    assert call(lite, "invite", "--fresh") != first
    assert client.get(path, headers=HTML).status_code == 404


# Somebody new


def test_somebody_new_has_five_open_tables_at_once(lite: Settings, start: Start) -> None:
    clock = FakeClock()
    client = start(lite, clock)
    (ann,) = lay(client, "me", "screen", game=games.TEMPLATE_GAME)
    wish = {"game": games.TEMPLATE_GAME, "seats": OPEN, "listed": True}

    def listed() -> int:
        return client.post("/api/tables", json=wish, headers=ann.headers).status_code

    assert [listed() for _ in range(chat_limits.MAX_LISTED_TABLES + 1)] == [201] * 5 + [429]
    clock.advance(8 * 86_400)
    assert listed() == 201


def test_somebody_new_says_twenty_lines_an_hour_among_strangers(
    lite: Settings, start: Start
) -> None:
    clock = FakeClock()
    client = start(lite, clock)
    terms = {"talk": "chat"}
    wish = {"game": games.TEMPLATE_GAME, "seats": OPEN[:2], "listed": True, "terms": terms}
    laid = client.post("/api/tables", json=wish).json()
    client.cookies.clear()
    ann = Guest(client, laid["id"], laid["host_token"])
    assert client.post(f"/api/tables/{ann.table}/sit", json={}).status_code == 200
    client.cookies.clear()

    def said(guest: Guest) -> int:
        return guest.post("/chat", text="hello").status_code

    assert [said(ann) for _ in range(chat_limits.MAX_CHAT_LINES + 1)] == [201] * 20 + [429]
    (friends, *_) = lay(client, "me", "screen", game=games.TEMPLATE_GAME)
    assert {said(friends) for _ in range(chat_limits.MAX_CHAT_LINES + 1)} == {
        201
    }  # no strangers there
    clock.advance(3_601)
    assert said(ann) == 201
