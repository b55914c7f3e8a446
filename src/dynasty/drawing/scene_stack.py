"""Stack several scenes into one picture, for files and covers."""

from collections.abc import Sequence

from dynasty.drawing.scene import Group, Rect, Scene

STACK_MARGIN = 12.0


def stack_scenes(scenes: Sequence[Scene], margin: float = STACK_MARGIN) -> Scene:
    """Return one scene with these below each other; the first one gives the title."""
    width = max(scene.width for scene in scenes) + 2 * margin
    placed: list[Group] = []
    y = margin
    for scene in scenes:
        placed.append(Group(scene.layers, at=((width - scene.width) / 2, y)))
        y += scene.height + margin
    symbols = {symbol.name: symbol for scene in scenes for symbol in scene.symbols}
    return Scene(
        width,
        y,
        scenes[0].title,
        (Group((Rect(0, 0, width, y, fill="room"), *placed)),),
        symbols=tuple(symbols.values()),
    )
