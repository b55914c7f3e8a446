"""Chat, signs and presence at a table, the notes of a seat, and the stream of events."""

from collections.abc import AsyncGenerator
from contextlib import aclosing, suppress
from functools import partial

from fastapi import APIRouter, Request
from fastapi.responses import StreamingResponse

from dynasty.kernel import DynastyError
from dynasty.server.api.dependencies import (
    Language,
    NamedSeat,
    TheCaller,
    TheConnectionLimiter,
    TheRoom,
    TheRoomAccess,
    TheTable,
    TheTableService,
    WantedSeat,
    WatchedRoomAccess,
)
from dynasty.server.api.play import events_out
from dynasty.server.api.schemas import tables_and_play
from dynasty.server.api.schemas import waiting_tables as schemas_waiting
from dynasty.server.api.schemas.chat_and_presence import (
    MuteRequest,
    PresenceOut,
    PresenceRequest,
    ReadRequest,
    SignRequest,
)
from dynasty.server.db import table_events
from dynasty.server.db import tables as db_tables
from dynasty.server.http.parsing import MAX_MOVES, require_int
from dynasty.server.live.stream_limits import CountedStream
from dynasty.server.model.room import Room
from dynasty.server.tables import chat as tables_chat
from dynasty.server.tables import (
    mutes,
    presence,
    stored_table_text,
    subscriptions,
    table_actions,
    unread_chat,
)
from dynasty.server.tables.chat_lines import shown_chat_lines, shown_events
from dynasty.server.tables.mutes import muted_seats

router = APIRouter()


@router.get("/tables/{table_id}/notes")
async def read_notes(
    table: TheTable, caller: TheCaller, seat: WantedSeat = None
) -> tables_and_play.Notes:
    """Return the private notes of the caller's seat."""
    return tables_and_play.Notes(text=table.chairs[caller.own_seat(table, seat)].notes)


@router.put("/tables/{table_id}/notes")
async def write_notes(
    wish: tables_and_play.NotesRequest, access: TheRoomAccess
) -> tables_and_play.Notes:
    """Save the private notes of the caller's seat."""
    room, seat = access.room, access.own_seat(wish.seat)
    await table_actions.write_notes(access.service, room, seat, wish.text)
    return tables_and_play.Notes(text=room.chairs[seat].notes)


@router.get("/tables/{table_id}/chat")
async def read_chat(
    table: TheTable, caller: TheCaller, service: TheTableService, language: Language
) -> list[tables_and_play.ChatLine]:
    """Return what people said at the table; people without a name are called by colour."""
    unheard = muted_seats(table.chairs, caller.seats(table))
    found = await service.db.read(partial(db_tables.latest_chat_lines, table_id=table.id))
    lines = [line for line in found if line["seat"] not in unheard]
    words = stored_table_text.translator_or_platform(
        service.game, table.edition.game, language, table.names()
    )
    shown = shown_chat_lines(lines, words)
    return [tables_and_play.ChatLine.model_validate(line, from_attributes=True) for line in shown]


@router.get("/tables/{table_id}/happenings")
async def read_happenings(
    table: TheTable, service: TheTableService, language: Language
) -> list[schemas_waiting.Happening]:
    """Return what host, stand-ins and players did to the seats, oldest first."""
    rows = await service.db.read(partial(table_events.latest_events, table_id=table.id))
    words = stored_table_text.translator_or_platform(
        service.game, table.edition.game, language, table.names()
    )
    shown = shown_events(rows, words)
    return [
        schemas_waiting.Happening.model_validate(event, from_attributes=True) for event in shown
    ]


@router.post("/tables/{table_id}/chat", status_code=201)
async def chat(
    wish: tables_and_play.ChatRequest, access: TheRoomAccess, language: Language
) -> list[tables_and_play.ChatLine]:
    """Say something to everyone at the table."""
    await tables_chat.say_in_chat(
        access.service, access.room, access.own_seat(wish.seat), wish.text
    )
    return await read_chat(access.room, access.caller, access.service, language)


@router.post("/tables/{table_id}/signs", status_code=201)
async def sign(
    wish: SignRequest, access: TheRoomAccess, language: Language
) -> list[tables_and_play.ChatLine]:
    """Show one of six signs to everyone at the table, at most one every 3 seconds."""
    await tables_chat.send_sign(access.service, access.room, access.own_seat(wish.seat), wish.sign)
    return await read_chat(access.room, access.caller, access.service, language)


@router.put("/tables/{table_id}/seats/{seat}/mute", status_code=204)
async def mute(seat: NamedSeat, wish: MuteRequest, access: TheRoomAccess) -> None:
    """Mute a seat's chat and signs for the caller alone, or unmute it."""
    access.own_seat()
    held = access.caller.seats(access.room)
    await mutes.mute_seat(access.service, access.room, held, seat, wish.quiet)


@router.put("/tables/{table_id}/chat/read", status_code=204)
async def mark_read(wish: ReadRequest, access: TheRoomAccess) -> None:
    """Save how far the caller has read the chat, for all devices."""
    access.own_seat()
    held = access.caller.seats(access.room)
    await unread_chat.mark_chat_read(access.service, access.room, held, wish.number)


@router.post("/tables/{table_id}/presence", status_code=204)
async def be_present(wish: PresenceRequest, access: WatchedRoomAccess) -> None:
    """Report that a page of the table is visible, and when its reader last did something."""
    access.own_seat()
    await presence.report_presence(
        access.service, access.room, access.caller, float(wish.idle) if wish.visible else None
    )


@router.get("/tables/{table_id}/presence")
async def read_presence(
    room: TheRoom, caller: TheCaller, service: TheTableService, language: Language
) -> list[PresenceOut]:
    """Who is at the table, on the site or away; for those who play or host here."""
    caller.check_part(room)
    words = stored_table_text.translator_or_platform(
        service.game, room.edition.game, language, room.names()
    )
    found = presence.presence_by_seat(service, room, words)
    return [
        PresenceOut(seat=seat, level=present.level, text=present.words)
        for seat, present in sorted(found.items())
    ]


@router.get("/tables/{table_id}/stream", response_class=StreamingResponse)
async def stream(
    access: WatchedRoomAccess,
    request: Request,
    crowd: TheConnectionLimiter,
    language: Language,
    seat: WantedSeat = None,
) -> StreamingResponse:
    """Server-sent events: a line of JSON (`Events`) whenever something happened.

    The id of each is the number of moves; `Last-Event-ID` resumes there.
    """
    room, caller = access.room, access.caller
    last = request.headers.get("last-event-id", "0")
    since = require_int("Last-Event-ID", last, 0, MAX_MOVES)
    caller.seat(room, seat)  # raises where the caller may not listen

    async def news(room: Room) -> str:
        nonlocal since
        async with room.lock:
            viewer = caller.seat(room, seat)
            found = events_out(room, viewer, min(since, len(room.match.moves)), language)
        since = found.moves
        return f"id: {since}\nevent: events\ndata: {found.model_dump_json()}\n\n"

    async def lines() -> AsyncGenerator[str]:
        with suppress(DynastyError):  # the seat is no longer the caller's: no more events
            async with aclosing(
                subscriptions.watch_table(access.service, room.id, caller, request)
            ) as rooms:
                async for now in rooms:
                    yield subscriptions.SSE_OPEN_COMMENT if now is None else await news(now)

    return CountedStream(lines(), crowd.enter(request, room, caller))
