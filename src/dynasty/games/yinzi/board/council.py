"""The advancements box: four sections of six slots."""

from dynasty.drawing.scene import Node, Rect, Text, Use
from dynasty.games.yinzi.board.canvas import Canvas
from dynasty.games.yinzi.names import SECTIONS, SLOTS_PER_SECTION

ICONS: dict[str, tuple[str, str]] = {
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


def icon_of(slot: str) -> tuple[str, str]:
    """The symbol of a slot and a short mark beside it."""
    if slot.startswith("dip_"):
        return f"flag_{slot.removeprefix('dip_')}", ""
    return ICONS[slot]


def draw_council(canvas: Canvas, x: float, y: float, size: float) -> float:
    """Two by two sections; the answer is where they end."""
    width, height = 3 * size + 12, 2 * size + 28
    for at, section in enumerate(SECTIONS):
        left, top = x + at % 2 * (width + 6), y + at // 2 * (height + 6)
        canvas.lay(
            Rect(left, top, width, height, 9, fill="paper-dark", stroke="paper-edge", line=1.3),
            Text(left + 7, top + 16, canvas.say(f"board-section-{section}"), 13, "accent", "serif"),
        )
        for place in range(SLOTS_PER_SECTION):
            slot = canvas.view.slots[at * SLOTS_PER_SECTION + place]
            dx, dy = left + 6 + place % 3 * size, top + 22 + place // 3 * size
            draw_slot(canvas, slot, dx, dy, size)
    return y + 2 * height + 6


def draw_slot(canvas: Canvas, slot: tuple[str, int, bool], x: float, y: float, size: float) -> None:
    """A slot with its effect, and the disc on it."""
    name, seat, fresh = slot
    symbol, mark = icon_of(name)
    icon, inner = size * (0.5 if mark else 0.6), size - 4
    nodes: list[Node] = [
        Rect(x + 2, y + 2, inner, inner, inner / 2.6, fill="silk", stroke="gold", line=1.2),
        Use(symbol, x + (size - icon) / 2, y + (size - icon) / 2 - (5 if mark else 0), icon),
    ]
    if mark:
        nodes.append(
            Text(x + size / 2, y + size - 6, mark, 11.5, "line", anchor="middle", bold=True)
        )
    who = canvas.who(seat) if seat >= 0 else ""
    state = canvas.say("board-fresh") if fresh else ""
    title = canvas.about(canvas.name(name), canvas.help(name), who, state)
    canvas.place(name, title, Rect(x + 2, y + 2, inner, inner, inner / 2.6), nodes)
    if seat >= 0:
        disc = size * 0.52
        canvas.piece(
            f"disc-{name}",
            (x + size - disc + 1, y - 1),
            (Use(f"disc_{seat}", 0, 0, disc),),
            canvas.who(seat),
            opacity=0.7 if fresh else 1,
        )
