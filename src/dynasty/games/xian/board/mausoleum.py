"""The mausoleum: six spaces with their tiles, and the supervisors on them."""

from dynasty.drawing.render_cache import cached_part
from dynasty.drawing.scene import Group, Node, Path, Rect, Text, Use
from dynasty.drawing.text_metrics import grid_corners, wrap_text
from dynasty.drawing.widgets import chip, number_disc
from dynasty.games.xian.board.canvas import Canvas
from dynasty.games.xian.board.card_faces import end_tile_face, tile_face
from dynasty.games.xian.names import BONUS_TILES

TILE_SIZE = 54
END_WIDTH, END_HEIGHT = 72, 42
SUPERVISOR_SIZE = 28


def draw_track(canvas: Canvas, spots: list[tuple[float, float, float, float]]) -> None:
    """Draw the six spaces, each in its rectangle (x, y, width, height)."""
    for space, (x, y, width, height) in enumerate(spots):
        draw_space(canvas, space, x, y, width, height)


@cached_part
def draw_space(canvas: Canvas, space: int, x: float, y: float, width: float, height: float) -> None:
    """Draw a space of the track: its number, its tiles and its stack of supervisors."""
    face = (
        Rect(x, y, width, height, 9, fill="paper-light", opacity=0.66),
        Rect(x, y, width, height, 9, stroke="gold", line=1.2),
        Text(x + width - 9, y + 17, str(space), 14, "accent", "serif", "end"),
    )
    canvas.spot(f"space-{space}", face)
    if space == canvas.box.end_space:
        draw_end_tiles(canvas, x + 8, y + 8, 4 if width > 300 else 2)
    elif space:
        draw_stack_of_tiles(canvas, space, x, y, width, height)
    else:
        start = Use("supervisor", x + 14, y + 12, 62, colour="silk-dark")
        canvas.spot("supervisor", (start,), canvas.name("supervisor"))
    draw_supervisors(canvas, space, x + width - SUPERVISOR_SIZE - 14, y + height - 12)


def draw_hills(canvas: Canvas, x: float, y: float, width: float, height: float) -> None:
    """Draw the hills behind the track; the last one is the tomb."""
    low = y + height
    far = (
        f"M{x:g} {low:g}q{width * 0.1:g} {-height * 0.75:g} {width * 0.2:g} {-height * 0.35:g}"
        f"t{width * 0.2:g} 0t{width * 0.2:g} 0L{width * 0.72 + x:g} {low - height * 0.5:g}"
        f"L{x + width * 0.82:g} {y - 6:g}h{width * 0.1:g}L{x + width:g} {low:g}z"
    )
    canvas.lay(Path(far, fill="earth-light", opacity=0.9))


def draw_stack_of_tiles(
    canvas: Canvas, space: int, x: float, y: float, width: float, height: float
) -> None:
    name, left = BONUS_TILES[space - 1], canvas.view.tiles_left[space - 1]
    stack: list[Node] = []
    for at in range(max(left - 1, 0)):
        shift = 3.2 * (left - 1 - at)
        stack.append(
            Rect(
                x + 9 + shift,
                y + 10 + shift,
                TILE_SIZE,
                TILE_SIZE,
                7,
                fill="silk-dark",
                stroke="gold-dark",
            )
        )
    canvas.place(
        name,
        canvas.about(canvas.name(name), canvas.say("board-left", n=left), canvas.help(name)),
        Rect(x + 4, y + 4, width - SUPERVISOR_SIZE - 24, height - 8, 8),
        (
            *stack,
            *placed_face(tile_face(name, TILE_SIZE), x + 9, y + 10, left > 0),
            *number_disc(x + 9 + TILE_SIZE, y + 12, str(left), "night", "chalk", 10),
            *caption_lines(canvas.name(name), x + 8, y + height - 9, width - SUPERVISOR_SIZE - 26),
        ),
        key=f"stack-{name}",
    )


def caption_lines(text: str, x: float, y: float, width: float) -> tuple[Node, ...]:
    """Return a name on as many lines as it needs, the last one at y."""
    lines = wrap_text(text, width, 12, "serif")
    return tuple(
        Text(x, y - 13 * (len(lines) - 1 - at), line, 12, font="serif")
        for at, line in enumerate(lines)
    )


def placed_face(nodes: tuple[Node, ...], x: float, y: float, present: bool) -> tuple[Node, ...]:
    """Return a face moved to a place; faint if no tiles are left."""
    return (Group(nodes, at=(x, y), opacity=1 if present else 0.25),)


def draw_end_tiles(canvas: Canvas, x: float, y: float, columns: int) -> None:
    """Draw the end tiles that are left."""
    names = canvas.view.end_tiles
    places = grid_corners(len(names), columns, END_WIDTH + 6, END_HEIGHT + 7)
    for name, (dx, dy) in zip(names, places, strict=True):
        draw_end_tile(canvas, name, x + dx, y + dy, END_WIDTH, END_HEIGHT)


def draw_end_tile(
    canvas: Canvas, name: str, x: float, y: float, width: float, height: float
) -> None:
    canvas.piece(
        name,
        (x, y),
        end_tile_face(canvas, name, width, height),
        canvas.about(canvas.name(name), canvas.help(name)),
        noun=name,
        target=Rect(0, 0, width, height, 6),
    )


def draw_supervisors(canvas: Canvas, space: int, x: float, bottom: float) -> None:
    """Draw the stack of a space, from the bottom to the top one in front."""
    for at, seat in enumerate(canvas.view.track[space]):
        title = canvas.about(canvas.who(seat), canvas.say("board-space", n=space))
        canvas.piece(
            f"supervisor-seat_{seat}",
            (x, bottom - SUPERVISOR_SIZE - at * 17),
            supervisor_face(seat),
            title,
        )


def supervisor_face(seat: int) -> tuple[Node, ...]:
    """Return the drawing of a supervisor: a thick round piece with the seat's mark."""
    return (
        chip(seat, 0, 3, SUPERVISOR_SIZE),
        chip(seat, 0, 0, SUPERVISOR_SIZE),
    )
