"""The pictures of a position as a viewer sees it."""

from __future__ import annotations

from functools import cache
from typing import Any

from dynasty import games
from dynasty.drawing.board import Pictures
from dynasty.drawing.render_cache import RenderCache
from dynasty.drawing.svg import scene_svg
from dynasty.kernel import Game, State
from dynasty.localization import translator_for
from dynasty.server.model.room import SPECTATOR
from dynasty.text import Translator


def draw_position(
    game: Game[Any],
    state: State,
    viewer: int,
    words: Translator,
    narrow: bool,
    kept: RenderCache | None = None,
) -> Pictures[Any]:
    """Return the pictures of the position as this viewer sees it."""
    board, view = games.load_board(game.name), game.view(state, viewer)
    return board.draw(view, game.box, words.say, narrow, kept)


@cache
def preload_pictures(game: Game[Any], language: str) -> None:
    """Draw a new game once, so that tables need not wait for its board and its sentences."""
    state, words = game.start(game.seat_counts[-1], seed=1), translator_for(game, language)
    for narrow in (False, True):
        for scene in draw_position(game, state, SPECTATOR, words, narrow).scenes:
            scene_svg(scene, theme=None)
