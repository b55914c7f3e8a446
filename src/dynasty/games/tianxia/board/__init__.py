"""The drawn board: what a seat sees, as a scene."""

from dynasty.drawing.scene import Group, Rect, Scene
from dynasty.games.tianxia.board.canvas import Canvas
from dynasty.games.tianxia.board.narrow import draw_narrow
from dynasty.games.tianxia.board.regions import regions
from dynasty.games.tianxia.board.wide import draw_wide
from dynasty.games.tianxia.components import Box
from dynasty.games.tianxia.symbols import TIANXIA_SYMBOLS
from dynasty.games.tianxia.view import TianxiaView
from dynasty.kernel import Say


def draw(view: TianxiaView, box: Box, say: Say, narrow: bool = False) -> Scene:
    """The scene of a view: about 1280 units wide, or 390 for a phone."""
    canvas = Canvas(view, box, say)
    width, height = draw_narrow(canvas) if narrow else draw_wide(canvas)
    room = Rect(0, 0, width, height, fill="room")
    return Scene(
        width,
        height,
        f"{say('title')}: {canvas.moment()}",
        (Group((room, *canvas.ground)), Group(tuple(canvas.pieces))),
        tuple(regions(canvas)),
        TIANXIA_SYMBOLS,
    )
