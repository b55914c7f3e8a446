"""Symbols of the wheel: masters and the other actions."""

from dataclasses import replace
from typing import Final

from dynasty.drawing.scene import Circle, Rect, Symbol, Text
from dynasty.drawing.symbols import SYMBOLS
from dynasty.drawing.symbols.pen import area, disc, trace
from dynasty.games.terracotta_army.symbols.seats_and_goods import WET_CLAY
from dynasty.games.terracotta_army.symbols.statues import HORSE, WEAPONS

BUILDER: Final = Symbol(
    "master_builder",
    "name-master-builder",
    (
        Rect(4, 30, 18, 13, 2, fill="terracotta", stroke="line", line=1.8),
        Rect(24, 30, 20, 13, 2, fill="terracotta-light", stroke="line", line=1.8),
        Rect(12, 16, 20, 13, 2, fill="terracotta-dark", stroke="line", line=1.8),
        trace("M30 14l12-11", "line", 6),
        trace("M30 14l12-11", "wood", 3.2),
        area("M18 8l14 2-5 12z", "bronze", "line", 1.8),
    ),
)

ADMINISTRATOR: Final = Symbol(
    "master_administrator",
    "name-master-administrator",
    (
        area("M10 4h24l6 6v34H10z", "silk", "line", 2),
        trace("M16 13h14M16 20h18", "ink-soft", 2),
        trace("M32 33a8 8 0 1 1-3-6.5", "azurite", 3.6),
        trace("M24 25.5l6 1.5.8-6", "azurite", 3.2),
    ),
)

INSPECTOR: Final = Symbol(
    "master_inspector",
    "name-master-inspector",
    (
        area("M2 24C12 9 36 9 46 24C36 39 12 39 2 24z", "chalk", "line", 2.4),
        Circle(24, 24, 9.5, fill="jade", stroke="line", line=2),
        Circle(24, 24, 4.4, fill="line"),
        Circle(27, 20.5, 2, fill="chalk"),
    ),
)

CLAY_MAKER: Final = Symbol(
    "master_clay_maker",
    "name-master-clay-maker",
    (
        area(
            "M16 5h16v4l-3 4c7 3 11 9 11 16 0 7-5 11-8 14H16c-3-3-8-7-8-14 0-7 4-13 11-16l-3-4z",
            "terracotta",
            "line",
            2,
        ),
        trace("M9 26c10 3 20 3 30 0M10 33c9 3 19 3 28 0", "terracotta-dark", 2.4),
        trace("M17 18c-3 2-5 5-5 8", "terracotta-light", 2.6),
    ),
)

SUPERVISOR: Final = Symbol(
    "master_supervisor",
    "name-master-supervisor",
    (
        area("M8 22h32v22H8z", "wood", "line", 2),
        area("M2 22L24 5l22 17-3 4L24 12 5 26z", "azurite", "line", 2),
        area("M15 44V31h18v13z", "wood-dark", "line", 1.6),
        area("M19 44v-6h10v6z", "earth-pale", "line", 1.4),
    ),
)

BLACKSMITH: Final = Symbol(
    "master_blacksmith",
    "name-master-blacksmith",
    (
        area(
            "M4 25h28c2 4 6 5 12 5-2 5-7 7-13 7v3l5 5H12l5-5v-4C9 35 5 31 4 25z",
            "bronze-dark",
            "line",
            2,
        ),
        trace("M8 28.5h20", "bronze", 2.2),
        trace("M30 6L17 19", "line", 6),
        trace("M30 6L18 18", "wood", 3.2),
        area("M8 12l9 9 5-5-9-9z", "bronze", "line", 1.8),
        trace("M34 18l5-3M33 12l4-4", "orpiment", 2.8),
    ),
)

MASTERS: Final = (BUILDER, ADMINISTRATOR, INSPECTOR, CLAY_MAKER, SUPERVISOR, BLACKSMITH)

SOAK: Final = Symbol(
    "soak",
    "name-soak",
    (
        area(
            "M24 2c5 9 15 17 15 27a15 15 0 0 1-30 0C9 19 19 11 24 2z",
            "azurite",
            "azurite-dark",
            2.2,
        ),
        trace("M15 28c1-4 3-7 5-10", "chalk", 2.6, 0.7),
        trace("M16 34c2.5-3 5-3 8 0s5.5 3 8 0", "chalk", 3),
    ),
)

UPGRADE: Final = Symbol(
    "upgrade",
    "name-upgrade",
    (
        area("M20 28C11 28 8 36 7 45h26c-1-9-4-17-13-17z", "earth", "line", 1.8),
        area(disc(20, 20, 7), "skin", "line", 1.6),
        area("M20 6L34 18c-9 4-19 4-28 0z", "wood", "line", 1.6),
        trace("M40 32V8M32.5 15L40 7l7.5 8", "line", 7),
        trace("M40 32V8M32.5 15L40 7l7.5 8", "gold", 3.6),
    ),
)

PRIORITY: Final = Symbol(
    "priority",
    "name-priority",
    (
        trace("M9 2v44", "line", 4.4),
        area("M9 4h36l-7 13 7 13H9z", "cinnabar", "line", 2),
        Text(22, 26, "1", 25, fill="chalk", anchor="middle", bold=True),
    ),
)

SPECIALIST: Final = Symbol(
    "specialist",
    "name-specialist",
    (
        *HORSE.shapes,
        Circle(37, 12, 10.5, fill="gold", stroke="line", line=1.8),
        trace("M37 6.5v11M31.5 12h11", "line", 3.2),
    ),
)

# What an action is about stands for it, on the wheel and beside its name.
GOODS: Final = (
    replace(SYMBOLS["coin"], name="coins"),
    replace(WET_CLAY, name="clay"),
    replace(SYMBOLS["raw_warrior"], name="warrior", title="name-warrior"),
)
READY: Final = tuple(replace(weapon, name=f"ready_{weapon.name}") for weapon in WEAPONS)

ACTIONS: Final = (*MASTERS, SOAK, UPGRADE, PRIORITY, SPECIALIST, *GOODS, *READY)
