"""Charts: the final scores as bars, drawn like everything else on the table."""

from __future__ import annotations

from typing import Final

from dynasty.drawing.scene import Group, Node, Rect, Scene, Text, Use
from dynasty.drawing.svg import svg
from dynasty.server.scored import Scored

INKS: Final = (
    "terracotta",
    "azurite",
    "orpiment",
    "jade",
    "plum",
    "wood",
    "cinnabar",
    "bronze",
    "gold",
    "earth",
    "night-light",
)
WIDTH, ROW, LEFT = 360, 34, 34


def score_chart(page: Scored) -> str:
    """A bar per seat in the order of places, a piece of it per category; losses fade its end."""
    gains = [sum(max(0, line[2]) for line in panel.sheet) for panel in page.seats]
    scale = (WIDTH - LEFT - 44) / max([1, *gains])
    inks = {name: INKS[at % len(INKS)] for at, name in enumerate(page.categories)}
    nodes: list[Node] = []
    for at, panel in enumerate(page.ranking):
        x, y = float(LEFT), at * ROW + 5
        nodes.append(Use(f"seat_{panel.seat}", 2, y, 24))
        points = {name: page.points(panel, name) for name in page.categories}
        for name in sorted(points, key=lambda name: points[name] < 0):
            width = points[name] * scale
            if width < 0:
                piece = Rect(x + width, y + 2, -width, 20, fill="paper", opacity=0.75)
            else:
                piece = Rect(x, y + 2, width, 20, fill=inks[name], stroke="paper", line=1)
            nodes.append(Group((piece,), title=f"{panel.name}: {name} {points[name]}"))
            x += width
        nodes.append(Text(max(x, LEFT) + 6, y + 18, str(panel.total), 15, bold=True))
    title = page.say("table-final")
    return svg(Scene(WIDTH, len(page.ranking) * ROW + 4, title, (Group(tuple(nodes)),)), theme=None)
