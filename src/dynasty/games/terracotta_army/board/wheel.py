"""The action wheel: rings that turn, workers, warehouses, the overseer."""

from math import cos, pi, sin

from dynasty.drawing.scene import Circle, Line, Node, Path, Rect, Text, Use
from dynasty.drawing.widgets import badge, chip, number
from dynasty.games.terracotta_army.board.canvas import Canvas
from dynasty.games.terracotta_army.board.words import (
    action_words,
    ring_noun,
    segment_words,
    sentence,
)
from dynasty.games.terracotta_army.names import ACTIONS, RINGS, WAREHOUSES
from dynasty.games.terracotta_army.view import SegmentView

HUB, INNER, MIDDLE, OUTER, WORKERS = 0.23, 0.425, 0.62, 0.8, 0.9  # shares of the radius
BANDS = ((HUB, INNER), (INNER, MIDDLE), (MIDDLE, OUTER))
SIZES = (0.125, 0.15, 0.15)  # of the icons by ring


def around(cx: float, cy: float, radius: float, segment: float) -> tuple[float, float]:
    """A point at a radius in the middle of a segment; parts of segments turn it on."""
    angle = (segment + 0.5) * pi / 6
    return cx + radius * sin(angle), cy - radius * cos(angle)


def draw_wheel(canvas: Canvas, cx: float, cy: float, radius: float) -> None:
    """Rings, spokes, icons, worker spaces, the hub."""
    for share, fill in ((OUTER, "silk-dark"), (MIDDLE, "earth-pale"), (INNER, "silk")):
        canvas.lay(Circle(cx, cy, radius * share, fill=fill, stroke="earth-dark", line=2))
    mark_segment(canvas, cx, cy, radius)
    for segment in range(12):
        x1, y1 = around(cx, cy, radius * HUB, segment - 0.5)
        x2, y2 = around(cx, cy, radius * OUTER, segment - 0.5)
        canvas.lay(Line(x1, y1, x2, y2, stroke="earth-dark", line=1.1, opacity=0.55))
    for at, segment_view in enumerate(canvas.view.segments):
        draw_spaces(canvas, segment_view, at, cx, cy, radius)
    draw_rings(canvas, cx, cy, radius)
    draw_hub(canvas, cx, cy, radius)
    draw_overseer(canvas, cx, cy, radius)


def mark_segment(canvas: Canvas, cx: float, cy: float, radius: float) -> None:
    """A wedge of light where the worker of this turn stands."""
    if canvas.view.segment is None:
        return
    at = int(canvas.view.segment[1:])
    corners = [
        around(cx, cy, radius * share, at + side)
        for share, side in ((HUB, -0.5), (OUTER, -0.5), (OUTER, 0.5), (HUB, 0.5))
    ]
    (ax, ay), (bx, by), (ex, ey), (dx, dy) = corners
    outer, inner = radius * OUTER, radius * HUB
    wedge = (
        f"M{ax:.1f} {ay:.1f}L{bx:.1f} {by:.1f}A{outer:.1f} {outer:.1f} 0 0 1 {ex:.1f} {ey:.1f}"
        f"L{dx:.1f} {dy:.1f}A{inner:.1f} {inner:.1f} 0 0 0 {ax:.1f} {ay:.1f}z"
    )
    canvas.lay(Path(wedge, fill="glow", opacity=0.45))


def draw_spaces(
    canvas: Canvas, segment: SegmentView, at: int, cx: float, cy: float, radius: float
) -> None:
    """The two worker spaces of a segment, and who stands there."""
    x, y = around(cx, cy, radius * WORKERS, at)
    size, disc = radius * 0.1, radius * 0.043
    closed = segment.open_to == "nobody"
    spots = [around(cx, cy, radius * WORKERS, at + side * 0.115) for side in (-1, 1)]
    plate = Circle(
        x, y, size, fill="paper-dark" if closed else "paper-light", stroke="earth", line=1.4
    )
    holes = [Circle(px, py, disc, fill="paper-dark", stroke="paper-edge") for px, py in spots]
    tx, ty = around(cx, cy, radius * 1.045, at)
    name = canvas.say("board-segment", n=at + 1)
    canvas.lay(Text(tx, ty + 4, name, 11.5, "ink-soft", anchor="middle"))
    title = sentence(canvas, canvas.name(segment.id), segment_words(canvas, segment))
    canvas.place(segment.id, title, Circle(x, y, max(size, 18)), (plate, *holes))
    for (seat, worker), (px, py) in zip(segment.workers, spots, strict=False):
        key = f"worker-{segment.id}-{worker}"
        canvas.piece(key, (px, py), worker_face(canvas, seat, worker, disc * 1.1), title)


