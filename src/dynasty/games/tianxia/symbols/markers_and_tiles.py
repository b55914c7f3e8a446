"""Signs of Tianxia: banners, markers, tiles, cards, ships."""

from dynasty.drawing.scene import Circle, Path, Rect, Symbol
from dynasty.drawing.symbols.pen import area, trace

TRACK_COLOURS = {
    "white": ("chalk", "line"),
    "red": ("cinnabar", "chalk"),
    "black": ("line", "chalk"),
    "blue": ("azurite", "chalk"),
    "any": ("gold", "line"),
    "lowest": ("earth-light", "line"),
}


def banner(colour: str) -> Symbol:
    """Return a banner with an upward arrow: a step on that track."""
    fill, ink = TRACK_COLOURS[colour]
    return Symbol(
        f"step_{colour}",
        f"name-step-{colour}",
        (
            area("M8 4h32v34l-16 7-16-7z", fill, "line", 2.2),
            trace("M24 34V14M16 21l8-8 8 8", ink, 4),
            trace("M6 4h36", "gold-dark", 4),
        ),
    )


ACTION_MARKER = Symbol(
    "action_marker",
    "name-action-marker",
    (
        Path("M8 17l16-9 16 9v15l-16 9-16-9z", fill="current", stroke="line", line=2.2),
        trace("M8 17l16 9 16-9M24 26v15", "line", 1.6),
    ),
)
SHIPPING_MARKER = Symbol(
    "shipping_marker",
    "name-shipping-marker",
    (
        Path("M5 28h38l-7 14H12z", fill="current", stroke="line", line=2.2),
        trace("M24 28V6", "line", 3),
        area("M26 7l13 16H26z", "chalk", "line", 1.6),
    ),
)
DELIVERY_MARKER = Symbol(
    "delivery_marker",
    "name-delivery-marker",
    (
        Rect(6, 10, 36, 30, 3, fill="current", stroke="line", line=2.2),
        trace("M6 20h36M18 10v30M30 10v30", "line", 1.6),
    ),
)
OBJECTIVE = Symbol(
    "objective",
    "name-objective",
    (
        Rect(8, 5, 32, 38, 3, fill="silk", stroke="line", line=2),
        trace("M5 6h38M5 42h38", "gold-dark", 5),
        trace("M15 17h18M15 24h18M15 31h11", "earth", 2.6),
    ),
)
BONUS_TILE = Symbol(
    "bonus_tile",
    "name-bonus-tile",
    (
        Rect(5, 5, 38, 38, 8, fill="night", stroke="gold", line=2.6),
        trace("M24 13v22M13 24h22M16 16l16 16M32 16L16 32", "gold", 2.2),
    ),
)
FLIP = Symbol(
    "flip",
    "name-flip",
    (
        trace("M39 20A16 16 0 0 0 10 17M9 28a16 16 0 0 0 29 3", "jade-dark", 5),
        area("M3 21l7-12 8 10zM45 27l-7 12-8-10z", "jade-dark"),
    ),
)
INCOME = Symbol(
    "income_once",
    "name-income-once",
    (
        area("M3 22L24 6l21 16-3 3H6z", "line", "gold", 1.6),
        Rect(9, 24, 30, 20, 2, fill="silk", stroke="line", line=2),
        Circle(24, 34, 7, fill="gold", stroke="gold-dark", line=1.8),
    ),
)
SHIP = Symbol(
    "ship",
    "name-ship",
    (
        area("M4 31h40l-7 12H12z", "wood-dark", "line", 2),
        area("M24 5c10 3 13 13 12 22H24z", "silk", "line", 1.8),
        area("M22 9c-8 4-11 10-11 18h11z", "silk-dark", "line", 1.8),
        trace("M23 4v27", "line", 2.6),
    ),
)
WAVE_SHIP = Symbol(
    "wave_delivery",
    "name-wave-delivery",
    (
        area("M6 24h36l-6 11H13z", "wood-dark", "line", 2),
        area("M24 3c8 3 10 10 10 17H24z", "silk", "line", 1.8),
        trace("M3 40c5-5 9-5 14 0s9 5 14 0 9-5 14 0", "azurite", 3.4),
    ),
)
SCROLLS = Symbol(
    "objective_discard",
    "name-objective-discard",
    (
        Rect(8, 5, 32, 38, 3, fill="silk", stroke="line", line=2),
        trace("M14 13l20 22M34 13L14 35", "cinnabar", 4),
    ),
)

SIGN_SYMBOLS = (
    *(banner(colour) for colour in TRACK_COLOURS),
    *(
        ACTION_MARKER,
        SHIPPING_MARKER,
        DELIVERY_MARKER,
        OBJECTIVE,
        BONUS_TILE,
        FLIP,
        INCOME,
        SHIP,
        WAVE_SHIP,
    ),
    SCROLLS,
)
