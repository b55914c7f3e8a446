"""The Wall: Nomads on their paths, and the four sections."""

from collections.abc import Iterable, Iterator

from dynasty.drawing.render_cache import cached_part
from dynasty.drawing.scene import Circle, Group, Line, Node, Path, Rect, Text, Use
from dynasty.drawing.text_metrics import fitting_size, shorten_text, text_width
from dynasty.drawing.theme import SEAT_MARKS
from dynasty.drawing.widgets import MIN_CHIP_SIZE, MIN_FONT_SIZE, Item, fitted_label, flow_items
from dynasty.games.tianxia.board.canvas import Canvas
from dynasty.games.tianxia.board.card_faces import number_disc, piece_key, seat_marker
from dynasty.games.tianxia.board.labels import (
    house_names,
    nomad_words,
    raid_words,
    rank_words,
    section_words,
)
from dynasty.games.tianxia.names import DECK, NOMADS
from dynasty.games.tianxia.view import SectionView

STEPPE_HEIGHT, BRICKS_HEIGHT, FORECAST_HEIGHT = 78.0, 92.0, 106.0
SECTION_HEIGHT = STEPPE_HEIGHT + BRICKS_HEIGHT + FORECAST_HEIGHT
SPACE_HEIGHT = 88.0  # of a military space
SOLDIER_ROWS = 2  # of Soldiers
SOLDIER_SIZE = 27.0


@cached_part
def draw_section(canvas: Canvas, section: SectionView, x: float, y: float, width: float) -> None:
    """Draw one section: steppe above, Wall below, then what a Battle would do now."""
    title = canvas.about(canvas.name(section.id), *section_words(canvas, section))
    canvas.lay(
        *steppe_nodes(canvas, section, x, y, width),
        *brick_nodes(x, y + STEPPE_HEIGHT, width, BRICKS_HEIGHT),
    )
    canvas.place(section.id, title, Rect(x, y, width, SECTION_HEIGHT, 10))
    draw_balance(canvas, section, x + width - 92, y + 2)
    draw_path(canvas, section, x + 14, y + 42, width - 30)
    draw_fortifications(canvas, section, x + 8, y + STEPPE_HEIGHT + 3, width - 16)
    draw_soldiers(canvas, section, x + 8, y + STEPPE_HEIGHT + 37, width - 16)
    draw_forecast(canvas, section, x, y + STEPPE_HEIGHT + BRICKS_HEIGHT, width)


def steppe_nodes(
    canvas: Canvas, section: SectionView, x: float, y: float, width: float
) -> tuple[Node, ...]:
    """Return the land of the Nomads, red where a Battle comes."""
    fill = "terracotta" if section.battle else "earth-pale"
    name = Text(x + 10, y + 20, canvas.name(section.id), 15, "line", "serif")
    hills = f"M{x:g} {y + 66:g}q{width / 5:g} -34 {width / 2.6:g} -6t{width / 2.4:g} -8"
    return (
        Rect(
            x, y, width, STEPPE_HEIGHT + 8, 10, fill=fill, opacity=0.75 if section.battle else 0.6
        ),
        Path(hills, stroke="earth", line=1.6, opacity=0.5),
        name,
    )


def brick_nodes(x: float, y: float, width: float, height: float) -> tuple[Node, ...]:
    """Return the Wall with its battlements."""
    teeth = "".join(f"M{x + at:g} {y + 2:g}v-9h13v9z" for at in range(4, int(width) - 12, 26))
    courses = "".join(f"M{x:g} {y + at:g}h{width:g}" for at in (32, 62))
    return (
        Path(teeth, fill="earth-light", stroke="earth-dark", line=1),
        Rect(x, y, width, height, 3, fill="earth-light", stroke="earth-dark", line=1.4),
        Path(courses, stroke="earth-dark", line=0.8, opacity=0.35),
    )


def draw_path(canvas: Canvas, section: SectionView, x: float, y: float, width: float) -> None:
    """Draw the steps of the Chieftain; the last one is the Battle space."""
    last = canvas.box.chieftain_steps
    step = width / last
    canvas.lay(Line(x, y + 8, x + width, y + 8, stroke="earth-dark", line=1.6, opacity=0.6))
    for at in range(last + 1):
        fill = "cinnabar" if at == last else "paper-light"
        canvas.lay(Circle(x + at * step, y + 8, 4.5, fill=fill, stroke="line", line=1))
    if section.battle:
        canvas.spot(f"battle-{section.id}", (Use("battle", x + width - 13, y - 5, 26),))
    title = canvas.say("board-chief", n=section.chief, last=last)
    where = (x + section.chief * step - 13, y - 10)
    canvas.piece(f"chief-{section.id}", where, (Use("chieftain", 0, 0, 27),), title)


