"""The landscape: hills, the river on its way to the coast, the sea, the ground of a province."""

from collections.abc import Iterator

from dynasty.drawing.scene import Node, Path, Rect, Text

Point = tuple[float, float]


def plain_nodes(x: float, y: float, width: float, height: float) -> tuple[Node, ...]:
    """Return green land with a soft edge."""
    return (
        Rect(x, y, width, height, 14, fill="bronze", stroke="bronze-dark", line=2),
        Rect(x + 4, y + 4, width - 8, height - 8, 11, stroke="chalk", line=1.2, opacity=0.35),
    )


def hill_nodes(places: tuple[tuple[float, float, float], ...]) -> Iterator[Node]:
    """Yield hills: a dark flank, a light one, mist at the foot."""
    for x, y, size in places:
        outline = (
            f"M{x:g} {y:g}Q{x + size * 0.32:g} {y - size * 0.3:g} {x + size * 0.46:g}"
            f" {y - size * 0.78:g}Q{x + size * 0.56:g} {y - size * 0.86:g} {x + size * 0.62:g}"
            f" {y - size * 0.6:g}T{x + size:g} {y:g}z"
        )
        flank = (
            f"M{x:g} {y:g}Q{x + size * 0.32:g} {y - size * 0.3:g} {x + size * 0.46:g}"
            f" {y - size * 0.78:g}Q{x + size * 0.42:g} {y - size * 0.3:g} {x + size * 0.3:g} {y:g}z"
        )
        yield Path(outline, fill="bronze-dark", opacity=0.42)
        yield Path(flank, fill="chalk", opacity=0.2)


def stream_path(points: tuple[Point, ...]) -> str:
    """Return a smooth line through points, left to right."""
    (x, y), *rest = points
    d = f"M{x:g} {y:g}"
    for nx, ny in rest:
        middle = (x + nx) / 2
        d += f"C{middle:g} {y:g} {middle:g} {ny:g} {nx:g} {ny:g}"
        x, y = nx, ny
    return d


def river_nodes(points: tuple[Point, ...], breadth: float) -> tuple[Node, ...]:
    """Return a river that broadens towards the sea, with light on it."""
    (left, top), (right, low) = points[0], points[-1]
    half, mouth = breadth / 2, breadth * 1.5
    north = stream_path((*((x, y - half) for x, y in points[:-1]), (right, low - mouth)))
    south = stream_path(((right, low + mouth), *((x, y + half) for x, y in reversed(points[:-1]))))
    ripples = "".join(
        f"M{left + (right - left) * part:g} {top + (low - top) * part - 1:g}q9 -5 18 0t18 0"
        for part in (0.2, 0.33, 0.56, 0.72, 0.9)
    )
    return (
        Path(f"{north}L{south[1:]}z", fill="azurite"),
        Path(north + south, stroke="azurite-dark", line=2.4),
        Path(ripples, stroke="chalk", line=1.6, opacity=0.5),
    )


def brook_nodes(points: tuple[Point, ...]) -> tuple[Node, ...]:
    """Return a brook that flows to the river."""
    course = stream_path(points)
    return (Path(course, stroke="azurite-dark", line=9), Path(course, stroke="azurite", line=6))


def water_nodes(x: float, y: float, width: float, height: float) -> tuple[Node, ...]:
    """Return the sea beyond a winding coast, with waves."""
    d = f"M{x:g} {y + 12:g}"
    top, steps = y + 12, max(2, round((height - 24) / 54))
    deep = (height - 24) / steps
    for step in range(steps):
        bend = 7 if step % 2 else -7
        d += f"q{bend:g} {deep / 2:g} 0 {deep:g}"
        top += deep
    right, low = x + width, y + height
    d += (
        f"Q{x:g} {low:g} {x + 14:g} {low:g}H{right - 14:g}Q{right:g} {low:g} {right:g} {low - 14:g}"
        f"V{y + 14:g}Q{right:g} {y:g} {right - 14:g} {y:g}H{x + 12:g}Q{x:g} {y:g} {x:g} {y + 12:g}z"
    )
    waves = "".join(
        f"M{x + 16 + row % 2 * 22:g} {y + 20 + row * 26:g}"
        + "q11 -8 22 0t22 0" * int((width - 44) // 44)
        for row in range(int((height - 20) // 26))
    )
    return (
        Path(d, fill="azurite", stroke="azurite-dark", line=2.5),
        Path(d, fill="night", opacity=0.2),
        Path(waves, stroke="chalk", line=1.4, opacity=0.22),
    )


def ground_nodes(x: float, y: float, width: float, height: float, name: str) -> tuple[Node, ...]:
    """Return tilled earth with a name on a strip of silk."""
    return (
        Rect(x, y + 3, width, height, 13, fill="shade", opacity=0.22),
        Rect(x, y, width, height, 13, fill="bronze-dark", stroke="line", line=1.4),
        Rect(x + 3, y + 3, width - 6, height - 6, 10, stroke="bronze", line=1.2, opacity=0.7),
        Text(x + 13, y + 18, name, 15, "chalk", "serif", spacing=1),
    )
