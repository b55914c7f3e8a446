"""The pages of a table: the table itself, its text view, its picture, news as they come."""

from __future__ import annotations

import asyncio
from dataclasses import replace
from typing import Annotated

from fastapi import APIRouter, Depends, Query, Request, Response
from fastapi.responses import JSONResponse
from markupsafe import Markup

from dynasty.drawing.compose import composed
from dynasty.drawing.svg import svg
from dynasty.server.api import play
from dynasty.server.api.common import (
    InThought,
    Position,
    TheCaller,
    TheCrowd,
    TheHall,
    TheTable,
    WantedSeat,
    WatchedTable,
)
from dynasty.server.minds import hints
from dynasty.server.present import TablePage, draw, who_looks
from dynasty.server.present.foresight import foresee
from dynasty.server.seats import seating
from dynasty.server.seats.seating import Caller
from dynasty.server.tables.calling import hidden_by, seen_turns, waiting
from dynasty.server.tables.hall import Hall
from dynasty.server.tables.room import GATHERING, SPECTATOR, Room
from dynasty.server.tables.stored import Stored
from dynasty.server.web import live
from dynasty.server.web.closed_pages import picture_of, show_closed
from dynasty.server.web.gather_pages import show_gathering
from dynasty.server.web.showing import Look, page_of, parts_of, stamp
from dynasty.server.web.templating import THEMES, fill, reader_of, respond
from dynasty.speech import words_of

router = APIRouter(include_in_schema=False)

Notice = Annotated[str, Query(max_length=20)]


async def look_of(
    caller: TheCaller,
    request: Request,
    seat: WantedSeat = None,
    at: Position = None,
    card: Annotated[str, Query(max_length=40)] = "",
    plan: InThought = False,
) -> Look:
    return Look(caller, reader_of(request), seat, at, card, plan)


TheLook = Annotated[Look, Depends(look_of)]


@router.get("/tables/{table_id}")
async def show_table(
    table: TheTable,
    look: TheLook,
    hall: TheHall,
    request: Request,
    notice: Notice = "",
    choice: Annotated[str, Query(max_length=80)] = "",
    hint: bool = False,
) -> Response:
    """The table; a script that asks for its parts gets them as JSON."""
    if isinstance(table, Stored):
        return await show_stored(table, look.caller, hall, request)
    recall(table, look.caller, notice, choice)
    page = await page_of(hall, table, look)
    await add_extras(page, hall, notice, choice, hint)
    parts = await asyncio.to_thread(parts_of, page, look.reader)
    mark = stamp(parts)
    told = fill("parts/notice.html", page=page, say=page.say)
    if "x-parts" in request.headers:
        news = {
            "seq": page.room.seq,
            "stamp": mark,
            "parts": {**parts, "notice": told},
            "url": page.url(),
        }
        return JSONResponse(news, headers={"cache-control": "no-store"})
    marked = {name: Markup(html) for name, html in {**parts, "notice": told}.items()}
    others = await others_waiting(hall, look.caller, request, table)
    return respond(
        request, "table.html", page.words, page=page, parts=marked, stamp=mark, others=others
    )


async def others_waiting(hall: Hall, caller: Caller, request: Request, table: Room) -> int:
    """At how many other tables people wait for the reader."""
    found = await seen_turns(hall, caller.player, hidden_by(request))
    return len({*waiting(found)} - {table.id})


async def show_stored(table: Stored, caller: Caller, hall: Hall, request: Request) -> Response:
    """A table without a room: it waits for its people, or cannot be opened."""
    show = show_gathering if table.status == GATHERING else show_closed
    return await show(table, caller, hall, request)


def recall(room: Room, caller: Caller, notice: str, choice: str) -> None:
    """What a lesson turned down: perhaps another worker did, and this one has yet to know."""
    if notice == "lesson" and room.lesson and room.lesson.lesson.seat in caller.seats(room):
        room.turn_down(choice)


async def add_extras(page: TablePage, hall: Hall, notice: str, choice: str, hint: bool) -> None:
    """What the page says this once: a notice, a reason, a hint."""
    room, seat = page.room, page.viewer
    if notice == "illegal" and seat != SPECTATOR and choice in room.game.vocabulary.by_text:
        page.notice = play.explain(room, seat, choice, page.words.language).reason
    elif notice and page.words.has(f"notice-{notice}"):
        page.notice = page.say(f"notice-{notice}")
    if hint and page.choices and page.plan is None:
        page.hint = await hints.hint(hall, room, seat, page.words.language)
        await add_foresight(page, page.hint.choice)


async def add_foresight(page: TablePage, choice: str) -> None:
    """What the choice would do, while it can be chosen."""
    if hints.is_offered(page.room, page.viewer, choice):
        page.what = await asyncio.to_thread(foresee, page.room, page.viewer, choice, page.words)


@router.get("/tables/{table_id}/text")
async def show_text(
    table: TheTable,
    look: TheLook,
    hall: TheHall,
    request: Request,
    notice: Notice = "",
    choice: Annotated[str, Query(max_length=80)] = "",
    hint: bool = False,
    what: Annotated[str, Query(max_length=80)] = "",
) -> Response:
    """The table in words: a complete client that needs no script."""
    if isinstance(table, Stored):
        return await show_stored(table, look.caller, hall, request)
    recall(table, look.caller, notice, choice)
    wide = replace(look, reader=replace(look.reader, narrow=False))
    page = await page_of(hall, table, wide, in_words=True)
    await add_extras(page, hall, notice, choice, hint)
    if what:
        await add_foresight(page, what)
    others = await others_waiting(hall, look.caller, request, table)
    return respond(request, "text.html", page.words, page=page, others=others)


@router.get("/tables/{table_id}/live")
async def follow(
    table: WatchedTable,
    look: TheLook,
    hall: TheHall,
    crowd: TheCrowd,
    request: Request,
    have: Annotated[str, Query(max_length=20)] = "",
) -> Response:
    """What changes on the page of the table, as it happens; one that was closed is gone."""
    have = request.headers.get("last-event-id", have)
    leave = crowd.enter(request, table, look.caller)
    return live.answer(live.stream(hall, table.id, look, have, request), request, leave)


@router.get("/tables/{table_id}/picture.svg")
async def picture(
    table: TheTable,
    caller: TheCaller,
    request: Request,
    seat: WantedSeat = None,
    at: Position = None,
    theme: str = "light",
) -> Response:
    """The board as a picture of its own, to keep or to share."""
    language = reader_of(request).language
    if isinstance(table, Stored):
        return drawing(picture_of(table, language))
    words = words_of(table.game, language, table.names())
    async with table.lock:
        still = table.still()
    viewer, _ = who_looks(still, caller, seat, sorted(caller.seats(still)))

    def drawn() -> str:
        match = seating.position(still, at)
        pictures = draw(still.game, match.state, viewer, words, narrow=False)
        return svg(composed(pictures.scenes), theme=theme if theme in THEMES else "light")

    return drawing(await asyncio.to_thread(drawn))


def drawing(text: str) -> Response:
    """A picture that stands alone brings its own style."""
    policy = "default-src 'none'; style-src 'unsafe-inline'"
    headers = {"content-security-policy": policy, "cache-control": "no-cache"}
    return Response(text, media_type="image/svg+xml", headers=headers)
