"""The drawn board: everything that can be chosen lies on it, for every eye and screen."""

from functools import cache

from dynasty.drawing.plain import plain
from dynasty.drawing.scene import Group, Line, Scene, walk
from dynasty.drawing.symbols import SYMBOLS
from dynasty.drawing.tokens import LIGHT, contrast
from dynasty.games.terracotta_army.board import draw
from dynasty.games.terracotta_army.names import RINGS
from dynasty.games.terracotta_army.symbols import ARMY_SYMBOLS, SOLO_SYMBOLS
from dynasty.games.terracotta_army.symbols.marks import LI_SI, SEATS
from dynasty.games.terracotta_army.view import ArmyView
from dynasty.kernel import seat_noun
from tests.games.boards import LAYOUTS, bare, offered, watcher
from tests.games.playing import at_random
from tests.games.terracotta_army.playing import eagerly, play_game
from tests.games.terracotta_army.setting import BOX, GAME

EVERY = 41  # one choice in so many is looked at


@cache
def views() -> tuple[ArmyView, ...]:
    """Positions of whole games as the seat that chooses, the next seat and a spectator see them."""
    seen: list[ArmyView] = []
    for seats in (1, 2, 3, 4):
        watch = watcher(GAME, seats, seen, EVERY)
        play_game(seats, seats, eagerly(seats), watch)
        play_game(seats, seats, at_random(seats), watch)
    s = GAME.start(1, 1, {"challenge": "ask"})
    seen.append(GAME.view(s, 0))
    return tuple(seen)


@cache
def scenes(narrow: bool) -> tuple[Scene, ...]:
    return tuple(draw(view, BOX, bare, narrow) for view in views())


@LAYOUTS
def test_everything_that_can_be_chosen_is_drawn_and_written(narrow: bool) -> None:
    seen: set[str] = set()
    for view, scene in zip(views(), scenes(narrow), strict=True):
        nouns, words = offered(view), plain(scene.regions)
        assert nouns <= scene.nouns()
        assert not [noun for noun in nouns if f"[{noun}]" not in words]
        seen |= nouns
    assert len(seen) > 60


@LAYOUTS
def test_the_icons_of_the_rings_keep_their_ids_and_move_when_a_ring_turns(narrow: bool) -> None:
    view = views()[0]
    places = {group.id: group.at for group in draw(view, BOX, bare, narrow).groups()}
    names = {f"{ring}-{at}" for ring in RINGS for at in range(12)}
    assert names <= set(places)
    s = GAME.start(2, 1)
    before = {g.id: g.at for g in draw(GAME.view(s, 0), BOX, bare, narrow).groups()}
    s.inner = (s.inner + 1) % 12
    after = {g.id: g.at for g in draw(GAME.view(s, 0), BOX, bare, narrow).groups()}
    assert {key for key in names if before[key] != after[key]} == {
        f"inner_ring-{at}" for at in range(12)
    }


@LAYOUTS
def test_every_statue_worker_and_inspector_is_there(narrow: bool) -> None:
    for view, scene in zip(views(), scenes(narrow), strict=True):
        ids = {group.id for group in scene.groups()}
        assert {f"statue-{cell.id}" for cell in view.cells if cell.statue} <= ids
        standing = {f"worker-{s.id}-{worker}" for s in view.segments for _, worker in s.workers}
        assert standing <= ids
        assert {"inspector_row", "inspector_col", "round_marker"} <= ids
        assert ("overseer" in ids) == (view.solo is not None)


@LAYOUTS
def test_bars_of_groups_do_not_cover_the_cells_for_the_pointer(narrow: bool) -> None:
    for view, scene in zip(views(), scenes(narrow), strict=True):
        pieces = {group.id: group for group in scene.layers[1].children if isinstance(group, Group)}
        bars = [node for node in pieces["links"].children if isinstance(node, Line)]
        assert bool(bars) == bool(view.groups)
        ground = [node for node in walk((scene.layers[0],)) if isinstance(node, Line)]
        assert not [line for line in ground if line.stroke == "gold" and line.line > 1]


def test_seats_differ_by_shape_and_letter_and_can_be_read() -> None:
    marks = (*SEATS, LI_SI)
    assert len({mark.shape for mark in marks}) == len({mark.letter for mark in marks}) == 5
    for mark in marks:
        assert contrast(LIGHT[mark.colour], LIGHT[mark.ink]) >= 4.5, mark


def test_only_seats_clay_and_the_master_builder_are_drawn_anew() -> None:
    marks = {seat_noun(seat) for seat in range(len(GAME.colours))}
    names = {symbol.name for symbol in (*ARMY_SYMBOLS, *SOLO_SYMBOLS)}
    assert names & SYMBOLS.keys() == {*marks, "clay", "master_builder"}
