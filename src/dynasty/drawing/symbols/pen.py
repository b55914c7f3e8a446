"""Short functions to draw symbols with."""

from math import cos, pi, sin

from dynasty.drawing.scene import Path


def area(d: str, fill: str, edge: str = "none", line: float = 1.6, opacity: float = 1) -> Path:
    """Return a filled outline, possibly with an edge."""
    return Path(d, fill=fill, stroke=edge, line=line, opacity=opacity)


def trace(d: str, colour: str, line: float = 2, opacity: float = 1) -> Path:
    """Return lines drawn with a round pen."""
    return Path(d, stroke=colour, line=line, opacity=opacity)


def disc(x: float, y: float, radius: float) -> str:
    """Return the path of a circle, to be joined with others in one path."""
    r = f"{radius:g}"
    return f"M{x - radius:g} {y:g}a{r} {r} 0 1 0 {2 * radius:g} 0a{r} {r} 0 1 0 {-2 * radius:g} 0z"


def blossom(x: float, y: float, reach: float) -> str:
    """Return the path of a five-petalled blossom that fits into a circle."""
    inner, petal = reach * 0.57, reach * 0.37
    corners = [_point_on_circle(x, y, inner, 72 * k - 54) for k in range(6)]
    arcs = "".join(f"A{petal:.2f} {petal:.2f} 0 1 1 {cx:.2f} {cy:.2f}" for cx, cy in corners[1:])
    return f"M{corners[0][0]:.2f} {corners[0][1]:.2f}{arcs}z"


def _point_on_circle(x: float, y: float, radius: float, degrees: float) -> tuple[float, float]:
    angle = degrees * pi / 180
    return x + radius * cos(angle), y + radius * sin(angle)
