"""The area of a player: money, pieces, forecasts, fortune actions, routes."""

from collections.abc import Iterator

from dynasty.drawing.canvas import GoodsCount
from dynasty.drawing.render_cache import cached_part
from dynasty.drawing.scene import Node, Rect, Text, Use
from dynasty.drawing.text_metrics import grid_corners, text_width
from dynasty.drawing.widgets import Item, number_disc, symbol_counter
from dynasty.games.yinzi.board.canvas import Canvas
from dynasty.games.yinzi.board.labels import forecast_words
from dynasty.games.yinzi.board.routes_and_war import ROUTE_HEIGHT, draw_route
from dynasty.games.yinzi.names import CARDS, MATERIALS
from dynasty.games.yinzi.view import FortuneView, PlayerView

SMALL_FORTUNE_SIZE = 48.0


def purse_goods(canvas: Canvas, player: PlayerView) -> Iterator[GoodsCount]:
    """Yield money, wood and stone, and misfortune."""
    yield canvas.good("copper", player.copper)
    yield canvas.good("silver", player.silver)
    yield canvas.good("wood", player.wood)
    yield canvas.good("stone", player.stone)
    yield canvas.good("misfortune", player.misfortune)


def supply_goods(canvas: Canvas, player: PlayerView) -> Iterator[GoodsCount]:
    """Yield workers, cubes, commodity pieces and discs that are left."""
    seat = player.seat
    yield canvas.good(f"worker_{seat}", player.workers, "worker")
    yield canvas.good(f"cube_{seat}", player.cubes, "cube")
    yield canvas.good(f"piece_{seat}", player.pieces, "piece")
    yield canvas.good(f"disc_{seat}", player.discs, "disc")


def player_goods(canvas: Canvas, player: PlayerView) -> Iterator[GoodsCount]:
    """Yield everything that a player can spend and place."""
    yield from purse_goods(canvas, player)
    yield from supply_goods(canvas, player)


def purse_items(canvas: Canvas, player: PlayerView) -> list[Item]:
    """Return the purse; the viewer can point at their own."""
    own = canvas.is_own(player.seat)
    return [
        amount_item(canvas, good) if own else canvas.tally(good, 26)
        for good in purse_goods(canvas, player)
    ]


def amount_item(canvas: Canvas, good: GoodsCount) -> Item:
    """Return a counter; wood and stone mean the stock unless the viewer pays with them."""
    noun = "" if good.symbol in MATERIALS and not canvas.paying else good.symbol

    def draw(x: float, y: float) -> None:
        nodes = symbol_counter(good.symbol, x, y + 3, str(good.count), good.text, 26)
        area = Rect(x - 3, y - 1, 52, 34, 8)
        canvas.place(noun, good.text, area, nodes, key=good.of(canvas.owner))

    return Item(50, 32, draw)


def piece_items(canvas: Canvas, player: PlayerView) -> list[Item]:
    """Return the pieces left to place, and the face-down cards."""
    deck = canvas.say("board-deck", n=player.deck)
    items = [canvas.tally(good) for good in supply_goods(canvas, player)]
    return [*items, canvas.tally(GoodsCount("card_back", player.deck, deck, deck))]


def boat_and_route_items(canvas: Canvas, player: PlayerView) -> list[Item]:
    """Return boats and the routes won."""
    boats = canvas.say("board-capacity", n=player.capacity)
    won = canvas.say("board-won", n=len(player.won))
    return [
        canvas.tally(GoodsCount("boats", player.capacity, boats, boats, noun="capacity")),
        canvas.tally(GoodsCount("box_road", len(player.won), won, won)),
    ]


