"""Faces: effects as symbols, tiles, markers, what a thing costs."""

from collections.abc import Sequence

from dynasty.drawing.scene import Circle, Node, Rect, Text, Use
from dynasty.drawing.tokens import SEATS
from dynasty.drawing.widgets import CHIP, SMALL, chip, number
from dynasty.games.tianxia.board.canvas import Canvas
from dynasty.games.tianxia.codes import named
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
COUNTED = {
    "vp_per_wall_or_soldier": ("wall", "soldier"),
    "vp_per_tower": ("tower",),
    "vp_per_track_ge3": ("step_any",),
}  # prestige for each of these
COLOURED = {"soldier", "worker", "governor", "merchant", "wall", "meeples", "double_tower", "tower"}
PIECE = "silk-dark"  # the colour of a piece that is nobody's yet


def symbol_of(noun: str) -> str:
    """The symbol that shows what an effect gives."""
    return SYMBOL_OF.get(noun, noun)


def glyph(noun: str, x: float, y: float, size: float, title: str = "") -> Use:
    """What an effect gives, as a small picture."""
    symbol = symbol_of(noun)
    return Use(symbol, x, y, size, colour=PIECE if symbol in COLOURED else "", title=title)


def effects(
    nouns: Sequence[str], x: float, y: float, size: float, gap: float = 1, tone: str = "ink"
) -> list[Node]:
    """Symbols in a line; more than two alike become one with a number, in this tone."""
    drawn: list[Node] = []
    for noun in dict.fromkeys(nouns):
        many = list(nouns).count(noun)
        if noun in COUNTED:
            drawn += prestige_for_each(COUNTED[noun], many, x, y, size, tone)
            x += size * (2.1 + len(COUNTED[noun]))
            continue
        for _ in range(1 if many > 2 else many):
            drawn.append(glyph(noun, x, y, size))
            x += size + gap
        if many > 2:
            font = max(SMALL, size * 0.62)
            drawn.append(Text(x, y + size * 0.72, f"×{many}", font, tone, bold=True))
            x += size * 0.95
    return drawn


def prestige_for_each(
    things: Sequence[str], points: int, x: float, y: float, size: float, tone: str
) -> list[Node]:
    """So many points for each of these things."""
    return [
        Text(x, y + size * 0.74, str(points), max(SMALL, size * 0.66), tone, bold=True),
        Use("prestige", x + size * 0.45, y, size),
        Text(x + size * 1.55, y + size * 0.78, "/", max(SMALL, size * 0.8), tone),
        *(glyph(thing, x + size * (1.95 + at), y, size) for at, thing in enumerate(things)),
    ]


def breadth(nouns: Sequence[str], size: float, gap: float = 1) -> float:
    """How wide those symbols are."""
    wide = 0.0
    for noun in dict.fromkeys(nouns):
        many = list(nouns).count(noun)
        if noun in COUNTED:
            wide += size * (2.1 + len(COUNTED[noun]))
            continue
        wide += (size + gap) * min(many, 2) if many <= 2 else (size + gap) + size * 0.95
    return wide


def tile_face(canvas: Canvas, kind: str, size: float, used: bool = False) -> tuple[Node, ...]:
    """A Bonus tile: its price over its effect."""
    box, at = canvas.box, KINDS.index(kind)
    palace = kind.startswith("pb_")
    edge = "gold" if palace else "paper-edge"
    fill = "paper-dark" if used else "paper-light"
    frame = Rect(0, 0, size, size, size * 0.18, fill=fill, stroke=edge, line=2 if palace else 1.4)
    gains = named(box.kind_effect[at])
    thing, count = box.kind_price[at]
    if not count:
        return frame, *centred(gains, size)
    words = (*STUFF, "vp", "any_good", "any_resource")
    price = (words[thing],) * count
    half = size * 0.42
    return (
        frame,
        *effects(price, (size - breadth(price, half)) / 2, size * 0.06, half),
        *effects(gains, (size - breadth(gains, half)) / 2, size * 0.52, half),
        Rect(size * 0.14, size * 0.49, size * 0.72, 1, fill="gold-dark"),
    )


def reward_tile(noun: str, seat: int, size: float) -> tuple[Node, ...]:
    """A Bonus Shipping or Double Tower tile of a house."""
    symbol = "ship" if noun == "bonus_shipping" else noun
    return (
        Rect(0, 0, size, size, size * 0.18, fill="gold-light", stroke="gold-dark", line=1.6),
        Use(symbol, size * 0.13, size * 0.1, size * 0.66, colour=SEATS[seat].colour),
        chip(seat, size - CHIP + 2, size - CHIP + 2, CHIP),
    )


def centred(gains: Sequence[str], size: float) -> tuple[Node, ...]:
    """Effects in the middle of a square, as large as they fit."""
    each = size * 0.74 if len(gains) == 1 else size * 0.44
    if len(gains) == 3 and len(set(gains)) == 3:
        each = size * 0.31
    left = (size - breadth(gains, each)) / 2
    return tuple(effects(gains, left, (size - each) / 2, each))


def marker(seat: int, x: float, y: float, size: float, title: str = "") -> Use:
    """The mark of a seat, or of a neutral piece."""
    if seat == NEUTRAL_PIECE:
        return Use("neutral_chip", x, y, size, title=title)
    return chip(seat, x, y, size, title)


def nth(row: tuple[int, ...], at: int) -> str:
    """Which piece of its owner this one of a row is: whoever closes up keeps that name."""
    seat = row[at]
    owner = "neutral" if seat == NEUTRAL_PIECE else f"seat_{seat}"
    return f"{owner}-{row[:at].count(seat)}"


def price_tag(symbol: str, n: int, x: float, y: float, size: float = 17) -> tuple[Node, ...]:
    """So many of something."""
    return (
        Text(x, y + size * 0.78, str(n), size * 0.9, bold=True),
        Use(symbol, x + size * 0.55, y, size),
    )


def disc(x: float, y: float, radius: float, text: str, fill: str, ink: str) -> tuple[Node, ...]:
    """A number in a disc around (x, y)."""
    return (
        Circle(x, y, radius, fill=fill, stroke="line", line=1),
        number(x, y + radius * 0.42, text, max(SMALL, radius * 1.2), ink),
    )
