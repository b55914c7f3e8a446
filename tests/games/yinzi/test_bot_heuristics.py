"""Advice: what a greedy player makes of it."""

import math

from dynasty.bots.greedy_bot import GreedyBot
from dynasty.bots.random_bot import RandomBot
from dynasty.bots.self_play import simulate_game
from dynasty.games.yinzi.bot_heuristics import PRIOR_BY_VERB
from tests.games.playing import at_random
from tests.games.yinzi.playing import play_game
from tests.games.yinzi.setting import GAME


def test_every_verb_has_an_inclination() -> None:
    assert {choice.verb for choice in GAME.vocabulary} == set(PRIOR_BY_VERB)


def test_the_estimate_of_the_end_is_the_score() -> None:
    s = play_game(3, 6, at_random(6))
    totals = [sheet.total for sheet in GAME.scores(s)]
    assert [GAME.estimate(s, seat) for seat in range(3)] == totals


def test_estimates_and_inclinations_are_numbers_all_the_way() -> None:
    s, count = GAME.start(4, 9), 0
    pick = at_random(9)
    while s.decisions:
        decision = s.decisions[0]
        if count % 5 == 0:
            assert all(math.isfinite(GAME.estimate(s, seat)) for seat in range(4))
            assert all(map(math.isfinite, GAME.incline(s, decision)))
        GAME.apply(s, decision.seat, pick(s, decision))
        count += 1


def test_a_greedy_player_beats_chance() -> None:
    for seed in range(4):
        me = seed % 2
        bots = [GreedyBot(GAME, seed) if q == me else RandomBot(GAME, seed) for q in range(2)]
        s = simulate_game(GAME, bots, seed)
        assert GAME.ranking(s)[0] == me  # type: ignore[arg-type]
