"""The areas of the players: money, pieces, fortune actions, hand, routes."""

from dynasty.drawing.layout import shorten
from dynasty.drawing.scene import Node, Rect, Text, Use
from dynasty.drawing.widgets import Item, badge, chip, counter, flow, label, number
from dynasty.games.yinzi.board.canvas import Canvas
from dynasty.games.yinzi.board.routes import draw_route
from dynasty.games.yinzi.board.words import card_words, forecast
from dynasty.games.yinzi.names import CARDS, PLAYER_COLOURS
from dynasty.games.yinzi.seen import FortuneView, PlayerView


def draw_header(canvas: Canvas, player: PlayerView, x: float, y: float, width: float) -> None:
    """Mark, name and the score as it would be now."""
    seat, colour = player.seat, PLAYER_COLOURS[player.seat]
    name = shorten(canvas.who(seat), width - 130, 18, "serif")
    canvas.place(
        colour,
        canvas.about(canvas.who(seat), canvas.say("board-total", n=player.total)),
        Rect(x - 3, y - 3, 36, 36, 10),
        (chip(seat, x, y, 30),),
        key=f"player-{colour}",
    )
    right = x + width - 4
    canvas.lay(
        Text(x + 40, y + 21.5, name, 18, font="serif"),
        Text(right - 28, y + 23, str(player.total), 22, font="serif", anchor="end"),
        Use("vp", right - 24, y + 3, 24, title=canvas.say("board-total", n=player.total)),
    )
    if canvas.view.ranking and canvas.view.ranking[0] == seat:
        canvas.lay(Use("crown", right - 96, y + 2, 26, title=canvas.say("board-first")))


def goods(canvas: Canvas, player: PlayerView) -> list[Item]:
    """Money, wood and stone; the own ones can be pointed at."""
    counts = (
        ("copper", player.copper),
        ("silver", player.silver),
        ("wood", player.wood),
        ("stone", player.stone),
        ("misfortune", player.misfortune),
    )
    return [amount(canvas, player, name, n) for name, n in counts]


def amount(canvas: Canvas, player: PlayerView, name: str, n: int) -> Item:
    own = player.seat == canvas.view.seat
    title = canvas.about(canvas.name(name), str(n))

    def draw(x: float, y: float) -> None:
        nodes = counter(name, x, y + 4, str(n), title, 26)
        if own:
            canvas.place(name, title, Rect(x - 3, y, 52, 34, 8), nodes, key=f"own-{name}")
        else:
            canvas.lay(*nodes)

    return Item(50 if own else 46, 34, draw)


def supplies(canvas: Canvas, player: PlayerView) -> list[Item]:
    """Workers, cubes, commodity pieces and discs that are left, and cards."""
    seat = player.seat
    counts = (
        (f"worker_{seat}", player.workers, "board-workers"),
        (f"cube_{seat}", player.cubes, "board-supply-cubes"),
        (f"piece_{seat}", player.pieces, "board-supply-pieces"),
        (f"disc_{seat}", player.discs, "board-supply-discs"),
        ("card_back", player.deck, "board-deck"),
    )
    return [plain(canvas, symbol, n, canvas.say(key, n=n)) for symbol, n, key in counts]


def plain(canvas: Canvas, symbol: str, n: int, title: str) -> Item:
    def draw(x: float, y: float) -> None:
        canvas.lay(*counter(symbol, x, y + 3, str(n), title, 22))

    return Item(46, 28, draw)


def draw_forecast(canvas: Canvas, player: PlayerView, x: float, y: float) -> None:
    """Food and silver that the round will ask for; red where it is not there."""
    food, tax = forecast(canvas, player)
    hungry = player.food < player.food_due and player.bonus != "bonus_fed"
    poor = player.silver < player.tax_due and player.bonus != "bonus_no_tax"
    canvas.lay(
        Use("bonus_fed", x, y, 20, title=food),
        Text(x + 24, y + 15, f"{player.food}/{player.food_due}", 14, alarm(hungry), bold=hungry),
        Use("silver", x + 70, y, 20, title=tax),
        Text(x + 94, y + 15, f"{player.tax_due} ({player.tax_sum})", 14, alarm(poor), bold=poor),
        Use("boats", x + 156, y - 1, 21, title=canvas.say("board-capacity", n=player.capacity)),
        Text(x + 180, y + 15, str(player.capacity), 14),
    )


def alarm(wrong: bool) -> str:
    return "cinnabar" if wrong else "ink"


