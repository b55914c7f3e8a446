"""Actions, bonuses, undertakings, factories and flags."""

from typing import Final

from dynasty.drawing.scene import Circle, Rect, Shape, Symbol, Text, Use
from dynasty.drawing.symbols.pen import area, trace
from dynasty.kernel import text_key

_HULL = "M3 31h42l-7 12H10z"
_SAILS = "M22 4v25H8c6-6 10-15 14-25zM26 8v21h13C37 20 32 13 26 8z"

JUNK: Final = Symbol(
    "boats",
    "name-boats",
    (
        area(_SAILS, "terracotta", "line", 1.8),
        trace("M12 24h10M16 17h6M26 15h6M26 22h10", "terracotta-dark", 1.4),
        area(_HULL, "wood", "line", 2),
        trace("M9 36h30", "wood-dark", 2),
    ),
)
SPROUT: Final = Symbol(
    "plant",
    "name-plant",
    (
        area("M4 46c0-7 8-10 20-10s20 3 20 10z", "earth", "earth-dark", 2),
        trace("M24 38V20", "jade-dark", 3.4),
        area(
            "M24 22C10 24 5 16 5 6c12 0 19 5 19 16zM24 18c2-9 9-13 19-13 0 10-7 15-19 13z",
            "jade",
            "jade-dark",
            2,
        ),
    ),
)
SCALES: Final = Symbol(
    "sell",
    "name-sell",
    (
        trace("M24 6v32M9 12h30", "gold-dark", 3.4),
        trace("M9 12L3 27h12zM39 12l-6 15h12z", "gold-dark", 2),
        area("M2 27h14c0 8-14 8-14 0zM32 27h14c0 8-14 8-14 0z", "gold", "gold-dark", 1.8),
        area("M14 44c0-6 20-6 20 0z", "wood", "line", 2),
    ),
)
_WORKS: tuple[Shape, ...] = (
    area("M6 44V24h36v20z", "silk", "line", 2),
    area("M1 25c6-1 9-4 11-9h24c2 5 5 8 11 9l-2 4H3z", "terracotta", "line", 1.8),
    area("M30 14V4h7v10z", "terracotta-dark", "line", 1.6),
    area("M20 44V33h8v11z", "line"),
    trace("M11 32h5M32 32h5M11 38h5M32 38h5", "earth", 2.4),
)
FACTORY: Final = Symbol("factories", "name-factories", _WORKS)
TABLET: Final = Symbol(
    "advancements",
    "name-advancements",
    (
        area("M10 3h28v36l-14 7-14-7z", "cinnabar", "gold", 2.4),
        trace("M17 12h14M17 19h14M17 26h14M24 12v22", "gold-light", 2.4),
    ),
)
TIMBER: Final = Symbol(
    "resources", "name-resources", (Use("wood", 0, 2, 30), Use("stone", 20, 19, 28))
)
LOOM: Final = Symbol(
    "produce",
    "name-produce",
    (
        trace("M8 5v40M40 5v40M5 9h38M5 40h38", "wood-dark", 4),
        trace("M14 9v31M20 9v31M28 9v31M34 9v31", "silk-dark", 2),
        area("M11 24h26v16H11z", "cinnabar", "cinnabar-dark", 1.6),
        trace("M15 29l4 4 4-4 4 4 4-4 3 3", "gold-light", 2),
    ),
)
GALLEON: Final = Symbol(
    "ships",
    "name-ships",
    (
        trace("M14 31V6M30 31V3", "wood-dark", 3),
        area("M15 9c9 1 10 14 0 18zM31 6c11 2 12 17 0 21z", "chalk", "line", 1.8),
        area("M2 30h42c0 8-5 13-10 14H12C7 43 3 38 2 30z", "wood", "line", 2),
        trace("M7 36h32", "wood-dark", 2),
    ),
)
PAGODA: Final = Symbol(
    "emperor",
    "name-emperor",
    (
        area("M13 44V31h22v13zM17 29v-8h14v8z", "chalk", "line", 1.6),
        area(
            "M3 32c7-1 10-4 12-8h18c2 4 5 7 12 8l-2 4H5z"
            "M9 21c5-1 8-4 10-9h10c2 5 5 8 10 9l-2 4H11z",
            "cinnabar",
            "line",
            1.8,
        ),
        trace("M24 12V4", "gold", 3),
        area("M21 44v-7h6v7z", "line"),
    ),
)
BANNER: Final = Symbol("war", "name-war", (Use("swords", 2, 2, 44),))

