"""One connection of a browser that follows several topics, read event by event."""

from __future__ import annotations

import asyncio
import json
import re
from collections.abc import AsyncGenerator, AsyncIterator
from contextlib import asynccontextmanager
from types import SimpleNamespace
from typing import Any, cast
from urllib.parse import urlencode
from weakref import WeakValueDictionary

from fastapi import Request

from dynasty.server.live import event_streams
from dynasty.server.live.event_streams import EventStream
from dynasty.server.live.stream_limits import ConnectionLimiter, CountedStream
from dynasty.server.model.new_table import SeatSpec, TableSpec
from dynasty.server.model.room import Room
from dynasty.server.pages.browser_stream import stream_all_topics
from dynasty.server.tables.caller import Caller
from dynasty.server.tables.service import TableService

LABELS = re.compile(r"data: (\d+|\*)\n(?:id: .*\n)?event: (\w+)\ndata: (.*)\n\n", re.DOTALL)


class Browser:
    """One connection of a browser, read event by event."""

    def __init__(self, service: TableService, crowd: ConnectionLimiter | None = None) -> None:
        self.service = service
        self.state = SimpleNamespace(
            hubs=WeakValueDictionary[str, EventStream](),
            connection_limiter=crowd or ConnectionLimiter(99, 99),
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
            self.service, caller, self.state.connection_limiter, request, list(topics), hub=hub
        )
        assert isinstance(answer, CountedStream)
        return answer

    @asynccontextmanager
    async def following(self, *topics: str, **who: str) -> AsyncIterator[AsyncGenerator[bytes]]:
        line = await self.connect(*topics, **who)
        events = cast(AsyncGenerator[bytes], line.body_iterator)
        assert await anext(events) == event_streams.RETRY_EVENT.encode()
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
    room, _ = await service.create_table(wish)
    return room
