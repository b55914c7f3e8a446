"""Table options: their values, and the numbers of players that they are for."""

import pytest

from dynasty.kernel import BadOptions, Option
from tests.kernel.auction import Auction


class LongAuction(Auction):
    """Two lots are enough for three players only."""

    options = (Option("lots", ("three", "two"), seats=(3,)),)


def test_an_option_may_be_for_some_numbers_of_players_only() -> None:
    game = LongAuction()
    assert [game.counts_of(option) for option in game.options] == [[3]]
    assert game.start(3, 1, {"lots": "two"}).lots == 1
    assert game.start(2, 1, {"lots": "three"}).lots == 2
    refused = "option 'lots', seats 2, stays 'three', allowed '3'"
    with pytest.raises(BadOptions, match=refused):
        game.start(2, 1, {"lots": "two"})
