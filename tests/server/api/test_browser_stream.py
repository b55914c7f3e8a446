"""One connection for all pages of a browser: labels, heartbeats, limits, and what it never says."""

from __future__ import annotations

import asyncio
import json
import re
import signal
from collections.abc import AsyncGenerator, AsyncIterator, Callable
from contextlib import asynccontextmanager
from functools import partial
from html import unescape
from pathlib import Path
from types import SimpleNamespace
from typing import Any, cast
from urllib.parse import urlencode
from weakref import WeakValueDictionary

import httpx2
import pytest
from fastapi import Request
from fastapi.testclient import TestClient
from sqlalchemy import delete

from dynasty.server.api.browser_stream import MAX_TOPICS, stream_all_topics
from dynasty.server.db import players
from dynasty.server.db.schema import KEYS
from dynasty.server.errors import DatabaseUnavailable
from dynasty.server.http.secrets import sha256_hex
from dynasty.server.live import sse
from dynasty.server.live.connection_limits import ConnectionLimiter, CountedStream
from dynasty.server.live.shared_view import SharedView
from dynasty.server.live.sse import EventStream
from dynasty.server.model.new_table import SeatSpec, TableSpec
from dynasty.server.model.room import GATHERING, Room
from dynasty.server.model.stored_table import StoredTable
from dynasty.server.model.table_settings import Terms
from dynasty.server.settings import Settings
from dynasty.server.tables import waiting as tables_waiting
from dynasty.server.tables.actions import Caller
from dynasty.server.tables.service import TableService
from dynasty.text import Translator
from tests.server.support.guests import lay
from tests.server.support.server_process import RunningServer, complete

Start = Callable[..., TestClient]
LABELS = re.compile(r"data: (\d+|\*)\n(?:id: .*\n)?event: (\w+)\ndata: (.*)\n\n", re.DOTALL)


class Browser:
    """One connection of a browser, read event by event."""

    def __init__(self, service: TableService, crowd: ConnectionLimiter | None = None) -> None:
        self.service = service
        self.state = SimpleNamespace(
            hubs=WeakValueDictionary[str, EventStream](), crowd=crowd or ConnectionLimiter(99, 99)
        )
        self.beats: list[int] = []

    async def connect(
        self, *topics: str, player: str = "", key: str = "", hub: str = ""
    ) -> CountedStream:
        scope: dict[str, Any] = {
            "type": "http",
            "method": "GET",
            "path": "/live",
            "query_string": urlencode({"topic": topics}, doseq=True).encode(),
            "headers": [],
            "client": ("10.0.0.1", 1),
            "app": SimpleNamespace(state=self.state),
        }
        request, caller = Request(scope), Caller(player, key)
        answer = await stream_all_topics(
            self.service, caller, self.state.crowd, request, list(topics), hub=hub
        )
        assert isinstance(answer, CountedStream)
        return answer

    @asynccontextmanager
    async def following(self, *topics: str, **who: str) -> AsyncIterator[AsyncGenerator[bytes]]:
        line = await self.connect(*topics, **who)
        events = cast(AsyncGenerator[bytes], line.body_iterator)
        assert await anext(events) == sse.RETRY_EVENT.encode()
        try:
            yield events
        finally:
            await events.aclose()
            line.leave()

    async def first(self, events: AsyncGenerator[bytes]) -> list[tuple[str, str, Any]]:
        """All events until a heartbeat: label, kind, data."""
        found: list[tuple[str, str, Any]] = []
        while True:
            text = (await asyncio.wait_for(anext(events), 30)).decode()
            if text.startswith("event: heartbeat"):
                self.beats.append(int(text.split("data: ")[1]))
                return found
            matched = LABELS.fullmatch(text)
            assert matched, text
            found.append((matched[1], matched[2], json.loads(matched[3])))


async def table(service: TableService, host: str = "host", **terms: Any) -> Room:
    """A table of two people, both played by its host."""
    wish = TableSpec("xian", [SeatSpec("person")] * 2, host, seed=1, own=[0, 1], **terms)
    room, _ = await service.lay_table(wish)
    return room


