"""What a player takes along: all that is theirs, and nothing of others."""

from __future__ import annotations

import json
from collections.abc import Callable

import pytest
from fastapi.testclient import TestClient
from sqlalchemy import select

from dynasty import games
from dynasty.server.db.schema import KEYS
from dynasty.server.settings import Settings
from dynasty.server.tables.service import TableService
from tests.server.support.accounts import taken
from tests.server.support.guests import lay, play_fast, sit

Start = Callable[..., TestClient]


@pytest.fixture(autouse=True)
def _tea_on_the_shelf(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(games, "SHELF", (*games.SHELF, games.TEMPLATE_GAME))


def test_everything_of_mine_and_nothing_of_others(settings: Settings, start: Start) -> None:
    client = start(settings)
    _, ann, bob = lay(client, "person", "person", game=games.TEMPLATE_GAME)
    for guest, name in ((ann, "Ann"), (bob, "Bob")):
        client.patch("/api/me", json={"name": name}, headers=guest.headers)
        guest.post("/chat", text=f"{name} speaks")
        guest.put("/notes", text=f"{name} thinks")
    play_fast(ann)
    running = lay(client, "me", "screen", game=games.TEMPLATE_GAME)[0]
    mine = taken(ann)
    record = f"records/{ann.table}.json"
    assert mine[record]["game"] == games.TEMPLATE_GAME
    assert [row["name"] for row in mine["player.json"]] == ["Ann"]
    assert [row["text"] for row in mine["chat.json"]] == ["Ann speaks"]
    assert [row["notes"] for row in mine["notes.json"]] == ["Ann thinks"]
    assert [row["table_id"] for row in mine["sittings.json"]] == [ann.table]
    assert [row["seat"] for row in mine["results.json"]] == [0]
    assert [row["kind"] for row in mine["keys.json"]] == ["program"]
    service: TableService = client.app.state.service  # type: ignore[attr-defined]
    with service.db.engine.connect() as connection:
        hashes = connection.execute(select(KEYS.c.hash)).scalars().all()
    told = json.dumps({name: text for name, text in mine.items() if name != record})
    for secret in (*hashes, ann.headers["authorization"].split()[1], "Bob", running.table):
        assert secret not in told
    assert f"records/{running.table}.json" not in taken(running)  # it is still played
    assert client.get("/api/me/export").status_code == 403


def test_what_was_said_at_a_seat_is_who_sat_there_then(lite: Settings, start: Start) -> None:
    client = start(lite)
    _, ann, _ = lay(client, "person", "person", game=games.TEMPLATE_GAME)
    ann.post("/chat", text="before")
    cat = sit(client, ann.post("/seats/0/link").json()["token"])
    cat.post("/chat", text="after")
    cat.put("/notes", text="mine now")
    play_fast(cat)
    left, took = taken(ann), taken(cat)
    assert [row["text"] for row in left["chat.json"]] == ["before"]
    assert [row["text"] for row in took["chat.json"]] == ["after"]
    assert (left["notes.json"], len(took["notes.json"])) == ([], 1)
    record = f"records/{ann.table}.json"
    assert (record in left, record in took) == (False, True)
