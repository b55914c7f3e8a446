"""Streams of events: compressed once for all who get them."""

from __future__ import annotations

import zlib
from collections.abc import AsyncGenerator
from typing import Any

import pytest

from dynasty.server.live import event_streams
from dynasty.server.live.event_streams import EventParts, deflate_block, gzip_chunk, gzip_stream
from dynasty.server.live.shared_view import SharedView
from dynasty.server.model.room import Room
from dynasty.server.settings import Settings
from dynasty.server.tables.service import TableService
from tests.server.support.live_browser import Browser, table
from tests.server.support.server_process import complete


def test_what_many_are_sent_is_squeezed_once_and_read_wherever_a_line_began() -> None:
    async def events(*texts: str) -> AsyncGenerator[EventParts]:
        for text in texts:
            yield "data: 7\n", text

    async def read(*texts: str) -> str:
        sent = [piece async for piece in gzip_stream(events(*texts))]
        return zlib.decompressobj(zlib.MAX_WBITS | 16).decompress(b"".join(sent)).decode()

    first, second = (f"data: {name} {list(range(300))}\n\n" for name in ("é", "two"))
    label = "data: 7\n"
    assert complete(read(first, "", second)) == f"{label}{first}{label}{label}{second}"
    assert complete(read(second)) == label + second
    assert gzip_chunk(second) is gzip_chunk(second) is deflate_block(second)
    assert len(gzip_chunk(second)) < len(second) / 2
    assert len(gzip_chunk(label)) == len(label) + 5  # a short one is only wrapped


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


def test_an_idle_connection_beats_and_counts_what_it_sent(
    lite: Settings, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(event_streams, "HEARTBEAT_SECONDS", 0.05)

    async def run() -> None:
        service = TableService(lite)
        room, browser = await table(service), Browser(service)
        async with browser.following(f"/tables/{room.id}/live", "/me/live") as events:
            for _ in range(4):
                await browser.first(events)
        assert browser.beats == [1, 1, 1, 1]
        await service.close()

    complete(run())
