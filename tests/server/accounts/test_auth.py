"""Who asks: the first act makes a player, a cookie is renewed, a weak or ended key is refused."""

import time
from collections.abc import Callable
from typing import Any

from fastapi.testclient import TestClient
from sqlalchemy import select, update

from dynasty.server.db.schema import KEYS, PLAYERS
from dynasty.server.http.secrets import sha256_hex
from dynasty.server.settings import Settings
from tests.server.support.accounts import table_service

Start = Callable[[Settings], TestClient]
TABLE = {"game": "xian", "seats": [{"player": "me", "name": "Ann"}, {"player": "random"}]}
OWN = "of-a-program-that-chose-its-own-secret"
FIREFOX = "Mozilla/5.0 (X11; Linux x86_64; rv:145.0) Gecko/20100101 Firefox/145.0"


def keys(client: TestClient) -> list[Any]:
    with table_service(client).db.engine.connect() as connection:
        return [*connection.execute(select(KEYS).order_by(KEYS.c.created)).mappings()]


def change_keys(client: TestClient, **values: float) -> None:
    """As if time had passed."""
    with table_service(client).db.engine.begin() as connection:
        connection.execute(update(KEYS).values(**values))
    table_service(client).key_cache.forget()


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
