"""Puzzles for programs: the list, a question, an answer."""

import asyncio
from dataclasses import asdict
from typing import Annotated

from fastapi import APIRouter, Path, Request, Response

from dynasty.insight.puzzle import numbered, of_day, puzzles_of
from dynasty.kernel import IllegalChoice
from dynasty.learn.puzzles import objection, opened, solution
from dynasty.server.api.common import Language, TheCaller, TheHall
from dynasty.server.api.play import offers_out
from dynasty.server.learning import lessons, puzzling
from dynasty.server.learning.puzzle_marks import SOLVED, day_of, streak
from dynasty.server.people.callers import player_of
from dynasty.server.shapes import puzzle_models
from dynasty.speech import words_at

router = APIRouter()
Number = Annotated[int, Path(ge=1, le=999)]


@router.get("/puzzles/{game}")
async def list_puzzles(game: str, hall: TheHall, caller: TheCaller) -> puzzle_models.Puzzles:
    """All puzzles of a game, which one is today's, and what the caller has solved."""
    name, today = hall.game(game).name, day_of(hall.clock.now())
    own = (await lessons.learnt(hall, caller.player)).get(name, [])
    return puzzle_models.Puzzles(
        today=of_day(name, today),
        streak=streak(own, today),
        puzzles=[
            puzzle_models.PuzzleInfo(
                number=number,
                name=puzzle.name,
                kind=puzzle.kind,
                players=puzzle.players,
                solved=f"{SOLVED}{puzzle.name}" in own,
            )
            for number, puzzle in enumerate(puzzles_of(name), 1)
        ],
    )


@router.get("/puzzles/{game}/{number}")
async def read_puzzle(
    game: str, number: Number, hall: TheHall, language: Language
) -> puzzle_models.PuzzleOut:
    """The question, what can be chosen, and what the seat may know."""
    return await asyncio.to_thread(puzzle_out, hall.game(game).name, number, language)


def puzzle_out(game: str, number: int, language: str) -> puzzle_models.PuzzleOut:
    puzzle, match = opened(game, number)
    words, view = words_at(match, language), match.game.view(match.state, puzzle.seat)
    question = next(one for one in view.questions if one.seat == puzzle.seat)
    return puzzle_models.PuzzleOut(
        number=number,
        seat=puzzle.seat,
        question=words.question(question),
        offers=offers_out(words, question),
        view=asdict(view),
    )


@router.post("/puzzles/{game}/{number}")
async def answer_puzzle(
    game: str,
    number: Number,
    wish: puzzle_models.AnswerRequest,
    hall: TheHall,
    request: Request,
    response: Response,
    language: Language,
) -> puzzle_models.AnswerOut:
    """Answer it, as often as one likes; or have the solution shown."""
    name = hall.game(game).name
    puzzle = numbered(name, number)
    right = wish.choice == puzzle.answer
    if right or wish.choice is None:
        told = sum(await asyncio.to_thread(solution, name, number, language), ())
    else:
        told = await asyncio.to_thread(wrong, name, number, wish.choice, language)
    player, fresh = await player_of(request, response)
    if right or wish.choice is None:
        await puzzling.note(hall, name, puzzle, player, right)
    own = (await lessons.learnt(hall, player)).get(name, [])
    return puzzle_models.AnswerOut(
        right=right,
        best=puzzle.answer if right or wish.choice is None else None,
        sentences=list(told),
        streak=streak(own, day_of(hall.clock.now())),
        player_token=fresh,
    )


def wrong(game: str, number: int, choice: str, language: str) -> tuple[str, ...]:
    """Why a choice is not the best; refused if it cannot be made at all."""
    puzzle, match = opened(game, number)
    decision = match.game.decision(match.state, puzzle.seat)
    found = match.game.vocabulary.read(choice)
    if found not in decision.choices:
        refusal = match.game.why_not(match.state, puzzle.seat, found)
        rule, reason = (refusal.rule, refusal.reason) if refusal else ("", "not offered")
        raise IllegalChoice(choice, rule, reason)
    return objection(game, number, choice, language)
