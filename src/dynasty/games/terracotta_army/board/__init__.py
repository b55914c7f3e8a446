"""The drawn board: what a seat sees, as a scene."""

from dynasty.drawing.scene import Group, Rect, Scene
from dynasty.games.terracotta_army.board.canvas import Canvas
from dynasty.games.terracotta_army.board.narrow import draw_narrow
from dynasty.games.terracotta_army.board.regions import regions
from dynasty.games.terracotta_army.board.wide import draw_wide
from dynasty.games.terracotta_army.board.words import moment
from dynasty.games.terracotta_army.components import Box
from dynasty.games.terracotta_army.symbols import ARMY_SYMBOLS, SOLO_SYMBOLS
from dynasty.games.terracotta_army.view import ArmyView
from dynasty.kernel import Say


def draw(view: ArmyView, box: Box, say: Say, narrow: bool = False) -> Scene:
    """The scene of a view: about 1280 units wide, or 390 for a phone."""
    canvas = Canvas(view, box, say)
    width, height = draw_narrow(canvas) if narrow else draw_wide(canvas)
    room = Rect(0, 0, width, height, fill="room")
    return Scene(
        width,
        height,
        f"{say('title')}: {moment(canvas)}",
        (Group((room, *canvas.ground)), Group(tuple(canvas.pieces))),
        tuple(regions(canvas)),
        ARMY_SYMBOLS if view.solo is None else SOLO_SYMBOLS,
    )
