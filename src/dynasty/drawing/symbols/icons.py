"""Icons of any table: lock, arrows, card back, wall, numerals."""

from dynasty.drawing.scene import Circle, Path, Rect, Symbol
from dynasty.drawing.symbols.pen import area, trace

LOCK = Symbol(
    "lock",
    "sign-lock",
    (
        trace("M14 23v-7a10 10 0 0 1 20 0v7", "line", 5),
        Rect(8, 21, 32, 23, 5, fill="cinnabar", stroke="line", line=2),
        Circle(24, 31, 3.6, fill="chalk"),
        trace("M24 32v6", "chalk", 3),
    ),
)

LEAVING = Symbol(
    "leaving",
    "sign-leaving",
    (
        trace("M22 8H9v32h13", "current", 4),
        trace("M19 24h24M34 14.5L43.5 24 34 33.5", "current", 4.4),
    ),
)

SWAP = Symbol(
    "swap",
    "sign-swap",
    (
        trace("M6 17h34M31 8l9.5 9-9.5 9", "current", 4.4),
        trace("M42 32H8M17 23l-9.5 9 9.5 9", "current", 4.4),
    ),
)

CROWN = Symbol(
    "crown",
    "sign-crown",
    (
        area("M6 38L4 14l11 9L24 8l9 15 11-9-2 24z", "gold", "gold-dark", 2.4),
        trace("M10 33.5h28", "gold-dark", 2.4),
        Circle(24, 26, 3, fill="cinnabar"),
    ),
)

CHECK = Symbol("check", "sign-check", (trace("M8 26l11 11L41 11", "current", 6),))

SACK = Symbol(
    "sack",
    "sign-stock",
    (
        area(
            "M18 15C7 22 4 34 8 40.5c2 3.5 30 3.5 32 0C44 34 41 22 30 15z", "wood", "wood-dark", 2.2
        ),
        area("M17 15L14 5.5c6 3 14 3 20 0L31 15z", "wood", "wood-dark", 2.2),
        trace("M16.5 15.5h15", "cinnabar", 3.6),
        trace("M24 23v13M18.5 27.5h11M18.5 32.5h11", "wood-dark", 2.4),
    ),
)

CARD_BACK = Symbol(
    "card_back",
    "sign-card-back",
    (
        Rect(1, 1, 34, 46, 4, fill="night", stroke="gold", line=1.6),
        Rect(4.5, 4.5, 27, 39, 2.5, stroke="gold", line=0.8, opacity=0.7),
        area("M18 11l9 13-9 13-9-13z", "none", "gold", 1.4),
        area("M18 17l4.8 7-4.8 7-4.8-7z", "cinnabar", "gold", 1),
    ),
    width=36,
)

DISCARD = Symbol(
    "discard",
    "sign-discard",
    (
        area("M4 12l22-7 9 31-22 7z", "silk-dark", "line", 1.8),
        Rect(12, 8, 27, 36, 4, fill="silk", stroke="line", line=2),
        area("M12 18v-6a4 4 0 0 1 4-4h19a4 4 0 0 1 4 4v6z", "terracotta", "line", 1.6),
        trace("M18 27h15M18 34h10", "earth", 2.6),
    ),
)

TOKEN_BACK = Symbol(
    "token_back",
    "sign-token-back",
    (
        Circle(24, 24, 21, fill="night", stroke="gold", line=2.6),
        Circle(24, 24, 15.5, stroke="gold", line=1.2),
        trace("M19 19.5c0-7 10.5-6.5 10.5 0 0 5-5.5 4.5-5.5 9.5M24 34.5v.5", "gold-light", 3.4),
    ),
)

_STROKES = (
    "M7 25h34",
    "M13 14h22M7 36h34",
    "M11 10h26M14 24h20M7 38h34",
    "M8 11h32v28H8zM19 11.5c0 8-.5 12-6.5 15M28.5 11.5V22c0 4 2 4.5 7 4.5",
    "M10 9h28M23.5 9L18 40M12.5 23.5h21.5L32 40M6 40h36",
    "M22.5 5l4 6.5M6 18.5h36M18.5 26L9 41.5M29.5 26L39.5 41.5",
)

NUMERALS = tuple(
    Symbol(f"numeral_{number}", f"sign-numeral-{number}", (Path(d, stroke="current", line=5),))
    for number, d in enumerate(_STROKES, 1)
)

ICONS = (LOCK, LEAVING, SWAP, CROWN, CHECK, SACK, CARD_BACK, DISCARD, TOKEN_BACK, *NUMERALS)
