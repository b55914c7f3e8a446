"""The drawing of Xi'an's table."""

from dynasty.drawing.board import Board
from dynasty.games.xian.board.canvas import Canvas
from dynasty.games.xian.board.hand import viewer_hand
from dynasty.games.xian.board.mats import draw_narrow_mat, draw_wide_mat
from dynasty.games.xian.board.narrow import (
    draw_earth,
    draw_head,
    draw_store,
    draw_streets,
    draw_tomb,
)
from dynasty.games.xian.board.player_items import player_goods
from dynasty.games.xian.board.text_view import player_regions, regions
from dynasty.games.xian.board.tracks import turn_text
from dynasty.games.xian.board.wide import draw_table
from dynasty.games.xian.symbols import XIAN_SYMBOLS

BOARD = Board(
    canvas=Canvas,
    symbols=XIAN_SYMBOLS,
    points="prestige",
    moment=turn_text,
    wide=(draw_table,),
    narrow=(draw_head, draw_earth, draw_streets, draw_tomb, draw_store),
    wide_mat=draw_wide_mat,
    narrow_mat=draw_narrow_mat,
    text=regions,
    mat_text=player_regions,
    goods=player_goods,
    hand=viewer_hand,
)
