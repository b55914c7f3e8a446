"""Players and keys: made by the first act, renewed, ended, and never guessed."""

import asyncio
import time
from collections.abc import Callable
from functools import partial
from typing import Any, cast

import pytest
from fastapi import Request
from fastapi.testclient import TestClient
from sqlalchemy import select, update

from dynasty.server.db import key_cache, players
from dynasty.server.db.schema import KEYS, PLAYERS
from dynasty.server.errors import Forbidden
from dynasty.server.http.secrets import sha256_hex
from dynasty.server.http.user_agent import device_label
from dynasty.server.model.new_table import SeatSpec, TableSpec
from dynasty.server.settings import Settings
from dynasty.server.tables import subscriptions
from dynasty.server.tables.actions import Caller
from dynasty.server.tables.service import TableService
from tests.server.support.server_process import complete

Start = Callable[[Settings], TestClient]

TABLE = {"game": "xian", "seats": [{"player": "me", "name": "Ann"}, {"player": "random"}]}
OWN = "of-a-program-that-chose-its-own-secret"
FIREFOX = "Mozilla/5.0 (X11; Linux x86_64; rv:145.0) Gecko/20100101 Firefox/145.0"
SAFARI = "Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) Version/19.0 Safari/604.1"


def table_service(client: TestClient) -> TableService:
    service: TableService = client.app.state.service  # type: ignore[attr-defined]
    return service


def keys(client: TestClient) -> list[Any]:
    with table_service(client).db.engine.connect() as connection:
        return [*connection.execute(select(KEYS).order_by(KEYS.c.created)).mappings()]


def change_keys(client: TestClient, **values: float) -> None:
    """As if time had passed."""
    with table_service(client).db.engine.begin() as connection:
        connection.execute(update(KEYS).values(**values))
    table_service(client).keyring.forget()


def test_looking_makes_nobody_and_the_first_act_makes_a_player(
    lite: Settings, start: Start
) -> None:
    client = start(lite)
    for page in ("/", "/help", "/api/tables"):
        assert "set-cookie" not in client.get(page).headers
    assert keys(client) == []
    form = {"game": "xian", "count": "2", "player-0": "me", "name-0": "Ann", "player-1": "person"}
    laid = client.post("/tables", data=form, headers={"user-agent": FIREFOX})
    assert laid.status_code == 200
    (key,) = keys(client)
    assert (key["kind"], key["label"]) == ("browser", "Firefox, Linux")
    assert key["hash"] == sha256_hex(client.cookies["dynasty"])
    with table_service(client).db.engine.connect() as connection:
        assert connection.execute(select(PLAYERS.c.id, PLAYERS.c.name)).all() == [
            (key["player"], "Ann")
        ]
    client.post("/tables", data=form)
    assert len(keys(client)) == 1


def test_a_browser_is_renewed_at_most_daily_and_forgotten_after_400_days(
    lite: Settings, start: Start
) -> None:
    client = start(lite)
    client.post("/tables", data={"game": "xian", "count": "2", "player-0": "me"})
    assert "set-cookie" not in client.get("/").headers
    change_keys(client, seen=time.time() - 90_000)
    renewed = client.get("/").headers["set-cookie"]
    assert f"dynasty={client.cookies['dynasty']}" in renewed
    assert "HttpOnly; Max-Age=34560000" in renewed
    assert "set-cookie" not in client.get("/").headers
    assert len(client.get("/api/tables").json()) == 1
    change_keys(client, expires=time.time() - 1)
    assert client.get("/api/tables").json() == []
    secret = client.cookies["dynasty"]
    assert client.post("/api/tables", json=TABLE).status_code == 201
    assert client.cookies["dynasty"] != secret


def test_a_program_may_choose_its_secret_but_none_that_is_short_or_ended(
    lite: Settings, start: Start
) -> None:
    client = start(lite)
    mine = {"authorization": f"Bearer {OWN}"}
    laid = client.post("/api/tables", json=TABLE, headers=mine)
    assert (laid.status_code, laid.json()["host_token"]) == (201, None)
    assert len(client.get("/api/tables", headers=mine).json()) == 1
    short = client.post("/api/tables", json=TABLE, headers={"authorization": "Bearer hello"})
    assert (short.status_code, short.json()["error"]) == (403, "WeakKey")
    change_keys(client, expires=time.time() - 1)
    ended = client.post("/api/tables", json=TABLE, headers=mine)
    assert (ended.status_code, ended.json()["error"]) == (403, "KeyEnded")
    assert client.get("/api/tables", headers=mine).json() == []


def test_what_was_refused_leaves_no_player(lite: Settings, start: Start) -> None:
    client = start(lite)
    assert client.post("/api/join", json={"token": "wrong"}).status_code == 404
    assert client.post("/api/tables", json={**TABLE, "game": "chess"}).status_code == 404
    assert keys(client) == []


class Open:
    """A request whose line stays open."""

    async def is_disconnected(self) -> bool:
        return False


def test_a_line_ends_soon_after_its_key(lite: Settings, monkeypatch: pytest.MonkeyPatch) -> None:
    assert subscriptions.KEY_CHECK_SECONDS + key_cache.KEY_CACHE_SECONDS <= 5
    monkeypatch.setattr(subscriptions, "KEY_CHECK_SECONDS", 0.01)
    monkeypatch.setattr(key_cache, "KEY_CACHE_SECONDS", 0.02)

    async def run() -> None:
        service = TableService(lite)
        room, _ = await service.lay_table(
            TableSpec("xian", [SeatSpec("person")] * 2, "ann", own=[0])
        )
        new = partial(players.add_player, player="ann", key="k", kind="browser", label="")
        await service.db.write(new)
        lines = subscriptions.watch_table(
            service, room.id, Caller("ann", "k"), cast(Request, Open())
        )
        assert await anext(lines) is room
        ended = update(KEYS).values(expires=time.time() - 1)
        await service.db.write(lambda connection: connection.execute(ended))
        with pytest.raises(Forbidden):
            await asyncio.wait_for(anext(lines), 20)
        await service.close()

    complete(run())


def test_a_device_is_called_by_its_browser_and_system() -> None:
    assert device_label(FIREFOX) == "Firefox, Linux"
    assert device_label(SAFARI) == "Safari, iPhone"
    assert device_label("python-httpx/0.28") == "python-httpx"
    assert device_label("") == ""
