"""A player's pieces and goods, as items to arrange in lines."""

from collections.abc import Callable, Iterator
from functools import partial

from dynasty.drawing.canvas import GoodsCount
from dynasty.drawing.render_cache import cached_part
from dynasty.drawing.scene import Circle, Group, Node, Rect, Use
from dynasty.drawing.widgets import Item, bold_number
from dynasty.games.terracotta_army.board.canvas import Canvas
from dynasty.games.terracotta_army.board.labels import dries_words, token_words, weapon_words
from dynasty.games.terracotta_army.board.rounds_and_order import priority_face, priority_title
from dynasty.games.terracotta_army.board.wheel import worker_face
from dynasty.games.terracotta_army.names import MASTER_TOKENS
from dynasty.games.terracotta_army.view import PlayerView

WIDE_ITEM_HEIGHT, NARROW_ITEM_HEIGHT = (
    78.0,
    38.0,
)  # the height of a thing on a wide mat and on a phone


def player_goods(canvas: Canvas, player: PlayerView) -> Iterator[GoodsCount]:
    """Yield what a player can spend, use and place."""
    for name, n in goods_counts(player):
        yield canvas.good(name, n)
    for weapon, active in sorted(player.weapons):
        said = weapon_words(canvas, weapon, active)
        yield GoodsCount(weapon, int(active), canvas.name(weapon), said)
    yield canvas.good(f"seat_{player.seat}", player.craftsmen, "craftsman")
    yield canvas.good("artisan_star", player.artisans, "artisan")
    colour = canvas.mark(player.seat).colour
    yield canvas.good("warrior_base", player.bases, colour=colour)


def goods_counts(player: PlayerView) -> tuple[tuple[str, int], ...]:
    """Return coins and clay, with how many of each."""
    return (("coin", player.coins), ("wet_clay", player.wet), ("dry_clay", player.dry))


def belonging_items(canvas: Canvas, player: PlayerView) -> list[Item]:
    """Return goods, workers, bases, weapons and the priority token, each as an item of its own."""
    broad = 40.0 if canvas.narrow else 52.0
    weapons = (partial(draw_weapon, canvas, player, *weapon) for weapon in player.weapons)
    return [
        *(
            fixed_height_item(canvas, partial(draw_goods, canvas, player, name))
            for name, _ in goods_counts(player)
        ),
        fixed_height_item(canvas, partial(draw_craftsmen, canvas, player)),
        fixed_height_item(canvas, partial(draw_artisans, canvas, player)),
        fixed_height_item(canvas, partial(draw_bases, canvas, player)),
        *(fixed_height_item(canvas, draw, broad) for draw in weapons),
        *priority_items(canvas, player),
    ]


def fixed_height_item(
    canvas: Canvas, draw: Callable[[float, float], None], width: float = 58
) -> Item:
    """Return an item of this width that calls `draw` at its position."""
    return Item(width, NARROW_ITEM_HEIGHT if canvas.narrow else WIDE_ITEM_HEIGHT, draw)


def draw_own_piece(
    canvas: Canvas,
    player: PlayerView,
    noun: str,
    face: tuple[Node, ...],
    title: str,
    x: float,
    y: float,
    width: float = 58,
) -> None:
    """Draw a piece of a player; the viewer can point at their own."""
    name = noun if canvas.is_own(player.seat) else ""
    target = Rect(0, 0, width, NARROW_ITEM_HEIGHT if canvas.narrow else WIDE_ITEM_HEIGHT, 7)
    canvas.piece(f"{noun}-{player.seat}", (x, y), face, title, name, target)


def picture_with_count(canvas: Canvas, picture: tuple[Node, ...], n: int) -> tuple[Node, ...]:
    """Return a picture on paper with a number below it, or beside it on a phone.

    The picture must be drawn around (0, 0).
    """
    if canvas.narrow:
        paper = Rect(0, 0, 58, NARROW_ITEM_HEIGHT, 8, fill="paper-light", stroke="paper-edge")
        return (paper, Group(picture, at=(20, 19)), bold_number(43, 25, str(n), 17))
    paper = Rect(0, 0, 58, WIDE_ITEM_HEIGHT, 8, fill="paper-light", stroke="paper-edge")
    return (paper, Group(picture, at=(29, 26), scale=1.35), bold_number(29, 66, str(n), 20))


