"""Pictures of games: the board in the middle of a game, for cards and covers."""

from __future__ import annotations

from functools import cache
from typing import Any

from dynasty import bots, games
from dynasty.drawing.svg import svg
from dynasty.kernel import Game, State
from dynasty.server.room import SPECTATOR
from dynasty.server.speech import words_of

SEED = 8


@cache
def card(game: Game[Any], language: str, theme: str) -> str:
    """The board of a game that goes on, as a spectator sees it."""
    view = game.view(midway(game), SPECTATOR)
    words = words_of(game, language)
    return svg(games.load_board(game.name)(view, game.box, words.say), theme=theme)


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
