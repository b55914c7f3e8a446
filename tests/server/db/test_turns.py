"""Turns: kept with every choice, listed without opening a table, told to open pages."""

from __future__ import annotations

import asyncio
import json
import random
import re
from collections.abc import AsyncGenerator, Callable
from functools import partial
from typing import Any, cast

import pytest
from fastapi import Request
from fastapi.testclient import TestClient
from sqlalchemy import delete, select

from dynasty.server.db import players, turns
from dynasty.server.db.schema import TURNS
from dynasty.server.db.turns import Turn, next_table
from dynasty.server.http.secrets import sha256_hex
from dynasty.server.live.event_streams import RETRY_EVENT, EventParts, EventStream
from dynasty.server.live.topics import AccountTopic
from dynasty.server.model.new_table import SeatSpec, TableSpec
from dynasty.server.settings import Settings
from dynasty.server.tables import seats as tables_seats
from dynasty.server.tables.caller import Caller
from dynasty.server.tables.service import TableService
from tests.server.support.fake_clock import MORNING, FakeClock
from tests.server.support.guests import Guest, lay, play_out
from tests.server.support.page_reader import Reading
from tests.server.support.server_process import complete

Start = Callable[..., TestClient]
HTML = {"accept": "text/html", "accept-language": "en"}


def table_service(client: TestClient) -> TableService:
    service: TableService = client.app.state.service  # type: ignore[attr-defined]
    return service


def kept(guest: Guest) -> dict[int, tuple[int, float]]:
    """By seat: since which entry and when it has been asked."""
    with table_service(guest.client).db.engine.connect() as connection:
        rows = connection.execute(select(TURNS).where(TURNS.c.table_id == guest.table)).all()
    return {row.seat: (row.since_seq, row.since_at) for row in rows}


def mine(guest: Guest) -> list[dict[str, Any]]:
    found: list[dict[str, Any]] = guest.client.get("/api/me/turns", headers=guest.headers).json()
    return found


def asked_seats(guest: Guest) -> set[int]:
    return {seat["seat"] for seat in guest.get("").json()["seats"] if seat["asked"]}


def test_a_turn_begins_with_the_entry_that_asks_and_ends_with_the_answer(
    settings: Settings, start: Start
) -> None:
    clock = FakeClock()
    _, ann, bob = lay(start(settings, clock), "person", "person")
    assert kept(ann) == {0: (0, MORNING), 1: (0, MORNING)}  # a secret asks both
    clock.advance(60)
    ann.choose("keep:hand")
    assert kept(ann) == {1: (0, MORNING)}
    assert (mine(ann), [turn["seat"] for turn in mine(bob)]) == ([], [1])
    bob.choose("keep:hand")
    assert kept(ann) == {0: (2, MORNING + 60), 1: (0, MORNING)}  # asked again at once: one turn
    dice = random.Random(3)
    for _ in range(12):
        before, seq = kept(ann), ann.asking()["seq"]
        any(guest.choose_something(dice) for guest in (ann, bob))
        now = kept(ann)
        assert set(now) == asked_seats(ann)
        assert all(turn == before.get(seat, (seq + 1, MORNING + 60)) for seat, turn in now.items())


def test_no_turn_is_left_when_a_table_is_over(lite: Settings, start: Start) -> None:
    client = start(lite)
    _, ann, bob = lay(client, "person", "person")
    play_out([ann, bob])
    assert (kept(ann), mine(ann)) == ({}, [])
    _, cat, dan = lay(client, "person", "person")
    for guest in (cat, dan):
        guest.post("/end", wants=True)
    assert (kept(cat), mine(cat)) == ({}, [])


def test_while_somebody_stands_in_it_is_nobodys_turn(lite: Settings, start: Start) -> None:
    _, ann, bob = lay(start(lite), "person", "person")
    assert len(mine(ann)) == 1
    table_service(ann.client).start_bots = lambda room: None  # type: ignore[method-assign]
    ann.put("/seats/0/stand-in", player="default")
    assert (mine(ann), len(mine(bob))) == ([], 1)
    ann.put("/seats/0/stand-in", player="")
    assert len(mine(ann)) == 1


def test_turns_of_old_tables_are_filled_in_after_a_start(settings: Settings, start: Start) -> None:
    clock = FakeClock()
    client = start(settings, clock)
    _, ann, bob = lay(client, "person", "person")
    ann.choose("keep:hand")
    clock.advance(60)
    bob.choose("keep:hand")
    assert asked_seats(ann) == {0, 1}
    with table_service(client).db.engine.begin() as connection:
        connection.execute(delete(TURNS))
        assert turns.insert_missing_turns(connection) == 1
        assert turns.insert_missing_turns(connection) == 0
    assert kept(ann) == {0: (2, MORNING + 60), 1: (1, MORNING)}  # the last entries of others


def test_the_lobby_opens_no_table(lite: Settings, start: Start) -> None:
    _, ann, _ = lay(start(lite), "person", "person")
    again = start(lite)
    ann.client = again
    assert len(again.get("/api/tables", headers=ann.headers).json()) == 1
    page = again.get("/", headers={**HTML, **ann.headers})
    assert f'href="/tables/{ann.table}"' in page.text
    assert "(1) Dynasty" in page.text
    assert table_service(again).rooms.get(ann.table) is None


def seat_at(client: TestClient, table: str, guest: Guest) -> Guest:
    """The same player at another table."""
    token = guest.headers["authorization"].removeprefix("Bearer ")
    return Guest(client, table, token)


