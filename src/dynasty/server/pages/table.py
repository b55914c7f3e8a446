"""The pages of a table: the table itself, its text view, its picture, its event stream."""

from __future__ import annotations

from dataclasses import replace
from typing import Annotated

from fastapi import APIRouter, Depends, Query, Request, Response
from fastapi.responses import JSONResponse
from markupsafe import Markup

from dynasty.drawing.scene_stack import stack_scenes
from dynasty.drawing.svg import scene_svg
from dynasty.localization import translator_for
from dynasty.server.api.dependencies import (
    AfterMoves,
    PlannedView,
    TheCaller,
    TheConnectionLimiter,
    TheDatabase,
    TheTable,
    TheTableService,
    WantedSeat,
    WatchedTable,
)
from dynasty.server.db.database import Database
from dynasty.server.live import event_streams, topics
from dynasty.server.live.shared_view import ViewRequest, load_table_page, parts_stamp, render_parts
from dynasty.server.model.room import SPECTATOR, Room
from dynasty.server.model.stored_table import StoredTable
from dynasty.server.model.table_status import TableStatus
from dynasty.server.pages.closed_table import final_picture, show_closed
from dynasty.server.pages.waiting_table import show_waiting_table
from dynasty.server.table_page import TablePage, draw_position, viewer_and_curtain
from dynasty.server.table_page.preview import preview_choice
from dynasty.server.table_page.question import refusal_text
from dynasty.server.tables import hints, table_actions
from dynasty.server.tables.caller import Caller
from dynasty.server.tables.player_turns import (
    hidden_tables,
    tables_with_people_waiting,
    visible_turns,
)
from dynasty.server.tables.service import TableService
from dynasty.server.templating import THEMES, page_response, reader_preferences, render_template
from dynasty.server.thread_pools import DRAWING_POOL

router = APIRouter(include_in_schema=False)

NoticeName = Annotated[str, Query(max_length=20)]


async def view_request(
    caller: TheCaller,
    request: Request,
    seat: WantedSeat = None,
    at: AfterMoves = None,
    card: Annotated[str, Query(max_length=40)] = "",
    plan: PlannedView = False,
) -> ViewRequest:
    return ViewRequest(caller, reader_preferences(request), seat, at, card, plan)


TheViewRequest = Annotated[ViewRequest, Depends(view_request)]


@router.get("/tables/{table_id}")
async def show_table(
    table: TheTable,
    look: TheViewRequest,
    service: TheTableService,
    db: TheDatabase,
    request: Request,
    notice: NoticeName = "",
    choice: Annotated[str, Query(max_length=80)] = "",
    hint: bool = False,
) -> Response:
    """Show the table; return its parts as JSON to a script that requests them."""
    if isinstance(table, StoredTable):
        return await show_stored(table, look.caller, service, request)
    note_turned_down_choice(table, look.caller, notice, choice)
    page = await load_table_page(service, table, look)
    await add_extras(page, service, notice, choice, hint)
    drawn = await DRAWING_POOL.run(render_parts, page, look.reader)
    mark, parts = parts_stamp(drawn), {name: str(html) for name, html in drawn.items()}
    told = render_template("parts/notice.html", page=page, say=page.say)
    if "x-parts" in request.headers:
        news = {
            "seq": page.room.seq,
            "stamp": mark,
            "parts": {**parts, "notice": told},
            "url": page.url(),
        }
        return JSONResponse(news, headers={"cache-control": "no-store"})
    marked = {name: Markup(html) for name, html in {**parts, "notice": told}.items()}
    others = await waiting_table_count(db, look.caller, request, table)
    return page_response(
        request, "table.html", page.words, page=page, parts=marked, stamp=mark, others=others
    )


async def waiting_table_count(db: Database, caller: Caller, request: Request, table: Room) -> int:
    """Return at how many other tables people wait for the reader."""
    found = await visible_turns(db, caller.player, hidden_tables(request))
    return len({*tables_with_people_waiting(found)} - {table.id})


async def show_stored(
    table: StoredTable, caller: Caller, service: TableService, request: Request
) -> Response:
    """Show a table that is not in memory: it waits for players, or cannot be opened."""
    show = show_waiting_table if table.status == TableStatus.WAITING else show_closed
    return await show(table, caller, service, request)


