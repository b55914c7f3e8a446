"""The drawn table of Tianxia."""

from dynasty.drawing.board import Board
from dynasty.games.tianxia.board.canvas import Canvas
from dynasty.games.tianxia.board.hand import hand_nouns
from dynasty.games.tianxia.board.mats import draw_narrow_mat, draw_wide_mat
from dynasty.games.tianxia.board.narrow import (
    draw_court,
    draw_head,
    draw_kingdoms,
    draw_sets,
    draw_ships_and_barges,
    draw_wall,
)
from dynasty.games.tianxia.board.player_items import house_goods
from dynasty.games.tianxia.board.text_view import player_regions, regions
from dynasty.games.tianxia.board.wide import draw_land, draw_north, draw_south
from dynasty.games.tianxia.symbols import TIANXIA_SYMBOLS

BOARD = Board(
    canvas=Canvas,
    symbols=TIANXIA_SYMBOLS,
    points="prestige",
    moment=Canvas.moment,
    wide=(draw_north, draw_land, draw_south),
    narrow=(draw_head, draw_sets, draw_wall, draw_kingdoms, draw_ships_and_barges, draw_court),
    wide_mat=draw_wide_mat,
    narrow_mat=draw_narrow_mat,
    text=regions,
    mat_text=player_regions,
    goods=house_goods,
    hand=hand_nouns,
)
