"""The north: Nomads on their paths, and the four sections of the Wall."""

from collections.abc import Iterable, Iterator

from dynasty.drawing.layout import fit, measure
from dynasty.drawing.scene import Circle, Group, Line, Node, Path, Rect, Text, Use
from dynasty.drawing.tokens import SEATS
from dynasty.drawing.widgets import SMALL, Item, flow
from dynasty.games.tianxia.board.canvas import Canvas
from dynasty.games.tianxia.board.faces import disc, marker, nth
from dynasty.games.tianxia.board.words import rank_words, seats, section_words, sentence
from dynasty.games.tianxia.view import SectionView

WALL_HEIGHT = 192.0
FORECAST = 66.0  # lines of the forecast where they have room
NARROW_FORECAST = 102.0


def section_height(width: float) -> float:
    """How high a section of that width is."""
    return WALL_HEIGHT + (FORECAST if width > 220 else NARROW_FORECAST)


def draw_section(canvas: Canvas, section: SectionView, x: float, y: float, width: float) -> None:
    """One section: the steppe above, the Wall below, then what a Battle would do now."""
    title = sentence(canvas, canvas.name(section.id), section_words(canvas, section))
    height = section_height(width)
    canvas.lay(*steppe(canvas, section, x, y, width), *bricks(x, y + 108, width, 84))
    canvas.place(section.id, title, Rect(x, y, width, height, 10))
    draw_path(canvas, section, x + 12, y + 40, width - 24)
    draw_balance(canvas, section, x + 10, y + 62)
    draw_pieces(canvas, section, x + 8, y + 112, width - 16)
    draw_forecast(canvas, section, x, y + WALL_HEIGHT, width)


def steppe(
    canvas: Canvas, section: SectionView, x: float, y: float, width: float
) -> tuple[Node, ...]:
    """The land of the Nomads, red where a Battle comes."""
    fill = "terracotta" if section.battle else "earth-pale"
    name = Text(x + 12, y + 22, canvas.name(section.id), 16, "line", "serif")
    hills = f"M{x:g} {y + 100:g}q{width / 5:g} -34 {width / 2.6:g} -6t{width / 2.4:g} -8"
    return (
        Rect(x, y, width, 116, 10, fill=fill, opacity=0.75 if section.battle else 0.6),
        Path(hills, stroke="earth", line=1.6, opacity=0.5),
        name,
        *((Use("battle", x + width - 32, y + 5, 25),) if section.battle else ()),
    )


def bricks(x: float, y: float, width: float, height: float) -> tuple[Node, ...]:
    """The Wall itself, with its battlements."""
    teeth = "".join(f"M{x + at:g} {y + 2:g}v-9h13v9z" for at in range(4, int(width) - 12, 26))
    courses = "".join(f"M{x:g} {y + at:g}h{width:g}" for at in (28, 56))
    return (
        Path(teeth, fill="earth-light", stroke="earth-dark", line=1),
        Rect(x, y, width, height, 3, fill="earth-light", stroke="earth-dark", line=1.4),
        Path(courses, stroke="earth-dark", line=0.8, opacity=0.35),
    )


def draw_path(canvas: Canvas, section: SectionView, x: float, y: float, width: float) -> None:
    """The steps of the Chieftain; the last one is the Battle space."""
    last = canvas.box.chieftain_steps
    step = width / last
    canvas.lay(Line(x, y + 8, x + width, y + 8, stroke="earth-dark", line=1.6, opacity=0.6))
    for at in range(last + 1):
        fill = "cinnabar" if at == last else "paper-light"
        canvas.lay(Circle(x + at * step, y + 8, 4.5, fill=fill, stroke="line", line=1))
    title = canvas.say("board-chief", n=section.chief)
    where = (x + section.chief * step - 13, y - 10)
    canvas.piece(f"chief-{section.id}", where, (Use("chieftain", 0, 0, 27),), title)


def draw_balance(canvas: Canvas, section: SectionView, x: float, y: float) -> None:
    """Strength against Defense."""
    strength = canvas.say("board-strength", n=section.strength)
    defense = canvas.say("board-defense", n=section.defense)
    canvas.lay(
        Use("nomad_strength", x, y + 3, 22, title=strength),
        Text(x + 25, y + 20, str(section.strength), 18, "line", bold=True),
        Use("defense", x + 52, y + 3, 22, title=defense),
        Text(x + 77, y + 20, str(section.defense), 18, "line", bold=True),
    )


def draw_forecast(canvas: Canvas, section: SectionView, x: float, y: float, width: float) -> None:
    """If a Battle were fought now: who scores what, what is raided, which Governors fall."""
    height = section_height(width) - WALL_HEIGHT
    faint = 0.95 if section.battle else 0.6
    title = canvas.say("board-forecast-battle" if section.battle else "board-forecast")
    size = fit(title, width - 16, 12.5, SMALL, "serif")
    canvas.lay(
        Rect(x, y + 2, width, height - 2, 6, fill="paper-light", opacity=faint),
        Text(x + 8, y + 17, title, size, "accent", "serif"),
    )
    low = flow(list(ranks(canvas, section, width > 220)), x + 8, y + 22, width - 12, 6)
    flow(list(outcome(canvas, section)), x + 8, max(low, y + 40) + 2, width - 12, 6)


def ranks(canvas: Canvas, section: SectionView, roomy: bool) -> Iterator[Item]:
    """The defenders, best first: strength where there is room, and points."""
    battle = section.forecast
    for seat in battle.ranking:
        points, strength = battle.points[seat], battle.strengths[seat]
        title = rank_words(canvas, seat, strength, points)
        said = f"{strength} → +{points}" if roomy else f"+{points}"
        mark, text = marker(seat, 0, 0, 17, title), Text(20, 13, said, 12.5)
        yield plain_item(canvas, (mark, text), 24 + measure(said, 12.5), 17)


