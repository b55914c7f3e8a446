"""A scene with a thing near its corner, a thing far away, and texts."""

from dynasty.drawing.scene import Circle, Group, Node, Rect, Scene, Text

NEAR = Group((Rect(0, 0, 40, 20),), id="near", at=(100, 100), scale=2)
FAR = Group((Circle(900, 900, 10),), id="far", noun="stone", target=Circle(900, 900, 30))
TEXTS = (Text(110, 120, "in", 12), Text(270, 120, "on the edge", 12), Text(700, 700, "out", 12))


def scene(*more: Node) -> Scene:
    return Scene(1000, 1000, "A board", (Group((NEAR, FAR, *TEXTS, *more)),))
