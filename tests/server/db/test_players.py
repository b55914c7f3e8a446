"""Players and keys: made by the first act, renewed, ended, and never guessed."""

import asyncio
import time
from collections.abc import Callable
from functools import partial
from typing import cast

import pytest
from fastapi import Request
from fastapi.testclient import TestClient
from sqlalchemy import update

from dynasty.server.db import players
from dynasty.server.db.schema import KEYS
from dynasty.server.errors import Forbidden
from dynasty.server.model.new_table import SeatSpec, TableSpec
from dynasty.server.settings import Settings
from dynasty.server.tables import subscriptions
from dynasty.server.tables.caller import Caller
from dynasty.server.tables.service import TableService
from tests.server.support.server_process import complete

Start = Callable[[Settings], TestClient]


class Open:
    """A request whose line stays open."""

    async def is_disconnected(self) -> bool:
        return False


def test_a_line_ends_soon_after_its_key(lite: Settings, monkeypatch: pytest.MonkeyPatch) -> None:
    assert subscriptions.KEY_CHECK_SECONDS + players.KEY_CACHE_SECONDS <= 5
    monkeypatch.setattr(subscriptions, "KEY_CHECK_SECONDS", 0.01)
    monkeypatch.setattr(players, "KEY_CACHE_SECONDS", 0.02)

    async def run() -> None:
        service = TableService(lite)
        room, _ = await service.create_table(
            TableSpec("xian", [SeatSpec("person")] * 2, "ann", own=[0])
        )
        new = partial(players.add_player, player="ann", key="k", kind="browser", label="")
        await service.db.write(new)
        lines = subscriptions.watch_table(
            service, room.id, Caller("ann", "k"), cast(Request, Open())
        )
        assert await anext(lines) is room
        ended = update(KEYS).values(expires=time.time() - 1)
        await service.db.write(lambda connection: connection.execute(ended))
        with pytest.raises(Forbidden):
            await asyncio.wait_for(anext(lines), 20)
        await service.close()

    complete(run())
