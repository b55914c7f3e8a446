"""Symbols of the players' pieces: warriors, builders, officials, seals, seat chips."""

from dynasty.drawing.scene import Path, Rect, Shape, Symbol, Text
from dynasty.drawing.symbols.pen import area, trace
from dynasty.drawing.theme import SEAT_MARKS, SeatMark

_GROUND = area("M6 61a14 3.2 0 1 0 28 0a14 3.2 0 1 0-28 0z", "shade", opacity=0.25)
_LEGS = "M12.5 46h6.6v13.5H10c0-2.6 1-3.6 2.8-4.4zM27.5 46h-6.6v13.5H30c0-2.6-1-3.6-2.8-4.4z"
_SKIRT = "M10.2 35L7 48.5c8 3.6 18 3.6 26 0L29.8 35z"
_TORSO = "M10 24.5c5-5 15-5 20 0l.4 13.2c-6 2.6-14.8 2.6-20.8 0z"
_ARMS = (
    "M10.5 23.5C5 25 3.6 31 4.2 37.6L7.5 45l4-1.8-1.6-7 1.6-6zM29.5 23.5"
    "c5.5 1.5 6.9 7.5 6.3 14.1L32.5 45l-4-1.8 1.6-7-1.6-6z"
)
_SCARF = "M13.6 20.5L15.5 17h9l1.9 3.5c-3.8 4-9 4-12.8 0z"
_HEAD = "M14.3 11.8a5.7 6.7 0 1 0 11.4 0a5.7 6.7 0 1 0-11.4 0z"
_HAIR = (
    "M13.9 11.5c0-4.2 2.6-6.8 5.6-7.2C19.3 1.6 21 .6 22.8.8c2.3.3 3 2.6 1.7 4.5"
    "c1.3 1.5 1.7 3.7 1.6 6.2c-3.6-2.6-8.6-2.6-12.2 0z"
)
_PLATES = (
    "M9.8 29.5c6.6 2 13.8 2 20.4 0M9.7 33.6c6.6 2 14 2 20.6 0M15 22.5v16M20 21.5v18M25 22.5v16"
)
_FOLDS = "M14 40.5l-1.8 9M20 41v10M26 40.5l1.8 9"
_FACE = "M17.4 11.6h1.6M21 11.6h1.6M17.6 15.3c1.6-1 3.2-1 4.8 0"


def _warrior(name: str, title: str, parts: tuple[Shape, ...]) -> Symbol:
    return Symbol(name, title, (_GROUND, *parts), width=40, height=64)


RAW_WARRIOR = _warrior(
    "raw_warrior",
    "name-raw-warrior",
    (
        area(_LEGS, "terracotta-dark", "line", 1.1),
        area(_SKIRT, "terracotta", "line", 1.1),
        area(_ARMS, "terracotta", "line", 1.1),
        area(_TORSO, "terracotta-light", "line", 1.1),
        trace(_PLATES, "terracotta-dark", 1, 0.75),
        trace(_FOLDS, "terracotta-dark", 1.1, 0.8),
        area(_SCARF, "terracotta", "line", 1.1),
        area(_HEAD, "terracotta-light", "line", 1.1),
        area(_HAIR, "terracotta-dark", "line", 1.1),
        trace(_FACE, "terracotta-dark", 1.1),
    ),
)

PAINTED_WARRIOR = _warrior(
    "painted_warrior",
    "name-painted-warrior",
    (
        area(_LEGS, "line", "line", 1.1),
        area(_SKIRT, "current", "line", 1.1),
        area(_ARMS, "current", "line", 1.1),
        area(_TORSO, "current", "line", 1.1),
        area(_TORSO, "shade", opacity=0.14),
        trace(_PLATES, "chalk", 0.9, 0.75),
        trace(_FOLDS, "line", 1.1, 0.55),
        trace("M9.8 38.6c6.6 2.2 13.8 2.2 20.4 0", "gold-light", 2.2),
        area(_SCARF, "chalk", "line", 1.1),
        area(_HEAD, "skin", "line", 1.1),
        area(_HAIR, "line", "line", 1.1),
        trace(_FACE, "line", 1.1),
    ),
)

_ROBE = "M20 26C9.5 26 6.5 38 5 54c9.5 4.6 20.5 4.6 30 0C33.5 38 30.5 26 20 26z"

