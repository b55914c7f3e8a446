"""Goods of the fields and the commodities made of them."""

from typing import Final

from dynasty.drawing.scene import Circle, Rect, Symbol
from dynasty.drawing.symbols.pen import area, trace

RICE: Final = Symbol(
    "rice",
    "name-rice",
    (
        trace("M24 45V22M24 34c-6 0-10-4-11-9M24 36c6 0 10-4 11-9", "jade-dark", 2.6),
        trace("M24 22C22 12 14 8 8 10M24 22c2-10 10-14 16-12M24 22V7", "jade-dark", 2),
        area(
            "M8 10c-3 2-3 6 0 8 3-2 3-6 0-8zM13 8c-2 3-1 6 2 7 2-2 1-6-2-7z",
            "chalk",
            "line",
            1.2,
        ),
        area(
            "M40 10c3 2 3 6 0 8-3-2-3-6 0-8zM35 8c2 3 1 6-2 7-2-2-1-6 2-7z",
            "chalk",
            "line",
            1.2,
        ),
        area(
            "M24 3c-3 3-3 7 0 9 3-2 3-6 0-9zM20 9c-3 2-3 6 0 8 3-2 3-6 0-8z",
            "chalk",
            "line",
            1.2,
        ),
        area("M28 9c3 2 3 6 0 8-3-2-3-6 0-8z", "chalk", "line", 1.2),
    ),
)

WHEAT: Final = Symbol(
    "wheat",
    "name-wheat",
    (
        trace("M24 46V10", "orpiment-dark", 2.6),
        area("M24 3c-4 4-4 9 0 12 4-3 4-8 0-12z", "orpiment", "orpiment-dark", 1.4),
        area(
            "M23 14c-6-1-9 2-9 7 6 1 9-2 9-7zM25 14c6-1 9 2 9 7-6 1-9-2-9-7z",
            "orpiment",
            "line",
            1,
        ),
        area(
            "M23 22c-6-1-9 2-9 7 6 1 9-2 9-7zM25 22c6-1 9 2 9 7-6 1-9-2-9-7z",
            "orpiment",
            "line",
            1,
        ),
        area(
            "M23 30c-6-1-9 2-9 7 6 1 9-2 9-7zM25 30c6-1 9 2 9 7-6 1-9-2-9-7z",
            "orpiment",
            "line",
            1,
        ),
    ),
)

CORN: Final = Symbol(
    "corn",
    "name-corn",
    (
        area(
            "M24 3c8 3 10 14 8 26-1 6-4 11-8 13-4-2-7-7-8-13-2-12 0-23 8-26z",
            "orpiment",
            "line",
            1.6,
        ),
        trace("M19 12h10M17 18h14M17 24h14M18 30h12M21 8v30M27 8v30", "orpiment-dark", 1.4),
        area(
            "M24 45C10 44 6 32 9 20c7 5 12 14 15 25zM24 45c14-1 18-13 15-25-7 5-12 14-15 25z",
            "jade",
            "line",
            1.6,
        ),
    ),
)

CABBAGE: Final = Symbol(
    "cabbage",
    "name-cabbage",
    (
        area(
            "M24 6C11 4 3 15 6 28c2 9 9 15 18 15s16-6 18-15C45 15 37 4 24 6z",
            "jade",
            "line",
            1.8,
        ),
        area(
            "M24 13c-8 0-13 7-11 16 1 7 5 11 11 11s10-4 11-11c2-9-3-16-11-16z",
            "bronze",
            "jade-dark",
            1.6,
        ),
        trace(
            "M24 40V17M24 31l-8-8M24 31l8-8M9 16c4 3 5 8 4 13M39 16c-4 3-5 8-4 13",
            "jade-dark",
            1.8,
        ),
    ),
)

