"""Charts: the final scores as bars, drawn like everything else on the table."""

from __future__ import annotations

from typing import Final

from dynasty.drawing.scene import Group, Node, Rect, Scene, Text, Use
from dynasty.drawing.svg import svg
from dynasty.server.present import TablePage

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


def score_chart(page: TablePage) -> str:
    """A bar per seat in the order of places, a piece of it per category."""
    most = max([1, *(panel.total for panel in page.seats)])
    scale = (WIDTH - LEFT - 44) / most
    inks = {name: INKS[at % len(INKS)] for at, name in enumerate(page.categories)}
    nodes: list[Node] = []
    for at, panel in enumerate(page.ranking):
        x, y = float(LEFT), at * ROW + 5
        nodes.append(Use(f"seat_{panel.seat}", 2, y, 24))
        for category, ink in inks.items():
            points = page.points(panel, category)
            if points > 0:
                bar = Rect(x, y + 2, points * scale, 20, fill=ink, stroke="paper", line=1)
                nodes.append(Group((bar,), title=f"{panel.name}: {category} {points}"))
                x += points * scale
        nodes.append(Text(x + 6, y + 18, str(panel.total), 15, bold=True))
    title = page.say("table-final")
    return svg(Scene(WIDTH, len(page.ranking) * ROW + 4, title, (Group(tuple(nodes)),)), theme=None)