def lay_more(guest: Guest, *players: str) -> Guest:
    """One more table of the same player."""
    wish = {"game": "xian", "seats": [{"player": player} for player in players]}
    laid = guest.client.post("/api/tables", json=wish, headers=guest.headers).json()
    for seat in laid["seats"]:
        if seat["token"]:
            guest.client.post("/api/join", json={"token": seat["token"]})
            guest.client.cookies.clear()
    return seat_at(guest.client, laid["id"], guest)


def test_my_turns_come_where_others_wait_first_then_the_oldest(
    lite: Settings, start: Start
) -> None:
    clock = FakeClock()
    client = start(lite, clock)
    _, ann, _ = lay(client, "person", "person")
    clock.advance(60)
    alone = lay_more(ann, "me", "random")
    clock.advance(60)
    third = lay_more(ann, "me", "person")
    order = [ann.table, third.table, alone.table]
    assert [(turn["table"], turn["people"]) for turn in mine(ann)] == [
        (ann.table, True),
        (third.table, True),
        (alone.table, False),
    ]
    page = client.get("/", headers={**HTML, **ann.headers}).text
    assert re.findall(r'<a href="/tables/([^"]+)">', page) == order
    assert "My turn (3)" in Reading(page).text
    for here, there in zip(["", *order], [*order, order[0]], strict=True):
        answer = client.get(
            "/next", params={"after": here}, headers=ann.headers, follow_redirects=False
        )
        assert (answer.status_code, answer.headers["location"]) == (303, f"/tables/{there}")
    table = client.get(f"/tables/{ann.table}", headers={**HTML, **ann.headers}).text
    assert "<title>(1) ● " in table  # bots have time
    assert "data-others>1</span>" in table
    text = client.get(f"/tables/{ann.table}/text", headers={**HTML, **ann.headers}).text
    assert "<title>(1) ● " in text
    assert f"/next?after={ann.table}" in text


def test_a_table_that_is_hidden_calls_nobody(lite: Settings, start: Start) -> None:
    client = start(lite)
    _, ann, _ = lay(client, "person", "person")
    client.cookies.set("hidden", ann.table)
    page = client.get("/", headers={**HTML, **ann.headers})
    assert "<title>Dynasty" in page.text
    answer = client.get("/next", headers=ann.headers, follow_redirects=False)
    assert answer.headers["location"] == "/"


def test_nobody_has_no_turns(lite: Settings, start: Start) -> None:
    client = start(lite)
    assert client.get("/api/me/turns").status_code == 403
    assert client.get("/me/live").status_code == 403
    assert client.get("/next", follow_redirects=False).headers["location"] == "/"


def test_from_the_only_table_there_is_no_next() -> None:
    one = Turn("a", "xian", 0, 1, 1.0, None, True)
    assert next_table([], "a") is None
    assert next_table([one], "a") is None
    assert next_table([one], "b") == "a"


def test_what_another_worker_wrote_rings_for_those_who_sit_there(settings: Settings) -> None:
    async def run() -> None:
        service, ann, eve = TableService(settings), asyncio.Event(), asyncio.Event()
        room, _ = await service.create_table(
            TableSpec("xian", [SeatSpec("person")] * 2, "ann", own=[0])
        )
        service.rooms.discard(room)
        with service.notifier.listen("ann", ann), service.notifier.listen("eve", eve):
            await service.refresh(room.id)
        assert (ann.is_set(), eve.is_set()) == (True, False)
        await service.close()

    complete(run())


class Open:
    """A request whose line stays open."""

    def __init__(self) -> None:
        self.cookies: dict[str, str] = {}

    async def is_disconnected(self) -> bool:
        return False


async def turns_in(events: AsyncGenerator[EventParts]) -> dict[str, Any]:
    """The next event that is no heartbeat."""
    while True:
        kind, _, data = "".join(await asyncio.wait_for(anext(events), 20)).partition("\ndata: ")
        if kind != "event: heartbeat":
            break
    assert kind == "event: turns"
    found: dict[str, Any] = json.loads(data)
    return found


def test_a_page_hears_of_a_turn_as_soon_as_it_begins(lite: Settings) -> None:
    async def run() -> None:
        service = TableService(lite)
        room, tokens = await service.create_table(
            TableSpec("xian", [SeatSpec("person")] * 2, "ann", own=[0])
        )
        await tables_seats.join_by_link(service, tokens[1], "", "bob")
        add = partial(calling_key, player="ann")
        await service.db.write(add)
        stream = EventStream(service, Caller("ann", sha256_hex("k")), cast(Request, Open()))
        stream.topics[""] = AccountTopic(stream)
        events = stream.events()
        assert await anext(events) == (RETRY_EVENT,)
        assert (await turns_in(events))["waiting"] == [room.id]
        assert service.presence.signs["ann"] > 0
        await tables_seats.submit_choice(service, room, 0, "keep:hand", 0, None)
        assert (await turns_in(events))["waiting"] == []
        await tables_seats.submit_choice(service, room, 1, "keep:hand", 1, None)
        assert (await turns_in(events))["waiting"] == [room.id]
        await events.aclose()
        assert (service.notifier.listeners, service.open_streams) == ({}, 0)
        await service.close()

    complete(run())


def calling_key(connection: Any, player: str) -> None:
    players.add_player(connection, player, sha256_hex("k"), "browser", "")


@pytest.mark.parametrize("own", [True, False])
def test_a_players_lines_are_counted_with_the_others(
    lite: Settings, start: Start, own: bool
) -> None:
    client = start(lite)
    _, ann, _ = lay(client, "person", "person")
    crowd = client.app.state.connection_limiter  # type: ignore[attr-defined]
    crowd.per_table, crowd.per_address = (0, 9) if own else (9, 0)
    assert client.get("/me/live", headers=ann.headers).status_code == 429
