"""The viewer's own cards: the hand, the pair, and where all twenty-four cards are."""

from dynasty.drawing.render_cache import cached_part
from dynasty.drawing.scene import Rect, Text, Use
from dynasty.drawing.text_metrics import grid_corners
from dynasty.games.xian.board.canvas import Canvas
from dynasty.games.xian.board.card_faces import worker_card_face, worker_chip
from dynasty.games.xian.board.labels import card_state, worker_words
from dynasty.games.xian.names import CARDS, CARDS_PER_COLOUR
from dynasty.games.xian.view import PlayerView

CARD_GAP = 8


def viewer_hand(canvas: Canvas, me: PlayerView) -> tuple[str, ...]:
    """Return the worker cards that the viewer holds."""
    return me.hand or ()


@cached_part
def draw_hand(
    canvas: Canvas, player: PlayerView, x: float, y: float, width: float, height: float
) -> None:
    """Draw up to four cards beside each other under the tab of the hand."""
    for at in range(canvas.box.hand):
        canvas.lay(
            Rect(
                x + at * (width + CARD_GAP),
                y,
                width,
                height,
                8,
                fill="paper-dark",
                stroke="paper-edge",
                line=1.2,
                opacity=0.6,
            )
        )
    for at, card in enumerate(player.hand or ()):
        if card not in {player.initiative, player.work}:
            draw_own_card(canvas, card, x + at * (width + CARD_GAP), y, width, height)


@cached_part
def draw_own_card(
    canvas: Canvas, card: str, x: float, y: float, width: float, height: float
) -> None:
    canvas.piece(
        f"card-{card}",
        (x, y),
        worker_card_face(canvas, card, width, height),
        canvas.about(canvas.name(card), *worker_words(canvas, card)),
        noun=card,
        target=Rect(0, 0, width, height, 8),
    )


def draw_hand_tab(
    canvas: Canvas, me: PlayerView, x: float, y: float, width: float, height: float
) -> None:
    """Draw the tab of the hand, which a choice can point at."""
    canvas.place(
        "hand",
        canvas.about(canvas.say("board-hand"), canvas.count("card", me.hand_count)),
        Rect(x, y, width, height, 8),
        (
            Rect(x, y, width, height, 8, fill="paper-dark", stroke="paper-edge", line=1.2),
            Use("card_back", x + 9, y + 4, height - 8),
            Text(x + height + 8, y + height / 2 + 5, canvas.say("board-hand"), 14.5, font="serif"),
        ),
    )


@cached_part
def draw_pair(
    canvas: Canvas, player: PlayerView, x: float, y: float, width: float, height: float
) -> None:
    """Draw the pair: the initiative card is partly covered by the card whose action is used."""
    shift = 32
    for at in range(2):
        canvas.lay(
            Rect(
                x + at * shift,
                y,
                width,
                height,
                8,
                fill="paper-dark",
                stroke="paper-edge",
                line=1.2,
                opacity=0.6,
            )
        )
    for at, card in enumerate((player.initiative, player.work)):
        if card is not None:
            draw_own_card(canvas, card, x + at * shift, y, width, height)


@cached_part
def draw_catalogue(
    canvas: Canvas,
    me: PlayerView,
    x: float,
    y: float,
    width: float,
    height: float,
    gap: float = 4,
    columns: int = CARDS_PER_COLOUR,
) -> None:
    """Draw all worker cards of the viewer, marked with where they are."""
    places = zip(CARDS, grid_corners(len(CARDS), columns, width + gap, height + gap), strict=True)
    for card, (dx, dy) in places:
        draw_known(canvas, card, card_state(me, card), x + dx, y + dy, width, height)


@cached_part
def draw_known(
    canvas: Canvas, card: str, state: str, x: float, y: float, width: float, height: float
) -> None:
    """Draw a small worker card of the viewer; cards in hand have a golden edge."""
    here = state in {"in-hand", "in-pair", "recruited"}
    mark = Rect(-1, -1, width + 2, height + 2, 6, stroke="gold", line=2.2)
    canvas.piece(
        f"chip-{card}",
        (x, y),
        (*worker_chip(canvas, card, width, height, here), *((mark,) if here else ())),
        canvas.about(canvas.name(card), canvas.say(f"board-{state}"), *worker_words(canvas, card)),
        noun=card,
        target=Rect(0, 0, width, height, 6),
        opacity=0.4 if state == "in-discard" else 1,
    )
