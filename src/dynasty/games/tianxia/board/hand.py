"""The viewer's Objectives with their progress, and the score sheet."""

from collections.abc import Iterator

from dynasty.drawing.canvas import GoodsCount
from dynasty.drawing.scene import Node, Rect, Text, Use
from dynasty.drawing.text_metrics import fitting_size, shorten_text
from dynasty.drawing.widgets import MIN_FONT_SIZE, Item, part_heading
from dynasty.games.tianxia.board.canvas import Canvas
from dynasty.games.tianxia.board.card_faces import effect_nodes
from dynasty.games.tianxia.board.labels import progress_words
from dynasty.games.tianxia.board.player_items import amount_item
from dynasty.games.tianxia.card_readers import RANKS
from dynasty.games.tianxia.effect_codes import gain_nouns
from dynasty.games.tianxia.names import COLOURS, OBJECTIVES
from dynasty.games.tianxia.view import ObjectiveView, PlayerView
from dynasty.kernel import text_key

CARD_HEIGHT = 88.0
LINE_HEIGHT = 17.0
MIN_NAME_SIZE = 11.0  # for long names


def objective_items(canvas: Canvas, player: PlayerView, width: float) -> Iterator[Item]:
    """Yield own Objectives with their points now; of other houses only their number."""
    if player.hand is None or (not canvas.is_own(player.seat) and not player.hand):
        if player.hand_count:
            said, n = canvas.say("board-hand", n=player.hand_count), player.hand_count
            cards = GoodsCount("objective", n, canvas.name("objective"), said, noun="hand")
            yield amount_item(canvas, player, cards)
        return
    for card in player.hand:
        yield objective_card(canvas, player, card, width)


def hand_nouns(canvas: Canvas, me: PlayerView) -> Iterator[str]:
    """Yield the nouns of the viewer's Objectives."""
    return (card.id for card in me.hand or ())


def objective_card(canvas: Canvas, player: PlayerView, card: ObjectiveView, width: float) -> Item:
    """Return an Objective: name, points, progress, and what discarding it gives."""
    gains = gain_nouns(canvas.box.benefit[OBJECTIVES.index(card.id)])
    name = canvas.name(card.id)
    size = fitting_size(name, width - 38, 13, MIN_NAME_SIZE, "serif")
    face = (
        Rect(0, 0, width, CARD_HEIGHT, 6, fill="silk", stroke="gold-dark", line=1.6),
        Text(8, 18, shorten_text(name, width - 37, size, "serif"), size, "line", "serif"),
        Use("prestige_plate", width - 33, 3, 28),
        Text(width - 19, 22, str(card.points), 14, "line", anchor="middle", bold=True),
        *progress_nodes(canvas, player, card, width),
        Use("objective_discard", 7, 65, 18, title=canvas.say("board-benefit", gain=gains)),
        *effect_nodes(gains, 30, 65, 18, tone="line"),
    )
    own = canvas.is_own(player.seat)
    said = [
        canvas.help(card.id),
        progress_words(canvas, card),
        canvas.say("board-benefit", gain=gains),
    ]
    title = canvas.about(name, *said)
    noun = card.id if own else ""
    return canvas.thing(f"objective-{card.id}", face, title, width, CARD_HEIGHT, noun)


def progress_nodes(
    canvas: Canvas, player: PlayerView, card: ObjectiveView, width: float
) -> Iterator[Node]:
    """Yield an Objective's thresholds, the ranks it repeats, or how many things it counts."""
    number = OBJECTIVES.index(card.id)
    if canvas.box.scoring[number] == RANKS:
        for at, track in enumerate(canvas.box.among[number]):
            points = rank_points(canvas, player.seat, track)
            yield Use(f"step_{COLOURS[track]}", 8 + at * 62, 33, 24)
            yield Text(36 + at * 62, 51, str(points), 14, "line", bold=True)
    elif card.found < 0:
        yield Use("jade_ox", 8, 33, 24)
    elif len(card.scores) == 1:
        yield Text(8, 50, f"{card.found} × {card.scores[0]}", 14, "line", bold=True)
        yield Use("prestige", 50, 36, 20)
    else:
        yield from threshold_nodes(card, width)


def threshold_nodes(card: ObjectiveView, width: float) -> Iterator[Node]:
    """Yield what is found so far, then the thresholds over their points; those reached are gold."""
    yield Text(19, 52, str(card.found), 16, "line", anchor="middle", bold=True)
    rungs = list(zip(card.thresholds, card.scores, strict=True))
    pitch = (width - 40) / len(rungs)
    for at, (threshold, score) in enumerate(rungs):
        left = 34 + at * pitch
        reached = score == card.points
        fill = "gold-light" if reached else "chalk"
        edge = "gold-dark" if reached else "silk-dark"
        middle = left + (pitch - 3) / 2
        yield Rect(left, 30, pitch - 3, 32, 4, fill=fill, stroke=edge, line=1.4)
        yield Text(middle, 43, str(threshold), 12, "line", anchor="middle")
        yield Text(middle, 58, f"+{score}", 12.5, "line", anchor="middle", bold=True)


def rank_points(canvas: Canvas, seat: int, track: int) -> int:
    """Return what the rank of the seat on a track scores."""
    ranks = canvas.view.tracks[track].ranks
    place = ranks.index(seat) if seat in ranks else len(ranks)
    points = canvas.box.rank_vp
    return points[place] if place < len(points) else 0


def score_sheet_item(canvas: Canvas, player: PlayerView, width: float, columns: int) -> Item:
    """Return the score sheet, with the points that the end would add now, in columns."""
    lines = [line for line in player.sheet if line.points]
    rows = -(-len(lines) // columns)

    def draw(x: float, y: float) -> None:
        key = "board-sheet-over" if canvas.view.finished else "board-sheet"
        canvas.lay(*part_heading(x, y + 14, width, canvas.say(key, n=player.total)))
        pitch = (width + 16) / columns
        column = pitch - 16
        for at, line in enumerate(lines):
            left, top = x + at // rows * pitch, y + 34 + at % rows * LINE_HEIGHT
            name = canvas.say(text_key("score", line.category))
            size = fitting_size(name, column - 34, 13, MIN_FONT_SIZE)
            text = shorten_text(name, column - 33, size)
            canvas.lay(
                Text(left, top, text, size, "ink-soft"),
                Text(left + column, top, str(line.points), 13, anchor="end", bold=True),
            )

    return Item(width, 34 + rows * LINE_HEIGHT, draw)
