"""Rollouts: bots play a copy of a state for a while."""

import math

from dynasty import games
from dynasty.bots.greedy_bot import best_by_prior
from dynasty.bots.rollout import play_search_rollout


def test_those_who_search_play_on_another_way_each_time() -> None:
    game = games.load("terracotta_army")
    s = game.start(2, 1)
    while game.progress(s) < 0.9 or len(s.decisions[0].choices) < 2:
        game.apply(s, s.decisions[0].seat, best_by_prior(game, s, s.decisions[0]))
    ends = [play_search_rollout(game, s, math.inf, luck, 4, 2) for luck in (1, 1, 2, 3, 4, 5)]
    dumps = [game.dump(one) for one in ends]
    assert not any(one.decisions for one in ends)
    assert dumps[0] == dumps[1]
    assert any(dump != dumps[0] for dump in dumps)
