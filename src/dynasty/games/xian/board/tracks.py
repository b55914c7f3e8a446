"""The title, the turn track, the order of play and the score track."""

from collections.abc import Iterator

from dynasty.drawing.render_cache import cached_part
from dynasty.drawing.scene import Circle, Node, Path, Rect, Text, Use
from dynasty.drawing.widgets import chip, number_disc
from dynasty.games.xian.board.canvas import Canvas
from dynasty.games.xian.board.card_faces import request_token_face
from dynasty.games.xian.board.piece_facts import card_value

RING_DEPTH = 27  # depth of the score ring
ACROSS, DOWN = 34, 16  # its cells along the top, corners included, and along a side
LAP_POINTS = 100


@cached_part
def draw_title(canvas: Canvas, x: float, y: float, size: float) -> None:
    """Draw the name of the game beside its seal, and the current turn and round."""
    canvas.lay(
        Use("seal", x, y, size * 1.1),
        Text(
            x + size * 1.4,
            y + size * 0.88,
            canvas.say("title"),
            size,
            font="serif",
            spacing=size * 0.16,
        ),
    )


def turn_text(canvas: Canvas) -> str:
    """Return the turn and the round as text."""
    view = canvas.view
    if view.finished:
        return canvas.say("board-over")
    return canvas.say("board-turn", turn=view.turn, turns=canvas.box.turns, round=view.round)


@cached_part
def draw_turns(canvas: Canvas, x: float, y: float, step: float, radius: float) -> None:
    """Draw six numbered circles, with the tokens of past turns on them."""
    view = canvas.view
    turns = canvas.box.turns
    canvas.lay(Path(f"M{x:g} {y:g}H{x + step * (turns - 1):g}", stroke="paper-edge", line=3))
    for turn in range(1, turns + 1):
        at = x + (turn - 1) * step
        now = turn == view.turn and not view.finished
        face = (
            Circle(
                at,
                y,
                radius,
                fill="cinnabar" if now else "paper-light",
                stroke="gold" if now else "paper-edge",
                line=2,
            ),
            Use(
                f"numeral_{turn}",
                at - radius * 0.6,
                y - radius * 0.6,
                radius * 1.2,
                colour="cinnabar-ink" if now else "ink-soft",
                title=f"{canvas.name('turn')} {turn}",
            ),
        )
        canvas.spot(f"turn-{turn}", face)
    for at, token in enumerate(view.turn_track):
        canvas.piece(
            token, (x + at * step, y), request_token_face(canvas, token, radius), canvas.name(token)
        )


@cached_part
def draw_order(canvas: Canvas, x: float, y: float, width: float, height: float) -> None:
    """Draw the order of play of this round, with the active seat raised."""
    view = canvas.view
    seats = tuple(range(view.seats)) if canvas.choosing else view.order
    step = min(62.0, (width - 16) / view.seats)
    left = x + (width - step * len(seats)) / 2
    canvas.place(
        "activation",
        canvas.about(canvas.say("board-order"), *map(canvas.who, seats)),
        Rect(x, y, width, height, 10),
        (
            Rect(x, y, width, height, 10, fill="paper-dark", stroke="paper-edge", line=1.3),
            *(
                node
                for at, seat in enumerate(seats)
                for node in order_entry(canvas, at, seat, left, y, step, height)
            ),
        ),
    )


def order_entry(
    canvas: Canvas, at: int, seat: int, left: float, y: float, step: float, height: float
) -> Iterator[Node]:
    """Yield the drawing of one seat of the order: its initiative, or whether it has chosen."""
    view, player = canvas.view, canvas.view.players[seat]
    x, size = left + at * step, height - 20
    if seat == view.active:
        yield Rect(x + 1, y + 3, step - 2, height - 6, 8, fill="paper-light", stroke="gold", line=2)
    if at and not canvas.choosing:
        yield Path(f"M{x - 3:g} {y + height / 2 - 5:g}l5 5-5 5", stroke="ink-soft", line=2)
    yield chip(seat, x + (step - size) / 2 - 4, y + 10, size, canvas.who(seat))
    if not canvas.choosing and player.initiative:
        value = str(card_value(canvas.box, player.initiative))
        yield from number_disc(
            x + step / 2 + size / 2, y + height - 14, value, "night", "chalk", 9.5
        )
    elif canvas.choosing and player.answered:
        yield Use("check", x + step / 2 + size / 2 - 10, y + height - 22, 18, colour="jade")


