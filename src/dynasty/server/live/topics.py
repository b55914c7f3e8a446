"""Topics that a page can follow: a table, a waiting room, the reader's account."""

from __future__ import annotations

import asyncio
import time
from dataclasses import dataclass, replace
from typing import Annotated, Final

from fastapi import Request
from pydantic import BaseModel, Field

from dynasty.server.errors import NoSuchTable
from dynasty.server.http.parsing import MAX_MOVES, MAX_SEATS, parse_model, parse_url
from dynasty.server.live.event_streams import HEARTBEAT_SECONDS, EventStream, Topic, TopicChange
from dynasty.server.live.shared_view import KnownParts, SharedView, ViewRequest, shared_view_of
from dynasty.server.live.stream_limits import ConnectionLimiter
from dynasty.server.model.room import SPECTATOR, Room
from dynasty.server.tables import waiting_tables as tables_waiting
from dynasty.server.tables.caller import Caller
from dynasty.server.tables.service import TableService
from dynasty.server.tables.subscriptions import TableListener
from dynasty.server.templating import LAYOUTS, reader_preferences

MAX_STAMP_LENGTH: Final = 20
CHANGED_EVENT: Final = "event: changed\ndata: {}\n\n"


@dataclass
class SentVersion:
    """The version of a table that one open page has received."""

    service: TableService
    look: ViewRequest
    have: str  # the stamp of what the page shows already
    known: KnownParts = frozenset()
    showing: SharedView | None = None  # held, so that others find it

    async def news(self, room: Room) -> str:
        """Return the changes as one event; empty if nothing changed."""
        showing = self.showing = shared_view_of(self.service, room, self.look)
        async with room.gate:
            shown = await showing.renew(room, self.have)
            await asyncio.sleep(0)  # so that a choice is handled between two viewers
        if shown is None or self.have == shown.stamp:
            return ""
        text, self.known = showing.news(shown, self.have, self.known)
        self.have = shown.stamp
        return text


class TableTopic:
    """A table as its viewer sees it; its news are the changed parts of the page."""

    poll_seconds = HEARTBEAT_SECONDS
    has_ended = False

    def __init__(self, stream: EventStream, table_id: str, look: ViewRequest, have: str) -> None:
        self.service = stream.service
        self.table_id = table_id
        self.sent = SentVersion(stream.service, look, have)
        self.ear = TableListener(TopicChange(stream.changed))

    def is_due(self) -> bool:
        return self.ear.changed.is_set()

    async def news(self) -> str:
        room = await self.service.room(self.table_id)
        self.sent.look.caller.check_watching(room)
        self.ear.listen(room)
        if not self.ear.changed.is_set():
            return ""
        self.ear.changed.clear()
        return await self.sent.news(room)

    def leave(self) -> None:
        self.ear.leave()
        self.sent.showing = None  # now, not when the frames of a cut connection are collected


class WaitingTopic:
    """A table that waits for players; it has news when a player sits down or leaves."""

    poll_seconds = tables_waiting.WAITING_POLL_SECONDS

    def __init__(self, stream: EventStream, table_id: str, have: str) -> None:
        self.service = stream.service
        self.table_id = table_id
        self.have = have  # the stamp of what the page shows; empty: as it is now
        self.looked_at = 0.0
        self.has_ended = False

    def is_due(self) -> bool:
        return time.monotonic() - self.looked_at >= self.poll_seconds

    async def news(self) -> str:
        self.looked_at = time.monotonic()
        now = await tables_waiting.waiting_page_digest(self.service.db, self.table_id)
        self.has_ended, before = not now, self.have or now
        self.have = now
        return CHANGED_EVENT if now != before else ""

    def leave(self) -> None:
        pass


class AccountTopic:
    """The reader's account; it marks the reader as present. Turns are sent by every stream."""

    poll_seconds = HEARTBEAT_SECONDS
    has_ended = False

    def __init__(self, stream: EventStream) -> None:
        self.stream = stream

    def is_due(self) -> bool:
        return False

    async def news(self) -> str:
        service, player = self.stream.service, self.stream.caller.player
        if player:
            service.presence.signs[player] = service.clock.now()
        return ""

    def leave(self) -> None:
        pass


class TopicQuery(BaseModel):
    """The query of a topic's address: seat, position and layout of the page, and its stamp."""

    seat: Annotated[int | None, Field(ge=SPECTATOR, lt=MAX_SEATS)] = None
    at: Annotated[int | None, Field(ge=0, le=MAX_MOVES)] = None
    card: Annotated[str, Field(max_length=40)] = ""
    plan: bool = False
    have: Annotated[str, Field(max_length=MAX_STAMP_LENGTH)] = ""
    layout: Annotated[str, Field(max_length=10)] = ""


async def open_topic(
    stream: EventStream, text: str, crowd: ConnectionLimiter, request: Request
) -> Topic:
    """Return the topic of this address and count it; raise where the caller may not follow it.

    The address is that of the stream which carries the topic alone.
    """
    found, caller = parse_url(text), stream.caller
    if found.path == "/me/live":
        if caller.player:
            stream.places.append(crowd.come_in(request, caller))
        return AccountTopic(stream)
    scope = {**request.scope, "path": found.path, "query_string": found.query.encode()}
    one = Request(scope)
    match found.path.split("/"):
        case ["", "tables", table_id, "live"]:
            query = topic_query(one)
            look = topic_view_request(caller, one, query)
            topic: Topic = TableTopic(stream, table_id, look, query.have)
        case ["", "tables", table_id, "gathering", "live"]:
            topic = WaitingTopic(stream, table_id, topic_query(one).have)
        case _:
            raise NoSuchTable
    await stream.service.rooms.follow(table_id)
    table = await stream.service.table(table_id)
    caller.check_watching(table)
    stream.places.append(crowd.enter(request, table, caller))
    return topic


def topic_query(request: Request) -> TopicQuery:
    known = TopicQuery.model_fields.keys()
    given = {key: value for key, value in request.query_params.items() if key in known}
    return parse_model(TopicQuery, **given)


def topic_view_request(caller: Caller, request: Request, query: TopicQuery) -> ViewRequest:
    """Return how this page is read; windows of one browser may have different layouts."""
    reader = reader_preferences(request)
    if query.layout in LAYOUTS:
        reader = replace(reader, narrow=query.layout == "narrow")
    return ViewRequest(caller, reader, query.seat, query.at, query.card, query.plan)
