"""The drawn table of Terracotta Army."""

from dynasty.drawing.board import Board
from dynasty.games.terracotta_army.board import narrow, wide
from dynasty.games.terracotta_army.board.canvas import Canvas
from dynasty.games.terracotta_army.board.labels import round_text
from dynasty.games.terracotta_army.board.li_si import draw_challenges
from dynasty.games.terracotta_army.board.mats import draw_narrow_mat, draw_wide_mat
from dynasty.games.terracotta_army.board.player_items import player_goods
from dynasty.games.terracotta_army.board.text_view import player_regions, regions
from dynasty.games.terracotta_army.symbols import ARMY_SYMBOLS

BOARD = Board(
    canvas=Canvas,
    symbols=ARMY_SYMBOLS,
    points="vp",
    moment=round_text,
    wide=(draw_challenges, wide.draw_table),
    narrow=(
        draw_challenges,
        narrow.draw_head,
        narrow.draw_wheel_area,
        narrow.draw_mausoleum_area,
        narrow.draw_stores,
    ),
    wide_mat=draw_wide_mat,
    narrow_mat=draw_narrow_mat,
    text=regions,
    mat_text=player_regions,
    goods=player_goods,
)