def note_turned_down_choice(room: Room, caller: Caller, notice: str, choice: str) -> None:
    """Note a choice that a lesson turned down, in case another worker process refused it."""
    if notice == "lesson" and room.lesson and room.lesson.lesson.seat in caller.seats(room):
        room.turn_down(choice)


async def add_extras(
    page: TablePage, service: TableService, notice: str, choice: str, hint: bool
) -> None:
    """Add what the page shows only once: a notice, a reason, a hint."""
    room, seat = page.room, page.viewer
    if notice == "illegal" and seat != SPECTATOR and choice in room.game.vocabulary.by_text:
        refused = refusal_text(room, seat, room.game.vocabulary.read(choice), page.words)
        page.notice = refused[1] if refused else ""
    elif notice and page.words.has(f"notice-{notice}"):
        page.notice = page.say(f"notice-{notice}")
    if hint and page.choices and page.plan is None:
        page.hint = await hints.make_hint(service, room, seat, page.words.language)
        await add_preview(page, page.hint.choice)


async def add_preview(page: TablePage, choice: str) -> None:
    """Add the preview of a choice, if it is still offered."""
    if hints.is_choice_offered(page.room, page.viewer, choice):
        page.what = await DRAWING_POOL.run(
            preview_choice, page.room, page.viewer, choice, page.words
        )


@router.get("/tables/{table_id}/text")
async def show_text(
    table: TheTable,
    look: TheViewRequest,
    service: TheTableService,
    db: TheDatabase,
    request: Request,
    notice: NoticeName = "",
    choice: Annotated[str, Query(max_length=80)] = "",
    hint: bool = False,
    what: Annotated[str, Query(max_length=80)] = "",
) -> Response:
    """Show the table as text: a complete client that needs no script."""
    if isinstance(table, StoredTable):
        return await show_stored(table, look.caller, service, request)
    note_turned_down_choice(table, look.caller, notice, choice)
    wide = replace(look, reader=replace(look.reader, narrow=False))
    page = await load_table_page(service, table, wide, in_words=True)
    await add_extras(page, service, notice, choice, hint)
    if what:
        await add_preview(page, what)
    others = await waiting_table_count(db, look.caller, request, table)
    return page_response(request, "text.html", page.words, page=page, others=others)


@router.get("/tables/{table_id}/live")
async def stream_table(
    table: WatchedTable,
    look: TheViewRequest,
    service: TheTableService,
    crowd: TheConnectionLimiter,
    request: Request,
    have: Annotated[str, Query(max_length=20)] = "",
) -> Response:
    """Stream changes to the table's page; end the page with an event if the table was closed."""
    have = request.headers.get("last-event-id", have)
    stream = event_streams.EventStream(service, look.caller, request)
    stream.places.append(crowd.enter(request, table, look.caller))
    stream.topics[""] = topics.TableTopic(stream, table.id, look, have)
    return event_streams.event_stream_response(stream, stream.events(), request)


@router.get("/tables/{table_id}/picture.svg")
async def show_picture(
    table: TheTable,
    caller: TheCaller,
    request: Request,
    seat: WantedSeat = None,
    at: AfterMoves = None,
    theme: str = "light",
) -> Response:
    """Return the board as a separate picture, for saving or sharing."""
    language = reader_preferences(request).language
    if isinstance(table, StoredTable):
        return svg_response(final_picture(table, language))
    words = translator_for(table.game, language, table.names())
    async with table.lock:
        still = table.still()
    viewer, _ = viewer_and_curtain(still, caller, seat, sorted(caller.seats(still)))

    def drawn() -> str:
        match = table_actions.match_after_moves(still, at)
        pictures = draw_position(still.game, match.state, viewer, words, narrow=False)
        return scene_svg(stack_scenes(pictures.scenes), theme=theme if theme in THEMES else "light")

    return svg_response(await DRAWING_POOL.run(drawn))


def svg_response(text: str) -> Response:
    """Return a picture as a response that allows its own inline style."""
    policy = "default-src 'none'; style-src 'unsafe-inline'"
    headers = {"content-security-policy": policy, "cache-control": "no-cache"}
    return Response(text, media_type="image/svg+xml", headers=headers)