ROAD: Final = Symbol(
    "box_road",
    "name-box-road",
    (
        area("M19 4h10l13 40H6z", "earth-light", "earth-dark", 2),
        trace("M24 8v5M24 19v6M24 31v8", "chalk", 3),
    ),
)
CANAL: Final = Symbol(
    "box_canal",
    "name-box-canal",
    (
        area("M4 6h40v36H4z", "earth-light", "earth-dark", 2),
        area(
            "M14 6h20c-7 12 7 24 0 36H14c-7-12 7-24 0-36z",
            "azurite",
            "azurite-dark",
            1.8,
        ),
        trace("M18 16c4-3 8 3 12 0M17 31c4-3 8 3 12 0", "chalk", 2),
    ),
)
BRIDGE: Final = Symbol(
    "box_bridge",
    "name-box-bridge",
    (
        area("M2 40V28C10 15 38 15 46 28v12h-8c0-18-28-18-28 0z", "silk-dark", "line", 2),
        trace(
            "M2 28C10 15 38 15 46 28M14 22v-7M24 19v-7M34 22v-7M12 13c8-5 16-5 24 0",
            "line",
            2.2,
        ),
        trace("M12 43c4-3 8 3 12 0s8 3 12 0", "azurite", 3),
    ),
)
TOWN: Final = Symbol(
    "town",
    "name-urban-market",
    (
        area(
            "M2 46V30h4v-4h5v4h5v-4h5v4h6v-4h5v4h5v-4h5v4h4v16z",
            "earth-light",
            "line",
            1.6,
        ),
        trace("M6 36h10M32 36h10M10 41h8M30 41h9", "earth", 1.6, 0.8),
        area("M18 46V37a6 6 0 0 1 12 0v9z", "line"),
        area("M13 26v-7h22v7zM17 16v-6h14v6z", "silk", "line", 1.4),
        area(
            "M6 20c5-1 8-3 10-7h16c2 4 5 6 10 7l-2 3H8zM11 11c4-1 6-3 8-7h10c2 4 4 6 8 7l-2 3H13z",
            "cinnabar",
            "line",
            1.5,
        ),
        trace("M24 4V1", "gold", 2.6),
    ),
)
PALACE: Final = Symbol("box_palace", "name-box-palace", PAGODA.shapes)


def _bonus(name: str, *shapes: Shape) -> Symbol:
    return Symbol(name, text_key("name", name), shapes)


_PLUS: tuple[Shape, ...] = (  # on a plate of its own, to be read on any ground
    Rect(22, 29, 26, 19, 4, fill="chalk"),
    Text(35, 45, "+1", 20, fill="line", anchor="middle", bold=True),
)
BONUSES: Final = (
    _bonus("bonus_advancement", Use("advancements", 4, 2, 40), *_PLUS),
    _bonus("bonus_sales", Use("copper", 4, 2, 36), *_PLUS),
    _bonus(
        "bonus_fed",
        area("M4 24h40c0 12-8 20-20 20S4 36 4 24z", "azurite", "line", 2),
        area("M8 24c4-14 28-14 32 0z", "chalk", "line", 1.8),
    ),
    _bonus("bonus_no_tax", Use("silver", 3, 4, 42), trace("M6 42L42 6", "cinnabar", 5)),
    _bonus("bonus_boat", Use("boats", 2, 0, 40), *_PLUS),
    _bonus("bonus_factory", Use("factories", 2, 0, 40), *_PLUS),
)


def _flag(country: str, *bands: Shape) -> Symbol:
    """Return a small flag of bands in a frame."""
    frame = Rect(3, 9, 42, 30, 2, stroke="line", line=2)
    return Symbol(f"flag_{country}", f"name-{country}", (*bands, frame))


FLAGS: Final = (
    _flag(
        "brunei",
        Rect(3, 9, 42, 30, fill="orpiment"),
        area("M3 9h8l34 22v8h-8L3 17z", "chalk"),
        area("M3 15l36 24h-9L3 22z", "line"),
    ),
    _flag(
        "korean",
        Rect(3, 9, 42, 30, fill="chalk"),
        area("M15 24a9 9 0 0 1 18 0z", "cinnabar"),
        area("M15 24a9 9 0 0 0 18 0z", "azurite"),
    ),
    _flag("japanese", Rect(3, 9, 42, 30, fill="chalk"), Circle(24, 24, 9, fill="cinnabar")),
    _flag(
        "portuguese",
        Rect(3, 9, 18, 30, fill="jade"),
        Rect(21, 9, 24, 30, fill="cinnabar"),
        Circle(21, 24, 6, fill="orpiment", stroke="line"),
    ),
    _flag(
        "spanish",
        Rect(3, 9, 42, 30, fill="cinnabar"),
        Rect(3, 17, 42, 14, fill="orpiment"),
    ),
    _flag(
        "dutch",
        Rect(3, 9, 42, 10, fill="cinnabar"),
        Rect(3, 19, 42, 10, fill="chalk"),
        Rect(3, 29, 42, 10, fill="azurite"),
    ),
)

PLACE_SYMBOLS: Final = (
    *(JUNK, SPROUT, SCALES, FACTORY, TABLET),
    *(TIMBER, LOOM, GALLEON, PAGODA, BANNER),
    *(ROAD, CANAL, BRIDGE, PALACE, TOWN),
    *BONUSES,
    *FLAGS,
)
