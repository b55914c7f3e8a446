"""The record of the last moves of a game, to be analysed."""

import pytest

from dynasty import bots, games
from dynasty.kernel import Match, SeatEntry

LAST = 8  # moves that are looked at


@pytest.fixture(scope="module")
def ending() -> str:
    """The record of the last moves of a game."""
    game = games.load("xian")
    players = [bots.make_bot("apprentice", game, seat) for seat in range(2)]
    choices: bots.SeatChoices = []
    bots.simulate_game(game, players, 6, None, choices)
    seats = (SeatEntry("Ann", "you"), SeatEntry("Bob", "apprentice"))
    match = Match(game, seats, 6)
    match.replay([(seat, str(choice)) for seat, choice in choices[:-LAST]])
    late = Match(game, seats, 6, origin=game.dump(match.state))
    late.replay([(seat, str(choice)) for seat, choice in choices[-LAST:]])
    assert late.finished
    return late.record().to_json()
