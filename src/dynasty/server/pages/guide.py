"""The guide of a game as a page, and its figures as tables to try."""

from __future__ import annotations

import secrets
from typing import Any

from fastapi import APIRouter, Request, Response
from fastapi.responses import RedirectResponse

from dynasty.kernel import BadGuide, Game
from dynasty.kernel.bot_level import LEVELS
from dynasty.learn.guide_figures import lesson_position
from dynasty.learn.guide_model import Figure
from dynasty.learn.guide_parser import load_guide
from dynasty.learn.lesson_loader import lesson_names
from dynasty.localization import translator_for
from dynasty.server.accounts.auth import ensure_player
from dynasty.server.api.dependencies import TheTableService
from dynasty.server.http.addresses import client_address
from dynasty.server.learning import guide_page
from dynasty.server.model.new_table import SeatSpec, TableSpec
from dynasty.server.model.room import PERSON, Room
from dynasty.server.pages.invitation_links import add_cookies
from dynasty.server.pages.table import svg_response
from dynasty.server.tables.service import TableService
from dynasty.server.templating import THEMES, page_response, reader_preferences
from dynasty.server.thread_pools import DRAWING_POOL
from dynasty.text import LANGUAGES

router = APIRouter(include_in_schema=False)


@router.get("/games/{name}/guide")
async def show_guide(name: str, service: TheTableService, request: Request) -> Response:
    """Show how the game is played, with figures that the game itself draws."""
    game, language = service.game(name), reader_preferences(request).language
    page = await DRAWING_POOL.run(guide_page.guide_page, game.name, language)
    return page_response(
        request,
        "guide.html",
        translator_for(game, language),
        game=game,
        page=page,
        own=guide_page.has_own_components(game),
        lessons=lesson_names(game.name),
    )


@router.get("/games/{name}/figures/{figure}.svg")
async def show_figure(
    name: str,
    figure: str,
    service: TheTableService,
    request: Request,
    theme: str = "light",
    language: str = "",
    narrow: bool = False,
) -> Response:
    """Return a figure of the guide as a separate picture."""
    found = playable_figure(service.game(name), figure)
    chosen = theme if theme in THEMES else "light"
    asked = language if language in LANGUAGES else reader_preferences(request).language
    return svg_response(
        await DRAWING_POOL.run(guide_page.figure_svg, name, found, asked, chosen, narrow)
    )


@router.post("/games/{name}/guide/{figure}")
async def try_figure(
    name: str, figure: str, service: TheTableService, request: Request
) -> Response:
    """Create a table that continues from the position of a figure."""
    game, given = service.game(name), Response()
    player, _ = await ensure_player(request, given)
    room = await create_figure_table(
        service, game, playable_figure(game, figure), player, client_address(request)
    )
    return add_cookies(RedirectResponse(f"/tables/{room.id}", 303), given)


def playable_figure(game: Game[Any], name: str) -> Figure:
    """Return the figure with this id; raise BadGuide if it cannot be played on."""
    found = load_guide(game.name, "en")
    figures = found.figures if found is not None and guide_page.has_own_components(game) else ()
    figure = next((figure for figure in figures if figure.id == name), None)
    if figure is None:
        raise BadGuide("guide-no-figure", figure=name)
    return figure


async def create_figure_table(
    service: TableService, game: Game[Any], figure: Figure, player: str, address: str
) -> Room:
    """Create a table from a figure against bots; what the reader cannot know is drawn anew."""
    match, own = lesson_position(game.name, figure.record, figure.to), max(figure.seat, 0)
    if match.finished:
        raise BadGuide("guide-figure-over", figure=figure.id)
    imagined = game.imagine(match.state, own, secrets.randbits(63))
    bot = next(iter(LEVELS))
    wishes = [SeatSpec(PERSON if seat == own else bot, "") for seat in range(len(match.seats))]
    laid, _ = await service.create_table(
        TableSpec(
            game.name,
            wishes,
            player,
            match.options,
            origin=game.dump(imagined),
            caller=address,
            own=[own],
        )
    )
    return laid
