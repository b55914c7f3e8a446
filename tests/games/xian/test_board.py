"""The drawn board: all of it, for every seat, wide and narrow, and nothing that is hidden."""

from dataclasses import replace
from functools import cache

from dynasty.drawing.plain import plain
from dynasty.drawing.scene import Scene
from dynasty.drawing.svg import svg
from dynasty.drawing.symbols import SYMBOLS
from dynasty.games.xian.board import draw
from dynasty.games.xian.names import EQUIPMENT, SQUARES
from dynasty.games.xian.symbols import XIAN_SYMBOLS
from dynasty.games.xian.view import XianView
from tests.games.boards import LAYOUTS, bare, watcher
from tests.games.playing import at_random
from tests.games.xian.playing import play_game
from tests.games.xian.setting import BOX, GAME

EVERY = 37  # one choice in so many is looked at
NOUNS = {choice.noun for choice in GAME.vocabulary}


@cache
def views() -> tuple[XianView, ...]:
    """Positions of whole games as the seat that chooses, the next seat and a spectator see them."""
    seen: list[XianView] = []
    for seats in (2, 3, 4):
        watch = watcher(GAME, seats, seen, EVERY)
        play_game(seats, seats, at_random(seats), watch)
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
        words = plain(scene)
        assert not [noun for noun in NOUNS if f"[{noun}]" not in words]


@LAYOUTS
def test_only_the_viewers_cards_lie_on_the_table(narrow: bool) -> None:
    for view, scene in zip(views(), scenes(narrow), strict=True):
        shown = {group.id for group in scene.groups() if group.id.startswith("card-")}
        if view.seat < 0:
            assert not shown
            continue
        me = view.players[view.seat]
        own = {*(me.hand or ()), me.initiative, me.work} - {None}
        assert shown == {f"card-{card}" for card in own}


@LAYOUTS
def test_forged_cards_of_others_stay_face_down(narrow: bool) -> None:
    """[Q-24] The drawing depends on how many they are, not on which."""
    turned = 0
    for view in views():
        others = tuple(
            player
            if player.seat == view.seat
            else replace(player, equipment=EQUIPMENT[: len(player.equipment)])
            for player in view.players
        )
        turned += others != view.players
        guess = replace(view, players=others)
        before, after = (draw(each, BOX, bare, narrow) for each in (view, guess))
        assert svg(before) == svg(after)
        assert plain(before) == plain(after)
    assert turned


@LAYOUTS
def test_pieces_keep_their_ids_from_view_to_view(narrow: bool) -> None:
    for view, scene in zip(views(), scenes(narrow), strict=True):
        ids = {group.id for group in scene.groups()}
        seats = range(view.seats)
        assert {f"score-seat_{seat}" for seat in seats} <= ids
        assert {f"supervisor-seat_{seat}" for seat in seats} <= ids
        assert {f"builder-seat_{seat}-{n}" for seat in seats for n in (1, 2)} <= ids
        assert {"prime_minister", *view.requests, *view.turn_track} <= ids
        assert {f"equipment-{card}" for card in view.display if card} <= ids
        standing = {f"warrior-{square.id}" for square in view.pit if square.warrior}
        assert {f"warrior-{square}" for square in SQUARES} & ids == standing


def test_all_symbols_of_the_game_are_new() -> None:
    assert SYMBOLS.keys().isdisjoint(symbol.name for symbol in XIAN_SYMBOLS)
