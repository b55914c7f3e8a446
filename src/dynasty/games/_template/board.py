"""The drawing of the table: the common board, a mat for each seat, and both as text.

A part draws between the canvas's left and right from height `y` on, and returns where it ends;
the frame draws the background. A piece that a choice may point at has the choice's noun and an
outline.
"""

from collections.abc import Iterator
from typing import Final

from dynasty.drawing.board import MAT_HEAD_HEIGHT, MAT_HEAD_WIDTH, Board
from dynasty.drawing.canvas import Canvas as AnyCanvas
from dynasty.drawing.canvas import GoodsCount
from dynasty.drawing.render_cache import cached_part
from dynasty.drawing.scene import (
    Circle,
    Group,
    Node,
    Path,
    Rect,
    Region,
    Row,
    Text,
    Use,
    Word,
    text_row,
)
from dynasty.drawing.widgets import (
    MIN_CHIP_SIZE,
    MIN_FONT_SIZE,
    Item,
    chip,
    fitted_label,
    flow_items,
    roof,
    symbol_counter,
)
from dynasty.games._template.components import Box
from dynasty.games._template.names import GUESTS, HOURS
from dynasty.games._template.symbols import TEA_SYMBOLS
from dynasty.games._template.view import PlayerView, TeaView
from dynasty.kernel import seat_noun

CARD_HEIGHT: Final = 140.0  # the height of a guest, the garden, the crier
HOUR_SIZE: Final = (72.0, 62.0)
FAVOURITE_SIZE: Final = (92.0, 62.0)
SKY_COLOURS: Final = ("gold-light", "azurite", "night-light")  # by hour
ROBE_COLOURS: Final = ("cinnabar", "azurite", "jade", "plum", "orpiment")  # of the guests, in turn


class Canvas(AnyCanvas[TeaView, Box, PlayerView]):
    """The canvas of the Tea House: adds the score of a player to the common canvas."""

    def score(self, player: PlayerView) -> int:
        return player.coins


def day_text(canvas: Canvas) -> str:
    """Return the current day as text."""
    view = canvas.view
    if view.finished:
        return canvas.say("board-over")
    if view.day == 0:
        return canvas.say("board-before")
    return canvas.say("board-day", day=view.day, days=view.days)


# The common board


def draw_house(canvas: Canvas, y: float) -> float:
    """Draw the title, a roof, and under it the guests, the garden and the crier."""
    x, room = canvas.left, canvas.room
    canvas.lay(
        Text(x, y + 38, canvas.say("title"), 26, font="serif"),
        Text(canvas.right, y + 38, day_text(canvas), 15, "ink-soft", "serif", "end"),
        *roof(x + 6, y + 56, room - 12, 34, "cinnabar-dark"),
        Text(x, y + 112, canvas.say("board-row"), 14.5, "accent", "serif"),
    )
    draw_order(canvas, canvas.right, y + 96)
    low = flow_items(list(row_items(canvas)), x, y + 126, room, 12)
    left = Text(x, low + 22, canvas.say("board-pile", n=canvas.view.pile), 13, "ink-soft")
    canvas.spot("pile", (left,))
    return low + 26


@cached_part
def draw_order(canvas: Canvas, right: float, y: float) -> None:
    """Draw the seats in turn order, ending at `right`."""
    order = canvas.view.order
    for at, seat in enumerate(order):
        x = right - (len(order) - at) * (MIN_CHIP_SIZE + 4)
        canvas.spot(f"order-{seat}", (chip(seat, x, y, MIN_CHIP_SIZE, canvas.who(seat)),))


def row_items(canvas: Canvas) -> Iterator[Item]:
    """Yield the cards of the guests in the row, of the garden and of the crier."""
    for guest in canvas.view.row:
        figure = Use("guest", -27, 10, 54, colour=robe_colour(guest))
        yield card_item(canvas, guest, figure, price_tag(canvas, guest))
    yield card_item(canvas, "garden", Use("leaf", -29, 20, 58))
    yield card_item(canvas, "crier", Use("gong", -29, 20, 58))


