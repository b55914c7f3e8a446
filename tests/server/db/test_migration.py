"""A database of the time before players: every secret goes on opening what it opened."""

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from alembic import command
from fastapi.testclient import TestClient
from sqlalchemy import Connection, Engine, MetaData, select

from dynasty.server.db.database import alembic_config, open_engine
from dynasty.server.db.schema import KEYS, LEARNT, PLAYERS, SITTINGS, TABLES
from dynasty.server.http.secrets import sha256_hex
from dynasty.server.model.table_settings import Terms
from dynasty.server.settings import Settings
from dynasty.text import Translator
from tests.server.support.guests import Guest, sit

Start = Callable[[Settings], TestClient]

KEPT: dict[str, Any] = json.loads(
    (Path(__file__).parents[1] / "kept/before_players.json").read_text()
)
SECRETS: dict[str, str] = KEPT["secrets"]


@pytest.fixture
def copied_postgres(empty_postgres: str) -> str:
    """Here it has no shape yet."""
    return empty_postgres


@pytest.fixture
def kept(settings: Settings) -> Engine:
    """A database as it was."""
    engine = open_engine(settings)
    with engine.begin() as connection:
        command.upgrade(alembic_config(connection), "0004")
        shape = MetaData()
        shape.reflect(connection)
        for table in shape.sorted_tables:
            for row in KEPT["rows"].get(table.name, ()):
                connection.execute(table.insert().values(**row))
    return engine


def test_cookies_tokens_and_links_go_on_working(
    kept: Engine, settings: Settings, start: Start
) -> None:
    kept.dispose()
    client, table = start(settings), KEPT["table"]
    client.cookies.set("dynasty", SECRETS["cookie"])
    mine = client.get("/api/tables")
    assert {info["is_host"] for info in mine.json()} == {True}
    assert "Max-Age=34560000" in mine.headers["set-cookie"]  # the cookie is renewed
    held = next(info["seats"] for info in mine.json() if info["id"] == table)
    assert [seat["mine"] for seat in held] == [True, False, False]
    assert client.get(f"/api/tables/{table}/view?seat=0").status_code == 200
    client.cookies.clear()
    for device in ("token", "second"):
        bob = Guest(client, table, SECRETS[device])
        assert [seat["mine"] for seat in bob.get("").json()["seats"]] == [False, True, False]
        assert bob.post("/undo", seq=bob.asking()["seq"]).status_code == 200
        assert bob.choose("keep:hand").status_code == 200
    assert sit(client, SECRETS["free"]).get("/view", seat=2).status_code == 200
    late = client.post("/api/join", json={"token": SECRETS["device"]})
    assert late.json()["error"] == "LinkUsed"  # devices are added by their player now


def rows_of(connection: Connection, name: str, *wanted: str) -> set[tuple[Any, ...]]:
    shape = MetaData()
    shape.reflect(connection, only=[name])
    columns = [shape.tables[name].c[column] for column in wanted]
    return {tuple(row) for row in connection.execute(select(*columns))}


def test_every_secret_is_a_player_with_its_name_and_back(kept: Engine) -> None:
    with kept.begin() as connection:
        command.upgrade(alembic_config(connection), "0005")
        players = {row[0]: row[1] for row in connection.execute(select(KEYS.c.hash, KEYS.c.player))}
        names = {row[0]: row[1] for row in connection.execute(select(PLAYERS.c.id, PLAYERS.c.name))}
        ann, bob = (players[sha256_hex(SECRETS[whose])] for whose in ("cookie", "token"))
        assert (names[ann], names[bob]) == ("Ann", "Bob")
        assert set(connection.execute(select(TABLES.c.host)).scalars()) == {ann}
        assert [*connection.execute(select(LEARNT.c.player, LEARNT.c.what))] == [(ann, "guide")]
        assert len(connection.execute(select(SITTINGS.c.number)).all()) == 4
        command.downgrade(alembic_config(connection), "0004")
        for name, wanted in {
            "holders": ("table_id", "seat", "holder"),
            "learnt": ("holder", "game", "what"),
        }.items():
            before = {tuple(row[key] for key in wanted) for row in KEPT["rows"][name]}
            assert rows_of(connection, name, *wanted) == before
    kept.dispose()


def test_old_tables_keep_what_they_had_and_the_house_leaves_the_chat(
    kept: Engine, settings: Settings, start: Start
) -> None:
    said = ["told-stands-in 1 random", "told-seed 0", "told-is-back 1"]
    with kept.begin() as connection:
        chat = MetaData()
        chat.reflect(connection, only=["chat"])
        for number, text in enumerate(said, 2):
            row = {"table_id": KEPT["table"], "number": number, "seat": -1, "at": float(number)}
            connection.execute(chat.tables["chat"].insert().values(**row, text=text))
    kept.dispose()
    bob = Guest(start(settings), KEPT["table"], SECRETS["token"])
    assert bob.get("").json()["terms"] == Terms().as_data()
    assert [line["text"] for line in bob.chat()] == ["hello"]
    told = bob.get("/happenings").json()
    assert [(row["number"], row["kind"], row["seat"], row["values"]) for row in told] == [
        (1, "stands-in", 1, {"bot": "random"}),
        (2, "seed", -1, {}),
        (3, "is-back", 1, {}),
    ]
    assert told[2]["text"] == Translator("en").say("told-is-back", seat="Bob")
