"""The areas of the houses: what each has in front of it."""

from collections.abc import Iterator

from dynasty.drawing.layout import fit, shorten
from dynasty.drawing.scene import Node, Rect, Text, Use
from dynasty.drawing.tokens import SEATS
from dynasty.drawing.widgets import SMALL, Item, chip, counter
from dynasty.games.tianxia.board.canvas import Canvas
from dynasty.games.tianxia.board.faces import effects, glyph, tile_face
from dynasty.games.tianxia.board.words import income_nouns, sentence
from dynasty.games.tianxia.codes import named
from dynasty.games.tianxia.names import JADE_SPACES, MERCHANTS, OBJECTIVES, STUFF
from dynasty.games.tianxia.view import MerchantView, PlayerView

TILE = 38.0
CARD_HEIGHT = 62.0


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
    """Meeples, Action markers, Walls and Towers left, markers of the ports."""
    say = canvas.say
    walls, towers = player.walls_left, player.towers_left
    wall = say("board-walls-left", n=walls, stone=player.wall_price)
    tower = say("board-towers-left", n=towers, stone=player.tower_price)
    shipping = say("board-shipping-left", n=player.shipping_left)
    rows = [
        ("meeples", "meeples", player.meeples, say("board-meeples", n=player.meeples)),
        ("action_marker", "action_marker", player.markers, say("board-markers", n=player.markers)),
        ("wall", "wall", walls, wall),
        ("tower", "", towers, tower),
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


def jade(canvas: Canvas, player: PlayerView) -> Item:
    """The six Jade spaces."""
    size = 27.0

    def draw(x: float, y: float) -> None:
        for at in range(JADE_SPACES):
            left = x + at * (size + 2)
            canvas.lay(Rect(left, y + 3, size, size, size / 2, fill="paper-dark", stroke="jade"))
            if at < len(player.jades):
                kind = player.jades[at]
                key = f"jade-seat_{player.seat}-{at}"
                canvas.piece(key, (left, y + 3), (Use(kind, 0, 0, size),), canvas.name(kind))

    return Item(JADE_SPACES * (size + 2), 34, draw)


def tiles(canvas: Canvas, player: PlayerView) -> Iterator[Item]:
    """One-time tiles, used ones dimmed; reward tiles; the Starting Building."""
    own = player.seat == canvas.view.seat
    for at, (kind, used) in enumerate(player.tiles):
        said = canvas.say("board-used" if used else "board-unused")
        title = sentence(canvas, canvas.name(kind), [said])
        key = f"own-{player.seat}-{at}-{kind}"
        face = tile_face(canvas, kind, TILE, used)
        yield thing(canvas, key, face, title, TILE, TILE, kind if own else "", 0.55 if used else 1)
    for noun, state in (
        ("bonus_shipping", player.bonus_shipping),
        ("double_tower", player.double_tower),
    ):
        if state:
            frame = Rect(0, 0, TILE, TILE, 7, fill="gold-light", stroke="gold-dark", line=2)
            symbol = "ship" if noun == "bonus_shipping" else noun
            face = (frame, Use(symbol, 5, 5, 28, colour=SEATS[player.seat].colour))
            key, faint = f"{noun}-seat_{player.seat}", 1 if state == 1 else 0.4
            name = canvas.name(noun)
            yield thing(canvas, key, face, name, TILE, TILE, noun if own else "", faint)


def starting(canvas: Canvas, player: PlayerView) -> Iterator[Item]:
    """The Starting Building."""
    if player.starting:
        noun = player.starting
        width = 104.0
        frame = Rect(0, 4, width, 34, 5, fill="paper-light", stroke="ink-soft")
        name = canvas.name(noun)
        size = fit(name, width - 12, 12.5, SMALL, "serif")
        face = (
            frame,
            Rect(0, 0, width, 17, 4, fill="night", stroke="gold"),
            Text(6, 13, shorten(name, width - 10, size, "serif"), size, "chalk", "serif"),
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
        room = x + width - left - 5
        name = canvas.name(noun)
        if room > 46:
            children.append(Text(left, y + 21.5, shorten(name, room, SMALL), SMALL, "ink-soft"))
        title = sentence(canvas, name, [canvas.help(noun)])
        if own:
            canvas.place(noun, title, Rect(x, y, width, 34, 6), children)
        else:
            canvas.lay(*children)

    return Item(width, 34, draw)


def objectives(canvas: Canvas, player: PlayerView, width: float) -> Iterator[Item]:
    """Own Objectives with their points now; those of others only as a number."""
    if player.hand is None or (player.seat != canvas.view.seat and not player.hand):
        if player.hand_count:
            said = canvas.say("board-hand", n=player.hand_count)
            yield amount(canvas, player, "objective", "", player.hand_count, said)
        return
    for card, points in player.hand:
        yield objective_card(canvas, player, card, points, width)


def objective_card(
    canvas: Canvas, player: PlayerView, card: str, points: int, width: float
) -> Item:
    gains = named(canvas.box.benefit[OBJECTIVES.index(card)])
    name = canvas.name(card)
    size = fit(name, width - 44, 13, SMALL, "serif")
    face = (
        Rect(0, 0, width, CARD_HEIGHT, 6, fill="silk", stroke="gold-dark", line=1.6),
        Text(8, 18, shorten(name, width - 44, size, "serif"), size, "line", "serif"),
        Use("prestige_plate", width - 33, 3, 28),
        Text(width - 19, 22, str(points), 14, "line", anchor="middle", bold=True),
        *effects(gains, 8, 34, 20),
    )
    own = player.seat == canvas.view.seat
    said = [canvas.help(card), canvas.say("board-benefit", gain=gains)]
    title = sentence(canvas, name, said)
    return thing(canvas, f"objective-{card}", face, title, width, CARD_HEIGHT, card if own else "")


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
