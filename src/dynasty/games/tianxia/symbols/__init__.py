"""Symbols that only Tianxia needs."""

from dynasty.drawing.scene import Symbol
from dynasty.games.tianxia.symbols.goods import GOODS_SYMBOLS
from dynasty.games.tianxia.symbols.jade import JADE_SYMBOLS
from dynasty.games.tianxia.symbols.markers_and_tiles import SIGN_SYMBOLS
from dynasty.games.tianxia.symbols.war import WAR_SYMBOLS

TIANXIA_SYMBOLS: tuple[Symbol, ...] = (
    *GOODS_SYMBOLS,
    *JADE_SYMBOLS,
    *SIGN_SYMBOLS,
    *WAR_SYMBOLS,
)
