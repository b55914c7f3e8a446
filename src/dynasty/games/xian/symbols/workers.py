"""Symbols of the worker families and the six helpers."""

from dynasty.drawing.scene import Circle, Rect, Symbol
from dynasty.drawing.symbols.pen import area, disc, trace

TAX_COLLECTOR = Symbol(
    "tax_collector",
    "name-tax-collector",
    (
        trace("M24 2v44", "cinnabar", 3.4),
        area(disc(24, 35, 9.5) + "M20.5 31.5h7v7h-7z", "gold", "gold-dark", 2),
        area(disc(24, 24, 9.5) + "M20.5 20.5h7v7h-7z", "gold", "gold-dark", 2),
        area(disc(24, 13, 9.5) + "M20.5 9.5h7v7h-7z", "gold", "gold-dark", 2),
        trace("M17 11.5a7.5 7.5 0 0 1 4.5-5M17 22.5a7.5 7.5 0 0 1 2-3.5", "gold-light", 1.8),
        trace("M24 44.5l-4 2.5M24 44.5l4 2.5", "cinnabar", 2.6),
    ),
)

CRAFTSMAN = Symbol(
    "craftsman",
    "name-craftsman",
    (
        area(
            "M4 41c1-8 8-12 15-11s9-3 14-1 10 6 11 12c.4 2.5-40.4 2.5-40 0z",
            "terracotta",
            "terracotta-dark",
            2,
        ),
        trace("M13 36.5c3-2 6-2.5 9-2M31 35c3 .5 5 1.5 6.5 3", "terracotta-light", 2.2),
        area("M18 33l4.5-19 14 4.5z", "bronze", "line", 2),
        trace("M29.5 16.5L32 9", "line", 3),
        trace("M32.5 8.5L35 3", "wood-dark", 6),
    ),
)

MINER = Symbol(
    "miner",
    "name-miner",
    (
        trace("M12 44L34 13", "line", 6.4),
        trace("M12 44L34 13", "wood", 3.6),
        area(
            "M12 9C22 2 36 5 44 21c1 2 .5 3.5-1 2.2C36 16 26 11.5 13 12c-2 0-2.6-1.8-1-3z",
            "bronze-dark",
            "line",
            2,
        ),
        area("M29 45l-4-7 5-7h9l5 7-4 7z", "azurite", "azurite-dark", 2),
        trace("M30 31l4.5 6.5L39 31M26 38h18M34.5 38v6", "chalk", 1.4, 0.7),
    ),
)

HELPER = Symbol(
    "helper",
    "name-helper",
    (
        area("M24 42L3.5 19.5C14 7 34 7 44.5 19.5z", "jade", "jade-dark", 2),
        area("M24 42L14 31c6-4 14-4 20 0z", "silk", "jade-dark", 1.6),
        trace("M24 41L10.5 14.5M24 41L19 10.8M24 41l5-30.2M24 41l13.5-26.5", "jade-dark", 1.6),
        Circle(24, 42, 3.4, fill="gold", stroke="gold-dark", line=1.4),
        trace("M24 45v2.5", "cinnabar", 2.6),
    ),
)

FAMILY_SYMBOLS = (TAX_COLLECTOR, CRAFTSMAN, HELPER, MINER)

CERAMIST = Symbol(
    "ceramist",
    "name-ceramist",
    (
        area(
            "M18 4h12v3l-2.5 3v3C36 16 40 22 40 29c0 7-5 12-9 15H17c-4-3-9-8-9-15 "
            "0-7 4-13 12.5-16v-3L18 7z",
            "chalk",
            "line",
            2,
        ),
        trace("M9 25c10 3 20 3 30 0M9.5 34c10 3 19 3 29 0", "azurite", 2.6),
        trace("M14 30c2-2.5 4-2.5 5 0s3 2.5 5 0 4-2.5 5 0 3 2.5 5 0", "azurite", 1.8),
    ),
)

ACCOUNTANT = Symbol(
    "accountant",
    "name-accountant",
    (
        Rect(3, 8, 42, 32, 4, fill="silk", stroke="wood-dark", line=4),
        trace("M5 19h38M13 10v28M24 10v28M35 10v28", "wood-dark", 2.4),
        area(
            disc(13, 14.5, 3.6) + disc(24, 14.5, 3.6) + disc(35, 14.5, 3.6), "cinnabar", "line", 1.2
        ),
        area(disc(13, 26, 3.6) + disc(13, 33.5, 3.6) + disc(24, 33.5, 3.6), "line"),
        area(disc(35, 26, 3.6) + disc(35, 33.5, 3.6) + disc(24, 26, 3.6), "line"),
    ),
)

ADMINISTRATOR = Symbol(
    "administrator",
    "name-administrator",
    (
        area("M5 7h7v34H5zM14.5 7h7v34h-7zM24 7h7v34h-7zM33.5 7h9v34h-9z", "wood", "wood-dark", 2),
        trace("M3 15h42M3 33h42", "cinnabar", 2.8),
        trace("M8.5 19.5v9M18 19.5v6M27.5 19.5v9M38 19.5v5", "line", 2.4),
    ),
)

EMISSARY = Symbol(
    "emissary",
    "name-emissary",
    (
        area("M9 10h30v28H9z", "silk", "line", 2),
        area("M5 5h38v8H5zM5 35h38v8H5z", "wood", "wood-dark", 2),
        trace("M3.5 9h1M43.5 9h1M3.5 39h1M43.5 39h1", "cinnabar", 6),
        trace("M15 20h16M27 16.5l4.5 3.5-4.5 3.5M33 28.5H17M21 25l-4.5 3.5L21 32", "line", 2.4),
    ),
)

SCIENTIST = Symbol(
    "scientist",
    "name-scientist",
    (
        area(
            "M24 20.5C13 21 8 27 8 33.5 8 41 15 45.5 24 45.5S40 41 40 33.5C40 27 35 21 24 20.5z",
            "orpiment",
            "line",
            2,
        ),
        area(
            "M24 6.5c-6 0-9.5 3.5-9.5 8 0 3.5 2.5 6 4.5 7.5h10c2-1.5 4.5-4 4.5-7.5 "
            "0-4.5-3.5-8-9.5-8z",
            "orpiment",
            "line",
            2,
        ),
        area("M21.5 7V2.5h5V7z", "wood-dark", "line", 1.4),
        trace("M16 22.5c5 2 11 2 16 0", "cinnabar", 3.6),
        trace("M31.5 23.5l4 6.5M31.5 23.5l1.5 8", "cinnabar", 2.2),
        trace("M13.5 31.5c.5-2 1.5-3.5 3.5-4.5", "chalk", 2.4, 0.8),
    ),
)

OFFICER = Symbol(
    "officer",
    "name-officer",
    (
        trace("M24 10V5", "line", 3),
        area("M24 7C20 3 20 1.5 24 .5c4 1 4 2.5 0 6.5z", "cinnabar", "line", 1.2),
        area("M8 29C8 16 15 9.5 24 9.5S40 16 40 29z", "bronze-dark", "line", 2),
        trace("M24 10v18M16 12.5C14 17 13 23 13 28M32 12.5c2 4.5 3 10.5 3 15.5", "bronze", 2),
        area("M5 28h38l-1.5 6h-35z", "gold", "line", 1.8),
        area(
            "M8 34h8l1 11c-5-.5-8-4-9-11zM40 34h-8l-1 11c5-.5 8-4 9-11z", "bronze-dark", "line", 1.8
        ),
    ),
)

HELPER_SYMBOLS = (CERAMIST, ACCOUNTANT, ADMINISTRATOR, EMISSARY, SCIENTIST, OFFICER)
