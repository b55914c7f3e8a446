"""Card and tile faces: effects as symbols, tiles, markers, prices."""

from collections.abc import Sequence

from dynasty.drawing.scene import Circle, Node, Rect, Text, Use
from dynasty.drawing.theme import SEAT_MARKS
from dynasty.drawing.widgets import MIN_CHIP_SIZE, MIN_FONT_SIZE, bold_number, chip
from dynasty.games.tianxia.board.canvas import Canvas
from dynasty.games.tianxia.effect_codes import gain_nouns
from dynasty.games.tianxia.names import KINDS, STUFF
from dynasty.games.tianxia.view import NEUTRAL_PIECE

# Nouns of effects that are drawn as another thing.
SYMBOL_OF = {
    "vp": "prestige",
    "different_resource": "any_resource",
    "same_resource": "any_resource",
    "free_soldier": "soldier",
    "battle_soldier": "soldier",
    "peace_soldier": "soldier",
    "free_wall": "wall",
    "free_worker": "worker",
    "free_governor": "governor",
    "port_shipping": "ship",
    "bonus_shipping": "ship",
    "ship_reward": "ship",
    "step_5_again": "step_any",
    "good_per_track": "any_good",
    "benefit_twice": "objective",
}
COUNTED_THINGS = {
    "vp_per_wall_or_soldier": ("wall", "soldier"),
    "vp_per_tower": ("tower",),
    "vp_per_track_ge3": ("step_any",),
}  # prestige for each of these
OWNER_COLOURED = {
    "soldier",
    "worker",
    "governor",
    "merchant",
    "wall",
    "meeples",
    "double_tower",
    "tower",
}
UNOWNED_PIECE_COLOUR = "silk-dark"  # the colour of a piece without an owner


def symbol_of(noun: str) -> str:
    """Return the symbol that shows what an effect gives."""
    return SYMBOL_OF.get(noun, noun)


def effect_glyph(noun: str, x: float, y: float, size: float, title: str = "") -> Use:
    """Return a small picture of what an effect gives."""
    symbol = symbol_of(noun)
    return Use(
        symbol,
        x,
        y,
        size,
        colour=UNOWNED_PIECE_COLOUR if symbol in OWNER_COLOURED else "",
        title=title,
    )


def effect_nodes(
    nouns: Sequence[str], x: float, y: float, size: float, gap: float = 1, tone: str = "ink"
) -> list[Node]:
    """Return symbols in a line; more than two alike become one with a number, in this tone."""
    drawn: list[Node] = []
    for noun in dict.fromkeys(nouns):
        many = list(nouns).count(noun)
        if noun in COUNTED_THINGS:
            drawn += prestige_for_each(COUNTED_THINGS[noun], many, x, y, size, tone)
            x += size * (2.1 + len(COUNTED_THINGS[noun]))
            continue
        for _ in range(1 if many > 2 else many):
            drawn.append(effect_glyph(noun, x, y, size))
            x += size + gap
        if many > 2:
            font = max(MIN_FONT_SIZE, size * 0.62)
            drawn.append(Text(x, y + size * 0.72, f"×{many}", font, tone, bold=True))
            x += size * 0.95
    return drawn


def prestige_for_each(
    things: Sequence[str], points: int, x: float, y: float, size: float, tone: str
) -> list[Node]:
    """Return symbols that say: this many points for each of these things."""
    return [
        Text(x, y + size * 0.74, str(points), max(MIN_FONT_SIZE, size * 0.66), tone, bold=True),
        Use("prestige", x + size * 0.45, y, size),
        Text(x + size * 1.55, y + size * 0.78, "/", max(MIN_FONT_SIZE, size * 0.8), tone),
        *(effect_glyph(thing, x + size * (1.95 + at), y, size) for at, thing in enumerate(things)),
    ]


