"""The land of the seven kingdoms: tinted shapes with wavy borders, and their names."""

from collections.abc import Iterator
from math import sin

from dynasty.drawing.scene import Group, Node, Path, Text
from dynasty.games.tianxia.board.canvas import Canvas

LAND_HEIGHT = 460
# Left, top, right and bottom of each kingdom, its tint, and where its name is written.
KINGDOMS = {
    "qin": ((30, 0, 254, LAND_HEIGHT), "night", (214, 306)),
    "zhao": ((254, 0, 771, 124), "cinnabar", (494, 70)),
    "yan": ((771, 0, 1026, 124), "azurite", (800, 28)),
    "wei": ((254, 124, 724, 290), "orpiment", (484, 194)),
    "qi": ((724, 124, 1026, 290), "plum", (784, 204)),
    "han": ((254, 290, 497, LAND_HEIGHT), "jade", (292, 324)),
    "chu": ((497, 290, 1026, LAND_HEIGHT), "terracotta", (774, 406)),
}
FIRM = (30, 0, 1026, LAND_HEIGHT)  # the frame of the land is straight
TIGHT = {"zhao", "wei"}  # their names stand between two Buildings
STEP = 14
SWING = 4.5


def draw_kingdoms(canvas: Canvas, y: float) -> None:
    """The ground under rivers, Buildings and rings."""
    for region, (edges, tint, (middle, low)) in KINGDOMS.items():
        corners = [f"{left:.1f} {y + top:.1f}" for left, top in border(*edges)]
        outline = "M" + "L".join(corners) + "z"
        size = 18 if region in TIGHT else 24
        name = Text(
            middle, y + low, canvas.name(region), size, "ink", "serif", "middle", spacing=1.5
        )
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
