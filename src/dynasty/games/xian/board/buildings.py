"""The four buildings with builders, fees, the Prime Minister, and the limit of each pair."""

from dynasty.drawing.render_cache import cached_part
from dynasty.drawing.scene import Group, Node, Path, Rect, Text, Use
from dynasty.drawing.widgets import bold_number, dot_row, figure, fitted_label, roof
from dynasty.games.xian.board.canvas import Canvas
from dynasty.games.xian.board.labels import building_words
from dynasty.games.xian.board.piece_facts import PIGMENT_THEME_COLOURS
from dynasty.games.xian.names import BUILDING_SLOTS
from dynasty.games.xian.view import BuildingView

FIGURE_SIZE = 46
STREET_HEIGHT = 124  # the height of a building in a row of four
MIN_BROAD_WIDTH = 180  # from this breadth on people stand beside the picture


def draw_town(canvas: Canvas, x: float, y: float, width: float, height: float) -> None:
    """Draw the two pairs below each other, each with its counted places under it."""
    half = (width - 12) / 2
    for building in canvas.view.buildings:
        slot = BUILDING_SLOTS.index(building.slot)
        left = x + slot % 2 * (half + 12)
        draw_building(canvas, building, left, y + slot // 2 * (height + 40), half, height)
    for pair, (taken, limit) in enumerate(canvas.view.pairs):
        draw_limit(canvas, pair, taken, limit, x, y + height + pair * (height + 40), width)


@cached_part
def draw_street(canvas: Canvas, x: float, y: float, width: float) -> None:
    """Draw all four buildings beside each other, with more room between the pairs."""
    each = (width - 2 * 14 - 30) / 4
    for building in canvas.view.buildings:
        slot = BUILDING_SLOTS.index(building.slot)
        left = x + slot * (each + 14) + slot // 2 * 16
        draw_building(canvas, building, left, y, each, STREET_HEIGHT)
    for pair, (taken, limit) in enumerate(canvas.view.pairs):
        left = x + pair * (2 * each + 14 + 30)
        draw_limit(canvas, pair, taken, limit, left, y + STREET_HEIGHT, 2 * each + 14)


@cached_part
def draw_building(
    canvas: Canvas, building: BuildingView, x: float, y: float, width: float, height: float
) -> None:
    colour = PIGMENT_THEME_COLOURS[building.colour]
    top = y + 24
    canvas.place(
        building.id,
        canvas.about(
            canvas.name(building.id),
            *building_words(canvas, building),
            canvas.help(building.id),
        ),
        Rect(x - 3, y - 2, width + 6, height + 2, 9),
        (
            Rect(x + 1, top + 2, width, height - 24, 6, fill="shade", opacity=0.25),
            Rect(
                x, top, width, height - 24, 6, fill="paper-light", stroke=f"{colour}-dark", line=1.6
            ),
            Rect(x, y + height - 11, width, 11, 3, fill=colour, opacity=0.85),
            *roof(x, y, width, 28, colour),
            *building_front(canvas, building, x, top, width),
        ),
    )
    draw_people(canvas, building, x, y + height - 6, width)


def building_front(
    canvas: Canvas, building: BuildingView, x: float, top: float, width: float
) -> tuple[Node, ...]:
    """Return the drawing of a building's name and picture, and of its fee or its lock."""
    nodes: list[Node] = [
        fitted_label(x + 6, top + 22, width - 12, canvas.name(building.id), 16),
        Use(building.id, x + 8, top + 28, 40, opacity=0.35 if building.closed else 1),
    ]
    if building.closed:
        lock = Use("lock", x + 14, top + 34, 28, title=canvas.say("board-closed"))
        nodes.append(Group((lock,), id=f"lock-{building.id}"))
    if building.fee:
        tag = price_tag(
            canvas, building.fee, x + width - 52, top + (8 if width >= MIN_BROAD_WIDTH else 33)
        )
        nodes.append(Group(tag, id=f"fee-{building.id}"))
    return tuple(nodes)


def price_tag(canvas: Canvas, fee: int, x: float, y: float) -> tuple[Node, ...]:
    """Return the drawing of the coins that entering costs."""
    return (
        Path(
            f"M{x:g} {y + 12:g}l8-12h34a4 4 0 0 1 4 4v16a4 4 0 0 1-4 4h-34z",
            fill="silk",
            stroke="cinnabar",
            line=1.8,
        ),
        Use("coin", x + 9, y + 3, 18, title=canvas.say("board-fee", coins=fee)),
        bold_number(x + 36, y + 17.5, str(fee), 15, "line"),
    )


def draw_people(
    canvas: Canvas, building: BuildingView, x: float, feet: float, width: float
) -> None:
    """Draw builders from the left, the Prime Minister at the right, his next place as a shadow."""
    count, aside = len(building.builders), 52 if width >= MIN_BROAD_WIDTH else 0
    room = width - 30 - aside - (24 if building.minister else 0)
    step = min(29.0, room / max(count - 1, 1))
    for at, (seat, piece) in enumerate(zip(building.builders, building.pieces, strict=True)):
        canvas.piece(
            f"builder-seat_{seat}-{piece}",
            (x + 17 + aside + at * step, feet),
            figure("master_builder", seat, FIGURE_SIZE),
        )
    minister = (Use("prime_minister", -16, -52, 52),)
    if building.minister:
        canvas.piece(
            "prime_minister", (x + width - 17, feet), minister, canvas.name("prime_minister")
        )
    elif building.id == canvas.view.next_minister:
        shadow = Use("prime_minister", x + width - 24, feet - 36, 32, opacity=0.3)
        canvas.spot("next_minister", (shadow,))


def draw_limit(
    canvas: Canvas, pair: int, taken: int, limit: int, x: float, y: float, width: float
) -> None:
    """Draw a bracket under a pair with its places, taken and free."""
    middle = x + width / 2
    title = canvas.say("board-places", k=taken, limit=limit)
    closed = taken >= limit
    step = 15
    left = middle - (max(limit, taken) - 1) * step / 2 - 16
    nodes: list[Node] = [
        Path(f"M{x + 4:g} {y + 6:g}v6h{width - 8:g}v-6", stroke="ink-soft", line=1.4),
        Rect(left - 14, y + 3, 2 * (middle - left) + 28, 18, 6, fill="paper"),
        *dot_row(left, y + 12, taken, limit, step, "cinnabar" if closed else "gold"),
        Text(left + max(limit, taken) * step, y + 16.5, f"{taken} / {limit}", 13),
    ]
    if closed:
        nodes.append(Use("lock", left - 26, y + 3, 17))
    canvas.spot(f"pair-{pair + 1}", nodes, title)
