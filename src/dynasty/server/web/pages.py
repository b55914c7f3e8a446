"""The pages around the tables: invitations, rules, components, help, preferences."""

from __future__ import annotations

import asyncio
from functools import cache
from typing import Annotated, Any

from fastapi import APIRouter, FastAPI, Path, Query, Request, Response
from fastapi.responses import FileResponse, JSONResponse, RedirectResponse
from fastapi.staticfiles import StaticFiles
from starlette.routing import BaseRoute

from dynasty import games
from dynasty.drawing import tokens
from dynasty.drawing.svg import stylesheet
from dynasty.kernel import Game
from dynasty.server.api import tables
from dynasty.server.api.common import TheCaller, TheHall
from dynasty.server.door.inputs import (
    LONGEST_NAME,
    MOST_SEATS,
    address,
    form_of,
    wish,
)
from dynasty.server.seats import chairs
from dynasty.server.seats.seating import Caller
from dynasty.server.shapes import gather_models
from dynasty.server.tables import gathering
from dynasty.server.tables.room import OPEN, SPENT, Room
from dynasty.server.tables.stored import Stored
from dynasty.server.web import (
    analysis_pages,
    balance_pages,
    claim_pages,
    documents,
    door_pages,
    feed_pages,
    gather_pages,
    glances,
    guide_pages,
    holiday_pages,
    lesson_pages,
    link_pages,
    lobby,
    me_pages,
    notice_pages,
    past_pages,
    player_pages,
    puzzle_pages,
    reference,
    rules_pages,
    table_forms,
    table_pages,
    turn_pages,
)
from dynasty.server.web.link_pages import with_cookies
from dynasty.server.web.lobby import name_of, remember_name
from dynasty.server.web.pictures import card, seat_mark
from dynasty.server.web.table_pages import drawing
from dynasty.server.web.templating import (
    FOLDER,
    PREFERENCES,
    THEMES,
    reader_of,
    remember,
    respond,
)
from dynasty.server.wings import Wing, included
from dynasty.speech import words_of
from dynasty.text import Words

router = APIRouter(include_in_schema=False)
PARTS = (
    table_forms,
    table_pages,
    turn_pages,
    glances,
    lobby,
    gather_pages,
    claim_pages,
    lesson_pages,
    link_pages,
    guide_pages,
    balance_pages,
    rules_pages,
    documents,
    door_pages,
    holiday_pages,
    me_pages,
    notice_pages,
    feed_pages,
    past_pages,
    player_pages,
    analysis_pages,
    puzzle_pages,
)


class Files(StaticFiles):
    """Files that a browser asks about each time, and gets only when they changed."""

    def file_response(self, *args: Any, **kwargs: Any) -> Response:
        response = super().file_response(*args, **kwargs)
        response.headers["cache-control"] = "no-cache"
        return response


def add_pages(app: FastAPI) -> None:
    """All pages, and the files that they use."""
    app.mount("/static", Files(directory=FOLDER / "static"), name="static")
    app.router.routes.extend(routes())


@cache
def routes() -> list[BaseRoute]:
    wing = Wing("/", [*(part.router for part in PARTS), router])
    return included(wing, include_in_schema=False)


@router.get("/style.css")
async def style() -> Response:
    """The colours of the platform, and how drawings behave."""
    text = tokens.css() + stylesheet()
    return Response(text, media_type="text/css", headers={"cache-control": "no-cache"})


@router.get("/sw.js")
async def service_worker() -> Response:
    """At the top, so that it may speak for the whole site."""
    return FileResponse(FOLDER / "static" / "sw.js", headers={"cache-control": "no-cache"})


@router.get("/manifest.webmanifest")
async def manifest(request: Request) -> Response:
    """How the site looks among the apps of a phone."""
    words = Words(reader_of(request).language)
    icons = [
        {"src": f"/static/icon-{size}.png", "sizes": f"{size}x{size}", "purpose": "any maskable"}
        for size in (192, 512)
    ]
    about = {
        "name": words.say("site-name"),
        "description": words.say("menu-welcome"),
        "lang": words.language,
        "start_url": "/",
        "display": "standalone",
        "icons": icons,
    }
    return JSONResponse(about, media_type="application/manifest+json")


# Invitations


