"""Subscriptions to the changes of a table, for event streams of pages and programs."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncGenerator

from fastapi import Request

from dynasty.server.errors import Forbidden
from dynasty.server.model.room import Room
from dynasty.server.tables.caller import Caller
from dynasty.server.tables.service import TableService

KEY_CHECK_SECONDS = 3.0  # seconds between two checks that a stream's key is still valid
SSE_KEEPALIVE_SECONDS = 15.0  # seconds without news after which a stream sends a sign of life
SSE_OPEN_COMMENT = ": open\n\n"


class TableListener:
    """A listener to a table's changes; it can move to a new room of the same table."""

    def __init__(self, changed: asyncio.Event) -> None:
        self.changed = changed
        self.room: Room | None = None

    def listen(self, room: Room) -> None:
        if room is not self.room:
            self.leave()
            room.listeners.add(self.changed)
            self.room = room
            self.changed.set()

    def leave(self) -> None:
        if self.room is not None:
            self.room.listeners.discard(self.changed)

    async def hears(self, seconds: float) -> bool:
        """Wait for a change; return whether there was one within this time."""
        try:
            async with asyncio.timeout(seconds):
                await self.changed.wait()
        except TimeoutError:
            return False
        self.changed.clear()
        return True


async def watch_table(
    service: TableService, table_id: str, caller: Caller, request: Request
) -> AsyncGenerator[Room | None]:
    """Yield the room now and after every change, and None after a while without one."""
    quiet, pause, ear = (
        0.0,
        min(KEY_CHECK_SECONDS, SSE_KEEPALIVE_SECONDS),
        TableListener(asyncio.Event()),
    )
    try:
        while not service.is_closing:
            if caller.key and await service.key_cache.find(caller.key) is None:
                raise Forbidden("wrong-key")
            room = await service.room(table_id)
            caller.check_watching(room)
            ear.listen(room)
            if await ear.hears(pause):
                quiet = 0.0
                yield room
                continue
            if await request.is_disconnected():
                return
            quiet += pause
            if quiet >= SSE_KEEPALIVE_SECONDS:
                quiet = 0.0
                yield None
    finally:
        ear.leave()


def end_streams(service: TableService) -> None:
    """Wake all open streams so that they end, because the server is about to stop."""
    service.is_closing = True
    heard = [
        *(room.listeners for room in service.rooms.values()),
        *service.notifier.listeners.values(),
    ]
    for listener in {listener for listeners in heard for listener in listeners}:
        listener.set()
