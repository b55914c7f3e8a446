"""The title, the rounds with their scoring tiles, turn order and priority tokens."""

from dynasty.drawing.render_cache import cached_part
from dynasty.drawing.scene import Circle, Node, Rect, Text, Use
from dynasty.drawing.widgets import MIN_CHIP_SIZE, bold_number, chip
from dynasty.games.terracotta_army.board.canvas import Canvas
from dynasty.games.terracotta_army.board.labels import is_past, tile_title
from dynasty.games.terracotta_army.names import CELLS, COLUMNS, ROWS, WARRIORS
from dynasty.games.terracotta_army.view import ScopeView

TILE_HEIGHT = 78.0  # the height of a scoring tile
TILE_ART_HEIGHT = 34.0  # and of its picture
MARKER_RADIUS = 11.0  # the radius of the round marker, half of it above the tiles


@cached_part
def draw_title(canvas: Canvas, x: float, y: float, size: float) -> None:
    """Draw the name of the game beside its seal."""
    name = canvas.say("title")
    canvas.spot("seal", (Use("seal", x, y, size * 1.1),))
    canvas.lay(Text(x + size * 1.4, y + size * 0.88, name, size, font="serif", spacing=size * 0.05))


@cached_part
def draw_rounds(canvas: Canvas, x: float, y: float, width: float) -> None:
    """Draw the five tiles with their values, and the marker on the present round."""
    step = width / len(canvas.view.tiles)
    for at in range(len(canvas.view.tiles)):
        draw_tile(canvas, at + 1, x + at * step, y, step - 6)
    here = x + (canvas.view.round - 1) * step + (step - 6) / 2
    canvas.piece(
        "round_marker",
        (here, y),
        (
            Circle(0, 0, MARKER_RADIUS, fill="cinnabar", stroke="gold", line=2),
            bold_number(0, 4.5, str(canvas.view.round), 13, "chalk"),
        ),
        canvas.name("round_marker"),
    )


@cached_part
def draw_tile(canvas: Canvas, round_of: int, x: float, y: float, width: float) -> None:
    """Draw what a tile counts, its values and its leader; a scored tile only says so."""
    tile, box, past = canvas.view.tiles[round_of - 1], canvas.box, is_past(canvas, round_of)
    now, middle = round_of == canvas.view.round and not past, x + width / 2
    fill, (edge, line) = "paper-light", ("cinnabar", 2.4) if now else ("paper-edge", 1.2)
    nodes: list[Node] = list(
        tile_picture(tile, middle - TILE_ART_HEIGHT * COLUMNS / ROWS / 2, y + 15, past)
    )
    if past:
        fill = "paper-dark"
        nodes.append(Use("check", middle - 11, y + TILE_HEIGHT - 25, 22, colour="ink-soft"))
    else:
        worth = f"{box.tile_domination[round_of - 1]} / {box.tile_presence[round_of - 1]}"
        nodes.append(bold_number(middle, y + TILE_HEIGHT - 10, worth, 14))
        if tile.leader >= 0:
            leader = canvas.who(tile.leader)
            nodes.append(
                chip(tile.leader, x + width - MIN_CHIP_SIZE - 3, y + 3, MIN_CHIP_SIZE, leader)
            )
    nodes.insert(0, Rect(x, y, width, TILE_HEIGHT, 8, fill=fill, stroke=edge, line=line))
    target = Rect(x, y, width, TILE_HEIGHT, 8)
    canvas.place(tile.id, tile_title(canvas, round_of), target, nodes, f"tile-{round_of}")


def tile_picture(tile: ScopeView, x: float, y: float, past: bool) -> tuple[Node, ...]:
    """Return a small map of the cells that count, or the goods that count; past tiles are faint."""
    kind, size, ink = tile.id.removeprefix("tile_"), TILE_ART_HEIGHT, 0.25 if past else 1.0
    if kind in WARRIORS:
        return (Use(kind, x + 8, y - 5, size + 8, colour="terracotta", opacity=ink),)
    if kind == "coins":
        return (Use("coin", x + 5, y, size, opacity=ink),)
    if kind == "clay":
        return (
            Use("wet_clay", x, y, size * 0.8, opacity=ink),
            Use("dry_clay", x + size * 0.5, y + 6, size * 0.8, opacity=ink),
        )
    step = size / ROWS
    ground = Rect(x, y, step * COLUMNS, size, 2, fill="earth-pale", opacity=ink)
    return (ground, *(mini_cell(cell, x, y, step, ink) for cell in tile.cells))


def mini_cell(cell: str, x: float, y: float, step: float, opacity: float) -> Rect:
    row, column = divmod(CELLS.index(cell), COLUMNS)
    return Rect(x + column * step, y + row * step, step, step, fill="cinnabar", opacity=opacity)


@cached_part
def draw_order(canvas: Canvas, right: float, y: float, size: float = 28) -> None:
    """Draw turn order and remaining priority tokens, aligned to the right edge."""
    order, stack, step = canvas.view.order, canvas.view.stack, size + 10
    left = right - len(order) * step + 4
    for at, seat in enumerate(order):
        spot = left + at * step
        if seat == canvas.view.active:
            ring = Rect(spot - 5, y - 5, size + 10, size + 10, 8, fill="paper-light", stroke="gold")
            canvas.lay(ring)
        title = canvas.say("board-place", n=at + 1, who=canvas.who(seat))
        canvas.piece(f"order-{seat}", (spot, y), (chip(seat, 0, 0, size),), title)
    for at, token in enumerate(stack):
        spot = left - 18 - (len(stack) - at) * (size + 6)
        face, title = priority_face(canvas, token, size), priority_title(canvas, token)
        canvas.piece(token, (spot, y), face, title, token, Rect(0, 0, size, size, 6))


def priority_title(canvas: Canvas, token: str) -> str:
    return canvas.about(canvas.name(token), canvas.help("priority_token"))


def priority_face(canvas: Canvas, token: str, size: float) -> tuple[Node, ...]:
    """Return a priority token: its number, and the clay that it gives."""
    text = token[-1]
    clay = canvas.box.priority_clay[int(text) - 1]
    wet = (Use("wet_clay", size * 0.55, size * 0.5, size * 0.5),) if clay else ()
    return (
        Rect(0, 0, size, size, 6, fill="cinnabar", stroke="line", line=1.6),
        bold_number(size * 0.42, size * 0.68, text, size * 0.55, "chalk"),
        *wet,
    )