def draw_area(canvas: Canvas, player: PlayerView, x: float, y: float, width: float) -> float:
    """A player's area without the hand; the answer is where it ends."""
    draw_header(canvas, player, x, y, width)
    low = flow(goods(canvas, player), x, y + 38, width, 2)
    low = flow(supplies(canvas, player), x, low + 2, width, 2)
    draw_forecast(canvas, player, x, low + 6)
    low += 32
    for at, fortune in enumerate(player.fortunes):
        canvas.lay(*small_fortune(canvas, fortune, player.seat, x + at * 56, low))
    low += 44
    items = [route_item(canvas, player, number) for number in range(len(player.routes))]
    items += [
        plain(canvas, "box_road", len(player.won), canvas.say("board-won", n=len(player.won)))
    ]
    return flow(items, x, low, width, 6)


def small_fortune(
    canvas: Canvas, fortune: FortuneView, seat: int, x: float, y: float
) -> list[Node]:
    """A fortune action of another player: its card and its workers."""
    nodes: list[Node] = [
        Rect(x, y, 52, 38, 7, fill="paper-light", stroke="paper-edge"),
        Use(
            fortune.id,
            x + 3,
            y + 3,
            20,
            opacity=1 if fortune.card else 0.4,
            title=canvas.name(fortune.id),
        ),
    ]
    if fortune.card:
        value = canvas.box.card_value[CARDS.index(fortune.card)]
        nodes += badge(x + 39, y + 13, str(value), "night", "chalk", 10)
    if fortune.workers:
        nodes += [
            Use(f"worker_{seat}", x + 4, y + 21, 16),
            Text(x + 23, y + 34, str(fortune.workers), 12, bold=True),
        ]
    return nodes


def route_item(canvas: Canvas, player: PlayerView, number: int) -> Item:
    own = player.seat == canvas.view.seat

    def draw(x: float, y: float) -> None:
        draw_route(canvas, player.routes[number], x, y, 118, own)

    return Item(118, 66, draw)


def draw_fortune(
    canvas: Canvas, player: PlayerView, fortune: FortuneView, x: float, y: float, width: float
) -> None:
    """An own fortune action with its card and its group of workers."""
    height = 118
    children: list[Node] = [
        label(x + 3, y + 15, width - 6, canvas.say(f"board-{fortune.id}"), 12.5, "accent"),
        Use(fortune.id, x + 7, y + 22, 38, opacity=0.35 if fortune.card else 1),
    ]
    if fortune.card:
        children += card_face(canvas, fortune.card, player.seat, x + width - 46, y + 22, 40, 54)
    if fortune.workers:
        children += [
            Use(f"worker_{player.seat}", x + 8, y + 80, 30),
            Text(x + 42, y + 103, f"× {fortune.workers}", 17, bold=True),
        ]
    about = card_words(canvas, fortune.card) if fortune.card else [canvas.help(fortune.id)]
    title = canvas.about(canvas.name(fortune.id), *about)
    canvas.panel(fortune.id, title, (x, y, width, height), children, "paper-light")


def card_face(
    canvas: Canvas, card: str, seat: int, x: float, y: float, width: float, height: float
) -> list[Node]:
    """An action card: its value above, its workers below."""
    at = CARDS.index(card)
    value, workers = canvas.box.card_value[at], canvas.box.card_workers[at]
    mark = canvas.mark(seat)
    size = min(width / 3.2, 24)
    left = x + (width - size * workers) / 2
    return [
        Rect(x, y, width, height, 6, fill="silk", stroke="line", line=1.4),
        Rect(x, y, width, height * 0.46, 6, fill=mark.colour, stroke="line", line=1.4),
        number(x + width / 2, y + height * 0.37, str(value), height * 0.36, mark.ink),
        *(Use(f"worker_{seat}", left + n * size, y + height * 0.58, size) for n in range(workers)),
    ]


def draw_hand(
    canvas: Canvas, player: PlayerView, x: float, y: float, width: float, height: float
) -> None:
    """The viewer's cards."""
    for at, card in enumerate(player.hand or ()):
        title = canvas.about(canvas.name(card), *card_words(canvas, card))
        target = Rect(0, 0, width, height, 8)
        lifted = -8 if card == player.card else 0
        face = card_face(canvas, card, player.seat, 0, 0, width, height)
        canvas.piece(card, (x + at * (width + 8), y + lifted), face, title, card, target)


def draw_taxes(canvas: Canvas, player: PlayerView, x: float, y: float, width: float) -> None:
    """The tax space of the viewer."""
    discs = [
        Use(f"disc_{player.seat}", x + 8 + at * 22, y + 24, 22) for at in range(player.tax_discs)
    ]
    head = Text(x + 8, y + 16, canvas.say("board-taxes"), 12.5, "accent", "serif")
    title = canvas.about(canvas.name("tax_space"), forecast(canvas, player)[1])
    canvas.panel("tax_space", title, (x, y, width, 52), (head, *discs), "paper-light")
