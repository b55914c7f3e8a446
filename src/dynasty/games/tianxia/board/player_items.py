"""The area of a house: its goods, pieces, Jade, tiles and Merchants."""

from collections.abc import Iterator

from dynasty.drawing.canvas import GoodsCount
from dynasty.drawing.scene import Circle, Group, Node, Rect, Text, Use
from dynasty.drawing.text_metrics import fitting_size, text_width
from dynasty.drawing.theme import SEAT_MARKS
from dynasty.drawing.widgets import MIN_FONT_SIZE, Item, symbol_counter
from dynasty.games.tianxia.board.canvas import Canvas
from dynasty.games.tianxia.board.card_faces import (
    effect_glyph,
    effect_nodes,
    reward_tile_face,
    tile_face,
)
from dynasty.games.tianxia.board.labels import fortifications_left_words, income_nouns
from dynasty.games.tianxia.effect_codes import gain_nouns
from dynasty.games.tianxia.names import JADE_SPACES, MERCHANTS, STUFF
from dynasty.games.tianxia.view import MerchantView, PlayerView

TILE_SIZE = 38.0
MERCHANT_SAVINGS = {
    "m1b2": ("−2", "wood"),
    "m3a1": ("−1", "any_good"),
    "m3a2": ("×2", "jade_ox"),
    "m3b1": ("−1", "any_good"),
    "m3b2": ("−1", "coin"),
    "m4a1": ("1", "coin"),
    "m4a2": ("−1", "any_good"),
    "m4b1": ("−1", "coin"),
    "m4b2": ("−1", "any_good"),
}  # Merchant actions that change a price, where their name has no room


def house_goods(canvas: Canvas, player: PlayerView) -> Iterator[GoodsCount]:
    """Yield what a house can spend and place."""
    if not player.rival:
        for name, n in zip(STUFF, player.stuff, strict=True):
            yield canvas.good(name, n)
    yield from house_pieces(canvas, player)


def house_pieces(canvas: Canvas, player: PlayerView) -> Iterator[GoodsCount]:
    """Yield Meeples, Action markers, markers of the ports."""
    colour = SEAT_MARKS[player.seat].colour
    counts = {
        "meeples": ("board-meeples", player.meeples),
        "action_marker": ("board-markers", player.markers),
        "shipping_marker": ("board-shipping-left", player.shipping_left),
        "delivery_marker": ("board-deliveries", player.deliveries),
    }
    for symbol, (key, n) in counts.items():
        if not player.rival or symbol != "shipping_marker":
            yield GoodsCount(symbol, n, canvas.name(symbol), canvas.say(key, n=n), colour)


def amount_items(canvas: Canvas, player: PlayerView) -> list[Item]:
    """Return the goods as counters."""
    return [amount_item(canvas, player, good) for good in house_goods(canvas, player)]


def amount_item(canvas: Canvas, player: PlayerView, good: GoodsCount) -> Item:
    """Return a symbol with a number; the viewer can point at it on their own mat."""
    noun, width = good.symbol, 48.0 if good.count < 10 else 57.0

    def draw(x: float, y: float) -> None:
        face = symbol_counter(
            good.symbol, x + 2, y + 4, str(good.count), good.text, 24, good.colour
        )
        if canvas.is_own(player.seat):
            canvas.place(noun, good.text, Rect(x, y, width, 32, 7), face, good.of(player.seat))
        else:
            canvas.spot(good.of(player.seat), face)

    return Item(width, 32, draw)


def soldiers_item(canvas: Canvas, player: PlayerView) -> Item:
    """Return the house's Soldiers on the Wall."""
    n = sum(section.soldiers.count(player.seat) for section in canvas.view.sections)
    said = canvas.say("board-own-soldiers", n=n)
    colour = SEAT_MARKS[player.seat].colour
    return amount_item(
        canvas, player, GoodsCount("soldier", n, canvas.name("soldier"), said, colour)
    )


