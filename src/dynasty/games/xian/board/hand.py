"""The viewer's own cards: hand, pair, and where all twenty-four of them are."""

from dynasty.drawing.keeping import part
from dynasty.drawing.layout import tiled
from dynasty.drawing.scene import Rect, Text, Use
from dynasty.games.xian.board.canvas import Canvas
from dynasty.games.xian.board.faces import worker_card, worker_chip
from dynasty.games.xian.board.words import card_state, worker_words
from dynasty.games.xian.names import CARDS, CARDS_PER_COLOUR
from dynasty.games.xian.view import PlayerView

GAP = 8


def in_hand(canvas: Canvas, me: PlayerView) -> tuple[str, ...]:
    """The worker cards that the viewer holds."""
    return me.hand or ()


@part
def draw_hand(
    canvas: Canvas, player: PlayerView, x: float, y: float, width: float, height: float
) -> None:
    """Up to four cards beside each other under the tab of the hand."""
    for at in range(canvas.box.hand):
        canvas.lay(
            Rect(
                x + at * (width + GAP),
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
            draw_own_card(canvas, card, x + at * (width + GAP), y, width, height)


@part
def draw_own_card(
    canvas: Canvas, card: str, x: float, y: float, width: float, height: float
) -> None:
    canvas.piece(
        f"card-{card}",
        (x, y),
        worker_card(canvas, card, width, height),
        canvas.about(canvas.name(card), *worker_words(canvas, card)),
        noun=card,
        target=Rect(0, 0, width, height, 8),
    )


def draw_hand_tab(
    canvas: Canvas, me: PlayerView, x: float, y: float, width: float, height: float
) -> None:
    """The hand as a whole, to be pointed at."""
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


@part
def draw_pair(
    canvas: Canvas, player: PlayerView, x: float, y: float, width: float, height: float
) -> None:
    """The initiative card peeps out below the card whose action is used."""
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


@part
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
    """All worker cards of the viewer and where they are."""
    places = zip(CARDS, tiled(len(CARDS), columns, width + gap, height + gap), strict=True)
    for card, (dx, dy) in places:
        draw_known(canvas, card, card_state(me, card), x + dx, y + dy, width, height)


@part
def draw_known(
    canvas: Canvas, card: str, state: str, x: float, y: float, width: float, height: float
) -> None:
    """A worker card of the viewer in small; those at hand have a golden edge."""
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
