"""Beside the game: notes, chat, and the stream of what happens."""

import asyncio
from collections.abc import AsyncIterator

from fastapi import APIRouter, Request
from fastapi.responses import StreamingResponse

from dynasty.server import models, queries, seating
from dynasty.server.api.common import Language, TheCaller, TheHall, TheRoom, WantedSeat
from dynasty.server.api.play import events_out
from dynasty.server.hall import Hall
from dynasty.server.room import Room

router = APIRouter()


@router.get("/tables/{table_id}/notes")
async def read_notes(room: TheRoom, caller: TheCaller, seat: WantedSeat = None) -> models.Notes:
    """The private notes of the caller's seat."""
    return models.Notes(text=room.chairs[caller.own_seat(room, seat)].notes)


@router.put("/tables/{table_id}/notes")
async def write_notes(
    wish: models.NotesRequest, room: TheRoom, caller: TheCaller, hall: TheHall
) -> models.Notes:
    """Keep private notes."""
    seat = caller.own_seat(room, wish.seat)
    await seating.write_notes(hall, room, seat, wish.text)
    return models.Notes(text=room.chairs[seat].notes)


@router.get("/tables/{table_id}/chat")
async def read_chat(room: TheRoom, hall: TheHall) -> list[models.ChatLine]:
    """What was said at the table."""
    lines = await hall.store.read(lambda connection: queries.chat(connection, room.id))
    return [
        models.ChatLine(number=r["number"], name=r["name"], text=r["text"], at=r["at"])
        for r in lines
    ]


@router.post("/tables/{table_id}/chat", status_code=201)
async def chat(
    wish: models.ChatRequest, room: TheRoom, caller: TheCaller, hall: TheHall
) -> list[models.ChatLine]:
    """Say something to everybody at the table."""
    seat = caller.own_seat(room, wish.seat)
    await seating.say_in_chat(hall, room, room.chairs[seat].name, wish.text)
    return await read_chat(room, hall)


@router.get("/tables/{table_id}/stream", response_class=StreamingResponse)
async def stream(
    table_id: str,
    request: Request,
    caller: TheCaller,
    hall: TheHall,
    language: Language,
    seat: WantedSeat = None,
) -> StreamingResponse:
    """Server-sent events: a line of JSON (`Events`) whenever something happened.

    The id of each is the number of moves; `Last-Event-ID` resumes there.
    """
    await hall.room(table_id)
    last = request.headers.get("last-event-id", "0")
    since = int(last) if last.isdigit() else 0

    async def lines() -> AsyncIterator[str]:
        nonlocal since
        async for room in watch(hall, table_id, request):
            async with room.lock:
                viewer = caller.seat(room, seat)
                since = min(since, len(room.match.moves))
                news = events_out(room, viewer, since, language)
            since = news.moves
            yield f"id: {since}\nevent: events\ndata: {news.model_dump_json()}\n\n"

    return StreamingResponse(lines(), media_type="text/event-stream")


async def watch(hall: Hall, table_id: str, request: Request) -> AsyncIterator[Room]:
    """The room, now and whenever something changed, until the reader leaves."""
    changed = asyncio.Event()
    changed.set()
    while not await request.is_disconnected():
        room = await hall.room(table_id)
        room.listeners.add(changed)
        try:
            await asyncio.wait_for(changed.wait(), 15)
        except TimeoutError:
            continue
        finally:
            room.listeners.discard(changed)
        changed.clear()
        yield await hall.room(table_id)
