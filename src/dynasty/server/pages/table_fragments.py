"""Parts of a table that scripts load on demand: previews, refusals, steps, replays."""

from __future__ import annotations

from typing import Annotated, Any

from fastapi import APIRouter, Path, Query, Request, Response
from fastapi.responses import HTMLResponse, JSONResponse

from dynasty.localization import translator_for
from dynasty.server.api.dependencies import PlannedView, TheCaller, TheRoom, WantedSeat
from dynasty.server.live.shared_view import scene_frame
from dynasty.server.model.room import Room
from dynasty.server.table_page import viewer_and_curtain
from dynasty.server.table_page.inline_icons import IconTranslator
from dynasty.server.table_page.log import log_lines
from dynasty.server.table_page.pictures import draw_position
from dynasty.server.table_page.preview import preview_choice
from dynasty.server.table_page.question import refused_choices
from dynasty.server.table_page.replay import replay_frames, turn_by_number
from dynasty.server.tables.caller import Caller
from dynasty.server.tables.plans import room_after_plan
from dynasty.server.templating import reader_preferences, render_template
from dynasty.server.thread_pools import DRAWING_POOL
from dynasty.text import Translator

router = APIRouter(include_in_schema=False)

TurnNumber = Annotated[int, Path(ge=0, le=100_000)]
NO_STORE_HEADERS = {"cache-control": "no-store"}


@router.get("/tables/{table_id}/what")
async def show_preview(
    room: TheRoom,
    caller: TheCaller,
    request: Request,
    choice: Annotated[str, Query(max_length=80)],
    seat: WantedSeat = None,
    plan: PlannedView = False,
) -> Response:
    """Return the preview of a legal choice: sentences, and the figures that change on the page."""
    async with room.lock:
        still = room.still()
    own = caller.own_seat(still, seat)
    still = room_after_plan(still, own) if plan else still
    words = viewer_translator(still, request, own)
    seen = await DRAWING_POOL.run(preview_choice, still, own, choice, words)
    answer = {"seq": still.seq, "html": render_template("parts/what.html", seen=seen)}
    return JSONResponse({**answer, "changes": seen.changes}, headers=NO_STORE_HEADERS)


@router.get("/tables/{table_id}/denied")
async def show_refusals(
    room: TheRoom,
    caller: TheCaller,
    request: Request,
    seat: WantedSeat = None,
    plan: PlannedView = False,
) -> Response:
    """Return what the viewer's question rules out, and why."""
    async with room.lock:
        still = room.still()
    viewer = viewing_seat(still, caller, seat)
    still = room_after_plan(still, viewer) if plan else still
    words = viewer_translator(still, request, viewer)
    found = await DRAWING_POOL.run(refused_choices, still, viewer, words)
    symbols = draw_position(still.game, still.match.state, viewer, words, narrow=False).symbols
    picture = IconTranslator(words, symbols).picture
    return HTMLResponse(
        render_template("parts/denied.html", denied=found, game=room.game.name, picture=picture),
        headers=NO_STORE_HEADERS,
    )


@router.get("/tables/{table_id}/turns/{number}")
async def show_turn_steps(
    number: TurnNumber,
    room: TheRoom,
    caller: TheCaller,
    request: Request,
    seat: WantedSeat = None,
) -> Response:
    """Return the steps of a turn, each with its rule."""
    async with room.lock:
        still = room.still()
    viewer = viewing_seat(still, caller, seat)
    words = viewer_translator(still, request, viewer)
    turn = turn_by_number(still.match, viewer, number)
    symbols = draw_position(still.game, still.match.state, viewer, words, narrow=False).symbols
    events = () if turn is None else (event for _, event in turn.events)
    lines = log_lines(IconTranslator(words, symbols), events)
    return HTMLResponse(
        render_template("parts/steps.html", lines=lines, game=room.game.name, say=words.say),
        headers=NO_STORE_HEADERS,
    )


@router.get("/tables/{table_id}/turns/{number}/replay")
async def show_replay(
    number: TurnNumber,
    room: TheRoom,
    caller: TheCaller,
    request: Request,
    seat: WantedSeat = None,
    whole: bool = False,
) -> Response:
    """Return the pictures of a turn, one after the other."""
    async with room.lock:
        still = room.still()
    viewer = viewing_seat(still, caller, seat)
    words, narrow = viewer_translator(still, request, viewer), reader_preferences(request).narrow
    found = await DRAWING_POOL.run(replay_frames, still, viewer, number, words, narrow, whole)
    told: list[dict[str, Any]] = [
        {
            "parts": {key: drawn.join(scene_frame(key)) for key, drawn in frame.pictures.items()},
            "told": frame.told,
        }
        for frame in found
    ]
    return JSONResponse(told, headers=NO_STORE_HEADERS)


def viewer_translator(room: Room, request: Request, viewer: int) -> Translator:
    return translator_for(room.game, reader_preferences(request).language, room.names(), viewer)


def viewing_seat(room: Room, caller: Caller, wanted: int | None) -> int:
    """Return the seat whose view is shown; a spectator's while a shared screen is handed over."""
    return viewer_and_curtain(room, caller, wanted, sorted(caller.seats(room)))[0]
