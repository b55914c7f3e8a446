"""The seven kingdoms: rings with action spaces, Buildings on the paths of attack."""

from dynasty.drawing.layout import fit, shorten, wrap
from dynasty.drawing.scene import Circle, Node, Path, Rect, Text, Use
from dynasty.drawing.widgets import SMALL
from dynasty.games.tianxia.board.canvas import Canvas
from dynasty.games.tianxia.board.faces import disc, effects, marker, price_tag, tile_face
from dynasty.games.tianxia.board.words import income_nouns, is_income, sentence, slot_words
from dynasty.games.tianxia.codes import named
from dynasty.games.tianxia.names import ANY, NOTHING, REGIONS, RINGS, STUFF
from dynasty.games.tianxia.view import SlotView

SLOT_WIDTH, SLOT_HEIGHT = 178.0, 106.0
RING = 54.0  # how far the two action spaces of a ring lie apart


def draw_slot(canvas: Canvas, slot: SlotView, x: float, y: float, width: float) -> None:
    """A Building, 106 high, with Governors, tile, token and raid value."""
    title = sentence(canvas, canvas.name(slot.id), slot_words(canvas, slot))
    income = is_income(slot.building)
    paper = Rect(x, y + 10, width, SLOT_HEIGHT - 10, 6, fill="paper-light", stroke="ink-soft")
    canvas.place(slot.id, title, Rect(x, y, width, SLOT_HEIGHT, 8), (paper,))
    draw_roof(canvas, slot, x, y, width, "night" if income else "cinnabar-dark")
    body = width - 48
    if income:
        canvas.lay(*effects(income_nouns(canvas, slot.building), x + 8, y + 36, 24))
    else:
        brief = canvas.say("brief-" + slot.building)
        for at, line in enumerate(wrap(brief, body - 4, SMALL)):
            canvas.lay(Text(x + 7, y + 42 + at * 13, line, SMALL, "ink-soft"))
    draw_governors(canvas, slot, x + 7, y + SLOT_HEIGHT - 31)
    canvas.lay(*disc(x + width - 15, y + SLOT_HEIGHT - 15, 10, str(slot.raid), "cinnabar", "chalk"))
    if slot.token:
        canvas.lay(Use("additional_cost", x + width - 48, y + SLOT_HEIGHT - 25, 19))
    if slot.bonus:
        name = canvas.name(slot.bonus)
        face = tile_face(canvas, slot.bonus, 36)
        canvas.piece(f"tile-{slot.bonus_number}", (x + width - 42, y + 33), face, name)


def draw_roof(canvas: Canvas, slot: SlotView, x: float, y: float, width: float, fill: str) -> None:
    """The roof with the Building's name; what the viewer would pay stands at its right end."""
    shape = (
        f"M{x - 5:g} {y + 29:g}Q{x + 8:g} {y + 26:g} {x + 14:g} {y + 3:g}H{x + width - 14:g}"
        f"Q{x + width - 8:g} {y + 26:g} {x + width + 5:g} {y + 29:g}z"
    )
    name = canvas.name(slot.building)
    room = width - 66
    size = fit(name, room, 14, SMALL, "serif")
    children: list[Node] = [
        Path(shape, fill=fill, stroke="gold", line=1.4),
        Text(x + 16, y + 21, shorten(name, room + 1, size, "serif"), size, "chalk", "serif"),
    ]
    title = sentence(canvas, name, [canvas.help(slot.building)])
    target = Rect(x + 8, y, width - 16, 29, 6)
    canvas.place(canvas.inside(slot.building, slot.id), title, target, children)
    if slot.price >= 0:
        plate = Rect(x + width - 46, y + 5, 34, 20, 5, fill="paper-light", opacity=0.95)
        canvas.lay(plate, *price_tag("wood", slot.price, x + width - 42, y + 6.5, 17))