def robe_colour(guest: str) -> str:
    """Return the colour of a guest's robe."""
    return ROBE_COLOURS[GUESTS.index(guest) % len(ROBE_COLOURS)]


def card_item(canvas: Canvas, noun: str, picture: Use, more: tuple[Node, ...] = ()) -> Item:
    """Return a clickable card with a picture and a name; five fit in a row, three on a phone."""
    width = (canvas.room - 24) / 3 if canvas.narrow else (canvas.room - 48) / 5
    name = canvas.name(noun)
    face = (
        Rect(1.5, 3, width, CARD_HEIGHT, 9, fill="shade", opacity=0.25),
        Rect(0, 0, width, CARD_HEIGHT, 9, fill="silk", stroke="gold-dark", line=1.5),
        Group((picture, *more), at=(width / 2, 0)),
        fitted_label(6, CARD_HEIGHT - 12, width - 12, name, 15, "line"),
    )
    said = price_words(canvas, noun) if noun in GUESTS else ""
    return canvas.thing(noun, face, canvas.about(name, said), width, CARD_HEIGHT, noun)


def price_tag(canvas: Canvas, guest: str) -> tuple[Node, ...]:
    """Return the drawing of the leaves that a guest drinks and the coins that they pay."""
    at = GUESTS.index(guest)
    leaves, coins = canvas.box.thirst[at], canvas.box.tip[at]
    return (
        Rect(-48, 72, 96, 30, 8, fill="chalk"),
        *symbol_counter("leaf", -43, 77, str(leaves), canvas.count("leaf", leaves), 20, ink="line"),
        Path("M-5 87h8m-3.5-3.5l4 3.5-4 3.5", stroke="line", line=1.6),
        *symbol_counter("coin", 10, 77, str(coins), canvas.count("coin", coins), 20, ink="line"),
    )


def price_words(canvas: Canvas, guest: str) -> str:
    """Return the leaves that a guest drinks and the coins that they pay, as text."""
    at = GUESTS.index(guest)
    return canvas.say("board-goods", leaves=canvas.box.thirst[at], coins=canvas.box.tip[at])


# The mats


def draw_mat(canvas: Canvas, player: PlayerView, y: float) -> float:
    """Draw what a player has, beside the head if the board is wide."""
    x, top = (
        (canvas.left, y) if canvas.narrow else (canvas.left + MAT_HEAD_WIDTH, y - MAT_HEAD_HEIGHT)
    )
    things = [canvas.tally(good, 28) for good in player_goods(canvas, player)]
    things += [*hour_items(canvas, player), *favourite_items(canvas, player)]
    low = flow_items(things, x, top + 10, canvas.right - x, 10)
    for said in known_lines(canvas, player):
        low += 22
        canvas.lay(Text(canvas.left, low, said, 13))
    return low


def hour_items(canvas: Canvas, player: PlayerView) -> Iterator[Item]:
    """Yield a player's unused hours, the chosen one with a strong edge; own hours are clickable."""
    for hour in player.hours:
        noun = hour if canvas.is_own(player.seat) else ""
        face = hour_face(canvas, hour, hour == player.hour)
        key = f"{hour}-{seat_noun(player.seat)}"
        yield canvas.thing(key, face, canvas.name(hour), *HOUR_SIZE, noun)


def hour_face(canvas: Canvas, hour: str, chosen: bool) -> tuple[Node, ...]:
    """Return the drawing of an hour: a strip of sky with the sun, and its name."""
    (width, height), at = HOUR_SIZE, HOURS.index(hour)
    sun = Circle(14 + 22 * at, (26, 14, 26)[at], 8, fill="orpiment", stroke="orpiment-dark")
    edge, line = ("gold-dark", 4.0) if chosen else ("line", 1.2)
    return (
        Rect(0, 0, width, height, 8, fill=SKY_COLOURS[at], stroke=edge, line=line),
        sun,
        Path(f"M2 38q17-9 34 0t34 0V{height - 8:g}q0 6-6 6H8q-6 0-6-6z", fill="silk"),
        fitted_label(4, height - 9, width - 8, canvas.name(hour), MIN_FONT_SIZE + 1, "line"),
    )