def draw_balance(canvas: Canvas, section: SectionView, x: float, y: float) -> None:
    """Draw Strength against Defense."""
    strength = canvas.say("board-strength", n=section.strength)
    defense = canvas.say("board-defense", n=section.defense)
    for left, symbol, n, title in (
        (x, "nomad_strength", section.strength, strength),
        (x + 46, "defense", section.defense, defense),
    ):
        face = (
            Use(symbol, left, y + 3, 20, title=title),
            Text(left + 22, y + 19, str(n), 16, "line", bold=True),
        )
        canvas.spot(f"{symbol}-{section.id}", face)


def draw_forecast(canvas: Canvas, section: SectionView, x: float, y: float, width: float) -> None:
    """Draw what a Battle would do now: points, raids and Governors lost."""
    faint, left = 0.95 if section.battle else 0.6, section.forecast.left
    title = canvas.say("board-forecast-battle" if section.battle else "board-forecast")
    size = fitting_size(title, width - (52 if left else 14), 12.5, MIN_FONT_SIZE, "serif")
    paper = (
        Rect(x, y + 2, width, FORECAST_HEIGHT - 2, 6, fill="paper-light", opacity=faint),
        Text(
            x + 7, y + 17, shorten_text(title, width - 13, size, "serif"), size, "accent", "serif"
        ),
    )
    canvas.spot(f"forecast-{section.id}", paper)
    if left:
        loss = (
            Use("nomad_strength", x + width - 42, y + 4, 17),
            Text(x + width - 22, y + 17, f"−{left}", 13, bold=True),
        )
        canvas.spot(f"left-{section.id}", loss, canvas.say("board-left", n=left))
    low = flow_items(list(rank_items(canvas, section)), x + 7, y + 22, width - 10, 5)
    flow_items(list(outcome_items(canvas, section, width - 12)), x + 7, low + 7, width - 10, 6)


def rank_items(canvas: Canvas, section: SectionView) -> Iterator[Item]:
    """Yield the defenders, best first, with their points."""
    battle = section.forecast
    for seat in battle.ranking:
        points, title = battle.points[seat], rank_words(canvas, battle, seat)
        mark, text = seat_marker(seat, 0, 0, MIN_CHIP_SIZE, title), Text(21, 15, f"+{points}", 12.5)
        key = f"rank-{section.id}-{seat}"
        yield plain_item(canvas, key, (mark, text), 23 + text_width(f"+{points}", 12.5), 14)


def outcome_items(canvas: Canvas, section: SectionView, width: float) -> Iterator[Item]:
    """Yield raided Buildings with the Governors lost, or those that the section protects."""
    say, battle = canvas.say, section.forecast
    if not battle.raided:
        text = Text(22, 13.5, say("board-holds"), 12.5)
        yield plain_item(canvas, f"holds-{section.id}", (Use("defense", 0, 0, 17), text), 100, 13)
    for name in battle.raided:
        slot = next(slot for slot in canvas.view.slots if slot.id == name)
        room = width - 19 - MIN_CHIP_SIZE * len(slot.governors)
        said = shorten_text(canvas.name(slot.building), room, MIN_FONT_SIZE)
        fallen = house_names(canvas, slot.governors)
        about = raid_words(canvas, name)
        title = say("board-falls", slot=about, seats=fallen) if fallen else about
        marks = 21 + text_width(said, MIN_FONT_SIZE)
        nodes: list[Node] = [
            Use("raid", 0, 0, 17, title=title),
            Text(18, 13.5, said, MIN_FONT_SIZE),
        ]
        nodes += [
            seat_marker(seat, marks + at * MIN_CHIP_SIZE, -1, MIN_CHIP_SIZE)
            for at, seat in enumerate(slot.governors)
        ]
        key = f"raids-{section.id}-{name}"
        yield plain_item(canvas, key, nodes, marks + MIN_CHIP_SIZE * len(slot.governors), 14)


def plain_item(
    canvas: Canvas, key: str, nodes: Iterable[Node], width: float, height: float
) -> Item:
    """Return an item that cannot be chosen."""
    children = tuple(nodes)

    def draw(x: float, y: float) -> None:
        canvas.spot(key, (Group(children, at=(x, y)),))

    return Item(width, height, draw)


