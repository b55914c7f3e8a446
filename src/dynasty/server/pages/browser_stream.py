"""One connection for all open pages of a browser."""

from __future__ import annotations

from collections.abc import AsyncGenerator
from contextlib import aclosing
from typing import Annotated

from fastapi import APIRouter, Query, Request, Response
from pydantic import StringConstraints

from dynasty.kernel import DynastyError
from dynasty.server.api.dependencies import TheCaller, TheConnectionLimiter, TheTableService
from dynasty.server.errors import DatabaseUnavailable, TooManyStreams
from dynasty.server.live import event_streams, topics
from dynasty.server.live.event_streams import CROWDED_EVENT, GONE_EVENT, EventParts, EventStream
from dynasty.server.live.stream_limits import ConnectionLimiter

router = APIRouter(include_in_schema=False)

MAX_TOPICS = 40
MAX_TOPIC_LENGTH = 300

TopicText = Annotated[str, StringConstraints(max_length=MAX_TOPIC_LENGTH)]


@router.get("/live")
async def stream_all_topics(
    service: TheTableService,
    caller: TheCaller,
    crowd: TheConnectionLimiter,
    request: Request,
    topic: Annotated[list[TopicText], Query(max_length=MAX_TOPICS)] = [],  # noqa: B006
    hub: Annotated[str, Query(max_length=40)] = "",
) -> Response:
    """Stream what all pages of a browser follow; each event has the index of its topic as label.

    A topic that is refused ends with an event, not the connection. `hub` names the browser: its
    earlier connection, which this server may not yet know to be dead, gives up its place.
    """
    stream = EventStream(service, caller, request, labelled=True)
    before: EventStream | None = request.app.state.hubs.get(hub) if hub else None
    if before is not None:
        before.release()
    if hub:
        request.app.state.hubs[hub] = stream
    return event_streams.event_stream_response(
        stream, topic_events(stream, topic, crowd, request, before), request
    )


async def topic_events(
    stream: EventStream,
    texts: list[str],
    crowd: ConnectionLimiter,
    request: Request,
    before: EventStream | None,
) -> AsyncGenerator[EventParts]:
    """Open the topics, then yield their events.

    The earlier connection ends afterwards, so that this one can reuse its renderings.
    """
    try:
        for number, text in enumerate(texts):
            label = f"data: {number}\n"
            try:
                stream.topics[label] = await topics.open_topic(stream, text, crowd, request)
            except TooManyStreams:
                stream.refused.append((label, CROWDED_EVENT))
            except DatabaseUnavailable:
                raise  # the topic has not ended; the browser connects again
            except DynastyError:
                stream.refused.append((label, GONE_EVENT))
        async with aclosing(stream.events(before.end if before else None)) as events:
            async for pieces in events:
                yield pieces
    finally:
        if before is not None:
            before.end()
