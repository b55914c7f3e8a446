"""Symbols drawn once and used everywhere; a game adds those that only it needs."""

from collections.abc import Mapping

from dynasty.drawing.scene import Symbol
from dynasty.drawing.symbols.pieces import PIECES
from dynasty.drawing.symbols.resources import RESOURCES
from dynasty.drawing.symbols.signs import SIGNS

SYMBOLS: Mapping[str, Symbol] = {symbol.name: symbol for symbol in (*RESOURCES, *PIECES, *SIGNS)}
