"""The fortune actions, taxes and cards of the viewer."""

from dynasty.drawing.render_cache import cached_part
from dynasty.drawing.scene import Group, Node, Rect, Use
from dynasty.drawing.text_metrics import grid_corners
from dynasty.drawing.widgets import bold_number, fitted_label
from dynasty.games.yinzi.board.canvas import Canvas
from dynasty.games.yinzi.board.labels import card_place_key, card_words, forecast_words
from dynasty.games.yinzi.names import CARDS
from dynasty.games.yinzi.view import FortuneView, PlayerView

FORTUNE_HEIGHT = 152
CARD_WIDTH, CARD_HEIGHT = 58, 78
FAINT_OPACITY = 0.38


@cached_part
def draw_fortune(
    canvas: Canvas, player: PlayerView, fortune: FortuneView, x: float, y: float, width: float
) -> None:
    """Draw an own fortune action: a place for its card, below it one for the group of workers."""
    icon, left = 32, x + width - CARD_WIDTH - 7
    children: list[Node] = [
        fitted_label(x + 3, y + 17, width - 6, canvas.say(f"board-{fortune.id}"), 13, "accent"),
        Rect(left, y + 25, CARD_WIDTH, CARD_HEIGHT, 7, stroke="paper-edge", line=1.2),
        Rect(x + 2, y + 44, left - x - 4, 38, 7, fill="silk"),
        Use(fortune.id, x + (left - x - icon) / 2, y + 47, icon),
        Rect(x + 7, y + 109, width - 14, 36, 7, fill="paper-dark", opacity=0.8),
    ]
    step = min(24.0, (width - 44) / max(1, fortune.workers - 1))
    children += [
        Use(f"worker_{player.seat}", x + 11 + at * step, y + 111, 31)
        for at in range(fortune.workers)
    ]
    about = card_words(canvas, fortune.card) if fortune.card else [canvas.help(fortune.id)]
    if fortune.workers:
        about.append(canvas.say("board-waiting", n=fortune.workers))
    title = canvas.about(canvas.name(fortune.id), *about)
    canvas.panel(fortune.id, title, (x, y, width, FORTUNE_HEIGHT), children, "paper-light")
    if fortune.card:
        face = card_face(canvas, fortune.card, player.seat, CARD_WIDTH, CARD_HEIGHT)
        canvas.piece(f"card-{fortune.card}", (left, y + 25), face)


def card_face(canvas: Canvas, card: str, seat: int, width: float, height: float) -> list[Node]:
    """Return an action card: its value above, its workers below."""
    at = CARDS.index(card)
    value, workers = canvas.box.card_value[at], canvas.box.card_workers[at]
    mark = canvas.mark(seat)
    size = 26.0
    step = min(size, (width - 6 - size) / 2)
    left = (width - step * (workers - 1) - size) / 2
    return [
        Rect(0, 0, width, height, 8, fill="silk", stroke="line", line=1.4),
        Rect(4, 4, width - 8, height * 0.5, 5, fill=mark.colour),
        Rect(7, 7, width - 14, height * 0.5 - 6, 3, stroke="gold-light", line=1),
        bold_number(width / 2, height * 0.42, str(value), height * 0.36, mark.ink),
        *(Use(f"worker_{seat}", left + n * step, height * 0.62, size) for n in range(workers)),
    ]


def hand_cards(canvas: Canvas, me: PlayerView) -> tuple[str, ...]:
    """Return the action cards that the viewer holds."""
    return me.hand or ()


@cached_part
def draw_hand(
    canvas: Canvas, player: PlayerView, x: float, y: float, width: float, height: float
) -> None:
    """Draw the viewer's cards, and empty places for cards played."""
    step = width + 8
    hand = player.hand or ()
    for at in range(len(hand), canvas.box.hand):
        canvas.lay(Rect(x + at * step, y, width, height, 8, fill="paper-dark", opacity=0.45))
    for at, card in enumerate(hand):
        title = canvas.about(canvas.name(card), *card_words(canvas, card))
        target = Rect(0, 0, width, height, 8)
        lifted = -8 if card == player.card else 0
        face = card_face(canvas, card, player.seat, width, height)
        canvas.piece(f"card-{card}", (x + at * step, y + lifted), face, title, card, target)


@cached_part
def draw_taxes(canvas: Canvas, player: PlayerView, x: float, y: float, width: float) -> None:
    """Draw the tax space of the viewer: the sum, what is due, its discs."""
    due, low = player.tax_due, y + FORTUNE_HEIGHT
    total = canvas.say("board-tax-sum", n=player.tax_sum)
    children: list[Node] = [
        fitted_label(x + 3, y + 17, width - 6, canvas.say("board-taxes"), 13, "accent"),
        fitted_label(x + 3, y + 46, width - 6, total, 16),
    ]
    children += [
        Use("silver", x + width / 2 - 14 + (at - (due - 1) / 2) * 30, y + 60, 28)
        for at in range(due)
    ]
    step = min(22.0, (width - 34) / max(1, player.tax_discs - 1))
    children += [
        Use(f"disc_{player.seat}", x + 6 + at * step, low - 32, 24)
        for at in range(player.tax_discs)
    ]
    title = canvas.about(canvas.name("tax_space"), forecast_words(canvas, player)[1])
    canvas.panel("tax_space", title, (x, y, width, FORTUNE_HEIGHT), children, "paper-light")


@cached_part
def draw_cards(
    canvas: Canvas, me: PlayerView, x: float, y: float, columns: int, width: float, height: float
) -> float:
    """Draw all cards of the viewer and where they are; return the y below them."""
    corners = grid_corners(len(CARDS), columns, width + 4, height + 4)
    for card, (dx, dy) in zip(CARDS, corners, strict=True):
        draw_card(canvas, card, me.seat, card_place_key(me, card), (x + dx, y + dy), width, height)
    return y + -(-len(CARDS) // columns) * (height + 4) - 4


@cached_part
def draw_card(
    canvas: Canvas,
    card: str,
    seat: int,
    state: str,
    at: tuple[float, float],
    width: float,
    height: float,
) -> None:
    """Draw a small card of the viewer, faint once it was played."""
    title = canvas.about(canvas.name(card), canvas.say(f"board-card-{state}"))
    face = small_card_nodes(canvas, card, seat, state, width, height)
    opacity = FAINT_OPACITY if state in {"played", "discarded"} else 1
    canvas.spot(f"chip-{card}", (Group(tuple(face), at=at, opacity=opacity),), title)


def small_card_nodes(
    canvas: Canvas, card: str, seat: int, state: str, width: float, height: float
) -> list[Node]:
    """Return a small card; cards in hand have a golden edge."""
    at, mark, here = CARDS.index(card), canvas.mark(seat), state == "hand"
    size = (width - 6) / 3
    workers = canvas.box.card_workers[at]
    left = (width - size * workers) / 2
    return [
        Rect(0, 0, width, height, 6, fill="silk"),
        Rect(0, 0, width, height * 0.54, 6, fill=mark.colour),
        bold_number(width / 2, height * 0.42, str(canvas.box.card_value[at]), 15, mark.ink),
        *(Use("worker", left + n * size, height * 0.64, size) for n in range(workers)),
        Rect(0, 0, width, height, 6, stroke="gold" if here else "line", line=2.6 if here else 1),
    ]