def test_events_of_several_tables_are_labelled_and_each_as_its_page_shows(lite: Settings) -> None:
    async def run() -> None:
        service = TableService(lite)
        one, two = await table(service), await table(service)
        browser = Browser(service)
        topics = f"/tables/{one.id}/live?seat=0&lang=en", f"/tables/{two.id}/live?seat=1&lang=fr"
        async with browser.following(*topics, player="host") as events:
            found = await browser.first(events)
            assert [(label, kind) for label, kind, _ in found] == [
                ("0", "parts"),
                ("1", "parts"),
                ("*", "turns"),
            ]
            chats = [data["parts"]["chat"] for _, _, data in found[:2]]
            for words, chat in zip(map(Translator, ("en", "fr")), chats, strict=True):
                assert words.say("chat-nothing") in unescape(chat)
            assert browser.beats == [3]
            await service.choose(two, 0, "keep:hand", 0)
            label, kind, data = (await browser.first(events))[0]
            assert (label, kind, data["seq"]) == ("1", "parts", 1)
            stamps = [found[0][2]["stamp"], data["stamp"]]
        shown = [f"{topic}&have={mark}" for topic, mark in zip(topics, stamps, strict=True)]
        async with browser.following(*shown, player="host") as events:
            assert [kind for _, kind, _ in await browser.first(events)] == ["turns"]
        assert (one.listeners, two.listeners, service.open_streams) == (set(), set(), 0)
        await service.close()

    complete(run())


def test_windows_of_one_browser_may_differ_in_width(lite: Settings) -> None:
    async def run() -> None:
        service = TableService(lite)
        room, browser = await table(service), Browser(service)
        topics = [f"/tables/{room.id}/live?layout={layout}" for layout in ("wide", "narrow")]
        async with browser.following(*topics) as events:
            wide, narrow = (data["parts"] for _, _, data in await browser.first(events))
            assert wide["common"] != narrow["common"]
        await service.close()

    complete(run())


@pytest.mark.parametrize(
    "path",
    [
        "/tables/nonono/live",
        "/tables/{private}/live",
        "/tables/{private}/gathering/live",
        "/tables/{open}/live?seat=0",
        "/tables/{open}/live?seat=x",
        "/nowhere",
        "http://[x",
    ],
)
def test_a_topic_that_is_refused_says_nothing_and_ends_no_other(lite: Settings, path: str) -> None:
    async def run() -> None:
        service = TableService(lite)
        private = await table(service, terms=Terms(watching="nobody"))
        room, browser = await table(service), Browser(service)
        refused = path.format(private=private.id, open=room.id)
        async with browser.following(refused, f"/tables/{room.id}/live") as events:
            found = {label: (kind, data) for label, kind, data in await browser.first(events)}
            assert found["0"] == ("gone", {})
            assert found["1"][0] == "parts"
            await service.choose(room, 0, "keep:hand", 0)
            await service.choose(private, 0, "keep:hand", 0)
            later = await browser.first(events)
            assert [(label, kind) for label, kind, _ in later] == [("1", "parts")]
        await service.close()

    complete(run())


