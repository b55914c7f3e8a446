"""The areas of the players: money, pieces, fortune actions, hand, routes."""

from dynasty.drawing.layout import measure, shorten, tiled
from dynasty.drawing.scene import Node, Rect, Text, Use
from dynasty.drawing.widgets import Item, badge, chip, counter, flow, label, number
from dynasty.games.yinzi.board.canvas import Canvas
from dynasty.games.yinzi.board.routes import draw_route
from dynasty.games.yinzi.board.words import card_words, forecast
from dynasty.games.yinzi.names import CARDS, PLAYER_COLOURS
from dynasty.games.yinzi.view import FortuneView, PlayerView

FORTUNE_HEIGHT = 152
CARD, CARD_HEIGHT = 58, 78
ROUTE = 114  # the breadth of a personal route
BESIDE = 2  # routes that lie beside the money of a player


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
        canvas.lay(Use("crown", right - 92, y + 2, 26, title=canvas.say("board-first")))


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
            canvas.place(name, title, Rect(x - 3, y - 1, 52, 36, 8), nodes, key=f"own-{name}")
        else:
            canvas.lay(*nodes)

    return Item(50 if own else 48, 34, draw)


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
    """Food and silver that the round will ask for, on red where they are not there; boats."""
    food, tax = forecast(canvas, player)
    playing = not canvas.view.finished
    hungry = playing and player.food < player.food_due and player.bonus != "bonus_fed"
    poor = playing and player.silver < player.tax_due and player.bonus != "bonus_no_tax"
    canvas.lay(
        Use("bonus_fed", x, y, 20, title=food),
        *warning(x + 23, y, f"{player.food}/{player.food_due}", hungry),
        Use("silver", x + 70, y, 20, title=tax),
        *warning(x + 93, y, f"{player.tax_due} ({player.tax_sum})", poor),
        Use("boats", x + 156, y - 1, 21, title=canvas.say("board-capacity", n=player.capacity)),
        Text(x + 180, y + 15, str(player.capacity), 14),
    )


def warning(x: float, y: float, text: str, wrong: bool) -> tuple[Node, ...]:
    """A figure; on red where something is missing."""
    if not wrong:
        return (Text(x + 2, y + 15, text, 14),)
    width = measure(text, 15) + 6  # bold
    plate = Rect(x - 1, y + 1, width, 19, 5, fill="cinnabar")
    return plate, Text(x + 2, y + 15, text, 14, "cinnabar-ink", bold=True)


def draw_area(canvas: Canvas, player: PlayerView, x: float, y: float, width: float) -> float:
    """A player's area without the hand; the answer is where it ends."""
    draw_header(canvas, player, x, y, width)
    low = flow(goods(canvas, player), x, y + 38, width - ROUTE - 4, 0)
    low = flow(supplies(canvas, player), x, low + 2, width - ROUTE - 4, 2)
    draw_forecast(canvas, player, x, low + 6)
    won = canvas.say("board-won", n=len(player.won))
    canvas.lay(*counter("box_road", x + 198, low + 5, str(len(player.won)), won, 20))
    for at, fortune in enumerate(player.fortunes):
        canvas.lay(*small_fortune(canvas, fortune, player.seat, x + at * 49, low + 34))
    draw_open_routes(canvas, player, x + width - ROUTE, y + 40)
    low = max(low + 72, y + 40 + 70 * min(BESIDE, len(player.routes)) - 4)
    return draw_more_routes(canvas, player, x, low, width)


def draw_open_routes(canvas: Canvas, player: PlayerView, x: float, y: float) -> None:
    """The first two personal routes of a player, one below the other."""
    own = player.seat == canvas.view.seat
    for at, route in enumerate(player.routes[:BESIDE]):
        draw_route(canvas, route, x, y + at * 70, ROUTE, own)


