"""Subscriptions: a listener hears every change of its table, and streams end with the server."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncGenerator
from typing import cast

import pytest
from fastapi import Request

from dynasty.server.api import chat_and_presence
from dynasty.server.api.dependencies import RoomAccess
from dynasty.server.live.stream_limits import ConnectionLimiter
from dynasty.server.model.new_table import SeatSpec, TableSpec
from dynasty.server.settings import Settings
from dynasty.server.tables import subscriptions
from dynasty.server.tables.caller import Caller
from dynasty.server.tables.service import TableService
from tests.server.support.open_request import Open
from tests.server.support.server_process import complete


def test_the_stream_misses_nothing_that_happens_while_it_serves(lite: Settings) -> None:
    async def run() -> None:
        service = TableService(lite)
        room, _ = await service.create_table(
            TableSpec("xian", [SeatSpec("person")] * 2, "host", seed=1)
        )
        caller = Caller("ann")
        answer = await chat_and_presence.stream(
            RoomAccess(service, room, caller), cast(Request, Open()), ConnectionLimiter(9, 9), "en"
        )
        lines = cast(AsyncGenerator[str], answer.body_iterator)
        assert '"moves":0' in await anext(lines)
        await service.choose(room, 0, "keep:hand", 0)  # the reader has not come back for more yet
        assert '"moves":1' in await asyncio.wait_for(anext(lines), 5)
        await lines.aclose()
        assert room.listeners == set()
        await service.close()

    complete(run())


def test_an_idle_stream_shows_that_it_is_open(
    lite: Settings, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(subscriptions, "SSE_KEEPALIVE_SECONDS", 0.01)

    async def run() -> None:
        service = TableService(lite)
        room, _ = await service.create_table(
            TableSpec("xian", [SeatSpec("person")] * 2, "host", seed=1)
        )
        request = cast(Request, Open())
        access = RoomAccess(service, room, Caller())
        answer = await chat_and_presence.stream(access, request, ConnectionLimiter(9, 9), "en")
        lines = cast(AsyncGenerator[str], answer.body_iterator)
        assert [(await anext(lines))[:6] for _ in range(2)] == [
            "id: 0\n",
            subscriptions.SSE_OPEN_COMMENT[:6],
        ]
        await lines.aclose()
        await service.close()

    complete(run())
