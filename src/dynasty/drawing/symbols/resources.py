"""Symbols of resources: coins, clay, prestige."""

from dynasty.drawing.scene import Circle, Symbol
from dynasty.drawing.symbols.pen import area, blossom, trace

COIN = Symbol(
    "coin",
    "name-coin",
    (
        area(
            "M24 3.5a20.5 20.5 0 1 0 0 41 20.5 20.5 0 1 0 0-41zM17.5 17.5h13v13h-13z",
            "gold",
            "gold-dark",
            2.2,
        ),
        Circle(24, 24, 16.6, stroke="gold-dark", line=1.2, opacity=0.55),
        trace("M8.6 19.5A16.4 16.4 0 0 1 19.5 8.6", "gold-light", 2.8),
        trace("M24 10v3.6M24 34.4V38M10 24h3.6M34.4 24H38", "gold-dark", 2.4),
    ),
)

CLAY = Symbol(
    "clay",
    "name-clay",
    (
        area("M24 7L43 16 24 25 5 16z", "terracotta-light", "terracotta-light", 3),
        area("M5 17l18.5 9v16.5L5 33.5z", "terracotta", "terracotta", 3),
        area("M43 17l-18.5 9v16.5L43 33.5z", "terracotta-dark", "terracotta-dark", 3),
        trace("M17 15.5c3-2.5 9-2.5 12.5 0", "terracotta", 2.2),
        trace("M9.5 25l9 4.4M9.5 31l5 2.5", "terracotta-dark", 1.8, 0.6),
    ),
)

PRESTIGE = Symbol(
    "prestige",
    "name-pp",
    (
        area(blossom(24, 25, 22), "plum", "plum-dark", 2),
        trace(
            "M24 25V13M24 25l11.4-3.7M24 25l7 9.7M24 25l-7 9.7M24 25l-11.4-3.7", "chalk", 1.8, 0.8
        ),
        Circle(24, 25, 5, fill="gold-light", stroke="plum-dark", line=1.6),
    ),
)

PRESTIGE_PLATE = Symbol(
    "prestige_plate",
    "name-pp",
    (area(blossom(24, 25, 22), "chalk", "plum", 2.2),),
)

RESOURCES = (COIN, CLAY, PRESTIGE, PRESTIGE_PLATE)
