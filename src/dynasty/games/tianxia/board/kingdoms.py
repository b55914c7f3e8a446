"""The seven kingdoms: rings with action spaces, Buildings on the paths of attack."""

from dynasty.drawing.render_cache import cached_part
from dynasty.drawing.scene import Circle, Group, Node, Path, Rect, Text, Use
from dynasty.drawing.text_metrics import fitting_size, shorten_text, wrap_text
from dynasty.drawing.widgets import MIN_CHIP_SIZE, MIN_FONT_SIZE
from dynasty.games.tianxia.board.canvas import Canvas
from dynasty.games.tianxia.board.card_faces import (
    effect_nodes,
    number_disc,
    price_tag,
    seat_marker,
    tile_face,
)
from dynasty.games.tianxia.board.labels import income_nouns, is_income, slot_words
from dynasty.games.tianxia.effect_codes import gain_nouns
from dynasty.games.tianxia.names import ANY, NOTHING, REGIONS, RINGS, STUFF
from dynasty.games.tianxia.view import SlotView

SLOT_WIDTH, SLOT_HEIGHT = 148.0, 104.0
SPACE_WIDTH, SPACE_HEIGHT = 66.0, 72.0  # an action space of a ring


@cached_part
def draw_slot(canvas: Canvas, slot: SlotView, x: float, y: float, width: float) -> None:
    """Draw a Building below the name of its kingdom, with Governors, tile, token and raid value."""
    title = canvas.about(canvas.name(slot.id), *slot_words(canvas, slot))
    income = is_income(slot.building)
    paper = Rect(x, y + 10, width, SLOT_HEIGHT - 10, 6, fill="paper-light", stroke="ink-soft")
    canvas.place(slot.id, title, Rect(x, y, width, SLOT_HEIGHT, 8), (paper,))
    canvas.lay(Text(x + 16, y - 1, canvas.name(slot.region), 12.5, "accent", "serif"))
    draw_roof(canvas, slot, x, y, width, "night" if income else "cinnabar-dark")
    if income:
        given = effect_nodes(income_nouns(canvas, slot.building), x + 8, y + 38, 26)
        canvas.spot(f"income-{slot.id}", given)
    else:
        brief, body = canvas.say("brief-" + slot.building), width - (50 if slot.bonus else 14)
        for at, line in enumerate(wrap_text(brief, body, MIN_FONT_SIZE)):
            canvas.lay(Text(x + 7, y + 42 + at * 13, line, MIN_FONT_SIZE, "ink-soft"))
    draw_governors(canvas, slot, x + 6, y + SLOT_HEIGHT - 29)
    right, low = x + width, y + SLOT_HEIGHT
    raid = number_disc(right - 14, low - 15, 10, str(slot.raid), "cinnabar", "chalk")
    canvas.spot(f"raid-{slot.id}", raid)
    if slot.price >= 0:
        price = price_tag("wood", slot.price, right - 58, low - 25, 19)
        canvas.spot(f"price-{slot.id}", price)
    if slot.bonus:
        name = canvas.name(slot.bonus)
        face = tile_face(canvas, slot.bonus, 36)
        canvas.piece(f"tile-{slot.bonus_number}", (x + width - 41, y + 33), face, name)


def draw_roof(canvas: Canvas, slot: SlotView, x: float, y: float, width: float, fill: str) -> None:
    """Draw the roof with the Building's name and a token of additional cost at its right end."""
    shape = (
        f"M{x - 5:g} {y + 29:g}Q{x + 8:g} {y + 26:g} {x + 14:g} {y + 3:g}H{x + width - 14:g}"
        f"Q{x + width - 8:g} {y + 26:g} {x + width + 5:g} {y + 29:g}z"
    )
    name = canvas.name(slot.building)
    room = width - (50 if slot.token else 30)
    size = fitting_size(name, room, 14, MIN_FONT_SIZE, "serif")
    children: list[Node] = [
        Path(shape, fill=fill, stroke="gold", line=1.4),
        Text(x + 16, y + 21, shorten_text(name, room + 1, size, "serif"), size, "chalk", "serif"),
    ]
    title = canvas.about(name, canvas.help(slot.building))
    target = Rect(x + 8, y, width - 16, 29, 6)
    noun = canvas.inside(slot.building, slot.id)
    canvas.place(noun, title, target, children, key=slot.building)
    if slot.token:
        token = Use("additional_cost", x + width - 33, y + 6, 20)
        canvas.spot(f"token-{slot.id}", (token,), canvas.say("board-token"))


