"""Whoever hears every event knows what everybody has: each good, coin and point."""

from collections import Counter
from typing import Any

import pytest

from dynasty.kernel import Game
from tests.conformance.tables import NAMES, PROOF, tables_of
from tests.games.accounting import Bookkeeper, Books
from tests.games.proof import part, seeds, witnessed


@pytest.mark.parametrize("name", NAMES)
def test_what_is_told_accounts_for_all_that_players_have(name: str) -> None:
    books: Books = part(name, "accounts").BOOKS

    def called(game: Game[Any], s: Any, met: Counter[str]) -> Bookkeeper:
        return Bookkeeper(books, game, s, met)

    met = witnessed(tables_of(name), seeds(2, 100), called)
    assert met.keys() & books.entries.keys()
    if PROOF:
        assert books.entries.keys() <= met.keys()