def ring_cell(
    at: int, x: float, y: float, width: float, height: float
) -> tuple[float, float, float, float]:
    """Return the rectangle of a score: up the left side, clockwise, with 99 at the lower left."""
    wide = (width - 2 * RING_DEPTH) / (ACROSS - 2)
    tall = (height - 2 * RING_DEPTH) / DOWN
    if at < DOWN:
        return x, y + height - RING_DEPTH - (at + 1) * tall, RING_DEPTH, tall
    if at < DOWN + ACROSS:
        return _along(at - DOWN, x, wide, y)
    if at < 2 * DOWN + ACROSS:
        return (
            x + width - RING_DEPTH,
            y + RING_DEPTH + (at - DOWN - ACROSS) * tall,
            RING_DEPTH,
            tall,
        )
    return _along(LAP_POINTS - 1 - at, x, wide, y + height - RING_DEPTH)


def _along(column: int, x: float, wide: float, y: float) -> tuple[float, float, float, float]:
    if column == 0:
        return x, y, RING_DEPTH, RING_DEPTH
    corner = column == ACROSS - 1
    return x + RING_DEPTH + (column - 1) * wide, y, RING_DEPTH if corner else wide, RING_DEPTH


@cached_part
def draw_ring(canvas: Canvas, x: float, y: float, width: float, height: float) -> None:
    """Draw the score track around the board and the markers on it."""
    inset = RING_DEPTH + 4
    inner = Rect(x + inset, y + inset, width - 2 * inset, height - 2 * inset, 8, stroke="gold")
    canvas.lay(inner)
    for at in range(LAP_POINTS):
        canvas.lay(*ring_cell_face(at, *ring_cell(at, x, y, width, height)))
    for seat, player in enumerate(canvas.view.players):
        left, top, wide, tall = ring_cell(canvas.points(player) % LAP_POINTS, x, y, width, height)
        upright = wide == RING_DEPTH < tall
        aside = marker_offset(canvas, seat, tall if upright else wide)
        dx, dy = (0.0, aside) if upright else (aside, 0.0)
        draw_marker(canvas, seat, left + wide / 2 + dx, top + tall / 2 + dy)


def ring_cell_face(at: int, x: float, y: float, width: float, height: float) -> Iterator[Node]:
    """Yield the drawing of one field of the score track; every fifth has its number."""
    five, corner = at % 5 == 0, width == height == RING_DEPTH
    fill, round_off = "paper-dark" if five else "paper", 10 if corner else 3
    yield Rect(x, y, width, height, round_off, fill=fill, stroke="paper-edge", line=0.7)
    if five:
        middle, base = x + width / 2, y + height / 2 + 4.3
        yield Text(middle, base, str(at), 12, "ink-soft", "serif", "middle")


def marker_offset(canvas: Canvas, seat: int, room: float) -> float:
    """Return how far a marker is shifted because of others on the same score."""
    scores = [canvas.points(player) % LAP_POINTS for player in canvas.view.players]
    together = [other for other, score in enumerate(scores) if score == scores[seat]]
    others = len(together) - 1
    step = max(9.0, min(20.0, (room - 18) / max(others, 1)))
    return step * (together.index(seat) - others / 2)


def draw_marker(canvas: Canvas, seat: int, x: float, y: float) -> None:
    points = canvas.points(canvas.view.players[seat])
    laps = points // LAP_POINTS * LAP_POINTS
    lap = lap_mark(canvas.say("board-lap", n=laps)) if laps else ()
    title = canvas.about(canvas.who(seat), canvas.say("board-score", n=points))
    canvas.piece(
        f"score-seat_{seat}",
        (x, y),
        (chip(seat, -13, -13, 26), *lap),
        title,
    )


def lap_mark(text: str) -> tuple[Node, ...]:
    """Return the drawing of the points of a marker's completed laps."""
    return (
        Rect(-17, 8, 34, 15, 7, fill="night", stroke="gold"),
        Text(0, 19.5, text, 11.5, "chalk", anchor="middle"),
    )


@cached_part
def draw_bar(canvas: Canvas, x: float, y: float, width: float) -> float:
    """Draw the score track as a bar with a lane for each seat; return its lower end."""
    seats = canvas.view.seats
    step = (width - 60) / LAP_POINTS
    lanes = 27 * seats
    canvas.lay(Rect(x, y, width, lanes + 24, 8, fill="paper-dark", stroke="paper-edge", line=1.2))
    for ten in range(0, LAP_POINTS + 1, 10):
        at = x + 22 + ten * step
        canvas.lay(
            Path(f"M{at:g} {y + 4:g}v{lanes:g}", stroke="paper-edge", line=1.2),
            Text(at, y + lanes + 18, str(ten), 11.5, "ink-soft", anchor="middle"),
        )
    for seat, player in enumerate(canvas.view.players):
        points = canvas.points(player)
        at, lane = x + 22 + points % LAP_POINTS * step, y + 17 + seat * 27
        canvas.lay(
            Path(f"M{x + 22:g} {lane:g}H{at:g}", stroke=canvas.mark(seat).bare, line=4),
            Text(at + 16, lane + 5, str(points), 14),
        )
        draw_marker(canvas, seat, at, lane)
    return y + lanes + 24
