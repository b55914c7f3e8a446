"""Symbols of the buildings and the mausoleum tiles."""

from dynasty.drawing.scene import Circle, Rect, Symbol, Text, Use
from dynasty.drawing.symbols.pen import area, blossom, trace

WORKSHOP = Symbol(
    "workshop",
    "name-workshop",
    (
        area("M18.5 12V4h11v8z", "terracotta-dark", "line"),
        area("M5 43V29a19 19 0 0 1 38 0v14z", "terracotta", "line", 2),
        trace(
            "M9 23h8M31 23h8M20 15h8M6 32h7M35 32h7M24 10v5M13 23v9M35 23v9", "terracotta-dark", 1.8
        ),
        area("M15 43v-9a9 9 0 0 1 18 0v9z", "line"),
        area("M24 27c1 4 5.5 5.5 5.5 10.5a5.5 5.5 0 0 1-11 0C18.5 34 22 32 24 27z", "orpiment"),
        area("M24 33c.6 2 2.6 3 2.6 5.4a2.6 2.6 0 0 1-5.2 0C21.4 36.6 23 35.5 24 33z", "cinnabar"),
        trace("M3 43h42", "line", 2.4),
    ),
)

LAB = Symbol(
    "lab",
    "name-lab",
    (
        trace("M29 24L43 5", "line", 6),
        trace("M30 22.6L43 5", "wood", 3.4),
        area("M26 22l5-4 3 2.4-3.4 5.6z", "line"),
        area("M5 25h38c0 10-7 18-19 18S5 35 5 25z", "chalk", "line", 2),
        area("M5 25a19 5 0 0 1 38 0a19 5 0 0 1-38 0z", "cinnabar", "line", 2),
        trace("M10 35c9 4.5 19 4.5 28 0", "azurite", 2.6),
        area(
            "M12 5c1.5 3.5 4.5 5 4.5 8.5a4.5 4.5 0 0 1-9 0C7.5 10 10.5 8.5 12 5z",
            "orpiment",
            "line",
        ),
        area("M21.5 10c1 2.2 3 3.3 3 5.6a3 3 0 0 1-6 0c0-2.3 2-3.4 3-5.6z", "jade", "line"),
    ),
)

ARMORY = Symbol(
    "armory",
    "name-armory",
    (
        area(
            "M4 22h27c2 4 6 6 13 6-1.5 5-7 7.5-13 7.5V38l5 6H12l5-6v-3.5C9 33 4.5 28.5 4 22z",
            "bronze-dark",
            "line",
            2,
        ),
        trace("M8 25.5h21", "bronze", 2.4),
        trace("M29 4L16 17", "line", 5.6),
        trace("M29 4L17 16", "wood", 3),
        area("M8.5 10.5L17 19l4.5-4.5L13 6z", "bronze", "line", 1.8),
        trace("M33 15l5-3M31.5 10l4-4.5M35 19.5h6", "orpiment", 2.6),
    ),
)

PALACE = Symbol(
    "palace",
    "name-palace",
    (
        area("M10 31h28v10H10z", "chalk", "line"),
        area("M15 31h4v10h-4zM29 31h4v10h-4z", "cinnabar", "line", 1.2),
        area("M21.5 41v-6a2.5 2.5 0 0 1 5 0v6z", "line"),
        area("M16 16h16v6H16z", "chalk", "line"),
        area(
            "M2 31c7-.5 11-4 13.5-9.5h17C35 27 39 30.5 46 31l-1.5 3.5h-41z", "azurite", "line", 1.8
        ),
        area("M9 17.5c5-.5 8-3.5 10-8.5h10c2 5 5 8 10 8.5L37.5 21h-27z", "azurite", "line", 1.8),
        trace("M20 9h8M24 9V4", "gold", 3),
        trace("M4 43h40", "line", 3),
    ),
)

BUILDING_SYMBOLS = (WORKSHOP, LAB, ARMORY, PALACE)

