"""The symbols of Xi'an alone."""

from dynasty.drawing.scene import Symbol
from dynasty.games.xian.symbols.buildings_and_tiles import (
    BONUS_SYMBOLS,
    BUILDING_SYMBOLS,
    END_SYMBOLS,
    END_TILE_SYMBOL,
    TILE,
)
from dynasty.games.xian.symbols.equipment import EQUIPMENT_SYMBOLS
from dynasty.games.xian.symbols.pigments import PIGMENT_SYMBOLS
from dynasty.games.xian.symbols.workers import FAMILY_SYMBOLS, HELPER_SYMBOLS

XIAN_SYMBOLS: tuple[Symbol, ...] = (
    *PIGMENT_SYMBOLS,
    *BUILDING_SYMBOLS,
    *EQUIPMENT_SYMBOLS,
    *FAMILY_SYMBOLS,
    *HELPER_SYMBOLS,
    *BONUS_SYMBOLS,
    *END_SYMBOLS,
    TILE,
)

__all__ = ["END_TILE_SYMBOL", "XIAN_SYMBOLS"]