def draw_governors(canvas: Canvas, slot: SlotView, x: float, y: float) -> None:
    """Draw Governor spaces from the left, with the extra Wood of each."""
    for at, wood in enumerate(slot.spaces):
        left = x + at * 28
        hole = Circle(left + 12, y + 12, 12, fill="paper-dark", stroke="ink-soft")
        canvas.spot(f"seat-{slot.id}-{at + 1}", (hole,))
        if at < len(slot.governors):
            seat = slot.governors[at]
            face = (seat_marker(seat, 0, 0, 22),)
            title = canvas.about(canvas.name("governor"), canvas.who(seat))
            canvas.piece(f"governor-{slot.id}-seat_{seat}", (left + 1, y + 1), face, title)
        elif wood:
            canvas.lay(Text(left + 12, y + 16.5, f"+{wood}", 12.5, "ink-soft", anchor="middle"))


@cached_part
def draw_ring(canvas: Canvas, ring: str, x: float, y: float, upright: bool = False) -> None:
    """Draw a ring around (x, y): the banner on top, the action spaces of its regions in it."""
    box, at = canvas.box, RINGS.index(ring)
    regions = [region for region in range(len(REGIONS)) if box.region_ring[region] == at]
    across, down = (1, len(regions)) if upright else (len(regions), 1)
    wide, high = across * (SPACE_WIDTH + 4) + 12, down * (SPACE_HEIGHT + 4) + 8
    left, top = x - wide / 2, y - high / 2
    canvas.lay(
        Rect(left, top, wide, high, 26, fill="paper", opacity=0.82),
        Rect(left, top, wide, high, 26, stroke="gold", line=1.8),
    )
    banner = canvas.view.banners[at]
    symbol = Use(f"step_{banner.removeprefix('bn_')}", x - 14, top - 17, 28)
    canvas.place(banner, canvas.name(banner), Rect(x - 15, top - 19, 30, 31, 5), (symbol,))
    for number, region in enumerate(regions):
        off = number - (len(regions) - 1) / 2
        right, low = (0.0, off * (SPACE_HEIGHT + 4)) if upright else (off * (SPACE_WIDTH + 4), 0.0)
        draw_region(canvas, REGIONS[region], x + right, y + low)


@cached_part
def draw_region(canvas: Canvas, region: str, x: float, y: float) -> None:
    """Draw an action space around (x, y): what the region offers, the price, the markers."""
    _, markers, price = next(entry for entry in canvas.view.spaces if entry[0] == region)
    at = REGIONS.index(region)
    price_words = canvas.say("board-marker-price", n=price)
    title = canvas.about(canvas.name(region), price_words, offers_words(canvas, at))
    wide, high = SPACE_WIDTH, SPACE_HEIGHT
    frame = Rect(
        x - wide / 2, y - high / 2, wide, high, 16, fill="paper-light", stroke="gold-dark", line=1.8
    )
    pitch = min(MIN_CHIP_SIZE, 22 / max(1, len(markers) - 1))
    children: list[Node] = [
        frame,
        *exchange_glyphs(canvas, at, x, y - 16),
        Text(x, y - 19, canvas.name(region), 14, font="serif", anchor="middle"),
        Group(number_disc(x + 19, y + 19, 10, str(price), "gold", "line"), id=f"cost-{region}"),
        *(
            seat_marker(seat, x - 31 + number * pitch, y + 10, MIN_CHIP_SIZE)
            for number, seat in enumerate(markers)
        ),
    ]
    canvas.place(region, title, frame, children)


def exchange_glyphs(canvas: Canvas, region: int, x: float, y: float) -> list[Node]:
    """Return symbols of what the region exchanges, or its printed benefit."""
    box = canvas.box
    give, get = box.region_give[region], box.region_get[region]
    if give != NOTHING:
        got = "any_good" if get == ANY else STUFF[get]
        arrow = Text(x, y + 16, "›", 17, "ink-soft", anchor="middle", bold=True)
        return [Use(STUFF[give], x - 27, y, 22), arrow, Use(got, x + 6, y, 22)]
    gains = gain_nouns(box.region_benefit[region])
    glyphs: list[Node] = [Use("ship", x - (25 if gains else 11), y, 22)]
    return glyphs + effect_nodes(gains, x + 3, y, 22)


def offers_words(canvas: Canvas, region: int) -> str:
    """Return what a region offers besides installing, in words."""
    box = canvas.box
    give, get = box.region_give[region], box.region_get[region]
    if give != NOTHING:
        got = "any_good" if get == ANY else STUFF[get]
        return canvas.say("board-exchange", give=canvas.name(STUFF[give]), get=canvas.name(got))
    gains = gain_nouns(box.region_benefit[region])
    said = canvas.say("board-port")
    return f"{said}, {canvas.say('board-gives', gain=gains)}" if gains else said
