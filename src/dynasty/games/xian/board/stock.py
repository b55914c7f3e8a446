"""The general stock, and what still lies face down."""

from dynasty.drawing.keeping import part
from dynasty.drawing.layout import tiled
from dynasty.drawing.scene import Path, Rect, Text, Use
from dynasty.drawing.widgets import counter
from dynasty.games.xian.board.canvas import Canvas
from dynasty.games.xian.names import PIGMENT, RESOURCES


def left_of(canvas: Canvas, resource: str) -> int | None:
    """How much of a resource the stock holds; coins and clay have no end."""
    at = RESOURCES.index(resource) - PIGMENT
    return canvas.view.pigment_stock[at] if at >= 0 else None


def left_words(canvas: Canvas, resource: str) -> str:
    """The same in words."""
    left = left_of(canvas, resource)
    return canvas.say("board-unlimited") if left is None else canvas.say("board-left", n=left)


def draw_stock(
    canvas: Canvas, x: float, y: float, width: float, height: float, columns: int
) -> None:
    """A bowl for each resource."""
    places = zip(RESOURCES, tiled(6, columns, width, height), strict=True)
    for resource, (dx, dy) in places:
        draw_bowl(canvas, resource, x + dx, y + dy, width - 6, height - 6)


@part
def draw_bowl(
    canvas: Canvas, resource: str, x: float, y: float, width: float, height: float
) -> None:
    left = left_of(canvas, resource)
    size = min(30, height - 14)
    middle, low = x + width / 2, y + height
    rim = low - height * 0.36
    canvas.place(
        resource,
        canvas.about(canvas.name(resource), left_words(canvas, resource)),
        Rect(x, y, width, height, 9),
        (
            Rect(x, y, width, height, 9, fill="paper-dark", stroke="paper-edge", line=1.2),
            Path(
                f"M{x + 5:g} {rim:g}H{x + width - 5:g}"
                f"Q{x + width - 7:g} {low - 4:g} {middle:g} {low - 4:g}"
                f"Q{x + 7:g} {low - 4:g} {x + 5:g} {rim:g}z",
                fill="paper-edge",
                opacity=0.5,
            ),
            Use(
                resource,
                middle - size - 1,
                y + (height - size) / 2,
                size,
                opacity=0.3 if left == 0 else 1,
            ),
            Text(middle + 5, y + height / 2 + 6, "∞" if left is None else str(left), 17),
        ),
        key=f"stock-{resource}",
    )


@part
def draw_reserves(canvas: Canvas, x: float, y: float, step: float) -> None:
    """Raw warriors in stock, tokens face down, the equipment deck."""
    view = canvas.view
    reserves = (
        ("raw_warrior", view.raw_stock, "board-raw-left"),
        ("card_back", view.equipment_left, "board-equipment-left"),
        ("token_back", view.tokens_left, "board-tokens"),
    )
    for at, (symbol, n, key) in enumerate(reserves):
        face = counter(symbol, x + at * step, y, str(n), canvas.say(key, n=n), 30)
        canvas.spot(f"stock-{symbol}", face)
