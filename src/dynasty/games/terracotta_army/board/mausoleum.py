"""The mausoleum: cells, statues, groups, and the inspectors at its edges."""

from collections.abc import Iterator

from dynasty.drawing.scene import Circle, Line, Node, Path, Rect, Use
from dynasty.drawing.widgets import chip, number
from dynasty.games.terracotta_army.board.canvas import Canvas
from dynasty.games.terracotta_army.board.words import cell_words, scope_words, sentence
from dynasty.games.terracotta_army.names import CELLS, COLUMNS, ROWS
from dynasty.games.terracotta_army.view import CellView

SLIM = ("officer", "guard", "crossbowman", "soldier", "footman")  # symbols that are tall


def draw_mausoleum(canvas: Canvas, x: float, y: float, cell: float, track: float) -> None:
    """The grid with its cells of a size; the row track on its left, the column track below."""
    left, width, height = x + track + 4, cell * COLUMNS, cell * ROWS
    canvas.lay(
        Rect(
            left - 5, y - 5, width + 10, height + 10, 10, fill="earth", stroke="earth-dark", line=2
        )
    )
    for view in canvas.view.cells:
        draw_cell(canvas, view, left, y, cell)
    draw_links(canvas, left, y, cell)
    for view in canvas.view.cells:
        draw_statue(canvas, view, left, y, cell)
    for row in range(ROWS):
        draw_space(canvas, row, x, y + row * cell, track, cell)
    for column in range(COLUMNS):
        spot = left + column * cell, y + height + 8
        draw_space(canvas, ROWS + column, *spot, cell, track)
    draw_inspectors(canvas, x, y, cell, track)


def corner(cell: CellView, left: float, top: float, size: float) -> tuple[float, float]:
    return left + cell.column * size, top + cell.row * size


def draw_cell(canvas: Canvas, cell: CellView, left: float, top: float, size: float) -> None:
    """The ground of a cell; the middle row and column are lighter."""
    x, y = corner(cell, left, top, size)
    middle = cell.row == ROWS // 2 or cell.column == COLUMNS // 2
    canvas.place(
        cell.id,
        sentence(canvas, canvas.name(cell.id), cell_words(canvas, cell)),
        Rect(x + 1, y + 1, size - 2, size - 2, 5),
        (
            Rect(
                x + 1,
                y + 1,
                size - 2,
                size - 2,
                5,
                fill="silk-dark" if middle else "earth-pale",
                stroke="earth",
                line=0.8,
            ),
        ),
    )


def draw_links(canvas: Canvas, left: float, top: float, size: float) -> None:
    """Bars between statues of one group, and the plates of horses; cells are hit through them."""
    nodes = [*bars(canvas, left, top, size), *plates(canvas, left, top, size)]
    canvas.piece("links", (0, 0), nodes)


def bars(canvas: Canvas, left: float, top: float, size: float) -> Iterator[Node]:
    """From each statue of a group to the next one on its right and below it."""
    half = size / 2
    for group in canvas.view.groups:
        inside = [CELLS.index(name) for name in group.cells]
        for cell in inside:
            row, column = divmod(cell, COLUMNS)
            x, y = left + column * size + half, top + row * size + half
            if cell + 1 in inside and column < COLUMNS - 1:
                yield Line(x, y, x + size, y, stroke="gold", line=size * 0.16, opacity=0.75)
            if cell + COLUMNS in inside:
                yield Line(x, y, x, y + size, stroke="gold", line=size * 0.16, opacity=0.75)


def plates(canvas: Canvas, left: float, top: float, size: float) -> Iterator[Node]:
    """Under each horse, in the colour of its rider."""
    riders = {view.rider for view in canvas.view.cells if view.rider}
    for rider in sorted(name for name in riders if name):
        body = [view for view in canvas.view.cells if rider in (view.id, view.rider)]
        rows, columns = [v.row for v in body], [v.column for v in body]
        yield Rect(
            left + min(columns) * size + 4,
            top + min(rows) * size + 4,
            (max(columns) - min(columns) + 1) * size - 8,
            (max(rows) - min(rows) + 1) * size - 8,
            size * 0.3,
            fill=canvas.mark(body[0].owner).colour,
            stroke="line",
            line=1.2,
            opacity=0.55,
        )