def fortifications_item(canvas: Canvas, player: PlayerView) -> Item:
    """Return the rows of Walls and Towers: prices of those left, gaps for those built."""
    box, pitch = canvas.box, 31.0
    rows = (
        ("wall", box.walls, player.wall_prices, "board-walls-left"),
        ("tower", box.towers, player.tower_prices, "board-towers-left"),
    )

    def draw(x: float, y: float) -> None:
        left = x
        for symbol, limit, prices, key in rows:
            title = fortifications_left_words(canvas, key, prices)
            nodes = fortification_row(player, symbol, limit, prices, left, y)
            noun = "wall" if symbol == "wall" and canvas.is_own(player.seat) else ""
            target = Rect(left, y, limit * pitch, 44, 6)
            canvas.place(noun, title, target, nodes, f"{symbol}s-seat_{player.seat}")
            left += limit * pitch + 8

    return Item((box.walls + box.towers) * pitch + 8, 44, draw)


def fortification_row(
    player: PlayerView, symbol: str, limit: int, prices: tuple[int, ...], x: float, y: float
) -> list[Node]:
    """Return pieces in building order over their Stone price; the next has a golden edge."""
    built = limit - len(prices)
    nodes: list[Node] = []
    for at in range(limit):
        left, there = x + at * 31, at >= built
        edge = "gold" if at == built else "none"
        nodes.append(Rect(left, y, 29, 44, 5, fill="paper-dark", stroke=edge, line=2))
        if there:
            nodes.append(Use(symbol, left + 2.5, y + 1, 24, colour=SEAT_MARKS[player.seat].colour))
            nodes.append(Text(left + 5, y + 39, str(prices[at - built]), 12.5, bold=True))
            nodes.append(Use("stone", left + 13, y + 28, 13))
    return nodes


def jade_item(canvas: Canvas, player: PlayerView) -> Item:
    """Return the six Jade spaces over the points for each number of figurines."""
    size, pitch = 27.0, max(30.0, canvas.least + 1)
    filled = len(player.jades)
    own = canvas.is_own(player.seat)

    def draw(x: float, y: float) -> None:
        for at in range(JADE_SPACES):
            left, now = x + at * pitch, at + 1 == filled
            points = canvas.box.jade_vp[at + 1]
            title = jade_words(canvas, at + 1)
            face = (
                Rect(left, y, size, size, size / 2, fill="paper-dark", stroke="jade"),
                Use("prestige", left + 15, y + 31, 12, title=title),
                Text(left + 14, y + 41, str(points), 12, bold=now, anchor="end"),
            )
            canvas.spot(f"jade-seat_{player.seat}-{at + 1}", face)
        for at, (kind, number) in enumerate(zip(player.jades, player.jade_numbers, strict=True)):
            title = canvas.about(canvas.name(kind), jade_words(canvas, filled))
            noun = kind if own and kind not in player.jades[:at] else ""
            target = Circle(size / 2, size / 2, size / 2) if noun else None
            where = (x + at * pitch, y)
            canvas.piece(f"tile-{number}", where, (Use(kind, 0, 0, size),), title, noun, target)

    return Item(JADE_SPACES * pitch, 44, draw)


def jade_words(canvas: Canvas, figurines: int) -> str:
    """Return what this number of figurines scores at the end and allows in a Pass, in words."""
    box = canvas.box
    points, steps = box.jade_vp[figurines], box.jade_advances[figurines]
    return canvas.say("board-jade", n=figurines, points=points, steps=steps)


