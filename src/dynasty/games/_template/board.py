"""The drawn table: the common board, a mat for each seat, and both in words.

A part draws between the canvas's left and right from a height on, and says where it ends; the
frame lays the paper. A thing that a choice may point at has the choice's noun and an outline.
"""

from collections.abc import Iterator
from typing import Final

from dynasty.drawing.canvas import Canvas as AnyCanvas
from dynasty.drawing.canvas import Good
from dynasty.drawing.frame import HEAD, HEAD_ROOM, Board
from dynasty.drawing.keeping import part
from dynasty.drawing.scene import Circle, Group, Node, Path, Rect, Region, Row, Text, Use, Word, row
from dynasty.drawing.widgets import CHIP, SMALL, Item, chip, counter, flow, label, roof
from dynasty.games._template.components import Box
from dynasty.games._template.names import GUESTS, HOURS
from dynasty.games._template.symbols import TEA_SYMBOLS
from dynasty.games._template.view import PlayerView, TeaView
from dynasty.kernel import seat_noun

CARD: Final = 140.0  # the height of a guest, the garden, the crier
HOUR: Final = (72.0, 62.0)
FAVOURITE: Final = (92.0, 62.0)
SKIES: Final = ("gold-light", "azurite", "night-light")  # by hour
ROBES: Final = ("cinnabar", "azurite", "jade", "plum", "orpiment")  # of the guests, in turn


class Canvas(AnyCanvas[TeaView, Box, PlayerView]):
    """The picture in the making: what this game adds to any canvas."""

    def score(self, player: PlayerView) -> int:
        return player.coins


def moment(canvas: Canvas) -> str:
    """Where the game stands."""
    view = canvas.view
    if view.finished:
        return canvas.say("board-over")
    if view.day == 0:
        return canvas.say("board-before")
    return canvas.say("board-day", day=view.day, days=view.days)


# The common board


def draw_house(canvas: Canvas, y: float) -> float:
    """The name of the game over a roof, under it the guests, the garden and the crier."""
    x, room = canvas.left, canvas.room
    canvas.lay(
        Text(x, y + 38, canvas.say("title"), 26, font="serif"),
        Text(canvas.right, y + 38, moment(canvas), 15, "ink-soft", "serif", "end"),
        *roof(x + 6, y + 56, room - 12, 34, "cinnabar-dark"),
        Text(x, y + 112, canvas.say("board-row"), 14.5, "accent", "serif"),
    )
    draw_order(canvas, canvas.right, y + 96)
    low = flow(list(waiting(canvas)), x, y + 126, room, 12)
    left = Text(x, low + 22, canvas.say("board-pile", n=canvas.view.pile), 13, "ink-soft")
    canvas.spot("pile", (left,))
    return low + 26


@part
def draw_order(canvas: Canvas, right: float, y: float) -> None:
    """The seats in the order of their turns, ending at the right."""
    order = canvas.view.order
    for at, seat in enumerate(order):
        x = right - (len(order) - at) * (CHIP + 4)
        canvas.spot(f"order-{seat}", (chip(seat, x, y, CHIP, canvas.who(seat)),))


def waiting(canvas: Canvas) -> Iterator[Item]:
    """The guests of the row, and where else one can go."""
    for guest in canvas.view.row:
        figure = Use("guest", -27, 10, 54, colour=robe(guest))
        yield card(canvas, guest, figure, price_tag(canvas, guest))
    yield card(canvas, "garden", Use("leaf", -29, 20, 58))
    yield card(canvas, "crier", Use("gong", -29, 20, 58))


def robe(guest: str) -> str:
    """The colour that a guest wears."""
    return ROBES[GUESTS.index(guest) % len(ROBES)]


def card(canvas: Canvas, noun: str, picture: Use, more: tuple[Node, ...] = ()) -> Item:
    """A card with a picture and a name, to be clicked; five make a line, three on a phone."""
    width = (canvas.room - 24) / 3 if canvas.narrow else (canvas.room - 48) / 5
    name = canvas.name(noun)
    face = (
        Rect(1.5, 3, width, CARD, 9, fill="shade", opacity=0.25),
        Rect(0, 0, width, CARD, 9, fill="silk", stroke="gold-dark", line=1.5),
        Group((picture, *more), at=(width / 2, 0)),
        label(6, CARD - 12, width - 12, name, 15, "line"),
    )
    said = price(canvas, noun) if noun in GUESTS else ""
    return canvas.thing(noun, face, canvas.about(name, said), width, CARD, noun)


def price_tag(canvas: Canvas, guest: str) -> tuple[Node, ...]:
    """The leaves that a guest drinks and the coins that they pay for them."""
    at = GUESTS.index(guest)
    leaves, coins = canvas.box.thirst[at], canvas.box.tip[at]
    return (
        Rect(-48, 72, 96, 30, 8, fill="chalk"),
        *counter("leaf", -43, 77, str(leaves), canvas.count("leaf", leaves), 20, ink="line"),
        Path("M-5 87h8m-3.5-3.5l4 3.5-4 3.5", stroke="line", line=1.6),
        *counter("coin", 10, 77, str(coins), canvas.count("coin", coins), 20, ink="line"),
    )


def price(canvas: Canvas, guest: str) -> str:
    """The same in words."""
    at = GUESTS.index(guest)
    return canvas.say("board-goods", leaves=canvas.box.thirst[at], coins=canvas.box.tip[at])


