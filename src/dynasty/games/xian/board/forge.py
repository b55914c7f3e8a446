"""The display of equipment cards."""

from dynasty.drawing.keeping import part
from dynasty.drawing.layout import tiled
from dynasty.drawing.scene import Rect, Use
from dynasty.games.xian.board.canvas import Canvas
from dynasty.games.xian.board.faces import equipment_card
from dynasty.games.xian.board.words import slot_words
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
    """Four slots; the cards that leave when the turn ends carry a mark."""
    for at, (dx, dy) in enumerate(tiled(4, columns, width + gap, height + gap)):
        draw_slot(canvas, at, x + dx, y + dy, width, height)


@part
def draw_slot(canvas: Canvas, at: int, x: float, y: float, width: float, height: float) -> None:
    slot, card = DISPLAY_SLOTS[at], canvas.view.display[at]
    canvas.place(
        slot,
        canvas.about(canvas.name(slot), *slot_words(canvas, at)),
        Rect(x, y, width, height, 8),
        (Rect(x, y, width, height, 8, fill="paper-dark", stroke="paper-edge", line=1.4),),
    )
    if card is not None:
        canvas.piece(f"equipment-{card}", (x, y), equipment_card(canvas, card, width, height))
        if at < canvas.box.display_leaving and canvas.view.turn < canvas.box.turns:
            draw_leaving(canvas, slot, x, y + height)


def draw_leaving(canvas: Canvas, slot: str, x: float, y: float) -> None:
    face = (
        Rect(0, 0, 20, 20, 6, fill="silk", opacity=0.9),
        Use("leaving", 3, 3, 14, colour="cinnabar-dark"),
    )
    canvas.piece(f"leaving-{slot}", (x + 5, y - 45), face, canvas.say("board-leaving"))