def need_items(canvas: Canvas, player: PlayerView) -> list[Item]:
    """Return the food and taxes that the round will ask for, red where they are missing."""
    say, playing = canvas.say, not canvas.view.finished
    hungry = playing and player.food < player.food_due and player.bonus != "bonus_fed"
    poor = playing and player.silver < player.tax_due and player.bonus != "bonus_no_tax"
    eats = "board-food-short" if player.food_due else "board-food-held"
    food = say(eats, have=player.food, due=player.food_due)
    tax = say("board-tax-short", n=player.tax_due)
    about_food, about_tax = forecast_words(canvas, player)
    return [
        figure_item(canvas, f"food-seat_{player.seat}", "bonus_fed", food, about_food, hungry),
        figure_item(canvas, f"taxes-seat_{player.seat}", "silver", tax, about_tax, poor),
    ]


def forecast_items(canvas: Canvas, player: PlayerView) -> list[Item]:
    """Return what the round will ask for, and the goods to trade."""
    return [*need_items(canvas, player), *boat_and_route_items(canvas, player)]


def belonging_items(canvas: Canvas, player: PlayerView) -> list[Item]:
    """Return everything that is counted in another player's area."""
    return [
        *purse_items(canvas, player),
        *piece_items(canvas, player),
        *boat_and_route_items(canvas, player),
    ]


def figure_item(canvas: Canvas, key: str, symbol: str, text: str, title: str, wrong: bool) -> Item:
    """Return a symbol and a few words, red where something is missing."""
    noun = key.partition("-")[0]
    width = 24 + text_width(text, 13.5) + (8 if wrong else 2)

    def draw(x: float, y: float) -> None:
        nodes: tuple[Node, ...] = (
            Use(symbol, x, y + 5, 22),
            *plate_nodes(x + 25, y + 6, text, wrong),
        )
        area = Rect(x - 2, y + 2, width + 2, 28, 7)
        canvas.place(noun, title, area, nodes, key=key)

    return Item(width, 32, draw)


def plate_nodes(x: float, y: float, text: str, wrong: bool) -> tuple[Node, ...]:
    """Return a few words, red where something is missing."""
    if not wrong:
        return (Text(x, y + 15, text, 13.5),)
    back = Rect(x - 1, y, text_width(text, 13.5) + 8, 20, 5, fill="cinnabar")
    return back, Text(x + 3, y + 15, text, 13.5, "cinnabar-ink")


def fortune_items(canvas: Canvas, player: PlayerView) -> list[Item]:
    """Return the fortune actions of another player."""
    return [small_fortune_item(canvas, player, fortune) for fortune in player.fortunes]


def small_fortune_item(canvas: Canvas, player: PlayerView, fortune: FortuneView) -> Item:
    """Return a fortune action of another player: its card and its workers."""
    size = SMALL_FORTUNE_SIZE
    faint = 1 if fortune.card or fortune.workers else 0.4
    nodes: list[Node] = [
        Rect(0, 0, size, size, 7, fill="silk", stroke="paper-edge"),
        Use(fortune.id, 3, 3, 20, opacity=faint),
    ]
    if fortune.card:
        value = canvas.box.card_value[CARDS.index(fortune.card)]
        nodes += number_disc(size - 13, 13, str(value), "night", "chalk", 10)
    if fortune.workers:
        nodes += [
            Use(f"worker_{player.seat}", 3, size - 25, 24),
            Text(30, size - 7, str(fortune.workers), 13.5, "line", bold=True),
        ]
    waiting = canvas.say("board-waiting", n=fortune.workers) if fortune.workers else ""
    title = canvas.about(canvas.name(fortune.id), waiting)
    return canvas.thing(f"{fortune.id}-seat_{player.seat}", tuple(nodes), title, size, size)


@cached_part
def draw_own_routes(
    canvas: Canvas, player: PlayerView, x: float, y: float, columns: int, width: float
) -> float:
    """Draw the personal routes of a player in lines; return the y below them."""
    own, count = canvas.is_own(player.seat), len(player.routes)
    corners = grid_corners(count, columns, width + 6, ROUTE_HEIGHT + 6)
    for route, (dx, dy) in zip(player.routes, corners, strict=True):
        draw_route(canvas, route, x + dx, y + dy, width, own)
    return y + (ROUTE_HEIGHT + 6) * -(-count // columns)