def favourite_items(canvas: Canvas, player: PlayerView) -> Iterator[Item]:
    """Yield the favourites that the viewer may know; those to set aside are clickable."""
    for guest in player.favourites or ():
        noun = guest if may_set_aside(canvas, player) else ""
        title = canvas.about(canvas.name(guest), price_words(canvas, guest))
        key = f"favourite-{guest}-{seat_noun(player.seat)}"
        yield canvas.thing(key, favourite_face(canvas, guest), title, *FAVOURITE_SIZE, noun)


def may_set_aside(canvas: Canvas, player: PlayerView) -> bool:
    """Return whether the player may be setting cards aside: the viewer, before the first day."""
    return canvas.is_own(player.seat) and canvas.view.day == 0


def favourite_face(canvas: Canvas, guest: str) -> tuple[Node, ...]:
    width, height = FAVOURITE_SIZE
    return (
        Rect(0, 0, width, height, 8, fill="chalk", stroke="cinnabar", line=1.5),
        Use("guest", width / 2 - 18, 4, 36, colour=robe_colour(guest)),
        fitted_label(4, height - 7, width - 8, canvas.name(guest), MIN_FONT_SIZE + 1, "line"),
    )


def known_lines(canvas: Canvas, player: PlayerView) -> Iterator[str]:
    """Yield lines of text: guests served and cards set aside, as far as the viewer may know."""
    if player.served:
        yield canvas.say("board-served", guests=player.served)
    if player.aside:
        yield canvas.say("board-aside", guests=player.aside)


def player_goods(canvas: Canvas, player: PlayerView) -> Iterator[GoodsCount]:
    """Yield a player's goods, for the mat and for the comparison of the seats."""
    yield canvas.good("leaf", player.leaves)
    yield canvas.good("coin", player.coins)


# The same in words, for the terminal and for screen readers


def board_regions(canvas: Canvas) -> Iterator[Region]:
    """Yield the common board as text."""
    say, view = canvas.say, canvas.view
    guests = [
        text_row(Word(canvas.about(canvas.name(guest), price_words(canvas, guest)), guest))
        for guest in view.row
    ]
    places = text_row(*(Word(canvas.name(noun), noun) for noun in ("garden", "crier")))
    yield Region(
        "row",
        say("board-row"),
        (text_row(day_text(canvas)), *guests, places, text_row(say("board-pile", n=view.pile))),
    )


def player_regions(canvas: Canvas, player: PlayerView) -> Iterator[Region]:
    """Yield a player's area as text."""
    say, own = canvas.say, canvas.is_own(player.seat)
    lines: list[Row] = [text_row(say("board-goods", leaves=player.leaves, coins=player.coins))]
    lines += [text_row(said) for said in known_lines(canvas, player)]
    left = [Word(canvas.name(hour), hour if own else "") for hour in player.hours]
    lines.append(text_row(say("board-hours"), *left))
    if player.favourites:
        own = may_set_aside(canvas, player)
        kept = [Word(canvas.name(guest), guest if own else "") for guest in player.favourites]
        lines.append(text_row(say("board-favourites"), *kept))
    yield Region(seat_noun(player.seat), canvas.who(player.seat), tuple(lines))


BOARD: Final = Board(
    canvas=Canvas,
    symbols=TEA_SYMBOLS,
    points="coin",
    moment=day_text,
    wide=(draw_house,),
    narrow=(draw_house,),
    wide_mat=draw_mat,
    narrow_mat=draw_mat,
    text=board_regions,
    mat_text=player_regions,
    goods=player_goods,
)