def draw_more_routes(canvas: Canvas, player: PlayerView, x: float, y: float, width: float) -> float:
    """The other personal routes in lines; the answer is where they end."""
    own = player.seat == canvas.view.seat
    more, columns = player.routes[BESIDE:], int((width + 6) // (ROUTE + 6))
    for route, (dx, dy) in zip(more, tiled(len(more), columns, ROUTE + 6, 72), strict=True):
        draw_route(canvas, route, x + dx, y + 8 + dy, ROUTE, own)
    return y + 72 * -(-len(more) // columns) + (2 if more else 0)


def small_fortune(
    canvas: Canvas, fortune: FortuneView, seat: int, x: float, y: float
) -> list[Node]:
    """A fortune action of another player: its card and its workers."""
    nodes: list[Node] = [
        Rect(x, y, 46, 38, 7, fill="silk", stroke="paper-edge"),
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
        nodes += badge(x + 34, y + 13, str(value), "night", "chalk", 10)
    if fortune.workers:
        nodes += [
            Use(f"worker_{seat}", x + 4, y + 21, 16),
            Text(x + 23, y + 34, str(fortune.workers), 12, "line", bold=True),
        ]
    return nodes


def draw_fortune(
    canvas: Canvas, player: PlayerView, fortune: FortuneView, x: float, y: float, width: float
) -> None:
    """An own fortune action: a place for its card, below it one for the group of workers."""
    icon, left = 32, x + width - CARD - 7
    children: list[Node] = [
        label(x + 3, y + 17, width - 6, canvas.say(f"board-{fortune.id}"), 13, "accent"),
        Rect(left, y + 25, CARD, CARD_HEIGHT, 7, stroke="paper-edge", line=1.2),
        Rect(x + 2, y + 44, left - x - 4, 38, 7, fill="silk"),
        Use(fortune.id, x + (left - x - icon) / 2, y + 47, icon),
        Rect(x + 7, y + 109, width - 14, 36, 7, fill="paper-dark", opacity=0.8),
    ]
    step = min(24.0, (width - 44) / max(1, fortune.workers - 1))
    children += [
        Use(f"worker_{player.seat}", x + 11 + at * step, y + 111, 31)
        for at in range(fortune.workers)
    ]
    about = card_words(canvas, fortune.card) if fortune.card else [canvas.help(fortune.id)]
    if fortune.workers:
        about.append(canvas.say("board-waiting", n=fortune.workers))
    title = canvas.about(canvas.name(fortune.id), *about)
    canvas.panel(fortune.id, title, (x, y, width, FORTUNE_HEIGHT), children, "paper-light")
    if fortune.card:
        face = card_face(canvas, fortune.card, player.seat, 0, 0, CARD, CARD_HEIGHT)
        canvas.piece(f"card-{fortune.card}", (left, y + 25), face)


def card_face(
    canvas: Canvas, card: str, seat: int, x: float, y: float, width: float, height: float
) -> list[Node]:
    """An action card: its value above, its workers below."""
    at = CARDS.index(card)
    value, workers = canvas.box.card_value[at], canvas.box.card_workers[at]
    mark = canvas.mark(seat)
    size = min(width / 2.9, 26)
    step = min(size, (width - 6 - size) / 2)
    left = x + (width - step * (workers - 1) - size) / 2
    return [
        Rect(x, y, width, height, 8, fill="silk", stroke="line", line=1.4),
        Rect(x + 4, y + 4, width - 8, height * 0.5, 5, fill=mark.colour),
        Rect(x + 7, y + 7, width - 14, height * 0.5 - 6, 3, stroke="gold-light", line=1),
        number(x + width / 2, y + height * 0.42, str(value), height * 0.36, mark.ink),
        *(Use(f"worker_{seat}", left + n * step, y + height * 0.64, size) for n in range(workers)),
    ]


def draw_hand(
    canvas: Canvas, player: PlayerView, x: float, y: float, width: float, height: float
) -> None:
    """The viewer's cards, and empty places where cards were."""
    step = width + 8
    hand = player.hand or ()
    for at in range(len(hand), canvas.box.hand):
        canvas.lay(Rect(x + at * step, y, width, height, 8, fill="paper-dark", opacity=0.45))
    for at, card in enumerate(hand):
        title = canvas.about(canvas.name(card), *card_words(canvas, card))
        target = Rect(0, 0, width, height, 8)
        lifted = -8 if card == player.card else 0
        face = card_face(canvas, card, player.seat, 0, 0, width, height)
        canvas.piece(f"card-{card}", (x + at * step, y + lifted), face, title, card, target)


def draw_taxes(
    canvas: Canvas, player: PlayerView, x: float, y: float, width: float, height: float
) -> None:
    """The tax space of the viewer: its discs, the sum, what is due."""
    due, seat = player.tax_due, player.seat
    children: list[Node] = [
        label(x + 3, y + 17, width - 6, canvas.say("board-taxes"), 13, "accent"),
        number(x + width / 2, y + 44, f"Σ {player.tax_sum}", 17),
    ]
    children += [
        Use("silver", x + width / 2 - 13 + (at - (due - 1) / 2) * 20, y + 50, 26)
        for at in range(due)
    ]
    step = min(20.0, (width - 32) / max(1, player.tax_discs - 1))
    children += [
        Use(f"disc_{seat}", x + 6 + at * step, y + height - 28, 22)
        for at in range(player.tax_discs)
    ]
    title = canvas.about(canvas.name("tax_space"), forecast(canvas, player)[1])
    canvas.panel("tax_space", title, (x, y, width, height), children, "paper-light")
