"""Symbols of the six types of equipment and their materials."""

from dynasty.drawing.scene import Circle, Rect, Symbol
from dynasty.drawing.symbols.pen import area, disc, trace

CROSSBOW = Symbol(
    "crossbow",
    "name-crossbow",
    (
        trace("M4 22L24 33 44 22", "line", 1.6),
        trace("M4 22C9 9 19 9 24 12.5 29 9 39 9 44 22", "line", 6),
        trace("M4 22C9 9 19 9 24 12.5 29 9 39 9 44 22", "wood-dark", 3.2),
        area("M20.5 10h7l-1 31c0 5-5 5-5 0z", "wood", "line", 1.8),
        trace("M24 4v26", "line", 2.6),
        area("M24 0l3.8 8h-7.6z", "bronze-dark", "line", 1.2),
        trace("M20.5 36h7", "cinnabar", 2.6),
    ),
)

ARROWHEADS = Symbol(
    "arrowheads",
    "name-arrowheads",
    (
        trace("M9 30v16M39 30v16M24 24v22", "wood-dark", 3.4),
        area("M9 12l6 15-4 2.5v5H7v-5L3 27z", "bronze-dark", "line", 1.8),
        area("M39 12l6 15-4 2.5v5h-4v-5L33 27z", "bronze-dark", "line", 1.8),
        area("M24 2l8 20-5 3v7h-6v-7l-5-3z", "bronze", "line", 1.8),
        trace("M24 5v26M9 16v16M39 16v16", "line", 1.2),
    ),
)

CHARIOT = Symbol(
    "chariot",
    "name-chariot",
    (
        trace("M26 8v18", "line", 2.6),
        area("M7 11C13 2 39 2 45 11z", "cinnabar", "line", 1.8),
        trace("M34 30c4 0 6-1.5 13-5.5", "line", 3.6),
        area("M13 17h24l2 14H17z", "wood", "line", 2),
        trace("M16 22h22M22 18l2 12M30 18l1 12", "wood-dark", 1.8),
        Circle(21, 33, 12, fill="silk", stroke="line", line=4),
        Circle(21, 33, 12, stroke="wood-dark", line=2),
        trace("M21 22v22M10 33h22M13.5 25.5l15 15M28.5 25.5l-15 15", "wood-dark", 1.9),
        Circle(21, 33, 3, fill="gold", stroke="line", line=1.2),
    ),
)

HALBERD = Symbol(
    "halberd",
    "name-halberd",
    (
        trace("M14 3v43", "line", 5.6),
        trace("M14 4v41", "wood", 2.8),
        area(
            "M11 9c12-3.5 24-2 34 6.5-8-1.5-16-1-22 2 .5 6-1 13-6 18.5 0-6-1.5-12-3-15.5h-3z",
            "bronze",
            "line",
            2,
        ),
        trace("M16 14c9-2.5 18-2 25 .5", "bronze-dark", 1.8),
        area("M4 11h7v6H4z", "bronze", "line", 1.8),
        trace("M14 36l-4 7M14 36l4 7M14 36v8", "cinnabar", 2.2),
    ),
)

HORSE = Symbol(
    "horse",
    "name-horse",
    (
        area(
            "M27 3l-2 6C17 11 11 19 5.5 29.5c-1.6 3 .2 7 3.5 8 3.4 1 5.5-.6 8-4 "
            "4 0 7-1.5 9-4.5 1 5.5-3 11-7.5 17H43c2.5-15 1.5-30-8.5-37L32 3l-2.5 4z",
            "wood",
            "line",
            2,
        ),
        area("M31 8.5c8 6 12 18 11 37.5h-6c3.5-12 2-26-5-37.5z", "wood-dark"),
        Circle(20.5, 18.5, 1.9, fill="line"),
        trace("M8.5 32.5l2 1M13 22.5c4 3 9 5 14 5M11.5 28.5l6 4.5", "cinnabar", 2),
    ),
)

SWORD = Symbol(
    "sword",
    "name-sword",
    (
        area("M45 3l-1.5 8L20 34.5 13.5 28 37 4.5z", "bronze", "line", 2),
        trace("M42.5 5.5L18.5 29.5", "bronze-dark", 2),
        area("M9 26.5l4-3.5L25 35l-3.5 4z", "gold", "line", 1.8),
        trace("M15.5 32.5L8 40", "line", 7),
        trace("M15.5 32.5L8 40", "cinnabar", 3.6),
        Circle(6.5, 41.5, 4, fill="gold", stroke="line", line=1.8),
    ),
)

WOOD = Symbol(
    "wood",
    "name-wood",
    (
        area(disc(24, 24, 19), "wood", "wood-dark", 3.4),
        area(disc(24, 24, 12), "none", "wood-dark", 2.2),
        area(disc(24, 24, 5.5), "none", "wood-dark", 2.2),
        trace("M24 24l13-9", "wood-dark", 2),
    ),
)

BRONZE = Symbol(
    "bronze",
    "name-bronze",
    (
        trace("M13 12V4h6v8M29 12V4h6v8", "bronze-dark", 3),
        area("M13 33h6v12h-6zM29 33h6v12h-6z", "bronze-dark", "line", 1.4),
        area("M5 11h38v5h-3v12c0 5-3 8-8 8H16c-5 0-8-3-8-8V16H5z", "bronze", "line", 2),
        trace("M14 22h7v6h-4M34 22h-7v6h4", "bronze-dark", 2.4),
    ),
)

FORGED = Symbol(
    "forged",
    "name-equipment-card",
    (
        Rect(7, 2, 34, 44, 5, fill="bronze-dark", stroke="line", line=2),
        Rect(11, 6, 26, 36, 3, stroke="gold-light", line=1.4),
        trace("M16 13l16 18M32 13L16 31", "gold-light", 3.6),
        trace("M26 33l7-6M22 33l-7-6", "gold-light", 2.6),
    ),
)

EQUIPMENT_SYMBOLS = (CROSSBOW, ARROWHEADS, CHARIOT, HALBERD, HORSE, SWORD, WOOD, BRONZE, FORGED)
