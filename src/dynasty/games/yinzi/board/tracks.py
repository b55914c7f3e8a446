"""Title, turn order, crop and bonus track, boat track, exchange track."""

from dynasty.drawing.layout import tiled
from dynasty.drawing.scene import Node, Path, Rect, Text, Use
from dynasty.drawing.widgets import badge, chip, number
from dynasty.games.yinzi.board.canvas import Canvas
from dynasty.games.yinzi.board.land import draw_tile
from dynasty.games.yinzi.board.words import column_words
from dynasty.games.yinzi.names import BOAT_SPACES, CROP_COLUMNS


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
        canvas.place(
            column,
            canvas.about(canvas.name(column), *column_words(canvas, column)),
            Rect(left, y, tile, tile, 7),
            (Rect(left, y, tile, tile, 7, fill="paper-dark", stroke="paper-edge"),),
        )
        if shown:
            draw_tile(canvas, shown, left, y, tile)
        price = badge(0, 0, str(canvas.box.crop_cost[at]), "terracotta-light", "line", 10)
        canvas.piece(f"price-{column}", (left + tile - 5, y + tile - 5), price)


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
        canvas.panel(bonus, title, area, children, "silk")


def draw_boats(
    canvas: Canvas, x: float, y: float, step: float, height: float, columns: int = 12
) -> None:
    """The boat track: capacity by space, and where everybody stands."""
    corners = [(x + dx, y + dy) for dx, dy in tiled(len(BOAT_SPACES), columns, step, height + 4)]
    for at, space in enumerate(BOAT_SPACES):
        (left, top), capacity = corners[at], canvas.box.capacity[at]
        size = 15 if at == 0 or capacity != canvas.box.capacity[at - 1] else 12
        title = canvas.about(canvas.name(space), canvas.say("board-capacity", n=capacity))
        face = (
            Rect(left, top, step - 3, height, 6, fill="azurite", stroke="azurite-dark"),
            Path(f"M{left + 5:g} {top + height - 7:g}q5 -5 10 0t10 0", stroke="chalk", opacity=0.5),
            number(left + step / 2 - 1.5, top + 17, str(capacity), size, "chalk"),
        )
        canvas.place(space, title, Rect(left, top, step - 3, height, 6), face)
    for player in canvas.view.players:
        there = [p.seat for p in canvas.view.players if p.boat == player.boat]
        (left, top), turn = (corners[BOAT_SPACES.index(player.boat)], there.index(player.seat))
        size = 22 if len(there) < 3 else 18
        left += (step - 3 - size) / 2 + (turn - (len(there) - 1) / 2) * min(9, (step - 21) / 3)
        canvas.piece(
            f"boat-seat_{player.seat}",
            (left, top + height - size - 3),
            (chip(player.seat, 0, 0, size),),
            canvas.about(canvas.who(player.seat), canvas.say("board-capacity", n=player.capacity)),
        )


def draw_rates(canvas: Canvas, x: float, y: float, step: float) -> None:
    """The exchange track: copper for a bag by the face of the die, and the die."""
    for at, rate in enumerate(canvas.box.rate):
        left, now, width = x + at * step, at + 1 == canvas.view.die, step - 4
        fill = "gold-light" if now else "paper-dark"
        side = left + (width - 22) / 2
        canvas.lay(
            Rect(left, y, width, 46, 7, fill=fill, stroke="paper-edge"),
            number(left + width / 2, y + 16, str(rate), 14, "line" if now else "ink"),
            Use(f"die_{at + 1}", side, y + 21, 22, opacity=0.22),
        )
        if now:
            title = canvas.say("board-rate", n=canvas.view.rate)
            canvas.piece("die", (side, y + 21), (Use(f"die_{at + 1}", 0, 0, 22),), title)
