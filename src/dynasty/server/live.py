"""A table as it happens: the parts of its page that changed, over server-sent events."""

from __future__ import annotations

import asyncio
import hashlib
import json
import zlib
from collections.abc import AsyncGenerator, AsyncIterator, Callable, Iterable
from contextlib import aclosing
from dataclasses import dataclass, field
from functools import partial
from typing import Any, Final

from fastapi import Request

from dynasty.kernel import DynastyError
from dynasty.server import queries
from dynasty.server.chairs import standing
from dynasty.server.crowd import Line
from dynasty.server.hall import Hall
from dynasty.server.notices import chat_lines
from dynasty.server.present import TablePage, present
from dynasty.server.room import Room
from dynasty.server.seating import Caller
from dynasty.server.templating import Reader, fill

PARTS: Final = (
    "said",
    "branch",
    "end",
    "handing",
    "panel",
    "strip",
    "seats",
    "since",
    "log",
    "history",
    "chat",
    "notes",
    "tools",
)
QUIET = 15.0  # seconds after which a line without news shows that it is open
MANY = 20  # things that glow
PAUSE = 0.1  # seconds between two pictures of the same table
OPEN = ": open\n\n"


@dataclass(frozen=True)
class Look:
    """Who looks at a table, and at what of it."""

    caller: Caller
    reader: Reader
    seat: int | None = None
    at: int | None = None


async def page_of(hall: Hall, room: Room, look: Look, in_words: bool = False) -> TablePage:
    """The table as this viewer may see it now."""
    chat = await hall.store.read(partial(queries.chat, table_id=room.id))
    async with room.lock:
        page = await asyncio.to_thread(
            present,
            room,
            look.caller,
            look.reader.language,
            look.seat,
            look.at,
            look.reader.narrow,
            in_words,
        )
    page.chat = chat_lines(chat, page.words)
    page.standing = {c.seat: standing(hall, room, look.caller, c) for c in room.chairs}
    return page


def parts_of(page: TablePage, reader: Reader) -> dict[str, str]:
    """The parts of the page, each to be put in the place of its predecessor."""
    context = {"page": page, "say": page.say, "words": page.words, "reader": reader}
    parts = {part: fill(f"parts/{part}.html", **context) for part in PARTS}
    for scene in page.pictures.scenes:
        parts[scene.key] = part_of_scene(scene.key, page.drawn(scene), len(page.lit) > MANY)
    for panel in page.seats:
        parts.setdefault(f"mat-{panel.seat}", part_of_scene(f"mat-{panel.seat}", ""))
        parts[f"sheet-{panel.seat}"] = fill("parts/sheet.html", panel=panel, **context)
    return parts


def part_of_scene(key: str, picture: str, many: bool = False) -> str:
    """A picture; where many things are lit, they glow less."""
    return fill("parts/scene.html", key=key, picture=picture, many=many)


def stamp(parts: Iterable[str]) -> str:
    """A short mark of what a viewer sees."""
    return hashlib.sha256("\0".join(parts).encode()).hexdigest()[:12]


@dataclass
class Sent:
    """What one open page has been sent."""

    hall: Hall
    look: Look
    have: str  # the stamp of what the page shows already
    parts: dict[str, str] = field(default_factory=dict)

    async def news(self, room: Room) -> str:
        """The parts that changed as one event; empty if none did."""
        page = await page_of(self.hall, room, self.look)
        parts = await asyncio.to_thread(parts_of, page, self.look.reader)
        mark = stamp(parts.values())
        fresh = {name: html for name, html in parts.items() if self.parts.get(name) != html}
        self.parts = parts
        if mark == self.have:
            return ""
        self.have = mark
        return event("parts", mark, {"seq": room.seq, "stamp": mark, "parts": fresh})


def event(kind: str, mark: str, data: dict[str, Any]) -> str:
    return f"id: {mark}\nevent: {kind}\ndata: {json.dumps(data, ensure_ascii=False)}\n\n"


async def stream(
    hall: Hall, table_id: str, look: Look, have: str, request: Request
) -> AsyncIterator[str]:
    """Events for one open page until it is closed."""
    sent = Sent(hall, look, have)
    yield "retry: 1000\n\n"
    try:
        async with aclosing(watch(hall, table_id, request)) as rooms:
            async for room in rooms:
                yield OPEN if room is None else await sent.news(room)
                if room is not None:
                    await asyncio.sleep(PAUSE)
    except DynastyError:
        yield event("gone", "", {})


async def watch(hall: Hall, table_id: str, request: Request) -> AsyncGenerator[Room | None]:
    """The room now and after every change, None after a while without one."""
    changed, room = asyncio.Event(), None
    try:
        while not await request.is_disconnected():
            current = await hall.room(table_id)
            if current is not room:
                if room is not None:
                    room.listeners.discard(changed)
                current.listeners.add(changed)
                room = current
                changed.set()
            try:
                await asyncio.wait_for(changed.wait(), QUIET)
            except TimeoutError:
                yield None
                continue
            changed.clear()
            yield room
    finally:
        if room is not None:
            room.listeners.discard(changed)


async def squeezed(texts: AsyncIterator[str]) -> AsyncIterator[bytes]:
    """The stream in gzip, every event at once; a board shrinks to a tenth."""
    squeezer = zlib.compressobj(6, wbits=31)
    async for text in texts:
        if text:
            yield squeezer.compress(text.encode()) + squeezer.flush(zlib.Z_SYNC_FLUSH)


def answer(texts: AsyncIterator[str], request: Request, leave: Callable[[], None]) -> Line:
    """The stream as a response, squeezed where the browser can read that."""
    headers = {"cache-control": "no-store", "x-accel-buffering": "no", "vary": "accept-encoding"}
    if "gzip" not in request.headers.get("accept-encoding", ""):
        return Line(texts, leave, headers)
    headers["content-encoding"] = "gzip"
    return Line(squeezed(texts), leave, headers)
