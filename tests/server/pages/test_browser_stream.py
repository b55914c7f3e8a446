"""One connection for all pages of a browser: labels, heartbeats, limits, and what it never says."""

from __future__ import annotations

import asyncio
import re
from collections.abc import Callable
from functools import partial
from html import unescape
from typing import Any

import pytest
from fastapi.testclient import TestClient
from sqlalchemy import delete

from dynasty.server.db import players
from dynasty.server.db.schema import KEYS
from dynasty.server.errors import DatabaseUnavailable
from dynasty.server.http.secrets import sha256_hex
from dynasty.server.live import event_streams
from dynasty.server.live.stream_limits import ConnectionLimiter
from dynasty.server.model.room import Room
from dynasty.server.pages.browser_stream import MAX_TOPICS
from dynasty.server.settings import Settings
from dynasty.server.tables.service import TableService
from dynasty.text import Translator
from tests.server.support.guests import lay
from tests.server.support.live_browser import Browser, table
from tests.server.support.server_process import complete

Start = Callable[..., TestClient]


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


def add_key(connection: Any, player: str) -> None:
    players.add_player(connection, player, sha256_hex("k"), "browser", "")


def test_all_pages_are_told_that_their_key_was_ended(
    lite: Settings, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(event_streams, "HEARTBEAT_SECONDS", 0.05)

    async def run() -> None:
        service = TableService(lite)
        await service.db.write(partial(add_key, player="ann"))
        room, browser = await table(service, "ann"), Browser(service)
        topics = f"/tables/{room.id}/live", "/me/live"
        async with browser.following(*topics, player="ann", key=sha256_hex("k")) as events:
            await browser.first(events)
            await service.db.write(lambda c: c.execute(delete(KEYS)))
            service.key_cache.forget()
            last = [text async for text in events if b"heartbeat" not in text]
            assert [text.decode() for text in last] == [
                f"data: {label}\n{event_streams.GONE_EVENT}" for label in (0, 1)
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