BUILDER = Symbol(
    "master_builder",
    "name-master-builder",
    (
        _GROUND,
        area(_ROBE, "current", "line", 1.4),
        trace("M20 28l-4.5 8M20 28l4.5 8", "chalk", 2),
        trace("M8 43.5c8 2.5 16 2.5 24 0", "line", 2.2, 0.75),
        area("M13.5 19a6.5 7.5 0 1 0 13 0z", "skin", "line", 1.3),
        area("M20 5L37 20c-10 4.5-24 4.5-34 0z", "wood", "line", 1.4),
        trace("M20 6l-9 15M20 6v16.5M20 6l9 15", "wood-dark", 1.1, 0.8),
    ),
    width=40,
    height=64,
)

SUPERVISOR = Symbol(
    "supervisor",
    "name-supervisor",
    (
        _GROUND,
        area(_ROBE, "current", "line", 1.4),
        area("M15.5 27h9L20 38z", "chalk", "line", 1),
        trace("M20 38v18", "line", 1.2, 0.5),
        area("M13.5 19a6.5 7.5 0 1 0 13 0z", "skin", "line", 1.3),
        trace("M2.5 15.5h10M27.5 15.5h10", "line", 4),
        area("M12 19v-6c2-6 14-6 16 0v6z", "line"),
        trace("M14 15.5h12", "gold", 1.8),
    ),
    width=40,
    height=64,
)

PRIME_MINISTER = Symbol(
    "prime_minister",
    "name-prime-minister",
    (
        _GROUND,
        area(_ROBE, "night", "gold", 1.6),
        area("M16.5 26h7l-1.5 30h-4z", "cinnabar", "gold", 1.1),
        trace("M8.5 40c3.5 1.8 5.5 2.2 8 2.4M31.5 40c-3.5 1.8-5.5 2.2-8 2.4", "gold", 1.6),
        area("M13.5 19a6.5 8 0 1 0 13 0z", "skin", "line", 1.3),
        trace("M17.5 26.5L20 32l2.5-5.5", "line", 1.8),
        area("M14 19v-8h12v8z", "night", "gold", 1.1),
        area("M3 6.5h34l-2 4.5H5z", "gold", "gold-dark", 1.2),
        trace("M6.5 12.5v8.5M10.5 12.5v6.5M29.5 12.5v6.5M33.5 12.5v8.5", "cinnabar", 2),
    ),
    width=40,
    height=64,
)

SEAL = Symbol(
    "seal",
    "name-seal",
    (
        Rect(4, 4, 40, 40, 7, fill="cinnabar", stroke="cinnabar-dark", line=2),
        Rect(9, 9, 30, 30, 3, stroke="chalk", line=2),
        trace("M15.5 16h17M24 16v16M17 24h14M15.5 32h17", "chalk", 3.2),
    ),
)


# A triangle stands on its tip: so its letter is as large as any other.
_OUTLINES = {
    "circle": "M24 2.5a21.5 21.5 0 1 0 0 43a21.5 21.5 0 1 0 0-43z",
    "triangle": "M2 4.5h44L24 46z",
    "square": "M9 4h30a5 5 0 0 1 5 5v30a5 5 0 0 1-5 5H9a5 5 0 0 1-5-5V9a5 5 0 0 1 5-5z",
    "diamond": "M24 .5L47.5 24 24 47.5.5 24z",
    "plaque": "M14 3h20l11 11v20L34 45H14L3 34V14z",
}
_BASELINE = {"triangle": 27.5}


def seat_chip(seat: int, mark: SeatMark) -> Symbol:
    """Return the mark of a seat as a symbol: colour, shape and letter."""
    outline = Path(_OUTLINES[mark.shape], fill=mark.colour, stroke="line", line=2.4)
    y = _BASELINE.get(mark.shape, 33.6)
    letter = Text(24, y, mark.letter, 27, fill=mark.ink, anchor="middle", bold=True)
    return Symbol(f"seat_{seat}", f"name-seat-{seat}", (outline, letter))


CHIPS = tuple(seat_chip(seat, mark) for seat, mark in enumerate(SEAT_MARKS))

PIECES = (RAW_WARRIOR, PAINTED_WARRIOR, BUILDER, SUPERVISOR, PRIME_MINISTER, SEAL, *CHIPS)
