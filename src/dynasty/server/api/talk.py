"""Beside the game: notes, chat, and the stream of what happens."""

from collections.abc import AsyncIterator
from contextlib import aclosing, suppress
from functools import partial

from fastapi import APIRouter, Request
from fastapi.responses import StreamingResponse

from dynasty.kernel import DynastyError
from dynasty.server.after import kept
from dynasty.server.api.common import (
    Language,
    NamedSeat,
    TheCaller,
    TheCrowd,
    TheHall,
    TheRoom,
    TheTable,
    WantedSeat,
    WatchedRoom,
)
from dynasty.server.api.play import events_out
from dynasty.server.door.inputs import MOST_MOVES, whole_or_refuse
from dynasty.server.people import gestures, muting, presence, talking
from dynasty.server.people.muting import silent
from dynasty.server.seats import seating
from dynasty.server.shapes import gather_models, models
from dynasty.server.shapes.talk_models import (
    MuteRequest,
    PresenceOut,
    PresenceRequest,
    ReadRequest,
    SignRequest,
)
from dynasty.server.store import queries
from dynasty.server.tables import happenings, watching
from dynasty.server.tables.crowd import Line
from dynasty.server.tables.room import Room

router = APIRouter()


@router.get("/tables/{table_id}/notes")
async def read_notes(table: TheTable, caller: TheCaller, seat: WantedSeat = None) -> models.Notes:
    """The private notes of the caller's seat."""
    return models.Notes(text=table.chairs[caller.own_seat(table, seat)].notes)


@router.put("/tables/{table_id}/notes")
async def write_notes(
    wish: models.NotesRequest, room: TheRoom, caller: TheCaller, hall: TheHall
) -> models.Notes:
    """Keep private notes."""
    seat = caller.own_seat(room, wish.seat)
    await seating.write_notes(hall, room, seat, wish.text)
    return models.Notes(text=room.chairs[seat].notes)


@router.get("/tables/{table_id}/chat")
async def read_chat(
    table: TheTable, caller: TheCaller, hall: TheHall, language: Language
) -> list[models.ChatLine]:
    """What people said at the table; a nameless one is called by colour."""
    unheard = silent(table.chairs, caller.seats(table))
    found = await hall.store.read(partial(queries.chat, table_id=table.id))
    lines = [line for line in found if line["seat"] not in unheard]
    words = kept.words_for(hall, table.edition.game, language, table.names())
    return happenings.lines(lines, words)


@router.get("/tables/{table_id}/happenings")
async def read_happenings(
    table: TheTable, hall: TheHall, language: Language
) -> list[gather_models.Happening]:
    """What host, stand-ins and players did to the seats, oldest first."""
    rows = await hall.store.read(partial(happenings.of_table, table_id=table.id))
    words = kept.words_for(hall, table.edition.game, language, table.names())
    return happenings.told(rows, words)


@router.post("/tables/{table_id}/chat", status_code=201)
async def chat(
    wish: models.ChatRequest, room: TheRoom, caller: TheCaller, hall: TheHall, language: Language
) -> list[models.ChatLine]:
    """Say something to everybody at the table."""
    await seating.say_in_chat(hall, room, caller.own_seat(room, wish.seat), wish.text)
    return await read_chat(room, caller, hall, language)


@router.post("/tables/{table_id}/signs", status_code=201)
async def sign(
    wish: SignRequest, room: TheRoom, caller: TheCaller, hall: TheHall, language: Language
) -> list[models.ChatLine]:
    """Give one of six signs to everybody at the table, one each 3 seconds."""
    await gestures.give(hall, room, caller.own_seat(room, wish.seat), wish.sign)
    return await read_chat(room, caller, hall, language)


@router.put("/tables/{table_id}/seats/{seat}/mute", status_code=204)
async def mute(
    seat: NamedSeat, wish: MuteRequest, room: TheRoom, caller: TheCaller, hall: TheHall
) -> None:
    """Hear neither chat nor signs of a seat, for the caller alone; or hear it again."""
    caller.own_seat(room, None)
    await muting.mute(hall, room, caller.seats(room), seat, wish.quiet)


@router.put("/tables/{table_id}/chat/read", status_code=204)
async def mark_read(wish: ReadRequest, room: TheRoom, caller: TheCaller, hall: TheHall) -> None:
    """Note how far the caller has read the chat, on all devices."""
    caller.own_seat(room, None)
    await talking.mark_read(hall, room, caller.seats(room), wish.number)


@router.post("/tables/{table_id}/presence", status_code=204)
async def be_present(
    wish: PresenceRequest, room: WatchedRoom, caller: TheCaller, hall: TheHall
) -> None:
    """Say that a page of the table is in sight, and when its reader last did something."""
    caller.own_seat(room, None)
    await presence.beckon(hall, room, caller, float(wish.idle) if wish.visible else None)


@router.get("/tables/{table_id}/presence")
async def read_presence(
    room: TheRoom, caller: TheCaller, hall: TheHall, language: Language
) -> list[PresenceOut]:
    """Who is at the table, on the site or away; for those who play or host here."""
    caller.check_part(room)
    words = kept.words_for(hall, room.edition.game, language, room.names())
    found = presence.shown(hall, room, words)
    return [
        PresenceOut(seat=seat, level=present.level, text=present.words)
        for seat, present in sorted(found.items())
    ]


@router.get("/tables/{table_id}/stream", response_class=StreamingResponse)
async def stream(
    room: WatchedRoom,
    request: Request,
    caller: TheCaller,
    hall: TheHall,
    crowd: TheCrowd,
    language: Language,
    seat: WantedSeat = None,
) -> StreamingResponse:
    """Server-sent events: a line of JSON (`Events`) whenever something happened.

    The id of each is the number of moves; `Last-Event-ID` resumes there.
    """
    last = request.headers.get("last-event-id", "0")
    since = whole_or_refuse("Last-Event-ID", last, 0, MOST_MOVES)
    caller.seat(room, seat)  # raises where the caller may not listen

    async def news(room: Room) -> str:
        nonlocal since
        async with room.lock:
            viewer = caller.seat(room, seat)
            found = events_out(room, viewer, min(since, len(room.match.moves)), language)
        since = found.moves
        return f"id: {since}\nevent: events\ndata: {found.model_dump_json()}\n\n"

    async def lines() -> AsyncIterator[str]:
        with suppress(DynastyError):  # the seat is no longer the caller's: nothing more to tell
            async with aclosing(watching.watch(hall, room.id, caller, request)) as rooms:
                async for now in rooms:
                    yield watching.OPEN if now is None else await news(now)

    return Line(lines(), crowd.enter(request, room, caller))
