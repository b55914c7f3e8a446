"""Event streams: changes on open pages, as server-sent events over one connection.

A connection carries one topic (a table, a waiting room, the account) or several; events of several
are labelled. It sends a heartbeat event every few seconds, which contains how many other events it
has sent, so that a reader notices when one was lost.
"""

from __future__ import annotations

import asyncio
import logging
import time
import zlib
from collections.abc import AsyncGenerator, Callable, Iterator
from contextlib import aclosing, contextmanager, nullcontext
from functools import lru_cache
from typing import Protocol

from fastapi import Request

from dynasty.kernel import DynastyError
from dynasty.server.errors import DatabaseUnavailable
from dynasty.server.live.stream_limits import CountedStream
from dynasty.server.tables.caller import Caller
from dynasty.server.tables.player_turns import PlayerTurnStream, hidden_tables
from dynasty.server.tables.service import TableService

LOGGER = logging.getLogger("dynasty.live")
HEARTBEAT_SECONDS = 5.0
EVENT_PAUSE_SECONDS = (
    0.1  # seconds between two rounds of events: changes in between are sent together
)
GZIP_HEADER = bytes((0x1F, 0x8B, 8, 0, 0, 0, 0, 0, 0, 0xFF))  # how a gzip stream begins
MIN_COMPRESSED_LENGTH = 64  # a text of that length is not worth a compression of its own
RETRY_EVENT = "retry: 1000\n\n"
GONE_EVENT = "event: gone\ndata: {}\n\n"  # the page is not as it was, or no longer the reader's
CROWDED_EVENT = "event: crowded\ndata: {}\n\n"  # too many streams are open already
FAILED = "event: failed\ndata: {}\n\n"  # an error that concerns this topic alone
ALL_PAGES_LABEL = "data: *\n"  # the label of what concerns every page

EventParts = tuple[str, ...]  # an event in parts; those that many readers get are compressed once


class TopicChange(asyncio.Event):
    """An event that marks a topic as changed and wakes its stream."""

    def __init__(self, stream_changed: asyncio.Event) -> None:
        super().__init__()
        self.stream_changed = stream_changed

    def set(self) -> None:
        super().set()
        self.stream_changed.set()


class Topic(Protocol):
    """Something that a page follows."""

    poll_seconds: float  # after which it wants to be asked even if nothing woke the stream
    has_ended: bool  # nothing more will come

    def is_due(self) -> bool:
        """Return whether there may be news."""

    async def news(self) -> str:
        """Return an event if something changed; raise DynastyError if the topic has ended."""

    def leave(self) -> None:
        """Stop listening."""