def test_a_table_that_cannot_be_shown_ends_no_other(
    lite: Settings, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    async def run() -> None:
        service = TableService(lite)
        broken, room, browser = await table(service), await table(service), Browser(service)
        render = SharedView.render

        def fail_at_one(self: SharedView, still: Room, chat: Any) -> Any:
            if still.id == broken.id:
                raise KeyError("a fault of this game's view")
            return render(self, still, chat)

        monkeypatch.setattr(SharedView, "render", fail_at_one)
        topics = [f"/tables/{one.id}/live" for one in (broken, room)]
        async with browser.following(*topics) as events:
            found = {label: (kind, data) for label, kind, data in await browser.first(events)}
            assert found["0"] == ("failed", {})
            assert found["1"][0] == "parts"
            await service.choose(room, 0, "keep:hand", 0)
            assert [label for label, _, _ in await browser.first(events)] == ["1"]
        assert "a fault of this game's view" in caplog.text
        await service.close()

    complete(run())


def test_a_table_is_not_gone_while_the_database_is_away(
    lite: Settings, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A page that is told so would be read anew, and become an error that nothing ends."""

    async def run() -> None:
        service = TableService(lite)
        room, browser = await table(service), Browser(service)

        async def away(table_id: str) -> Room:
            raise DatabaseUnavailable

        monkeypatch.setattr(service, "table", away)
        line = await browser.connect(f"/tables/{room.id}/live")
        sent: list[dict[str, Any]] = []

        async def send(message: Any) -> None:
            sent.append(message)

        async with asyncio.timeout(10):
            await line.stream_response(send)
        assert b"".join(message.get("body", b"") for message in sent) == b""
        assert not sent[-1]["more_body"]
        await service.close()

    complete(run())


def test_a_new_connection_shows_what_another_process_wrote(
    copied_postgres: str, tmp_path: Path
) -> None:
    """Nothing was announced here: this process does not listen yet, or no longer."""
    settings = Settings(tmp_path, copied_postgres)

    async def run() -> None:
        there, here = TableService(settings), TableService(settings)
        room, browser = await table(there), Browser(here)
        topic = f"/tables/{room.id}/live"
        async with browser.following(topic) as events:
            _, _, data = (await browser.first(events))[0]
            assert data["seq"] == 0
        await there.choose(room, 0, "keep:hand", 0)
        async with browser.following(f"{topic}?have={data['stamp']}") as events:
            assert [news["seq"] for _, _, news in await browser.first(events)] == [1]
        for service in (there, here):
            await service.close()

    complete(run())


def test_a_table_that_becomes_private_is_gone_at_once(lite: Settings) -> None:
    async def run() -> None:
        service = TableService(lite)
        room, browser = await table(service), Browser(service)
        async with browser.following(f"/tables/{room.id}/live", player="eve") as events:
            await browser.first(events)
            room.terms = Terms(watching="nobody")
            await service.choose(room, 0, "keep:hand", 0)
            assert await browser.first(events) == [("0", "gone", {})]
        await service.close()

    complete(run())


def test_an_idle_connection_beats_and_counts_what_it_sent(
    lite: Settings, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(sse, "HEARTBEAT_SECONDS", 0.05)

    async def run() -> None:
        service = TableService(lite)
        room, browser = await table(service), Browser(service)
        async with browser.following(f"/tables/{room.id}/live", "/me/live") as events:
            for _ in range(4):
                await browser.first(events)
        assert browser.beats == [1, 1, 1, 1]
        await service.close()

    complete(run())


def add_key(connection: Any, player: str) -> None:
    players.add_player(connection, player, sha256_hex("k"), "browser", "")


def test_all_pages_are_told_that_their_key_was_ended(
    lite: Settings, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(sse, "HEARTBEAT_SECONDS", 0.05)

    async def run() -> None:
        service = TableService(lite)
        await service.db.write(partial(add_key, player="ann"))
        room, browser = await table(service, "ann"), Browser(service)
        topics = f"/tables/{room.id}/live", "/me/live"
        async with browser.following(*topics, player="ann", key=sha256_hex("k")) as events:
            await browser.first(events)
            await service.db.write(lambda c: c.execute(delete(KEYS)))
            service.keyring.forget()
            last = [text async for text in events if b"heartbeat" not in text]
            assert [text.decode() for text in last] == [
                f"data: {label}\n{sse.GONE_EVENT}" for label in (0, 1)
            ]
        await service.close()

    complete(run())


def test_every_topic_is_counted_and_who_finds_no_place_is_told(lite: Settings) -> None:
    async def run() -> None:
        service = TableService(lite)
        room, crowd = await table(service), ConnectionLimiter(per_address=2, per_table=99)
        browser = Browser(service, crowd)
        topics = [f"/tables/{room.id}/live"] * 3
        async with browser.following(*topics) as events:
            kinds = {label: kind for label, kind, _ in await browser.first(events)}
            assert kinds == {"0": "parts", "1": "parts", "2": "crowded"}
        assert not crowd.open
        await service.close()

    complete(run())


def test_a_browser_that_connects_anew_takes_the_place_of_its_dead_connection(
    lite: Settings, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def run() -> None:
        service = TableService(lite)
        room, crowd = await table(service), ConnectionLimiter(per_address=2, per_table=99)
        browser, topics = Browser(service, crowd), [f"/tables/{room.id}/live"] * 2
        async with browser.following(*topics, hub="h") as dead:
            await browser.first(dead)
            drawn = set(map(id, room.showings.values()))
            async with browser.following(*topics, hub="h") as events:
                kinds = [kind for _, kind, _ in await browser.first(events)]
                assert kinds == ["parts", "parts"]
                assert set(map(id, room.showings.values())) == drawn  # nothing was drawn again
                pending = asyncio.ensure_future(browser.first(events))
                assert [text async for text in dead] == []
                await service.choose(room, 0, "keep:hand", 0)
                assert len(await pending) == 2
        assert not crowd.open
        await service.close()

    complete(run())


def test_a_waiting_room_that_is_followed_with_others(lite: Settings) -> None:
    async def run() -> None:
        service, wishes = TableService(lite), [SeatSpec("person"), SeatSpec("person")]
        laid, _ = await service.lay_table(
            TableSpec("xian", wishes, "host", own=[0], status=GATHERING)
        )
        room, browser = await table(service), Browser(service)
        have = await tables_waiting.waiting_page_digest(service, laid.id)
        waiting = f"/tables/{laid.id}/gathering/live?have={have}"
        async with browser.following(waiting, f"/tables/{room.id}/live", player="host") as events:
            assert {label for label, _, _ in await browser.first(events)} == {"1", "*"}
            found = await service.table(laid.id)
            assert isinstance(found, StoredTable)
            await tables_waiting.take_free_seat(service, found, "ann", "", 1)
            later = await browser.first(events)
            assert ("0", "changed", {}) in later
        await service.close()

    complete(run())


def test_too_many_topics_and_too_long_ones_are_refused(lite: Settings, start: Start) -> None:
    client = start(lite)
    _, ann, _ = lay(client, "person", "person")
    many = {"topic": ["/me/live"] * (MAX_TOPICS + 1)}
    assert client.get("/live", params=many, headers=ann.headers).status_code == 422
    long = {"topic": "/" + "x" * 400}
    assert client.get("/live", params=long, headers=ann.headers).status_code == 422


def test_pages_name_the_worker_of_their_own_version(lite: Settings, start: Start) -> None:
    client = start(lite)
    page = client.get("/", headers={"accept": "text/html"})
    named = re.search(r'data-hub="(/static/live_worker.js\?v=[0-9a-f]{12})"', page.text)
    assert named
    script = client.get(named[1])
    assert script.headers["content-type"].startswith("text/javascript")
    assert script.headers["cache-control"] == "no-cache"
    for answer in (page, script):  # a worker has the policy that its script came with
        policy = answer.headers["content-security-policy"]
        assert "worker-src 'self'" in policy
        assert "connect-src 'self'" in policy


def test_a_server_that_is_told_to_stop_ends_its_streams_at_once(tmp_path: Path) -> None:
    with RunningServer(tmp_path) as server:
        process = server.process
        assert process is not None
        wish = {"game": "xian", "seats": [{"player": "me"}, {"player": "screen"}]}
        laid = httpx2.post(f"{server.url}/api/tables", json=wish).json()
        path, headers = f"/tables/{laid['id']}", {"authorization": f"Bearer {laid['host_token']}"}

        async def follow() -> None:
            async with httpx2.AsyncClient(base_url=server.url, timeout=60) as client:
                query = {"topic": f"{path}/live"}
                async with (
                    client.stream("GET", "/live", params=query, headers=headers) as one,
                    client.stream("GET", f"/api{path}/stream", headers=headers) as two,
                ):
                    lines = one.aiter_lines(), two.aiter_lines()
                    assert "retry" in await anext(lines[0])
                    assert "id" in await anext(lines[1])
                    process.send_signal(signal.SIGTERM)
                    for rest in lines:
                        async for _ in rest:
                            pass

        complete(follow())
        process.wait(60)
        log = (tmp_path / "server.log").read_text()
        assert "Application shutdown complete" in log
        assert "graceful shutdown exceeded" not in log
        assert "Traceback" not in log
