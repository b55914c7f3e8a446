"""What a player has in front of him: money, pieces, forecasts, fortune actions, routes."""

from collections.abc import Iterator

from dynasty.drawing.canvas import Good
from dynasty.drawing.keeping import part
from dynasty.drawing.layout import measure, tiled
from dynasty.drawing.scene import Node, Rect, Text, Use
from dynasty.drawing.widgets import Item, badge, counter
from dynasty.games.yinzi.board.canvas import Canvas
from dynasty.games.yinzi.board.routes import ROUTE_HEIGHT, draw_route
from dynasty.games.yinzi.board.words import forecast
from dynasty.games.yinzi.names import CARDS, MATERIALS
from dynasty.games.yinzi.view import FortuneView, PlayerView

SMALL_FORTUNE = 48.0


def purse(canvas: Canvas, player: PlayerView) -> Iterator[Good]:
    """Money, wood and stone, and misfortune."""
    yield canvas.good("copper", player.copper)
    yield canvas.good("silver", player.silver)
    yield canvas.good("wood", player.wood)
    yield canvas.good("stone", player.stone)
    yield canvas.good("misfortune", player.misfortune)


def supply(canvas: Canvas, player: PlayerView) -> Iterator[Good]:
    """Workers, cubes, commodity pieces and discs that are left."""
    seat = player.seat
    yield canvas.good(f"worker_{seat}", player.workers, "worker")
    yield canvas.good(f"cube_{seat}", player.cubes, "cube")
    yield canvas.good(f"piece_{seat}", player.pieces, "piece")
    yield canvas.good(f"disc_{seat}", player.discs, "disc")


def goods(canvas: Canvas, player: PlayerView) -> Iterator[Good]:
    """All that a player can spend and place."""
    yield from purse(canvas, player)
    yield from supply(canvas, player)


def money(canvas: Canvas, player: PlayerView) -> list[Item]:
    """The purse; the viewer's own can be pointed at."""
    own = canvas.is_own(player.seat)
    return [
        amount(canvas, good) if own else canvas.tally(good, 26) for good in purse(canvas, player)
    ]


def amount(canvas: Canvas, good: Good) -> Item:
    """An own counter: wood and stone mean the stock unless the viewer pays with them."""
    noun = "" if good.symbol in MATERIALS and not canvas.paying else good.symbol

    def draw(x: float, y: float) -> None:
        nodes = counter(good.symbol, x, y + 3, str(good.count), good.text, 26)
        area = Rect(x - 3, y - 1, 52, 34, 8)
        canvas.place(noun, good.text, area, nodes, key=good.of(canvas.owner))

    return Item(50, 32, draw)


def pieces(canvas: Canvas, player: PlayerView) -> list[Item]:
    """What is left to place, and the cards face down."""
    deck = canvas.say("board-deck", n=player.deck)
    items = [canvas.tally(good) for good in supply(canvas, player)]
    return [*items, canvas.tally(Good("card_back", player.deck, deck, deck))]


def means(canvas: Canvas, player: PlayerView) -> list[Item]:
    """Boats and routes won."""
    boats = canvas.say("board-capacity", n=player.capacity)
    won = canvas.say("board-won", n=len(player.won))
    return [
        canvas.tally(Good("boats", player.capacity, boats, boats, noun="capacity")),
        canvas.tally(Good("box_road", len(player.won), won, won)),
    ]


def needs(canvas: Canvas, player: PlayerView) -> list[Item]:
    """Food and taxes that the round will ask for, on red where they are missing."""
    say, playing = canvas.say, not canvas.view.finished
    hungry = playing and player.food < player.food_due and player.bonus != "bonus_fed"
    poor = playing and player.silver < player.tax_due and player.bonus != "bonus_no_tax"
    eats = "board-food-short" if player.food_due else "board-food-held"
    food = say(eats, have=player.food, due=player.food_due)
    tax = say("board-tax-short", n=player.tax_due)
    about_food, about_tax = forecast(canvas, player)
    return [
        figure(canvas, f"food-seat_{player.seat}", "bonus_fed", food, about_food, hungry),
        figure(canvas, f"taxes-seat_{player.seat}", "silver", tax, about_tax, poor),
    ]


def outlook(canvas: Canvas, player: PlayerView) -> list[Item]:
    """What the round will ask for, and what there is to trade with."""
    return [*needs(canvas, player), *means(canvas, player)]


def belongings(canvas: Canvas, player: PlayerView) -> list[Item]:
    """All that is counted before another player."""
    return [*money(canvas, player), *pieces(canvas, player), *means(canvas, player)]


def figure(canvas: Canvas, key: str, symbol: str, text: str, title: str, wrong: bool) -> Item:
    """A symbol and a few words; on red where something is missing."""
    noun = key.partition("-")[0]
    width = 24 + measure(text, 13.5) + (8 if wrong else 2)

    def draw(x: float, y: float) -> None:
        nodes: tuple[Node, ...] = (
            Use(symbol, x, y + 5, 22),
            *plate(x + 25, y + 6, text, wrong),
        )
        area = Rect(x - 2, y + 2, width + 2, 28, 7)
        canvas.place(noun, title, area, nodes, key=key)

    return Item(width, 32, draw)


def plate(x: float, y: float, text: str, wrong: bool) -> tuple[Node, ...]:
    """Words; on red where something is missing."""
    if not wrong:
        return (Text(x, y + 15, text, 13.5),)
    back = Rect(x - 1, y, measure(text, 13.5) + 8, 20, 5, fill="cinnabar")
    return back, Text(x + 3, y + 15, text, 13.5, "cinnabar-ink")


def fortunes(canvas: Canvas, player: PlayerView) -> list[Item]:
    """The fortune actions of another player."""
    return [small_fortune(canvas, player, fortune) for fortune in player.fortunes]


def small_fortune(canvas: Canvas, player: PlayerView, fortune: FortuneView) -> Item:
    """A fortune action of another player: its card and its workers."""
    size = SMALL_FORTUNE
    faint = 1 if fortune.card or fortune.workers else 0.4
    nodes: list[Node] = [
        Rect(0, 0, size, size, 7, fill="silk", stroke="paper-edge"),
        Use(fortune.id, 3, 3, 20, opacity=faint),
    ]
    if fortune.card:
        value = canvas.box.card_value[CARDS.index(fortune.card)]
        nodes += badge(size - 13, 13, str(value), "night", "chalk", 10)
    if fortune.workers:
        nodes += [
            Use(f"worker_{player.seat}", 3, size - 25, 24),
            Text(30, size - 7, str(fortune.workers), 13.5, "line", bold=True),
        ]
    waiting = canvas.say("board-waiting", n=fortune.workers) if fortune.workers else ""
    title = canvas.about(canvas.name(fortune.id), waiting)
    return canvas.thing(f"{fortune.id}-seat_{player.seat}", tuple(nodes), title, size, size)


@part
def draw_own_routes(
    canvas: Canvas, player: PlayerView, x: float, y: float, columns: int, width: float
) -> float:
    """The personal routes of a player in lines; the answer is where they end."""
    own, count = canvas.is_own(player.seat), len(player.routes)
    corners = tiled(count, columns, width + 6, ROUTE_HEIGHT + 6)
    for route, (dx, dy) in zip(player.routes, corners, strict=True):
        draw_route(canvas, route, x + dx, y + dy, width, own)
    return y + (ROUTE_HEIGHT + 6) * -(-count // columns)