def effects_width(nouns: Sequence[str], size: float, gap: float = 1) -> float:
    """Return the width of those symbols."""
    wide = 0.0
    for noun in dict.fromkeys(nouns):
        many = list(nouns).count(noun)
        if noun in COUNTED_THINGS:
            wide += size * (2.1 + len(COUNTED_THINGS[noun]))
            continue
        wide += (size + gap) * min(many, 2) if many <= 2 else (size + gap) + size * 0.95
    return wide


def tile_face(canvas: Canvas, kind: str, size: float, used: bool = False) -> tuple[Node, ...]:
    """Return a Bonus tile with its price above its effect."""
    box, at = canvas.box, KINDS.index(kind)
    palace = kind.startswith("pb_")
    edge = "gold" if palace else "paper-edge"
    fill = "paper-dark" if used else "paper-light"
    frame = Rect(0, 0, size, size, size * 0.18, fill=fill, stroke=edge, line=2 if palace else 1.4)
    gains = gain_nouns(box.kind_effect[at])
    thing, count = box.kind_price[at]
    if not count:
        return frame, *centred_effects(gains, size)
    words = (*STUFF, "vp", "any_good", "any_resource")
    price = (words[thing],) * count
    half = size * 0.42
    return (
        frame,
        *effect_nodes(price, (size - effects_width(price, half)) / 2, size * 0.06, half),
        *effect_nodes(gains, (size - effects_width(gains, half)) / 2, size * 0.52, half),
        Rect(size * 0.14, size * 0.49, size * 0.72, 1, fill="gold-dark"),
    )


def reward_tile_face(noun: str, seat: int, size: float) -> tuple[Node, ...]:
    """Return a Bonus Shipping or Double Tower tile of a house."""
    symbol = "ship" if noun == "bonus_shipping" else noun
    return (
        Rect(0, 0, size, size, size * 0.18, fill="gold-light", stroke="gold-dark", line=1.6),
        Use(symbol, size * 0.13, size * 0.1, size * 0.66, colour=SEAT_MARKS[seat].colour),
        chip(seat, size - MIN_CHIP_SIZE + 2, size - MIN_CHIP_SIZE + 2, MIN_CHIP_SIZE),
    )


def centred_effects(gains: Sequence[str], size: float) -> tuple[Node, ...]:
    """Return effects in the middle of a square, as large as they fit."""
    each = size * 0.74 if len(gains) == 1 else size * 0.44
    if len(gains) == 3 and len(set(gains)) == 3:
        each = size * 0.31
    left = (size - effects_width(gains, each)) / 2
    return tuple(effect_nodes(gains, left, (size - each) / 2, each))


def seat_marker(seat: int, x: float, y: float, size: float, title: str = "") -> Use:
    """Return the mark of a seat, or of a neutral piece."""
    if seat == NEUTRAL_PIECE:
        return Use("neutral_chip", x, y, size, title=title)
    return chip(seat, x, y, size, title)


def piece_key(row: tuple[int, ...], at: int) -> str:
    """Return a stable name for the piece at this place of a row: owner and number from the left."""
    seat = row[at]
    owner = "neutral" if seat == NEUTRAL_PIECE else f"seat_{seat}"
    return f"{owner}-{row[:at].count(seat)}"


def price_tag(symbol: str, n: int, x: float, y: float, size: float = 17) -> tuple[Node, ...]:
    """Return the shapes of a price: a number beside a symbol."""
    return (
        Text(x, y + size * 0.78, str(n), size * 0.9, bold=True),
        Use(symbol, x + size * 0.55, y, size),
    )


def number_disc(
    x: float, y: float, radius: float, text: str, fill: str, ink: str
) -> tuple[Node, ...]:
    """Return a number in a disc around (x, y)."""
    return (
        Circle(x, y, radius, fill=fill, stroke="line", line=1),
        bold_number(x, y + radius * 0.42, text, max(MIN_FONT_SIZE, radius * 1.2), ink),
    )
