"""The areas of the houses: what each has in front of it."""

from collections.abc import Iterator

from dynasty.drawing.layout import fit, measure, shorten
from dynasty.drawing.scene import Circle, Group, Node, Rect, Text, Use
from dynasty.drawing.tokens import SEATS
from dynasty.drawing.widgets import SMALL, Item, chip, counter
from dynasty.games.tianxia.board.canvas import Canvas
from dynasty.games.tianxia.board.faces import effects, glyph, reward_tile, tile_face
from dynasty.games.tianxia.board.words import income_nouns, left_to_build, sentence
from dynasty.games.tianxia.codes import named
from dynasty.games.tianxia.names import JADE_SPACES, MERCHANTS, STUFF
from dynasty.games.tianxia.view import MerchantView, PlayerView

TILE = 38.0
SAVINGS = {
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


def draw_header(canvas: Canvas, player: PlayerView, x: float, y: float, width: float) -> None:
    """Mark, name, score, and the score with the end as it stands now."""
    seat, own = player.seat, player.seat == canvas.view.seat
    name = shorten(canvas.who(seat), width - 168, 18, "serif")
    points, right = canvas.points(player), x + width - 46
    canvas.lay(chip(seat, x, y, 30), Text(x + 40, y + 21.5, name, 18, font="serif"))
    if player.rival == "neutral_house":
        return
    score: list[Node] = [
        Text(right - 28, y + 23, str(points), 22, font="serif", anchor="end"),
        Use("prestige", right - 24, y + 3, 24, title=canvas.say("board-score", n=points)),
    ]
    if own:
        target = Rect(right - 66, y - 2, 70, 32, 8)
        canvas.place("vp", canvas.say("board-score", n=points), target, score)
    else:
        canvas.lay(*score)
    if canvas.view.ranking and canvas.view.ranking[0] == seat:
        canvas.lay(Use("crown", right + 12, y + 2, 26, title=canvas.say("board-first")))
    elif player.total != points:
        canvas.lay(Text(x + width, y + 20.5, f"→ {player.total}", 14, "ink-soft", anchor="end"))


def stuff(canvas: Canvas, player: PlayerView) -> list[Item]:
    """Resources, Goods and Coins."""
    return [
        amount(canvas, player, name, name, n, canvas.count(name, n))
        for name, n in zip(STUFF, player.stuff, strict=True)
    ]


def pieces(canvas: Canvas, player: PlayerView) -> list[Item]:
    """Meeples, Action markers, markers of the ports."""
    say = canvas.say
    shipping = say("board-shipping-left", n=player.shipping_left)
    rows = [
        ("meeples", "meeples", player.meeples, say("board-meeples", n=player.meeples)),
        ("action_marker", "action_marker", player.markers, say("board-markers", n=player.markers)),
        ("shipping_marker", "", player.shipping_left, shipping),
        ("delivery_marker", "", player.deliveries, say("board-deliveries", n=player.deliveries)),
    ]
    if player.rival:
        rows = [row for row in rows if row[0] != "shipping_marker"]
    return [amount(canvas, player, symbol, noun, n, title) for symbol, noun, n, title in rows]


def amount(canvas: Canvas, player: PlayerView, symbol: str, noun: str, n: int, title: str) -> Item:
    """A symbol with a number; in the viewer's own area choices may point at it."""
    own, width = player.seat == canvas.view.seat, 46.0 if n < 10 else 54.0
    colour = SEATS[player.seat].colour

    def draw(x: float, y: float) -> None:
        face = counter(symbol, x + 2, y + 4, str(n), title, 24, colour)
        if own and noun:
            canvas.place(noun, title, Rect(x, y, width, 32, 7), face)
        else:
            canvas.lay(*face)

    return Item(width, 32, draw)


def soldiers(canvas: Canvas, player: PlayerView) -> Item:
    """The house's Soldiers on the Wall."""
    n = sum(section.soldiers.count(player.seat) for section in canvas.view.sections)
    return amount(canvas, player, "soldier", "soldier", n, canvas.say("board-own-soldiers", n=n))


def fortifications(canvas: Canvas, player: PlayerView) -> Item:
    """The rows of Walls and Towers: what each left one costs, gaps for those that are built."""
    box, pitch = canvas.box, 31.0
    rows = (
        ("wall", box.walls, player.wall_prices, "board-walls-left"),
        ("tower", box.towers, player.tower_prices, "board-towers-left"),
    )

    def draw(x: float, y: float) -> None:
        left = x
        for symbol, limit, prices, key in rows:
            title = left_to_build(canvas, key, prices)
            nodes = fortification_row(player, symbol, limit, prices, left, y)
            if symbol == "wall" and player.seat == canvas.view.seat:
                canvas.place("wall", title, Rect(left, y, limit * pitch, 44, 6), nodes)
            else:
                canvas.lay(*nodes)
            left += limit * pitch + 8

    return Item((box.walls + box.towers) * pitch + 8, 44, draw)


def fortification_row(
    player: PlayerView, symbol: str, limit: int, prices: tuple[int, ...], x: float, y: float
) -> list[Node]:
    """Pieces in building order over their price in Stone; the next one has a golden edge."""
    built = limit - len(prices)
    nodes: list[Node] = []
    for at in range(limit):
        left, there = x + at * 31, at >= built
        edge = "gold" if at == built else "none"
        nodes.append(Rect(left, y, 29, 44, 5, fill="paper-dark", stroke=edge, line=2))
        if there:
            nodes.append(Use(symbol, left + 2.5, y + 1, 24, colour=SEATS[player.seat].colour))
            nodes.append(Text(left + 5, y + 39, str(prices[at - built]), 12.5, bold=True))
            nodes.append(Use("stone", left + 13, y + 28, 13))
    return nodes


def jade(canvas: Canvas, player: PlayerView) -> Item:
    """The six Jade spaces over what so many figurines score."""
    size, pitch = 27.0, max(30.0, canvas.least + 1)
    filled = len(player.jades)
    own = player.seat == canvas.view.seat

    def draw(x: float, y: float) -> None:
        for at in range(JADE_SPACES):
            left, now = x + at * pitch, at + 1 == filled
            points = canvas.box.jade_vp[at + 1]
            title = jade_words(canvas, at + 1)
            canvas.lay(
                Rect(left, y, size, size, size / 2, fill="paper-dark", stroke="jade"),
                Use("prestige", left + 15, y + 31, 12, title=title),
                Text(left + 14, y + 41, str(points), 12, bold=now, anchor="end"),
            )
        for at, (kind, number) in enumerate(zip(player.jades, player.jade_numbers, strict=True)):
            title = sentence(canvas, canvas.name(kind), [jade_words(canvas, filled)])
            noun = kind if own and kind not in player.jades[:at] else ""
            target = Circle(size / 2, size / 2, size / 2) if noun else None
            where = (x + at * pitch, y)
            canvas.piece(f"tile-{number}", where, (Use(kind, 0, 0, size),), title, noun, target)

    return Item(JADE_SPACES * pitch, 44, draw)


def jade_words(canvas: Canvas, figurines: int) -> str:
    """What so many figurines are worth at the end and in a Pass."""
    box = canvas.box
    points, steps = box.jade_vp[figurines], box.jade_advances[figurines]
    return canvas.say("board-jade", n=figurines, points=points, steps=steps)


def tiles(canvas: Canvas, player: PlayerView) -> Iterator[Item]:
    """One-time tiles, used ones dimmed; reward tiles; the Starting Building."""
    own = player.seat == canvas.view.seat
    for number, (kind, used) in zip(player.tile_numbers, player.tiles, strict=True):
        said = canvas.say("board-used" if used else "board-unused")
        title = sentence(canvas, canvas.name(kind), [said])
        face, key = tile_face(canvas, kind, TILE, used), f"tile-{number}"
        yield thing(canvas, key, face, title, TILE, TILE, kind if own else "", 0.55 if used else 1)
    for noun, state in (
        ("bonus_shipping", player.bonus_shipping),
        ("double_tower", player.double_tower),
    ):
        if state:
            face = reward_tile(noun, player.seat, TILE)
            key, faint = f"{noun}-seat_{player.seat}", 1 if state == 1 else 0.4
            name = canvas.name(noun)
            yield thing(canvas, key, face, name, TILE, TILE, noun if own else "", faint)


def starting(canvas: Canvas, player: PlayerView) -> Iterator[Item]:
    """The Starting Building."""
    if player.starting:
        noun = player.starting
        name = canvas.name(noun)
        width = max(104.0, measure(name, SMALL, "serif") + 14)
        frame = Rect(0, 4, width, 34, 5, fill="paper-light", stroke="ink-soft")
        size = fit(name, width - 12, 12.5, SMALL, "serif")
        face = (
            frame,
            Rect(0, 0, width, 17, 4, fill="night", stroke="gold"),
            Text(6, 13, name, size, "chalk", "serif"),
            *effects(income_nouns(canvas, noun), 6, 18, 18),
        )
        own = player.seat == canvas.view.seat
        title = sentence(canvas, name, [canvas.help(noun)])
        key = f"starting-seat_{player.seat}"
        yield thing(canvas, key, face, title, width, 38, noun if own else "")


def merchants(canvas: Canvas, player: PlayerView, width: float) -> Iterator[Item]:
    """The Merchant actions of the player board; those that are ready glow."""
    for merchant in player.merchants:
        yield merchant_row(canvas, player, merchant, width)


def merchant_row(canvas: Canvas, player: PlayerView, merchant: MerchantView, width: float) -> Item:
    noun, own = merchant.id, player.seat == canvas.view.seat
    ready = merchant.filled == merchant.spaces
    effect = named(canvas.box.merchant_effect[MERCHANTS.index(noun)])
    colour = SEATS[player.seat].colour

    def draw(x: float, y: float) -> None:
        edge = "glow" if ready else "paper-edge"
        children: list[Node] = [
            Rect(x, y, width, 34, 6, fill="paper-light", stroke=edge, line=3 if ready else 1.2)
        ]
        for at in range(merchant.spaces):
            faint = 1 if at < merchant.filled else 0.18
            seat = Use("merchant", x + 4 + at * 22, y + 5, 24, colour=colour, opacity=faint)
            children.append(seat)
        left = x + 10 + merchant.spaces * 22
        for at, symbol in enumerate(dict.fromkeys(effect)):
            children.append(glyph(symbol, left + at * 21, y + 8, 19))
        left += 21 * len(dict.fromkeys(effect)) + 3
        name = canvas.name(noun)
        if measure(name, SMALL) <= x + width - left - 5:
            children.append(Text(left, y + 21.5, name, SMALL, "ink-soft"))
        elif noun in SAVINGS:
            said, thing = SAVINGS[noun]
            children.append(Text(left, y + 22.5, said, 13, bold=True))
            children.append(glyph(thing, left + 21, y + 8, 19))
        title = sentence(canvas, name, [canvas.help(noun)])
        if own:
            canvas.place(noun, title, Rect(x, y, width, 34, 6), children)
        else:
            canvas.lay(Group(tuple(children), title=title))

    return Item(width, 34, draw)


def thing(
    canvas: Canvas,
    key: str,
    face: tuple[Node, ...],
    title: str,
    width: float,
    height: float,
    noun: str = "",
    opacity: float = 1,
) -> Item:
    """A piece in an area."""
    target = Rect(0, 0, width, height, 6) if noun else None

    def draw(x: float, y: float) -> None:
        canvas.piece(key, (x, y), face, title, noun, target, opacity)

    return Item(width, height, draw)
