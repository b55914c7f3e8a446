"""What every bot does: it answers open questions only."""

from typing import Any

import pytest

from dynasty.bots import self_play
from dynasty.kernel import Game, NotAsked
from tests.bots.players import KINDS, made


@pytest.mark.parametrize("kind", KINDS)
def test_a_bot_that_is_not_asked_says_so(game: Game[Any], kind: str) -> None:
    s = game.start(game.seat_counts[0], 1)
    while len(s.decisions) == s.seats:
        game.apply(s, s.decisions[0].seat, s.decisions[0].choices[0])
    idle = next(seat for seat in range(s.seats) if s.decision_of(seat) is None)
    with pytest.raises(NotAsked):
        made(kind, game, 0).choose(self_play.state_sampler(game, s, idle), idle)
