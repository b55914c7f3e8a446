"""What a script asks a table for besides: previews, denials, the steps of a turn, a turn again."""

from __future__ import annotations

import asyncio
from typing import Annotated, Any

from fastapi import APIRouter, Path, Query, Request, Response
from fastapi.responses import HTMLResponse, JSONResponse

from dynasty.server.api.common import InThought, TheCaller, TheRoom, WantedSeat
from dynasty.server.people.signs import Pictured
from dynasty.server.present import who_looks
from dynasty.server.present.drawing import draw
from dynasty.server.present.foresight import foresee
from dynasty.server.present.log import log_lines
from dynasty.server.present.question import refused
from dynasty.server.present.replay import frames, turn_of
from dynasty.server.seats.planning import in_thought
from dynasty.server.seats.seating import Caller
from dynasty.server.tables.room import Room
from dynasty.server.web.showing import part_of_scene
from dynasty.server.web.templating import fill, reader_of
from dynasty.speech import words_of
from dynasty.text import Words

router = APIRouter(include_in_schema=False)

TurnNumber = Annotated[int, Path(ge=0, le=100_000)]
FRESH = {"cache-control": "no-store"}


@router.get("/tables/{table_id}/what")
async def what(
    room: TheRoom,
    caller: TheCaller,
    request: Request,
    choice: Annotated[str, Query(max_length=80)],
    seat: WantedSeat = None,
    plan: InThought = False,
) -> Response:
    """What a legal choice would do: its sentences, and what they change on the page."""
    async with room.lock:
        still = room.still()
    own = caller.own_seat(still, seat)
    still = in_thought(still, own) if plan else still
    words = words_for(still, request, own)
    seen = await asyncio.to_thread(foresee, still, own, choice, words)
    answer = {"seq": still.seq, "html": fill("parts/what.html", seen=seen)}
    return JSONResponse({**answer, "changes": seen.changes}, headers=FRESH)


@router.get("/tables/{table_id}/denied")
async def denied(
    room: TheRoom,
    caller: TheCaller,
    request: Request,
    seat: WantedSeat = None,
    plan: InThought = False,
) -> Response:
    """What the viewer's question leaves out, and why."""
    async with room.lock:
        still = room.still()
    viewer = viewer_of(still, caller, seat)
    still = in_thought(still, viewer) if plan else still
    words = words_for(still, request, viewer)
    found = await asyncio.to_thread(refused, still, viewer, words)
    symbols = draw(still.game, still.match.state, viewer, words, narrow=False).symbols
    picture = Pictured(words, symbols).picture
    return HTMLResponse(
        fill("parts/denied.html", denied=found, game=room.game.name, picture=picture), headers=FRESH
    )


@router.get("/tables/{table_id}/turns/{number}")
async def steps(
    number: TurnNumber,
    room: TheRoom,
    caller: TheCaller,
    request: Request,
    seat: WantedSeat = None,
) -> Response:
    """The steps of a turn, each with its rule."""
    async with room.lock:
        still = room.still()
    viewer = viewer_of(still, caller, seat)
    words = words_for(still, request, viewer)
    turn = turn_of(still.match, viewer, number)
    symbols = draw(still.game, still.match.state, viewer, words, narrow=False).symbols
    events = () if turn is None else (event for _, event in turn.events)
    lines = log_lines(Pictured(words, symbols), events)
    return HTMLResponse(
        fill("parts/steps.html", lines=lines, game=room.game.name, say=words.say), headers=FRESH
    )


@router.get("/tables/{table_id}/turns/{number}/replay")
async def replay(
    number: TurnNumber,
    room: TheRoom,
    caller: TheCaller,
    request: Request,
    seat: WantedSeat = None,
) -> Response:
    """The pictures of a turn, one after the other."""
    async with room.lock:
        still = room.still()
    viewer = viewer_of(still, caller, seat)
    words, narrow = words_for(still, request, viewer), reader_of(request).narrow
    found = await asyncio.to_thread(frames, still, viewer, number, words, narrow)
    told: list[dict[str, Any]] = [
        {
            "parts": {key: part_of_scene(key, drawn) for key, drawn in frame.pictures.items()},
            "told": frame.told,
        }
        for frame in found
    ]
    return JSONResponse(told, headers=FRESH)


def words_for(room: Room, request: Request, viewer: int) -> Words:
    return words_of(room.game, reader_of(request).language, room.names(), viewer)


def viewer_of(room: Room, caller: Caller, wanted: int | None) -> int:
    """Whose eyes see it: at a shared screen nobody's, until it is handed over."""
    return who_looks(room, caller, wanted, sorted(caller.seats(room)))[0]
