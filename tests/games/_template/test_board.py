"""The drawn table: everything that can be chosen, for every seat, wide and narrow."""

from functools import cache

from dynasty.games._template.game import load
from dynasty.games._template.names import HOURS
from dynasty.games._template.view import TeaView
from tests.games.boards import LAYOUTS, BoardTests, ids, watcher
from tests.games.playing import Playing, at_random

GAME = load()


class TestBoard(BoardTests):
    game = GAME

    @staticmethod
    @cache
    def views() -> tuple[TeaView, ...]:
        seen: list[TeaView] = []
        for seats in GAME.seat_counts:
            watch = watcher(GAME, seats, seen, every=5)
            Playing(GAME).play_game(seats, seats, at_random(seats), watch)
        return tuple(seen)

    def wanted(self, view: TeaView) -> set[str]:
        """The row, the own hours, garden and crier."""
        return {*view.row, *view.players[view.seat].hours, "garden", "crier"}

    @LAYOUTS
    def test_everybody_sees_which_hours_the_others_have_left(self, narrow: bool) -> None:
        for view, pictures in self.drawn(narrow):
            every = {f"{hour}-seat_{seat}" for hour in HOURS for seat in range(view.seats)}
            left = {f"{hour}-seat_{p.seat}" for p in view.players for hour in p.hours}
            assert every & ids(pictures.scenes) == left