FRUIT: Final = Symbol(
    "fruit",
    "name-fruit",
    (
        area(
            "M24 14c-4-6-18-4-18 10 0 11 10 18 18 20 8-2 18-9 18-20 0-14-14-16-18-10z",
            "terracotta-light",
            "cinnabar-dark",
            1.8,
        ),
        area(
            "M24 14c-4-6-18-4-18 10 0 4 2 8 4 11C12 22 18 17 24 14z",
            "cinnabar",
            opacity=0.75,
        ),
        trace("M24 14c-1-5 0-8 3-11", "wood-dark", 2.6),
        area("M27 7c5-6 12-5 15-2-4 5-11 6-15 2z", "jade", "jade-dark", 1.4),
    ),
)

POTATO: Final = Symbol(
    "potato",
    "name-potato",
    (
        area(
            "M9 30C3 19 14 6 27 8c12 1 19 12 14 22-4 8-13 12-21 11-5-1-9-5-11-11z",
            "earth-light",
            "earth-dark",
            2,
        ),
        trace("M17 20h2M30 17h2M26 28h2M16 30h2M35 27h1", "earth-dark", 3),
    ),
)

SALT: Final = Symbol(
    "salt",
    "name-salt",
    (
        area("M3 40L15 17l8 8 9-17 13 32z", "chalk", "night-light", 2),
        area("M15 17l3.5 12L23 25zM32 8l1 18 4-4z", "silk-dark"),
        trace("M10 36l5-8M27 34l4-9M37 36l1-6", "night-light", 1.6, 0.7),
    ),
)

TEA: Final = Symbol(
    "tea",
    "name-tea",
    (
        area("M24 44C8 36 6 16 24 3c18 13 16 33 0 41z", "jade", "jade-dark", 2),
        trace("M24 44V11M24 21l-7-5M24 21l7-5M24 30l-9-6M24 30l9-6", "chalk", 1.8, 0.9),
    ),
)

COTTON: Final = Symbol(
    "cotton",
    "name-cotton",
    (
        trace("M24 45V33", "wood-dark", 3),
        area(
            "M24 37c-8 0-13-3-15-8 6-1 11 1 15 8zM24 37c8 0 13-3 15-8-6-1-11 1-15 8z",
            "wood",
            "wood-dark",
            1.4,
        ),
        area(
            "M24 33C14 36 6 29 9 21c-2-9 8-16 15-10 7-6 17 1 15 10 3 8-5 15-15 12z",
            "chalk",
            "night-light",
            1.8,
        ),
        trace("M24 12v20M14 22c3 2 7 2 10 0 3 2 7 2 10 0", "silk-dark", 2),
    ),
)

SUGARCANE: Final = Symbol(
    "sugarcane",
    "name-sugarcane",
    (
        area("M12 45l4-38h6l-3 38zM27 45l2-36h6l1 36z", "bronze", "bronze-dark", 1.8),
        trace("M15 17h6M14 27h6M13 37h6M29 18h6M29 28h6M28 38h7", "bronze-dark", 2),
        area(
            "M19 8C14 2 8 2 4 6c5 3 11 4 15 2zM32 10c4-7 10-8 14-4-4 4-9 6-14 4z",
            "jade",
            "jade-dark",
            1.2,
        ),
    ),
)

RAMIE: Final = Symbol(
    "ramie",
    "name-ramie",
    (
        trace("M24 46V12", "jade-dark", 2.6),
        area("M24 26C14 28 7 22 5 12c11-1 18 4 19 14z", "bronze", "bronze-dark", 1.5),
        area("M24 20c10 2 17-4 19-14-11-1-18 4-19 14z", "bronze", "bronze-dark", 1.5),
        area(
            "M24 40c-8 1-14-3-16-11 9-1 15 3 16 11zM24 36c8 1 14-3 16-11-9-1-15 3-16 11z",
            "jade",
            "jade-dark",
            1.5,
        ),
    ),
)

