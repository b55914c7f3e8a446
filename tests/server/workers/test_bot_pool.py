"""Bots think: whatever happens to the thinkers, tables go on; nobody's bots hold up a person."""

import asyncio
import os
import signal
import time
from collections.abc import Callable
from dataclasses import replace
from functools import partial
from pathlib import Path

import pytest
from fastapi import FastAPI
from fastapi.testclient import TestClient

from dynasty.server.errors import TooManyTables
from dynasty.server.model.new_table import SeatSpec, TableSpec
from dynasty.server.model.room import PERSON, Room
from dynasty.server.settings import Settings
from dynasty.server.tables.service import TableService
from dynasty.server.workers import bot_pool, worker_pool
from dynasty.text import Translator
from tests.server.support.guests import Guest, lay
from tests.server.support.server_process import complete, until
from tests.server.support.worker_jobs import die, spin

Start = Callable[[Settings], TestClient]
LONG = 60.0  # seconds: more than any of this takes
MASTERS = [SeatSpec("master")] * 4


def table_service(client: TestClient) -> TableService:
    app = client.app
    assert isinstance(app, FastAPI)
    service: TableService = app.state.service
    return service


def kill_a_thinker(service: TableService) -> None:
    pid = service.thinkers.workers[0].process.pid
    assert pid is not None
    os.kill(pid, signal.SIGKILL)


def moves(guest: Guest) -> int:
    found: int = guest.get("").json()["moves"]
    return found


def test_a_table_goes_on_when_thinkers_are_killed_in_mid_thought(
    lite: Settings, start: Start
) -> None:
    client = start(lite)
    service = table_service(client)
    host, *_ = lay(client, "master", "master", "master", "master")
    for _ in range(4):
        before = moves(host)
        until(lambda: service.thinkers.busy == 1)
        kill_a_thinker(service)
        until(lambda before=before: moves(host) > before)  # type: ignore[misc]
    assert host.happenings() == []
    assert client.get("/health").json()["status"] == "ok"


