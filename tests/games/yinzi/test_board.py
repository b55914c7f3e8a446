"""The drawn board: all of it, for every seat, wide and narrow, and nothing that is hidden."""

from dataclasses import replace
from functools import cache

from dynasty.drawing.plain import plain
from dynasty.drawing.scene import Scene
from dynasty.drawing.symbols import SYMBOLS
from dynasty.games.yinzi.board import draw
from dynasty.games.yinzi.names import CARDS
from dynasty.games.yinzi.symbols import YINZI_SYMBOLS
from dynasty.games.yinzi.view import YinziView
from dynasty.kernel import seat_noun
from tests.games.boards import LAYOUTS, bare, watcher
from tests.games.playing import at_random
from tests.games.yinzi.playing import eagerly, play_game
from tests.games.yinzi.setting import BOX, GAME

EVERY = 307  # one choice in so many is looked at
NOUNS = {choice.noun for choice in GAME.vocabulary}


@cache
def views() -> tuple[YinziView, ...]:
    """Positions of whole games as the seat that chooses, the next seat and a spectator see them."""
    seen: list[YinziView] = []
    for seats in (2, 3, 4):
        watch = watcher(GAME, seats, seen, EVERY)
        play_game(seats, seats, eagerly(seats) if seats == 3 else at_random(seats), watch)
    return tuple(seen)


@cache
def scenes(narrow: bool) -> tuple[Scene, ...]:
    return tuple(draw(view, BOX, bare, narrow) for view in views())


@LAYOUTS
def test_every_noun_of_every_choice_is_in_the_scene(narrow: bool) -> None:
    for scene in scenes(narrow):
        assert scene.nouns() >= NOUNS


@LAYOUTS
def test_every_noun_is_in_the_plain_text(narrow: bool) -> None:
    for scene in scenes(narrow):
        words = plain(scene.regions)
        assert not [noun for noun in NOUNS if f"[{noun}]" not in words]


@LAYOUTS
def test_only_the_viewers_cards_lie_on_the_table(narrow: bool) -> None:
    for view, scene in zip(views(), scenes(narrow), strict=True):
        shown = {group.id for group in scene.groups() if group.id.startswith("card-")}
        if view.seat < 0:
            assert not shown
            continue
        me = view.players[view.seat]
        played = {fortune.card for fortune in me.fortunes if fortune.card}
        assert shown == {f"card-{card}" for card in {*(me.hand or ()), *played}}


@LAYOUTS
def test_hands_of_others_are_never_shown(narrow: bool) -> None:
    """The picture stays the same whatever the others might hold."""
    turned = 0
    for view in views()[::4]:
        others = tuple(
            player
            if player.seat == view.seat
            else replace(player, hand=CARDS[: player.hand_count], card=CARDS[0], unseen_cards=CARDS)
            for player in view.players
        )
        turned += others != view.players
        guess = replace(view, players=others)
        before, after = (draw(each, BOX, bare, narrow) for each in (view, guess))
        assert before.layers == after.layers
        assert plain(before.regions) == plain(after.regions)
    assert turned


@LAYOUTS
def test_pieces_keep_their_ids_from_view_to_view(narrow: bool) -> None:
    for view, scene in zip(views(), scenes(narrow), strict=True):
        ids = {group.id for group in scene.groups()}
        assert {f"boat-seat_{seat}" for seat in range(view.seats)} | {"die"} <= ids
        assert {tile for tile in view.track if tile} <= ids
        assert {square.tile for square in view.land if square.tile and square.good} <= ids
        assert {factory.id for factory in view.factories} <= ids
        assert {route.id for route in view.row} <= ids
        assert {ship.ship for ship in view.ships if ship.ship} <= ids
        assert {ship.next_ship for ship in view.ships if ship.next_ship} <= ids
        assert {f"disc-{slot}" for slot, seat, _ in view.slots if seat >= 0} <= ids
        cubes = {f"cube-{square.id}-{n}" for square in view.land for n in range(square.cubes)}
        assert {key for key in ids if key.startswith("cube-")} == cubes


def test_only_the_marks_of_the_seats_are_drawn_anew() -> None:
    """Here their colours belong to the rules."""
    marks = {seat_noun(seat) for seat in range(len(GAME.colours))}
    assert {symbol.name for symbol in YINZI_SYMBOLS} & SYMBOLS.keys() == marks
