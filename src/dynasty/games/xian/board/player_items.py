"""The players' areas: pieces, cards and resources in front of each player."""

from collections.abc import Iterator

from dynasty.drawing.canvas import GoodsCount
from dynasty.drawing.scene import Rect
from dynasty.drawing.widgets import Item, figure
from dynasty.games.xian.board.canvas import Canvas
from dynasty.games.xian.board.card_faces import (
    end_tile_face,
    equipment_chip,
    tile_face,
    worker_chip,
)
from dynasty.games.xian.board.labels import equipment_words, tile_words, worker_words
from dynasty.games.xian.names import RESOURCES
from dynasty.games.xian.view import PlayerView


def player_goods(canvas: Canvas, player: PlayerView) -> Iterator[GoodsCount]:
    """Yield what a player can spend and place."""
    for name, n in resource_counts(player):
        yield canvas.good(name, n)
    seat = f"seat-{player.seat}"
    yield canvas.good("master_builder", player.builders_left, colour=seat)
    yield canvas.good("painted_warrior", player.warriors_left, "warrior", seat)
    yield canvas.good("seal", player.seals_left)


def resource_counts(player: PlayerView) -> Iterator[tuple[str, int]]:
    """Yield coins, clay and the four pigments, with the amount of each."""
    return zip(RESOURCES, (player.coins, player.clay, *player.pigments), strict=True)


def resource_items(canvas: Canvas, player: PlayerView) -> list[Item]:
    """Return the counters of what a player can spend."""
    return [canvas.tally(canvas.good(name, n)) for name, n in resource_counts(player)]


def piece_items(canvas: Canvas, player: PlayerView) -> list[Item]:
    """Return the counters of builders at home, warriors and seals left."""
    warriors = canvas.good(
        "painted_warrior", player.warriors_left, "warrior", f"seat-{player.seat}"
    )
    seals = canvas.good("seal", player.seals_left)
    return [builders_item(canvas, player), canvas.tally(warriors, 30), canvas.tally(seals)]


def pile_items(canvas: Canvas, player: PlayerView) -> list[Item]:
    """Return the counters of the deck and of the discard pile, which is open to all."""
    deck, gone, say = player.deck, len(player.discard), canvas.say
    buried = say("board-buried", n=player.buried) if player.buried else ""
    played = [canvas.name(card) for card in player.discard]
    about = ", ".join(filter(None, (say("board-deck-count", n=deck), buried)))
    return [
        pile_item(canvas, "card_back", deck, about),
        pile_item(
            canvas, "discard", gone, canvas.about(say("board-discard-count", n=gone), *played)
        ),
    ]


def supply_items(canvas: Canvas, player: PlayerView) -> list[Item]:
    """Return the counters of pieces left to place and of cards left to draw."""
    return [*piece_items(canvas, player), *pile_items(canvas, player)]


def public_items(canvas: Canvas, player: PlayerView) -> list[Item]:
    """Return what everybody sees in front of another player."""
    return [*resource_items(canvas, player), *supply_items(canvas, player)]


def pile_item(canvas: Canvas, symbol: str, n: int, said: str) -> Item:
    return canvas.tally(GoodsCount(symbol, n, said, said), 26)


def builders_item(canvas: Canvas, player: PlayerView) -> Item:
    """Return the drawing of the builders that are not in a building."""

    def draw(x: float, y: float) -> None:
        canvas.lay(
            Rect(x, y, 46, 32, 6, fill="paper-dark", opacity=0.7),
        )
        for at, number in enumerate(player.builders_home):
            canvas.piece(
                f"builder-seat_{player.seat}-{number}",
                (x + 13 + at * 21, y + 31),
                figure("master_builder", player.seat, 34),
                canvas.count("master_builder", player.builders_left),
            )

    return Item(46, 32, draw)


def belonging_items(canvas: Canvas, player: PlayerView) -> list[Item]:
    """Return helpers, mausoleum tiles and forged cards, and before them an opponent's pair."""
    own = canvas.is_own(player.seat)
    items = [] if own else list(pair_items(canvas, player))
    items += helper_items(canvas, player)
    items += tile_items(canvas, player, own)
    items += forged_items(canvas, player, own)
    return items


def pair_items(canvas: Canvas, player: PlayerView) -> Iterator[Item]:
    """Yield the cards of another player's revealed pair, the card below first."""
    for role, card in (("initiative", player.initiative), ("work", player.work)):
        if card is not None:
            yield canvas.thing(
                f"{role}-seat_{player.seat}",
                worker_chip(canvas, card, 44, 32),
                canvas.about(canvas.name(card), *worker_words(canvas, card)),
                44,
                32,
            )


def helper_items(canvas: Canvas, player: PlayerView) -> Iterator[Item]:
    own = canvas.is_own(player.seat)
    for helper in player.helpers:
        title = canvas.about(canvas.name(helper), canvas.help(helper))
        key, noun = f"helper-seat_{player.seat}-{helper}", helper if own else ""
        yield canvas.thing(key, tile_face(helper, 36), title, 36, 36, noun)


def tile_items(canvas: Canvas, player: PlayerView, own: bool) -> Iterator[Item]:
    for name, used in player.bonus_tiles:
        title = canvas.about(canvas.name(name), *tile_words(canvas, name, used))
        key = f"{name}-seat_{player.seat}"
        yield canvas.thing(key, tile_face(name, 36, used), title, 36, 36, name if own else "")
    if player.end_tile:
        title = canvas.about(canvas.name(player.end_tile), canvas.help(player.end_tile))
        face = end_tile_face(canvas, player.end_tile, 66, 36)
        yield canvas.thing(player.end_tile, face, title, 66, 36, player.end_tile)


def forged_items(canvas: Canvas, player: PlayerView, own: bool) -> Iterator[Item]:
    """Yield the forged cards: faces for the viewer's own cards, else only their number."""
    if own:
        for card in player.equipment:
            title = canvas.about(canvas.name(card), *equipment_words(canvas, card))
            face = equipment_chip(canvas, card, 48, 36)
            yield canvas.thing(f"equipment-{card}", face, title, 48, 36)
    elif player.equipment:
        n = len(player.equipment)
        yield pile_item(canvas, "forged", n, canvas.say("board-forged-count", n=n))
