"""Pictures of games: the board in the middle of a game, for cards and covers."""

from __future__ import annotations

import asyncio
from functools import cache
from pathlib import Path
from typing import Any

from dynasty import bots, games
from dynasty.drawing.scene import Group, Scene, Use
from dynasty.drawing.svg import svg
from dynasty.kernel import Game, State, seat_noun
from dynasty.server.hall import Hall
from dynasty.server.room import SPECTATOR
from dynasty.server.speech import words_of
from dynasty.server.thinking import shelf_game

SEED = 8
PLAYER = "greedy"  # plays sensibly, and a whole game in a second
MARK = 48
CARDS: dict[tuple[Game[Any], str, str], str] = {}  # by game, language, theme


async def card(hall: Hall, game: Game[Any], language: str, theme: str) -> str:
    """The board of a game that goes on, as a spectator sees it."""
    key = (game, language, theme)
    if key not in CARDS:
        file = hall.settings.components.get(game.name)
        dump = await hall.thinkers.run(midway, game.name, file)
        CARDS[key] = await asyncio.to_thread(drawn, game, dump, language, theme)
    return CARDS[key]


def drawn(game: Game[Any], dump: dict[str, Any], language: str, theme: str) -> str:
    view = game.view(game.load(dump), SPECTATOR)
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
def midway(name: str, components: Path | None) -> dict[str, Any]:
    """In a worker: a position two thirds into a game that bots play; always the same one."""
    game = shelf_game(name, components)
    seats = game.seat_counts[-1]
    choices: bots.Choices = []
    players = [bots.make(PLAYER, game, SEED + seat) for seat in range(seats)]
    bots.play(game, players, SEED, choices=choices)
    state: State = game.start(seats, SEED)
    for seat, choice in choices[: len(choices) * 2 // 3]:
        game.apply(state, seat, choice)
    dump: dict[str, Any] = game.dump(state)
    return dump
