"""A table as it happens: the parts of its page that changed, over server-sent events."""

from __future__ import annotations

import asyncio
import zlib
from collections.abc import AsyncIterator, Callable
from contextlib import aclosing
from dataclasses import dataclass
from functools import lru_cache

from fastapi import Request

from dynasty.kernel import DynastyError
from dynasty.server.tables.calling import Called, hidden_by
from dynasty.server.tables.crowd import Line
from dynasty.server.tables.hall import Hall
from dynasty.server.tables.room import Room
from dynasty.server.tables.watching import OPEN, watch
from dynasty.server.web.showing import Known, Look, Showing, event, showing_of

PAUSE = 0.1  # seconds between two pictures of the same table
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
