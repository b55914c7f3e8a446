"""The start of a table: once, when it is full; seats by chance are drawn from the seed then."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Any

import pytest
from fastapi.testclient import TestClient
from sqlalchemy import select, update

from dynasty.server.db.schema import CLOCKS, DUMPS, TABLES
from dynasty.server.model.new_table import SeatSpec, TableSpec, random_seat_order
from dynasty.server.model.room import Room
from dynasty.server.model.table_status import TableStatus
from dynasty.server.settings import Settings
from dynasty.server.tables import table_start as tables_start
from dynasty.server.tables.service import TableService
from dynasty.text import LANGUAGES, Translator
from tests.server.support.guests import Guest
from tests.server.support.open_tables import kinds, lay_open
from tests.server.support.server_process import complete

Start = Callable[[Settings], TestClient]
NAMES = ("Ann", "Bob", "Cy", "")
BY_CHANCE = {"seats": "chance", "clock": {"pace": "day"}}


def lay(client: TestClient, seed: int, waits: bool, *players: str) -> tuple[Guest, list[str]]:
    """A table of these players, and the tokens of those who come by a link."""
    client.cookies.clear()
    seats = [{"player": p, "name": n} for p, n in zip(players, NAMES, strict=True)]
    body = {"game": "xian", "seats": seats, "seed": seed, "terms": BY_CHANCE, "waits": waits}
    laid = client.post("/api/tables", json={**body, "speed": "slow"}).json()
    client.cookies.clear()
    tokens = {seat["name"]: seat["token"] for seat in laid["seats"]}
    return Guest(client, laid["id"], laid["host_token"]), [tokens["Bob"], tokens["Cy"]]


def sit(host: Guest, token: str, name: str) -> Guest:
    joined = host.client.post("/api/join", json={"token": token, "name": name}).json()
    host.client.cookies.clear()
    return Guest(host.client, host.table, joined["holder_token"])


def seats(guest: Guest) -> list[dict[str, Any]]:
    found: list[dict[str, Any]] = guest.get("").json()["seats"]
    return found


def seat_of(guest: Guest) -> int:
    return [seat["mine"] for seat in seats(guest)].index(True)


@pytest.mark.parametrize("waits", [True, False], ids=["waits", "at once"])
def test_everybody_sits_where_chance_says_with_links_names_and_clocks(
    settings: Settings, start: Start, waits: bool
) -> None:
    seed = next(seed for seed in range(99) if random_seat_order(seed, 4) == [2, 3, 0, 1])
    host, tokens = lay(start(settings), seed, waits, "me", "person", "person", "novice")
    people = [host, *(sit(host, token, name) for token, name in zip(tokens, "YZ", strict=True))]
    assert [seat["name"] for seat in seats(host)] == ["Z", "", "Ann", "Y"]
    assert [seat["player"] for seat in seats(host)][1] == "novice"
    assert [seat_of(guest) for guest in people] == [2, 3, 0]
    assert [guest.asking()["asked"][0]["seat"] for guest in people] == [2, 3, 0]
    told = host.get("/happenings").json()
    assert [one["kind"] for one in told].count("drawn") == 1
    assert {one["seat"] for one in told if one["kind"] == "sat-down"} == {0, 3}
    service = host.client.app.state.service  # type: ignore[attr-defined]
    with service.db.engine.connect() as connection:
        rows = connection.execute(select(CLOCKS.c.seat).where(CLOCKS.c.table_id == host.table))
        assert {row.seat for row in rows} == {0, 2, 3}


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_page_of_a_table_that_waits_says_so_and_asks_for_no_seat(
    settings: Settings, start: Start, language: str
) -> None:
    host, _ = lay(start(settings), 5, True, "me", "person", "person", "novice")
    headers = {"accept": "text/html", "accept-language": language}
    words = Translator(language)
    invitation = host.get("").json()["invitation"]
    for path in (f"/tables/{host.table}", f"/join/{invitation}"):
        shown = host.client.get(path, headers={**headers, **host.headers}).text
        assert words.say("gathering-drawn") in shown
        assert words.say("join-which") not in shown


def test_a_table_waits_for_fourteen_days(settings: Settings, start: Start) -> None:
    host = lay_open(start(settings), "me", "person")
    service: TableService = host.client.app.state.service  # type: ignore[attr-defined]
    with service.db.engine.begin() as connection:
        connection.execute(
            update(TABLES).values(created=TABLES.c.created - tables_start.MAX_WAITING_SECONDS - 1)
        )
    assert host.client.get("/api/open-tables").json() == []
    assert host.get("").json()["status"] == "ended"
    assert kinds(host) == ["closed"]


def test_a_full_table_begins_even_after_a_crash_and_once(settings: Settings) -> None:
    async def run() -> None:
        one, two = TableService(settings), TableService(settings)
        wishes = [SeatSpec("person"), SeatSpec("random")]
        laid, _ = await one.create_table(
            TableSpec("xian", wishes, "host", own=[0], status=TableStatus.WAITING)
        )
        found = await asyncio.gather(one.table(laid.id), two.table(laid.id))
        assert all(isinstance(table, Room) for table in found)
        with one.db.engine.connect() as connection:
            assert len(connection.execute(select(DUMPS.c.seq)).all()) == 1
        await one.close()
        await two.close()

    complete(run())
