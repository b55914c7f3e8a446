"""The faces of cards, tiles and tokens, drawn from (0, 0) at any size."""

from dynasty.drawing.scene import Circle, Line, Node, Path, Rect, Text, Use
from dynasty.drawing.text_metrics import fitting_size
from dynasty.drawing.widgets import (
    MIN_FONT_SIZE,
    bold_number,
    fitted_label,
    number_disc,
    symbol_row,
)
from dynasty.games.xian.board.canvas import Canvas
from dynasty.games.xian.board.piece_facts import (
    PIGMENT_THEME_COLOURS,
    card_value,
    card_yield,
    colour_of_card,
    equipment_clay,
    equipment_cost,
    equipment_material,
    equipment_section,
    equipment_type,
    helper_prestige,
    symbol_of_card,
    token_colour,
    token_number,
)
from dynasty.games.xian.names import END_TILES, HELPERS
from dynasty.games.xian.symbols import END_TILE_SYMBOL


def worker_card_face(canvas: Canvas, card: str, width: float, height: float) -> tuple[Node, ...]:
    """Return a worker card: its value, its income, and the pigment that it gives instead."""
    colour = PIGMENT_THEME_COLOURS[colour_of_card(card)]
    band, middle = 30, width / 2
    art = height * 0.36
    return (
        Rect(1.5, 2.5, width, height, 8, fill="shade", opacity=0.25),
        Rect(0, 0, width, height, 8, fill="silk", stroke=f"{colour}-dark", line=1.6),
        Path(f"M1 {band}V8a7 7 0 0 1 7-7H{width - 8:g}a7 7 0 0 1 7 7V{band}z", fill=colour),
        bold_number(16, 22, str(card_value(canvas.box, card)), 20, f"{colour}-ink"),
        Circle(width - 16, 15.5, 12, fill="silk"),
        Use(f"pigment_{colour_of_card(card)}", width - 25, 6, 18),
        Use(symbol_of_card(card), middle - art / 2, band + 4, art),
        *card_profit_icons(canvas, card, middle, height - 41),
        card_title(canvas, card, width, height - 8),
    )


def card_title(canvas: Canvas, card: str, width: float, y: float) -> Text:
    """Return the name of a card for its foot, without the value, which is drawn above."""
    return fitted_label(4, y, width - 8, canvas.name(symbol_of_card(card)), 12.5, "line")


def card_profit_icons(canvas: Canvas, card: str, middle: float, y: float) -> tuple[Node, ...]:
    """Return what the card gives: resources, or for a helper the prestige in this turn."""
    if card not in HELPERS:
        return symbol_row(card_yield(canvas.box, card), middle, y, 19, 18)
    gain = helper_prestige(canvas.box, card, canvas.view.turn)
    return (
        Use("prestige_plate", middle - 12, y - 3, 24),
        bold_number(middle, y + 14, str(gain), 13, "line"),
    )


def worker_chip(
    canvas: Canvas, card: str, width: float, height: float, strong: bool = True
) -> tuple[Node, ...]:
    """Return a worker card in miniature: its value and its symbol."""
    colour = PIGMENT_THEME_COLOURS[colour_of_card(card)]
    fill, ink = (colour, f"{colour}-ink") if strong else ("paper-light", "ink")
    art = min(height - 8, width - 22)
    return (
        Rect(0, 0, width, height, 5, fill=fill, stroke=f"{colour}-dark", line=1.3),
        bold_number(10, height / 2 + 5, str(card_value(canvas.box, card)), 14, ink),
        Rect(width - art - 4, (height - art) / 2 - 1, art + 2, art + 2, 4, fill="silk"),
        Use(symbol_of_card(card), width - art - 3, (height - art) / 2, art),
    )


def equipment_card_face(canvas: Canvas, card: str, width: float, height: float) -> tuple[Node, ...]:
    """Return an equipment card: price, section letter, clay, and its material as background."""
    box = canvas.box
    material = equipment_material(box, card)
    art = min(width * 0.56, height * 0.46)
    return (
        Rect(1.5, 2.5, width, height, 8, fill="shade", opacity=0.25),
        Rect(0, 0, width, height, 8, fill=material, stroke=f"{material}-dark", line=1.8),
        *material_grain(material, width, height),
        Circle(width / 2, height * 0.47, art * 0.62, fill="silk", opacity=0.75),
        Use(equipment_type(card), (width - art) / 2, height * 0.47 - art / 2, art),
        Rect(5, 5, 40, 23, 7, fill="silk", opacity=0.9),
        Use("coin", 7, 7, 19),
        bold_number(35, 22, str(equipment_cost(box, card)), 15.5, "line"),
        *number_disc(width - 15, 16, equipment_section(box, card).upper(), "silk", "line", 11),
        *clay_bonus(equipment_clay(box, card), width, height - 42),
        Rect(5, height - 22, width - 10, 17, 4, fill="silk", opacity=0.88),
        fitted_label(8, height - 9.5, width - 16, canvas.name(equipment_type(card)), 12.5, "line"),
    )