@cached_part
def draw_goods(canvas: Canvas, player: PlayerView, name: str, x: float, y: float) -> None:
    """Draw coins, wet clay or dry clay."""
    n = dict(goods_counts(player))[name]
    dries = dries_words(canvas, player) if name == "wet_clay" else ""
    face = picture_with_count(canvas, (Use(name, -12, -12, 24),), n)
    draw_own_piece(canvas, player, name, face, canvas.about(canvas.count(name, n), dries), x, y)


@cached_part
def draw_weapon(
    canvas: Canvas, player: PlayerView, weapon: str, active: bool, x: float, y: float
) -> None:
    """Draw a weapon, bright when it is active."""
    width, height, size = (
        (40.0, NARROW_ITEM_HEIGHT, 30.0) if canvas.narrow else (52.0, WIDE_ITEM_HEIGHT, 40.0)
    )
    fill, edge, ink = ("gold-light", "gold-dark", 1.0) if active else ("none", "paper-edge", 0.3)
    picture = Use(weapon, (width - size) / 2, (height - size) / 2, size, opacity=ink)
    face = (Rect(0, 0, width, height, 8, fill=fill, stroke=edge), picture)
    draw_own_piece(canvas, player, weapon, face, weapon_words(canvas, weapon, active), x, y, width)


@cached_part
def draw_craftsmen(canvas: Canvas, player: PlayerView, x: float, y: float) -> None:
    """Draw the craftsmen in hand."""
    draw_workers(canvas, player, "craftsman", player.craftsmen, "", x, y)


@cached_part
def draw_artisans(canvas: Canvas, player: PlayerView, x: float, y: float) -> None:
    """Draw the artisans in hand, and how many are left."""
    left = player.artisans_left
    supply = canvas.say("board-artisans-left", n=left) if left else ""
    draw_workers(canvas, player, "artisan", player.artisans, supply, x, y)


def draw_workers(
    canvas: Canvas, player: PlayerView, name: str, n: int, more: str, x: float, y: float
) -> None:
    title = canvas.about(canvas.count(name, n), canvas.say("board-in-hand"), more)
    face = picture_with_count(canvas, worker_face(player.seat, name, 22), n)
    draw_own_piece(canvas, player, name, face, title, x, y)


@cached_part
def draw_bases(canvas: Canvas, player: PlayerView, x: float, y: float) -> None:
    """Draw the number of warriors that the player may still place."""
    colour = canvas.mark(player.seat).colour
    face = picture_with_count(
        canvas, (Use("warrior_base", -13, -18, 26, colour=colour),), player.bases
    )
    draw_own_piece(
        canvas, player, "warrior_base", face, canvas.count("warrior_base", player.bases), x, y
    )


def priority_items(canvas: Canvas, player: PlayerView) -> Iterator[Item]:
    """Yield the priority token that the player has taken."""
    token = player.priority
    if token is not None:
        face, title = (
            priority_face(canvas, token, NARROW_ITEM_HEIGHT),
            priority_title(canvas, token),
        )
        yield canvas.thing(token, face, title, NARROW_ITEM_HEIGHT, NARROW_ITEM_HEIGHT, token)


def token_items(canvas: Canvas, player: PlayerView) -> Iterator[Item]:
    """Yield the six master tokens: what each costs, or the sign of the master whom it has hired."""
    hired = {token: master for master, token in player.masters}
    for token, cost in zip(MASTER_TOKENS, canvas.box.token_cost, strict=True):
        disc = Circle(17, 19, 16, fill="gold-light", stroke="gold-dark", line=1.4)
        face: tuple[Node, ...] = (disc, bold_number(17, 25, str(cost), 16, "line"))
        if token in hired:
            slot = Circle(17, 19, 16, stroke="paper-edge", line=1.4)
            face = (slot, Use(hired[token], 6, 8, 22))
        title = token_words(canvas, player, token, cost)
        noun = token if canvas.is_own(player.seat) else ""
        yield canvas.thing(f"{token}-{player.seat}", face, title, 34, NARROW_ITEM_HEIGHT, noun)