def worker_face(canvas: Canvas, seat: int, worker: str, radius: float) -> tuple[Node, ...]:
    """A worker around (0, 0): the seat's mark, on a star for an artisan."""
    size = radius * 2
    if worker == "artisan":
        star = size * 1.35
        return (
            Use("artisan_star", -star / 2, -star / 2, star),
            chip(seat, -size * 0.36, -size * 0.36, size * 0.72),
        )
    return (chip(seat, -size / 2, -size / 2, size),)


def draw_rings(canvas: Canvas, cx: float, cy: float, radius: float) -> None:
    """The icons of all three rings, as pieces: they glide when a ring turns."""
    turns = (canvas.view.inner, canvas.view.middle, 0)
    rings = (canvas.box.inner, canvas.box.middle, canvas.box.outer)
    for ring, (low, high) in enumerate(BANDS):
        size = radius * SIZES[ring]
        for index, action in enumerate(rings[ring]):
            segment = (index + turns[ring]) % 12
            name = ACTIONS[action]
            noun = ring_noun(canvas, ring, segment)
            canvas.piece(
                f"{RINGS[ring]}-{index}",
                around(cx, cy, radius * (low + high) / 2, segment),
                action_face(name, size),
                sentence(canvas, canvas.name(name), action_words(canvas, name)),
                noun,
                Circle(0, 0, max(size * 0.62, 18)) if noun else None,
            )


def action_face(action: str, size: float) -> tuple[Node, ...]:
    """What an action looks like, around (0, 0)."""
    kind, _, amount = action.partition("_")
    half = size / 2
    if kind in ("coins", "clay"):
        return (
            Use(kind, -half, -half, size),
            *badge(half * 0.75, half * 0.7, amount, "chalk", "line", max(7.5, size * 0.23)),
        )
    if kind == "warrior":
        return (
            Use(kind, -half * 0.72, -half * 1.12, size * 1.12),
            *badge(
                half * 0.7, half * 0.62, amount, "terracotta-dark", "chalk", max(7.5, size * 0.25)
            ),
        )
    return (Use(action, -half, -half, size),)


def draw_hub(canvas: Canvas, cx: float, cy: float, radius: float) -> None:
    """The hub: turn a ring for coins."""
    hub = radius * HUB
    canvas.lay(
        Circle(cx, cy, hub, fill="night", stroke="gold", line=2.4),
        Use("coin", cx - hub * 0.42, cy + hub * 0.36, hub * 0.46),
        number(cx + hub * 0.3, cy + hub * 0.36 + hub * 0.36, str(canvas.box.rotation), 15, "chalk"),
    )
    turns = (("inner_ring", "turn_clockwise", -0.44), ("middle_ring", "turn_back", 0.44))
    for noun, symbol, side in turns:
        x, y, size = cx + hub * side, cy - hub * 0.16, hub * 0.56
        title = canvas.say("board-turn", ring=canvas.name(noun), coins=canvas.box.rotation)
        canvas.place(
            noun,
            title,
            Circle(x, y, max(hub * 0.42, 18)),
            (
                Circle(x, y, hub * 0.4, fill="night-light"),
                Use(symbol, x - size / 2, y - size / 2, size, colour="gold-light"),
            ),
        )


def draw_overseer(canvas: Canvas, cx: float, cy: float, radius: float) -> None:
    """Li Si's overseer at the edge of his segment."""
    solo = canvas.view.solo
    if solo is None:
        return
    size = radius * 0.15
    x, y = around(cx, cy, radius * 0.8, int(solo.overseer[1:]) - 0.36)
    title = sentence(canvas, canvas.name("overseer"), [canvas.help("overseer")])
    face = (Use("prime_minister", -size * 0.31, -size * 0.6, size),)
    canvas.piece("overseer", (x, y), face, title)


def draw_warehouse(canvas: Canvas, at: int, x: float, y: float, size: float) -> None:
    """One warehouse and its dry clay."""
    name, clay = WAREHOUSES[at], canvas.view.warehouses[at]
    title = sentence(canvas, canvas.name(name), [canvas.count("dry_clay", clay)])
    canvas.place(
        name,
        title,
        Rect(x, y, size, size, 9),
        (
            Rect(x, y, size, size, 9, fill="wood", stroke="wood-dark", line=2),
            Path(
                f"M{x - 4:g} {y + size * 0.3:g}L{x + size / 2:g} {y - size * 0.12:g}"
                f"L{x + size + 4:g} {y + size * 0.3:g}z",
                fill="azurite",
                stroke="azurite-dark",
                line=1.6,
            ),
            Use("dry_clay", x + size * 0.08, y + size * 0.38, size * 0.5),
            number(x + size * 0.76, y + size * 0.77, str(clay), max(15, size * 0.36), "line"),
        ),
    )
