"""The drawn board: what a seat sees, as a scene.

A thing that a choice may point at is a Group with the choice's noun and an outline, its target.
"""

from typing import Final

from dynasty.drawing.layout import tiled
from dynasty.drawing.scene import Group, Node, Rect, Region, Row, Scene, Text, Use, Word, row
from dynasty.games._template.components import Box
from dynasty.games._template.names import GUESTS
from dynasty.games._template.view import PlayerView, TeaView
from dynasty.kernel import Say, seat_noun

WIDE: Final = 1280
NARROW: Final = 390
TILE: Final = 170.0  # width of a thing with the gap beside it
LINE: Final = 64.0  # height of a thing with the gap below it


def draw(view: TeaView, box: Box, say: Say, narrow: bool = False) -> Scene:
    """The scene of a view: about 1280 units wide, or 390 for a phone."""
    columns = int((NARROW if narrow else WIDE) // TILE)
    width = columns * TILE + 10
    heading = say("board-day", day=view.day, days=view.days)
    top: list[Node] = [Text(10, 28, heading, 20, fill="room-ink", font="serif")]
    y = place(top, 44, columns, [guest_tile(guest, box, say) for guest in view.row])
    y = place(top, y, columns, [thing("garden", say), thing("crier", say)])
    top.append(Text(10, y + 12, say("board-pile", n=view.pile), 14, fill="room-ink"))
    y += 34
    for player in view.players:
        y = draw_player(top, y, columns, view, player, say)
    room = Rect(0, 0, width, y, fill="room")
    title = f"{say('title')}: {heading}"
    return Scene(width, y, title, (Group((room, *top)),), tuple(regions(view, box, say)))


def place(found: list[Node], y: float, columns: int, tiles: list[Group]) -> float:
    """Lay tiles in rows from y on; where the next thing may stand."""
    for tile, (x, down) in zip(tiles, tiled(len(tiles), columns, TILE, LINE), strict=True):
        found.append(Group((tile,), at=(x + 10, y + down)))
    return y + LINE * -(-len(tiles) // columns)


def thing(noun: str, say: Say, below: str = "", mark: str = "paper-edge") -> Group:
    """A card with the name of a thing and a line below it, to be clicked."""
    outline = Rect(0, 0, TILE - 12, LINE - 12, 8, fill="paper", stroke=mark, line=2)
    name = say(f"name-{noun}")
    words = (Text(10, 24, name, 16, font="serif"), Text(10, 42, below, 12.5, fill="ink-soft"))
    return Group((outline, *words), id=noun, noun=noun, title=name, target=outline)


def guest_tile(guest: str, box: Box, say: Say) -> Group:
    return thing(guest, say, price(guest, box, say))


def price(guest: str, box: Box, say: Say) -> str:
    """What a guest drinks and pays."""
    at = GUESTS.index(guest)
    return say("board-goods", leaves=box.thirst[at], coins=box.tip[at])


def draw_player(
    found: list[Node], y: float, columns: int, view: TeaView, player: PlayerView, say: Say
) -> float:
    """A seat's name and purse; the viewer's own hours can be chosen."""
    purse = say("board-goods", leaves=player.leaves, coins=player.coins)
    found.append(Use(seat_noun(player.seat), 10, y, 26, title=say(f"name-{player.colour}")))
    found.append(Text(44, y + 19, purse, 15, fill="room-ink"))
    y += 36
    if player.seat != view.seat:
        return y
    if player.favourite is not None:
        guest = say(f"name-{player.favourite}")
        found.append(Text(10, y + 12, say("board-favourite", guest=guest), 14, fill="room-ink"))
        y += 26
    marks = {player.hour: "gold"}
    hours = [thing(hour, say, mark=marks.get(hour, "paper-edge")) for hour in player.hours]
    return place(found, y, columns, hours) + 8


def regions(view: TeaView, box: Box, say: Say) -> list[Region]:
    """The scene as text."""
    guests = [row(Word(f"{say(f'name-{g}')}: {price(g, box, say)}", g)) for g in view.row]
    others = row(Word(say("name-garden"), "garden"), Word(say("name-crier"), "crier"))
    waiting = row(say("board-pile", n=view.pile))
    found = [Region("row", say("board-row"), (*guests, others, waiting))]
    found += [player_region(view, player, say) for player in view.players]
    return found


def player_region(view: TeaView, player: PlayerView, say: Say) -> Region:
    lines: list[Row] = [row(say("board-goods", leaves=player.leaves, coins=player.coins))]
    if player.served:
        lines.append(row(say("board-served", guests=player.served)))
    if player.favourite is not None:
        lines.append(row(say("board-favourite", guest=say(f"name-{player.favourite}"))))
    if player.seat == view.seat:
        hours = [Word(say(f"name-{hour}"), hour) for hour in player.hours]
        lines.append(row(say("board-hours"), *hours))
    return Region(seat_noun(player.seat), say(f"name-{player.colour}"), tuple(lines))
