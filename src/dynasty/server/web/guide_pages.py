"""The guide of a game as a page, and its figures as tables to try."""

from __future__ import annotations

import asyncio
import secrets
from typing import Any

from fastapi import APIRouter, Request, Response
from fastapi.responses import RedirectResponse

from dynasty.kernel import BadGuide, Game
from dynasty.kernel.level import LEVELS
from dynasty.learn.figures import position
from dynasty.learn.guide import Figure
from dynasty.learn.guide_reading import load_guide
from dynasty.learn.lesson_reading import names_of_lessons
from dynasty.server.api.common import TheHall
from dynasty.server.door.addresses import address_of
from dynasty.server.learning import guides
from dynasty.server.people.callers import player_of
from dynasty.server.tables.hall import Hall
from dynasty.server.tables.room import PERSON, Room
from dynasty.server.tables.wishes import NewTable, SeatWish
from dynasty.server.web.link_pages import with_cookies
from dynasty.server.web.table_pages import drawing
from dynasty.server.web.templating import THEMES, reader_of, respond
from dynasty.speech import words_of
from dynasty.text import LANGUAGES

router = APIRouter(include_in_schema=False)


@router.get("/games/{name}/guide")
async def guide(name: str, hall: TheHall, request: Request) -> Response:
    """How the game is played, with figures that the game draws itself."""
    game, language = hall.game(name), reader_of(request).language
    page = await asyncio.to_thread(guides.guide_page, game.name, language)
    return respond(
        request,
        "guide.html",
        words_of(game, language),
        game=game,
        page=page,
        own=guides.fits(game),
        lessons=names_of_lessons(game.name),
    )


@router.get("/games/{name}/figures/{figure}.svg")
async def show_figure(
    name: str,
    figure: str,
    hall: TheHall,
    request: Request,
    theme: str = "light",
    language: str = "",
    narrow: bool = False,
) -> Response:
    """A figure as a picture of its own."""
    found = figure_of(hall.game(name), figure)
    chosen = theme if theme in THEMES else "light"
    asked = language if language in LANGUAGES else reader_of(request).language
    return drawing(await asyncio.to_thread(guides.alone, name, found, asked, chosen, narrow))


@router.post("/games/{name}/guide/{figure}")
async def try_figure(name: str, figure: str, hall: TheHall, request: Request) -> Response:
    """A table that goes on from the position of a figure."""
    game, given = hall.game(name), Response()
    player, _ = await player_of(request, given)
    room = await lay_figure(hall, game, figure_of(game, figure), player, address_of(request))
    return with_cookies(RedirectResponse(f"/tables/{room.id}", 303), given)


def figure_of(game: Game[Any], name: str) -> Figure:
    """The figure of this id, which can be played on."""
    found = load_guide(game.name, "en")
    figures = found.figures if found is not None and guides.fits(game) else ()
    figure = next((figure for figure in figures if figure.id == name), None)
    if figure is None:
        raise BadGuide(f"no figure {name!r} of {game.name} can be tried here")
    return figure


async def lay_figure(
    hall: Hall, game: Game[Any], figure: Figure, player: str, address: str
) -> Room:
    """The other seats are bots; what the reader cannot know in the figure is dealt anew."""
    match, own = position(game.name, figure.record, figure.to), max(figure.seat, 0)
    if match.finished:
        raise BadGuide(f"the game of the figure {figure.id!r} is over")
    imagined = game.imagine(match.state, own, secrets.randbits(63))
    bot = next(iter(LEVELS))
    wishes = [SeatWish(PERSON if seat == own else bot, "") for seat in range(len(match.seats))]
    laid, _ = await hall.lay_table(
        NewTable(
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
