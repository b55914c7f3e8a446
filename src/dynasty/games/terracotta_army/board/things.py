"""What a player has, as things to be laid in lines."""

from collections.abc import Callable, Iterator
from functools import partial

from dynasty.drawing.canvas import Good
from dynasty.drawing.keeping import part
from dynasty.drawing.scene import Circle, Group, Node, Rect, Use
from dynasty.drawing.widgets import Item, number
from dynasty.games.terracotta_army.board.canvas import Canvas
from dynasty.games.terracotta_army.board.rounds import priority_face, priority_title
from dynasty.games.terracotta_army.board.wheel import worker_face
from dynasty.games.terracotta_army.board.words import dries_words, token_words, weapon_words
from dynasty.games.terracotta_army.names import MASTER_TOKENS
from dynasty.games.terracotta_army.view import PlayerView

TALL, SLIM = 78.0, 38.0  # the height of a thing on a wide mat and on a phone


def goods(canvas: Canvas, player: PlayerView) -> Iterator[Good]:
    """What a player can spend, use and place."""
    for name, n in stuff(player):
        yield canvas.good(name, n)
    for weapon, active in sorted(player.weapons):
        said = weapon_words(canvas, weapon, active)
        yield Good(weapon, int(active), canvas.name(weapon), said)
    yield canvas.good(f"seat_{player.seat}", player.craftsmen, "craftsman")
    yield canvas.good("artisan_star", player.artisans, "artisan")
    colour = canvas.mark(player.seat).colour
    yield canvas.good("warrior_base", player.bases, colour=colour)


def stuff(player: PlayerView) -> tuple[tuple[str, int], ...]:
    """Coins and clay, with how many of each."""
    return (("coin", player.coins), ("wet_clay", player.wet), ("dry_clay", player.dry))


def belongings(canvas: Canvas, player: PlayerView) -> list[Item]:
    """Goods, workers, bases, weapons and the priority token, each a part of its own."""
    broad = 40.0 if canvas.narrow else 52.0
    weapons = (partial(draw_weapon, canvas, player, *weapon) for weapon in player.weapons)
    return [
        *(item(canvas, partial(draw_stuff, canvas, player, name)) for name, _ in stuff(player)),
        item(canvas, partial(draw_craftsmen, canvas, player)),
        item(canvas, partial(draw_artisans, canvas, player)),
        item(canvas, partial(draw_bases, canvas, player)),
        *(item(canvas, draw, broad) for draw in weapons),
        *priority(canvas, player),
    ]


def item(canvas: Canvas, draw: Callable[[float, float], None], width: float = 58) -> Item:
    """Something before a player with the room that it takes."""
    return Item(width, SLIM if canvas.narrow else TALL, draw)


def own(
    canvas: Canvas,
    player: PlayerView,
    noun: str,
    face: tuple[Node, ...],
    title: str,
    x: float,
    y: float,
    width: float = 58,
) -> None:
    """Something before a player; the viewer's own can be pointed at."""
    name = noun if canvas.is_own(player.seat) else ""
    target = Rect(0, 0, width, SLIM if canvas.narrow else TALL, 7)
    canvas.piece(f"{noun}-{player.seat}", (x, y), face, title, name, target)


def counted(canvas: Canvas, picture: tuple[Node, ...], n: int) -> tuple[Node, ...]:
    """What is counted, drawn around (0, 0), and how many there are: above, or on a phone beside."""
    if canvas.narrow:
        paper = Rect(0, 0, 58, SLIM, 8, fill="paper-light", stroke="paper-edge")
        return (paper, Group(picture, at=(20, 19)), number(43, 25, str(n), 17))
    paper = Rect(0, 0, 58, TALL, 8, fill="paper-light", stroke="paper-edge")
    return (paper, Group(picture, at=(29, 26), scale=1.35), number(29, 66, str(n), 20))


@part
def draw_stuff(canvas: Canvas, player: PlayerView, name: str, x: float, y: float) -> None:
    """Coins, wet clay or dry clay."""
    n = dict(stuff(player))[name]
    dries = dries_words(canvas, player) if name == "wet_clay" else ""
    face = counted(canvas, (Use(name, -12, -12, 24),), n)
    own(canvas, player, name, face, canvas.about(canvas.count(name, n), dries), x, y)


@part
def draw_weapon(
    canvas: Canvas, player: PlayerView, weapon: str, active: bool, x: float, y: float
) -> None:
    """A weapon, bright when it is active."""
    width, height, size = (40.0, SLIM, 30.0) if canvas.narrow else (52.0, TALL, 40.0)
    fill, edge, ink = ("gold-light", "gold-dark", 1.0) if active else ("none", "paper-edge", 0.3)
    picture = Use(weapon, (width - size) / 2, (height - size) / 2, size, opacity=ink)
    face = (Rect(0, 0, width, height, 8, fill=fill, stroke=edge), picture)
    own(canvas, player, weapon, face, weapon_words(canvas, weapon, active), x, y, width)


@part
def draw_craftsmen(canvas: Canvas, player: PlayerView, x: float, y: float) -> None:
    """Craftsmen in hand."""
    draw_workers(canvas, player, "craftsman", player.craftsmen, "", x, y)


@part
def draw_artisans(canvas: Canvas, player: PlayerView, x: float, y: float) -> None:
    """Artisans in hand, and how many are left."""
    left = player.artisans_left
    supply = canvas.say("board-artisans-left", n=left) if left else ""
    draw_workers(canvas, player, "artisan", player.artisans, supply, x, y)


def draw_workers(
    canvas: Canvas, player: PlayerView, name: str, n: int, more: str, x: float, y: float
) -> None:
    title = canvas.about(canvas.count(name, n), canvas.say("board-in-hand"), more)
    face = counted(canvas, worker_face(player.seat, name, 22), n)
    own(canvas, player, name, face, title, x, y)


@part
def draw_bases(canvas: Canvas, player: PlayerView, x: float, y: float) -> None:
    """How many warriors the player may still place."""
    colour = canvas.mark(player.seat).colour
    face = counted(canvas, (Use("warrior_base", -13, -18, 26, colour=colour),), player.bases)
    own(canvas, player, "warrior_base", face, canvas.count("warrior_base", player.bases), x, y)


def priority(canvas: Canvas, player: PlayerView) -> Iterator[Item]:
    """The priority token that the player has taken."""
    token = player.priority
    if token is not None:
        face, title = priority_face(canvas, token, SLIM), priority_title(canvas, token)
        yield canvas.thing(token, face, title, SLIM, SLIM, token)


def tokens(canvas: Canvas, player: PlayerView) -> Iterator[Item]:
    """Six master tokens: what each costs, or the sign of the master whom it has hired."""
    hired = {token: master for master, token in player.masters}
    for token, cost in zip(MASTER_TOKENS, canvas.box.token_cost, strict=True):
        disc = Circle(17, 19, 16, fill="gold-light", stroke="gold-dark", line=1.4)
        face: tuple[Node, ...] = (disc, number(17, 25, str(cost), 16, "line"))
        if token in hired:
            slot = Circle(17, 19, 16, stroke="paper-edge", line=1.4)
            face = (slot, Use(hired[token], 6, 8, 22))
        title = token_words(canvas, player, token, cost)
        noun = token if canvas.is_own(player.seat) else ""
        yield canvas.thing(f"{token}-{player.seat}", face, title, 34, SLIM, noun)
