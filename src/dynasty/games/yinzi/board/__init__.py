"""The drawn table of Yínzi."""

from dynasty.drawing.board import Board
from dynasty.games.yinzi.board.canvas import Canvas
from dynasty.games.yinzi.board.fortune_and_cards import hand_cards
from dynasty.games.yinzi.board.mats import draw_narrow_mat, draw_wide_mat
from dynasty.games.yinzi.board.narrow import (
    draw_coast,
    draw_head,
    draw_land,
    draw_routes,
    draw_sections,
    draw_tracks,
    draw_works,
)
from dynasty.games.yinzi.board.player_items import player_goods
from dynasty.games.yinzi.board.routes_and_war import draw_discards
from dynasty.games.yinzi.board.text_view import player_regions, regions
from dynasty.games.yinzi.board.tracks import round_text
from dynasty.games.yinzi.board.wide import draw_table
from dynasty.games.yinzi.symbols import YINZI_SYMBOLS, pieces

BOARD = Board(
    canvas=Canvas,
    symbols=YINZI_SYMBOLS,
    points="vp",
    moment=round_text,
    wide=(draw_discards, draw_table),
    narrow=(
        draw_head,
        draw_discards,
        draw_land,
        draw_coast,
        draw_tracks,
        draw_works,
        draw_sections,
        draw_routes,
    ),
    wide_mat=draw_wide_mat,
    narrow_mat=draw_narrow_mat,
    text=regions,
    mat_text=player_regions,
    goods=player_goods,
    hand=hand_cards,
    marked=pieces,
)
