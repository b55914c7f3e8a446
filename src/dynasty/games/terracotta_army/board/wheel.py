"""The action wheel: rings that turn, workers, warehouses, the overseer."""

from dataclasses import dataclass
from math import cos, pi, sin

from dynasty.drawing.render_cache import cached_part
from dynasty.drawing.scene import Circle, Line, Node, Path, Rect, Text, Use
from dynasty.drawing.widgets import MIN_CHIP_SIZE, MIN_FONT_SIZE, bold_number, chip, number_disc
from dynasty.games.terracotta_army.board.canvas import Canvas
from dynasty.games.terracotta_army.board.labels import action_title, ring_noun, segment_title
from dynasty.games.terracotta_army.names import ACTIONS, RINGS, SEGMENTS, WAREHOUSES
from dynasty.games.terracotta_army.view import SegmentView

RING_FILLS = ("silk", "earth-pale", "silk-dark")  # by ring
COUNT_RADIUS = 9.0  # the radius of a number on a space


@dataclass(frozen=True)
class WheelLayout:
    """Position of a wheel and sizes of its parts."""

    cx: float
    cy: float
    hub: float  # radius
    ring: float  # breadth
    plate: float  # radius of a worker space
    icons: tuple[float, float, float]  # sizes by ring

    @property
    def edge(self) -> float:
        """Return the outer radius of the rings."""
        return self.hub + 3 * self.ring

    @property
    def radius(self) -> float:
        """Return the outer radius of the wheel with its worker spaces."""
        return self.edge + 2 * self.plate + 2

    @property
    def rim(self) -> float:
        """Return the radius on which the workers are."""
        return self.edge + self.plate + 1

    def at(self, radius: float, segment: float) -> tuple[float, float]:
        """Return the point at a radius in the middle of a segment, which may be a fraction."""
        angle = (segment + 0.5) * pi / 6
        return self.cx + radius * sin(angle), self.cy - radius * cos(angle)

    def space(self, ring: int, segment: int) -> tuple[float, float]:
        """Return the middle of a space."""
        return self.at(self.hub + (ring + 0.5) * self.ring, segment)


@cached_part
def draw_wheel(canvas: Canvas, wheel: WheelLayout) -> None:
    """Draw rings, spokes, icons, worker spaces and the hub."""
    for ring in (2, 1, 0):
        reach = wheel.hub + (ring + 1) * wheel.ring
        disc = Circle(wheel.cx, wheel.cy, reach, fill=RING_FILLS[ring], stroke="earth-dark", line=2)
        canvas.lay(disc)
    mark_segment(canvas, wheel)
    draw_spokes(canvas, wheel)
    for at, view in enumerate(canvas.view.segments):
        draw_spaces(canvas, wheel, view, at)
    draw_rings(canvas, wheel)
    draw_hub(canvas, wheel)
    draw_overseer(canvas, wheel)


@cached_part
def draw_spokes(canvas: Canvas, wheel: WheelLayout) -> None:
    """Draw the borders and names of the segments."""
    for segment in range(len(SEGMENTS)):
        start, end = wheel.at(wheel.hub, segment - 0.5), wheel.at(wheel.edge, segment - 0.5)
        canvas.lay(Line(*start, *end, stroke="earth-dark", line=1.1, opacity=0.55))
        x, y = wheel.at(wheel.edge - 9, segment - 0.37)
        name = canvas.say("board-segment", n=segment + 1)
        canvas.lay(Text(x, y + 4, name, MIN_FONT_SIZE, "earth-dark", anchor="middle"))


