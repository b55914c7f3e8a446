"""Resources and Goods."""

from dynasty.drawing.scene import Circle, Rect, Symbol, Text
from dynasty.drawing.symbols.pen import area, trace

WOOD = Symbol(
    "wood",
    "name-wood",
    (
        area("M5 30l26-15 12 4-26 16z", "wood", "line", 1.8),
        area("M5 30l12 5v8L5 38z", "wood-dark", "line", 1.8),
        area("M17 35l26-16v8L17 43z", "wood-dark", "line", 1.8),
        area("M10 18l20-11 10 3.5-20 12z", "wood", "line", 1.8),
        area("M10 18l10 4.5v6L10 24z", "wood-dark", "line", 1.8),
        trace("M15 20l18-10M12 32l20-11", "wood-dark", 1.4),
    ),
)

STONE = Symbol(
    "stone",
    "name-stone",
    (
        area("M6 35l5-17 12-9 14 5 6 16-8 10H13z", "bronze", "line", 2),
        area("M6 35l5-17 9 8-4 14h-3z", "bronze-dark", "line", 1.4),
        trace("M20 26l14-4 9 8M20 26l3-17M34 22l3-8", "line", 1.4, 0.7),
    ),
)

RICE = Symbol(
    "rice",
    "name-rice",
    (
        trace("M25 45C22 33 22 20 30 6", "jade-dark", 2.6),
        *(
            area(f"M{x} {y}c5-2 8 1 9 6-5 1-9-1-9-6z", "orpiment", "line", 1.2)
            for x, y in ((28, 8), (26, 16), (25, 24), (25, 32))
        ),
        *(
            area(f"M{x} {y}c-5-2-8 1-9 6 5 1 9-1 9-6z", "orpiment", "line", 1.2)
            for x, y in ((29, 7), (25, 14), (23, 22), (23, 30))
        ),
    ),
)

SILK = Symbol(
    "silk",
    "name-silk",
    (
        area("M8 14h26a6 6 0 0 1 6 6v14a6 6 0 0 1-6 6H8z", "plum", "line", 2),
        area("M8 14a6 13 0 0 1 0 26 6 13 0 0 1 0-26z", "plum-dark", "line", 2),
        area("M8 22a3 5 0 0 1 0 10 3 5 0 0 1 0-10z", "chalk", "line", 1.2),
        trace("M17 18c5 4 14 4 20 1M16 27c6 4 16 4 23 1M16 36c6 3 14 3 20 1", "chalk", 1.8, 0.7),
    ),
)

HELMET = Symbol(
    "helmet",
    "name-helmet",
    (
        area("M22 8l2-6 2 6z", "cinnabar", "line", 1.4),
        area("M8 30C8 15 15 8 24 8s16 7 16 22v8h-8v-9H16v9H8z", "night-light", "line", 2),
        trace("M24 9v19M14 13c-2 5-3 10-3 16M34 13c2 5 3 10 3 16", "chalk", 1.6, 0.6),
        trace("M10 30h28", "gold", 3),
    ),
)

JEWELRY = Symbol(
    "jewelry",
    "name-jewelry",
    (
        trace("M8 8c2 22 30 22 32 0", "gold", 3.4),
        *(
            Circle(x, y, 3.6, fill="jade", stroke="line", line=1.2)
            for x, y in ((11, 18), (17, 24), (31, 24), (37, 18))
        ),
        area("M24 22l8 9-8 13-8-13z", "cinnabar", "line", 1.8),
        trace("M16 31h16M24 22v22", "chalk", 1.2, 0.7),
    ),
)


def choice_crate(name: str, title: str, fill: str, edge: str) -> Symbol:
    """Return a crate for a Resource or Good of the player's choice."""
    return Symbol(
        name,
        title,
        (
            Rect(6, 8, 36, 34, 5, fill=fill, stroke=edge, line=2.4),
            trace("M6 17h36M6 33h36", edge, 1.6, 0.6),
            Text(24, 38, "?", 38, fill="chalk", anchor="middle", bold=True),
        ),
    )


ANY_RESOURCE = choice_crate("any_resource", "name-any-resource", "earth", "earth-dark")
ANY_GOOD = choice_crate("any_good", "name-any-good", "plum", "plum-dark")

GOODS_SYMBOLS = (WOOD, STONE, RICE, SILK, HELMET, JEWELRY, ANY_RESOURCE, ANY_GOOD)
