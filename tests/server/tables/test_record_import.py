"""Records that strangers send: replayed beside the server, which goes on meanwhile."""

import asyncio
import json
import threading
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from dataclasses import replace
from functools import partial
from pathlib import Path
from typing import Any

import pytest
from fastapi.testclient import TestClient

from dynasty import games
from dynasty.kernel import BadRecord, Match, Record, SeatEntry
from dynasty.server.api import play
from dynasty.server.model import room
from dynasty.server.settings import Settings
from dynasty.server.tables import record_import, table_actions
from dynasty.server.tables.caller import Caller
from dynasty.server.tables.service import TableService
from dynasty.server.workers.worker_pool import WorkerPool
from dynasty.text import Translator
from tests.server.support.server_process import complete, until
from tests.server.support.worker_jobs import die, hoard, spin

Start = Callable[[Settings], TestClient]


@pytest.fixture(scope="module")
def record() -> str:
    """A game of which a little was played."""
    match = Match(games.load("xian"), (SeatEntry("Ann", "you"), SeatEntry("Bob", "you")), 5)
    for seat in (0, 1):
        match.choose(seat, "keep:hand")
    return match.record().to_json()


def test_the_server_answers_while_a_record_is_replayed(
    lite: Settings, start: Start, record: str, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    begun = tmp_path / "begun"
    client = start(replace(lite, replay_seconds=3.0))
    monkeypatch.setattr(record_import, "replay_within_limits", partial(spin, begun=begun))
    with ThreadPoolExecutor(1) as thread:
        sent = thread.submit(client.post, "/api/records", content=record)
        until(begun.exists)
        assert client.get("/health").status_code == 200
        assert not sent.done()
        refused = sent.result()
    assert refused.status_code == 400
    assert "too long to replay" in refused.json()["message"]
    monkeypatch.undo()
    assert client.post("/api/records", content=record).status_code == 201


@pytest.mark.parametrize("card", ["-1", "1" + "0" * 4000, "1" + "0" * 5000], ids=len)
def test_a_hand_that_nobody_can_hold_is_refused_with_its_field(
    lite: Settings, start: Start, record: str, card: str
) -> None:
    match = Match.of_record(games.load("xian"), Record.from_json(record))
    position = match.game.dump(match.state)
    position["fields"]["hand"] = ["HELD", "HELD"]
    text = json.dumps({**json.loads(record), "origin": position, "choices": []})
    client = start(lite)
    refused = client.post("/api/records", content=text.replace('"HELD"', card))
    assert refused.status_code == 400
    assert "hand: expected" in refused.json()["message"] or len(card) > 4300
    assert len(refused.json()["message"]) < 1000
    assert client.get("/health").json()["status"] == "ok"


def test_a_record_that_takes_too_long_is_refused_in_words(
    lite: Settings, start: Start, record: str
) -> None:
    client = start(replace(lite, replay_seconds=0))
    files = {"record": ("game.json", record)}
    for language in ("en", "fr"):
        headers = {"accept": "text/html", "accept-language": language}
        page = client.post("/records", files=files, headers=headers)
        assert page.status_code == 400
        assert Translator(language).say("wrong-record") in page.text


def test_a_record_that_kills_its_process_is_refused(
    lite: Settings, start: Start, record: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    client = start(lite)
    monkeypatch.setattr(record_import, "replay_within_limits", die)
    refused = client.post("/api/records", content=record)
    assert (refused.status_code, refused.json()["error"]) == (400, "BadFile")
    monkeypatch.undo()
    assert client.post("/api/records", content=record).status_code == 201


def test_a_record_gets_only_so_much_memory() -> None:
    async def run() -> None:
        pool = WorkerPool(1)
        with pytest.raises(MemoryError):
            await pool.run(hoard, 60)
        await asyncio.to_thread(pool.close)

    complete(run())


def test_whatever_a_position_breaks_is_a_bad_record(
    record: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    class Broken:
        """Rules that fail over a stranger's position."""

        @staticmethod
        def of_record(*_: object) -> None:
            raise RecursionError

    monkeypatch.setattr(record_import, "Match", Broken)
    with pytest.raises(BadRecord, match="RecursionError"):
        record_import.is_record_finished(record, {})


def test_the_event_loop_never_replays(
    lite: Settings, record: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    threads: dict[tuple[Any, str], set[int]] = {
        (room, "Match"): set(),
        (room.Room, "catch_up"): set(),
        (table_actions, "Match"): set(),
    }
    for (where, name), seen in threads.items():
        monkeypatch.setattr(where, name, noting(seen, getattr(where, name)))

    async def run() -> None:
        service = TableService(lite)
        laid = await table_actions.create_from_record(service, record, "somebody")
        await service.close()
        service = TableService(lite)
        again = await service.room(laid.id)
        assert again.match.choices() == laid.match.choices() != []
        await play.read_view(again, Caller(), service.db, "en", at=1)
        await table_actions.create_branch(service, again, 0, 1, "random", "somebody")
        for seen in threads.values():
            assert seen
            assert threading.get_ident() not in seen
        await service.close()

    complete(run())


def noting(threads: set[int], method: Callable[..., Any]) -> Callable[..., Any]:
    """The method, which notes in which thread it runs."""

    def noted(*args: Any) -> Any:
        threads.add(threading.get_ident())
        return method(*args)

    return noted
