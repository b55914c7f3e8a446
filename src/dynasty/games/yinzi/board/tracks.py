"""Title, turn order, crop and bonus track, boat track, exchange track."""

from dynasty.drawing.render_cache import cached_part
from dynasty.drawing.scene import Group, Node, Path, Rect, Text, Use
from dynasty.drawing.text_metrics import grid_corners
from dynasty.drawing.widgets import MIN_CHIP_SIZE, bold_number, chip, number_disc
from dynasty.games.yinzi.board.canvas import Canvas
from dynasty.games.yinzi.board.labels import column_words
from dynasty.games.yinzi.board.land import draw_tile
from dynasty.games.yinzi.names import BOAT_SPACES, CROP_COLUMNS, GOODS


def round_text(canvas: Canvas) -> str:
    """Return the round and the phase in words."""
    view = canvas.view
    if view.finished:
        return canvas.say("board-over")
    return canvas.say(
        "board-moment", round=view.round, rounds=canvas.box.rounds, phase=canvas.name(view.phase)
    )


@cached_part
def draw_title(canvas: Canvas, x: float, y: float, size: float) -> None:
    """Draw the name of the game behind a silver ingot."""
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


@cached_part
def draw_order(canvas: Canvas, x: float, y: float, width: float, height: float) -> None:
    """Draw the order of play; the seat that decides is higher than the others."""
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


@cached_part
def draw_foods(canvas: Canvas, x: float, y: float, rows: int) -> None:
    """Draw what a cube of each food feeds: a whole meal or half of one."""
    nodes: list[Node] = []
    said: list[str] = []
    for at, worth in enumerate(("1", "½")):
        kinds = [GOODS[food] for food in canvas.box.foods[at + 1]]
        left, top = x + at // rows * 80, y + at % rows * 21
        nodes.append(bold_number(left + 6, top + 15, worth, 13))
        nodes += [Use(kind, left + 14 + n * 20, top, 20) for n, kind in enumerate(kinds)]
        names = ", ".join(canvas.name(kind) for kind in kinds)
        said.append(canvas.about(names, canvas.say("board-meal", n=at + 1)))
    area = Rect(x, y, 78 * (3 - rows), 21 * rows, 7)
    canvas.place("food", "; ".join(said), area, nodes, key="foods")


@cached_part
def draw_crops(canvas: Canvas, x: float, y: float, step: float) -> None:
    """Draw the crop track over the bonuses, prices between them."""
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
        price = number_disc(0, 0, str(canvas.box.crop_cost[at]), "terracotta-light", "line", 10)
        canvas.piece(f"price-{column}", (left + tile - 5, y + tile - 5), price)


@cached_part
def draw_bonuses(canvas: Canvas, x: float, y: float, step: float, height: float) -> None:
    """Draw the six bonuses and who has taken them."""
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


@cached_part
def draw_boats(
    canvas: Canvas, x: float, y: float, step: float, height: float, columns: int = 12
) -> None:
    """Draw the boat track: the capacity of each space, and the seats on it."""
    corners = [
        (x + dx, y + dy) for dx, dy in grid_corners(len(BOAT_SPACES), columns, step, height + 4)
    ]
    for at, space in enumerate(BOAT_SPACES):
        (left, top), capacity = corners[at], canvas.box.capacity[at]
        size = 15 if at == 0 or capacity != canvas.box.capacity[at - 1] else 12
        title = canvas.about(canvas.name(space), canvas.say("board-capacity", n=capacity))
        face = (
            Rect(left, top, step - 3, height, 6, fill="azurite", stroke="azurite-dark"),
            Path(f"M{left + 5:g} {top + height - 7:g}q5 -5 10 0t10 0", stroke="chalk", opacity=0.5),
            bold_number(left + step / 2 - 1.5, top + 17, str(capacity), size, "chalk"),
        )
        canvas.place(space, title, Rect(left, top, step - 3, height, 6), face)
    for player in canvas.view.players:
        there = [p.seat for p in canvas.view.players if p.boat == player.boat]
        left, top = corners[BOAT_SPACES.index(player.boat)]
        dx, dy = mark_corners(len(there), step - 3, height - 20)[there.index(player.seat)]
        canvas.piece(
            f"boat-seat_{player.seat}",
            (left + dx, top + 18 + dy),
            (chip(player.seat, 0, 0, MIN_CHIP_SIZE),),
            canvas.about(canvas.who(player.seat), canvas.say("board-capacity", n=player.capacity)),
        )


def mark_corners(count: int, width: float, height: float) -> list[tuple[float, float]]:
    """Return the corners of `count` marks in a box, in zigzag where there is little room."""
    room = (width - MIN_CHIP_SIZE, height - MIN_CHIP_SIZE)
    pitch = min(MIN_CHIP_SIZE, max(room) / max(1, count - 1))
    swing = min(room) / 2 if pitch < MIN_CHIP_SIZE * 0.8 else 0
    found = []
    for at in range(count):
        along = (max(room) + pitch * (2 * at - count + 1)) / 2
        across = min(room) / 2 + (swing if at % 2 else -swing)
        found.append((along, across) if width > height else (across, along))
    return found


@cached_part
def draw_rates(canvas: Canvas, x: float, y: float, width: float, height: float) -> None:
    """Draw the exchange track: the copper for a silver bag, marked by the die."""
    now = canvas.say("board-rate", n=canvas.view.rate)
    step = (width - 68) / len(canvas.box.rate)
    nodes: list[Node] = [
        Use("silver", x + 2, y + (height - 26) / 2, 26),
        Text(x + 31, y + height / 2 + 5, "=", 15),
        Use("copper", x + width - 24, y + (height - 22) / 2, 22),
    ]
    for at, rate in enumerate(canvas.box.rate):
        left, here = x + 44 + at * step, at + 1 == canvas.view.die
        middle, top = left + (step - 4) / 2, y + (height - 20) / 2
        fill = "gold-light" if here else "paper-dark"
        nodes += [
            Rect(left, y, step - 4, height, 7, fill=fill, stroke="paper-edge"),
            bold_number(middle - 11, y + height / 2 + 5, str(rate), 14, "line" if here else "ink"),
        ]
        die = Use(f"die_{at + 1}", 0, 0, 20)
        if here:
            canvas.piece("die", (middle, top), (die,), now)
        else:
            nodes.append(Group((die,), at=(middle, top), opacity=0.2))
    title = canvas.about(canvas.say("board-exchange"), now)
    canvas.place("die", title, Rect(x, y, width, height, 7), nodes, key="exchange")
