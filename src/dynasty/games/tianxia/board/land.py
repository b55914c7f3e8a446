"""The land of the seven kingdoms: tinted shapes with wavy borders, and their names."""

from collections.abc import Iterator
from math import sin

from dynasty.drawing.scene import Group, Node, Path, Text
from dynasty.games.tianxia.board.canvas import Canvas

# Left, top, right and bottom of each kingdom, its tint, and where its name is written.
KINGDOMS = {
    "qin": ((30, 308, 254, 738), "night", (214, 598)),
    "zhao": ((254, 308, 771, 428), "cinnabar", (494, 374)),
    "yan": ((771, 308, 1026, 428), "azurite", (800, 336)),
    "wei": ((254, 428, 724, 582), "orpiment", (484, 494)),
    "qi": ((724, 428, 1026, 582), "plum", (784, 500)),
    "han": ((254, 582, 497, 738), "jade", (292, 616)),
    "chu": ((497, 582, 1026, 738), "terracotta", (774, 690)),
}
FIRM = (30, 308, 1026, 738)  # the frame of the land is straight
TIGHT = {"zhao", "wei"}  # their names stand between two Buildings
STEP = 14
SWING = 4.5


def draw_kingdoms(canvas: Canvas) -> None:
    """The ground under rivers, Buildings and rings."""
    for region, (edges, tint, (x, y)) in KINGDOMS.items():
        outline = "M" + "L".join(f"{left:.1f} {top:.1f}" for left, top in border(*edges)) + "z"
        size = 18 if region in TIGHT else 24
        name = Text(x, y, canvas.name(region), size, "ink", "serif", "middle", spacing=1.5)
        label: Node = Group((name,), opacity=0.55)
        canvas.lay(
            Path(outline, fill=tint, opacity=0.2),
            Path(outline, stroke="earth-dark", line=1.4, opacity=0.45),
            label,
        )


def border(left: int, top: int, right: int, bottom: int) -> Iterator[tuple[float, float]]:
    """The corners of the outline, clockwise; neighbours wave alike along the same line."""
    yield from across(left, right, top, STEP)
    yield from down(right, top, bottom, STEP)
    yield from across(right, left, bottom, -STEP)
    yield from down(left, bottom, top, -STEP)


def across(start: int, end: int, y: int, step: int) -> Iterator[tuple[float, float]]:
    """Along a border that runs from west to east, or back."""
    for x in range(start // STEP * STEP, end, step):
        inside = min(max(x, min(start, end)), max(start, end))
        yield inside, y if y in FIRM else y + SWING * sin(inside / 19 + y)


def down(x: int, start: int, end: int, step: int) -> Iterator[tuple[float, float]]:
    """Along a border that runs from north to south, or back."""
    for y in range(start // STEP * STEP, end, step):
        inside = min(max(y, min(start, end)), max(start, end))
        yield x if x in FIRM else x + SWING * sin(inside / 19 + x), inside