@cached_part
def mark_segment(canvas: Canvas, wheel: WheelLayout) -> None:
    """Draw a wedge of light on the segment where the worker of this turn is."""
    if canvas.view.segment is None:
        return
    at, outer, inner = SEGMENTS.index(canvas.view.segment), wheel.edge, wheel.hub
    (ax, ay), (bx, by) = wheel.at(inner, at - 0.5), wheel.at(outer, at - 0.5)
    (ex, ey), (dx, dy) = wheel.at(outer, at + 0.5), wheel.at(inner, at + 0.5)
    wedge = (
        f"M{ax:.1f} {ay:.1f}L{bx:.1f} {by:.1f}A{outer:.1f} {outer:.1f} 0 0 1 {ex:.1f} {ey:.1f}"
        f"L{dx:.1f} {dy:.1f}A{inner:.1f} {inner:.1f} 0 0 0 {ax:.1f} {ay:.1f}z"
    )
    canvas.lay(Path(wedge, fill="glow", opacity=0.45))


@cached_part
def draw_spaces(canvas: Canvas, wheel: WheelLayout, segment: SegmentView, at: int) -> None:
    """Draw the two worker spaces of a segment with their workers."""
    x, y = wheel.at(wheel.rim, at)
    aside = (wheel.plate - 0.5) / (2 * wheel.rim) * 6 / pi  # in segments
    spots = [wheel.at(wheel.rim, at + side * aside) for side in (-1, 1)]
    fill = "earth" if segment.open_to == "nobody" else "paper-light"
    plate = Circle(x, y, wheel.plate, fill=fill, stroke="earth", line=1.4)
    hole = wheel.plate * 0.4
    holes = [Circle(px, py, hole, fill="paper-dark", stroke="paper-edge") for px, py in spots]
    title = segment_title(canvas, segment)
    canvas.place(segment.id, title, Circle(x, y, wheel.plate), (plate, *holes))
    for (seat, worker), spot in zip(segment.workers, spots, strict=False):
        canvas.piece(f"worker-{segment.id}-{worker}", spot, worker_face(seat, worker), title)


def worker_face(seat: int, worker: str, size: float = MIN_CHIP_SIZE) -> tuple[Node, ...]:
    """Return a worker around (0, 0): the seat's mark, on a star for an artisan."""
    mark = chip(seat, -size / 2, -size / 2, size)
    star = size * 1.5
    return (
        (Use("artisan_star", -star / 2, -star / 2, star), mark) if worker == "artisan" else (mark,)
    )


@cached_part
def draw_rings(canvas: Canvas, wheel: WheelLayout) -> None:
    """Draw the icons of all three rings as pieces, which glide when a ring turns.

    While the viewer chooses a segment, icons that they could not perform there are faint.
    """
    turns = (canvas.view.inner, canvas.view.middle, 0)
    for ring, size in enumerate(wheel.icons):
        for index in range(len(SEGMENTS)):
            segment = (index + turns[ring]) % len(SEGMENTS)
            here = canvas.view.segment == SEGMENTS[segment]
            faint = (ring, SEGMENTS[segment]) in canvas.shut
            draw_icon(canvas, ring, index, *wheel.space(ring, segment), size, here, faint)


@cached_part
def draw_icon(
    canvas: Canvas, ring: int, index: int, x: float, y: float, size: float, here: bool, faint: bool
) -> None:
    """Draw an action of a ring; the viewer can point at it in the segment of their worker."""
    name = ACTIONS[(canvas.box.inner, canvas.box.middle, canvas.box.outer)[ring][index]]
    canvas.piece(
        f"{RINGS[ring]}-{index}",
        (x, y),
        action_face(name, size),
        action_title(canvas, name),
        ring_noun(ring, name) if here else "",
        Circle(0, 0, max(size * 0.62, 18)),
        0.3 if faint else 1,
    )


def action_face(action: str, size: float) -> tuple[Node, ...]:
    """Return the picture of an action around (0, 0)."""
    kind, _, amount = action.partition("_")
    half = size / 2
    if kind in ("coins", "clay"):
        count = number_disc(half * 0.62, half * 0.62, amount, "chalk", "line", COUNT_RADIUS)
        return (Use(kind, -half, -half, size), *count)
    if kind == "warrior":
        figure = Use(kind, -half * 0.85, -half * 1.12, size * 1.12)
        count = number_disc(
            half * 0.6, half * 0.62, amount, "terracotta-dark", "chalk", COUNT_RADIUS
        )
        return (figure, *count)
    return (Use(action, -half, -half, size),)


