"""The mausoleum: cells, statues, groups, and the inspectors at its edges."""

from collections.abc import Iterator
from dataclasses import dataclass

from dynasty.drawing.render_cache import cached_part
from dynasty.drawing.scene import Line, Node, Path, Rect, Use
from dynasty.drawing.widgets import MIN_CHIP_SIZE, bold_number, chip
from dynasty.games.terracotta_army.board.canvas import Canvas
from dynasty.games.terracotta_army.board.labels import cell_words, scope_words
from dynasty.games.terracotta_army.names import (
    CELLS,
    COLUMN_SPACES,
    COLUMNS,
    INSPECTORS,
    ROW_SPACES,
    ROWS,
)
from dynasty.games.terracotta_army.view import CellView
from dynasty.kernel import text_key

SLIM_STATUES = ("officer", "guard", "crossbowman", "soldier", "footman")  # symbols that are tall
SEAM_WIDTH = 3.0  # between the edge of a cell and its ground


@dataclass(frozen=True)
class MausoleumLayout:
    """Position and size of the mausoleum: the row track on its left, the column track below."""

    x: float
    y: float
    cell: float
    track: float

    @property
    def left(self) -> float:
        """Return the left edge of the first column."""
        return self.x + self.track + 5

    @property
    def low(self) -> float:
        """Return the top edge of the column track."""
        return self.y + self.cell * ROWS + 5

    def corner(self, cell: CellView) -> tuple[float, float]:
        return self.left + cell.column * self.cell, self.y + cell.row * self.cell

    def middle(self, cell: CellView) -> tuple[float, float]:
        x, y = self.corner(cell)
        return x + self.cell / 2, y + self.cell / 2

    def space(self, space: int) -> tuple[float, float, float, float]:
        """Return the rectangle of a track space; rows come first."""
        if space < ROWS:
            return self.x, self.y + space * self.cell, self.track, self.cell
        return self.left + (space - ROWS) * self.cell, self.low, self.cell, self.track


@cached_part
def draw_mausoleum(canvas: Canvas, tomb: MausoleumLayout) -> None:
    """Draw the grid with its statues and both tracks."""
    width, height = tomb.cell * COLUMNS, tomb.cell * ROWS
    earth = Rect(tomb.left - 3, tomb.y - 3, width + 6, height + 6, 9, fill="earth")
    canvas.place("mausoleum", canvas.say("board-mausoleum"), earth, (earth,))
    for view in canvas.view.cells:
        draw_cell(canvas, tomb, view)
    nodes = [*group_bars(canvas, tomb), *horse_plates(canvas, tomb)]
    canvas.piece("links", (0, 0), nodes)  # cells are hit through them
    for view in canvas.view.cells:
        draw_statue(canvas, tomb, view)
    for space in range(ROWS + COLUMNS):
        draw_space(canvas, tomb, space)
    draw_inspectors(canvas, tomb)


@cached_part
def draw_cell(canvas: Canvas, tomb: MausoleumLayout, cell: CellView) -> None:
    """Draw the ground of a cell; the middle row and column are lighter."""
    (x, y), size = tomb.corner(cell), tomb.cell - 2 * SEAM_WIDTH
    middle = cell.row == ROWS // 2 or cell.column == COLUMNS // 2
    outline = Rect(x + SEAM_WIDTH, y + SEAM_WIDTH, size, size, 5)
    ground = Rect(
        x + SEAM_WIDTH, y + SEAM_WIDTH, size, size, 5, fill="silk-dark" if middle else "earth-pale"
    )
    title = canvas.about(canvas.name(cell.id), *cell_words(canvas, cell))
    canvas.place(cell.id, title, outline, (ground,))


def group_bars(canvas: Canvas, tomb: MausoleumLayout) -> Iterator[Node]:
    """Yield a bar from each statue of a group to its neighbours on the right and below."""
    thick = tomb.cell * 0.16
    for group in canvas.view.groups:
        inside = [CELLS.index(name) for name in group.cells]
        for cell in inside:
            x, y = tomb.middle(canvas.view.cells[cell])
            if cell + 1 in inside and cell % COLUMNS < COLUMNS - 1:
                yield Line(x, y, x + tomb.cell, y, stroke="gold", line=thick, opacity=0.75)
            if cell + COLUMNS in inside:
                yield Line(x, y, x, y + tomb.cell, stroke="gold", line=thick, opacity=0.75)


