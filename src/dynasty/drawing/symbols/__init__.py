"""Symbols that all games share; a game adds those that only it needs."""

from collections.abc import Mapping

from dynasty.drawing.scene import Symbol
from dynasty.drawing.symbols.icons import ICONS
from dynasty.drawing.symbols.pieces import PIECES
from dynasty.drawing.symbols.resources import RESOURCES

SYMBOLS: Mapping[str, Symbol] = {symbol.name: symbol for symbol in (*RESOURCES, *PIECES, *ICONS)}
