"""A table as it changes, for whoever keeps a line open: a page, a program."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncGenerator, Iterator
from contextlib import contextmanager

from fastapi import Request

from dynasty.server.seats.seating import Caller
from dynasty.server.tables.hall import Forbidden, Hall
from dynasty.server.tables.room import Room

LOOK = 3.0  # seconds between two looks whether the key of a line still opens it
QUIET = 15.0  # seconds after which a line without news shows that it is open
OPEN = ": open\n\n"


class Ear:
    """Hears what happens at a table, also when its room is let go and opened again."""

    def __init__(self) -> None:
        self.changed = asyncio.Event()
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
        """Whether something changed within that time."""
        try:
            async with asyncio.timeout(seconds):
                await self.changed.wait()
        except TimeoutError:
            return False
        self.changed.clear()
        return True


@contextmanager
def ear_of(hall: Hall, player: str) -> Iterator[Ear]:
    """An ear for a table, and for the player's bell if there is a player."""
    ear = Ear()
    try:
        if player:
            with hall.bell.heard(player, ear.changed):
                yield ear
        else:
            yield ear
    finally:
        ear.leave()


async def watch(
    hall: Hall, table_id: str, caller: Caller, request: Request, with_bell: bool = False
) -> AsyncGenerator[Room | None]:
    """The room now and after every change, None after a while without one.

    Perhaps also when the caller's bell rings.
    """
    quiet, pause = 0.0, min(LOOK, QUIET)
    with ear_of(hall, caller.player if with_bell else "") as ear:
        while True:
            if caller.key and await hall.keyring.find(caller.key) is None:
                raise Forbidden("wrong-key")
            room = await hall.room(table_id)
            caller.check_watching(room)
            ear.listen(room)
            if await ear.hears(pause):
                quiet = 0.0
                yield room
                continue
            if await request.is_disconnected():
                return
            quiet += pause
            if quiet >= QUIET:
                quiet = 0.0
                yield None
