"""The drawn board: all of it, for every seat, wide and narrow, and nothing that is hidden."""

from collections.abc import Callable
from dataclasses import replace
from functools import cache

from dynasty import games
from dynasty.drawing.symbols import SYMBOLS
from dynasty.drawing.text_layout import regions_text
from dynasty.games.xian.board.piece_facts import clay_price
from dynasty.games.xian.names import END_TILES, EQUIPMENT, RESOURCES, SECTIONS, SQUARES
from dynasty.games.xian.symbols import XIAN_SYMBOLS
from dynasty.games.xian.view import XianView
from dynasty.localization import translator_for
from tests.games.boards import LAYOUTS, SecretBoardTests, ids, watcher
from tests.games.playing import at_random
from tests.games.xian.playing import play_game
from tests.games.xian.setting import BOX, GAME

EVERY = 37  # one choice in so many is looked at


class TestBoard(SecretBoardTests):
    game = GAME

    @staticmethod
    @cache
    def views() -> tuple[XianView, ...]:
        seen: list[XianView] = []
        for seats in (2, 3, 4):
            play_game(seats, seats, at_random(seats), watcher(GAME, seats, seen, EVERY))
        return tuple(seen)

    def cards(self, view: XianView) -> set[str]:
        me = view.players[view.seat]
        return {card for card in (*(me.hand or ()), me.initiative, me.work) if card}

    def guess(self, view: XianView) -> XianView:
        """[Q-24] Forged cards of others lie face down: only how many they are is known."""
        players = tuple(
            player
            if player.seat == view.seat
            else replace(player, equipment=EQUIPMENT[: len(player.equipment)])
            for player in view.players
        )
        return replace(view, players=players)

    def wanted(self, view: XianView) -> set[str]:
        """Everything but the end tiles that stay in the box."""
        here = {*view.end_tiles, *(player.end_tile for player in view.players)}
        return {choice.noun for choice in GAME.vocabulary} - ({*END_TILES} - here)

    @LAYOUTS
    def test_pieces_keep_their_ids_from_view_to_view(self, narrow: bool) -> None:
        for view, pictures in self.drawn(narrow):
            found, seats = ids(pictures.scenes), range(view.seats)
            assert {f"score-seat_{seat}" for seat in seats} <= found
            assert {f"supervisor-seat_{seat}" for seat in seats} <= found
            assert {f"builder-seat_{seat}-{n}" for seat in seats for n in (1, 2)} <= found
            assert {"prime_minister", *view.requests, *view.turn_track} <= found
            assert {f"equipment-{card}" for card in view.display if card} <= found
            standing = {f"warrior-{square.id}" for square in view.pit if square.warrior}
            assert {f"warrior-{square}" for square in SQUARES} & found == standing

    def test_goods_are_what_a_player_has(self) -> None:
        for view, pictures in self.drawn(narrow=False):
            for player in view.players:
                found = {good.symbol: good.count for good in pictures.goods(player.seat)}
                stuff = (player.coins, player.clay, *player.pigments)
                assert [found[name] for name in RESOURCES] == list(stuff)
                assert found["painted_warrior"] == player.warriors_left


def test_all_symbols_of_the_game_are_new() -> None:
    assert SYMBOLS.keys().isdisjoint(symbol.name for symbol in XIAN_SYMBOLS)


def test_pigments_differ_by_more_than_colour() -> None:
    marks = [symbol.shapes[-1] for symbol in XIAN_SYMBOLS if symbol.name.startswith("pigment_")]
    assert len({mark.d for mark in marks if hasattr(mark, "d")}) == len(marks) == 4


def seat_view(mark: Callable[[XianView], bool]) -> XianView:
    """A position like that, as a player sees it."""
    return next(view for view in TestBoard.views() if view.seat >= 0 and mark(view))


def test_clay_prices_are_those_of_the_viewer() -> None:
    """[X-3.11] The Scientist makes the margin of the pit cheaper, for his owner only."""
    view = seat_view(lambda view: True)
    players = tuple(
        replace(player, helpers=("scientist",) if player.seat == view.seat else ())
        for player in view.players
    )
    helped = replace(view, players=players)
    other = replace(helped, seat=(view.seat + 1) % view.seats)
    assert [clay_price(BOX, helped, section) for section in SECTIONS] == [1, 2, 4]
    assert [clay_price(BOX, other, section) for section in SECTIONS] == [2, 3, 5]


def test_what_others_have_played_can_be_read() -> None:
    """[X-1.8] Discarded cards lie face up."""
    view = seat_view(lambda view: bool(view.players[view.seat - 1].discard))
    rival, words = view.players[view.seat - 1], translator_for(GAME, "en")
    pictures = games.load_board(GAME.name).draw(view, GAME.box, words.say, False)
    text = next(region for region in pictures.regions if region.key == f"seat_{rival.seat}")
    assert all(words.name(card) in regions_text((text,), width=999) for card in rival.discard)