def equipment_chip(canvas: Canvas, card: str, width: float, height: float) -> tuple[Node, ...]:
    """Return an equipment card in miniature: type, material and section letter."""
    material = equipment_material(canvas.box, card)
    art = min(width - 16, height - 6)
    letter = equipment_section(canvas.box, card).upper()
    return (
        Rect(0, 0, width, height, 6, fill=material, stroke=f"{material}-dark", line=1.5),
        Use(equipment_type(card), 3, (height - art) / 2, art),
        bold_number(width - 9, 15, letter, 13, "line"),
        Use(material, width - 15, height - 15, 12),
    )


def clay_bonus(clay: int, width: float, y: float) -> tuple[Node, ...]:
    """Return the clay blocks at the right edge of an equipment card."""
    return tuple(Use("clay", width - 21, y - 15 * at, 18) for at in range(clay))


def material_grain(material: str, width: float, height: float) -> tuple[Node, ...]:
    """Return the grain of wood, or a fret of bronze."""
    dark = f"{material}-dark"
    if material == "wood":
        lines = (
            f"M3 {y:g}c{width / 4:g}-7 {width / 2:g} 7 {width - 6:g} 0"
            for y in range(34, int(height) - 20, 13)
        )
        return (Path("".join(lines), stroke=dark, line=1.1, opacity=0.4),)
    step = 17
    frets = (
        f"M{x:g} {y:g}h9v-8h-6v5h3"
        for y in range(44, int(height) - 18, step)
        for x in range(7, int(width) - 10, step)
    )
    return (Path("".join(frets), stroke=dark, line=1.1, opacity=0.35),)


def tile_face(symbol: str, size: float, used: bool = False) -> tuple[Node, ...]:
    """Return a mausoleum tile; a used one is crossed out."""
    art = size * 0.68
    cross = (
        (Line(6, size - 6, size - 6, 6, stroke="cinnabar", line=3, opacity=0.8),) if used else ()
    )
    return (
        Rect(1, 2, size, size, 7, fill="shade", opacity=0.25),
        Rect(0, 0, size, size, 7, fill="silk", stroke="gold-dark", line=1.5),
        Rect(3, 3, size - 6, size - 6, 4.5, stroke="gold", line=1, opacity=0.8),
        Use(symbol, (size - art) / 2, (size - art) / 2, art, opacity=0.45 if used else 1),
        *cross,
    )


def end_tile_face(canvas: Canvas, name: str, width: float, height: float) -> tuple[Node, ...]:
    """Return an end tile: how many points it gives for what."""
    box, at = canvas.box, END_TILES.index(name)
    each = str(box.end_each[at]) + ("" if name == "end_flat_six" else "×")
    art = min(height - 10, width * 0.46)
    cap = f"≤{box.end_cap[at]}" if box.end_cap[at] > 0 else ""
    return (
        Rect(1, 2, width, height, 6, fill="shade", opacity=0.25),
        Rect(0, 0, width, height, 6, fill="night", stroke="gold", line=1.5),
        Text(7, height / 2 + (1 if cap else 6), each, 16.5, "gold-light", "serif", bold=True),
        Text(
            6,
            height - 6,
            cap,
            fitting_size(cap, width / 2, MIN_FONT_SIZE, MIN_FONT_SIZE),
            "gold-light",
        ),
        Rect(width - art - 7, (height - art) / 2 - 1, art + 3, art + 2, 4, fill="silk"),
        *end_picture(name, width - art - 5.5, (height - art) / 2, art),
    )


def end_picture(name: str, x: float, y: float, size: float) -> tuple[Node, ...]:
    """Return what an end tile counts; a warrior is narrower than the other symbols."""
    symbol = END_TILE_SYMBOL[name]
    if symbol == "painted_warrior":
        return (Use(symbol, x + size * 0.18, y, size, colour="earth"),)
    return (Use(symbol, x, y, size),)


def request_token_face(canvas: Canvas, token: str, radius: float) -> tuple[Node, ...]:
    """Return a request token around (0, 0): its number on its colour, with the pigment's mark."""
    colour = token_colour(canvas.box, token)
    fill = PIGMENT_THEME_COLOURS[colour]
    drop = radius * 0.92
    return (
        Circle(0.8, 2, radius, fill="shade", opacity=0.3),
        Circle(0, 0, radius, fill=fill, stroke="line", line=1),
        Circle(0, 0, radius - 2.6, stroke="chalk", line=1.8),
        Text(
            0,
            radius * 0.36,
            str(token_number(canvas.box, token)),
            radius,
            f"{fill}-ink",
            "serif",
            "middle",
            bold=True,
        ),
        Circle(radius * 0.72, radius * 0.72, drop * 0.54, fill="silk", stroke="line", line=0.8),
        Use(
            f"pigment_{colour}",
            radius * 0.72 - drop * 0.42,
            radius * 0.72 - drop * 0.44,
            drop * 0.84,
        ),
    )
