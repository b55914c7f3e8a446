"""The link of a server that admits by invitation only: who comes in, and how it is renewed."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from functools import partial

import pytest
from fastapi.testclient import TestClient

from dynasty import games
from dynasty.server.db import server_invitation
from dynasty.server.settings import Settings
from dynasty.server.tables.service import TableService
from dynasty.text import LANGUAGES, Translator
from tests.server.support.admin_commands import call

Start = Callable[..., TestClient]
HTML = {"accept": "text/html"}
TABLE = {"game": games.TEMPLATE_GAME, "seats": [{"player": "me"}, {"player": "person"}]}


@pytest.fixture(autouse=True)
def _tea_on_the_shelf(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(games, "SHELF", (*games.SHELF, games.TEMPLATE_GAME))


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


def test_the_command_shows_the_link_of_the_server(lite: Settings, start: Start) -> None:
    client = start(replace(lite, doors="invited"))
    first, again = call(lite, "invite"), call(lite, "invite")
    assert first == again
    path = next(word for word in first[1].split() if word.startswith("/door/"))
    assert client.get(path, headers=HTML).status_code == 200
    assert call(lite, "invite", "--fresh") != first
    assert client.get(path, headers=HTML).status_code == 404
