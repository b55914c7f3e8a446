"""Pictures of games: the board in the middle of a game, for cards and covers."""

from __future__ import annotations

import asyncio
from functools import cache
from typing import Any

from dynasty import games
from dynasty.bots.greedy import at_first_sight
from dynasty.drawing.compose import composed
from dynasty.drawing.scene import Group, Scene, Use
from dynasty.drawing.svg import svg
from dynasty.kernel import Game, State, seat_noun
from dynasty.server.tables.room import SPECTATOR
from dynasty.speech import words_of

SEED = 8
MARK = 48


async def card(game: Game[Any], language: str, theme: str) -> str:
    """The board of a game that goes on, as a spectator sees it."""
    return await asyncio.to_thread(drawn, game, language, theme)


@cache
def drawn(game: Game[Any], language: str, theme: str) -> str:
    view = game.view(midway(game), SPECTATOR)
    words = words_of(game, language)
    board = games.load_board(game.name).draw(view, game.box, words.say).common
    return svg(composed([board]), theme=theme)


@cache
def seat_mark(game: Game[Any], seat: int, language: str) -> str:
    """The mark of a seat as the game draws it: colour, shape and letter."""
    view = game.view(game.start(game.seat_counts[-1], SEED), SPECTATOR)
    words = words_of(game, language)
    symbols = games.load_board(game.name).draw(view, game.box, words.say).symbols
    mark = Group((Use(seat_noun(seat), 0, 0, MARK),))
    return svg(Scene(MARK, MARK, words.seat(seat), (mark,), symbols=symbols), theme="light")


@cache
def midway(game: Game[Any]) -> State:
    """A position two thirds into a game by the rule of thumb; always the same one."""
    seats, length = game.seat_counts[-1], 0
    s: State = game.start(seats, SEED)
    while s.decisions and length < game.bound:
        answer(game, s)
        length += 1
    middle: State = game.start(seats, SEED)
    for _ in range(length * 2 // 3):
        answer(game, middle)
    return middle


def answer(game: Game[Any], s: State) -> None:
    decision = s.decisions[0]
    game.apply(s, decision.seat, at_first_sight(game, s, decision))
