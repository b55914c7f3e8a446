"""Weapons, warriors and specialists."""

from typing import Final

from dynasty.drawing.scene import Circle, Symbol
from dynasty.drawing.symbols.pen import area, disc, trace
from dynasty.drawing.symbols.pieces import PAINTED_WARRIOR, RAW_WARRIOR

SWORD: Final = Symbol(
    "sword",
    "name-sword",
    (
        trace("M11 37L41 7", "line", 8),
        trace("M13 35L40.5 7.5", "chalk", 4.4),
        trace("M9 28.5L19.5 39", "line", 7.4),
        trace("M9.5 29L19 38.5", "gold", 4),
        trace("M5 43l7-7", "line", 7),
        trace("M5.5 42.5l6-6", "wood-dark", 4),
    ),
)

HALBERD: Final = Symbol(
    "halberd",
    "name-halberd",
    (
        trace("M10 45L35 7", "line", 6.4),
        trace("M10 45L35 7", "wood", 3.4),
        area("M28 6c7-8 19-2 18 9-1 5-4 8-8 9 2-8-3-14-10-18z", "bronze", "line", 2),
        area("M33 10l6-9 3 10z", "bronze-dark", "line", 1.6),
        trace("M24 20l5.5 3.6", "cinnabar", 4.4),
    ),
)

CROSSBOW: Final = Symbol(
    "crossbow",
    "name-crossbow",
    (
        trace("M4 18C14 3 34 3 44 18", "line", 7.4),
        trace("M4 18C14 3 34 3 44 18", "wood-dark", 4),
        trace("M4 18L24 27 44 18", "line", 1.8),
        area("M20.5 5h7v36l-3.5 5-3.5-5z", "wood", "line", 2),
        trace("M24 2v22", "line", 2.6),
    ),
)

SPEAR: Final = Symbol(
    "spear",
    "name-spear",
    (
        trace("M6 44L34 14", "line", 6.4),
        trace("M6 44L34 14", "wood", 3.4),
        area("M31 19C30 10 36 5 45 3c-1.5 9-6 15.5-14 16z", "bronze", "line", 2),
        trace("M27 17c4 0 6 2 6.5 6.5M25 20c3 0 4.5 1.5 5 4", "cinnabar", 3),
    ),
)

WEAPONS: Final = (SWORD, HALBERD, CROSSBOW, SPEAR)

_SLIM = {"width": 40, "height": 64}

OFFICER: Final = Symbol(
    "officer",
    "name-officer",
    (
        *PAINTED_WARRIOR.shapes,
        area("M12.5 8.5L15 1.5h10l2.5 7z", "line", "gold", 1.6),
        trace("M34 19v28", "line", 5.4),
        trace("M34 20v26", "chalk", 2.8),
        trace("M29.5 43.5h9", "gold", 3.4),
    ),
    **_SLIM,
)

GUARD: Final = Symbol(
    "guard",
    "name-guard",
    (
        *PAINTED_WARRIOR.shapes,
        trace("M35 4v57", "line", 4.6),
        trace("M35 4v57", "wood", 2.2),
        area("M35 5c-10-1-10 14 0 15 3-4 3-11 0-15z", "bronze", "line", 1.4),
    ),
    **_SLIM,
)

CROSSBOWMAN: Final = Symbol(
    "crossbowman",
    "name-crossbowman",
    (
        *PAINTED_WARRIOR.shapes,
        trace("M3 34C9 24 31 24 37 34", "line", 5.4),
        trace("M3 34C9 24 31 24 37 34", "wood", 2.8),
        trace("M3 34L20 38 37 34", "line", 1.2),
        area("M17.8 25h4.4v20h-4.4z", "wood-dark", "line", 1.4),
    ),
    **_SLIM,
)

SOLDIER: Final = Symbol(
    "soldier",
    "name-soldier",
    (
        *PAINTED_WARRIOR.shapes,
        trace("M5 9v52", "line", 4.4),
        trace("M5 9v52", "wood", 2),
        area("M5 0l3.8 11H1.2z", "bronze", "line", 1.3),
        trace("M2 13h6", "cinnabar", 3),
    ),
    **_SLIM,
)

WARRIORS: Final = (OFFICER, GUARD, CROSSBOWMAN, SOLDIER)

HORSE: Final = Symbol(
    "horse",
    "name-horse",
    (
        area(
            "M7 45c-1-9 1-14 5-18 3-3 3-9 4-14 1-4 5-7 9-7l2-5 3 5c6 2 10 8 14 14 1.5 2.5 0 6-3 6"
            "-4 0-6-2-9-3-1 4 2 8 5 12 2 3 3 6 3 10z",
            "terracotta",
            "line",
            2,
        ),
        trace("M15 13c-5 4-6 11-10 16M18 8c-5 1-8 5-9 10", "terracotta-dark", 3),
        Circle(30, 14, 1.8, fill="line"),
        trace("M25 7.5c3 7 6 12 14 15", "gold-light", 2),
    ),
)

FOOTMAN: Final = Symbol(
    "footman",
    "name-footman",
    (
        *RAW_WARRIOR.shapes,
        area("M7 30h17v14c0 6-17 6-17 0z", "bronze", "line", 1.8),
        trace("M15.5 32v14M9 38h13", "bronze-dark", 1.8),
    ),
    **_SLIM,
)

ARCHER: Final = Symbol(
    "kneeling_archer",
    "name-kneeling-archer",
    (
        area(
            "M4 44c-1-7 3-11 9-12h12l12 3c3 1 3 5 0 6l-8 .500V44z", "terracotta-dark", "line", 1.8
        ),
        area("M12 16c6-4 12-3 16 1l1 16H13z", "terracotta", "line", 1.8),
        trace("M26 20l12 3", "line", 5.6),
        trace("M26 20l12 3", "terracotta-light", 3),
        area(disc(20, 10, 6.5), "terracotta-light", "line", 1.6),
        area("M13 9c1-7 12-8 14-1-4-1-9-1-14 1z", "terracotta-dark", "line", 1.2),
        trace("M36 6c9 8 9 24 0 34", "line", 5),
        trace("M36 6c9 8 9 24 0 34", "wood", 2.4),
        trace("M36 6v34", "line", 1.2),
    ),
)

MUSICIAN: Final = Symbol(
    "musician",
    "name-musician",
    (
        area("M24 17C11 17 9 31 7 45h34C39 31 37 17 24 17z", "terracotta", "line", 1.8),
        area(disc(24, 10, 6.5), "terracotta-light", "line", 1.6),
        area("M17 9c1-7 13-7 14 0-4-1.5-10-1.5-14 0z", "terracotta-dark", "line", 1.2),
        Circle(24, 33, 11, fill="cinnabar", stroke="line", line=1.8),
        Circle(24, 33, 7.5, fill="silk", stroke="cinnabar-dark", line=1.4),
        trace("M9 22l11 9M39 22l-11 9", "line", 4.6),
        trace("M9 22l11 9M39 22l-11 9", "wood", 2.4),
    ),
)

SPECIALISTS: Final = (HORSE, FOOTMAN, ARCHER, MUSICIAN)
STATUES: Final = (*WEAPONS, *WARRIORS, *SPECIALISTS)