@cached_part
def draw_hub(canvas: Canvas, wheel: WheelLayout) -> None:
    """Draw the buttons that turn the inner or middle ring for coins, in the rings' colours."""
    cx, cy, hub = wheel.cx, wheel.cy, wheel.hub
    size, price = hub * 0.38, str(canvas.box.rotation)
    low = cy + hub * 0.42
    cost = bold_number(cx + size * 0.6, low + size * 0.8, price, max(hub * 0.32, 13), "chalk")
    canvas.lay(Circle(cx, cy, hub, fill="night", stroke="gold", line=2.4))
    canvas.spot("turn-price", (Use("coin", cx - size, low, size), cost))
    turns = (("inner_ring", "turn_clockwise", -0.45), ("middle_ring", "turn_back", 0.45))
    for ring, (noun, symbol, side) in enumerate(turns):
        x, y, art = cx + hub * side, cy - hub * 0.12, hub * 0.5
        title = canvas.say("board-turn", ring=canvas.name(noun), coins=canvas.box.rotation)
        button = Circle(x, y, hub * 0.4, fill=RING_FILLS[ring], stroke="gold", line=1.4)
        arrow = Use(symbol, x - art / 2, y - art / 2, art, colour="azurite-dark")
        canvas.place(noun, title, Circle(x, y, hub * 0.42), (button, arrow))


@cached_part
def draw_overseer(canvas: Canvas, wheel: WheelLayout) -> None:
    """Draw Li Si's overseer at the edge of his segment."""
    solo = canvas.view.solo
    if solo is None:
        return
    size = wheel.plate * 1.7
    title = canvas.about(canvas.name("overseer"), canvas.help("overseer"))
    canvas.piece(
        "overseer",
        wheel.at(wheel.rim, SEGMENTS.index(solo.overseer) - 0.42),
        (Use("prime_minister", -size * 0.31, -size / 2, size),),
        title,
        "overseer",
        Rect(-size * 0.31, -size / 2, size * 0.62, size, 6),
    )


def draw_warehouses(canvas: Canvas, wheel: WheelLayout, size: float) -> None:
    """Draw the four warehouses in the corners around the wheel, clockwise from northeast."""
    far, near = wheel.radius - size, -wheel.radius
    corners = ((far, near), (far, far), (near, far), (near, near))
    for at, (dx, dy) in enumerate(corners):
        draw_warehouse(canvas, at, wheel.cx + dx, wheel.cy + dy, size)


@cached_part
def draw_warehouse(canvas: Canvas, at: int, x: float, y: float, size: float) -> None:
    """Draw a warehouse with its dry clay."""
    name, clay = WAREHOUSES[at], canvas.view.warehouses[at]
    title = canvas.about(canvas.name(name), canvas.count("dry_clay", clay))
    eaves, rise, slope = y + size * 0.34, size * 0.32, size * 0.2 + 3
    roof = f"M{x - 3:g} {eaves:g}l{slope:g} {-rise:g}h{size * 0.6:g}l{slope:g} {rise:g}z"
    walls = Rect(
        x + 2, eaves - 6, size - 4, size * 0.66 + 6, 5, fill="wood", stroke="wood-dark", line=2
    )
    canvas.place(
        name,
        title,
        Rect(x, y, size, size, 7),
        (
            walls,
            Path(roof, fill="azurite", stroke="azurite-dark", line=1.6),
            Use("dry_clay", x + size * 0.1, y + size * 0.42, size * 0.46),
            bold_number(x + size * 0.75, y + size * 0.8, str(clay), max(15, size * 0.34), "line"),
        ),
    )
