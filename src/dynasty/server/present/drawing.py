"""The pictures of a position as a viewer sees it."""

from __future__ import annotations

from typing import Any

from dynasty import games
from dynasty.drawing.frame import Pictures
from dynasty.drawing.keeping import Kept
from dynasty.kernel import Game, State
from dynasty.text import Words


def draw(
    game: Game[Any],
    state: State,
    viewer: int,
    words: Words,
    narrow: bool,
    kept: Kept | None = None,
) -> Pictures[Any]:
    """The table, drawn when it is wanted."""
    board, view = games.load_board(game.name), game.view(state, viewer)
    return board.draw(view, game.box, words.say, narrow, kept)
