"""The drawn board: everything that can be chosen lies on it, and nothing that is hidden."""

from collections import Counter
from dataclasses import replace
from functools import cache

from dynasty.drawing.plain import plain
from dynasty.drawing.scene import Scene, Text, Use, walk
from dynasty.drawing.svg import svg
from dynasty.drawing.symbols import SYMBOLS
from dynasty.games.tianxia.board import draw
from dynasty.games.tianxia.names import COLOURS, DISPLAY, SECTIONS, STUFF
from dynasty.games.tianxia.symbols import TIANXIA_SYMBOLS
from dynasty.games.tianxia.view import TianxiaView
from tests.games.boards import LAYOUTS, bare, offered, watcher
from tests.games.playing import at_random
from tests.games.tianxia.playing import eagerly, play_game
from tests.games.tianxia.setting import BOX, GAME
from tests.games.tianxia.table import Table

EVERY = 151  # one choice in so many is looked at


@cache
def views() -> tuple[TianxiaView, ...]:
    """Positions of whole games as the seat that chooses, the next seat and a spectator see them."""
    seen: list[TianxiaView] = []
    for seats in (1, 2, 3, 4):
        seen.append(GAME.view(GAME.start(seats, seats), 0))
        watch = watcher(GAME, seats, seen, EVERY)
        play_game(seats, seats, eagerly(seats), watch)
    watch = watcher(GAME, 4, seen, EVERY)
    play_game(4, 9, at_random(9), watch)
    return tuple(seen)


@cache
def scenes(narrow: bool) -> tuple[Scene, ...]:
    return tuple(draw(view, BOX, bare, narrow) for view in views())


def all_have_started(view: TianxiaView) -> bool:
    return all(player.starting or player.rival for player in view.players)


@LAYOUTS
def test_everything_that_can_be_chosen_is_drawn_and_written(narrow: bool) -> None:
    for view, scene in zip(views(), scenes(narrow), strict=True):
        words = plain(scene.regions)
        assert offered(view) <= scene.nouns()
        assert not [noun for noun in offered(view) if f"[{noun}]" not in words]


@LAYOUTS
def test_the_landscape_can_be_pointed_at_by_everybody(narrow: bool) -> None:
    """What always lies on the table has its noun for every seat and for a spectator.

    Only a part gives way to the whole around it while the whole is on offer and the part is not.
    """
    for view, scene in zip(views(), scenes(narrow), strict=True):
        lying = {
            *(section.id for section in view.sections),
            *(slot.id for slot in view.slots),
            *(name for name, _, _ in (*view.spaces, *view.barges)),
            *(ship.id for ship in view.ships),
            *(ship.port_demand for ship in view.ships),
            *(track.id for track in view.tracks),
            *(DISPLAY[place] for place in range(view.seats + 1)),
            *(name for name, _, _, taken in view.sets if not taken and not all_have_started(view)),
            *view.banners,
            "turn_order",
        }
        parts = {slot.building: slot.id for slot in view.slots}
        for ship in view.ships:
            if ship.ship is not None:
                spaces = [f"{ship.id}_{space + 1}" for space in range(ship.spaces)]
                parts |= dict.fromkeys([f"{ship.id}_demand", *spaces], ship.id)
        shown = {part for part, whole in parts.items() if whole not in offered(view)}
        assert lying | shown <= scene.nouns()


@LAYOUTS
def test_the_own_area_can_be_pointed_at(narrow: bool) -> None:
    for view, scene in zip(views(), scenes(narrow), strict=True):
        if view.seat >= 0:
            me = view.players[view.seat]
            things = {
                *STUFF,
                *(card.id for card in me.hand or ()),
                *(kind for kind, _ in me.tiles),
                *(merchant.id for merchant in me.merchants),
                *me.jades,
                *{"wall", "soldier", "meeples", "action_marker", "vp"},
            }
            assert things <= scene.nouns()


@LAYOUTS
def test_tiles_keep_their_ids_wherever_they_lie(narrow: bool) -> None:
    for view, scene in zip(views(), scenes(narrow), strict=True):
        numbers = [
            *view.display_numbers,
            *(slot.bonus_number for slot in view.slots),
            *(number for track in view.tracks for number in track.tile_numbers),
            *(n for player in view.players for n in (*player.tile_numbers, *player.jade_numbers)),
        ]
        lying = Counter(number for number in numbers if number >= 0)
        assert set(lying.values()) <= {1}
        assert {f"tile-{number}" for number in lying} <= {group.id for group in scene.groups()}


@LAYOUTS
def test_a_battle_is_foretold_with_ranks_raids_and_falling_governors(narrow: bool) -> None:
    table = Table().nomads("yunzhong", 6, 10).tower("yunzhong", "blue")
    table.soldiers("yunzhong", "blue", "orange").governs("orange", "zhao_1")
    scene = draw(table.seen, BOX, bare, narrow)
    words = {node.text for node in walk(scene.layers) if isinstance(node, Text)}
    titles = {node.title for node in walk(scene.layers) if isinstance(node, Use)}
    assert "board-forecast-battle" in words
    assert "board-rank" in titles
    assert "board-falls" in titles
    assert {"+8", "+5"} <= words if narrow else {"3 → +8", "1 → +5"} <= words


@LAYOUTS
def test_hands_of_others_are_never_shown(narrow: bool) -> None:
    """Not even when the view were to hold them: the drawing asks for their number only."""
    for view, scene in zip(views(), scenes(narrow), strict=True):
        if view.finished:
            continue
        assert all(player.hand is None for player in view.players if player.seat != view.seat)
        shown = {group.id for group in scene.groups() if group.id.startswith("objective-")}
        own = view.players[view.seat].hand or () if view.seat >= 0 else ()
        assert shown == {f"objective-{card.id}" for card in own}


@LAYOUTS
def test_a_spectator_sees_the_table_of_everybody(narrow: bool) -> None:
    """No seat's hand changes what a spectator's picture shows."""
    view = next(view for view in views() if view.seat < 0 and not view.finished)
    full = tuple(replace(player, hand=None) for player in view.players)
    assert svg(draw(view, BOX, bare, narrow)) == svg(
        draw(replace(view, players=full), BOX, bare, narrow)
    )


@LAYOUTS
def test_pieces_keep_their_ids_from_view_to_view(narrow: bool) -> None:
    for view, scene in zip(views(), scenes(narrow), strict=True):
        ids = {group.id for group in scene.groups()}
        assert {f"chief-{section}" for section in SECTIONS} <= ids
        assert {f"order-{seat}" for seat in view.order} <= ids
        assert {f"track_{colour}-{seat}" for colour in COLOURS for seat in range(view.seats)} <= ids
        governors = {
            f"governor-{slot.id}-seat_{seat}" for slot in view.slots for seat in slot.governors
        }
        assert governors <= ids


def test_all_symbols_of_the_game_are_new() -> None:
    assert SYMBOLS.keys().isdisjoint(symbol.name for symbol in TIANXIA_SYMBOLS)
