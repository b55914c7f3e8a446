"""The drawn board: what a seat sees, as a scene."""

from dynasty.drawing.scene import Group, Rect, Scene
from dynasty.games.yinzi.board.canvas import Canvas
from dynasty.games.yinzi.board.narrow import draw_narrow
from dynasty.games.yinzi.board.regions import regions
from dynasty.games.yinzi.board.tracks import moment
from dynasty.games.yinzi.board.wide import draw_wide
from dynasty.games.yinzi.components import Box
from dynasty.games.yinzi.symbols import YINZI_SYMBOLS
from dynasty.games.yinzi.view import YinziView
from dynasty.kernel import Say


def draw(view: YinziView, box: Box, say: Say, narrow: bool = False) -> Scene:
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
        YINZI_SYMBOLS,
    )
