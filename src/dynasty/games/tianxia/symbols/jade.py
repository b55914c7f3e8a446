"""The six Jade Figurines."""

from dynasty.drawing.scene import Circle, Shape, Symbol
from dynasty.drawing.symbols.pen import area, trace


def figurine(kind: str, *shapes: Shape) -> Symbol:
    """Return a figurine on a disc of jade."""
    disc = Circle(24, 24, 21.5, fill="jade", stroke="jade-dark", line=2.4)
    ring = Circle(24, 24, 17.8, stroke="chalk", line=1, opacity=0.5)
    return Symbol(f"jade_{kind}", f"name-jade-{kind}", (disc, ring, *shapes))


OX = figurine(
    "ox",
    trace("M11 13c0 7 5 9 9 9h8c4 0 9-2 9-9", "chalk", 3.4),
    area("M18 22h12l2 7-4 8h-8l-4-8z", "chalk"),
    trace("M21.5 32v.5M26.5 32v.5", "jade-dark", 2.4),
)
HORSE = figurine(
    "horse",
    area("M19 37c-1-8 1-12-5-13l3-7 8-6 1-4 3 4c6 4 7 12 5 26z", "chalk"),
    trace("M29 12c5 5 5 13 4 24", "jade-dark", 2),
    trace("M22.5 17.5v.5", "jade-dark", 2.6),
)
TIGER = figurine(
    "tiger",
    area("M13 13l6 3h10l6-3-1 9c2 9-4 15-10 15s-12-6-10-15z", "chalk"),
    trace(
        "M24 17v6M19.5 18.5l1 3M28.5 18.5l-1 3M15 27l5 1M33 27l-5 1M16 32l4-1.5M32 32l-4-1.5",
        "jade-dark",
        2,
    ),
)
CRANE = figurine(
    "crane",
    trace("M15 12l7 2c4 2-4 8 2 11", "chalk", 3),
    area("M22 24c6-4 12-2 14 3-4 5-12 6-15 1z", "chalk"),
    trace("M25 30v9M30 30v9M22 39h5M28 39h5", "chalk", 2),
    trace("M9 13l6-1", "orpiment", 2.4),
)
PHOENIX = figurine(
    "phoenix",
    area("M12 15l6-4 4 4c2 6 8 4 10 10-4 5-13 4-15-3z", "chalk"),
    trace("M28 26c6 1 9 5 9 11M26 28c3 3 4 7 2 11M23 28c0 5-2 8-6 10", "chalk", 2.6),
    trace("M17 10V6M20 11l3-4", "orpiment", 2.2),
)
DRAGON = figurine(
    "dragon",
    trace("M13 17c9-8 20-3 18 5s-15 3-14 10 12 8 18 2", "chalk", 5),
    trace("M12 17l-3-5M16 14l-1-6", "orpiment", 2.4),
    trace("M35 34l3 4", "chalk", 3),
    trace("M14.5 16.5v.5", "jade-dark", 2.6),
)

JADE_SYMBOLS = (OX, HORSE, TIGER, CRANE, PHOENIX, DRAGON)
