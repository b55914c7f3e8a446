"""Whoever leaves for good: nothing leads to them, and nobody else loses anything."""

from __future__ import annotations

import json
import lzma
from collections.abc import Callable
from contextlib import suppress
from typing import Any

import pytest
from fastapi.testclient import TestClient
from sqlalchemy import insert

from dynasty import games
from dynasty.server.db import stored_tables
from dynasty.server.db.schema import ENDINGS, METADATA, RESULTS, SEATS, TABLES
from dynasty.server.settings import Settings
from dynasty.server.tables.service import TableService
from dynasty.text import FORMER_PLAYER_MARK, LANGUAGES, Translator
from tests.server.support.accounts import leave, rows, table_service
from tests.server.support.fake_clock import LateClock
from tests.server.support.final_snapshots import draw
from tests.server.support.guests import Guest, lay, play_fast, sit
from tests.server.support.rematches import again, at

Start = Callable[..., TestClient]
NAME, MAIL = "Zénobie-7", "zenobie@mail.example"
HTML = {"accept": "text/html", "accept-language": "en"}


@pytest.fixture(autouse=True)
def _tea_on_the_shelf(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(games, "SHELF", (*games.SHELF, games.TEMPLATE_GAME))


def texts(client: TestClient) -> str:
    """All that the database holds, of every table and column; packed things unpacked."""
    found = []
    for table in METADATA.sorted_tables:
        for row in rows(client, table):
            found += [unpacked(value) for value in row]
    return "\n".join(found)


def unpacked(value: Any) -> str:
    if isinstance(value, bytes):
        with suppress(lzma.LZMAError):
            return json.dumps(json.loads(lzma.decompress(value)), ensure_ascii=False)
        return ""
    return value if isinstance(value, str) else json.dumps(value, ensure_ascii=False)


def tea(client: TestClient, *players: str, **more: Any) -> list[Guest]:
    return lay(client, *players, game=games.TEMPLATE_GAME, **more)


def called(guest: Guest, name: str) -> None:
    """The guest has a name, as a player and at the table."""
    answer = guest.client.patch("/api/me", json={"name": name}, headers=guest.headers)
    assert answer.status_code == 200
    with table_service(guest.client).db.engine.begin() as connection:
        (seat,) = (one["seat"] for one in guest.get("").json()["seats"] if one["mine"])
        here = SEATS.c.table_id == guest.table, SEATS.c.seat == seat
        connection.execute(SEATS.update().where(*here).values(name=name))
    guest.client.portal.call(table_service(guest.client).refresh, guest.table)  # type: ignore[union-attr]


def statistics(guest: Guest) -> Any:
    return guest.client.get("/api/me/statistics", headers=guest.headers).json()


def test_no_row_leads_to_who_left_and_nobody_elses_numbers_change(
    settings: Settings, start: Start
) -> None:
    client = start(settings)
    _, zoe, bob = tea(client, "person", "person")
    called(zoe, NAME)
    called(bob, "Bob")
    for guest in (zoe, bob):
        guest.post("/chat", text=f"a line of {guest.get('/question').json()['seq']} and more")
        guest.put("/notes", text="a thought")
    zoe.post("/signs", sign="hello")
    zoe.post("/chat", text=f"I am {NAME}")
    add_mail(zoe)
    play_fast(zoe)
    branch = bob.post("/branch", at=2, bot="default").json()["id"]
    play_fast(at(bob, branch))
    second = again(bob)  # a seat is kept for who left
    draw(client)
    secret = zoe.headers["authorization"].split()[1]
    before, scored = statistics(bob), [row[1:] for row in rows(client, RESULTS)]
    assert NAME in texts(client)
    assert MAIL in texts(client)
    hashes = [row[0] for row in rows(client, METADATA.tables["keys"].c.hash)]
    player = client.get("/api/me", headers=zoe.headers).json()["id"]
    leave(zoe)
    left = texts(client)
    assert not [trace for trace in (NAME, "Zénobie", MAIL, secret, player) if trace in left]
    assert sum(one in left for one in hashes) < len(hashes)
    assert statistics(bob) == before
    assert sorted(map(str, (row[1:2] + row[3:] for row in rows(client, RESULTS)))) == sorted(
        str(row[0:1] + row[2:]) for row in scored
    )
    assert [one["name"] for one in second.get("").json()["seats"]] == ["Bob", ""]
    assert client.get("/api/me", headers=zoe.headers).status_code == 403
    check_what_bob_sees(bob, branch)


def check_what_bob_sees(bob: Guest, branch: str) -> None:
    """The game is as it was, in his language, with somebody who is nobody."""
    for language in LANGUAGES:
        words = Translator(language)
        lines = [line["text"] for line in bob.chat(lang=language)]
        assert lines.count(words.say("chat-emptied")) == 3
        assert any("more" in line for line in lines)  # his own
        for table in (bob.table, branch):
            names = [one["name"] for one in at(bob, table).get("", lang=language).json()["seats"]]
            assert words.say("former-player") in names
    record = json.loads(bob.get("/record").text)
    assert [one["name"] for one in record["seats"]] == [FORMER_PLAYER_MARK, "Bob"]


def add_mail(guest: Guest) -> None:
    channels = METADATA.tables["channels"]
    player = guest.client.get("/api/me", headers=guest.headers).json()["id"]
    values = dict.fromkeys(("form", "prefix", "code", "problem", "site"), "")
    box = {"id": "box", "kind": "mail", "address": MAIL, "secret": "end", "state": "good"}
    with table_service(guest.client).db.engine.begin() as connection:
        more = {"player": player, "language": "en", "created": 0.0}
        connection.execute(insert(channels).values(**values, **box, **more))


def test_a_bot_plays_on_at_once_for_who_leaves_when_asked(lite: Settings, start: Start) -> None:
    client = start(lite, LateClock())
    _, zoe, bob = tea(client, "person", "person", terms={"stand_in": "default"})
    called(zoe, NAME)
    assert zoe.choices()
    leave(zoe)
    service = table_service(client)
    client.portal.call(settled, service, bob.table)  # type: ignore[union-attr]
    assert bob.choices()
    kinds = [(one["kind"], one["text"]) for one in bob.happenings()]
    words = Translator("en")
    gone = words.say("told-left", seat=words.say("former-player"))
    assert ("left", gone) in kinds
    seat = bob.get("").json()["seats"][0]
    assert (seat["name"], seat["stand_in"], seat["held"]) == ("", "default", False)
    play_fast(bob)
    assert [row.player for row in rows(client, RESULTS)][1:] == [
        client.get("/api/me", headers=bob.headers).json()["id"]
    ]
    assert NAME not in texts(client)


async def settled(service: TableService, table: str) -> None:
    """The bots of a table have gone on as far as they can."""
    while table in service.bot_tasks:
        await service.bot_tasks[table]


def test_after_a_crash_the_bot_goes_on(lite: Settings, start: Start) -> None:
    client = start(lite)
    _, zoe, bob = tea(client, "person", "person", terms={"stand_in": "default"})
    service = table_service(client)
    service.start_bots = lambda room: None  # type: ignore[method-assign]
    leave(zoe)
    assert rows(client, TABLES.c.awaits_bot) == [(True,)]
    fresh = start(lite)
    there = Guest(fresh, bob.table, bob.headers["authorization"].split()[1])
    fresh.portal.call(table_service(fresh).room, bob.table)  # type: ignore[union-attr]
    fresh.portal.call(settled, table_service(fresh), bob.table)  # type: ignore[union-attr]
    assert there.choices()


def test_tables_without_others_end_open_ones_close_and_a_host_has_an_heir(
    lite: Settings, start: Start
) -> None:
    client = start(lite)
    (alone,) = tea(client, "me", "default", name=f"{NAME}’s tea")
    called(alone, NAME)
    me = alone.headers
    seats = [{"player": player} for player in ("me", "person", "person")]
    wish = {"game": games.TEMPLATE_GAME, "seats": seats, "listed": True}
    waits = client.post("/api/tables", json=wish, headers=me).json()["id"]
    body = {"game": games.TEMPLATE_GAME, "seats": seats[:2], "speed": "instant"}
    laid = client.post("/api/tables", json=body, headers=me).json()
    bob = sit(client, laid["seats"][1]["token"])
    theirs = client.post("/api/tables", json=wish, headers=bob.headers).json()["id"]
    assert at(alone, theirs).post("/sit").status_code == 200
    assert "tea" in texts(client)
    leave(alone)
    assert NAME not in texts(client)
    status = {row.id: row.status for row in rows(client, TABLES.c.id, TABLES.c.status)}
    assert (status[alone.table], status[waits]) == ("ended", "ended")
    assert (status[bob.table], status[theirs]) == ("playing", "open")
    assert bob.get("").json()["is_host"]
    assert not [one for one in at(bob, theirs).get("").json()["seats"][1:] if one["held"]]
    assert bob.post("/seats/0/link").status_code == 200  # which only a host may do


def test_the_page_asks_and_says_what_goes(lite: Settings, start: Start) -> None:
    client = start(lite)
    (zoe,) = tea(client, "me", "default")
    browser = zoe.headers | HTML
    assert "/me/delete" in client.get("/me", headers=browser).text
    for answer in (
        client.get("/me/delete", headers=browser),
        client.post("/me/delete", data={}, headers=browser),
    ):
        assert Translator("en").say("delete-stays") in answer.text
    assert client.get("/api/me", headers=zoe.headers).status_code == 200
    gone = client.post("/me/delete", data={"sure": "yes"}, headers=browser)
    assert (gone.status_code, Translator("en").say("deleted-title") in gone.text) == (200, True)
    assert 'dynasty=""' in gone.headers["set-cookie"]
    assert client.post("/me/delete", data={"sure": "yes"}, headers=browser).status_code == 403


def test_a_keepsake_of_an_older_record_is_not_kept(lite: Settings, start: Start) -> None:
    client = start(lite)
    (zoe,) = tea(client, "me", "screen")
    play_fast(zoe)
    service = table_service(client)
    draw(client)
    before = rows(client, ENDINGS.c.keepsake)
    with service.db.engine.begin() as connection:
        stored_tables.save_final_snapshot(connection, zoe.table, b"old", record="another")
    assert rows(client, ENDINGS.c.keepsake) == before
