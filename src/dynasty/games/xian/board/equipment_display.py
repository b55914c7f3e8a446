"""The display of equipment cards."""

from dynasty.drawing.render_cache import cached_part
from dynasty.drawing.scene import Rect, Use
from dynasty.drawing.text_metrics import grid_corners
from dynasty.games.xian.board.canvas import Canvas
from dynasty.games.xian.board.card_faces import equipment_card_face
from dynasty.games.xian.board.labels import slot_words
from dynasty.games.xian.names import DISPLAY_SLOTS


def draw_display(
    canvas: Canvas,
    x: float,
    y: float,
    width: float,
    height: float,
    columns: int,
    gap: float,
) -> None:
    """Draw the four slots; cards that leave at the end of the turn have a mark."""
    for at, (dx, dy) in enumerate(grid_corners(4, columns, width + gap, height + gap)):
        draw_slot(canvas, at, x + dx, y + dy, width, height)


@cached_part
def draw_slot(canvas: Canvas, at: int, x: float, y: float, width: float, height: float) -> None:
    slot, card = DISPLAY_SLOTS[at], canvas.view.display[at]
    canvas.place(
        slot,
        canvas.about(canvas.name(slot), *slot_words(canvas, at)),
        Rect(x, y, width, height, 8),
        (Rect(x, y, width, height, 8, fill="paper-dark", stroke="paper-edge", line=1.4),),
    )
    if card is not None:
        canvas.piece(f"equipment-{card}", (x, y), equipment_card_face(canvas, card, width, height))
        if at < canvas.box.display_leaving and canvas.view.turn < canvas.box.turns:
            draw_leaving(canvas, slot, x, y + height)


def draw_leaving(canvas: Canvas, slot: str, x: float, y: float) -> None:
    face = (
        Rect(0, 0, 20, 20, 6, fill="silk", opacity=0.9),
        Use("leaving", 3, 3, 14, colour="cinnabar-dark"),
    )
    canvas.piece(f"leaving-{slot}", (x + 5, y - 45), face, canvas.say("board-leaving"))
