"""Paired rollouts: they know no more than the seat, end when it is clear, and count their error."""

from itertools import islice

import pytest

from dynasty import games
from dynasty.bots.greedy_bot import best_by_prior
from dynasty.bots.self_play import state_sampler
from dynasty.insight.paired_rollouts import (
    PairedResult,
    mean_and_error,
    rollout_differences,
    rollout_pairs,
    run_until_clear,
)
from dynasty.insight.puzzle_search import ERRING_ROLLOUT
from dynasty.kernel import Chance, Match
from tests.insight.golden_matches import blundered, golden


@pytest.mark.parametrize("name", [f"{game}_2" for game in (*games.SHELF, games.TEMPLATE_GAME)])
def test_no_hindsight(name: str) -> None:
    """What is found depends on what the seats could know, and on nothing else."""
    match = golden(name)
    game, record = match.game, match.record()
    before = Match.of_record(game, record, len(record.choices) // 3).state
    seat = before.decisions[0].seat
    choice = before.decisions[0].choices[-1]
    twin = game.imagine(before, seat, 77)
    worse = before.decisions[0].choices[0]
    for state in (before, twin):
        imagine = state_sampler(game, state, seat)
        found = run_until_clear(rollout_differences(game, imagine, seat, choice, worse, Chance(5)))
        if state is before:
            first = found
        assert found == first


def test_equal_choices_draw_their_trial() -> None:
    game, match, seat, passing = blundered()
    imagine = state_sampler(game, match.state, seat)
    found = run_until_clear(rollout_differences(game, imagine, seat, passing, passing, Chance(1)))
    assert (found.mean, found.error) == (0.0, 0.0)
    assert not found.agrees


def test_a_trial_counts_its_error() -> None:
    assert mean_and_error([2.0, 4.0]) == PairedResult(3.0, 1.0, 2)
    assert not mean_and_error([5.0]).agrees
    assert mean_and_error([1.0, 3.0, 2.0]).agrees


def test_a_trial_ends_where_nothing_is_to_be_hoped_for() -> None:
    even = [1.0, -1.0] * 64
    assert run_until_clear(even).pairs == len(even)
    assert run_until_clear(even, hoped=1.0).pairs < 32
    assert run_until_clear(even, hoped=0.0).pairs == len(even)


def test_games_differ_by_small_errors_where_nothing_is_left_to_chance() -> None:
    game = games.load("terracotta_army")
    s = game.start(2, 1)
    while game.progress(s) < 0.9:
        game.apply(s, s.decisions[0].seat, best_by_prior(game, s, s.decisions[0]))
    seat, choices = s.decisions[0].seat, s.decisions[0].choices
    asked = game, state_sampler(game, s, seat), seat, choices[0], choices[1]
    found = run_until_clear(rollout_differences(*asked, Chance(7), ERRING_ROLLOUT))
    assert found.error > 0
    assert found == run_until_clear(rollout_differences(*asked, Chance(7), ERRING_ROLLOUT))


def test_choices_are_played_on_for_a_while_and_close_to_the_end_to_it() -> None:
    game = games.load("terracotta_army")
    for moment, is_over in ((0.3, False), (0.8, True)):
        s = game.start(2, 1)
        while game.progress(s) < moment or len(s.decisions[0].choices) < 2:
            game.apply(s, s.decisions[0].seat, best_by_prior(game, s, s.decisions[0]))
        seat, choices = s.decisions[0].seat, s.decisions[0].choices
        asked = game, state_sampler(game, s, seat), seat, choices[0], choices[1]
        for both in islice(rollout_pairs(*asked, Chance(7), ERRING_ROLLOUT), 2):
            assert [not one.decisions for one in both] == [is_over, is_over]