def horse_plates(canvas: Canvas, tomb: MausoleumLayout) -> Iterator[Node]:
    """Yield the plate under each horse, in the colour of its rider."""
    riders = {view.rider for view in canvas.view.cells if view.rider}
    for rider in sorted(name for name in riders if name):
        body = [view for view in canvas.view.cells if rider in (view.id, view.rider)]
        corners = [tomb.corner(view) for view in body]
        (x, y), (right, low) = min(corners), max(corners)
        yield Rect(
            x + 5,
            y + 5,
            right - x + tomb.cell - 10,
            low - y + tomb.cell - 10,
            tomb.cell * 0.3,
            fill=canvas.mark(body[0].owner).colour,
            stroke="line",
            line=1.2,
            opacity=0.55,
        )


def draw_statue(canvas: Canvas, tomb: MausoleumLayout, cell: CellView) -> None:
    """Draw the statue on a cell."""
    if cell.statue is None:
        return
    title = canvas.about(canvas.name(cell.id), *cell_words(canvas, cell))
    face = statue_face(canvas, cell, tomb.cell)
    canvas.piece(f"statue-{cell.id}", tomb.middle(cell), face, title)


def statue_face(canvas: Canvas, cell: CellView, size: float) -> tuple[Node, ...]:
    """Return a statue around the middle of its cell; warriors carry the seat's mark."""
    name = cell.statue or ""
    tall = size * 0.86
    if name not in SLIM_STATUES:
        part = size * 0.72
        return (Use(name, -part / 2, -part / 2, part), *facing_mark(cell, size))
    if cell.owner < 0:
        return (Use(name, -tall * 0.31, -tall / 2, tall),)
    colour = canvas.mark(cell.owner).colour
    return (
        Use(name, size * 0.47 - tall * 0.625, -tall / 2, tall, colour=colour),
        chip(cell.owner, 2 - size / 2, size / 2 - MIN_CHIP_SIZE - 2, MIN_CHIP_SIZE),
    )


def facing_mark(cell: CellView, size: float) -> tuple[Node, ...]:
    """Return an arrow from an archer towards the warrior that it faces."""
    if not cell.facing:
        return ()
    faced = CELLS.index(cell.facing)
    dx, dy = faced % COLUMNS - cell.column, faced // COLUMNS - cell.row
    tip, side = size * 0.56, size * 0.14
    x, y = dx * tip, dy * tip
    bx, by = dx * (tip - size * 0.2), dy * (tip - size * 0.2)
    arrow = (
        f"M{x:.1f} {y:.1f}L{bx + dy * side:.1f} {by + dx * side:.1f}"
        f"L{bx - dy * side:.1f} {by - dx * side:.1f}z"
    )
    return (Path(arrow, fill="cinnabar", stroke="line", line=1.2),)


@cached_part
def draw_space(canvas: Canvas, tomb: MausoleumLayout, space: int) -> None:
    """Draw a space of an inspector's track: its letter or number, and who leads the line."""
    scope, (x, y, width, height) = canvas.view.lines[space], tomb.space(space)
    here = scope.id in (canvas.view.row, canvas.view.column)
    outline = Rect(x + 1.5, y + 1.5, width - 3, height - 3, 6)
    fill, edge, line = (
        ("paper-light", "cinnabar", 1.8) if here else ("paper-dark", "paper-edge", 1.0)
    )
    nodes: list[Node] = [
        Rect(x + 1.5, y + 1.5, width - 3, height - 3, 6, fill=fill, stroke=edge, line=line),
        bold_number(x + 9.5, y + 13, canvas.say(text_key("mark", scope.id)), 11.5, "ink-soft"),
    ]
    if scope.leader >= 0:
        leader = canvas.who(scope.leader)
        nodes.append(
            chip(scope.leader, x + 3, y + height - MIN_CHIP_SIZE - 1, MIN_CHIP_SIZE, leader)
        )
    stands = canvas.name(INSPECTORS[space >= ROWS]) if here else ""
    title = canvas.about(canvas.name(scope.id), stands, *scope_words(canvas, scope))
    canvas.place(scope.id, title, outline, nodes)


@cached_part
def draw_inspectors(canvas: Canvas, tomb: MausoleumLayout) -> None:
    """Draw the two inspectors on their tracks."""
    row, column = ROW_SPACES.index(canvas.view.row), COLUMN_SPACES.index(canvas.view.column)
    size = min(tomb.track, tomb.cell) - 3
    for noun, space in zip(INSPECTORS, (row, ROWS + column), strict=True):
        x, y, width, height = tomb.space(space)
        canvas.piece(
            noun,
            (x + width - size * 0.34 - 1, y + height / 2),
            (Use("supervisor", -size * 0.31, -size / 2, size, colour="cinnabar"),),
            canvas.name(noun),
        )
