"""Clones and their originals, at every question of whole games: neither changes the other."""

from collections import Counter
from typing import Any

import pytest

from dynasty.kernel import Game
from tests.conformance.tables import NAMES, tables_of
from tests.games.proof import seeds, witnessed


class Twin:
    """A clone of the last question, and what it was; it answers no question itself."""

    def __init__(self, game: Game[Any], s: Any, met: Counter[str]) -> None:
        self.game, self.met = game, met
        self.keep(s)

    def keep(self, s: Any) -> None:
        self.clone = s.clone()
        self.before = self.game.dump(self.clone)

    def __call__(self, s: Any) -> None:
        assert self.game.dump(self.clone) == self.before
        self.met["clone"] += 1
        self.keep(s)


@pytest.mark.parametrize("name", NAMES)
def test_4_a_clone_stays_as_it_was_whatever_its_original_does(name: str) -> None:
    for table in tables_of(name):
        met = witnessed([table], seeds(1 if table.options else 5, 20), Twin)
        assert met["clone"] > 10
