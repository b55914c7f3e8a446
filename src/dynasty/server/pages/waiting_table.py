"""The page of a table that waits for players: its seats, its link, the host's actions."""

from __future__ import annotations

from typing import Annotated

from fastapi import APIRouter, Query, Request, Response
from fastapi.responses import RedirectResponse

from dynasty import bots
from dynasty.server.api.dependencies import (
    NamedSeat,
    TheCaller,
    TheConnectionLimiter,
    TheTable,
    TheTableAccess,
    TheTableService,
    TheVisitor,
    WatchedTable,
)
from dynasty.server.api.schemas import waiting_tables as schemas_waiting
from dynasty.server.db import table_events
from dynasty.server.http.addresses import is_loopback_url, site_url
from dynasty.server.http.parsing import MAX_NAME_LENGTH, MAX_SEATS, parse_model, read_form
from dynasty.server.http.qr import qr_svg
from dynasty.server.live import event_streams, topics
from dynasty.server.model.stored_table import StoredTable
from dynasty.server.pages.invitation_links import add_cookies
from dynasty.server.pages.lobby import remember_name, remembered_name
from dynasty.server.tables import stored_table_text
from dynasty.server.tables import waiting_tables as tables_waiting
from dynasty.server.tables.caller import Caller
from dynasty.server.tables.chat_lines import shown_events
from dynasty.server.tables.service import TableService
from dynasty.server.templating import page_response, reader_preferences

router = APIRouter(include_in_schema=False)


async def show_waiting_table(
    table: StoredTable, caller: Caller, service: TableService, request: Request
) -> Response:
    """Show who sits at the table, and how others can join it."""
    stamp = await tables_waiting.waiting_page_digest(
        service.db, table.id
    )  # older than what is shown, if not the same
    words = stored_table_text.translator_or_platform(
        service.game, table.edition.game, reader_preferences(request).language, table.names()
    )
    site = site_url(request, service.settings)
    invitation = f"{site}/join/{table.invitation}" if caller.has_part_in(table) else ""
    alone = is_loopback_url(site)
    rows = await service.db.read(lambda c: table_events.latest_events(c, table.id))
    return page_response(
        request,
        "gathering.html",
        words,
        table=table,
        free=table.free(),
        offered=tables_waiting.offered_seats(table, caller.player, service.clock.now()),
        expected=caller.is_expected(table),
        mine=caller.seats(table),
        is_host=caller.is_host(table),
        invitation=invitation,
        picture=qr_svg(invitation, words.say("links-picture")) if invitation and not alone else "",
        alone=alone,
        name=remembered_name(request),
        bots=bots.BOT_NAMES,
        usual=bots.DEFAULT_BOT,
        told=shown_events(rows, words)[-6:],
        stamp=stamp,
    )


@router.get("/tables/{table_id}/gathering/live")
async def stream_waiting_table(
    table: WatchedTable,
    caller: TheCaller,
    service: TheTableService,
    crowd: TheConnectionLimiter,
    request: Request,
    have: Annotated[str, Query(max_length=topics.MAX_STAMP_LENGTH)] = "",
) -> Response:
    """Stream an event whenever a player sits down or leaves."""
    stream = event_streams.EventStream(service, caller, request)
    stream.places.append(crowd.enter(request, table, caller))
    stream.topics[""] = topics.WaitingTopic(stream, table.id, have)
    return event_streams.event_stream_response(stream, stream.events(), request)


def redirect_to_table(table: TheTable) -> RedirectResponse:
    return RedirectResponse(f"/tables/{table.id}", 303)


@router.post("/tables/{table_id}/sit")
async def take_seat(table: TheTable, caller: TheCaller, visitor: TheVisitor) -> Response:
    form = await read_form(visitor.request, fields=4)
    name = form.text("name", MAX_NAME_LENGTH)
    asked = parse_model(
        schemas_waiting.SitRequest, seat=form.number("seat", 0, MAX_SEATS - 1), name=name
    )
    await visitor.take_open_seat(table.id, caller, asked.name, asked.seat)
    answer = add_cookies(redirect_to_table(table), visitor.response)
    remember_name(visitor.request, answer, asked.name)
    return answer


@router.post("/tables/{table_id}/leave")
async def leave_seat(access: TheTableAccess, request: Request) -> Response:
    form = await read_form(request, fields=8)
    asked = parse_model(schemas_waiting.LeaveRequest, seat=form.number("seat", 0, MAX_SEATS - 1))
    await tables_waiting.leave(access.service, access.table, asked.seat, access.caller)
    return redirect_to_table(access.table)


@router.post("/tables/{table_id}/seats/{seat}/remove")
async def remove_player(seat: NamedSeat, access: TheTableAccess) -> Response:
    await tables_waiting.remove_player(access.service, access.table, seat, access.caller)
    return redirect_to_table(access.table)


@router.post("/tables/{table_id}/start")
async def start_game(access: TheTableAccess, request: Request) -> Response:
    form = await read_form(request, fields=4)
    asked = parse_model(schemas_waiting.StartRequest, bot=form.text("bot", 32) or bots.DEFAULT_BOT)
    await tables_waiting.start_with_bots(access.service, access.table, asked.bot, access.caller)
    return redirect_to_table(access.table)


@router.post("/tables/{table_id}/close")
async def close_table(access: TheTableAccess) -> Response:
    await tables_waiting.close_table(access.service, access.table, access.caller)
    return RedirectResponse("/", 303)
