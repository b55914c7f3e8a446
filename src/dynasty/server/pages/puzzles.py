"""The page of a game's puzzles: today's, all others, and the streak of days."""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache
from typing import Annotated

from fastapi import APIRouter, Path, Request, Response
from fastapi.responses import RedirectResponse

from dynasty.drawing.svg import scene_svg
from dynasty.insight.puzzle import daily_puzzle_number, game_puzzles, puzzle_by_number
from dynasty.learn.puzzle_lessons import open_puzzle, puzzle_lesson_name
from dynasty.localization import translator_for, translator_for_match
from dynasty.server.api.dependencies import TheCaller, TheTableService, TheVisitor
from dynasty.server.http.parsing import read_form
from dynasty.server.learning import lessons, puzzles
from dynasty.server.learning.progress import (
    SOLVED_PREFIX,
    daily_streak,
    is_daily_solved,
    utc_day,
)
from dynasty.server.pages.invitation_links import add_cookies
from dynasty.server.pages.table import svg_response
from dynasty.server.table_page import draw_position
from dynasty.server.templating import THEMES, page_response, reader_preferences
from dynasty.server.thread_pools import DRAWING_POOL
from dynasty.text import LANGUAGES

router = APIRouter(include_in_schema=False)
MAX_PUZZLE_NUMBER = 999  # a number of a puzzle
PuzzleNumber = Annotated[int, Path(ge=1, le=MAX_PUZZLE_NUMBER)]


@dataclass(frozen=True)
class PuzzleText:
    """A puzzle in words: where the game is, the reader's seat, and the question."""

    moment: str
    seat: int
    who: str
    question: str


@router.get("/puzzles/{game}")
async def show_puzzles(
    game: str, service: TheTableService, caller: TheCaller, request: Request
) -> Response:
    """Show today's puzzle, and all others."""
    rules, language = service.game(game, plain=True), reader_preferences(request).language
    today, learnt = (
        utc_day(service.clock.now()),
        await lessons.player_progress(service.db, caller.player),
    )
    own, number = learnt.get(rules.name, []), daily_puzzle_number(rules.name, today)
    puzzle_by_number(rules.name, number)  # raises where there are none
    return page_response(
        request,
        "puzzles.html",
        translator_for(rules, language),
        game=rules,
        number=number,
        asked=await DRAWING_POOL.run(puzzle_text, rules.name, number, language),
        solved=[f"{SOLVED_PREFIX}{puzzle.name}" in own for puzzle in game_puzzles(rules.name)],
        done=is_daily_solved(own, today),
        streak=daily_streak(own, today),
        plain=game in service.settings.components,
    )


@lru_cache(maxsize=64)
def puzzle_text(game: str, number: int, language: str) -> PuzzleText:
    """Return a puzzle's question in words."""
    puzzle, match = open_puzzle(game, number)
    words = translator_for_match(match, language)
    pictures = draw_position(match.game, match.state, puzzle.seat, words, narrow=False)
    questions = match.game.view(match.state, puzzle.seat).questions
    own = next(question for question in questions if question.seat == puzzle.seat)
    return PuzzleText(pictures.moment, puzzle.seat, words.seat(puzzle.seat), words.question(own))


@router.post("/puzzles/{game}")
async def try_puzzle(game: str, visitor: TheVisitor) -> Response:
    """Open the table of a puzzle, by default today's."""
    form, service = await read_form(visitor.request, fields=2), visitor.service
    rules = service.game(game, plain=True)
    number = form.number("number", 1, MAX_PUZZLE_NUMBER) or daily_puzzle_number(
        rules.name, utc_day(service.clock.now())
    )
    puzzle = puzzle_by_number(rules.name, number)
    player, _ = await visitor.player()
    table = await puzzles.find_puzzle_table_id(service.db, rules.name, puzzle, player)
    if table is None:
        name = puzzle_lesson_name(puzzle)
        room = await lessons.create_lesson_table(service, rules.name, name, player, visitor.address)
        table = room.id
    return add_cookies(RedirectResponse(f"/tables/{table}", 303), visitor.response)


@router.get("/puzzles/{game}/{number}.svg")
async def show_puzzle_board(
    game: str,
    number: PuzzleNumber,
    service: TheTableService,
    request: Request,
    theme: str = "light",
    language: str = "",
    narrow: bool = False,
) -> Response:
    """Return the common board of a puzzle as a picture."""
    rules = service.game(game, plain=True)
    puzzle_by_number(rules.name, number)
    chosen = theme if theme in THEMES else "light"
    said = language if language in LANGUAGES else reader_preferences(request).language
    return svg_response(
        await DRAWING_POOL.run(puzzle_svg, rules.name, number, said, chosen, narrow)
    )


@lru_cache(maxsize=64)
def puzzle_svg(game: str, number: int, language: str, theme: str, narrow: bool) -> str:
    puzzle, match = open_puzzle(game, number)
    words = translator_for_match(match, language)
    drawn = draw_position(match.game, match.state, puzzle.seat, words, narrow)
    return scene_svg(drawn.common, theme=theme)