def tile_items(canvas: Canvas, player: PlayerView) -> Iterator[Item]:
    """Yield one-time tiles, used ones dimmed; reward tiles; the Starting Building."""
    own = canvas.is_own(player.seat)
    for number, (kind, used) in zip(player.tile_numbers, player.tiles, strict=True):
        said = canvas.say("board-used" if used else "board-unused")
        title = canvas.about(canvas.name(kind), said)
        face = with_opacity(tile_face(canvas, kind, TILE_SIZE, used), 0.55 if used else 1)
        yield canvas.thing(f"tile-{number}", face, title, TILE_SIZE, TILE_SIZE, kind if own else "")
    for noun, state in (
        ("bonus_shipping", player.bonus_shipping),
        ("double_tower", player.double_tower),
    ):
        if state:
            face = with_opacity(
                reward_tile_face(noun, player.seat, TILE_SIZE), 1 if state == 1 else 0.4
            )
            key = f"{noun}-seat_{player.seat}"
            yield canvas.thing(
                key, face, canvas.name(noun), TILE_SIZE, TILE_SIZE, noun if own else ""
            )


def with_opacity(face: tuple[Node, ...], opacity: float) -> tuple[Node, ...]:
    """Return a picture with the given opacity."""
    return (Group(face, opacity=opacity),)


def starting_building_items(canvas: Canvas, player: PlayerView) -> Iterator[Item]:
    """Yield the Starting Building."""
    if player.starting:
        noun = player.starting
        name = canvas.name(noun)
        width = max(104.0, text_width(name, MIN_FONT_SIZE, "serif") + 14)
        frame = Rect(0, 4, width, 34, 5, fill="paper-light", stroke="ink-soft")
        size = fitting_size(name, width - 12, 12.5, MIN_FONT_SIZE, "serif")
        face = (
            frame,
            Rect(0, 0, width, 17, 4, fill="night", stroke="gold"),
            Text(6, 13, name, size, "chalk", "serif"),
            *effect_nodes(income_nouns(canvas, noun), 6, 18, 18),
        )
        own = canvas.is_own(player.seat)
        title = canvas.about(name, canvas.help(noun))
        key = f"starting-seat_{player.seat}"
        yield canvas.thing(key, face, title, width, 38, noun if own else "")


def merchant_items(canvas: Canvas, player: PlayerView, width: float) -> Iterator[Item]:
    """Yield the Merchant actions of the player board; ready ones have a golden edge."""
    for merchant in player.merchants:
        yield merchant_item(canvas, player, merchant, width)


def merchant_item(canvas: Canvas, player: PlayerView, merchant: MerchantView, width: float) -> Item:
    noun, own = merchant.id, canvas.is_own(player.seat)
    ready = merchant.filled == merchant.spaces
    effect = gain_nouns(canvas.box.merchant_effect[MERCHANTS.index(noun)])
    colour = SEAT_MARKS[player.seat].colour

    def draw(x: float, y: float) -> None:
        edge = "gold-dark" if ready else "paper-edge"
        children: list[Node] = [
            Rect(x, y, width, 34, 6, fill="paper-light", stroke=edge, line=2 if ready else 1.2)
        ]
        for at in range(merchant.spaces):
            faint = 1 if at < merchant.filled else 0.18
            seat = Use("merchant", x + 4 + at * 22, y + 5, 24, colour=colour, opacity=faint)
            children.append(seat)
        left = x + 10 + merchant.spaces * 22
        for at, symbol in enumerate(dict.fromkeys(effect)):
            children.append(effect_glyph(symbol, left + at * 21, y + 8, 19))
        left += 21 * len(dict.fromkeys(effect)) + 3
        name = canvas.name(noun)
        if text_width(name, MIN_FONT_SIZE) <= x + width - left - 5:
            children.append(Text(left, y + 21.5, name, MIN_FONT_SIZE, "ink-soft"))
        elif noun in MERCHANT_SAVINGS:
            said, thing = MERCHANT_SAVINGS[noun]
            children.append(Text(left, y + 22.5, said, 13, bold=True))
            children.append(effect_glyph(thing, left + 21, y + 8, 19))
        title = canvas.about(name, canvas.help(noun))
        if own:
            canvas.place(noun, title, Rect(x, y, width, 34, 6), children)
        else:
            canvas.spot(noun, children, title)

    return Item(width, 34, draw)
