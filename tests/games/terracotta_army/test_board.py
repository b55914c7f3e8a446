"""The drawn table: everything that can be chosen lies on it, for every eye and screen."""

from functools import cache

from dynasty.drawing.board import Pictures
from dynasty.drawing.scene import Group, Line, walk_nodes
from dynasty.drawing.symbols import SYMBOLS
from dynasty.drawing.text_layout import regions_text
from dynasty.drawing.theme import LIGHT_THEME, contrast_ratio
from dynasty.games.terracotta_army.board import BOARD
from dynasty.games.terracotta_army.board.canvas import Canvas
from dynasty.games.terracotta_army.names import (
    MASTERS,
    RINGS,
    SPECIALISTS,
    WAREHOUSES,
    WARRIORS,
    WEAPONS,
)
from dynasty.games.terracotta_army.symbols import ARMY_SYMBOLS
from dynasty.games.terracotta_army.symbols.seats_and_goods import LI_SI_MARK, SEATS
from dynasty.games.terracotta_army.view import ArmyView
from tests.games.boards import LAYOUTS, BoardTests, ids, nouns, watcher
from tests.games.playing import at_random
from tests.games.terracotta_army.playing import eagerly, play_game
from tests.games.terracotta_army.setting import BOX, GAME
from tests.games.terracotta_army.table import Table
from tests.games.terracotta_army.test_text import words

EVERY = 41  # one choice in so many is looked at


class TestBoard(BoardTests):
    game = GAME

    @staticmethod
    @cache
    def views() -> tuple[ArmyView, ...]:
        seen: list[ArmyView] = []
        for seats in (1, 2, 3, 4):
            watch = watcher(GAME, seats, seen, EVERY)
            play_game(seats, seats, eagerly(seats), watch)
            play_game(seats, seats, at_random(seats), watch)
        seen.append(GAME.view(GAME.start(1, 1, {"challenge": "ask"}), 0))
        return tuple(seen)

    def wanted(self, view: ArmyView) -> set[str]:
        """What can be chosen now, and what can be pointed at in every position."""
        lasting = {"coin", "wet_clay", *WEAPONS, *WARRIORS, *SPECIALISTS, *MASTERS, *WAREHOUSES}
        return super().wanted(view) | lasting | {cell.id for cell in view.cells}

    @LAYOUTS
    def test_every_statue_worker_and_inspector_is_there(self, narrow: bool) -> None:
        for view, pictures in self.drawn(narrow):
            found = ids(pictures.scenes)
            assert {f"statue-{cell.id}" for cell in view.cells if cell.statue} <= found
            standing = {f"worker-{s.id}-{worker}" for s in view.segments for _, worker in s.workers}
            assert standing <= found
            assert {"inspector_row", "inspector_col", "round_marker"} <= found
            assert {f"score-{seat}" for seat in range(view.seats)} <= found
            assert ("overseer" in found) == (view.solo is not None)

    @LAYOUTS
    def test_only_the_viewers_own_things_can_be_pointed_at(self, narrow: bool) -> None:
        for view, pictures in self.drawn(narrow):
            for seat in range(view.seats):
                own = {"coin", "wet_clay", *WEAPONS} & pictures.mat(seat).nouns()
                assert bool(own) == (seat == view.seat)

    @LAYOUTS
    def test_bars_of_groups_do_not_cover_the_cells_for_the_pointer(self, narrow: bool) -> None:
        for view, pictures in self.drawn(narrow):
            ground, above = pictures.common.layers
            pieces = {group.id: group for group in above.children if isinstance(group, Group)}
            bars = [node for node in pieces["links"].children if isinstance(node, Line)]
            assert bool(bars) == bool(view.groups)
            lines = [node for node in walk_nodes((ground,)) if isinstance(node, Line)]
            assert not [line for line in lines if line.stroke == "gold" and line.line > 1]

    def test_goods_are_what_a_player_has(self) -> None:
        for view, pictures in self.drawn(narrow=False):
            for player in view.players:
                found = {good.symbol: good.count for good in pictures.goods(player.seat)}
                assert (found["coin"], found["wet_clay"]) == (player.coins, player.wet)
                assert {(weapon, bool(found[weapon])) for weapon in WEAPONS} == {*player.weapons}
                assert found["warrior_base"] == player.bases


def drawn(table: Table, narrow: bool = False) -> Pictures[Canvas]:
    """The table as whoever is asked sees it."""
    return BOARD.draw(GAME.view(table.state, table.decision.seat), BOX, words("en").say, narrow)


def titles(pictures: Pictures[Canvas]) -> dict[str, str]:
    return {group.id: group.title for scene in pictures.scenes for group in scene.groups()}


def faint(table: Table) -> set[str]:
    """The actions of the wheel that are drawn faintly."""
    return {group.id for group in drawn(table).common.groups() if 0 < group.opacity < 1}


@LAYOUTS
def test_the_icons_of_the_rings_keep_their_ids_and_move_when_a_ring_turns(narrow: bool) -> None:
    names = {f"{ring}-{at}" for ring in RINGS for at in range(12)}
    before, after = (
        {group.id: group.at for group in drawn(table, narrow).common.groups()}
        for table in (Table(2).turn("yellow"), Table(2).rings(1, 0).turn("yellow"))
    )
    assert {key for key in names if before[key] != after[key]} == {
        f"inner_ring-{at}" for at in range(12)
    }


def test_T_5_2_while_a_segment_is_sought_what_cannot_be_performed_is_faint() -> None:
    assert "inner_ring-4" in faint(Table(4).turn("yellow"))
    assert "inner_ring-4" not in faint(Table(4).has("yellow", wet=4).turn("yellow"))
    assert faint(Table(4).acts("yellow", "s4")) == set()


def test_T_8_2_the_space_of_a_master_stands_for_the_master() -> None:
    pictures = drawn(Table(4).has("yellow", coins=3).acts("yellow", "s0", "middle"))
    shown = [group.id for group in pictures.common.groups() if group.noun == "master_builder"]
    assert len(shown) == 2
    assert "middle_action" not in nouns(pictures.scenes)


def test_RUL_58_a_past_scoring_tile_counts_no_more() -> None:
    table = Table(4).puts("yellow", "officer", "r4c5").tiles(*("tile_middle_row",) * 5)
    pictures = drawn(table.now(2).turn("yellow"))
    said = titles(pictures)
    assert said["tile-1"] == "Tile of round 1: middle row, already scored in round 1"
    assert said["tile-2"].endswith("Yellow with 1: +5 VP")
    leaders = {
        group.id: [
            node for node in walk_nodes(group.children) if getattr(node, "symbol", "") == "seat_0"
        ]
        for group in pictures.common.groups()
        if group.id in ("tile-1", "tile-2")
    }
    assert not leaders["tile-1"]
    assert leaders["tile-2"]
    assert "Tile of round 1" not in regions_text(pictures.regions)


def test_seats_differ_by_shape_and_letter_and_can_be_read() -> None:
    marks = (*SEATS, LI_SI_MARK)
    assert len({mark.shape for mark in marks}) == len({mark.letter for mark in marks}) == 5
    for mark in marks:
        assert contrast_ratio(LIGHT_THEME[mark.colour], LIGHT_THEME[mark.ink]) >= 4.5, mark


def test_only_clay_and_the_master_builder_are_drawn_anew() -> None:
    names = {symbol.name for symbol in ARMY_SYMBOLS}
    assert names & SYMBOLS.keys() == {"clay", "master_builder"}
