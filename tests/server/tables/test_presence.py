"""Presence: here, on the site, away; by devices, by time, and hidden by who wants that."""

from __future__ import annotations

import asyncio
from collections.abc import Callable

import pytest
from fastapi.testclient import TestClient

from dynasty.server.model.new_table import SeatSpec, TableSpec
from dynasty.server.settings import Settings
from dynasty.server.tables import presence
from dynasty.server.tables.caller import Caller
from dynasty.server.tables.presence_tracker import (
    LEVEL_AWAY,
    LEVEL_HERE,
    LEVEL_SITE,
)
from dynasty.server.tables.service import TableService
from dynasty.text import LANGUAGES, Translator
from tests.server.support.fake_clock import FakeClock
from tests.server.support.guests import Guest, lay
from tests.server.support.page_reader import Reading
from tests.server.support.server_process import complete

Start = Callable[..., TestClient]
A_DAY = 86_400.0


def told(guest: Guest) -> dict[int, tuple[str, str]]:
    found = guest.get("/presence", lang="en").json()
    return {line["seat"]: (line["level"], line["text"]) for line in found}


def page(guest: Guest, path: str = "", language: str = "en") -> str:
    headers = {"accept": "text/html", "accept-language": language, **guest.headers}
    return guest.client.get(f"/tables/{guest.table}{path}", headers=headers).text


def test_whoever_plays_sees_how_the_others_are_there(settings: Settings, start: Start) -> None:
    clock = FakeClock()
    _, ann, bob = lay(start(settings, clock), "person", "person")
    bob.get("/question")
    assert told(ann)[1] == (LEVEL_HERE, "here")  # a request is enough
    assert bob.post("/presence", visible=False).status_code == 204
    assert told(ann)[1] == (LEVEL_SITE, "online")
    bob.post("/presence", idle=200)
    assert told(ann)[1] == (LEVEL_SITE, "online")
    clock.advance(130)
    assert told(ann)[1] == (LEVEL_AWAY, "away, seen today")
    clock.advance(2 * A_DAY)
    assert told(ann)[1] == (LEVEL_AWAY, "away, seen this week")
    clock.advance(9 * A_DAY)
    assert told(ann)[1] == (LEVEL_AWAY, "away")
    bob.post("/presence", idle=3)
    assert told(ann)[1] == (LEVEL_HERE, "here")


def test_pages_say_it_in_words_and_spectators_are_told_nothing(
    lite: Settings, start: Start
) -> None:
    client = start(lite, FakeClock())
    _, ann, bob = lay(client, "person", "person")
    bob.get("/question")
    for language in LANGUAGES:
        said = Translator(language).say("presence-here")
        assert f'<span class="present here" title="{said}">' in page(ann, language=language)
    assert "is here." in Reading(page(ann, "/text")).text
    watcher = Guest(client, ann.table, None)
    assert watcher.get("/presence").status_code == 403
    assert watcher.post("/presence").status_code == 403
    assert 'class="present' not in page(watcher)
    assert "is here." not in Reading(page(watcher, "/text")).text


def test_when_somebody_was_here_can_be_hidden(settings: Settings, start: Start) -> None:
    clock = FakeClock()
    client = start(settings, clock)
    _, ann, bob = lay(client, "person", "person")
    clock.advance(600)
    assert told(ann)[1] == (LEVEL_AWAY, "away, seen today")
    shy = client.patch("/api/me", json={"shy": True}, headers=bob.headers).json()
    assert shy["shy"]
    assert told(ann)[1] == (LEVEL_AWAY, "away")
    html = {"accept": "text/html", **bob.headers}
    form = Reading(client.get("/me", headers=html).text).form("/me/presence")
    assert form is not None
    client.post("/me/presence", data=dict(form.buttons), headers=html)
    assert told(ann)[1] == (LEVEL_AWAY, "away, seen today")
    client.post("/me/presence", data={"seen": "hide"}, headers=html)
    assert told(ann)[1] == (LEVEL_AWAY, "away")


def test_hiding_what_is_hidden_wakes_no_table(
    lite: Settings, start: Start, monkeypatch: pytest.MonkeyPatch
) -> None:
    client = start(lite)
    _, _, bob = lay(client, "person", "person")
    woken: list[str] = []

    async def wake(table: str) -> None:
        woken.append(table)

    monkeypatch.setattr(client.app.state.service, "refresh", wake)  # type: ignore[attr-defined]
    for shy in (True, True, False, False):
        client.patch("/api/me", json={"shy": shy}, headers=bob.headers)
    assert woken == [bob.table] * 2


def test_open_pages_hear_that_somebody_came_or_went(lite: Settings) -> None:
    async def run() -> None:
        clock = FakeClock()
        service = TableService(lite, clock)
        room, _ = await service.create_table(
            TableSpec("xian", [SeatSpec("person")] * 2, "ann", own=[0])
        )
        heard = asyncio.Event()
        room.listeners.add(heard)
        caller = Caller("ann", "k" * 64)
        await presence.report_presence(service, room, caller, 0.0)
        assert heard.is_set()
        heard.clear()
        await presence.report_presence(service, room, caller, 1.0)
        assert not heard.is_set()  # nothing new
        keeping = asyncio.create_task(presence.run_presence_checks(service))
        for _ in range(12):
            while not clock.sleepers:
                await asyncio.sleep(0)
            clock.advance(presence.CHECK_INTERVAL_SECONDS)
            await asyncio.sleep(0)
        await asyncio.wait_for(heard.wait(), 20)
        keeping.cancel()
        await service.close()

    complete(run())
