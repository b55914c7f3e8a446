"""Puzzles: the list, a question, an answer."""

from dataclasses import asdict
from typing import Annotated

from fastapi import APIRouter, Path, Request, Response

from dynasty.insight.puzzle import daily_puzzle_number, game_puzzles, puzzle_by_number
from dynasty.kernel import IllegalChoice
from dynasty.learn.puzzle_lessons import objection_sentences, open_puzzle, solution_paragraphs
from dynasty.localization import translator_for_match
from dynasty.server.accounts.auth import ensure_player
from dynasty.server.api.dependencies import Language, TheCaller, TheTableService
from dynasty.server.api.play import offers_out
from dynasty.server.api.schemas import puzzles as schemas_puzzles
from dynasty.server.learning import lessons, puzzles
from dynasty.server.learning.progress import SOLVED_PREFIX, daily_streak, utc_day
from dynasty.server.thread_pools import DRAWING_POOL

router = APIRouter()
PuzzleNumber = Annotated[int, Path(ge=1, le=999)]


@router.get("/puzzles/{game}")
async def list_puzzles(
    game: str, service: TheTableService, caller: TheCaller
) -> schemas_puzzles.Puzzles:
    """List all puzzles of a game, which one is today's, and what the caller has solved."""
    name, today = service.game(game).name, utc_day(service.clock.now())
    own = (await lessons.player_progress(service.db, caller.player)).get(name, [])
    return schemas_puzzles.Puzzles(
        today=daily_puzzle_number(name, today),
        streak=daily_streak(own, today),
        puzzles=[
            schemas_puzzles.PuzzleInfo(
                number=number,
                name=puzzle.name,
                kind=puzzle.kind,
                players=puzzle.players,
                solved=f"{SOLVED_PREFIX}{puzzle.name}" in own,
            )
            for number, puzzle in enumerate(game_puzzles(name), 1)
        ],
    )


@router.get("/puzzles/{game}/{number}")
async def read_puzzle(
    game: str, number: PuzzleNumber, service: TheTableService, language: Language
) -> schemas_puzzles.PuzzleOut:
    """Return the question of a puzzle, its choices, and what the seat may know."""
    return await DRAWING_POOL.run(puzzle_out, service.game(game).name, number, language)


def puzzle_out(game: str, number: int, language: str) -> schemas_puzzles.PuzzleOut:
    puzzle, match = open_puzzle(game, number)
    words, view = translator_for_match(match, language), match.game.view(match.state, puzzle.seat)
    question = next(one for one in view.questions if one.seat == puzzle.seat)
    return schemas_puzzles.PuzzleOut(
        number=number,
        seat=puzzle.seat,
        question=words.question(question),
        offers=offers_out(words, question),
        view=asdict(view),
    )


@router.post("/puzzles/{game}/{number}")
async def answer_puzzle(
    game: str,
    number: PuzzleNumber,
    wish: schemas_puzzles.AnswerRequest,
    service: TheTableService,
    request: Request,
    response: Response,
    language: Language,
) -> schemas_puzzles.AnswerOut:
    """Answer a puzzle, as often as one likes, or show its solution."""
    name = service.game(game).name
    puzzle = puzzle_by_number(name, number)
    right = wish.choice == puzzle.answer
    if right or wish.choice is None:
        told = sum(await DRAWING_POOL.run(solution_paragraphs, name, number, language), ())
    else:
        told = await DRAWING_POOL.run(wrong_answer_sentences, name, number, wish.choice, language)
    player, fresh = await ensure_player(request, response)
    if right or wish.choice is None:
        await puzzles.save_puzzle_result(service.db, name, puzzle, player, right)
    own = (await lessons.player_progress(service.db, player)).get(name, [])
    return schemas_puzzles.AnswerOut(
        right=right,
        best=puzzle.answer if right or wish.choice is None else None,
        sentences=list(told),
        streak=daily_streak(own, utc_day(service.clock.now())),
        player_token=fresh,
    )


def wrong_answer_sentences(game: str, number: int, choice: str, language: str) -> tuple[str, ...]:
    """Return why a choice is not the best; raise IllegalChoice if it cannot be made at all."""
    puzzle, match = open_puzzle(game, number)
    decision = match.game.decision(match.state, puzzle.seat)
    found = match.game.vocabulary.read(choice)
    if found not in decision.choices:
        refusal = match.game.why_not(match.state, puzzle.seat, found)
        rule, reason = (refusal.rule, refusal.reason) if refusal else ("", "not offered")
        raise IllegalChoice(choice, rule, reason)
    return objection_sentences(game, number, choice, language)
