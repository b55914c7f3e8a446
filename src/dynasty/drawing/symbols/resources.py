"""What is won and paid: coins, clay, pigments, prestige."""

from dynasty.drawing.scene import Circle, Path, Symbol
from dynasty.drawing.symbols.pen import area, blossom, trace

_DROP = "M24 3C28.5 12 39 20.5 39 30.5a15 15 0 0 1-30 0C9 20.5 19.5 12 24 3z"

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


def pigment(name: str, colour: str, mark: Path) -> Symbol:
    """A drop of colour with a mark, so that colour is not the only cue."""
    return Symbol(
        name,
        f"name-{name.replace('_', '-')}",
        (
            area(_DROP, colour, f"{colour}-dark", 2.2),
            trace("M14.6 27c.9-3.4 2.8-6.2 4.7-8.8", "chalk", 2.4, 0.6),
            mark,
        ),
    )


SUN = area("M24 26.6a5.4 5.4 0 1 0 0 10.8 5.4 5.4 0 1 0 0-10.8z", "orpiment-dark")
FLAME = trace("M17.5 36l6.5-8.5 6.5 8.5", "chalk", 3.6)
LEAF = trace("M24 24.5V39M24 35l6-5.5M24 35l-6-5.5", "chalk", 3.2)
WAVE = trace("M15.5 33c2.8-4.6 5.7-4.6 8.5 0s5.7 4.6 8.5 0", "chalk", 3.4)

PIGMENTS = (
    pigment("pigment_yellow", "orpiment", SUN),
    pigment("pigment_red", "cinnabar", FLAME),
    pigment("pigment_green", "jade", LEAF),
    pigment("pigment_blue", "azurite", WAVE),
)

ANY_PIGMENT = Symbol(
    "any_pigment",
    "name-any",
    (
        area("M24 3C20.5 10 13 16.5 10.3 24.5H24z", "orpiment"),
        area("M24 3C27.5 10 35 16.5 37.7 24.5H24z", "cinnabar"),
        area("M10.3 24.5C9 28 9 29 9 30.5a15 15 0 0 0 15 15v-21z", "jade"),
        area("M37.7 24.5C39 28 39 29 39 30.5a15 15 0 0 1-15 15v-21z", "azurite"),
        trace("M24 6v38M11 25h26", "chalk", 2),
        area(_DROP, "none", "line", 2),
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

RESOURCES = (COIN, CLAY, *PIGMENTS, ANY_PIGMENT, PRESTIGE, PRESTIGE_PLATE)
