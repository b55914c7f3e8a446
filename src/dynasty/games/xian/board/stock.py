"""The general stock and the face-down supplies."""

from dynasty.drawing.render_cache import cached_part
from dynasty.drawing.scene import Path, Rect, Text, Use
from dynasty.drawing.text_metrics import grid_corners
from dynasty.drawing.widgets import symbol_counter
from dynasty.games.xian.board.canvas import Canvas
from dynasty.games.xian.names import PIGMENT, RESOURCES


def stock_count(canvas: Canvas, resource: str) -> int | None:
    """Return how much of a resource the stock holds; coins and clay are unlimited."""
    at = RESOURCES.index(resource) - PIGMENT
    return canvas.view.pigment_stock[at] if at >= 0 else None


def stock_words(canvas: Canvas, resource: str) -> str:
    """Return how much of a resource the stock holds, as text."""
    left = stock_count(canvas, resource)
    return canvas.say("board-unlimited") if left is None else canvas.say("board-left", n=left)


def draw_stock(
    canvas: Canvas, x: float, y: float, width: float, height: float, columns: int
) -> None:
    """Draw a bowl for each resource."""
    places = zip(RESOURCES, grid_corners(6, columns, width, height), strict=True)
    for resource, (dx, dy) in places:
        draw_bowl(canvas, resource, x + dx, y + dy, width - 6, height - 6)


@cached_part
def draw_bowl(
    canvas: Canvas, resource: str, x: float, y: float, width: float, height: float
) -> None:
    left = stock_count(canvas, resource)
    size = min(30, height - 14)
    middle, low = x + width / 2, y + height
    rim = low - height * 0.36
    canvas.place(
        resource,
        canvas.about(canvas.name(resource), stock_words(canvas, resource)),
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


@cached_part
def draw_reserves(canvas: Canvas, x: float, y: float, step: float) -> None:
    """Draw the raw warriors in stock, the face-down tokens, and the equipment deck."""
    view = canvas.view
    reserves = (
        ("raw_warrior", view.raw_stock, "board-raw-left"),
        ("card_back", view.equipment_left, "board-equipment-left"),
        ("token_back", view.tokens_left, "board-tokens"),
    )
    for at, (symbol, n, key) in enumerate(reserves):
        face = symbol_counter(symbol, x + at * step, y, str(n), canvas.say(key, n=n), 30)
        canvas.spot(f"stock-{symbol}", face)
