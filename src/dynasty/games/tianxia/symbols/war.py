"""Meeples in their roles, the Wall, the Nomads."""

from dynasty.drawing.scene import Circle, Path, Rect, Shape, Symbol, Text
from dynasty.drawing.symbols.pen import area, trace
from dynasty.kernel import text_key

MEEPLE_OUTLINE = (
    "M24 5a7.5 7.5 0 0 1 6.5 11.2c5 1 11.5 3.6 11.5 7.8 0 3-5 3.6-8.6 3.4L38 43H28l-4-8-4 8H10l4.6"
    "-15.6C11 27.6 6 27 6 24c0-4.2 6.5-6.8 11.5-7.8A7.5 7.5 0 0 1 24 5z"
)


def meeple(name: str, *more: Shape) -> Symbol:
    """Return a meeple in the colour of its owner, with the sign of its role."""
    body = Path(MEEPLE_OUTLINE, fill="current", stroke="line", line=2)
    return Symbol(name, text_key("name", name), (body, *more))


MEEPLE = meeple("meeples")
SOLDIER = meeple("soldier", trace("M41 3v41M37 9l4-7 4 7", "line", 2.6))
GOVERNOR = meeple("governor", area("M14 8h20l-4-6H18z", "line", "gold", 1.4))
WORKER = meeple("worker", area("M11 10c4-8 22-8 26 0z", "wood", "line", 1.6))
MERCHANT = meeple("merchant", Circle(36, 36, 8, fill="gold", stroke="line", line=1.8))

WALL = Symbol(
    "wall",
    "name-wall",
    (
        Path("M3 44V16h9v6h7v-6h10v6h7v-6h9v28z", fill="current", stroke="line", line=2),
        trace("M3 30h42M3 37h42M13 30v7M24 23v7M35 30v7M18 37v7M30 37v7", "line", 1.3, 0.7),
    ),
)
TOWER = Symbol(
    "tower",
    "name-tower",
    (
        Path("M11 45L14 20h20l3 25z", fill="current", stroke="line", line=2),
        area("M6 21l8-8h20l8 8z", "terracotta", "line", 1.8),
        area("M10 13l6-7h16l6 7z", "terracotta-dark", "line", 1.8),
        area("M20 45V34a4 4 0 0 1 8 0v11z", "line"),
    ),
)
DOUBLE_TOWER = Symbol(
    "double_tower",
    "name-double-tower",
    (
        Path("M3 45L5 22h15l2 23zM26 45l2-23h15l2 23z", fill="current", stroke="line", line=2),
        area("M1 23l6-8h11l6 8zM24 23l6-8h11l6 8z", "terracotta", "line", 1.8),
        trace("M12.5 33v12M35.5 33v12", "line", 4),
    ),
)
CHIEFTAIN = Symbol(
    "chieftain",
    "name-chieftain",
    (
        area("M7 45c2-12 8-16 17-16s15 4 17 16z", "terracotta-dark", "line", 2),
        Circle(24, 21, 9, fill="skin", stroke="line", line=1.8),
        area("M12 19c0-10 24-10 24 0-8-3-16-3-24 0z", "earth-dark", "line", 1.8),
        area("M24 10l-4-8h8z", "cinnabar", "line", 1.4),
        trace("M19 26c2 3 8 3 10 0", "earth-dark", 2.4),
        trace("M20.5 20.500v.5M27.5 20.500v.5", "line", 2.4),
    ),
)
NOMADS = Symbol(
    "nomad_strength",
    "name-nomad-strength",
    (
        trace("M10 42C30 34 36 20 30 5", "line", 6.5),
        trace("M10 42C30 34 36 20 30 5", "wood", 3.6),
        trace("M10 42L30 5", "line", 1.6),
        trace("M6 12l34 26M40 38l-3-8M40 38l-9-1", "cinnabar", 3),
    ),
)
DEFENSE = Symbol(
    "defense",
    "name-defense",
    (
        area("M24 3l18 6v13c0 12-8 19-18 24C14 41 6 34 6 22V9z", "azurite", "line", 2),
        area("M24 9l12 4v9c0 9-5 14-12 18z", "azurite-dark"),
        trace("M24 9v31M12 20h24", "chalk", 1.8, 0.8),
    ),
)
BATTLE = Symbol(
    "battle",
    "name-battle",
    (
        Circle(24, 24, 22, fill="cinnabar", stroke="line", line=2),
        trace("M12 12l22 22M36 12L14 34", "chalk", 4),
        trace("M31 37l6-6M17 37l-6-6M36 36l3 3M12 36l-3 3", "chalk", 3),
    ),
)
RAID = Symbol(
    "raid",
    "name-raid",
    (
        area(
            "M24 2c2 9 15 14 15 28a15 15 0 0 1-30 0c0-7 4-10 5-16 4 2 5 5 5 8 4-5 6-12 5-20z",
            "cinnabar",
            "line",
            1.8,
        ),
        area("M24 24c1 5 7 6 7 12a7 7 0 0 1-14 0c0-4 3-5 3-8 2 1 3 2 3 3 1-2 1-4 1-7z", "orpiment"),
    ),
)
TOKEN = Symbol(
    "additional_cost",
    "name-additional-cost",
    (
        Rect(5, 5, 38, 38, 6, fill="earth-dark", stroke="line", line=2),
        Text(24, 35, "+1", 30, fill="chalk", anchor="middle", bold=True),
    ),
)
NEUTRAL = Symbol(
    "neutral_chip",
    "name-neutral-worker",
    (
        Circle(24, 24, 21, fill="silk-dark", stroke="line", line=2.4),
        Text(24, 34, "N", 28, fill="line", anchor="middle", bold=True),
    ),
)

WAR_SYMBOLS = (
    *(MEEPLE, SOLDIER, GOVERNOR, WORKER, MERCHANT, WALL, TOWER, DOUBLE_TOWER),
    *(CHIEFTAIN, NOMADS, DEFENSE, BATTLE, RAID, TOKEN, NEUTRAL),
)