def test_health_tells_when_no_bot_can_think(
    lite: Settings, start: Start, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(
        worker_pool, "IDLE_CHECK_SECONDS", LONG
    )  # nobody looks after an idle thinker
    client = start(lite)
    service = table_service(client)
    well = client.get("/health").json()
    assert (well["status"], well["thinkers"], well["waiting"]) == ("ok", 1, 0)
    kill_a_thinker(service)
    until(lambda: client.get("/health").json()["status"] == "degraded")
    told = client.get("/health")
    assert (told.status_code, told.json()["thinkers"]) == (200, 0)
    host, *_ = lay(client, "random", "random")
    until(lambda: moves(host) > 0)
    assert client.get("/health").json()["status"] == "ok"
    assert f'dynasty_thinkers_alive{{worker="{os.getpid()}"}} 1.0\n' in client.get("/metrics").text


@pytest.mark.parametrize("errand", [die, partial(spin, begun=Path(os.devnull))])
def test_an_answer_that_the_rules_gave_instead_is_told_at_the_table(
    lite: Settings,
    start: Start,
    monkeypatch: pytest.MonkeyPatch,
    errand: Callable[..., None],
) -> None:
    monkeypatch.setattr(bot_pool, "bot_answers", errand)
    monkeypatch.setattr(bot_pool, "MAX_THINKING_SECONDS", 0.1)
    client = start(lite)
    _, ann = lay(client, "person", "artisan")
    ann.choose("keep:hand")
    until(lambda: bool(ann.happenings()))
    until(lambda: moves(ann) > 2)
    told = ann.happenings()
    assert [(row["seat"], row["kind"], row["values"]) for row in told] == [(1, "replaced", {})]
    for language, colour in (("en", "Orange"), ("fr", "Orange")):
        sentence = Translator(language).say("told-replaced", seat=colour)
        assert ann.happenings(lang=language)[0]["text"] == sentence
        page = client.get(f"/tables/{ann.table}", params={"lang": language})
        assert sentence in page.text
        assert sentence in client.get(f"/tables/{ann.table}/text?lang={language}").text


def test_a_hint_is_given_even_if_no_thinker_can(
    lite: Settings, start: Start, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(bot_pool, "bot_answers", die)
    _, ann, _ = lay(start(lite), "person", "person", terms={"hints": True})
    assert ann.get("/hint").json()["choice"] in ann.choices()


def test_tables_of_bots_do_not_hold_up_a_person(lite: Settings) -> None:
    async def run() -> None:
        service = TableService(replace(lite, bot_tables=12))
        laid = [
            service.create_table(TableSpec("xian", MASTERS, "one", seed=n, caller="a"))
            for n in range(12)
        ]
        await asyncio.gather(*laid)
        wishes = [SeatSpec(PERSON), SeatSpec("artisan")]
        room, _ = await service.create_table(
            TableSpec("xian", wishes, "two", seed=1, caller="b", speed="instant")
        )
        before = choices_elsewhere(service, room)
        await service.choose(room, 0, "keep:hand", 0)
        await settled(room)
        answers = sum(move.seat == 1 for move in room.match.moves)
        assert answers > 0
        assert choices_elsewhere(service, room) - before <= answers + 1
        await service.close()

    complete(run())


def choices_elsewhere(service: TableService, room: Room) -> int:
    return sum(len(other.match.moves) for other in service.rooms.values() if other is not room)


async def settled(room: Room) -> None:
    """Wait until a person is asked."""
    end = time.monotonic() + LONG
    while room.bots_asked():
        assert time.monotonic() < end
        await asyncio.sleep(0.005)


def test_only_so_many_tables_of_bots_run_for_one_caller(lite: Settings) -> None:
    async def run() -> None:
        service = TableService(replace(lite, bot_tables=2))
        laid = [
            service.create_table(TableSpec("xian", MASTERS, f"host-{n}", caller="a"))
            for n in range(6)
        ]
        outcomes = await asyncio.gather(*laid, return_exceptions=True)
        assert sum(isinstance(one, TooManyTables) for one in outcomes) == 4
        await service.create_table(TableSpec("xian", MASTERS, "host-7", caller="b"))
        await service.create_table(
            TableSpec("xian", [SeatSpec(PERSON), SeatSpec("random")], "host-8", caller="a")
        )
        running = next(room for room in service.rooms.values() if room.caller == "a")
        running.status = "ended"
        await service.create_table(TableSpec("xian", MASTERS, "host-9", caller="a"))
        await service.close()

    complete(run())


def test_a_table_left_to_bots_is_a_table_of_bots(lite: Settings, start: Start) -> None:
    client = start(replace(lite, bot_tables=1))
    first, second = [lay(client, "me", "me")[0] for _ in range(2)]
    for seat in (0, 1):
        assert first.put(f"/seats/{seat}/stand-in", player="master").status_code == 200
    assert second.put("/seats/0/stand-in", player="master").status_code == 200
    refused = second.put("/seats/1/stand-in", player="master")
    assert (refused.status_code, refused.json()["error"]) == (429, "TooManyTables")
    assert first.put("/seats/1/stand-in", player="random").status_code == 200
    assert second.get("").json()["seats"][1]["stand_in"] == ""


def test_a_table_of_bots_too_many_is_refused_in_words(lite: Settings, start: Start) -> None:
    client = start(replace(lite, bot_tables=1))
    lay(client, *["master"] * 4)
    body = {"game": "xian", "seats": [{"player": "random"}] * 2}
    refused = client.post("/api/tables", json=body)
    assert (refused.status_code, refused.json()["error"]) == (429, "TooManyTables")
    form = {"game": "xian", "count": "2", "player-0": "random", "player-1": "random"}
    for language in ("en", "fr"):
        headers = {"accept": "text/html", "accept-language": language}
        page = client.post("/tables", data=form, headers=headers)
        assert page.status_code == 429
        assert Translator(language).say("wrong-tables") in page.text