class EventStream:
    """The events of one connection."""

    def __init__(
        self, service: TableService, caller: Caller, request: Request, labelled: bool = False
    ):
        self.service = service
        self.caller = caller
        self.labelled = labelled
        self.topics: dict[str, Topic] = {}  # by label
        self.refused: list[EventParts] = []  # what ended before it began
        self.called = PlayerTurnStream(service, caller.player, hidden_tables(request))
        self.changed = asyncio.Event()
        self.event_count = 0
        self.is_over = False
        self.places: list[Callable[[], None]] = []  # in the crowd

    def end(self) -> None:
        """Close the connection soon."""
        self.is_over = True
        self.changed.set()

    def release(self) -> None:
        """Release the connection's places in the limiter, once."""
        while self.places:
            self.places.pop()()

    async def events(self, opened: Callable[[], None] | None = None) -> AsyncGenerator[EventParts]:
        """Yield what changes until the connection closes; call `opened` after the first round."""
        yield (RETRY_EVENT,)
        next_beat = 0.0
        with self.listening():
            while not (self.is_over or self.service.is_closing):
                self.changed.clear()
                beats = time.monotonic() >= next_beat
                count = self.event_count
                async for pieces in self.round(of_all_topics=beats):
                    self.event_count += 1
                    yield pieces
                if not self.topics and not self.labelled:
                    return
                if beats:
                    yield (heartbeat_event(self.event_count),)
                    next_beat = time.monotonic() + HEARTBEAT_SECONDS
                    if opened is not None:
                        opened()
                        opened = None
                if self.event_count > count:
                    await asyncio.sleep(EVENT_PAUSE_SECONDS)
                await self.wait(next_beat)

    async def round(self, of_all_topics: bool) -> AsyncGenerator[EventParts]:
        """Yield one event of each topic that has news, and the turns if they changed."""
        while self.refused:
            yield self.refused.pop()
        if self.caller.key and await self.service.key_cache.find(self.caller.key) is None:
            for label in self.topics:
                yield label, GONE_EVENT
            self.end()
            return
        for label, topic in list(self.topics.items()):
            if not (of_all_topics or topic.is_due()):
                continue
            text, has_ended = await self.news_of(label, topic)
            if has_ended:
                self.topics.pop(label).leave()
            if text:
                yield label, text
        turns = await self.called.news()
        if turns:
            yield (ALL_PAGES_LABEL if self.labelled else ""), turns

    async def news_of(self, label: str, topic: Topic) -> tuple[str, bool]:
        """The news of a topic, and whether it has ended; its error ends no other topic."""
        try:
            return await topic_news(topic)
        except DatabaseUnavailable:
            raise  # it concerns all topics
        except Exception:
            if not self.labelled:
                raise
            LOGGER.exception("a page cannot be shown as it is now (topic %s)", label.strip())
            return FAILED, True

    async def wait(self, next_beat: float) -> None:
        """Sleep until something changes, a topic is due to be polled, or a heartbeat is due."""
        polls = (topic.poll_seconds for topic in self.topics.values())
        pause = max(0.0, min(next_beat - time.monotonic(), *polls, HEARTBEAT_SECONDS))
        timer = asyncio.get_running_loop().call_later(pause, self.changed.set)
        try:
            await self.changed.wait()
        finally:
            timer.cancel()

    @contextmanager
    def listening(self) -> Iterator[None]:
        """Subscribe to the player's notices; at the end, leave all topics."""
        player, bell = self.caller.player, self.service.notifier
        self.service.open_streams += 1
        try:
            with bell.listen(player, self.changed) if player else nullcontext():
                yield
        finally:
            self.service.open_streams -= 1
            for topic in self.topics.values():
                topic.leave()


async def topic_news(topic: Topic) -> tuple[str, bool]:
    """Return the news of a topic, and whether it has ended."""
    try:
        text = await topic.news()
    except DatabaseUnavailable:
        raise  # the topic has not ended; the reader connects again
    except DynastyError:
        return GONE_EVENT, True
    return text, topic.has_ended


def heartbeat_event(event_count: int) -> str:
    """Return the event that shows that the connection is alive, with the number of events sent."""
    return f"event: heartbeat\ndata: {event_count}\n\n"


async def gzip_stream(events: AsyncGenerator[EventParts]) -> AsyncGenerator[bytes]:
    """Yield the stream compressed with gzip, every event at once."""
    yield GZIP_HEADER
    async with aclosing(events):
        async for pieces in events:
            yield b"".join(map(gzip_chunk, filter(None, pieces)))


async def plain_stream(events: AsyncGenerator[EventParts]) -> AsyncGenerator[bytes]:
    """Yield the stream uncompressed."""
    async with aclosing(events):
        async for pieces in events:
            yield "".join(pieces).encode()


def gzip_chunk(text: str) -> bytes:
    """Return a text as a part of any gzip stream, independent of what came before.

    So a text for many readers is compressed once. A stream of such parts never ends with a
    checksum.
    """
    return stored_block(text.encode()) if len(text) < MIN_COMPRESSED_LENGTH else deflate_block(text)


@lru_cache(maxsize=32)
def deflate_block(text: str) -> bytes:
    squeezer = zlib.compressobj(wbits=-zlib.MAX_WBITS)
    return squeezer.compress(text.encode()) + squeezer.flush(zlib.Z_SYNC_FLUSH)


def stored_block(data: bytes) -> bytes:
    """Return a short text as an uncompressed deflate block."""
    length = len(data)
    return b"\0" + length.to_bytes(2, "little") + (length ^ 0xFFFF).to_bytes(2, "little") + data


def event_stream_response(
    stream: EventStream, events: AsyncGenerator[EventParts], request: Request
) -> CountedStream:
    """Return the stream as a response, compressed if the browser supports that."""
    headers = {"cache-control": "no-store", "x-accel-buffering": "no", "vary": "accept-encoding"}
    if "gzip" not in request.headers.get("accept-encoding", ""):
        return CountedStream(plain_stream(events), stream.release, headers)
    headers["content-encoding"] = "gzip"
    return CountedStream(gzip_stream(events), stream.release, headers)
