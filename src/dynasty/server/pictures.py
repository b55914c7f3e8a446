"""Pictures of games: the board in the middle of a game, for cards and covers."""

from __future__ import annotations

from functools import cache
from typing import Any

from dynasty import bots, games
from dynasty.drawing.scene import Group, Scene, Use
from dynasty.drawing.svg import svg
from dynasty.kernel import Game, State, seat_noun
from dynasty.server.room import SPECTATOR
from dynasty.server.speech import words_of

SEED = 8
MARK = 48


@cache
def card(game: Game[Any], language: str, theme: str) -> str:
    """The board of a game that goes on, as a spectator sees it."""
    view = game.view(midway(game), SPECTATOR)
    words = words_of(game, language)
    return svg(games.load_board(game.name)(view, game.box, words.say), theme=theme)


@cache
def seat_mark(game: Game[Any], seat: int) -> str:
    """The mark of a seat as the game draws it: colour, shape and letter."""
    view = game.view(game.start(game.seat_counts[-1], SEED), SPECTATOR)
    symbols = games.load_board(game.name)(view, game.box, words_of(game, "en").say).symbols
    mark = Group((Use(seat_noun(seat), 0, 0, MARK),))
    return svg(Scene(MARK, MARK, seat_noun(seat), (mark,), symbols=symbols), theme="light")


@cache
def midway(game: Game[Any]) -> State:
    """A position two thirds into a game that bots play; always the same one."""
    seats = game.seat_counts[-1]
    choices: bots.Choices = []
    players = [bots.make(bots.BEST, game, SEED + seat) for seat in range(seats)]
    bots.play(game, players, SEED, choices=choices)
    state: State = game.start(seats, SEED)
    for seat, choice in choices[: len(choices) * 2 // 3]:
        game.apply(state, seat, choice)
    return state