def outcome(canvas: Canvas, section: SectionView) -> Iterator[Item]:
    """The Buildings that are raided with the Governors who fall, or that the section holds."""
    say, battle = canvas.say, section.forecast
    if not battle.raided:
        text = Text(22, 13.5, say("board-holds"), 12.5)
        yield plain_item(canvas, (Use("defense", 0, 0, 17), text), 100, 17)
    for name in battle.raided:
        slot = next(slot for slot in canvas.view.slots if slot.id == name)
        said = canvas.name(name)
        width = 20 + measure(said, SMALL)
        fallen = seats(canvas, slot.governors)
        title = say("board-falls", slot=said, seats=fallen) if fallen else said
        nodes: list[Node] = [Use("raid", 0, 0, 17, title=title), Text(18, 13, said, SMALL)]
        nodes += [marker(seat, width + at * 13, 2, 14) for at, seat in enumerate(slot.governors)]
        yield plain_item(canvas, nodes, width + 13 * len(slot.governors), 17)
    if battle.left:
        said = say("board-left", n=battle.left)
        text = Text(0, 13, said, SMALL, bold=True)
        yield plain_item(canvas, (text,), measure(said, SMALL), 17)


def plain_item(canvas: Canvas, nodes: Iterable[Node], width: float, height: float) -> Item:
    """Something that is only looked at."""
    children = tuple(nodes)

    def draw(x: float, y: float) -> None:
        canvas.lay(Group(children, at=(x, y)))

    return Item(width, height, draw)


def draw_pieces(canvas: Canvas, section: SectionView, x: float, y: float, width: float) -> None:
    """Tower, Walls and Double Tower tiles in the upper row, Soldiers below."""
    canvas.lay(Rect(x, y, 30, 32, 4, fill="paper-dark", opacity=0.55))
    if section.tower >= 0:
        draw_piece(canvas, "tower", section.tower, x + 1, y + 1, 30, f"tower-{section.id}")
    pitch = min(32.0, (width - 36 - 34 * len(section.doubles)) / section.wall_spaces)
    for at in range(section.wall_spaces):
        left = x + 36 + at * pitch
        canvas.lay(Rect(left, y + 3, pitch - 3, 28, 3, fill="paper-dark", opacity=0.45))
        if at < len(section.walls):
            key = f"wall-{section.id}-{nth(section.walls, at)}"
            draw_piece(canvas, "wall", section.walls[at], left - 1, y + 2, 28, key)
    for at, seat in enumerate(section.doubles):
        left = x + width - 32 * (at + 1)
        draw_piece(canvas, "double_tower", seat, left, y + 1, 30, f"double-seat_{seat}")
    rows = 2 if width < 200 else 1
    across = -(-section.soldier_spaces // rows)
    pitch = width / across
    size = min(38.0 / rows + 4, pitch + 5)
    for at in range(section.soldier_spaces):
        row, column = divmod(at, across)
        left, top = x + column * pitch, y + 74 - size + (row - rows + 1) * 20
        canvas.lay(Circle(left + pitch / 2, top + size / 2, size / 2.6, fill="shade", opacity=0.12))
        if at < len(section.soldiers):
            seat = section.soldiers[at]
            key = f"soldier-{section.id}-{nth(section.soldiers, at)}"
            middle = left + (pitch - size) / 2
            draw_piece(canvas, "soldier", seat, middle, top, size, key)


def draw_piece(
    canvas: Canvas, symbol: str, seat: int, x: float, y: float, size: float, key: str
) -> None:
    """A piece of a house with its mark."""
    mark = size * 0.5
    face = (
        Use(symbol, 0, 0, size, colour=SEATS[seat].colour),
        marker(seat, (size - mark) / 2, size - mark * 0.95, mark),
    )
    canvas.piece(key, (x, y), face, sentence(canvas, canvas.name(symbol), [canvas.who(seat)]))


def draw_military(canvas: Canvas, x: float, y: float, width: float, across: bool = False) -> None:
    """The two military spaces around the banner of any track."""
    for at, space in enumerate(("fortify", "train")):
        where = (x + at * width / 2, y) if across else (x, y + at * 98)
        room = width / 2 - 6 if across else width
        draw_space(canvas, space, *where, room, 90, "tower" if at == 0 else "soldier")


def draw_space(
    canvas: Canvas, space: str, x: float, y: float, width: float, height: float, symbol: str
) -> None:
    """An action space of the Wall: markers on it and what the next one costs."""
    _, markers, price = next(entry for entry in canvas.view.spaces if entry[0] == space)
    said = [canvas.say("board-marker-price", n=price)]
    title = sentence(canvas, canvas.name(space), said)
    frame = Rect(x, y, width, height, 12, fill="paper-light", stroke="gold", line=1.8)
    children: list[Node] = [
        frame,
        Use(symbol, x + 8, y + 26, 34, colour="silk-dark"),
        Use("step_any", x + 44, y + 30, 26),
        Text(x + width / 2, y + 18, canvas.name(space), 13, font="serif", anchor="middle"),
        *disc(x + width - 18, y + height - 18, 12, str(price), "gold", "line"),
    ]
    children += [
        marker(seat, x + 8 + at * 15, y + height - 26, 19) for at, seat in enumerate(markers[:5])
    ]
    canvas.place(space, title, Rect(x, y, width, height, 12), children)