# The mats


def draw_mat(canvas: Canvas, player: PlayerView, y: float) -> float:
    """What a player has; where there is room, beside the head."""
    x, top = (canvas.left, y) if canvas.narrow else (canvas.left + HEAD_ROOM, y - HEAD)
    things = [canvas.tally(good, 28) for good in goods(canvas, player)]
    things += [*hours(canvas, player), *favourites(canvas, player)]
    low = flow(things, x, top + 10, canvas.right - x, 10)
    for said in known(canvas, player):
        low += 22
        canvas.lay(Text(canvas.left, low, said, 13))
    return low


def hours(canvas: Canvas, player: PlayerView) -> Iterator[Item]:
    """The hours that are left, the chosen one with a strong edge; one's own can be clicked."""
    for hour in player.hours:
        noun = hour if canvas.is_own(player.seat) else ""
        face = hour_face(canvas, hour, hour == player.hour)
        key = f"{hour}-{seat_noun(player.seat)}"
        yield canvas.thing(key, face, canvas.name(hour), *HOUR, noun)


def hour_face(canvas: Canvas, hour: str, chosen: bool) -> tuple[Node, ...]:
    """A strip of sky with the sun where it stands, and the name of the hour."""
    (width, height), at = HOUR, HOURS.index(hour)
    sun = Circle(14 + 22 * at, (26, 14, 26)[at], 8, fill="orpiment", stroke="orpiment-dark")
    edge, line = ("gold-dark", 4.0) if chosen else ("line", 1.2)
    return (
        Rect(0, 0, width, height, 8, fill=SKIES[at], stroke=edge, line=line),
        sun,
        Path(f"M2 38q17-9 34 0t34 0V{height - 8:g}q0 6-6 6H8q-6 0-6-6z", fill="silk"),
        label(4, height - 9, width - 8, canvas.name(hour), SMALL + 1, "line"),
    )


def favourites(canvas: Canvas, player: PlayerView) -> Iterator[Item]:
    """The cards of favourites that the viewer may know; those to set aside can be clicked."""
    for guest in player.favourites or ():
        noun = guest if may_set_aside(canvas, player) else ""
        title = canvas.about(canvas.name(guest), price(canvas, guest))
        key = f"favourite-{guest}-{seat_noun(player.seat)}"
        yield canvas.thing(key, favourite_face(canvas, guest), title, *FAVOURITE, noun)


def may_set_aside(canvas: Canvas, player: PlayerView) -> bool:
    """Before the first day a noun means one's own card; later the guest of that name."""
    return canvas.is_own(player.seat) and canvas.view.day == 0


def favourite_face(canvas: Canvas, guest: str) -> tuple[Node, ...]:
    width, height = FAVOURITE
    return (
        Rect(0, 0, width, height, 8, fill="chalk", stroke="cinnabar", line=1.5),
        Use("guest", width / 2 - 18, 4, 36, colour=robe(guest)),
        label(4, height - 7, width - 8, canvas.name(guest), SMALL + 1, "line"),
    )


def known(canvas: Canvas, player: PlayerView) -> Iterator[str]:
    """Who was served, and whose cards lie where, as far as the viewer may know."""
    if player.served:
        yield canvas.say("board-served", guests=player.served)
    if player.aside:
        yield canvas.say("board-aside", guests=player.aside)


def goods(canvas: Canvas, player: PlayerView) -> Iterator[Good]:
    """What is counted before a seat: for this mat, and for whoever compares the seats."""
    yield canvas.good("leaf", player.leaves)
    yield canvas.good("coin", player.coins)


# The same in words, for the terminal and for screen readers


def regions(canvas: Canvas) -> Iterator[Region]:
    """The common board."""
    say, view = canvas.say, canvas.view
    guests = [
        row(Word(canvas.about(canvas.name(guest), price(canvas, guest)), guest))
        for guest in view.row
    ]
    places = row(*(Word(canvas.name(noun), noun) for noun in ("garden", "crier")))
    yield Region(
        "row",
        say("board-row"),
        (row(moment(canvas)), *guests, places, row(say("board-pile", n=view.pile))),
    )


def player_regions(canvas: Canvas, player: PlayerView) -> Iterator[Region]:
    """What lies before a player."""
    say, own = canvas.say, canvas.is_own(player.seat)
    lines: list[Row] = [row(say("board-goods", leaves=player.leaves, coins=player.coins))]
    lines += [row(said) for said in known(canvas, player)]
    left = [Word(canvas.name(hour), hour if own else "") for hour in player.hours]
    lines.append(row(say("board-hours"), *left))
    if player.favourites:
        own = may_set_aside(canvas, player)
        kept = [Word(canvas.name(guest), guest if own else "") for guest in player.favourites]
        lines.append(row(say("board-favourites"), *kept))
    yield Region(seat_noun(player.seat), canvas.who(player.seat), tuple(lines))


BOARD: Final = Board(
    canvas=Canvas,
    symbols=TEA_SYMBOLS,
    points="coin",
    moment=moment,
    wide=(draw_house,),
    narrow=(draw_house,),
    wide_mat=draw_mat,
    narrow_mat=draw_mat,
    text=regions,
    mat_text=player_regions,
    goods=goods,
)
