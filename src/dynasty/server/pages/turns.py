"""The reader's turns: a link to the next table, and a stream of the tables that wait."""

from __future__ import annotations

from typing import Annotated

from fastapi import APIRouter, Query, Request, Response
from fastapi.responses import RedirectResponse

from dynasty.server.accounts import own_account as accounts_account
from dynasty.server.api.dependencies import (
    TheCaller,
    TheConnectionLimiter,
    TheDatabase,
    TheTableService,
)
from dynasty.server.db import turns
from dynasty.server.live import event_streams, topics
from dynasty.server.tables.player_turns import hidden_tables, visible_turns

router = APIRouter(include_in_schema=False)


@router.get("/next")
async def open_next_table(
    db: TheDatabase,
    caller: TheCaller,
    request: Request,
    after: Annotated[str, Query(max_length=40)] = "",
) -> Response:
    """Redirect to the next table where the reader is to act; to the lobby if there is none."""
    found = await visible_turns(db, caller.player, hidden_tables(request))
    table = turns.next_table(found, after)
    return RedirectResponse(f"/tables/{table}" if table else "/", 303)


@router.get("/me/live")
async def stream_turns(
    service: TheTableService, caller: TheCaller, crowd: TheConnectionLimiter, request: Request
) -> Response:
    """Stream which tables wait for the reader, as it changes."""
    accounts_account.require_player(caller)
    stream = event_streams.EventStream(service, caller, request)
    stream.places.append(crowd.come_in(request, caller))
    stream.topics[""] = topics.AccountTopic(stream)
    return event_streams.event_stream_response(stream, stream.events(), request)
