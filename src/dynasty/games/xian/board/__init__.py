"""The drawn table of Xi'an."""

from dynasty.drawing.frame import Board
from dynasty.games.xian.board.areas import goods
from dynasty.games.xian.board.canvas import Canvas
from dynasty.games.xian.board.hand import in_hand
from dynasty.games.xian.board.mats import draw_narrow_mat, draw_wide_mat
from dynasty.games.xian.board.narrow import (
    draw_earth,
    draw_head,
    draw_store,
    draw_streets,
    draw_tomb,
)
from dynasty.games.xian.board.regions import player_regions, regions
from dynasty.games.xian.board.tracks import moment
from dynasty.games.xian.board.wide import draw_table
from dynasty.games.xian.symbols import XIAN_SYMBOLS

BOARD = Board(
    canvas=Canvas,
    symbols=XIAN_SYMBOLS,
    points="prestige",
    moment=moment,
    wide=(draw_table,),
    narrow=(draw_head, draw_earth, draw_streets, draw_tomb, draw_store),
    wide_mat=draw_wide_mat,
    narrow_mat=draw_narrow_mat,
    text=regions,
    mat_text=player_regions,
    goods=goods,
    hand=in_hand,
)
