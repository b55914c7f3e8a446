"""Symbols of the Tea House alone, each drawn once in a square of 48."""

from typing import Final

from dynasty.drawing.scene import Circle, Rect, Symbol
from dynasty.drawing.symbols.pen import area, trace

LEAF: Final = Symbol(
    "leaf",
    "name-leaf",
    (
        area("M8 41C4 20 17 5 43 5c1 25-11 39-32 34z", "jade", "jade-dark", 2.2),
        trace("M8 43C15 29 24 19 36 12M17 29l-2-9M23 23l1-10M20 33l11-1M27 24l9-1", "chalk", 2),
    ),
)

GUEST: Final = Symbol(
    "guest",
    "name-guest",
    (
        area("M5 46c1-14 8-20 19-20s18 6 19 20z", "current", "line", 2),
        area("M17 27l7 11 7-11z", "chalk", "line", 1.4),
        area("M14 15a10 12 0 1 0 20 0a10 12 0 1 0-20 0z", "skin", "line", 2),
        area("M13 15c0-9 5-12 11-12s11 3 11 12c-7-5-15-5-22 0z", "line"),
        Circle(24, 3.6, 3.2, fill="line"),
        trace("M20 17v1M28 17v1M21.5 22.5c1.6 1.2 3.4 1.2 5 0", "line", 1.8),
    ),
)

GONG: Final = Symbol(
    "gong",
    "name-crier",
    (
        trace("M6 46V6h36v40", "wood-dark", 4),
        trace("M17 7v8M31 7v8", "line", 1.6),
        Circle(24, 25, 14, fill="gold", stroke="gold-dark", line=2.4),
        Circle(24, 25, 5.5, fill="gold-light", stroke="gold-dark", line=1.4),
        trace("M33 43l10-9", "wood", 3),
        Rect(28, 40, 8, 6, 3, fill="cinnabar", stroke="line", line=1.4),
    ),
)

TEA_SYMBOLS: Final = (LEAF, GUEST, GONG)
