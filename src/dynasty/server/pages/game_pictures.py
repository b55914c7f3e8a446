"""Pictures of games in progress, for cards and covers."""

from __future__ import annotations

from functools import cache
from typing import Any

from dynasty import games
from dynasty.bots.greedy_bot import best_by_prior
from dynasty.drawing.scene import Group, Scene, Use
from dynasty.drawing.scene_stack import stack_scenes
from dynasty.drawing.svg import scene_svg
from dynasty.kernel import Game, State, seat_noun
from dynasty.localization import translator_for
from dynasty.server.model.room import SPECTATOR
from dynasty.server.thread_pools import DRAWING_POOL

MIDGAME_SEED = 8
SEAT_MARK_SIZE = 48


async def game_card_svg(game: Game[Any], language: str, theme: str) -> str:
    """Return the board of a game in progress as a spectator sees it."""
    return await DRAWING_POOL.run(board_svg, game, language, theme)


@cache
def board_svg(game: Game[Any], language: str, theme: str) -> str:
    view = game.view(midgame_state(game), SPECTATOR)
    words = translator_for(game, language)
    board = games.load_board(game.name).draw(view, game.box, words.say).common
    return scene_svg(stack_scenes([board]), theme=theme)


@cache
def seat_mark_svg(game: Game[Any], seat: int, language: str) -> str:
    """Return the mark of a seat as the game draws it: colour, shape and letter."""
    view = game.view(game.start(game.seat_counts[-1], MIDGAME_SEED), SPECTATOR)
    words = translator_for(game, language)
    symbols = games.load_board(game.name).draw(view, game.box, words.say).symbols
    mark = Group((Use(seat_noun(seat), 0, 0, SEAT_MARK_SIZE),))
    return scene_svg(
        Scene(SEAT_MARK_SIZE, SEAT_MARK_SIZE, words.seat(seat), (mark,), symbols=symbols),
        theme="light",
    )


@cache
def midgame_state(game: Game[Any]) -> State:
    """Return a position about two thirds into a game between simple bots, always the same one."""
    seats, length = game.seat_counts[-1], 0
    s: State = game.start(seats, MIDGAME_SEED)
    while s.decisions and length < game.bound:
        play_first_choice(game, s)
        length += 1
    middle: State = game.start(seats, MIDGAME_SEED)
    for _ in range(length * 2 // 3):
        play_first_choice(game, middle)
    return middle


def play_first_choice(game: Game[Any], s: State) -> None:
    decision = s.decisions[0]
    game.apply(s, decision.seat, best_by_prior(game, s, decision))
