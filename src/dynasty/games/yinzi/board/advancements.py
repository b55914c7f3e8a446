"""The advancements box: four sections of six slots."""

from dataclasses import replace

from dynasty.drawing.render_cache import cached_part
from dynasty.drawing.scene import Node, Rect, Text, Use
from dynasty.drawing.widgets import bold_number
from dynasty.games.yinzi.board.canvas import Canvas
from dynasty.games.yinzi.names import SECTIONS, SLOTS_PER_SECTION

SLOT_ICONS: dict[str, tuple[str, str]] = {
    "eco_rice": ("rice", "2"),
    "eco_wood": ("wood", "1"),
    "eco_stone": ("stone", "1"),
    "eco_raw": ("any_good", "1"),
    "eco_boat": ("boats", "+1"),
    "eco_copper": ("copper", "2"),
    "emp_salt": ("salt", "1"),
    "emp_sale": ("sell", ""),
    "emp_crop": ("plant", ""),
    "emp_same_box": ("emperor", "2×"),
    "emp_worker": ("emperor", "+1"),
    "emp_eager": ("emperor", "↑"),
    "war_wheat": ("wheat", "1"),
    "war_route": ("box_road", ""),
    "war_coins": ("copper", "×"),
    "war_veterans": ("swords", "2↻"),
    "war_recruit": ("swords", "+1"),
    "war_weaker": ("swords", "−2"),
}


def slot_icon(slot: str) -> tuple[str, str]:
    """Return the symbol of a slot and a short mark beside it."""
    if slot.startswith("dip_"):
        return f"flag_{slot.removeprefix('dip_')}", ""
    return SLOT_ICONS[slot]


@cached_part
def draw_advancements(
    canvas: Canvas, x: float, y: float, size: float, tall: float, columns: int
) -> float:
    """Draw the four sections side by side; return the y below them."""
    width, height = 3 * size + 10, 2 * tall + 28
    for at, section in enumerate(SECTIONS):
        left, top = x + at % columns * (width + 6), y + at // columns * (height + 6)
        face = (
            Rect(left, top, width, height, 9, fill="paper-dark", stroke="paper-edge", line=1.3),
            Text(left + 7, top + 16, canvas.say(f"board-section-{section}"), 13, "accent", "serif"),
        )
        canvas.spot(f"council-{section}", face)
        for place in range(SLOTS_PER_SECTION):
            slot = canvas.view.slots[at * SLOTS_PER_SECTION + place]
            dx, dy = left + 5 + place % 3 * size, top + 23 + place // 3 * tall
            draw_slot(canvas, slot, (dx, dy, size, tall))
    return y + len(SECTIONS) // columns * (height + 6) - 6


@cached_part
def draw_slot(
    canvas: Canvas, slot: tuple[str, int, bool], area: tuple[float, float, float, float]
) -> None:
    """Draw a slot with its effect, and the disc on it."""
    name, seat, fresh = slot
    x, y, width, height = area
    symbol, mark = slot_icon(name)
    icon = width * 0.62
    frame = Rect(x + 2, y + 2, width - 4, height - 4, 12)
    nodes: list[Node] = [
        replace(frame, fill="silk", stroke="gold", line=1.2),
        Use(symbol, x + (width - icon) / 2, y + (height - icon) / 2 - (7 if mark else 0), icon),
    ]
    if mark:
        nodes.append(bold_number(x + width / 2, y + height - 8, mark, 13, "line"))
    who = canvas.who(seat) if seat >= 0 else ""
    state = canvas.say("board-fresh") if fresh else ""
    title = canvas.about(canvas.name(name), canvas.help(name), who, state)
    canvas.place(name, title, frame, nodes)
    if seat >= 0:
        canvas.piece(
            f"disc-{name}",
            (x + width - 22, y - 1),
            (Use(f"disc_{seat}", 0, 0, 22),),
            canvas.who(seat),
            opacity=0.7 if fresh else 1,
        )
