"""Symbols that only Yínzi needs."""

from dynasty.drawing.scene import Symbol
from dynasty.games.yinzi.symbols.goods import GOODS_SYMBOLS
from dynasty.games.yinzi.symbols.marks import MARK_SYMBOLS, SEATS, pieces
from dynasty.games.yinzi.symbols.places import PLACE_SYMBOLS

YINZI_SYMBOLS: tuple[Symbol, ...] = (*GOODS_SYMBOLS, *MARK_SYMBOLS, *PLACE_SYMBOLS)

__all__ = ["SEATS", "YINZI_SYMBOLS", "pieces"]
