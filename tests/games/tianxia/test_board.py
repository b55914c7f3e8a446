"""The drawn board: everything that can be chosen lies on it, and nothing that is hidden."""

from collections import Counter
from functools import cache

from dynasty.drawing.scene import Text, Use, walk_nodes
from dynasty.drawing.symbols import SYMBOLS
from dynasty.drawing.text_layout import regions_text
from dynasty.games.tianxia.names import COLOURS, DISPLAY, SECTIONS, SLOTS, STUFF
from dynasty.games.tianxia.symbols import TIANXIA_SYMBOLS
from dynasty.games.tianxia.view import TianxiaView
from tests.conformance.checks import SPECTATOR
from tests.games.boards import LAYOUTS, BoardTests, ids, offered, watcher
from tests.games.playing import at_random
from tests.games.tianxia.playing import eagerly, play_game
from tests.games.tianxia.setting import GAME
from tests.games.tianxia.table import Table

EVERY = 151  # one choice in so many is looked at


class TestBoard(BoardTests):
    game = GAME

    @staticmethod
    @cache
    def views() -> tuple[TianxiaView, ...]:
        seen: list[TianxiaView] = []
        for seats in (1, 2, 3, 4):
            seen.append(GAME.view(GAME.start(seats, seats), 0))
            play_game(seats, seats, eagerly(seats), watcher(GAME, seats, seen, EVERY))
        play_game(4, 9, at_random(9), watcher(GAME, 4, seen, EVERY))
        return tuple(seen)

    def wanted(self, view: TianxiaView) -> set[str]:
        """What can be chosen now, and the viewer's own things."""
        me = view.players[view.seat]
        return {
            *super().wanted(view),
            *STUFF,
            *(card.id for card in me.hand or ()),
            *(kind for kind, _ in me.tiles),
            *(merchant.id for merchant in me.merchants),
            *{"wall", "soldier", "meeples", "action_marker", "vp"},
        }

    def test_what_stands_on_a_sail_is_dark_in_both_themes(self) -> None:
        """Sails stay light in the dark theme, where ink is light, too."""
        sails = [
            group
            for _, pictures in self.drawn(narrow=False)
            for group in pictures.common.groups()
            if group.id.startswith("sail-")
        ]
        written = [node for sail in sails for node in walk_nodes((sail,)) if isinstance(node, Text)]
        assert any(text.text.startswith("×") for text in written)
        assert "ink" not in {text.fill for text in written}

    @LAYOUTS
    def test_the_landscape_can_be_pointed_at_by_everybody(self, narrow: bool) -> None:
        """What always lies on the table has its noun for every seat and for a spectator.

        Only a part gives way to the whole around it while the whole is on offer and it is not.
        """
        for view, pictures in self.drawn(narrow):
            parts = {slot.building: slot.id for slot in view.slots}
            for ship in view.ships:
                if ship.ship is not None:
                    spaces = [f"{ship.id}_{space + 1}" for space in range(ship.spaces)]
                    parts |= dict.fromkeys([f"{ship.id}_demand", *spaces], ship.id)
            chosen = offered(view, endings=False)
            shown = {part for part, whole in parts.items() if whole not in chosen}
            assert lying(view) | shown <= pictures.common.nouns()

    @LAYOUTS
    def test_jade_can_be_pointed_at(self, narrow: bool) -> None:
        for view, pictures in self.drawn(narrow):
            if view.seat != SPECTATOR:
                assert set(view.players[view.seat].jades) <= pictures.mat(view.seat).nouns()

    @LAYOUTS
    def test_tiles_keep_their_ids_wherever_they_lie(self, narrow: bool) -> None:
        for view, pictures in self.drawn(narrow):
            numbers = [
                *view.display_numbers,
                *(slot.bonus_number for slot in view.slots),
                *(number for track in view.tracks for number in track.tile_numbers),
                *(n for p in view.players for n in (*p.tile_numbers, *p.jade_numbers)),
            ]
            tiles = Counter(number for number in numbers if number >= 0)
            assert set(tiles.values()) <= {1}
            assert {f"tile-{number}" for number in tiles} <= ids(pictures.scenes)

    @LAYOUTS
    def test_hands_of_others_are_never_shown(self, narrow: bool) -> None:
        """Not even when the view were to hold them: the drawing asks for their number only."""
        for view, pictures in self.drawn(narrow):
            if view.finished:
                continue
            assert all(player.hand is None for player in view.players if player.seat != view.seat)
            shown = {key for key in ids(pictures.scenes) if key.startswith("objective-")}
            own = view.players[view.seat].hand or () if view.seat >= 0 else ()
            assert shown == {f"objective-{card.id}" for card in own}
            assert pictures.hand == tuple(card.id for card in own)

    @LAYOUTS
    def test_pieces_keep_their_ids_from_view_to_view(self, narrow: bool) -> None:
        for view, pictures in self.drawn(narrow):
            found = ids(pictures.scenes)
            seats = range(view.seats)
            assert {f"chief-{section}" for section in SECTIONS} <= found
            assert {f"order-{seat}" for seat in view.order} <= found
            assert {f"track_{colour}-{seat}" for colour in COLOURS for seat in seats} <= found
            governors = {
                f"governor-{slot.id}-seat_{seat}" for slot in view.slots for seat in slot.governors
            }
            assert governors <= found

    def test_goods_are_what_a_house_has(self) -> None:
        for view, pictures in self.drawn(narrow=False):
            for player in view.players:
                found = {good.symbol: good.count for good in pictures.goods(player.seat)}
                assert found["meeples"] == player.meeples
                if not player.rival:
                    assert [found[name] for name in STUFF] == list(player.stuff)

    @LAYOUTS
    def test_a_battle_is_foretold_with_ranks_raids_and_falling_governors(
        self, narrow: bool
    ) -> None:
        table = Table().nomads("yunzhong", 6, 10).tower("yunzhong", "blue")
        table.soldiers("yunzhong", "blue", "orange").governs("orange", "zhao_1")
        scene = self.draw(table.seen, narrow).common
        words = {node.text for node in walk_nodes(scene.layers) if isinstance(node, Text)}
        titles = {node.title for node in walk_nodes(scene.layers) if isinstance(node, Use)}
        slot = table.seen.slots[SLOTS.index("zhao_1")]
        assert {"board-forecast-battle", f"name-{slot.building}", "+8", "+5"} <= words
        assert {"board-rank (board-part-rank, board-part-soldiers)", "board-falls"} <= titles

    @LAYOUTS
    def test_the_text_tells_what_a_section_protects_and_what_steps_give(self, narrow: bool) -> None:
        pictures = self.draw(Table().seen, narrow)
        by_id = {region.key: regions_text((region,)) for region in pictures.regions}
        assert by_id["wall"].count("board-protects") == len(SECTIONS)
        assert by_id["palace"].count("board-reward") == 2 * len(COLOURS)


def all_have_started(view: TianxiaView) -> bool:
    return all(player.starting or player.rival for player in view.players)


def lying(view: TianxiaView) -> set[str]:
    """What lies on the common board of every position."""
    return {
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


def test_all_symbols_of_the_game_are_new() -> None:
    assert SYMBOLS.keys().isdisjoint(symbol.name for symbol in TIANXIA_SYMBOLS)
