"""The pit: squares, walls, bonuses, warriors, seals, and each section's prices and prizes."""

from collections.abc import Iterator
from dataclasses import dataclass

from dynasty.drawing.render_cache import cached_part
from dynasty.drawing.scene import Circle, Node, Path, Rect, Text, Use
from dynasty.drawing.text_metrics import grid_corners
from dynasty.drawing.theme import SEAT_MARKS
from dynasty.drawing.widgets import MIN_CHIP_SIZE, bold_number, chip
from dynasty.games.xian.board.canvas import Canvas
from dynasty.games.xian.board.card_faces import request_token_face
from dynasty.games.xian.board.labels import square_words, token_words
from dynasty.games.xian.board.piece_facts import (
    ANY_PIGMENT,
    clay_price,
    request_spaces,
    section_standings,
)
from dynasty.games.xian.names import REQUEST_SPACES, SECTIONS
from dynasty.games.xian.view import SquareView

SECTIONS_FROM_TOP = tuple(reversed(SECTIONS))


@dataclass(frozen=True)
class PitFrame:
    """The position of the squares. `step` is the space above each section, also the first."""

    x: float
    y: float
    width: float
    height: float
    step: float
    gap: float = 4

    def section_top(self, section: str) -> float:
        each = 2 * self.height + self.gap + self.step
        return self.y + self.step + SECTIONS_FROM_TOP.index(section) * each

    def corner(self, square: SquareView) -> tuple[float, float]:
        x = self.x + (square.column - 1) * (self.width + self.gap)
        return x, self.section_top(square.section) + square.row % 2 * (self.height + self.gap)

    @property
    def breadth(self) -> float:
        return 5 * self.width + 4 * self.gap

    @property
    def section_height(self) -> float:
        return 2 * self.height + self.gap

    @property
    def depth(self) -> float:
        return 3 * (self.section_height + self.step)


def draw_pit(canvas: Canvas, frame: PitFrame, pad: float) -> None:
    """Draw the earth with its squares and the warriors on them."""
    x, y = frame.x - pad, frame.y + frame.step - pad
    width, height = frame.breadth + 2 * pad, frame.depth - frame.step + 2 * pad
    canvas.lay(
        Rect(x, y + 4, width, height, 14, fill="shade", opacity=0.3),
        Rect(x, y, width, height, 14, fill="earth", stroke="earth-dark", line=3),
        Rect(x + 4, y + 4, width - 8, height - 8, 10, stroke="earth-light", line=1, opacity=0.5),
    )
    draw_squares(canvas, frame)


@cached_part
def draw_squares(canvas: Canvas, frame: PitFrame) -> None:
    """Draw the squares and the warriors on them."""
    for square in canvas.view.pit:
        draw_square(canvas, square, frame)


@cached_part
def draw_square(canvas: Canvas, square: SquareView, frame: PitFrame) -> None:
    x, y = frame.corner(square)
    width, height = frame.width, frame.height
    look = wall_shape if square.kind == "wall" else space_floor
    canvas.place(
        square.id,
        canvas.about(canvas.name(square.id), *square_words(canvas, square)),
        Rect(x, y, width, height, 8),
        (*look(x, y, width, height), *bonus_labels(canvas, square, x, y, width, height)),
    )
    if square.warrior:
        draw_warrior(canvas, square, frame)


def space_floor(x: float, y: float, width: float, height: float) -> tuple[Node, ...]:
    """Return the drawing of a level space for a warrior."""
    return (
        Rect(x, y, width, height, 8, fill="earth-light", stroke="earth-dark", line=1),
        Path(
            f"M{x + 8:g} {y + 2.5:g}H{x + width - 8:g}", stroke="earth-pale", line=2.4, opacity=0.9
        ),
    )


def wall_shape(x: float, y: float, width: float, height: float) -> tuple[Node, ...]:
    """Return the drawing of a wall of rammed earth."""
    layers = (
        f"M{x + 6:g} {y + part * height:g}q{width / 8 - 1.5:g} {bend} {width / 4 - 3:g} 0"
        f"t{width / 4 - 3:g} 0t{width / 4 - 3:g} 0t{width / 4 - 3:g} 0"
        for part, bend in ((0.22, -4), (0.41, 4), (0.6, -4), (0.79, 4))
    )
    return (
        Rect(x, y, width, height, 8, fill="earth-dark", stroke="line", line=1),
        Path("".join(layers), stroke="earth", line=2.4, opacity=0.8),
    )


def bonus_labels(
    canvas: Canvas, square: SquareView, x: float, y: float, width: float, height: float
) -> Iterator[Node]:
    """Yield the drawing of a square's name and of the bonus for crafting on it."""
    if square.kind == "wall":
        return
    middle, centre = x + width / 2, y + height / 2 + 5
    yield Text(x + 6, y + 15, canvas.name(square.id), 11.5, "earth-dark")
    if square.warrior:
        return
    things = ("coin",) * square.coins + square.pigments
    middle -= 11 if things else 0
    yield Use("prestige_plate", middle - 19, centre - 20, 38)
    yield bold_number(middle, centre + 6.5, str(square.prestige), 18, "line")
    for at, thing in enumerate(things):
        shift = (at - (len(things) - 1) / 2) * 21
        yield Use(thing, middle + 19, centre - 10 + shift, 21)