BAMBOO: Final = Symbol(
    "bamboo",
    "name-bamboo",
    (
        area("M13 3h8v12h-8zM13 17h8v12h-8zM13 31h8v14h-8z", "jade", "jade-dark", 1.8),
        area("M27 9h7v10h-7zM27 21h7v10h-7zM27 33h7v12h-7z", "jade", "jade-dark", 1.8),
        area(
            "M34 20c3-6 8-8 12-7-2 5-6 8-12 7zM13 30C9 25 4 24 1 26c3 4 8 6 12 4z",
            "jade-dark",
        ),
    ),
)

SILK: Final = Symbol(
    "silk",
    "name-silk",
    (
        area("M6 14l26-8 10 7-26 9z", "cinnabar", "cinnabar-dark", 1.8),
        area("M6 14v18l10 9V22z", "cinnabar-dark", "cinnabar-dark", 1.8),
        area("M16 22l26-9v18l-26 10z", "cinnabar", "cinnabar-dark", 1.8),
        trace("M20 28l6-2M30 24l6-2M20 35l6-2M30 31l6-2", "gold-light", 2.2),
    ),
)

PORCELAIN: Final = Symbol(
    "porcelain",
    "name-porcelain",
    (
        area(
            "M18 4h12v6c9 4 12 12 10 20-1 7-5 12-8 15H16c-3-3-7-8-8-15-2-8 1-16 10-20z",
            "chalk",
            "azurite-dark",
            2,
        ),
        trace("M17 10h14M10 22c9 4 19 4 28 0M10 33c9 4 19 4 28 0", "azurite", 2.2),
        trace("M24 24c-3 2-3 5 0 7 3-2 3-5 0-7zM16 29h2M30 29h2", "azurite", 2),
    ),
)

SUGAR: Final = Symbol(
    "sugar",
    "name-sugar",
    (
        area("M24 3c5 0 9 22 14 37-7 5-21 5-28 0C15 25 19 3 24 3z", "chalk", "earth", 2),
        trace("M17 24c4 2 10 2 14 0M14 33c6 2 14 2 20 0", "silk-dark", 2.4),
        area("M9 39c9 6 21 6 30 0v4c-9 5-21 5-30 0z", "azurite", "azurite-dark", 1.4),
    ),
)

PAPER: Final = Symbol(
    "paper",
    "name-paper",
    (
        area("M10 9h28v30H10z", "chalk", "earth", 1.6),
        area("M6 6h36v6H6zM6 36h36v6H6z", "wood", "wood-dark", 1.8),
        trace("M17 18h14M17 24h14M17 30h9", "line", 2),
    ),
)

ANY_GOOD: Final = Symbol(
    "any_good",
    "name-any-good",
    (
        area("M24 5l17 9v20L24 43 7 34V14z", "earth-light", "earth-dark", 2),
        trace("M7 14l17 9 17-9M24 23v20", "earth-dark", 1.8),
    ),
)
ANY_COMMODITY: Final = Symbol(
    "any_commodity",
    "name-any-commodity",
    (
        Rect(6, 6, 36, 36, 6, fill="silk", stroke="gold-dark", line=2.2),
        area("M24 11l4 9 10 1-8 6 3 10-9-6-9 6 3-10-8-6 10-1z", "gold", "gold-dark", 1.4),
    ),
)
DIPLOMACY_DISC: Final = Symbol(
    "diplomacy_disc",
    "name-diplomacy-disc",
    (
        Circle(24, 24, 19, fill="gold-light", stroke="gold-dark", line=2.4),
        trace("M15 33V14h17l-4 6 4 6H15", "cinnabar-dark", 3),
    ),
)

GOODS_SYMBOLS: Final = (
    *(RICE, WHEAT, CORN, CABBAGE, FRUIT, POTATO),
    *(SALT, TEA, COTTON, SUGARCANE, RAMIE, BAMBOO),
    *(SILK, PORCELAIN, SUGAR, PAPER),
    *(ANY_GOOD, ANY_COMMODITY, DIPLOMACY_DISC),
)
