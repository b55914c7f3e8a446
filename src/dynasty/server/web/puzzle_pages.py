"""The page of a game's puzzles: a turn a day, all others, and days in a row."""

from __future__ import annotations

import asyncio
from dataclasses import dataclass
from functools import lru_cache
from typing import Annotated

from fastapi import APIRouter, Path, Request, Response
from fastapi.responses import RedirectResponse

from dynasty.drawing.svg import svg
from dynasty.insight.puzzle import numbered, of_day, puzzles_of
from dynasty.learn.puzzles import opened
from dynasty.server.api.common import TheCaller, TheHall
from dynasty.server.door.addresses import address_of
from dynasty.server.door.inputs import form_of
from dynasty.server.learning import lessons, puzzling
from dynasty.server.learning.puzzle_marks import SOLVED, counts, day_of, streak
from dynasty.server.people.callers import player_of
from dynasty.server.present import draw
from dynasty.server.web.link_pages import with_cookies
from dynasty.server.web.table_pages import drawing
from dynasty.server.web.templating import THEMES, reader_of, respond
from dynasty.speech import words_at, words_of
from dynasty.text import LANGUAGES

router = APIRouter(include_in_schema=False)
MOST = 999  # a number of a puzzle
Number = Annotated[int, Path(ge=1, le=MOST)]


@dataclass(frozen=True)
class Asked:
    """A puzzle in words: where the game stands, who one is, and what is asked."""

    moment: str
    seat: int
    who: str
    question: str


@router.get("/puzzles/{game}")
async def show_puzzles(game: str, hall: TheHall, caller: TheCaller, request: Request) -> Response:
    """The puzzle of today, and all others."""
    rules, language = hall.game(game, plain=True), reader_of(request).language
    today, learnt = day_of(hall.clock.now()), await lessons.learnt(hall, caller.player)
    own, number = learnt.get(rules.name, []), of_day(rules.name, today)
    numbered(rules.name, number)  # raises where there are none
    return respond(
        request,
        "puzzles.html",
        words_of(rules, language),
        game=rules,
        number=number,
        asked=await asyncio.to_thread(asked, rules.name, number, language),
        solved=[f"{SOLVED}{puzzle.name}" in own for puzzle in puzzles_of(rules.name)],
        done=counts(own, today),
        streak=streak(own, today),
        plain=game in hall.settings.components,
    )


@lru_cache(maxsize=64)
def asked(game: str, number: int, language: str) -> Asked:
    """What a puzzle asks."""
    puzzle, match = opened(game, number)
    words = words_at(match, language)
    pictures = draw(match.game, match.state, puzzle.seat, words, narrow=False)
    questions = match.game.view(match.state, puzzle.seat).questions
    own = next(question for question in questions if question.seat == puzzle.seat)
    return Asked(pictures.moment, puzzle.seat, words.seat(puzzle.seat), words.question(own))


@router.post("/puzzles/{game}")
async def try_puzzle(game: str, hall: TheHall, request: Request) -> Response:
    """To the table of a puzzle; that of today, if none is named."""
    form = await form_of(request, fields=2)
    rules = hall.game(game, plain=True)
    number = form.number("number", 1, MOST) or of_day(rules.name, day_of(hall.clock.now()))
    puzzle = numbered(rules.name, number)
    given = Response()
    player, _ = await player_of(request, given)
    table = await puzzling.table_for(hall, rules.name, puzzle, player, address_of(request))
    return with_cookies(RedirectResponse(f"/tables/{table}", 303), given)


@router.get("/puzzles/{game}/{number}.svg")
async def show_position(
    game: str,
    number: Number,
    hall: TheHall,
    request: Request,
    theme: str = "light",
    language: str = "",
    narrow: bool = False,
) -> Response:
    """The common board of a puzzle."""
    rules = hall.game(game, plain=True)
    numbered(rules.name, number)
    chosen = theme if theme in THEMES else "light"
    said = language if language in LANGUAGES else reader_of(request).language
    return drawing(await asyncio.to_thread(picture, rules.name, number, said, chosen, narrow))


@lru_cache(maxsize=64)
def picture(game: str, number: int, language: str, theme: str, narrow: bool) -> str:
    puzzle, match = opened(game, number)
    words = words_at(match, language)
    drawn = draw(match.game, match.state, puzzle.seat, words, narrow)
    return svg(drawn.common, theme=theme)