def draw_statue(canvas: Canvas, cell: CellView, left: float, top: float, size: float) -> None:
    """Whoever stands on a cell."""
    if cell.statue is None:
        return
    x, y = corner(cell, left, top, size)
    title = sentence(canvas, canvas.name(cell.id), cell_words(canvas, cell))
    canvas.piece(
        f"statue-{cell.id}", (x + size / 2, y + size / 2), statue_face(canvas, cell, size), title
    )


def statue_face(canvas: Canvas, cell: CellView, size: float) -> tuple[Node, ...]:
    """A statue around the middle of its cell: warriors in colour, with the seat's mark."""
    name = cell.statue or ""
    tall = size * 0.86
    if name in SLIM:
        width = tall * 40 / 64
        mine = cell.owner >= 0
        colour = canvas.mark(cell.owner).colour if mine else ""
        mark = size * 0.36
        owner = (chip(cell.owner, -size * 0.46, size * 0.46 - mark, mark),) if mine else ()
        return (Use(name, -width / 2 + size * 0.06, -tall / 2, tall, colour=colour), *owner)
    part = size * 0.74
    face: tuple[Node, ...] = (Use(name, -part / 2, -part / 2, part),)
    return (*face, *facing_mark(cell, size)) if cell.facing else face


def facing_mark(cell: CellView, size: float) -> tuple[Node, ...]:
    """An arrow at the edge of an archer's cell towards the warrior that it faces."""
    faced = CELLS.index(cell.facing or cell.id)
    dx, dy = faced % COLUMNS - cell.column, faced // COLUMNS - cell.row
    tip, side = size * 0.56, size * 0.14
    x, y = dx * tip, dy * tip
    bx, by = dx * (tip - size * 0.2), dy * (tip - size * 0.2)
    arrow = (
        f"M{x:.1f} {y:.1f}L{bx + dy * side:.1f} {by + dx * side:.1f}"
        f"L{bx - dy * side:.1f} {by - dx * side:.1f}z"
    )
    return (Path(arrow, fill="cinnabar", stroke="line", line=1.2),)


def draw_space(canvas: Canvas, space: int, x: float, y: float, width: float, height: float) -> None:
    """A space of an inspector's track: its number, and who leads the line."""
    scope = canvas.view.lines[space]
    here = scope.id in (canvas.view.row, canvas.view.column)
    across = space >= ROWS
    text = canvas.say("mark-" + scope.id.replace("_", "-"))
    nodes: list[Node] = [
        Rect(
            x + 1,
            y + 1,
            width - 2,
            height - 2,
            6,
            fill="paper-light" if here else "paper-dark",
            stroke="cinnabar" if here else "paper-edge",
            line=1.6 if here else 1,
        ),
        number(
            x + (9 if across else width / 2), y + (15 if across else 14), text, 11.5, "ink-soft"
        ),
    ]
    if scope.leader >= 0:
        size = 14.0
        spot = (x + width - size - 3, y + height - size - 3)
        nodes.append(chip(scope.leader, *spot, size, canvas.who(scope.leader)))
    title = sentence(canvas, canvas.name(scope.id), scope_words(canvas, scope))
    canvas.place(scope.id, title, Rect(x + 1, y + 1, width - 2, height - 2, 6), nodes)


def draw_inspectors(canvas: Canvas, x: float, y: float, cell: float, track: float) -> None:
    """The two inspectors, and the way back to the start of their tracks."""
    row = int(canvas.view.row.partition("_")[2]) - 1
    column = int(canvas.view.column.partition("_")[2]) - 1
    size = track * 0.92
    face = (Use("supervisor", -size * 0.31, -size / 2, size, colour="cinnabar"),)
    at_row = (x + track * 0.45, y + (row + 0.56) * cell)
    canvas.piece("inspector_row", at_row, face, canvas.name("inspector_row"))
    left = x + track + 4
    at_column = (left + (column + 0.5) * cell, y + ROWS * cell + 8 + track * 0.5)
    canvas.piece("inspector_col", at_column, face, canvas.name("inspector_col"))
    canvas.place(
        "inspectors",
        canvas.name("inspectors"),
        Circle(x + track / 2, y + ROWS * cell + 8 + track / 2, max(track * 0.46, 16)),
        (
            Circle(
                x + track / 2,
                y + ROWS * cell + 8 + track / 2,
                track * 0.46,
                fill="paper-light",
                stroke="cinnabar",
                line=1.2,
            ),
            Use(
                "master_inspector",
                x + track * 0.2,
                y + ROWS * cell + 8 + track * 0.2,
                track * 0.6,
            ),
        ),
    )
