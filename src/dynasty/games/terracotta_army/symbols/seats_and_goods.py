"""Marks of the seats and of Li Si, and symbols of goods, dice and rings."""

from math import cos, pi, sin
from typing import Final

from dynasty.drawing.scene import Circle, Rect, Shape, Symbol
from dynasty.drawing.symbols.pen import area, trace
from dynasty.drawing.theme import SeatMark

SEATS: Final = (
    SeatMark("orpiment", "orpiment-ink", "circle", "Y"),
    SeatMark("jade", "jade-ink", "triangle", "G"),
    SeatMark("azurite", "azurite-ink", "square", "B"),
    SeatMark("seat-0", "seat-0-ink", "diamond", "P"),
)
LI_SI_MARK: Final = SeatMark("night-light", "gold-light", "plaque", "L")


def _rays(count: int, reach: float, waist: float) -> str:
    """Return the outline of a star with `count` points around (24, 24)."""
    corners = [
        f"{24 + radius * cos(turn):.1f} {24 + radius * sin(turn):.1f}"
        for at in range(2 * count)
        for turn, radius in ((pi * at / count, waist if at % 2 else reach),)
    ]
    return f"M{'L'.join(corners)}z"


ARTISAN_STAR: Final = Symbol(
    "artisan_star",
    "name-artisan",
    (area(_rays(12, 23, 17.5), "gold-light", "gold-dark", 2),),
)

_LUMP = "M6 34c0-10 7-14 12-20c4-5 10-5 13 0c4 7 11 9 11 19c0 8-36 9-36 1z"

WET_CLAY: Final = Symbol(
    "wet_clay",
    "name-wet-clay",
    (
        area(_LUMP, "terracotta-dark", "line", 2),
        trace("M13 29c1-5 5-8 8-12", "terracotta-light", 3),
        area("M36 3c2 4 6 6.5 6 10.5a6 6 0 0 1-12 0C30 9.5 34 7 36 3z", "azurite", "line", 1.6),
    ),
)

DRY_CLAY: Final = Symbol(
    "dry_clay",
    "name-dry-clay",
    (
        area(_LUMP, "earth-pale", "line", 2),
        trace("M22 13l-4 8 6 4-3 7 4 6M31 22l-4 5 5 5", "earth-dark", 2),
    ),
)

VP: Final = Symbol(
    "vp",
    "name-vp",
    (
        area("M24 3l6 13 14 1.5-10.5 9.5 3 14L24 34l-12.5 7 3-14L4 17.5 18 16z", "gold", "line", 2),
        trace("M24 9v18M18.5 20l5.5 7 5.5-7", "gold-dark", 1.8, 0.7),
    ),
)


def _die(face: int) -> Symbol:
    places = {
        1: ((24, 24),),
        2: ((14, 14), (34, 34)),
        3: ((13, 13), (24, 24), (35, 35)),
        4: ((14, 14), (34, 14), (14, 34), (34, 34)),
        5: ((13, 13), (35, 13), (24, 24), (13, 35), (35, 35)),
        6: ((14, 12), (34, 12), (14, 24), (34, 24), (14, 36), (34, 36)),
    }
    pips: tuple[Shape, ...] = tuple(Circle(x, y, 4, fill="line") for x, y in places[face])
    plate = Rect(3, 3, 42, 42, 9, fill="chalk", stroke="line", line=2)
    return Symbol(f"die_{face}", "name-overseer-die", (plate, *pips))


DICE: Final = tuple(_die(face) for face in range(1, 7))

TURN_CLOCKWISE: Final = Symbol(
    "turn_clockwise",
    "name-inner-ring",
    (trace("M40 24a16 16 0 1 1-6-12.5", "current", 5), trace("M26 10l9.5 1.5L37 2", "current", 5)),
)
TURN_BACK: Final = Symbol(
    "turn_back",
    "name-middle-ring",
    (trace("M8 24a16 16 0 1 0 6-12.5", "current", 5), trace("M22 10l-9.5 1.5L11 2", "current", 5)),
)

BASE: Final = Symbol(
    "warrior_base",
    "name-warrior-base",
    (
        area("M4 30c0-6 40-6 40 0v6c0 6-40 6-40 0z", "current", "line", 2),
        trace("M4 30c0 6 40 6 40 0", "line", 1.8),
    ),
)

MARKS: Final = (
    ARTISAN_STAR,
    WET_CLAY,
    DRY_CLAY,
    VP,
    *DICE,
    TURN_CLOCKWISE,
    TURN_BACK,
    BASE,
)