@router.get("/join/{token}")
async def invited(token: str, hall: TheHall, caller: TheCaller, request: Request) -> Response:
    """Who invites to what, before one sits down; a link that was used leads to the table."""
    room, seat = await chairs.invited(hall, token)
    free = free_by_link(room, caller, hall.clock.now()) if seat is None else [seat]
    if caller.seats(room) & set(free if seat is not None else range(len(room.chairs))):
        return RedirectResponse(f"/tables/{room.id}", 303)
    if not free or room.chairs[free[0]].link == SPENT:
        if isinstance(room, Room) and claim_pages.is_shut(room, caller):
            return claim_pages.show_claims(room, caller, token, request)
        notice = "used" if free else "taken"
        return RedirectResponse(f"/tables/{room.id}?notice={notice}", 303)
    game = hall.game(room.edition.game)
    words = words_of(game, reader_of(request).language, room.names())
    chair, known = room.chairs[free[0]], name_of(request)
    name = known if chair.link != OPEN or len(free) > 1 else chair.name or known
    return respond(request, "join.html", words, room=room, free=free, name=name)


def free_by_link(table: Room | Stored, caller: Caller, now: float) -> list[int]:
    """The seats that the link of a table offers to the caller."""
    if isinstance(table, Stored):
        return gathering.offered(table, caller.player, now)
    return table.free()


@router.post("/join/{token}")
async def join(token: str, hall: TheHall, request: Request) -> Response:
    """Sit down."""
    form = await form_of(request, fields=4)
    asked = wish(
        gather_models.JoinRequest,
        token=token,
        name=form.text("name", LONGEST_NAME),
        seat=form.number("seat", 0, MOST_SEATS - 1),
    )
    given = Response()
    joined = await tables.join(asked, request, given, hall)
    answer = with_cookies(RedirectResponse(f"/tables/{joined.id}", 303), given)
    remember_name(request, answer, asked.name)
    return answer


# About games


@router.get("/games/{name}/card.svg")
async def game_card(name: str, hall: TheHall, request: Request, theme: str = "light") -> Response:
    """A picture of the game in the making."""
    chosen = theme if theme in THEMES else "light"
    language = reader_of(request).language
    return drawing(await card(hall.game(name), language, chosen))


@router.get("/games/{name}/seats/{seat}.svg")
async def game_seat(
    name: str, seat: Annotated[int, Path(ge=0, lt=4)], hall: TheHall, request: Request
) -> Response:
    """The mark of a seat."""
    language = reader_of(request).language
    return drawing(await asyncio.to_thread(seat_mark, hall.game(name), seat, language))


@router.get("/games/{name}/components")
async def components(
    name: str, hall: TheHall, request: Request, mark: Annotated[str, Query(max_length=8)] = ""
) -> Response:
    """Every value of the box and where it comes from."""
    game: Game[Any] = hall.game(name)
    marks = sorted({value.source for value in game.box.values})
    sections: dict[str, list[Any]] = {}
    for value in game.box.values:
        if mark in {"", value.source}:
            sections.setdefault(value.key.partition(".")[0], []).append(value)
    return respond(
        request,
        "components.html",
        words_of(game, reader_of(request).language),
        game=game,
        sections=sections,
        counts={m: sum(value.source == m for value in game.box.values) for m in marks},
        mark=mark,
    )


# Help


@router.get("/help")
async def show_help(hall: TheHall, request: Request) -> Response:
    """How to play with mouse, fingers, keys or ears."""
    language = reader_of(request).language
    shelf = [(name, words_of(hall.game(name), language).say("title")) for name in games.SHELF]
    return respond(request, "help.html", shelf=shelf, documents=documents.shelf())


@router.get("/reference")
async def show_reference(request: Request) -> Response:
    """The API for programs."""
    spec = request.app.openapi()
    return respond(
        request,
        "reference.html",
        endpoints=list(reference.endpoints(spec)),
        models=list(reference.models(spec)),
    )


@router.post("/preferences")
async def prefer(request: Request) -> Response:
    """Language, theme, shortcuts: kept in cookies, then back to where the reader was."""
    form = await form_of(request, fields=6)
    target = address(form.text("back"))
    path = f"/{target.path.lstrip('/')}" + (f"?{target.query}" if target.query else "")
    answer = RedirectResponse(path, 303)
    for key, values in PREFERENCES.items():
        if key in form.texts and form.text(key) in values:
            remember(request, answer, key, form.text(key))
    return answer
