"""The land of the seven kingdoms: tinted shapes with wavy borders, and rivers."""

from collections.abc import Iterator
from math import sin

from dynasty.drawing.render_cache import cached_part
from dynasty.drawing.scene import Group, Node, Path, Rect
from dynasty.games.tianxia.board.canvas import Canvas

LAND_WIDTH, LAND_HEIGHT = 738, 466
# Left, top, right and bottom of each kingdom, and its tint.
KINGDOMS = {
    "qin": ((0, 0, 164, LAND_HEIGHT), "night"),
    "zhao": ((164, 0, 531, 122), "cinnabar"),
    "yan": ((531, 0, LAND_WIDTH, 122), "azurite"),
    "wei": ((164, 122, 531, 300), "orpiment"),
    "qi": ((531, 122, LAND_WIDTH, 300), "plum"),
    "han": ((164, 300, 332, LAND_HEIGHT), "jade"),
    "chu": ((332, 300, LAND_WIDTH, LAND_HEIGHT), "terracotta"),
}
FIXED_BORDERS = (0, LAND_WIDTH, LAND_HEIGHT)  # the frame of the land is straight
RIVERS = (
    "M163 4c22 96-22 146 15 220s80 60 110 120",
    "M3 262c110-40 154 20 242-20s140-120 220-60 147 30 242 60",
    "M3 456c146-60 234 20 380-20s234-30 344-10",
)
WAVE_STEP = 14
WAVE_SWING = 4.5


@cached_part
def draw_ground(canvas: Canvas, x: float, y: float) -> None:
    """Draw the ground under Buildings and rings, with its rivers."""
    nodes: list[Node] = [Rect(0, 0, LAND_WIDTH, LAND_HEIGHT, 12, fill="earth-pale", opacity=0.38)]
    for kingdom, (edges, tint) in KINGDOMS.items():
        outline = (
            "M" + "L".join(f"{left:.1f} {top:.1f}" for left, top in border_points(*edges)) + "z"
        )
        face = (
            Path(outline, fill=tint, opacity=0.2),
            Path(outline, stroke="earth-dark", line=1.4, opacity=0.45),
        )
        nodes.append(Group(face, id=f"land-{kingdom}"))
    nodes += [Path(river, stroke="azurite", line=7, opacity=0.28) for river in RIVERS]
    canvas.lay(Group(tuple(nodes), at=(x, y)))


def border_points(left: int, top: int, right: int, bottom: int) -> Iterator[tuple[float, float]]:
    """Yield the points of a kingdom's wavy outline, clockwise; neighbours share their border."""
    yield from horizontal_border_points(left, right, top, WAVE_STEP)
    yield from vertical_border_points(right, top, bottom, WAVE_STEP)
    yield from horizontal_border_points(right, left, bottom, -WAVE_STEP)
    yield from vertical_border_points(left, bottom, top, -WAVE_STEP)


def horizontal_border_points(
    start: int, end: int, y: int, step: int
) -> Iterator[tuple[float, float]]:
    """Yield the points of a wavy border that runs from west to east, or back."""
    for x in range(start // WAVE_STEP * WAVE_STEP, end, step):
        inside = min(max(x, min(start, end)), max(start, end))
        yield inside, y if y in FIXED_BORDERS else y + WAVE_SWING * sin(inside / 19 + y)


def vertical_border_points(
    x: int, start: int, end: int, step: int
) -> Iterator[tuple[float, float]]:
    """Yield the points of a wavy border that runs from north to south, or back."""
    for y in range(start // WAVE_STEP * WAVE_STEP, end, step):
        inside = min(max(y, min(start, end)), max(start, end))
        yield x if x in FIXED_BORDERS else x + WAVE_SWING * sin(inside / 19 + x), inside