def draw_fortifications(
    canvas: Canvas, section: SectionView, x: float, y: float, width: float
) -> None:
    """Draw Tower, Walls and Double Tower tiles."""
    canvas.lay(Rect(x, y, 30, 32, 4, fill="paper-dark", opacity=0.55))
    if section.tower >= 0:
        draw_piece(canvas, "tower", section.tower, x, y, 30, f"tower-{section.id}")
    pitch = min(33.0, (width - 34 - 32 * len(section.doubles)) / section.wall_spaces)
    for at in range(section.wall_spaces):
        left = x + 34 + at * pitch
        canvas.lay(Rect(left, y + 2, pitch - 3, 30, 3, fill="paper-dark", opacity=0.45))
        if at < len(section.walls):
            key = f"wall-{section.id}-{piece_key(section.walls, at)}"
            draw_piece(canvas, "wall", section.walls[at], left - 1, y + 2, 28, key)
    for at, seat in enumerate(section.doubles):
        left = x + width - 32 * (at + 1)
        draw_piece(canvas, "double_tower", seat, left, y + 1, 30, f"double-seat_{seat}")


def draw_soldiers(canvas: Canvas, section: SectionView, x: float, y: float, width: float) -> None:
    """Draw the Soldiers from the left, in two rows."""
    across = -(-section.soldier_spaces // SOLDIER_ROWS)
    pitch = width / across
    for at in range(section.soldier_spaces):
        row, column = divmod(at, across)
        left, top = x + column * pitch, y + row * SOLDIER_SIZE
        canvas.lay(Circle(left + pitch / 2, top + SOLDIER_SIZE / 2, 11, fill="shade", opacity=0.12))
        if at < len(section.soldiers):
            seat = section.soldiers[at]
            key = f"soldier-{section.id}-{piece_key(section.soldiers, at)}"
            where = left + (pitch - 32) / 2
            draw_piece(canvas, "soldier", seat, where, top, SOLDIER_SIZE, key, 12)


def draw_piece(
    canvas: Canvas,
    symbol: str,
    seat: int,
    x: float,
    y: float,
    size: float,
    key: str,
    aside: float = 0,
) -> None:
    """Draw a piece of a house with its mark at its foot, or `aside` to the right."""
    face = (
        Use(symbol, 0, 0, size, colour=SEAT_MARKS[seat].colour),
        seat_marker(
            seat, aside or (size - MIN_CHIP_SIZE) / 2, size - MIN_CHIP_SIZE + 2, MIN_CHIP_SIZE
        ),
    )
    canvas.piece(key, (x, y), face, canvas.about(canvas.name(symbol), canvas.who(seat)))


@cached_part
def draw_military(canvas: Canvas, x: float, y: float, width: float) -> None:
    """Draw the two military spaces beside each other."""
    for at, space in enumerate(("fortify", "train")):
        draw_space(canvas, space, x + at * (width / 2 + 3), y, width / 2 - 3)


def draw_space(canvas: Canvas, space: str, x: float, y: float, width: float) -> None:
    """Draw an action space of the Wall: markers on it and what the next one costs."""
    _, markers, price = next(entry for entry in canvas.view.spaces if entry[0] == space)
    title = canvas.about(canvas.name(space), canvas.say("board-marker-price", n=price))
    name, symbol = canvas.name(space), "tower" if space == "fortify" else "soldier"
    children: list[Node] = [
        Rect(x, y, width, SPACE_HEIGHT, 12, fill="paper-light", stroke="gold", line=1.8),
        fitted_label(x + 4, y + 18, width - 8, name, 13),
        Use(symbol, x + 8, y + 24, 32, colour="silk-dark"),
        Use("step_any", x + 42, y + 27, 26),
        Group(
            number_disc(x + width - 20, y + 40, 11, str(price), "gold", "line"), id=f"cost-{space}"
        ),
    ]
    pitch = min(MIN_CHIP_SIZE, (width - 16 - MIN_CHIP_SIZE) / max(1, len(markers) - 1))
    children += [
        seat_marker(seat, x + 8 + at * pitch, y + 60, MIN_CHIP_SIZE)
        for at, seat in enumerate(markers)
    ]
    canvas.place(space, title, Rect(x, y, width, SPACE_HEIGHT, 12), children)


@cached_part
def draw_nomad_cards(canvas: Canvas, x: float, y: float, width: float) -> None:
    """Draw the revealed Nomad cards by number; tooltips show steps and Strength."""
    said = canvas.say("board-nomads")
    pitch = width / canvas.box.rounds
    canvas.lay(fitted_label(x, y + 12, width, said, 12.5, "accent"))
    for at in range(canvas.box.rounds):
        left = x + at * pitch
        canvas.lay(Rect(left, y + 20, pitch - 3, 50, 5, fill="paper-dark", opacity=0.5))
    for at, card in enumerate(canvas.view.nomads):
        number, left = NOMADS.index(card), x + at * pitch
        face = (
            Rect(left, y + 20, pitch - 3, 50, 5, fill="paper-light", stroke="terracotta-dark"),
            Use("chieftain", left + (pitch - 23) / 2, y + 24, 20),
            Text(left + (pitch - 3) / 2, y + 62, str(number % DECK + 1), 13, anchor="middle"),
        )
        canvas.spot(card, face, nomad_words(canvas, card))
