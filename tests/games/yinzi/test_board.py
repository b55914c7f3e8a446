"""The drawn board: all of it, for every seat, wide and narrow, and nothing that is hidden."""

import re
from dataclasses import replace
from functools import cache
from itertools import combinations
from math import dist

from dynasty.drawing.board import Pictures
from dynasty.drawing.scene import Text, walk_nodes
from dynasty.drawing.symbols import SYMBOLS
from dynasty.drawing.text_layout import regions_text
from dynasty.drawing.widgets import MIN_CHIP_SIZE
from dynasty.games.yinzi.board import BOARD
from dynasty.games.yinzi.board.canvas import Canvas
from dynasty.games.yinzi.board.tracks import mark_corners
from dynasty.games.yinzi.names import CARDS, FORTUNES, PROVINCES, SLOTS, SQUARES
from dynasty.games.yinzi.symbols import YINZI_SYMBOLS
from dynasty.games.yinzi.view import YinziView
from tests.games.boards import LAYOUTS, SecretBoardTests, ids, nouns, watcher
from tests.games.playing import at_random
from tests.games.yinzi.playing import eagerly, play_game
from tests.games.yinzi.setting import GAME
from tests.games.yinzi.table import words

EVERY = 307  # one choice in so many is looked at
LASTING = {"food", "taxes", "die", *PROVINCES, *SQUARES, *SLOTS}  # always to be pointed at


class TestBoard(SecretBoardTests):
    game = GAME

    @staticmethod
    @cache
    def views() -> tuple[YinziView, ...]:
        seen: list[YinziView] = []
        for seats in (2, 3, 4):
            watch = watcher(GAME, seats, seen, EVERY)
            play_game(seats, seats, eagerly(seats) if seats == 3 else at_random(seats), watch)
        return tuple(seen)

    def cards(self, view: YinziView) -> set[str]:
        me = view.players[view.seat]
        return {*(me.hand or ()), *(fortune.card for fortune in me.fortunes if fortune.card)}

    def guess(self, view: YinziView) -> YinziView:
        others = tuple(
            player
            if player.seat == view.seat
            else replace(player, hand=CARDS[: player.hand_count], card=CARDS[0], unseen_cards=CARDS)
            for player in view.players
        )
        return replace(view, players=others)

    @LAYOUTS
    def test_what_the_guide_names_can_be_pointed_at(self, narrow: bool) -> None:
        for view, pictures in self.drawn(narrow):
            own = {*FORTUNES, "tax_space", "copper"} if view.seat >= 0 else set()
            assert LASTING | own <= nouns(pictures.scenes)

    @LAYOUTS
    def test_pieces_keep_their_ids_from_view_to_view(self, narrow: bool) -> None:
        for view, pictures in self.drawn(narrow):
            found = ids(pictures.scenes)
            assert {f"boat-seat_{seat}" for seat in range(view.seats)} | {"die"} <= found
            assert {tile for tile in view.track if tile} <= found
            assert {square.tile for square in view.land if square.tile and square.good} <= found
            assert {factory.id for factory in view.factories} <= found
            assert {route.id for route in view.row} <= found
            assert {ship.ship for ship in view.ships if ship.ship} <= found
            assert {ship.next_ship for ship in view.ships if ship.next_ship} <= found
            assert {f"disc-{slot}" for slot, seat, _ in view.slots if seat >= 0} <= found
            cubes = {f"cube-{square.id}-{n}" for square in view.land for n in range(square.cubes)}
            squares = {key for key in found if re.match("cube-(?!seat_)", key)}
            assert squares == cubes

    def test_goods_are_what_a_player_has(self) -> None:
        for view, pictures in self.drawn(narrow=False):
            for player in view.players:
                found = {good.symbol: good.count for good in pictures.goods(player.seat)}
                assert found["copper"] == player.copper
                assert found["silver"] == player.silver
                assert found[f"worker_{player.seat}"] == player.workers
                assert found[f"cube_{player.seat}"] == player.cubes

    @LAYOUTS
    def test_only_what_is_in_play_is_drawn(self, narrow: bool) -> None:
        for view, pictures in self.drawn(narrow):
            found = nouns(pictures.scenes)
            assert f"coast_{view.seats}" in found
            assert f"coast_{view.seats + 1}" not in found


def test_food_and_taxes_are_said_in_words() -> None:
    pictures = drawn_in_english()
    for seat in range(2):
        said = {
            node.text for node in walk_nodes(pictures.mat(seat).layers) if isinstance(node, Text)
        }
        assert {"food 0", "tax 0"} <= said


def test_the_text_says_which_goods_lie_beside_a_coin() -> None:
    pictures = drawn_in_english()
    for market in pictures.view.markets:
        corner = [stall.good for stall in market.stalls].index("coin")
        across = market.stalls[3 - corner].good
        beside = [stall.good for stall in market.stalls if stall.good not in {"coin", across}]
        names = [words("en").name(good) for good in beside]
        assert f"coin: beside {' and '.join(names)}" in regions_text(
            pictures.regions, lit=(), width=999
        )


def drawn_in_english() -> Pictures[Canvas]:
    view = GAME.view(GAME.start(2, 1), 0)
    return BOARD.draw(view, GAME.box, words("en").say)


def test_all_symbols_of_the_game_are_new() -> None:
    assert SYMBOLS.keys().isdisjoint(symbol.name for symbol in YINZI_SYMBOLS)


def test_no_boat_hides_another_on_its_space() -> None:
    for width, height in ((29.0, 52.0), (57.5, 26.0)):
        for count in (2, 3, 4):
            places = mark_corners(count, width, height)
            assert all(
                0 <= x <= width - MIN_CHIP_SIZE and 0 <= y <= height - MIN_CHIP_SIZE
                for x, y in places
            )
            near = min(dist(one, other) for one, other in combinations(places, 2))
            assert near >= MIN_CHIP_SIZE * 0.6, (width, count)
