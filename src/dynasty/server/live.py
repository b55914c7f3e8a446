"""A table as it happens: the parts of its page that changed, over server-sent events."""

from __future__ import annotations

import asyncio
import zlib
from collections.abc import AsyncGenerator, AsyncIterator, Callable
from contextlib import ExitStack, aclosing
from dataclasses import dataclass
from functools import lru_cache

from fastapi import Request

from dynasty.kernel import DynastyError
from dynasty.server.calling import Called, hidden_by
from dynasty.server.crowd import Line
from dynasty.server.hall import Forbidden, Hall
from dynasty.server.room import Room
from dynasty.server.seating import Caller
from dynasty.server.showing import Known, Look, Showing, event, showing_of

LOOK = 3.0  # seconds between two looks whether the key of a line still opens it
QUIET = 15.0  # seconds after which a line without news shows that it is open
PAUSE = 0.1  # seconds between two pictures of the same table
OPEN = ": open\n\n"
GZIP = bytes((0x1F, 0x8B, 8, 0, 0, 0, 0, 0, 0, 0xFF))  # how a gzip stream begins


@dataclass
class Sent:
    """What one open page has been sent."""

    hall: Hall
    look: Look
    have: str  # the stamp of what the page shows already
    known: Known = frozenset()
    showing: Showing | None = None  # held, so that others find it

    async def news(self, room: Room) -> str:
        """What changed as one event; empty if nothing did."""
        showing = self.showing = showing_of(self.hall, room, self.look)
        async with room.gate:
            await showing.renew(room)
            await asyncio.sleep(0)  # whoever chooses meanwhile comes between two viewers
        if self.have == showing.stamp:
            return ""
        text, self.known = showing.news(self.have, self.known)
        self.have = showing.stamp
        return text


async def stream(
    hall: Hall, table_id: str, look: Look, have: str, request: Request
) -> AsyncIterator[str]:
    """Events for one open page until it is closed."""
    sent, called = Sent(hall, look, have), Called(hall, look.caller.player, hidden_by(request))
    yield "retry: 1000\n\n"
    try:
        lines = watch(hall, table_id, look.caller, request, with_bell=True)
        async with aclosing(lines) as rooms:
            async for room in rooms:
                yield OPEN if room is None else await sent.news(room)
                yield await called.news()
                if room is not None:
                    await asyncio.sleep(PAUSE)
    except DynastyError:
        yield event("gone", "", {})


async def watch(
    hall: Hall, table_id: str, caller: Caller, request: Request, with_bell: bool = False
) -> AsyncGenerator[Room | None]:
    """The room now and after every change, None after a while without one.

    Perhaps also when the caller's bell rings.
    """
    changed, room = asyncio.Event(), None
    quiet, pause = 0.0, min(LOOK, QUIET)
    bell = ExitStack()
    if with_bell and caller.player:
        bell.enter_context(hall.bell.heard(caller.player, changed))
    try:
        while True:
            if caller.key and await hall.keyring.find(caller.key) is None:
                raise Forbidden("the key that opened this line was ended")
            current = await hall.room(table_id)
            caller.check_watching(current)
            if current is not room:
                if room is not None:
                    room.listeners.discard(changed)
                current.listeners.add(changed)
                room = current
                changed.set()
            try:
                async with asyncio.timeout(pause):
                    await changed.wait()
            except TimeoutError:
                if await request.is_disconnected():
                    return
                quiet += pause
                if quiet >= QUIET:
                    quiet = 0.0
                    yield None
                continue
            changed.clear()
            quiet = 0.0
            yield room
    finally:
        bell.close()
        if room is not None:
            room.listeners.discard(changed)


async def squeezed(texts: AsyncIterator[str]) -> AsyncIterator[bytes]:
    """The stream in gzip, every event at once."""
    yield GZIP
    async for text in texts:
        if text:
            yield squeeze(text)


@lru_cache(maxsize=32)
def squeeze(text: str) -> bytes:
    """A text as a piece of any gzip stream: it needs nothing that came before.

    So what many are sent is squeezed once. A stream of such pieces is never closed with a sum.
    """
    squeezer = zlib.compressobj(wbits=-zlib.MAX_WBITS)
    return squeezer.compress(text.encode()) + squeezer.flush(zlib.Z_SYNC_FLUSH)


def answer(texts: AsyncIterator[str], request: Request, leave: Callable[[], None]) -> Line:
    """The stream as a response, squeezed where the browser can read that."""
    headers = {"cache-control": "no-store", "x-accel-buffering": "no", "vary": "accept-encoding"}
    if "gzip" not in request.headers.get("accept-encoding", ""):
        return Line(texts, leave, headers)
    headers["content-encoding"] = "gzip"
    return Line(squeezed(texts), leave, headers)
