"""Title, turn order, crop and bonus track, boat track, exchange track."""

from dynasty.drawing.scene import Node, Rect, Text, Use
from dynasty.drawing.widgets import badge, chip, label, number
from dynasty.games.yinzi.board.canvas import Canvas
from dynasty.games.yinzi.board.words import column_words
from dynasty.games.yinzi.names import BOAT_SPACES, CROP_COLUMNS, RATES


def moment(canvas: Canvas) -> str:
    """The round and the phase in words."""
    view = canvas.view
    if view.finished:
        return canvas.say("board-over")
    return canvas.say(
        "board-moment", round=view.round, rounds=canvas.box.rounds, phase=canvas.name(view.phase)
    )


def draw_title(canvas: Canvas, x: float, y: float, size: float) -> None:
    """The name of the game behind a silver ingot."""
    canvas.lay(
        Use("silver", x, y - size * 0.1, size * 1.15),
        Text(
            x + size * 1.5,
            y + size * 0.82,
            canvas.say("title"),
            size,
            font="serif",
            spacing=size * 0.14,
        ),
    )


def draw_order(canvas: Canvas, x: float, y: float, width: float, height: float) -> None:
    """The order of play; whoever decides is lifted out."""
    order = canvas.view.order
    step = width / max(4, len(order))
    names = [canvas.who(seat) for seat in order]
    children: list[Node] = []
    for at, seat in enumerate(order):
        left = x + at * step
        if seat == canvas.active:
            children.append(
                Rect(
                    left + 2,
                    y + 2,
                    step - 4,
                    height - 4,
                    7,
                    fill="paper-light",
                    stroke="gold",
                    line=2,
                )
            )
        size = height - 14
        children.append(chip(seat, left + (step - size) / 2, y + 7, size, canvas.who(seat)))
    area = (x, y, width, height)
    canvas.panel("turn", canvas.about(canvas.say("board-order"), *names), area, children)


def draw_crops(canvas: Canvas, x: float, y: float, step: float) -> None:
    """The crop track over the bonuses, prices between them."""
    tile = step - 12
    for at, column in enumerate(CROP_COLUMNS):
        left = x + at * step
        shown = canvas.view.track[at]
        good = shown.split("_")[1] if shown else None
        face = Rect(
            left, y, tile, tile, 7,
            fill="silk" if good else "paper-dark",
            stroke="gold" if good else "paper-edge",
            line=2,
        )  # fmt: skip
        icon = (Use(good, left + 7, y + 7, tile - 14),) if good else ()
        cost = badge(
            left + tile - 6,
            y + tile - 6,
            str(canvas.box.crop_cost[at]),
            "terracotta-light",
            "line",
            10,
        )
        canvas.place(
            column,
            canvas.about(canvas.name(column), *column_words(canvas, column)),
            Rect(left, y, tile, tile, 7),
            (face, *icon, *cost),
        )


def draw_bonuses(canvas: Canvas, x: float, y: float, step: float, height: float) -> None:
    """The six bonuses and who has taken them."""
    for at, (bonus, seat) in enumerate(canvas.view.bonuses):
        left, width = x + at * step, step - 6
        icon = height - 8
        shift = (width - icon) / 2 if seat < 0 else 1
        owner = (chip(seat, left + width - 26, y + 3, 24),) if seat >= 0 else ()
        who = canvas.who(seat) if seat >= 0 else ""
        area = (left, y, width, height)
        children = (Use(bonus, left + shift, y + 4, icon), *owner)
        title = canvas.about(canvas.name(bonus), canvas.help(bonus), who)
        canvas.panel(bonus, title, area, children, "paper-light")


def draw_boats(canvas: Canvas, x: float, y: float, step: float, height: float) -> None:
    """The boat track: capacity by space, and where everybody stands."""
    for at, space in enumerate(BOAT_SPACES):
        left, capacity = x + at * step, canvas.box.capacity[at]
        fresh = at == 0 or capacity != canvas.box.capacity[at - 1]
        canvas.place(
            space,
            canvas.about(canvas.name(space), canvas.say("board-capacity", n=capacity)),
            Rect(left, y, step - 3, height, 6),
            (
                Rect(
                    left,
                    y,
                    step - 3,
                    height,
                    6,
                    fill="azurite",
                    stroke="azurite-dark",
                    opacity=0.85,
                ),
                number(left + step / 2 - 1.5, y + 17, str(capacity), 15 if fresh else 12, "chalk"),
            ),
        )
    for player in canvas.view.players:
        there = [p.seat for p in canvas.view.players if p.boat == player.boat]
        at, turn = BOAT_SPACES.index(player.boat), there.index(player.seat)
        size = 20.0 if len(there) < 3 else 16.0
        left = x + at * step + (step - 3 - size) / 2 + (turn - (len(there) - 1) / 2) * 9
        canvas.piece(
            f"boat-seat_{player.seat}",
            (left, y + height - size - 2),
            (chip(player.seat, 0, 0, size),),
            canvas.about(canvas.who(player.seat), canvas.say("board-capacity", n=player.capacity)),
        )


def draw_rates(canvas: Canvas, x: float, y: float, step: float) -> None:
    """The exchange track: copper for a bag, and the die."""
    for at, rate in enumerate(canvas.box.rate):
        left, now = x + at * step, at + 1 == canvas.view.die
        canvas.lay(
            Rect(
                left,
                y,
                step - 4,
                46,
                7,
                fill="gold-light" if now else "paper-dark",
                stroke="paper-edge",
            ),
            label(left, y + 16, step - 4, str(rate), 14, serif=False),
        )
        if now:
            die = (Use(f"die_{at + 1}", 0, 0, 24),)
            title = canvas.say("board-rate", n=canvas.view.rate)
            canvas.piece("die", (left + (step - 4 - 24) / 2, y + 20), die, title)
    assert len(canvas.box.rate) == len(RATES)