OPEN_FREE = Symbol(
    "bonus_open_free",
    "name-bonus-open-free",
    (
        area(
            "M15 4.5a11 11 0 1 0 0 22 11 11 0 1 0 0-22zM15 11a4.5 4.5 0 1 1 0 9 4.5 4.5 0 1 1 0-9z",
            "gold",
            "gold-dark",
            2,
        ),
        area("M21.5 21.5l3-3L44 38v6h-6.5v-4H33v-4.5h-4.5V31z", "gold", "gold-dark", 2),
        trace("M8 13.5a7.4 7.4 0 0 1 6-5.5", "gold-light", 2),
    ),
)

MARKET = Symbol(
    "bonus_market",
    "name-bonus-market",
    (
        Use("coin", 1, 1, 24),
        Use("pigment_red", 24, 22, 25),
        trace("M29 7h9c3 0 4 1 4 4v6M37 13l5 5 5-5", "line", 3),
        trace("M19 41h-9c-3 0-4-1-4-4v-6M11 35l-5-5-5 5", "line", 3),
    ),
)

DISCOUNT = Symbol(
    "bonus_discount",
    "name-bonus-discount",
    (
        area("M3 24L15 9h27a3 3 0 0 1 3 3v24a3 3 0 0 1-3 3H15z", "jade", "jade-dark", 2.2),
        Circle(12.5, 24, 2.8, fill="chalk"),
        Text(30, 32.5, "−1", 22, fill="chalk", anchor="middle", bold=True),
    ),
)

EXTRA_ACTION = Symbol(
    "bonus_extra_action",
    "name-bonus-extra-action",
    (
        area("M24 2L42 17c-11 5-25 5-36 0z", "wood", "line", 1.8),
        trace("M24 3l-9 16M24 3v17.5M24 3l9 16", "wood-dark", 1.2),
        Rect(6, 22, 36, 23, 7, fill="azurite", stroke="azurite-dark", line=2),
        Text(24, 41.5, "+1", 23, fill="chalk", anchor="middle", bold=True),
    ),
)

BONUS_SYMBOLS = (OPEN_FREE, MARKET, DISCOUNT, EXTRA_ACTION)

TILE = Symbol(
    "mausoleum_tile",
    "name-mausoleum-tile",
    (
        Rect(4, 4, 40, 40, 6, fill="silk", stroke="gold-dark", line=2.4),
        Rect(9, 9, 30, 30, 3, stroke="gold", line=1.6),
        area("M10 36L24 15l14 21z", "earth", "earth-dark", 1.8),
    ),
)

MAJORITY = Symbol(
    "majority",
    "name-majority",
    (
        trace("M11 3v43", "line", 4),
        area("M11 5h31l-6.5 9.5L42 24H11z", "cinnabar", "line", 2),
        area(blossom(22, 14.6, 6.5), "gold-light"),
    ),
)

TEN = Symbol(
    "end_per_ten",
    "name-end-per-ten",
    (
        area(blossom(24, 25, 22), "plum", "plum-dark", 2),
        Text(24, 33, "10", 22, fill="chalk", anchor="middle", bold=True),
    ),
)

GEAR_PAIR = Symbol(
    "end_equipment_pairs",
    "name-end-equipment-pairs",
    (
        trace("M8 6l26 28M40 6L14 34", "line", 7),
        trace("M8 6l26 28M40 6L14 34", "bronze", 3.6),
        trace("M26.5 36.5l11-9M21.5 36.5l-11-9", "line", 4),
        trace("M34.5 34.5l7 8M13.5 34.5l-7 8", "wood-dark", 5),
    ),
)

END_SYMBOLS = (MAJORITY, TEN, GEAR_PAIR)

# What each end tile counts.
END_TILE_SYMBOL = {
    "end_return_resources": "sack",
    "end_per_ten": "end_per_ten",
    "end_unused_tiles": "mausoleum_tile",
    "end_painted": "painted_warrior",
    "end_helpers": "helper",
    "end_flat_six": "prestige",
    "end_majorities": "majority",
    "end_equipment_pairs": "end_equipment_pairs",
}
