"""The registration of all pages; help, preferences, components, static files."""

from __future__ import annotations

from functools import cache
from typing import Annotated, Any

from fastapi import APIRouter, FastAPI, Path, Query, Request, Response
from fastapi.responses import FileResponse, JSONResponse, RedirectResponse
from fastapi.staticfiles import StaticFiles
from starlette.routing import BaseRoute

from dynasty import games
from dynasty.drawing import theme as drawing_theme
from dynasty.drawing.svg import scene_stylesheet
from dynasty.kernel import Game
from dynasty.localization import translator_for
from dynasty.server.api.dependencies import TheTableService
from dynasty.server.http.parsing import (
    parse_url,
    read_form,
)
from dynasty.server.http.routing import FlatRouter, resolved_routes
from dynasty.server.pages import (
    account,
    analysis,
    api_reference,
    balance,
    browser_stream,
    docs,
    feeds,
    guide,
    invitation_links,
    invitations,
    lesson_forms,
    lobby,
    notifications,
    past_games,
    players,
    puzzles,
    rules,
    table_forms,
    table_fragments,
    turns,
    vacations,
    waiting_table,
)
from dynasty.server.pages import table as pages_table
from dynasty.server.pages.game_pictures import game_card_svg, seat_mark_svg
from dynasty.server.pages.table import svg_response
from dynasty.server.templating import (
    PREFERENCE_VALUES,
    SERVER_FOLDER,
    THEMES,
    page_response,
    reader_preferences,
    set_preference_cookie,
)
from dynasty.server.thread_pools import DRAWING_POOL
from dynasty.text import Translator

router = APIRouter(include_in_schema=False)
PAGE_MODULES = (
    table_forms,
    pages_table,
    turns,
    browser_stream,
    table_fragments,
    lobby,
    waiting_table,
    lesson_forms,
    invitation_links,
    invitations,
    guide,
    balance,
    rules,
    docs,
    vacations,
    account,
    notifications,
    feeds,
    past_games,
    players,
    analysis,
    puzzles,
)


class RevalidatedFiles(StaticFiles):
    """Static files that a browser revalidates each time and downloads only if they changed."""

    def file_response(self, *args: Any, **kwargs: Any) -> Response:
        response = super().file_response(*args, **kwargs)
        response.headers["cache-control"] = "no-cache"
        return response


def add_pages(app: FastAPI) -> None:
    """Add all pages and the static files to the application."""
    app.mount("/static", RevalidatedFiles(directory=SERVER_FOLDER / "static"), name="static")
    app.router.routes.extend(page_routes())


@cache
def page_routes() -> list[BaseRoute]:
    wing = FlatRouter("/", [*(part.router for part in PAGE_MODULES), router])
    return resolved_routes(wing, include_in_schema=False)


@router.get("/style.css")
async def show_stylesheet() -> Response:
    """Return the colours of the platform and the style of drawings as CSS."""
    text = drawing_theme.theme_css() + scene_stylesheet()
    return Response(text, media_type="text/css", headers={"cache-control": "no-cache"})


@router.get("/sw.js")
async def show_service_worker() -> Response:
    """Return the service worker from the root path, so that it covers the whole site."""
    return FileResponse(SERVER_FOLDER / "static" / "sw.js", headers={"cache-control": "no-cache"})


@router.get("/manifest.webmanifest")
async def show_manifest(request: Request) -> Response:
    """Return the web app manifest, for installing the site on a phone."""
    words = Translator(reader_preferences(request).language)
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


# About games


@router.get("/games/{name}/card.svg")
async def show_game_card(
    name: str, service: TheTableService, request: Request, theme: str = "light"
) -> Response:
    """Return a picture of a game in progress."""
    chosen = theme if theme in THEMES else "light"
    language = reader_preferences(request).language
    return svg_response(await game_card_svg(service.game(name), language, chosen))


@router.get("/games/{name}/seats/{seat}.svg")
async def show_seat_mark(
    name: str, seat: Annotated[int, Path(ge=0, lt=4)], service: TheTableService, request: Request
) -> Response:
    """Return the mark of a seat as a picture."""
    language = reader_preferences(request).language
    return svg_response(await DRAWING_POOL.run(seat_mark_svg, service.game(name), seat, language))


@router.get("/games/{name}/components")
async def show_components(
    name: str,
    service: TheTableService,
    request: Request,
    mark: Annotated[str, Query(max_length=8)] = "",
) -> Response:
    """Show every value of the box and where it comes from."""
    game: Game[Any] = service.game(name)
    marks = sorted({value.source for value in game.box.values})
    sections: dict[str, list[Any]] = {}
    for value in game.box.values:
        if mark in {"", value.source}:
            sections.setdefault(value.key.partition(".")[0], []).append(value)
    return page_response(
        request,
        "components.html",
        translator_for(game, reader_preferences(request).language),
        game=game,
        sections=sections,
        counts={m: sum(value.source == m for value in game.box.values) for m in marks},
        mark=mark,
    )


# Help


@router.get("/help")
async def show_help(service: TheTableService, request: Request) -> Response:
    """Show how to play by mouse, touch, keyboard or screen reader."""
    language = reader_preferences(request).language
    shelf = [
        (name, translator_for(service.game(name), language).say("title")) for name in games.SHELF
    ]
    days = service.settings.absence_days
    return page_response(
        request,
        "help.html",
        shelf=shelf,
        sections=docs.player_sections(language),
        technical=docs.has_technical_index(),
        days=days,
        contact=service.settings.contact,
    )


@router.get("/reference")
async def show_reference(request: Request) -> Response:
    """Show the reference of the API."""
    spec = request.app.openapi()
    return page_response(
        request,
        "reference.html",
        endpoints=list(api_reference.endpoints(spec)),
        models=list(api_reference.models(spec)),
    )


@router.post("/preferences")
async def save_preferences(request: Request) -> Response:
    """Save language, theme and shortcuts in cookies, then return to the reader's page."""
    form = await read_form(request, fields=6)
    target = parse_url(form.text("back"))
    path = f"/{target.path.lstrip('/')}" + (f"?{target.query}" if target.query else "")
    answer = RedirectResponse(path, 303)
    for key, values in PREFERENCE_VALUES.items():
        if key in form.texts and form.text(key) in values:
            set_preference_cookie(request, answer, key, form.text(key))
    return answer
