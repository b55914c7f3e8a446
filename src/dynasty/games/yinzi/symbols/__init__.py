"""Symbols that only Yínzi needs."""

from dynasty.drawing.scene import Symbol
from dynasty.games.yinzi.symbols.actions_and_factories import PLACE_SYMBOLS
from dynasty.games.yinzi.symbols.goods import GOODS_SYMBOLS
from dynasty.games.yinzi.symbols.pieces_and_signs import MARK_SYMBOLS, SEATS, pieces

YINZI_SYMBOLS: tuple[Symbol, ...] = (*GOODS_SYMBOLS, *MARK_SYMBOLS, *PLACE_SYMBOLS)

__all__ = ["SEATS", "YINZI_SYMBOLS", "pieces"]
