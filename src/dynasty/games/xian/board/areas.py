"""The areas of the players: what each has in front of him."""

from collections.abc import Iterator

from dynasty.drawing.canvas import Good
from dynasty.drawing.scene import Rect
from dynasty.drawing.widgets import Item, figure
from dynasty.games.xian.board.canvas import Canvas
from dynasty.games.xian.board.faces import end_tile, equipment_chip, tile, worker_chip
from dynasty.games.xian.board.words import equipment_words, tile_words, worker_words
from dynasty.games.xian.names import RESOURCES
from dynasty.games.xian.view import PlayerView


def goods(canvas: Canvas, player: PlayerView) -> Iterator[Good]:
    """What a player can spend and place."""
    for name, n in stuff(player):
        yield canvas.good(name, n)
    seat = f"seat-{player.seat}"
    yield canvas.good("master_builder", player.builders_left, colour=seat)
    yield canvas.good("painted_warrior", player.warriors_left, "warrior", seat)
    yield canvas.good("seal", player.seals_left)


def stuff(player: PlayerView) -> Iterator[tuple[str, int]]:
    """Coins, clay and the four pigments, with how many of each."""
    return zip(RESOURCES, (player.coins, player.clay, *player.pigments), strict=True)


def resources(canvas: Canvas, player: PlayerView) -> list[Item]:
    """The counters of what a player can spend."""
    return [canvas.tally(canvas.good(name, n)) for name, n in stuff(player)]


def pieces(canvas: Canvas, player: PlayerView) -> list[Item]:
    """Builders at home, warriors and seals left."""
    warriors = canvas.good(
        "painted_warrior", player.warriors_left, "warrior", f"seat-{player.seat}"
    )
    seals = canvas.good("seal", player.seals_left)
    return [home(canvas, player), canvas.tally(warriors, 30), canvas.tally(seals)]


def piles(canvas: Canvas, player: PlayerView) -> list[Item]:
    """The deck and the discard, which lies open to all."""
    deck, gone, say = player.deck, len(player.discard), canvas.say
    buried = say("board-buried", n=player.buried) if player.buried else ""
    played = [canvas.name(card) for card in player.discard]
    about = ", ".join(filter(None, (say("board-deck-count", n=deck), buried)))
    return [
        pile(canvas, "card_back", deck, about),
        pile(canvas, "discard", gone, canvas.about(say("board-discard-count", n=gone), *played)),
    ]


def supply(canvas: Canvas, player: PlayerView) -> list[Item]:
    """What is left to place and to draw."""
    return [*pieces(canvas, player), *piles(canvas, player)]


def public(canvas: Canvas, player: PlayerView) -> list[Item]:
    """What everybody sees in front of somebody else."""
    return [*resources(canvas, player), *supply(canvas, player)]


def pile(canvas: Canvas, symbol: str, n: int, said: str) -> Item:
    return canvas.tally(Good(symbol, n, said, said), 26)


def home(canvas: Canvas, player: PlayerView) -> Item:
    """The builders that are not in a building."""

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


def belongings(canvas: Canvas, player: PlayerView) -> list[Item]:
    """Played pair of an opponent, helpers, mausoleum tiles, forged cards."""
    own = canvas.is_own(player.seat)
    items = [] if own else list(pair(canvas, player))
    items += helpers(canvas, player)
    items += tiles(canvas, player, own)
    items += forged(canvas, player, own)
    return items


def pair(canvas: Canvas, player: PlayerView) -> Iterator[Item]:
    """The revealed cards of another player, the one below first; or backs while they are sealed."""
    for role, card in (("initiative", player.initiative), ("work", player.work)):
        if card is not None:
            yield canvas.thing(
                f"{role}-seat_{player.seat}",
                worker_chip(canvas, card, 44, 32),
                canvas.about(canvas.name(card), *worker_words(canvas, card)),
                44,
                32,
            )


def helpers(canvas: Canvas, player: PlayerView) -> Iterator[Item]:
    own = canvas.is_own(player.seat)
    for helper in player.helpers:
        title = canvas.about(canvas.name(helper), canvas.help(helper))
        key, noun = f"helper-seat_{player.seat}-{helper}", helper if own else ""
        yield canvas.thing(key, tile(helper, 36), title, 36, 36, noun)


def tiles(canvas: Canvas, player: PlayerView, own: bool) -> Iterator[Item]:
    for name, used in player.bonus_tiles:
        title = canvas.about(canvas.name(name), *tile_words(canvas, name, used))
        key = f"{name}-seat_{player.seat}"
        yield canvas.thing(key, tile(name, 36, used), title, 36, 36, name if own else "")
    if player.end_tile:
        title = canvas.about(canvas.name(player.end_tile), canvas.help(player.end_tile))
        face = end_tile(canvas, player.end_tile, 66, 36)
        yield canvas.thing(player.end_tile, face, title, 66, 36, player.end_tile)


def forged(canvas: Canvas, player: PlayerView, own: bool) -> Iterator[Item]:
    """Own cards show their faces, those of others only how many they are."""
    if own:
        for card in player.equipment:
            title = canvas.about(canvas.name(card), *equipment_words(canvas, card))
            face = equipment_chip(canvas, card, 48, 36)
            yield canvas.thing(f"equipment-{card}", face, title, 48, 36)
    elif player.equipment:
        n = len(player.equipment)
        yield pile(canvas, "forged", n, canvas.say("board-forged-count", n=n))