def draw_governors(canvas: Canvas, slot: SlotView, x: float, y: float) -> None:
    """Governor spaces from the left, with the extra Wood of each."""
    for at, wood in enumerate(slot.spaces):
        left = x + at * 33
        canvas.lay(Circle(left + 13, y + 13, 12.5, fill="paper-dark", stroke="ink-soft"))
        if at < len(slot.governors):
            seat = slot.governors[at]
            face = (marker(seat, 0, 0, 22),)
            key, who = f"governor-{slot.id}-seat_{seat}", canvas.who(seat)
            canvas.piece(
                key, (left + 2, y + 2), face, sentence(canvas, canvas.name("governor"), [who])
            )
        elif wood:
            canvas.lay(Text(left + 13, y + 17.5, f"+{wood}", 12.5, "ink-soft", anchor="middle"))


def draw_ring(canvas: Canvas, ring: str, x: float, y: float) -> None:
    """A ring around (x, y): the banner between the action spaces of its regions."""
    box, at = canvas.box, RINGS.index(ring)
    regions = [region for region in range(len(REGIONS)) if box.region_ring[region] == at]
    colour = canvas.view.banners[at].removeprefix("bn_")
    banner = canvas.view.banners[at]
    spread = RING * (len(regions) - 1) / 2 + 43
    canvas.lay(
        Rect(x - spread, y - 44, 2 * spread, 88, 44, fill="paper", opacity=0.82),
        Rect(x - spread, y - 44, 2 * spread, 88, 44, stroke="gold", line=1.8),
    )
    target = Rect(x - 15, y - 52, 30, 32, 5)
    symbol = Use(f"step_{colour}", x - 14, y - 50, 28)
    canvas.place(banner, canvas.name(banner), target, (symbol,))
    for number, region in enumerate(regions):
        offset = (number * 2 - 1) * RING / 2 if len(regions) > 1 else 0.0
        draw_region(canvas, REGIONS[region], x + offset, y + 8)


def draw_region(canvas: Canvas, region: str, x: float, y: float) -> None:
    """An action space around (x, y): markers, price, what the region offers."""
    _, markers, price = next(entry for entry in canvas.view.spaces if entry[0] == region)
    at = REGIONS.index(region)
    said = [canvas.say("board-marker-price", n=price), offers_words(canvas, at)]
    title = sentence(canvas, canvas.name(region), said)
    children: list[Node] = [
        Circle(x, y, 25, fill="paper-light", stroke="gold-dark", line=1.8),
        Text(x, y - 9, canvas.name(region), 14, font="serif", anchor="middle"),
        *disc(x + 21, y + 17, 9, str(price), "gold", "line"),
        *(marker(seat, x - 22 + number * 9, y + 8, 15) for number, seat in enumerate(markers[:4])),
    ]
    children += exchange_glyphs(canvas, at, x, y - 5)
    canvas.place(region, title, Circle(x, y, 27), children)


def exchange_glyphs(canvas: Canvas, region: int, x: float, y: float) -> list[Node]:
    """What the region exchanges, or its printed benefit."""
    box = canvas.box
    give, get = box.region_give[region], box.region_get[region]
    if give != NOTHING:
        got = "any_good" if get == ANY else STUFF[get]
        arrow = Text(x, y + 10, "›", 14, "ink-soft", anchor="middle", bold=True)
        return [Use(STUFF[give], x - 18, y, 13), arrow, Use(got, x + 5, y, 13)]
    gains = named(box.region_benefit[region])
    glyphs: list[Node] = [Use("ship", x - (16 if gains else 7), y, 14)]
    return glyphs + effects(gains, x + 2, y, 14)


def offers_words(canvas: Canvas, region: int) -> str:
    """What a region offers besides installing, in words."""
    box = canvas.box
    give, get = box.region_give[region], box.region_get[region]
    if give != NOTHING:
        got = "any_good" if get == ANY else STUFF[get]
        return canvas.say("board-exchange", give=canvas.name(STUFF[give]), get=canvas.name(got))
    gains = named(box.region_benefit[region])
    said = canvas.say("board-port")
    return f"{said}, {canvas.say('board-gives', gain=gains)}" if gains else said