def draw_warrior(canvas: Canvas, square: SquareView, frame: PitFrame) -> None:
    """Draw a raw warrior, or a painted one with the mark of its seat; a seal is at its feet."""
    left, top = frame.corner(square)
    size = frame.height * 0.9
    width = size * 40 / 64
    x, y = left + frame.width / 2 + 5, top + frame.height - 5
    looks: tuple[Node, ...] = (Use("raw_warrior", -width / 2, -size, size),)
    if square.warrior != "raw":
        seat = int(str(square.warrior).removeprefix("seat_"))
        mark = max(MIN_CHIP_SIZE, frame.height * 0.29)
        looks = (
            Use("painted_warrior", -width / 2, -size, size, colour=SEAT_MARKS[seat].colour),
            chip(seat, frame.width / 2 - mark - 8, 8 - frame.height, mark),
        )
    canvas.piece(f"warrior-{square.id}", (x, y), looks)
    if square.seal:
        draw_seal(canvas, square, left + 15, y - 10)


def draw_seal(canvas: Canvas, square: SquareView, x: float, y: float) -> None:
    seat = int(str(square.seal).removeprefix("seat_"))
    canvas.piece(f"seal-{square.id}", (x, y), (Use("seal", -12, -12, 22), chip(seat, -4, -25, 20)))


def draw_requests(canvas: Canvas, section: str, x: float, y: float, radius: float) -> None:
    """Draw the painting price of a section around (x, y), its places below each other."""
    spaces = request_spaces(canvas.box, section)
    if len(set(spaces)) == 1:
        draw_request(canvas, spaces[0], x, y, radius, twice=True)
        return
    canvas.lay(Text(x, y + 6.5, "+", 19, font="serif", anchor="middle"))
    for space, side in zip(spaces, (-1, 1), strict=True):
        draw_request(canvas, space, x, y + side * (radius + 12), radius)


def draw_request_line(canvas: Canvas, section: str, x: float, y: float, radius: float) -> None:
    """Draw the painting price of a section in a line from x to the right."""
    spaces = request_spaces(canvas.box, section)
    if len(set(spaces)) == 1:
        draw_request(canvas, spaces[0], x + radius + 8, y, radius, twice=True)
        return
    draw_request(canvas, spaces[0], x + radius, y, radius)
    canvas.lay(Text(x + 2 * radius + 13, y + 6, "+", 19, font="serif", anchor="middle"))
    draw_request(canvas, spaces[1], x + 3 * radius + 22, y, radius)


@cached_part
def draw_request(
    canvas: Canvas, space: str, x: float, y: float, radius: float, twice: bool = False
) -> None:
    """Draw one place of a painting price: a token, or any pigment."""
    if space == ANY_PIGMENT:
        size = radius * 1.8
        face = (Use("any_pigment", x - size / 2, y - size / 2, size, title=canvas.name(space)),)
        canvas.spot("any_pigment", face)
        return
    token = canvas.view.requests[REQUEST_SPACES.index(space)]
    canvas.piece(
        token,
        (x, y),
        (
            *request_token_face(canvas, token, radius),
            *token_marks(canvas, radius, twice, token == canvas.view.leaving),
        ),
        canvas.about(canvas.name(token), *token_words(canvas, token)),
    )


def token_marks(canvas: Canvas, radius: float, twice: bool, leaving: bool) -> Iterator[Node]:
    """Yield the marks of a colour asked for twice, and of a token that leaves after the turn."""
    if twice:
        yield Rect(-radius - 9, -radius - 4, 25, 18, 9, fill="silk", stroke="line", line=0.9)
        yield bold_number(-radius + 3.5, -radius + 9.5, "2×", 13, "line")
    if leaving:
        yield Circle(-radius + 3, radius - 3, 10, fill="silk", stroke="line", line=0.9)
        title = canvas.say("board-leaving")
        yield Use("leaving", -radius - 3, radius - 9, 12, colour="cinnabar-dark", title=title)


@cached_part
def draw_prizes(canvas: Canvas, section: str, x: float, y: float, across: bool) -> None:
    """Draw the three majority prizes of a section."""
    nodes: list[Node] = []
    for place, prize in enumerate(canvas.box.majority[SECTIONS.index(section)]):
        size = 34 - 4 * place
        dx, dy = (place * 33, 0) if across else (0, place * 34)
        nodes.append(Use("prestige_plate", x + dx - size / 2, y + dy - size / 2, size))
        nodes.append(bold_number(x + dx, y + dy + 5, str(prize), 14.5 - place, "line"))
    canvas.spot(f"prizes-{section}", nodes)


@cached_part
def draw_standings(canvas: Canvas, section: str, x: float, y: float, columns: int = 1) -> None:
    """Draw the numbers of warriors that the seats have painted in a section."""
    found = section_standings(canvas.view, section)
    nodes: list[Node] = []
    for (seat, count), (dx, dy) in zip(
        found, grid_corners(len(found), columns, 40, 22), strict=True
    ):
        nodes.append(chip(seat, x + dx, y + dy, MIN_CHIP_SIZE, canvas.who(seat)))
        nodes.append(Text(x + dx + MIN_CHIP_SIZE + 3, y + dy + 15, str(count), 14))
    if nodes:
        canvas.spot(f"standings-{section}", nodes)


@cached_part
def draw_clay_price(canvas: Canvas, section: str, x: float, y: float) -> None:
    """Draw the clay that the viewer pays for a warrior in a section."""
    price = clay_price(canvas.box, canvas.view, section)
    face = (
        Use("clay", x, y - 12, 24, title=canvas.name("clay")),
        Text(x + 28, y + 6, str(price), 16),
    )
    canvas.spot(f"clay-{section}", face)
